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

. tests/verbs/common.sh
need_chapters "$0"
chapter=14_does_order_matter
chapters="05_full_formula 09_learned_positions 10_relative_bias 11_rotary"
chapters="$chapters 17_without_positions $chapter"
sources="chapters/$chapter/train/*.c"
program=train words=
. tests/verbs/trainer.sh

# Adds these trainings to the records under this label. With a wrong function
# some may fail.
experiment() { # LABEL NAME=VALUE...
    label=$1
    shift
    set -- ON="$ON" SEEDS="$SEEDS" "$@"
    echo "$label" >&2
    "$work/train" LABEL="$label" RECORDS="$work/records" "$@" >>"$work/log" ||
        [ "$WITH" ] || stop "It failed:" "$(tail -n 5 "$work/log")"
}

# All that the pages tell of.
results() {
    [ -d solutions ] || stop "This copy of the course has no solutions."
    rm -f "$work/records" "$work/details" "$work/inside" "$work/log"
    WITH=
    build_program
    ON=reference SEEDS=8
    experiment who TASK=who
    experiment back TASK=back DETAILS="$work/details"
    experiment "who, one layer" TASK=who LAYERS=1
    experiment "back, one layer" TASK=back LAYERS=1 DETAILS="$work/inside"
    experiment "no norm" TASK=back NORM=0 SCHEME="integer added"
    experiment "no norm, 1500 steps" TASK=back NORM=0 SCHEME=integer STEPS=1500
    experiment "1500 steps" TASK=back SCHEME="relative RoPE recurrence" \
        STEPS=1500
    experiment "slopes of chapter 10" TASK=back SCHEME="ALiBi recurrence" \
        SLOPE=0
    experiment "momentum" TASK=back SCHEME=relative OPTIMISER=momentum RATE=0.1
    experiment "clip 16" TASK=back SCHEME=relative CLIP=16
    experiment "clamped" TASK=back SCHEME=table CLAMP=1
    ON=
    for WITH in "tests/$chapter/misconceptions"/*.c; do
        build_program
        schemes=relative
        ! grep -qE '_backward\(size_t n|with_(weights|scores|softmax)\.h' \
            "$WITH" || schemes="relative RoPE"
        experiment "wrong $(basename "$WITH" .c)" TASK=back \
            SCHEME="$schemes" SEEDS=2
    done
    {
        words_of train_results
        cat "$work/records"
    } >tests/$chapter/results.tsv
    awk -f docs/figures/data/gather.awk "$work/details" "$work/inside" \
        >docs/figures/data/training.tsv
}

mode=${1-} file=${2-}
if [ "$mode" = --results ]; then
    results
    exit
fi
build_program "$mode"
unset RECORDS
[ "$mode" != --records ] || export RECORDS="$file"
run_program TASK SCHEME SEEDS STEPS RATE LAYERS NORM BASE SLOPE CLIP CLAMP \
    OPTIMISER ON RECORDS
