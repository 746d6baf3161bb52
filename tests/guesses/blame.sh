#!/bin/sh
# blame.sh CHAPTER EXERCISE SOURCE FOLDER: prints the line of SOURCE with a
# change of which alone all claims of EXERCISE pass; or nothing.
#
# Many small changes are compiled as one program, and run (edits.awk, edits.c).
# A line is printed if all that help are in it, and if one of them passes the
# judge itself, which has sanitizers. The status is not 0 if this was cut off.
# shellcheck disable=SC2086 # flags are words
set -u

chapter=$1 exercise=$2 source=$3 folder=$4
rm -rf "$folder" && mkdir -p "$folder" || exit

edits() { # VARIABLE=VALUE
    awk -v "$1" -v exercise="$exercise" -v list="$folder/lines" \
        -f tests/guesses/edits.awk tests/guesses/edits.tsv \
        "tests/$chapter/contract.tsv" "$source"
}

# What does not compile is left out.
left_out=' '
for _ in 1 2 3 4; do
    edits "left_out=$left_out" >"$folder/edits.c" || exit 0
    $CC $PLAIN_FLAGS $FILL_LOCALS -g0 -Wno-all -Wno-extra -fmax-errors=0 \
        -fsanitize-coverage=trace-pc -I"chapters/$chapter" \
        -iquote tests/harness -c "$folder/edits.c" -o "$folder/edits.o" \
        2>"$folder/said" && break
    left_out=$left_out$(sed -n 's/^edit \([0-9]*\):.* error: .*/\1/p' \
        "$folder/said" | tr '\n' ' ')
done
$CC $FAST_LINKER "$folder/edits.o" "$BUILD/tests/$chapter.o" \
    "$BUILD/harness.o" "$BUILD/harness/edits.o" $LINK -o "$folder/edits" \
    2>"$folder/said" &&
    $OUTER_LIMIT "$folder/edits" "$exercise" 3>"$folder/passing" \
        >/dev/null 2>&1 || exit

# The line, and three changes, if all are in one line. Change 0 is none: then a
# sanitizer has seen what is wrong.
awk 'NR == FNR { line[$1] = $2; next }
    FNR == 1 { at = line[$1] }
    line[$1] != at { at = "" }
    FNR <= 3 { first = first " " $1 }
    END { if (at) print at first }' \
    "$folder/lines" "$folder/passing" >"$folder/line"
read -r line changes <"$folder/line" || exit 0
for change in $changes; do
    edits "only=$change" >"$folder/changed.c" &&
        sh tests/judge/judge.sh "$chapter" "$folder/changed.c" \
            "$folder/judged" || exit
    awk -F'\t' -v exercise="$exercise" '
        $1 == "broken" || $2 == exercise && $4 != "passed" { bad = 1 }
        END { exit bad }' "$folder/judged/verdict" && echo "$line" && exit
done
exit 0
