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
refuses "a number with another fourth decimal" 's/0\.540302$/0.540402/;
    s/| 1: 0\.841471 0\.010000/| 1: 0.841471 0.010100/'
refuses "another layout" '/^openai\/whisper/s/halves/woven/'
refuses "other steps" '/^SamLynn/s/BY_INDEX/BY_PAIR/'
refuses "another count" '/^OpenNMT\/OpenNMT-tf/s/ 1 1 1	/ 2 1 1	/'
refuses "another end of an odd width" '/^keras-team/s/lone sine/zero/'
refuses "a row of width 7 with a wrong number" \
    '/^keras-team/s/0.001118$/0.002118/'
other='halves sine BY_PAIR 10000 0 1 1'
refuses "a setting for a table that has none" \
    "/modeling_tf_marian/s/	-	double/	$other	double/"
refuses "no row at all" '/^openai\/whisper/s/	3: [^	]*/	/'
sum_up
