# Rewrites the generated parts of a page: its tables of chapters and its counts.
#
#   awk -f tables.awk chapters/*/README.md chapters/*/*.h PAGE
#
# The lessons come in the order of the tables; order.sh says which part each
# belongs to.
#
# A part stands between two lines, and NAME says which part it is:
#
#   <!-- generated: NAME -->
#   <!-- /generated -->
#
#   counts      how many chapters and exercises there are, in words, and how
#               long they take
#   questions   each chapter with the question that it answers
#   times       each chapter with the time that it takes to read and to solve,
#               the sums, and those of the shorter path
#   lessons     the same with the time in class and the number of exercises
#   atlas       the tables of public programs (wild.awk)
#
# A lesson gives its title (the first heading), its question, and its times:
#
#   # 05 The full formula
#   **The question: what did the paper choose?**
#   <!-- minutes: 40 reading, 30 exercises, 60 in class -->
#
# The exercises of a chapter are the prototypes in its header. A header may
# repeat the question after "Question: "; it must be the same. Faults go to
# standard error, and the exit status is then 1.

BEGIN {
    split("one two three four five six seven eight nine ten eleven twelve " \
        "thirteen fourteen fifteen sixteen seventeen eighteen nineteen", \
        small, " ")
    split("ten twenty thirty forty fifty sixty seventy eighty ninety", tens, \
        " ")
    shorter_path = "00, 02, 03, 05, 06"
    while (("docs/notes/order.sh" | getline line) > 0) {
        split(line, entry, " ")
        part_with[entry[2]] = entry[1]
    }
    part_title["I"] = "Part I: the encoding of 2017"
    part_title["II"] = "Part II: from 2017 to today"
    part_title["workshop"] = "Workshop: the encoding in programs"
    together["I"] = "Part I together"
    together["II"] = "Part II together"
    together["workshop"] = "The workshop together"
}

FNR == 1 { start_file() }
kind == "lesson" { read_lesson(); next }
kind == "header" { read_header(); next }
/^<!-- generated: [a-z]+ -->$/ {
    print
    if (part != "") fail(FILENAME, "line " part_line ": \"" part \
        "\" has no line <!-- /generated -->")
    part = $3
    part_line = FNR
    print ""
    write(part)
    print ""
    next
}
/^<!-- \/generated -->$/ { part = "" }
part == "" { print }

END {
    if (part != "") fail(FILENAME, "line " part_line ": \"" part \
        "\" has no line <!-- /generated -->")
    exit failed
}

function fail(file, text) {
    print file ": " text > "/dev/stderr"
    failed = 1
}

# ---- What the chapters say -------------------------------------------------

function start_file() {
    kind = "page"
    if (FILENAME !~ /^chapters\//) { check_lessons(); return }
    kind = FILENAME ~ /\.h$/ ? "header" : "lesson"
    split(FILENAME, path, "/")
    folder = path[2]
    asking = 0
    if (kind == "lesson") chapter[++chapters] = folder
    else count_exercises(FILENAME)
}

function read_lesson(    text) {
    if (title[folder] == "" && /^# /) title[folder] = substr($0, 3)
    text = $0
    if (question[folder] == "" && sub(/^\*\*The question: /, "", text))
        asking = 1
    if (asking) {
        asking = text !~ /\*\*$/
        sub(/\*\*$/, "", text)
        question[folder] = question[folder] \
            (question[folder] == "" ? "" : " ") text
    }
    # <!-- minutes: N reading, N exercises, N in class -->
    if (/^<!-- minutes: / && NF == 10 && $3 $5 $7 ~ /^[0-9]+$/) {
        reading[folder] = $3
        solving[folder] = $5
        in_class[folder] = $7
    }
}

function read_header(    text) {
    text = $0
    if (sub(/^ \* Question: /, "", text)) asking = 1
    else sub(/^ \* ?/, "", text)
    if (asking && text != "")
        asked[folder] = asked[folder] (asked[folder] == "" ? "" : " ") text
    else asking = 0
}

function count_exercises(header,    command, prototype, name, last) {
    command = "awk -f tests/judge/header.awk " header
    while ((command | getline prototype) > 0) {
        name = prototype
        sub(/\t.*/, "", name)
        if (name == last) continue
        last = name
        exercises[folder]++
    }
    close(command)
}

function check_lessons(    k, file) {
    for (k = 1; k <= chapters; k++) {
        file = "chapters/" chapter[k] "/README.md"
        if (title[chapter[k]] !~ /^[0-9][0-9] ./)
            fail(file, "the first heading is not a number and a title, as in " \
                "# 05 The full formula")
        if (question[chapter[k]] == "")
            fail(file, "no line **The question: ...** below the title")
        else if (asked[chapter[k]] != "" && \
            asked[chapter[k]] != question[chapter[k]])
            fail(file, "asks \"" question[chapter[k]] "\", and its header " \
                "\"" asked[chapter[k]] "\": write the same question")
        if (reading[chapter[k]] == "")
            fail(file, "no line <!-- minutes: 40 reading, 30 exercises, 60 " \
                "in class --> below the question")
        if (!exercises[chapter[k]])
            fail("chapters/" chapter[k], "no header with a prototype in it")
    }
}

# ---- The parts -------------------------------------------------------------

function write(name) {
    if (name == "counts") counts()
    else if (name == "questions") questions()
    else if (name == "times") times()
    else if (name == "lessons") lessons()
    else if (name == "atlas") atlas()
    else fail(FILENAME, "line " FNR ": there is no generated part \"" name \
        "\"; tables.awk has counts, questions, times, lessons and atlas")
}

function part_of(k) { return part_with[chapter[k]] }
function has_parts() { return part_of(1) != part_of(chapters) }

function counts(    k, p, of, functions, minutes, size, time) {
    for (k = 1; k <= chapters; k++) {
        p = part_of(k)
        of[p]++
        functions[p] += exercises[chapter[k]]
        minutes[p] += reading[chapter[k]] + solving[chapter[k]]
    }
    for (p in of) {
        size[p] = so_many(of[p], "chapter") " and " \
            so_many(functions[p], "small C function")
        time[p] = so_many(int(minutes[p] / 60 + 0.5), "hour")
    }
    if (!("I" in of) || !("II" in of)) {
        print "There are " size[p] " to write. Together they take about " \
            time[p] "."
        return
    }
    print "Part I, " size["I"] ", takes about " time["I"] ". It is a course " \
        "of its own."
    print "Part II, " size["II"] ", takes about " time["II"] " more."
    if ("workshop" in of) print "The workshop, " size["workshop"] \
        ", takes about " time["workshop"] "."
}

function so_many(n, what) { return words(n) " " what (n == 1 ? "" : "s") }

function words(n,    one) {
    if (n < 20) return small[n]
    if (n > 99) return n
    one = n % 10
    return tens[(n - one) / 10] (one ? "-" small[one] : "")
}

# The way from the page to the top folder, as "../".
function up(    path, out) {
    path = FILENAME
    while (sub(/^[^\/]*\//, "", path)) out = out "../"
    return out
}

function lesson_link(k, label) {
    return "[" label "](" up() "chapters/" chapter[k] "/README.md)"
}

function number(k) { return substr(title[chapter[k]], 1, 2) }

function questions(    k) {
    for (k = 1; k <= chapters; k++) {
        if (k == 1 || part_of(k) != part_of(k - 1))
            head_of_part(k, "| | chapter | the question it answers |")
        print "| " number(k) " | " \
            lesson_link(k, substr(title[chapter[k]], 4)) " | " \
            question[chapter[k]] " |"
    }
}

function head_of_part(k, row) {
    if (has_parts())
        print (k == 1 ? "" : "\n") "**" part_title[part_of(k)] "**\n"
    print row
    gsub(/[^|]+/, "---", row)
    print row
}

function times(    k, p, lesson, solved, what, short) {
    print "| chapter | reading | exercises |"
    print "|---|---|---|"
    for (k = 1; k <= chapters; k++) {
        what = chapter[k]
        print "| " lesson_link(k, title[what]) " | " reading[what] " min | " \
            solving[what] " min |"
        p = part_of(k)
        short = index(shorter_path, number(k)) > 0
        lesson[p] += reading[what]; solved[p] += solving[what]
        lesson["short"] += short * reading[what]
        solved["short"] += short * solving[what]
        if (k < chapters && part_of(k + 1) == p) continue
        print "| " (has_parts() ? together[p] : "together") " | " \
            hours(lesson[p]) " | " hours(solved[p]) " |"
        if (p == "I") print "| " shorter_path " alone | " \
            hours(lesson["short"]) " | " hours(solved["short"]) " |"
    }
}

function hours(minutes) {
    return int(minutes / 60) " h" \
        (minutes % 60 ? " " minutes % 60 " min" : "")
}

function atlas(    command, row, rows) {
    command = "awk -f docs/lessons/wild.awk tests/13_in_the_wild/atlas.tsv"
    while ((command | getline row) > 0) { print row; rows++ }
    close(command)
    if (rows < 9) fail(FILENAME, "line " FNR ": there is no atlas to show")
}

function lessons(    k) {
    print "| chapter | lesson and worked example | exercises | in class |" \
        " functions |"
    print "|---|---|---|---|---|"
    for (k = 1; k <= chapters; k++)
        print "| " lesson_link(k, number(k)) " | " reading[chapter[k]] \
            " min | " solving[chapter[k]] " min | " in_class[chapter[k]] \
            " min | " exercises[chapter[k]] + 0 " |"
}
