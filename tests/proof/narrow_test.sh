#!/bin/sh
# narrow_test.sh [CHAPTER ...]: the claims walk a contract to its ends. Each
# number that a header describes is narrowed on its way into the reference, in
# one way after the other: to fewer digits, to smaller types, to what it was in
# the call before, and others (narrow.c). Whole numbers are narrowed together,
# too. A claim of this function must refuse each; or a row of
# tests/NN_name/narrow.tsv says why none does: function, parameter and
# narrowing, each a pattern of the whole; reason. A row that fits what is
# refused, or nothing, is wrong.

. tests/proof/count.sh
# shellcheck disable=SC2046 # words
[ $# -gt 0 ] || set -- $(tests/verbs/chapter.sh)
use_room narrowed
build -f tests/proof/apart.mk chapters="$*" narrowed || exit 2

for chapter; do
    { "$BUILD/narrowed/$chapter" || echo "all	numbers	every way	cut short"; } |
        sed "s/^/$chapter	/"
    grep -s . "tests/$chapter/narrow.tsv" | sed "s/^/$chapter	/" >&3
done >"$room/outcomes" 3>"$room/reasons"

awk -F'\t' '
    part == "reasons" { row[++rows] = $0; next }
    {
        listed = 0
        for (k = 1; k <= rows; k++) if (fits(row[k])) listed = used[k] = k
        tried[$5 == "refused"]++
        if (($5 == "refused") == (listed > 0) && ++wrong)
            bad($1 ", " $2 ": " $3 " in " $4 " is " $5 ($5 != "refused" ? \
                ": write a claim that refuses it, or give tests/" $1 \
                "/narrow.tsv a row with the reason" : \
                ": take out the row of narrow.tsv: " row[listed]))
    }
    END {
        for (k = 1; k <= rows; k++)
            if (!used[k]) bad("narrow.tsv: nothing is as in: " row[k])
        print "narrowed: " tried[1] + 0 " are refused, " tried[0] + 0 " are not"
        print tried[0] + tried[1] - wrong " passed, " failed + 0 " failed"
        exit failed > 0
    }
    function fits(row,    part, n) {
        split(row, part, "\t")
        if ($1 != part[1]) return 0
        for (n = 2; n <= 4; n++) if ($n !~ "^(" part[n] ")$") return 0
        return 1
    }
    function bad(text) { print "  ✗ " text; failed++ }' \
    part=reasons "$room/reasons" part=outcomes "$room/outcomes"
