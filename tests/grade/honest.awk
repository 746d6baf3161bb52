# Does what a claim recorded fit what it says? A second look at claims that
# held, for the case that somebody found a way past vet.sh.
#
#   awk -v folder=DIR -f honest.awk TRACES DIR/verdict
#
# A claim records two numbers for everything that it compares (claim.c). For
# a claim that held, these are those of a right answer: TRACES has them. A
# result that was made up has none, or others. Much more leeway is given than
# two right answers can differ by. The verdicts come out again.

BEGIN { FS = OFS = "\t" }

FNR == NR {
    split($0, word, " ")
    name = word[2] "." word[3]
    n = ++length_of[name]
    sum[name, n] = word[4]; size[name, n] = word[5]
    next
}

$1 == "claim" && $4 == "held" && !fits($2 "." $3) {
    print $1, $2, $3, "failed", "forged", $6, $7
    print "\tThis test says that it held, but what it recorded on its way isn't what"
    print "\ta right answer gives. It does not count; ask your instructor."
    next
}
{ print }

function fits(name,    line, pair, n, path, good) {
    path = folder "/" name ".trace"
    good = 1
    while ((getline line < path) > 0) {
        split(line, pair, " ")
        n++
        if (!near(pair[1] - sum[name, n], size[name, n]) ||
            !near(pair[2] - size[name, n], size[name, n])) good = 0
    }
    close(path)
    return good && n == length_of[name]
}

function near(difference, scale) {
    if (difference < 0) difference = -difference
    return difference <= 1e-3 * (scale + 1)
}
