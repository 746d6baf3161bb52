#!/bin/sh
# wild_test.sh: compares every row of the atlas of public tables with the
# reference of chapter 13, and checks that the comparison can fail: it refuses
# an atlas with a fault of sessions/wild.tsv. Ends with the line "N passed, N
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
changed() { # SED
    sed "$1" $atlas >"$room/wrong.tsv"
    ! cmp -s $atlas "$room/wrong.tsv" && "$room/check" "$room/wrong.tsv"
}
session tests/proof/sessions/wild.tsv
sum_up
