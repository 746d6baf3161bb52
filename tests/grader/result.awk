# Puts the verdicts of one submission (docs/design.md) into one file.
#
#   awk -v key=KEY -f result.awk tests/judge/statuses.tsv NOTES CHAPTERS
#
# The verdicts are in check/NN_name/verdict, what an instructor should look at
# in check/NN_name/flags. Out comes the result:
#
#   student  KEY
#   chapter  NN_name  state
#   ...      the lines of this chapter's verdict, as they are
#   flag     NN_name  what an instructor should look at
#   note     NN_name  what was odd about the files
#
# It has no points: desk/results.py works them out where they are shown.
#
# state: done, partly, open, wrong, or why it was not built (judge.sh).
# Mistakes are not flagged: crashes and endless loops happen to everyone.
# Ending the program on purpose is, and what the filter or the tests have seen;
# and a right answer that earns nothing, since something is printed.

BEGIN { FS = OFS = "\t"; print "student", key }

FILENAME ~ /statuses.tsv$/ { flag_of[$1] = $5; next }
FILENAME ~ /notes$/ { note[++notes] = $0; next }
{ put_chapter($1) }
END {
    if (unbuilt && !others)
        print "flag", "-", "nothing that was handed in builds"
    for (k = 1; k <= notes; k++) print note[k]
}

function put_chapter(chapter,    line, lines, text, k) {
    broken = ""
    claims = flags = 0
    delete count
    delete times
    while ((getline line < ("check/" chapter "/verdict")) > 0) {
        text[++lines] = line
        look_at(line)
    }
    more_flags("check/" chapter "/flags")
    right_but_prints("check/" chapter "/facts")
    print "chapter", chapter, state()
    for (k = 1; k <= lines; k++) print text[k]
    for (k = 1; k <= flags; k++) print "flag", chapter, raised[k]
    # Whose file was stopped, or not compiled for want of time, has a flag.
    if (broken ~ /^(compile|link)$/ && !flags) unbuilt++
    else if (flags || count["passed"] || count["failed"]) others++
}

function look_at(line,    field) {
    split(line, field, "\t")
    if (field[1] == "broken") {
        broken = field[2]
    } else if (field[1] == "claim") {
        claims++
        count[field[4]]++
        if (flag_of[field[5]] != "") flag(flag_of[field[5]])
    } else if (broken == "refused" && line ~ /^(text|row)\t  /) {
        sub(/^[a-z]*\t  /, "", line)
        flag("refused: " line)
    }
}

function state() {
    if (broken != "") return broken
    if (claims && count["passed"] == claims) return "done"
    if (count["failed"]) return "wrong"
    return count["passed"] ? "partly" : "open"
}

function flag(what) { if (!times[what]++) raised[++flags] = what }

function more_flags(path,    line) {
    while ((getline line < path) > 0) flag(line)
    close(path)
}

# A claim has this fact only where all its numbers are right (claim.c).
function right_but_prints(path,    line, tests) {
    while ((getline line < path) > 0) if (line ~ /^printed\t/) tests++
    close(path)
    if (tests) flag("prints: all numbers are right in " tests " test" \
        (tests == 1 ? " that fails" : "s that fail") " for it")
}
