#!/bin/sh
# trainer_test.sh train|write [PART ...]: proves what make train or make write
# rests on, and what the pages say of it.
#
#   theorems       whatever the weights are: train_check.c and write_check.c,
#                  linked with the program's objects; and with a changed
#                  file in place of one of them they fail
#                  (sessions/train_changes.tsv, write_changes.tsv)
#   measurements   a seed or two, trained anew, where every seed is far from
#                  the bounds
#   messages       what a student reads
#
# With the names of parts it runs only these.

. tests/verbs/common.sh
. tests/proof/count.sh
unset TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP OPTIMISER \
    ON WITH PROMPT LENGTH SEED MODEL MISTAKE
program=$1
shift
trainer=chapters/14_does_order_matter/train
case $program in
train)
    chapter=14_does_order_matter compilers="gcc clang"
    sources=$trainer headers="-I$trainer" checks=train
    ;;
write)
    chapter=15_it_writes compilers=gcc checks="write train"
    sources="$trainer chapters/$chapter/write"
    headers="-DSTORIES -I$trainer -Ichapters/$chapter/write"
    ;;
esac
for each in 05_full_formula 09_learned_positions 10_relative_bias 11_rotary \
    17_without_positions 14_does_order_matter $chapter; do
    headers="$headers -Ichapters/$each"
done
top=$PWD
room=$BUILD/${program}_test
rm -rf "$room"
mkdir -p "$room" || exit 2
room=$(cd "$room" && pwd)
name=${chapter#??_}.c
file=chapters/$chapter/$name right=solutions/$chapter/$name

# --- Theorems

compile() { # COMPILER SOURCE OBJECT
    # shellcheck disable=SC2086 # flags are words
    "$1" -std=c11 -D_DEFAULT_SOURCE -O1 -Wall -Wextra -Wconversion -Wshadow \
        -Werror -iquote tests/harness -iquote tests/proof $headers \
        -c "$2" -o "$3"
}

# link_check COMPILER CHECK [PART OBJECT]: $room/check, with the objects of the
# program, but those of its main function and of PART.
link_check() {
    compiler=$1 check=$2 part=${3-}
    shift $(($# < 3 ? 2 : 3))
    for object in "$room/$compiler/$program"/*.o; do
        case ${object##*/} in
        "$program.o" | "$part.o") ;;
        *) set -- "$@" "$object" ;;
        esac
    done
    "$compiler" "$room/${check}_check-$compiler.o" "$@" -lm -o "$room/check"
}

# Builds the program's objects, and all that a check needs beside them.
build_all() { # COMPILER
    CC=$1 BUILD=$room/$1 "tests/verbs/$program.sh" --objects || return
    [ "$program" = train ] ||
        compile "$1" $trainer/tasks.c "$room/$1/write/tasks.o" || return
    for check in $checks; do
        compile "$1" tests/1[45]_*/"${check}_check.c" \
            "$room/${check}_check-$1.o" || return
    done
}

# A check with this argument, where sed has changed a file of the program.
changed() { # CHECK ARGUMENT FILE SED
    for folder in $sources; do
        [ ! -f "$folder/$3.c" ] || original=$folder/$3.c
    done
    sed "$4" "$original" >"$room/changed.c"
    # shellcheck disable=SC2086 # an argument, or none
    ! cmp -s "$original" "$room/changed.c" &&
        compile gcc "$room/changed.c" "$room/changed.o" &&
        link_check gcc "$1" "$3" "$room/changed.o" &&
        FIRST=1 "$room/check" ${2#-}
}

theorems() {
    for compiler in $compilers; do
        holds "the checks build with $compiler" build_all "$compiler"
        for check in $checks; do
            holds "$check links" link_check "$compiler" "$check"
            counted "$room/check"
        done
    done
    session "tests/proof/sessions/${program}_changes.tsv"
}

# --- Measurements

# Trains so many seeds of these schemes into the records. If TURN is given, one
# half of the schemes is trained, and the other half at the next commit.
train() { # TASK COMPILER SEEDS SCHEME ...
    task=$1 compiler=$2 seeds=$3
    shift 3
    trained=$(printf '%s\n' "$@" | awk -v turn="${TURN-}" \
        'turn == "" || NR % 2 == turn % 2' | xargs)
    rm -f "$room/records"
    CC=$compiler BUILD=$room/$compiler TASK=$task SCHEME=$trained SEEDS=$seeds \
        ON=reference tests/verbs/train.sh --records "$room/records"
}

# Of each seed of these schemes in the records.
# shellcheck disable=SC2016 # awk's, not the shell's
measured() { # FIELD LEAST MOST SCHEME ...
    field=$1 least=$2 most=$3
    shift 3
    for scheme; do
        case " $trained " in *" $scheme "*) ;; *) continue ;; esac
        holds "$task: $scheme, field $field, is from $least to $most" awk \
            -F'\t' -v field="$field" -v scheme="$scheme" -v low="$least" \
            -v high="$most" '
            $3 == scheme && ++n && ($field < low || $field > high) {
                print "seed " $4 ": " $field
                bad = 1
            }
            END { exit bad || !n }' "$room/records"
    done
}

# Each share at the length of training, beside those of the 8 seeds on the page:
# within three times their range, and 0.05 for a range that is none.
# shellcheck disable=SC2016 # awk's, not the shell's
beside_the_page() {
    holds "$task: the page's numbers are those of today" awk -F'\t' '
        FNR == 1 { files++ }
        /^#/ { next }
        files == 1 && $1 == $2 {
            key = $2 FS $3
            if (!(key in least) || $6 < least[key]) least[key] = $6
            if (!(key in most) || $6 > most[key]) most[key] = $6
        }
        files == 2 {
            key = $2 FS $3
            margin = most[key] - least[key] + 0.05
            if (!(key in least) || $6 < least[key] - margin || \
                $6 > most[key] + margin) {
                print $3 ", seed " $4 ": " $6
                bad = 1
            }
        }
        END { exit bad || files < 2 }' "tests/$chapter/results.tsv" \
        "$room/records"
}

measurements() { session tests/proof/sessions/measured.tsv; }

# --- Messages

# A short training in a copy of the course, on the student's file.
short() { # SCHEME
    case $program in
    train) make train TASK=back SCHEME="${1-ALiBi}" SEEDS=1 STEPS=3 ;;
    write) make write SCHEME="${1-RoPE}" STEPS=3 LENGTH=90 ;;
    esac
}

with_change() { # EXPRESSION
    sed "$1" "$right" >"$file"
}

# The signal of Ctrl-C, when the first of many trainings has been heard of: more
# of them have left details than run at a time.
stopped_train() {
    at_a_time=$(getconf _NPROCESSORS_ONLN)
    rm -f "$room/details"
    build/train/train ON=reference TASK=back SCHEME=ALiBi SEEDS=100 STEPS=60 \
        DETAILS="$room/details" &
    while kill -0 $! && [ "$(cut -f3 "$room/details" 2>/dev/null | sort -u |
        wc -l)" -le "$at_a_time" ]; do
        sleep 0.1
    done
    kill -INT $!
    wait $!
}

# The signal of Ctrl-C, when it is caught: the trained model has been read then.
# The shell that becomes the program catches it, too, until it does.
stopped_write() {
    mkdir "$room/models"
    build/write/write ON=reference SCHEME="mask RoPE" STEPS=3 LENGTH=90 \
        MODELS="$room/models" >/dev/null
    rm "$room"/models/RoPE*
    mv "$room/models/mask-1-1-3" "$room/models/mask-1-1-100000"
    build/write/write ON=reference SCHEME="mask RoPE" STEPS=100000 LENGTH=90 \
        MODELS="$room/models" &
    while kill -0 $! && ! { grep -q '^Name:.write$' /proc/$!/status &&
        grep -q '^SigCgt:.*[2367abef]$' /proc/$!/status; }; do
        sleep 0.1
    done
    kill -INT $!
    wait $!
}

# What they share is tried with make train alone: endings, options, building.
messages() {
    mkdir "$room/copy" || exit 2
    copy_course "$room/copy"
    as_for_students
    empty_exercises
    mkdir build
    [ ! -d "$room/gcc/$program" ] || cp -R "$room/gcc/$program" build
    session "$top/tests/proof/sessions/$program.tsv"
    PATH=$everywhere
    cd "$top" || exit 2
}

if [ $# = 0 ]; then
    set -- theorems messages
    [ "$program" = write ] || set -- "$@" measurements
fi
for part; do
    $part
done
sum_up
