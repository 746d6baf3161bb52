# A second look at the verdicts of one chapter, before anybody reads them.
#
#   awk -v folder=DIR -f check_traces.awk TRACES DIR/verdict
#
# Does what a claim recorded fit what it says? This is for the case that
# somebody found a way past vet.sh. A claim records two numbers for everything
# that it compares (claim.c); in TRACES are those of a right answer. A result
# that was made up has fewer, or none. Where all claims of a chapter held, the
# numbers themselves must be a right answer's too. (Where some did not, they
# need not be: a claim about two results of one wrong function may hold.) Much
# more leeway is given than two right answers can differ by.
#
# And what a submission printed becomes plain text of sensible length. The
# verdicts are written anew; the exit status is 3 if wrong answers are among
# them that recognise.awk may know.

BEGIN { FS = OFS = "\t"; all = 1 }

FNR == NR {
    split($0, word, " ")
    name = word[2] "." word[3]
    n = ++length_of[name]
    sum[name, n] = word[4]; size[name, n] = word[5]
    next
}

{
    gsub(/[\001-\010\013-\037\177]/, "")
    verdict[++lines] = substr($0, 1, 400)
}
$1 == "claim" && $4 != "held" { all = 0 }
$1 == "claim" && $5 == "wrong" { wrong = 1 }

END {
    out = folder "/verdict"
    printf "" >out
    for (k = 1; k <= lines; k++) {
        split(verdict[k], field, "\t")
        if (field[1] != "claim" || field[4] != "held" ||
            fits(field[2] "." field[3]))
            print verdict[k] >out
        else reject(field[2], field[3], field[6], field[7])
    }
    exit wrong ? 3 : 0
}

function reject(exercise, sentence, document, section) {
    print "claim", exercise, sentence, "failed", "forged", \
        document, section >out
    print "\tThis test says that it held, but what it recorded on its way " \
        "isn't what" >out
    print "\ta right answer gives. It does not count; ask your instructor." >out
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
