#!/bin/sh
# docs/board/board.sh: draws the board that the README shows. In a copy of the
# course it solves chapters 00 to 04, puts a mistake that has shipped into 05,
# and runs make check. The SVG goes to standard output.
# Without 05 there is none.

. tests/proof/count.sh
[ -d chapters/05_full_formula ] || exit 0
awk=$PWD/docs/board/ansi2svg.awk
temporary_copy
empty_exercises
set -- solutions/0[0-4]_*
[ ! -d "$1" ] || solve_exercises "$@"
# Chapter 05: the reference for pair_frequency, the mistake in encode_position,
# and the empty exercise for the rest.
chapter=05_full_formula
{
    awk '/^void encode_position/ { exit } { print }' \
        solutions/$chapter/full_formula.c
    echo '#include "todo.h"'
    awk '/^void encode_position/ { on = 1 } on' \
        tests/$chapter/misconceptions/index_for_pair.c
    awk '/^void encode_sequence/ { on = 1 } on' chapters/$chapter/full_formula.c
} >mixed.c
mv mixed.c chapters/$chapter/full_formula.c
# The references may use what is forbidden to students.
NO_RULES=1 make -s check >/dev/null 2>&1
{
    echo '$ make check'
    # shellcheck disable=SC2046 # words
    awk -v colour=1 -v order="$(tests/verbs/order.sh | xargs)" \
        -f tests/judge/wrap.awk -f tests/judge/board.awk \
        $(tests/verbs/order.sh | sed 's|.* \(.*\)|build/check/\1/verdict|')
} | awk -f "$awk"
