# Gives points to the verdicts of one submission (their form: words.awk), by
# the points file as points.awk spells it out.
#
#   awk -v key=KEY -f result.awk BUNDLE/points NOTES CHAPTERS
#
# The verdicts are in check/NN_name/verdict, what there is to look at in
# flags.NN_name and check/NN_name/flags. Out comes the result:
#
#   student  KEY
#   chapter  NN_name  state  points  worth
#   claim    ... as before, and two more: points  worth
#   flag     NN_name  what an instructor should look at
#   note     NN_name  what was odd about the files
#
# state: done, partly, open, wrong, or why it was not built (judge.sh).
# Mistakes are not flagged: crashes and endless loops happen to everyone.
# Ending the program on purpose, and what the grader refused, is.

BEGIN { OFS = "\t"; print "student", key }

FILENAME ~ /points$/ {
    split($0, part, " ")
    worth[part[1], part[2], part[3]] = part[4]
    total[part[1]] += part[4]
    next
}
FILENAME ~ /notes$/ { note[++notes] = $0; next }
{ mark($1) }
END { for (k = 1; k <= notes; k++) print note[k] }

function mark(ch,    line, lines, text, k) {
    chapter = ch
    broken = ""
    claims = points = flags = 0
    delete count
    delete told
    while ((getline line < ("check/" ch "/verdict")) > 0)
        text[++lines] = marked(line)
    more_flags("flags." ch)
    more_flags("check/" ch "/flags")
    print "chapter", ch, state(), points, total[ch] + 0
    for (k = 1; k <= lines; k++) print text[k]
    for (k = 1; k <= flags; k++) print "flag", ch, raised[k]
}

# A line of the verdict; a claim's with its points.
function marked(line,    field, p, w) {
    split(line, field, "\t")
    if (field[1] == "broken") {
        broken = field[2]
        if (broken == "main") flag("has a main of its own")
    } else if (field[1] == "claim") {
        w = worth[chapter, field[2], field[3]] + 0
        p = field[4] == "held" ? w : 0
        points += p
        count[field[4]]++
        claims++
        suspicious(field[5])
        line = "claim\t" field[2] "\t" field[3] "\t" field[4] "\t" \
            field[5] "\t" field[6] "\t" field[7] "\t" p "\t" w
    } else if (broken == "refused" && line ~ /^\t  /)
        flag("refused: " substr(line, 4))
    return line
}

function state() {
    if (broken != "") return broken
    if (claims && count["held"] == claims) return "done"
    if (count["failed"]) return "wrong"
    return count["held"] ? "partly" : "open"
}

function flag(what) { if (!told[what]++) raised[++flags] = what }

function more_flags(path,    line) {
    while ((getline line < path) > 0) flag(line)
    close(path)
}

function suspicious(kind) {
    if (kind == "forged") flag("a result does not fit what was seen")
    if (kind == "lost") flag("tests did not run at all")
    if (kind == "ended") flag("ended the program without a word")
    if (kind == "exit") flag("calls exit() in the middle of a test")
    if (kind == "flood") flag("prints without end")
    if (kind == "memory") flag("asks for memory without end")
}
