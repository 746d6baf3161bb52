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

# end_and_names CHAPTER FOLDER: how its claims have ended: passed, failed (some
# of them, or all), or otherwise; a colon; the names of what has failed, in
# order.
end_and_names() {
    # shellcheck disable=SC2046 # words
    awk -v folder="$2" $(cat tests/judge/program) part=facts "$2/facts" \
        part=known "$BUILD/fingerprints/$1" |
        awk -F'\t' '
            FILENAME != "-" && $1 == "broken" { end = $1 }
            FILENAME != "-" && $1 == "claim" && $4 != "passed" && !end {
                end = $4
            }
            FILENAME != "-" && $1 == "claim" && $4 !~ /^(passed|failed)$/ {
                end = "otherwise"
            }
            FILENAME == "-" && $4 == "failed" && $5 != last {
                names = names " " (last = $5)
            }
            END { print (end ? end : "passed") ":" names }' "$2/facts" -
}

# Prints which other mistakes of the chapter give the same numbers in every
# test, to nine digits: none of them is ever named.
same_as() { # CHAPTER ID
    awk -F'\t' -v id="$2" '
        $1 == "misconception" { at = $2 }
        $1 == "seen" { saw[at] = saw[at] FS $2 FS $3 FS sprintf("%.9g", $4) }
        END { for (k in saw) if (k != id && saw[k] == saw[id]) print k }' \
        "$BUILD/fingerprints/$1" | xargs
}

misconception() { # CHAPTER ID
    folder=$BUILD/misconceptions/$1/$2
    found=$(end_and_names "$1" "$folder")
    names=${found#*: }
    case $found in
    broken:*) bad "$1/$2 does not build" ;;
    passed:*)
        bad "$1/$2 is accepted: no test rejects it. Add a claim that does;" \
            "or does it define no exercise? tests/proof/formats.sh says so"
        ;;
    "failed: wrong")
        bad "$1/$2 is rejected, but not named, since its numbers in every" \
            "test are also those of: $(same_as "$1" "$2"). Keep one, or add" \
            "a test that tells them apart"
        ;;
    failed:*)
        # Its first failure is named; a later one must not be misnamed.
        if [ "${names%% *}" = "$2" ] && ! echo "$names" | tr ' ' '\n' |
            grep -qvx -e "$2" -e wrong; then
            good
        else
            bad "$1/$2 is taken for: $names"
        fi
        ;;
    *) bad "$1/$2 crashes; only wrong numbers can be recognised" ;;
    esac
}

alternative() { # CHAPTER FILE
    name=${2##*/}
    folder=$BUILD/home/$1/${name%.c}
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
    # clang's sanitizer says of some that C leaves them undefined: no name.
    if ! grep -qE '	failed	(wrong|undefined)	' "$folder/verdict"; then
        bad "$2, a wrong answer, is not reported as one"
    elif grep '	failed	' "$folder/verdict" |
        grep -qvE '	failed	(wrong|undefined)	'; then
        bad "$2 is taken for: $(awk -F'\t' '
            $4 == "failed" { print $5 }' "$folder/verdict" | sort -u | xargs)"
    else
        good
    fi
}

build -f tests/proof/apart.mk chapters="$*" right fingerprints || exit 2
known=0 rights=0 unnamed=0
for chapter; do
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        known=$((known + 1))
        file=${file##*/}
        misconception "$chapter" "${file%.c}"
    done
    for file in tests/"$chapter"/alternatives/*.c; do
        [ -f "$file" ] || continue
        rights=$((rights + 1))
        alternative "$chapter" "$file"
    done
    for file in tests/proof/unnamed/"${chapter%%_*}"_*.c; do
        [ -f "$file" ] || continue
        unnamed=$((unnamed + 1))
        unnamed "$chapter" "$file"
    done
done
echo "  $known misconceptions, $rights alternatives, $unnamed unnamed:" \
    "$passed as they should be"
sum_up
