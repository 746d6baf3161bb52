#!/bin/sh
# make train [TASK=back] [SCHEME="RoPE ALiBi"] [SEEDS=8] ...: trains chapter
# 14's small models, on your functions where they are written. What the options
# mean is at the top of chapters/14_does_order_matter/train/train.c.
#
#   train.sh --results   trains all that the pages tell of, on the reference,
#                        and writes tests/14_does_order_matter/results.tsv and
#                        docs/figures/data/training.tsv
#   train.sh --records FILE  adds a line for each training to this file
#   train.sh --objects   compiles all, and links nothing
#   WITH=FILE            a file that takes the place of your chapter 14; what
#                        it leaves out comes from the reference
set -u

. tests/verbs/common.sh
chapter=14_does_order_matter
folder=chapters/$chapter/train
work=$BUILD/train
need_tools cc
need_build_folder
mkdir -p "$work" || exit 2

# Optimised, for this machine. Sums may be taken in another order, so that
# several numbers are added at a time; infinities and NaN stay what they are.
flags="-std=c11 -D_DEFAULT_SOURCE -O2 -ftree-vectorize -fno-math-errno"
flags="$flags -fno-trapping-math -fno-signed-zeros -fassociative-math"
for machine in -march=native -mcpu=native; do
    if echo 'int x;' | "${CC:-cc}" $machine -x c -c - -o "$work/try.o" \
        2>/dev/null; then
        flags="$flags $machine"
        break
    fi
done
rm -f "$work/try.o"
headers='-iquote tests/harness'
chapters="05_full_formula 09_learned_positions 10_relative_bias 11_rotary"
chapters="$chapters $chapter"
for each in $chapters; do
    headers="$headers -Ichapters/$each"
done

compile() { # SOURCE OBJECT FLAGS...
    from=$1 object=$work/$2
    shift 2
    # shellcheck disable=SC2086 # flags are words
    "${CC:-cc}" $flags $headers "$@" -c "$from" -o "$object" 2>"$work/errors"
}

functions_of() { # CHAPTER
    awk -f tests/judge/header.awk "chapters/$1/${1#??_}.h" | cut -f1 | uniq
}

# A file's helper functions that are not static get names of their own, since
# another chapter may have the same.
compile_yours() { # CHAPTER SOURCE
    compile "$2" "$1.o" -w || return
    functions_of "$1" >"$work/names"
    nm -g "$work/$1.o" 2>/dev/null |
        awk 'NF == 3 && $2 ~ /^[TDBSC]$/ { sub(/^_/, "", $3); print $3 }' |
        grep -vxF -f "$work/names" >"$work/helpers" || return 0
    while read -r helper; do
        set -- "$@" "-D$helper=${helper}_of_${1%%_*}"
    done <"$work/helpers"
    from=$2 name=$1
    shift 2
    compile "$from" "$name.o" -w "$@"
}

# The reference's functions have other names, so that both can be there.
compile_reference() { # CHAPTER
    source=solutions/$1/${1#??_}.c
    [ -f "$source" ] || return 1
    functions_of "$1" | sed 's/.*/#define & reference_&/' >"$work/$1.h"
    if [ -n "${WITH-}" ] && [ "$1" = $chapter ]; then
        # The reference then calls the file's softmax_backward, if it has one.
        sed '/softmax_backward/s/.*/#pragma weak softmax_backward/' \
            "$work/$1.h" >"$work/with.h" && mv "$work/with.h" "$work/$1.h"
    fi
    compile "$source" "$1-reference.o" -w -include "$work/$1.h"
}

broken() { stop "The training does not build:" "$(head -n 12 "$work/errors")"; }

# An empty exercise takes the place of a file that does not build.
build_yours() { # CHAPTER SOURCE
    compile_yours "$1" "$2" && return
    if [ "$1" != $chapter ]; then
        echo "$2 does not build, so it is left out."
        awk -f tests/judge/stub.awk "chapters/$1/${1#??_}.h" >"$work/$1.c"
        compile "$work/$1.c" "$1.o" -w || broken
        return
    fi
    [ -f "$2" ] || stop "$2 is missing. To put the empty exercise back:" "" \
        "  make reset CH=14"
    head -n 12 "$work/errors" | tr -d '\033' >&2
    stop "" "Your file does not build, so it can't train yet. To see why:" "" \
        "  make check CH=14"
}

build_train() {
    rm -f "$work"/*.o
    solutions=-DNO_SOLUTIONS
    for each in $chapters; do
        if [ -z "${WITH-}" ]; then
            build_yours "$each" "chapters/$each/${each#??_}.c"
        elif [ "$each" = $chapter ]; then
            build_yours "$each" "$WITH"
        fi
        ! compile_reference "$each" || solutions=-DSOLUTIONS
    done
    for source in "$folder"/*.c; do
        compile "$source" "$(basename "$source" .c).o" -Wall -Wextra \
            $solutions || broken
    done
    [ "${1-}" != --objects ] || return 0
    "${CC:-cc}" "$work"/*.o -lm -o "$work/train" 2>"$work/errors" ||
        stop "The training can't be linked:" "$(head -n 12 "$work/errors")"
}

# Adds these trainings to the records under this label. With a wrong function
# some may fail.
experiment() { # LABEL NAME=VALUE...
    label=$1
    shift
    set -- ON="$ON" SEEDS="$SEEDS" "$@"
    echo "$label" >&2
    "$work/train" LABEL="$label" RECORDS="$work/records" "$@" >>"$work/said" ||
        [ "$WITH" ] || stop "It failed:" "$(tail -n 5 "$work/said")"
}

# All that the pages tell of.
results() {
    [ -d solutions ] || stop "This copy of the course has no solutions."
    rm -f "$work/records" "$work/details" "$work/inside" "$work/said"
    WITH=
    build_train
    ON=reference SEEDS=8
    experiment who TASK=who
    experiment back TASK=back DETAILS="$work/details"
    experiment "who, one layer" TASK=who LAYERS=1
    experiment "back, one layer" TASK=back LAYERS=1 DETAILS="$work/inside"
    experiment "no norm" TASK=back NORM=0 SCHEME="integer added"
    experiment "no norm, 1500 steps" TASK=back NORM=0 SCHEME=integer STEPS=1500
    experiment "1500 steps" TASK=back SCHEME="relative RoPE" STEPS=1500
    experiment "slopes of chapter 10" TASK=back SCHEME=ALiBi SLOPE=0
    experiment "momentum" TASK=back SCHEME=relative OPTIMISER=momentum RATE=0.1
    experiment "clip 16" TASK=back SCHEME=relative CLIP=16
    experiment "clamped" TASK=back SCHEME=table CLAMP=1
    ON=
    for WITH in "tests/$chapter/misconceptions"/*.c; do
        build_train
        schemes=relative
        ! grep -qE '_backward\(size_t n|with_(weights|scores|softmax)\.h' \
            "$WITH" || schemes="relative RoPE"
        experiment "wrong $(basename "$WITH" .c)" TASK=back \
            SCHEME="$schemes" SEEDS=2
    done
    gather
}

gather() {
    {
        echo "# What make train gives with the reference; train.sh --results"
        echo "# writes it: experiment, task, scheme, seed, loss, shares of"
        echo "# right answers at the length of training, 2 and 4 times, pairs."
        cat "$work/records"
    } >tests/$chapter/results.tsv
    awk -f docs/figures/data/gather.awk "$work/details" "$work/inside" \
        >docs/figures/data/training.tsv
}

mode=${1-} file=${2-}
case $mode in
--results)
    results
    exit
    ;;
--objects)
    build_train --objects
    exit
    ;;
esac

build_train
set --
for name in TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP \
    OPTIMISER ON; do
    eval "value=\${$name-}"
    [ -z "$value" ] || set -- "$@" "$name=$value"
done
[ "$mode" != --records ] || set -- "$@" RECORDS="$file"
"$work/train" "$@"
status=$?
case $status in
0 | 2) exit $status ;;
1) stop "" "This says what is wrong, and where:" "" "  make check CH=14" ;;
3) stop "" "Training needs chapters 09, 10 and 14 for every scheme, 05 for" \
    "the sinusoid, and 11 for RoPE. To see what is open:" "" "  make check" ;;
esac
