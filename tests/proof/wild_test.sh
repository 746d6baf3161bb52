#!/bin/sh
# wild_test.sh: compares every row of the atlas of public tables with the
# reference of chapter 13, and checks that the comparison can fail. Ends with
# the line "N passed, N failed".
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
chapter=13_in_the_wild
atlas=tests/$chapter/atlas.tsv
work=$BUILD/wild
room=$work
mkdir -p "$work" || exit 2

# build SOURCE PROGRAM
build_check() {
    "${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra -Wconversion \
        -Wshadow -Werror -Ichapters/$chapter -Itests/$chapter \
        -iquote tests/proof tests/$chapter/wild_check.c "$1" -lm -o "$2" ||
        stop "wild_check.c does not build."
}

# refuses WHAT SED-EXPRESSION: an atlas that was changed so must not pass.
refuses() {
    sed "$2" $atlas >"$work/wrong.tsv"
    if cmp -s $atlas "$work/wrong.tsv"; then
        bad "$1: nothing was changed"
    elif "$work/check" "$work/wrong.tsv" >/dev/null 2>&1; then
        bad "$1: the atlas is accepted all the same"
    else
        good
    fi
}

build_check solutions/$chapter/in_the_wild.c "$work/check"
counted "$work/check" $atlas
while IFS='	' read -r what expression; do
    case $what in '#'*) continue ;; esac
    refuses "$what" "$expression"
done <tests/proof/wild_faults.tsv
sum_up
