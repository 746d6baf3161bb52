# Checks that a lesson is a chain of short steps: a prediction, its answer with
# the table that shows it, both folded, and then an exercise.
# docs/lessons/steps.sh runs it.
#
#   awk -v exercises="NAME ..." -f docs/lessons/steps.awk README.md
#
# The exercises are those of the chapter's header, in its order. Prints a line
# for each thing that does not hold, then "N passed, N failed". With -v table=1
# it prints the words of each step instead.
#
# What is counted is what stands before the hints: headings, paragraphs,
# tables, and what is folded. Code, formulas on lines of their own, comments and
# pictures are not counted. Folds "For the curious" count for the lesson, and
# not for the step to an exercise: a reader may leave them out.
#
# An answer is not to be seen before its fold is opened. So no block (code, a
# table, a picture) follows the fold directly, and no block that stands open in
# the rest of its section has the answer's number.

BEGIN {
    between = 600       # words before an exercise
    before_hints = 2000 # folds "For the curious" are among them
    count = split(exercises, exercise, " ")
}

/^## Hints$/ { hints = FNR }
hints { next }
{ skip = 0 }
/^ *(```|~~~)/ { fence = !fence; skip = 1 }
/^<!--/ { comment = 1 }
/^<picture>/ { picture = 1 }
/^<details>/ { fold = 1 }
/^<details><summary>For the curious: / { curious = 1 }
/^#+ / && !fence { secrets = 0 }
/^<!-- panel: / && fold {
    check(0, FNR, "a live panel is folded, where nobody sees it: let it " \
        "stand open")
}
{
    read = !(skip || fence || comment || picture)
    if (answered && $0 != "") follow_answer(FNR, $0)
    if (!fold && (skip || fence || picture || /^\|/)) look_open(FNR, plain($0))
    if (read) {
        words = words_of($0)
        total += words
        if (curious) aside += words
        else since += words
        read_line(FNR, $0)
    }
    if (!predicting && !comment) above = above " " plain($0)
    else if (answering && !read && !comment) shown = shown " " plain($0)
}
/-->/ { comment = 0 }
/^<\/picture>/ { picture = 0 }
/^<\/details>/ { curious = fold = 0 }

END {
    finish()
    if (!table) print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0
}

function check(holds, at, text) {
    if (holds) passed++
    else if (failed++ >= 0 && !table)
        print "  " FILENAME ":" at ": " text
}

function words_of(text,    part, n, k, words) {
    gsub(/<[^>]*>/, "", text)
    gsub(/\]\([^)]*\)/, "]", text)
    gsub(/\$[^$]*\$/, "x", text)
    n = split(text, part, " ")
    for (k = 1; k <= n; k++) if (part[k] ~ /[A-Za-z0-9]/) words++
    return words + 0
}

# In small letters, without the marks of Markdown, and 1,372 as 1372.
function plain(text) {
    text = tolower(text)
    while (match(text, /[0-9],[0-9][0-9][0-9]/))
        text = substr(text, 1, RSTART) substr(text, RSTART + 2)
    gsub(/[*`_\\$]/, "", text)
    return text
}

# Follows a prediction through its question and its folded answer.
function read_line(at, text) {
    if (text ~ /^### Write `[a-z0-9_]+`$/) write(at, text)
    else if (text ~ /^\*\*Predict\.\*\* /) {
        predictions++
        predicting = at
        question = text
    } else if (predicting && !answering) follow(at, text)
    else if (answering == "opened" && text != "") {
        answering = "read"
        answer = text
    } else if (answering && text == "</details>") judge_answer()
    else if (answering) answer = answer " " text
}

function follow(at, text) {
    if (text == "" && question ~ /[^ ]/) {
        check(question ~ /\?$/, predicting, "a prediction ends with its " \
            "question: put what follows it into the answer")
        asked = plain(question)
        question = ""
    } else if (question != "") question = question " " text
    else if (text == "<details><summary>Answer</summary>")
        answering = "opened"
    else if (text != "") {
        check(0, predicting, "no <details><summary>Answer</summary> comes " \
            "right below this prediction")
        predicting = 0
    }
}

# The answer is what stands in bold at its beginning.
function judge_answer(    bold, number, rest, found, told, part) {
    found = match(answer, /^\*\*[^*]+\*\*/)
    check(found, predicting, "its answer does not begin with the answer " \
        "itself in bold, as in **44.**")
    bold = plain(substr(answer, 3, RLENGTH - 4))
    rest = bold
    while (found && match(rest, /[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?/)) {
        number = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        # A number of the question is one to choose from.
        if (length(number) < 2 || stands_in(asked, number)) continue
        told = 1
        secret[++secrets] = number
        secret_of[secrets] = predicting
        check(!stands_in(above, number), predicting, "the answer, " number \
            ", stands above its question")
    }
    if (found && !told && split(bold, part, " ") >= 3) {
        sub(/[.!]$/, "", bold)
        check(!index(above, bold), predicting, "the answer, \"" bold \
            "\", stands above its question")
    }
    above = above " " plain(answer) shown
    predicting = 0
    answering = answer = shown = ""
    answered = 1
}

# Looks at the first line below a folded answer.
function follow_answer(at, text) {
    answered = 0
    check(text !~ /^(<!-- (run|code|panel):|```|~~~|\||<picture|!\[)/, at, \
        "a block stands open right below a folded answer: fold it with the " \
        "answer, or let a sentence lead to it")
}

# Looks for the answers of this section in a line of an open block.
function look_open(at, text,    k) {
    for (k = 1; k <= secrets; k++)
        if (stands_in(text, secret[k]))
            check(0, at, "the answer to the prediction of line " \
                secret_of[k] ", " secret[k] ", stands open here: fold it " \
                "with that answer")
}

# True if the text has this number, and not as a part of another.
function stands_in(text, number,    rest, at, next_one, before) {
    rest = text
    while (at = index(rest, number)) {
        before = at > 1 ? substr(rest, at - 1, 1) : " "
        next_one = substr(rest, at + length(number), 2)
        if (before !~ /[0-9.]/ && next_one !~ /^([0-9]|\.[0-9]|e[-+0-9])/)
            return 1
        rest = substr(rest, at + 1)
    }
    return 0
}

function write(at, text,    name) {
    name = text
    gsub(/^### Write `|`$/, "", name)
    check(name == exercise[++written], at, "here the header has " \
        (exercise[written] == "" ? "no further exercise" : \
        exercise[written]) ": lesson and header have one order")
    step(at, name)
}

# What stands below the heading of an exercise counts for the next one.
function step(at, name) {
    if (table) printf "%6d  %s\n", since, name
    else check(since <= between, at, since " words stand before " name \
        " and after the exercise above it, more than " between)
    since = 0
}

function finish() {
    if (table) {
        printf "%6d  (after the last exercise)\n%6d  in all", since, total
        printf ", %d of them for the curious; %d predictions\n", aside, \
            predictions
    }
    check(hints, FNR, "no section \"Hints\"")
    check(written == count, hints, "not every exercise has a heading ### " \
        "Write `name`: " written + 0 " of " count)
    check(total < before_hints, hints, total " words stand before the " \
        "hints, not fewer than " before_hints)
    check(predictions >= 3, hints, predictions + 0 " predictions, fewer " \
        "than three")
    check(!predicting, predicting, "this prediction has no answer")
}
