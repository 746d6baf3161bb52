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
# With -O3 a step takes 1.2 to 2 times as long: loops over 8 and 16 numbers are
# taken apart there. -ffinite-math-only saves a tenth, and loses NaN.
flags="-std=c11 -D_DEFAULT_SOURCE -O2 -ftree-vectorize -fno-math-errno"
flags="$flags -fno-trapping-math -fno-signed-zeros -fassociative-math"
flags="$flags $(machine_flag)"
headers='-iquote tests/harness'
chapters="05_full_formula 09_learned_positions 10_relative_bias 11_rotary"
chapters="$chapters $chapter"
for each in $chapters; do
    headers="$headers -Ichapters/$each"
done

# What else decides how an object turns out: the compiler, the processor that it
# knows, and the headers. Objects of others are of no use.
# shellcheck disable=SC2086 # flags are words
{
    echo "$flags" "$headers"
    "${CC:-cc}" $flags -dM -E -x c /dev/null
    cat tests/harness/*.h "$folder"/*.h chapters/[0-9]*/*.h
} >"$work/new" 2>&1
if cmp -s "$work/new" "$work/same"; then
    rm "$work/new"
else
    rm -f "$work"/*.o
    mv "$work/new" "$work/same"
fi

# is_built NAME SOURCE WORDS: the object NAME is from this text and these words.
# If it is not, "built NAME" says that it is now.
is_built() {
    objects="$objects $work/$1.o"
    { cat "$2" && echo "$3"; } >"$work/$1.new" 2>/dev/null
    [ -f "$work/$1.o" ] && cmp -s "$work/$1.new" "$work/$1.from" && return
    rm -f "$work/$1.o" "$work/$1.from"
    return 1
}

built() { mv "$work/$1.new" "$work/$1.from"; }

compile() { # NAME SOURCE FLAGS...
    name=$1 from=$2
    shift 2
    # shellcheck disable=SC2086 # flags are words
    "${CC:-cc}" $flags $headers "$@" -c "$from" -o "$work/$name.o" \
        2>"$work/errors"
}

functions_of() { # CHAPTER
    awk -f tests/judge/header.awk "chapters/$1/${1#??_}.h" | cut -f1 | uniq
}

# A file's helper functions that are not static get names of their own, since
# another chapter may have the same.
compile_yours() { # CHAPTER SOURCE
    ! is_built "$1" "$2" '' || return 0
    compile "$1" "$2" -w || return
    functions_of "$1" >"$work/names"
    chapter_of=$1 source=$2
    set --
    for helper in $(nm -g "$work/$chapter_of.o" 2>/dev/null |
        awk 'NF == 3 && $2 ~ /^[TDBSC]$/ { sub(/^_/, "", $3); print $3 }' |
        grep -vxF -f "$work/names"); do
        set -- "$@" "-D$helper=${helper}_of_${chapter_of%%_*}"
    done
    [ $# = 0 ] || compile "$chapter_of" "$source" -w "$@" || return
    built "$chapter_of"
}

# The reference's functions have other names, so that both can be there.
compile_reference() { # CHAPTER
    source=solutions/$1/${1#??_}.c
    [ -f "$source" ] || return 1
    weak=
    # The reference then calls the file's softmax_backward, if it has one.
    [ -z "${WITH-}" ] || [ "$1" != $chapter ] || weak=softmax_backward
    ! is_built "$1-reference" "$source" "$weak" || return 0
    functions_of "$1" | sed -e 's/.*/#define & reference_&/' \
        ${weak:+-e "/ $weak /s/.*/#pragma weak $weak/"} >"$work/$1.h"
    compile "$1-reference" "$source" -w -include "$work/$1.h" &&
        built "$1-reference"
}

broken() { stop "The training does not build:" "$(head -n 12 "$work/errors")"; }

# An empty exercise takes the place of a file that does not build.
build_yours() { # CHAPTER SOURCE
    compile_yours "$1" "$2" && return
    if [ "$1" != $chapter ]; then
        echo "$2 does not build, so it is left out."
        awk -f tests/judge/stub.awk "chapters/$1/${1#??_}.h" >"$work/$1.c"
        compile "$1" "$work/$1.c" -w || broken
        return
    fi
    need_exercise "$2" 14
    does_not_build "$work/errors" \
        "Your file does not build, so it can't train" 14
}

build_train() {
    objects=
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
        name=${source##*/} name=${name%.c}
        is_built "$name" "$source" "$solutions" || {
            compile "$name" "$source" -Wall -Wextra "$solutions" || broken
            built "$name"
        }
    done
    [ "${1-}" != --objects ] || return 0
    # shellcheck disable=SC2086 # one word for each object
    "${CC:-cc}" $objects -lm -o "$work/train" 2>"$work/errors" ||
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
# After Ctrl-C it prints what has been trained, and this script waits for that.
trap : INT
"$work/train" "$@"
status=$?
case $status in
0 | 2 | 130) exit $status ;;
1) stop "" "This says what is wrong, and where:" "" "  make check CH=14" ;;
3) stop "" "Training needs chapters 09, 10 and 14 for every scheme, 05 for" \
    "the sinusoid, and 11 for RoPE. To see what is open:" "" "  make check" ;;
esac
