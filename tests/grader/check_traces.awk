# A second look at the verdicts of one chapter, before anybody reads them.
#
#   awk -f check_traces.awk part=claims CLAIMS part=right TRACES \
#       part=seen FACTS part=verdict VERDICT
#
# Does what a claim recorded fit what it says? This is for the case that
# somebody found a way past vet.sh. A claim records two numbers for everything
# that it compares; in TRACES are those of a right answer. A result that was
# made up has fewer, or none. Where all claims of a chapter passed, the numbers
# themselves must be a right answer's too. (Where some did not, they need not
# be: a claim about two results of one wrong function may pass.) Much more
# leeway is given than two right answers can differ by. And the claims must be
# those of the chapter (CLAIMS), each once.
#
# What a submission printed becomes plain text of sensible length.

BEGIN { FS = OFS = "\t"; all = 1 }

part == "claims" {
    split($0, word, " ")
    wanted[++claims] = word[1] OFS word[2]
}
part == "right" || part == "seen" {
    if ($1 == "claim") name = $2 OFS $3
    if ($1 == "seen") {
        n = ++length_of[part, name]
        sum[part, name, n] = $2; size[part, name, n] = $3
    }
}
part == "verdict" {
    gsub(/[\001-\010\013-\037\177]/, "")
    verdict[++lines] = substr($0, 1, 400)
    if ($1 == "broken") broken = 1
    if ($1 == "claim" && $2 OFS $3 != wanted[++found]) other = 1
    if ($1 == "claim" && $4 != "passed") all = 0
}

END {
    if (!broken && (other || found != claims)) {
        for (k = 1; k <= claims; k++) reject("claim\t" wanted[k])
        exit
    }
    for (k = 1; k <= lines; k++) {
        split(verdict[k], field, "\t")
        if (field[1] == "claim" && field[4] == "passed" &&
            !fits(field[2] OFS field[3])) reject(verdict[k])
        else print verdict[k]
    }
}

function reject(line,    field) {
    split(line, field, "\t")
    print "claim", field[2], field[3], "failed", "forged", field[6], field[7]
    print "text", "This test says that it passed, but the numbers that it " \
        "recorded are not those of a right answer. It does not count. Ask " \
        "your instructor."
}

function fits(name,    n) {
    if (length_of["seen", name] != length_of["right", name]) return 0
    if (!all) return 1
    for (n = 1; n <= length_of["right", name]; n++)
        if (!near(sum["seen", name, n], sum["right", name, n], name, n) ||
            !near(size["seen", name, n], size["right", name, n], name, n))
            return 0
    return 1
}

function near(x, y, name, n) {
    return (x > y ? x - y : y - x) <= 1e-3 * (size["right", name, n] + 1)
}
