# Gives points to the verdicts of one chapter (their form: judge.awk).
#
#   awk -v chapter=NN_name -f marks.awk POINTS CLAIMS VERDICT
#
# Out come the verdicts again, two fields longer: the points a claim has
# earned and what it is worth. On top one line for the chapter:
#
#   chapter  NN_name  state  points  worth
#
# state: done, partly, open, wrong, or why it was not built (judge.sh).

BEGIN { OFS = "\t" }
FNR == 1 { file++ }

file == 1 {
    if ($0 !~ /^[ \t]*(#|$)/) { rule[++rules] = $1 SUBSEP $2 SUBSEP $3; gives[rules] = int($4) }
    next
}
file == 2 { total += worth($1, $2); next }
{
    split($0, field, "\t")
    if (field[1] == "broken") broken = field[2]
    if (field[1] == "claim") {
        w = worth(field[2], field[3])
        p = field[4] == "held" ? w : 0
        points += p
        count[field[4]]++
        claims++
        $0 = "claim\t" field[2] "\t" field[3] "\t" field[4] "\t" field[5] "\t" field[6] "\t" field[7] "\t" p "\t" w
    }
    line[++lines] = $0
}

END {
    if (broken != "") state = broken
    else if (count["held"] == claims && claims) state = "done"
    else if (count["failed"]) state = "wrong"
    else if (count["held"]) state = "partly"
    else state = "open"
    print "chapter", chapter, state, points + 0, total + 0
    for (k = 1; k <= lines; k++) print line[k]
}

function worth(exercise, claim,    k, part, points) {
    for (k = 1; k <= rules; k++) {
        split(rule[k], part, SUBSEP)
        if (matches(part[1], chapter) && matches(part[2], exercise) && matches(part[3], claim))
            points = gives[k]
    }
    return points + 0
}

# A chapter can be given by its number alone.
function matches(pattern, name) {
    return pattern == "*" || pattern == name || (pattern ~ /^[0-9][0-9]$/ && index(name, pattern "_") == 1)
}
