# Does what a claim recorded fit what it says? A second look at claims that
# held, for the case that somebody found a way past vet.sh.
#
#   awk -v folder=DIR -f honest.awk TRACES DIR/verdict
#
# A claim records two numbers for everything that it compares (claim.c); in
# TRACES are those of a right answer. A result that was made up has fewer, or
# none. Where all claims of a chapter held, the numbers themselves must be a
# right answer's too. (Where some did not, they need not be: a claim about two
# results of one wrong function may hold.) Much more leeway is given than two
# right answers can differ by. The verdicts come out again.

BEGIN { FS = OFS = "\t"; all = 1 }

FNR == NR {
    split($0, word, " ")
    name = word[2] "." word[3]
    n = ++length_of[name]
    sum[name, n] = word[4]; size[name, n] = word[5]
    next
}

{ verdict[++lines] = $0 }
$1 == "claim" && $4 != "held" { all = 0 }

END {
    for (k = 1; k <= lines; k++) {
        split(verdict[k], field, "\t")
        if (field[1] != "claim" || field[4] != "held" || fits(field[2] "." field[3])) {
            print verdict[k]
            continue
        }
        print "claim", field[2], field[3], "failed", "forged", field[6], field[7]
        print "\tThis test says that it held, but what it recorded on its way isn't what"
        print "\ta right answer gives. It does not count; ask your instructor."
    }
}

function fits(name,    line, pair, n, path, good) {
    path = folder "/" name ".trace"
    good = 1
    while ((getline line < path) > 0) {
        split(line, pair, " ")
        n++
        if (all && (!near(pair[1] - sum[name, n], size[name, n]) ||
            !near(pair[2] - size[name, n], size[name, n]))) good = 0
    }
    close(path)
    return good && n == length_of[name]
}

function near(difference, scale) {
    if (difference < 0) difference = -difference
    return difference <= 1e-3 * (scale + 1)
}
