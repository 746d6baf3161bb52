#!/bin/sh
# make race: chapter 12's table, filled by your code and by others, as ratios.
# No verdict depends on it. race.sh --count prints only how many entries of each
# table are not the nearest float; COMPARED names a file that takes the place of
# the reference.

. tests/verbs/common.sh
need_chapters "$0"
chapter=12_fast_table
source=chapters/$chapter/fast_table.c
reference=solutions/$chapter/fast_table.c
work=$BUILD/race

mode=${1-}
need_tools cc
need_build_folder
mkdir -p "$work" || exit 2
need_exercise $source 12

# Optimised, for this machine, and without a single instruction for a product
# and a sum, which would round differently.
flags="-std=c11 -D_DEFAULT_SOURCE -O3 -ffp-contract=off -w"
flags="$flags -Ichapters/$chapter -iquote tests/harness"
flags="$flags -Isolutions/$chapter/ladder $(machine_flag)"

compile() { # SOURCE OBJECT FLAGS...
    from=$1 object=$work/$2
    shift 2
    # shellcheck disable=SC2086 # flags are words
    ${CC:-cc} $flags "$@" -c "$from" -o "$object" 2>"$work/errors"
}

broken() { stop "The race does not build:" "$(head -n 12 "$work/errors")"; }

rm -f "$work"/*.o
: >"$work/others"
compile "$source" yours.o || does_not_build "$work/errors" \
    "Your file does not build, so it can't run" 12
set --
if [ -f "$reference" ] && [ -d "solutions/$chapter/ladder" ]; then
    set -- -DSOLUTIONS
    compile "${COMPARED:-$reference}" reference.o \
        -Dturn_row=reference_turn_row -Dfill_table=reference_fill_table \
        -Dencode_by_turning=reference_encode_by_turning || broken
    compile "solutions/$chapter/ladder/ladder.c" ladder.o || broken
fi
compile chapters/$chapter/race/race.c race.o "$@" || broken
compile tests/harness/oracle.c oracle.o || broken
${CC:-cc} "$work"/*.o -lm -o "$work/race" 2>"$work/errors" ||
    stop_with race_link "$(head -n 12 "$work/errors")"

if [ "$mode" = --count ]; then
    exec "$work/race" --count
fi

# numpy and PyTorch are welcome, and not needed.
! have python3 || python3 chapters/$chapter/race/race.py 8192 512 "$work" \
    >"$work/others" 2>/dev/null || true
# The race needs a few seconds of computing.
(
    # shellcheck disable=SC3045 # dash, bash, ksh and zsh have it
    ulimit -t 120
    exec "$work/race" "$work/others"
)
status=$?
case $status in
0) ;;
3)
    echo
    echo "Your fill_table is not started, so it did not take part."
    exit 0
    ;;
152 | 137) stop_with race_endless ;;
1[3-9][0-9] | 2[0-9][0-9]) stop_with race_crash ;;
esac
exit $status
