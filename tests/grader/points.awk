# Reads the points file, finds its mistakes, and spells it out: a line for each
# test, with the points that the last line that fits it gives.
#
#   awk -v name=NAME -f points.awk CLAIMS POINTS
#
# CLAIMS: NN_name exercise test, in each line. NAME is what the points file is
# called in messages. Out come lines of the same form as the points file's; or,
# if there are mistakes in it, those, and status 1.

FILENAME == ARGV[1] {
    chapter[++tests] = $1; exercise[tests] = $2; test[tests] = $3
    next
}
{
    # As an editor on Windows leaves it.
    if (FNR == 1) sub(/^\357\273\277/, "")
    sub(/\r$/, "")
    sub(/#.*/, "")
}
NF { read_rule() }
END {
    if (!lines) wrong(0, "it gives no points; the line \"* * * 1\" gives one " \
        "to each test")
    else if (!mistakes && !any())
        wrong(0, "no test is worth any points")
    if (mistakes) exit 1
    for (k = 1; k <= tests; k++)
        print chapter[k], exercise[k], test[k], points[k] + 0
}

function read_rule(    k, c, e, fits) {
    lines++
    if (NF != 4) {
        wrong(FNR, "a line has four words, chapter, exercise, test and " \
            "points; this one has " NF)
        return
    }
    if ($4 !~ /^[0-9]+$/ || length($4) > 4 || $4 + 0 > 1000) {
        wrong(FNR, "points are a whole number from 0 to 1000, not " $4)
        return
    }
    for (k = 1; k <= tests; k++) {
        if (!matches($1, chapter[k])) continue
        c++
        if (!matches($2, exercise[k])) continue
        e++
        if (!matches($3, test[k])) continue
        fits++
        points[k] = $4 + 0
    }
    if (fits) return
    if (!c) wrong(FNR, "there is no chapter " $1)
    else if (!e) wrong(FNR, "chapter " $1 " has no exercise " $2)
    else wrong(FNR, "the exercise " $2 " has no test " $3)
}

# A chapter can be given by its number alone.
function matches(pattern, its_name) {
    return pattern == "*" || pattern == its_name ||
        (pattern ~ /^[0-9][0-9]$/ && index(its_name, pattern "_") == 1)
}

function any(    k) {
    for (k = 1; k <= tests; k++) if (points[k]) return 1
    return 0
}

function wrong(line, what) {
    mistakes++
    print name (line ? ", line " line : "") ": " what "."
}
