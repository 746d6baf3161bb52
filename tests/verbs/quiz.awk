# Asks the questions of the lessons' quizzes, explains the answers, and counts
# the correct ones.
#
#   awk -v colour=1 -f wrap.awk -f reader.awk -f quiz.awk chapters/*/README.md
#
# Answers are read from standard input, one letter on each line. At the end of
# the input, or at q, it prints the score. A question has the form that it has
# in the lessons: **1. The question**, a list of options - A), and a folded
# Answer that begins with the correct letter in bold.

FNR == 1 { new_chapter = 1; title = substr($0, 3) }
section != "Quiz" || stopped { next }
# Without a reader to ask: the questions alone.
show { if (folded == "") print; next }

/^\*\*[0-9]+\. / { question = ""; options = letters = ""; part = "question" }
/^- [A-Z]\) / { part = "options"; letters = letters substr($0, 3, 1) }
kind == "fold" { part = "answer"; answer = ""; next }
kind == "end" { ask(); part = ""; next }
part == "question" { question = question $0 "\n" }
part == "options" && NF { options = options "   " substr($0, 3) "\n" }
part == "answer" && (NF || answer != "") { answer = answer $0 "\n" }

END { if (!show) score() }

function paint(code, text) {
    return colour ? "\033[" code "m" text "\033[0m" : text
}

function plain(text) {
    text = unmarked(text)
    sub(/\n+$/, "", text)
    return text
}

function ask(    right, given) {
    if (new_chapter) { print "\n" paint(1, title); new_chapter = 0 }
    right = substr(answer, 3, 1)
    print "\n" plain(question) "\n\n" plain(options) "\n"
    for (;;) {
        printf " Your answer (a letter, q to stop): "
        fflush()
        given = next_answer()
        if (given ~ /^ *[qQ] *$/) {
            print ""
            stopped = 1
            return
        }
        gsub(/ /, "", given)
        given = toupper(given)
        if (length(given) == 1 && index(letters, given)) break
        print " Please type one of these letters: " letters "."
    }
    asked++
    if (given == right) { correct++; print "\n " paint(32, "Right.") }
    else print "\n " paint(31, "Not quite. It is " right ":")
    answer = plain(answer)
    sub(/^[A-Z]\. */, "", answer)
    explain(answer)
}

function explain(text,    part, n, k) {
    n = split(text, part, /\n\n+/)
    for (k = 1; k <= n; k++) {
        gsub(/\n/, " ", part[k])
        if (k > 1) print ""
        printf "%s", wrapped(part[k], 76, " ")
    }
}

# The next line of the input, or q at its end.
function next_answer(    line, got) {
    got = (getline line < "-")
    # Busybox knows standard input by its other name only.
    if (got < 0) got = (getline line < "/dev/stdin")
    return got > 0 ? line : "q"
}

function score() {
    if (asked) print "\n " correct + 0 " of " asked " right."
    else print "\n No question was answered."
}
