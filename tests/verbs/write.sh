#!/bin/sh
# make write [SCHEME=RoPE] [LENGTH=300] [MISTAKE=restart] ...: small models tell
# stories, word by word, with your functions where they are written. What the
# options mean is at the top of chapters/15_it_writes/write/write.c.
#
#   write.sh --results   measures all that docs/writing.md tells of, on the
#                        reference, and writes tests/15_it_writes/results.tsv
#   write.sh --objects   compiles all, and links nothing
#   WITH=FILE            a file that takes the place of your chapter 15

. tests/verbs/common.sh
need_chapters "$0"
chapter=15_it_writes
chapters="05_full_formula 09_learned_positions 10_relative_bias 11_rotary"
chapters="$chapters 14_does_order_matter 17_without_positions $chapter"
trainer=chapters/14_does_order_matter/train
sources="chapters/$chapter/write/*.c $trainer/functions.c $trainer/model.c"
sources="$sources $trainer/jobs.c $trainer/options.c $trainer/random.c"
program=write words="-DSTORIES -I$trainer"
. tests/verbs/trainer.sh

# Trained models are kept as long as all that trains them is the same. Chapter
# 15 does not: it only writes.
keep_models() {
    key=$(cat "$work"/0*.from "$work"/1[0-4]*.from "$work/model.from" \
        "$work/pages.from" "$work/story.from" "$work/same" | cksum | tr ' ' -)
    key=$key${ON:+-$ON}
    MODELS=$work/models-$key
    [ -d "$MODELS" ] || {
        rm -rf "$work"/models-*
        mkdir "$MODELS"
    }
}

measure() { # NAME=VALUE...
    echo "$@" >&2
    "$work/write" ON=reference MODELS="$MODELS" RECORDS="$work/records" "$@" \
        >>"$work/log" || stop "It failed:" "$(tail -n 5 "$work/log")"
}

# Five models with one layer for each scheme, and three with two.
results() {
    [ -d solutions ] || stop "This copy of the course has no solutions."
    rm -f "$work/records" "$work/log"
    for seed in 1 2 3 4 5; do
        measure MODEL=$seed
        measure MODEL=$seed MISTAKE=all
        measure MODEL=$seed MISTAKE=unshifted LENGTH=2000
    done
    for seed in 1 2 3; do
        measure LAYERS=2 MODEL=$seed SCHEME="mask RoPE"
    done
    {
        words_of write_results
        LC_ALL=C sort -u "$work/records"
    } >tests/$chapter/results.tsv
}

build_program "${1-}"
keep_models
if [ "${1-}" = --results ]; then
    results
    exit
fi
run_program SCHEME PROMPT LENGTH SEED MODEL LAYERS STEPS MISTAKE ON MODELS \
    COLOUR
