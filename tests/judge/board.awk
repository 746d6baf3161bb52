# Shows verdicts as a page for people: the board, 80 columns wide. The sentences
# about a failure are in sentences.awk; this program lays them out.
#
#   awk -v colour=1 -v detailed=1 -f statuses.awk -f wrap.awk \
#       -f board.awk build/check/*/verdict
#
# With detailed=1 the single chapter given is shown claim by claim. With quiz=1
# the quiz of a finished chapter is named, and with following=NN_name the lesson
# after it. With files=1 the files beside the verdict can be opened. With
# solutions=1 a student who has finished reads how to see the solutions.
# unseen=TEXT is what can't be seen on this machine. order="I NN_name ..." is
# what order.sh prints, on one line. A report sets none of these, since its
# reader may have a course without them. With single=1 the verdict is about one
# exercise of the chapter. With page=1 the lines are records for a web page
# (docs/design.md); no verb is named, and no lesson for what does not build.
# Files are named from the folder HERE, "chapters/NN_name/" or "chapters/", or
# else from the top. A file that is to be opened stands at the margin: there
# editors find it. In a terminal tries=FILE keeps what has failed, and on how
# many boards in a row. The exit status is 1 if anything that was attempted is
# wrong.

BEGIN {
    FS = "\t"
    split("passed 32 right 32 failed 31 open 2 faint 2 source 2 strong 1", word,
        " ")
    for (k = 1; k in word; k += 2) code_of[word[k]] = word[k + 1]
    sign["passed"] = paint("passed", "●")
    sign["failed"] = paint("failed", "✗")
    sign["open"] = paint("open", "○")
    width = 18        # of the longest name of a chapter
    beside_marks = 53 # columns for marks and names, of 78
    if (page) beside_marks = 100000 # a page breaks its lines itself
    split(order, word, " ")
    for (k = 2; k in word; k += 2) {
        part_of[word[k]] = word[k - 1]
        number = word[k] + 0
        in_part_one += number < 8
        about_models += number > 7 && number < 12
        if (word[k - 1] == "workshop") label[word[k]] = "W" (number - 11)
    }
}

FNR == 1 {
    parts = split(FILENAME, part, "/")
    ch = part[parts - 1]
    chapter[++chapters] = ch
    reading = 0
}

# A chapter that could not be built or run at all, and why.
$1 == "broken" {
    broken[ch] = "does not build"
    if ($2 == "refused") broken[ch] = "was not run"
    if ($2 == "banned") broken[ch] = "uses what is forbidden"
    first_of(ch, "failed")
    reading = (first == NR)
    compiler_speaks = $2 == "compile"
    next
}

# A warning of the compiler.
$1 == "warning" {
    warner[ch, ++warned[ch]] = $2
    warning[ch, warned[ch]] = at_margin($3, $4, "warning: " $5)
    next
}

# Known mistakes could not be looked up, and why.
$1 == "unnamed" { unnamed[ch] = $2; next }

$1 == "claim" {
    dots[ch] = dots[ch] (dots[ch] == "" ? "" : " ") sign[$4]
    total[ch]++
    if (!((ch, $2) in seen)) {
        seen[ch, $2] = 1
        exercises++
        names[ch, ++named[ch]] = $2
    }
    if ($4 != "passed") undone[ch, $2] = 1
    if ($4 == "failed") failing[ch, $2] = 1
    exercise = $2
    keep_line(ch, $4, $2, words($3))
    # A skipped claim is not shown as the failure: an earlier claim was stopped.
    if ($5 == "skipped") { untried = ch; reading = 0; next }
    first_of(ch, $4, $5)
    is_open = (open_record == NR)
    reading = (first == NR)
    if (reading) {
        failing_exercise = $2; failing_sentence = $3; failing_kind = $5
        failing_document = $6; failing_section = $7
    }
    next
}

# The exercise may be written, and wait for another function.
$1 == "todo" { awaited[ch, exercise] = $2 == "waits" ? $3 : "" }
$1 == "text" && is_open { todo = $2; is_open = 0 }

reading && $1 == "text" { explanation = explanation wrapped($2, 74, "     ") }
reading && $1 == "printed" && files {
    file = FILENAME
    sub(/[^\/]*$/, $2, file)
    explanation = explanation "     All of it: " from_here(file) "\n"
}
reading && $1 == "place" && $2 == "begins" {
    failing_place = at_margin($3, $4, $5)
}
reading && $1 == "unexplained" { unexplained = 1 }
reading && $1 == "place" && $2 != "begins" {
    explanation = explanation from_here($3) ":" $4 ": " $5 "\n"
}
reading && $1 == "link" {
    sub(/^https:\/\//, "", $2)
    explanation = explanation "       " paint("link", $2) "\n"
}
# The compiler's lines begin at the margin: with a place, FILE:LINE:, or with a
# number and a bar before a line of the source.
reading && $1 == "row" {
    if (!compiler_speaks) $2 = ($2 == "" ? "" : "     ") $2
    else if ($2 ~ /^chapters\/[^ ]*:[0-9]+:/) $2 = from_here($2)
    else if ($2 ~ /^ *[0-9]* \|/) $2 = paint("code", $2)
    explanation = explanation $2 "\n"
}

END {
    count_tries()
    print ""
    for (c = 1; c <= chapters; c++) {
        if (c > 1 && part_of[chapter[c]] != part_of[chapter[c - 1]]) print ""
        print_chapter(chapter[c])
    }
    print ""
    if (failed_chapter == "" && untried != "") failed_chapter = untried
    if (failed_chapter != "") failure()
    else if (open_chapter != "") begin_here()
    else finished()
    if (unseen != "") printf "\n%s", paint("faint", wrapped(unseen, 78, " "))
    if (tries != "") print failing_test "\t" boards > tries
    exit failed_chapter != ""
}

# Of what fails, the first that does more than print.
function first_of(ch, verdict, kind) {
    if (verdict == "failed" && \
        (failed_chapter == "" || only_prints && kind != "printed")) {
        only_prints = kind == "printed"
        failed_chapter = ch
        first = NR
        explanation = failing_place = unexplained = ""
    }
    if (verdict == "open" && open_chapter == "") {
        open_chapter = ch
        open_record = NR
    }
}

function count_tries(    line, kept) {
    failing_test = failed_chapter " " failing_exercise " " failing_sentence
    if (tries != "" && (getline line < tries) > 0) split(line, kept, "\t")
    close(tries)
    boards = kept[1] == failing_test ? kept[2] + 1 : 1
}

# The text in the colour of what has this NAME.
function paint(name, text) {
    if (page) return "\t" name "\t" text "\t"
    return colour && name in code_of ? \
        "\033[" code_of[name] "m" text "\033[0m" : text
}

function path(ch, ending) {
    return from_here("chapters/" ch "/" \
        (ending == "" ? "" : substr(ch, 4) ending))
}

function from_here(file) {
    if (file ~ /^\//) return file
    if (here == "" || index(file, here) == 1)
        return substr(file, length(here) + 1)
    return (here == "chapters/" ? "../" : "../../") file
}

function at_margin(file, line, text) {
    text = wrapped(from_here(file) ":" line ": " text, 74, "     ")
    sub(/^ +/, "", text)
    return text
}

function pad(text, n) { while (length(text) < n) text = text " "; return text }
function words(name) { gsub(/_/, " ", name); return name }
function number_of(ch) { return substr(ch, 1, 2) }
function verb(name, ch) { return "make " name " CH=" number_of(ch) }

# Counts what is done in a chapter; returns the names of what is open.
function count_done(ch,    e, open_names) {
    done_in[ch] = named[ch]
    for (e = 1; e <= named[ch]; e++)
        if (undone[ch, names[ch, e]]) {
            done_in[ch]--
            if (!failing[ch, names[ch, e]])
                open_names = open_names (open_names == "" ? "" : ", ") \
                    names[ch, e]
        }
    done += done_in[ch]
    if (part_of[ch] != "I") done_later += done_in[ch]
    return open_names
}

# Prints one line for a chapter; with detailed=1, also one line for each claim.
function print_chapter(ch,    open_names, k, marks, line) {
    # More than 29 marks with a blank between them are wider than 80 columns.
    marks = dots[ch]
    if (total[ch] > 29) gsub(/ /, "", marks)
    open_names = count_done(ch)
    line = " " (ch in label ? label[ch] : number_of(ch)) " " \
        pad(substr(ch, 4), width)
    if (broken[ch]) line = line sign["failed"] " " broken[ch]
    else line = line marks
    if (!broken[ch] && !detailed && done_in[ch] > 0 && open_names != "")
        line = line "   " paint("faint", fit("open: " open_names, \
            beside_marks - (total[ch] > 29 ? 1 : 2) * total[ch]))
    if (!single || broken[ch]) print line
    if (detailed) for (k = 1; k <= lines[ch]; k++) print listed(ch, k)
}

# The line of a claim. Of an exercise that is not written yet there is one line:
# its claims would answer what the lesson asks first.
function keep_line(ch, verdict, exercise, sentence) {
    if (verdict == "open" && open_claims[ch, exercise]++) return
    list[ch, ++lines[ch]] = "  " sign[verdict] " " pad(exercise, 22)
    if (verdict == "open") open_exercise[ch, lines[ch]] = exercise
    else list[ch, lines[ch]] = list[ch, lines[ch]] sentence
}

function listed(ch, k,    name, n) {
    if (!((ch, k) in open_exercise)) return list[ch, k]
    name = open_exercise[ch, k]
    n = open_claims[ch, name]
    return list[ch, k] (awaited[ch, name] == "" ? "not written yet" : \
        "waits for " awaited[ch, name]) ": " n (n == 1 ? " test" : " tests")
}

function fit(text, n) {
    return length(text) <= n ? text : substr(text, 1, n - 4) " ..."
}

function failure(    ch, lesson, looks) {
    ch = failed_chapter
    looks = unexplained && warnings_about(ch, failing_exercise) == ""
    if (failing_sentence != "") {
        print " " sign["failed"] " " \
            paint("strong", failing_exercise ": " words(failing_sentence))
        if (failing_document != "")
            print "   " paint("source", failing_document)
    } else print " " sign["failed"] " " paint("strong", path(ch, ".c"))
    print ""
    printf "%s", warnings_about(ch, failing_exercise)
    print explanation
    if (unnamed[ch] != "") {
        print "   Known mistakes could not be looked up. The reason is in"
        print "     " unnamed[ch] "\n"
    }
    if (broken[ch] && page) return
    if (!page) printf "%s", failing_place
    lesson = (page ? "chapters/" ch "/" : path(ch)) "README.md" \
        (failing_section == "" ? "" : "#" failing_section)
    print "   Read  " paint("lesson", lesson)
    if (!broken[ch] && !page)
        print "   Stuck?  " verb("hint", ch) \
            (looks ? " looks for the line" : "") \
            paint("faint", "     the example" (looks ? "" : " on your code") \
                ":  " verb("run", ch))
    if (boards > 2 && failing_sentence != "" && \
        failing_kind !~ /^(luck|overrun)$/ && \
        how_ended[failing_kind] !~ /^(unrun|lost)$/)
        print "           " verb("debug", ch) " stops at this call"
}

# The compiler's warnings of the failing exercise, and of functions that are no
# exercises: it may call them.
function warnings_about(ch, exercise,    k, lines_about) {
    for (k = 1; k <= warned[ch]; k++)
        if (warner[ch, k] == exercise || !((ch, warner[ch, k]) in seen))
            lines_about = lines_about warning[ch, k]
    return lines_about == "" ? "" : lines_about "\n"
}

function begin_here(    ch) {
    if (page) return
    ch = open_chapter
    if (part_of[chapter[1]] == "I" && part_of[ch] == "II" && !done_later) {
        print " " paint("right", "Part I is finished: all " done \
            " exercises are right. Well done!")
        print ""
        you_have_built()
        print " You may stop here: Part I is a course of its own. Part II " \
            "leads to the models"
        print " of today. It begins here:"
    } else if (done == 0) {
        print " Nothing is wrong, and no exercise is finished yet. Begin here:"
    } else {
        print " " paint("right", "Everything you have written passes.") \
            " " done " of " exercises " exercises " (done == 1 ? "is" : "are") \
            " done. Next:"
    }
    print ""
    print "   read  " path(ch) "README.md"
    print "   edit  " path(ch, ".c")
    printf "%s", paint("faint", wrapped(todo, 70, "         "))
    print "   then  " verb("check", ch) \
        paint("faint", "   or leave  " verb("watch", ch) "  running")
}

function you_have_built() {
    if (in_part_one < 8) return
    print " You have built the positional encoding of the Transformer from " \
        "nothing, and"
    print " you know why every part of it is there."
}

# Of chapters 08 to 11.
function you_have_also_written() {
    print " You have also written attention with several heads, and what " \
        "other models use"
    print " in place of that encoding: learned positions, biases for " \
        "distance, and rotary"
    print " embedding."
}

function finished() {
    if (detailed) {
        print " " paint("right", single ? "This exercise is right." : \
            "This chapter is done.") \
            (solutions ? " Compare:  " verb("solution", chapter[1]) : "")
        if (page) return
        if (quiz) print " What did you learn?  " verb("quiz", chapter[1])
        if (following != "") print " Next:  " path(following) "README.md"
        return
    }
    print " " paint("right", "All " exercises \
        " exercises are right: the course is finished. Well done!")
    print ""
    you_have_built()
    if (about_models == 4) you_have_also_written()
    if (!solutions) return
    print ""
    print " Compare your work with the reference (make solution CH=" \
        number_of(chapter[1]) "), or read how others"
    print " went wrong: make misconceptions."
}
