#!/bin/sh
# make whose ROW="0.8415 0.0001 0.5403 1.0000" [POS=1]: says which public
# programs have made this row of a table, by chapter 13. It calls the reference,
# or, in a course that was handed out without solutions, your own functions.

. tests/verbs/common.sh
need_chapters "$0"

chapter=13_in_the_wild
atlas=tests/$chapter/atlas.tsv
exercise=chapters/$chapter/in_the_wild.c
source=solutions/$chapter/in_the_wild.c
[ -n "${ROW-}" ] || stop_with whose
need_tools cc
need_build_folder
[ -f "$source" ] || source=$exercise
need_exercise "$source" 13
program=$BUILD/whose
# shellcheck disable=SC2317 # made calls it
compile() { # SOURCE ...
    ${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra \
        -Wno-unused-parameter "-Ichapters/$chapter" "-Itests/$chapter" \
        -iquote tests/harness "$@" -lm -o "$program" 2>"$program.errors"
}
set -- chapters/$chapter/whose/whose.c "$source"
{
    cat "$@" chapters/$chapter/*.h tests/$chapter/*.h tests/harness/*.h
    echo "$@" "${CC:-cc}"
} | made whose compile "$@" ||
    does_not_build "$program.errors" \
        "It does not build, so it can't be asked" 13
(
    # shellcheck disable=SC3045 # dash, bash, ksh and zsh have it
    ulimit -t 10
    exec "$program" "$atlas" "$ROW" "${POS:-1}"
)
status=$?
case $status in
0 | 1)
    [ "$source" != "$exercise" ] || printf '\n%s\n' \
        "Asked of your own chapter 13, so it is as right as that is."
    exit 0
    ;;
2) exit 2 ;;
3) stop_with whose_open "$chapter" ;;
*) stop_with whose_ended ;;
esac
