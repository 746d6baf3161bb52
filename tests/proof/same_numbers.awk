# awk -v folder=MISCONCEPTIONS -f same_numbers.awk FINGERPRINTS: names, to
# standard error, each two misconceptions of a chapter that give the same
# numbers in every test, to the rounding that recognise.awk allows. It would
# name neither of them to a student. The status is 1 if there are any.

# The only lines of the file that matter here:
#   misconception ID ...      seen EXERCISE SENTENCE SUM SIZE
$1 == "misconception" { id[++mistakes] = $2 }
$1 == "seen" {
    n = ++count[mistakes]
    claim[mistakes, n] = $2 "." $3
    sum[mistakes, n] = $4
    size[mistakes, n] = $5
}

END {
    for (a = 1; a < mistakes; a++)
        for (b = a + 1; b <= mistakes; b++)
            if (same(a, b)) {
                print folder ": " id[a] ".c and " id[b] ".c give the same " \
                    "numbers in every test: keep one, or add a test that " \
                    "tells them apart" >"/dev/stderr"
                found = 1
            }
    exit found
}

function same(a, b,    n) {
    if (count[a] != count[b] || !count[a]) return 0
    for (n = 1; n <= count[a]; n++)
        if (claim[a, n] != claim[b, n] || apart(sum[a, n], sum[b, n], \
            size[a, n] + size[b, n])) return 0
    return 1
}

function apart(x, y, scale) {
    if ((x "") ~ /[nf]/ || (y "") ~ /[nf]/) return (x "") != (y "")
    return (x > y ? x - y : y - x) > 1e-9 * (scale + 1e-3)
}
