#!/bin/sh
# words_test.sh: the words of the judge are proved. It judges the facts that are
# kept again, and demands what their files expect (expected.awk). Then it
# changes the sentences of sentences.tsv one by one, and each value in them, and
# demands that an expectation fails (words.awk). At last each sentence becomes
# one sign: nothing may change but words, on the board either. Almost nothing is
# compiled or run, so this takes a few seconds. The facts are
#
#   those of the gallery: what gallery.sh leaves, and what apart.mk runs of the
#   files that give wrong numbers;
#   tests/proof/gallery/facts/*.txt: what does not happen on every machine;
#   structures.c, causes.c beside them: what the harness finds, and may say.
#
# A file of facts begins with what is expected, as a file of the gallery does. A
# line "== NAME" begins another file beside the facts, "== NAME TIMES" a file
# whose lines come so many times.
# shellcheck disable=SC2086 # words

. tests/proof/count.sh
. tests/judge/steps.sh
export LC_ALL=C
new_room words
mkdir "$room/marked"

build -f tests/proof/apart.mk tests fingerprints numbers || exit 2
kept tests/proof/gallery/*.c >"$room/gallery"
tests/proof/gallery.sh >"$room/log"

# The table is marked: the judge reads it in place of sentences.tsv.
words='-f tests/proof/words.awk -f tests/proof/expected.awk'
awk -v mark=1 $words tests/judge/sentences.tsv >"$room/sentences.tsv"
marked="-v phrases=$room/sentences.tsv $judge_program"
awk -F'\t' -v OFS='\t' '/^[a-z]/ { $3 = "@" } { print }' \
    tests/judge/sentences.tsv >"$room/signs.tsv"
signs="-v phrases=$room/signs.tsv $judge_program"
judge_program=$marked

# again FILE [part=known FINGERPRINTS]: judges the facts in $folder.
again() {
    kept=$1
    shift
    verdict=$room/marked/${kept##*/}
    print_verdict "$@" >"$verdict"
    echo "$kept $verdict $source" >>"$room/list"
}

# A verdict without its sentences, and what its board shows of each exercise.
wordless() { # VERDICT
    sed -e 's/^text	.*/text/' -e 's/^\(place	.*\)	.*/\1/' "$1"
    cp "$1" "$room/drawn"
    awk -v detailed=1 -f tests/judge/wrap.awk -f tests/judge/board.awk \
        "$room/drawn" >"$room/board"
    echo "the status is $?"
    grep -E '^  (●|✗|○) ' "$room/board"
}

# Judges once more, with a sign in place of each sentence.
says_nothing_else() { # VERDICT [part=known FINGERPRINTS]
    wordless "$1" >"$room/with"
    shift
    judge_program="$steps $signs"
    print_verdict "$@" >"$room/reworded"
    wordless "$room/reworded" | diff "$room/with" -
}

# Builds a program that prints facts, if the example has it.
program_of() { # SOURCE PROGRAM
    [ -f "$1" ] && "${CC:-cc}" -std=gnu11 -iquote tests/harness \
        -Itests/harness/stand_in "$1" \
        "$BUILD/harness.o" -lm -o "$2"
}

while read -r chapter source how; do
    name=${source##*/}
    folder=$BUILD/gallery/${name%.c}
    [ "$how" != numbers ] || folder=$BUILD/kept/$chapter/${name%.c}
    again "$source" part=known "$BUILD/fingerprints/$chapter"
done <"$room/gallery"

chapter=05_full_formula
for file in tests/proof/gallery/facts/*.txt; do
    folder=$room/$(basename "$file" .txt)
    source=$folder/exercise.c
    mkdir "$folder"
    awk -v folder="$folder" -v source="$source" '
        BEGIN { path = folder "/facts"; times = 1 }
        /^#( |$)/ { next }
        /^== / { path = folder "/" $2; times = $3 ? $3 : 1; next }
        { gsub(/exercise\.c/, source) }
        { for (k = 0; k < times; k++) print >path }' "$file"
    ! program_of "${file%.txt}.c" "$folder/program" ||
        "$folder/program" >"$folder/facts"
    set --
    [ ! -f "$folder/known" ] || set -- part=known "$folder/known"
    steps="-v steps=$(sed -n 's/^# steps: //p' "$file")"
    judge_program="$steps $marked"
    again "$file" "$@"
    holds "$file: reworded, all else is the same" \
        says_nothing_else "$verdict" "$@"
done

counted awk $words tests/judge/sentences.tsv "$room/list"
sum_up
