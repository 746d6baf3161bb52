#!/bin/sh
# wild_test.sh: compares every row of the atlas of public tables with the
# reference of chapter 13, and checks that the comparison can fail: it refuses
# an atlas with a fault of wild_faults.tsv. Ends with the line "N passed, N
# failed".

. tests/proof/count.sh
chapter=13_in_the_wild
atlas=tests/$chapter/atlas.tsv
use_room wild

"${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra -Wconversion \
    -Wshadow -Werror -Ichapters/$chapter -Itests/$chapter -iquote tests/proof \
    tests/$chapter/wild_check.c solutions/$chapter/in_the_wild.c -lm \
    -o "$room/check" || stop "wild_check.c does not build."
counted "$room/check" $atlas
grep -v '^#' tests/proof/wild_faults.tsv >"$room/faults"
while IFS='	' read -r what expression; do
    sed "$expression" $atlas >"$room/wrong.tsv"
    if cmp -s $atlas "$room/wrong.tsv"; then
        bad "$what: nothing was changed"
    elif "$room/check" "$room/wrong.tsv" >/dev/null 2>&1; then
        bad "$what: the atlas is accepted all the same"
    else
        good
    fi
done <"$room/faults"
sum_up
