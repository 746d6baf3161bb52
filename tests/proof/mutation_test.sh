#!/bin/sh
# mutation_test.sh [CHAPTER ...]: every misconception must compile, be rejected,
# and be recognised as itself and nothing else. Every alternative must pass.
# Every unnamed mistake, a wrong answer without a name, must be rejected and not
# be named. The script prints a line for each file that does otherwise, and the
# totals.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
[ $# -gt 0 ] || {
    # shellcheck disable=SC2046 # one word for each chapter
    set -- $(tests/verbs/chapter.sh)
}
# names_in CHAPTER FOLDER: prints the names of what has failed there.
names_in() {
    awk -v folder="$2" -f tests/judge/words.awk -f tests/judge/recognise.awk \
        -f tests/judge/array.awk -f tests/judge/judge.awk \
        part=facts "$2/facts" part=known "$BUILD/fingerprints/$1" |
        awk -F'\t' '$4 == "failed" { print $5 }' | uniq | tr '\n' ' '
}

# states FACTS: how its claims have ended, each state once.
states() {
    awk -F'\t' '$1 == "claim" { seen[$4] } $1 == "broken" { seen["broken"] }
        END { for (state in seen) print state }' "$1" | sort | xargs
}

misconception() { # CHAPTER ID
    folder=$BUILD/misconceptions/$1/$2
    states=$(states "$folder/facts")
    if [ "$states" = broken ]; then
        bad "$1/$2 does not build"
    elif [ "$states" = passed ]; then
        bad "$1/$2 is accepted: no test rejects it. Add a claim that does;" \
            "or does it define no exercise? tests/proof/formats.sh says so"
    elif [ "$states" != 'failed passed' ] && [ "$states" != failed ]; then
        bad "$1/$2 crashes; only wrong numbers can be recognised"
    else
        names=$(names_in "$1" "$folder")
        case $names in
        "$2 ") good ;;
        "$2 "*) # its first failure is named; a later one must not be misnamed
            if echo "$names" | tr ' ' '\n' |
                grep -qvx -e "$2" -e wrong -e ''; then
                bad "$1/$2 is also taken for: $names"
            else
                good
            fi
            ;;
        "wrong ") bad "$1/$2 is rejected, but not named: another one gives" \
            "the same numbers. tests/proof/formats.sh says which" ;;
        *) bad "$1/$2 is taken for: $names" ;;
        esac
    fi
}

alternative() { # CHAPTER FILE
    name=${2##*/}
    folder=$BUILD/alternatives/$1/${name%.c}
    build judge C="$1" SOURCE="$2" OUT="$folder" FILLED=1 NAMED=1
    if [ -s "$folder/verdict" ] &&
        ! grep -qv '	passed	passed	' "$folder/verdict"; then
        good
    else
        bad "$1/${name%.c}, a right answer, is rejected"
        grep -v '	passed	passed	' "$folder/verdict" | cut -f2- | head -12
    fi
}

unnamed() { # CHAPTER FILE
    name=${2##*/}
    folder=$BUILD/unnamed/${name%.c}
    build judge C="$1" SOURCE="$2" OUT="$folder" FILLED=1 NAMED=1
    if ! grep -q '	failed	wrong	' "$folder/verdict"; then
        bad "$2, a wrong answer, is not reported as one"
    elif grep '	failed	' "$folder/verdict" | grep -qv '	failed	wrong	'; then
        bad "$2 is taken for: $(awk -F'\t' '
            $4 == "failed" { print $5 }' "$folder/verdict" | sort -u | xargs)"
    else
        good
    fi
}

known=0 others=0 unnamed=0
for chapter; do
    build "$BUILD/fingerprints/$chapter" || exit 2
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        known=$((known + 1))
        file=${file##*/}
        misconception "$chapter" "${file%.c}"
    done
    for file in tests/"$chapter"/alternatives/*.c; do
        [ -f "$file" ] || continue
        others=$((others + 1))
        alternative "$chapter" "$file"
    done
    for file in tests/proof/unnamed/"${chapter%%_*}"_*.c; do
        [ -f "$file" ] || continue
        unnamed=$((unnamed + 1))
        unnamed "$chapter" "$file"
    done
done
echo "  $known misconceptions, $others alternatives, $unnamed unnamed:" \
    "$passed as they should be"
sum_up
