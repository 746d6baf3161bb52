#!/bin/sh
# blame.sh CHAPTER EXERCISE SOURCE FOLDER [once]: prints in which line of SOURCE
# a change helps, as fields between tabs; or nothing.
#
#   pass LINE          with a change there all claims of EXERCISE pass
#   known LINE TEXT    with a change there it has a known mistake's numbers
#   either LINE LINE   with a change in one of them
#   both LINE LINE     with a change in each
#   twice LINE         with two changes there
#   fewer LINE N ALL   with a change there N numbers are wrong, and not ALL
#
# Many small changes are compiled as one program, and run (edits.awk, edits.c).
# A line is printed if all changes that help most are in it, or in two, and if
# one of them is confirmed by the judge itself, which has sanitizers. Where none
# is enough, the search goes on from the best, once. The status is not 0 if this
# was cut off.
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
        2>"$folder/log" && break
    left_out=$left_out$(sed -n 's/^edit \([0-9]*\):.* error: .*/\1/p' \
        "$folder/log" | tr '\n' ' ')
done
$CC $FAST_LINKER "$folder/edits.o" "$BUILD/tests/$chapter.o" \
    "$BUILD/harness.o" "$BUILD/harness/edits.o" $LINK -o "$folder/edits" \
    2>"$folder/log" &&
    $OUTER_LIMIT "$folder/edits" "$exercise" 3>"$folder/helping" \
        4>"$folder/seen" >/dev/null 2>&1 || exit

# The best changes, three at most for each line: what part is left, of claims or
# of numbers; how many numbers are wrong, the line, the change, and how many
# were wrong without one.
awk 'NR == FNR { line[$1] = $2; next }
    $1 == 0 { failed = $2; all = $3; next }
    $2 != least { n = different = 0; split("", of) }
    { different += !(line[$1] in of) }
    of[line[$1]]++ < 3 {
        part = $2 / (failed + !failed)
        if (all && part * all < $3) part = $3 / all
        best[++n] = part " " $3 " " line[$1] " " $1 " " all
    }
    { least = $2 }
    END { while (k < n && all != "0" && different <= 2) print best[++k] }' \
    "$folder/lines" "$folder/helping" >"$folder/best"
lines=''
while read -r left wrong line change all; do
    case "$lines " in *" $line "*) continue ;; esac
    edits "only=$change" >"$folder/changed.c" &&
        sh tests/judge/judge.sh "$chapter" "$folder/changed.c" \
            "$folder/judged" || exit
    awk -F'\t' -v exercise="$exercise" -v wrong="$wrong" \
        "$(cat tests/judge/statuses.awk)"'
        $1 == "broken" || $2 == exercise && $4 != "passed" && \
            (wrong == 0 || how_ended[$5] != "answer") { bad = 1 }
        END { exit bad }' "$folder/judged/verdict" || continue
    lines="$lines $line" still=$wrong rest="$left	fewer	$line	$wrong	$all"
    cp "$folder/changed.c" "$folder/better.c"
done <"$folder/best"
case ${still-}:$lines in
0:*\ *\ *) printf 'either\t%s\t%s\n' $lines && exit ;;
0:*) echo "pass	${lines# }" && exit ;;
esac
[ $# = 4 ] || exit 0

# With a change, the first claim that fails may see what a known mistake gives.
# No numbers tell too little, and so does a line that is one of several. Whether
# it is this mistake, the judge says.
cat "tests/$chapter/fingerprints" "$BUILD/fingerprints/$chapter" \
    "$BUILD/fingerprints/$chapter.$exercise" 2>/dev/null >"$folder/mistakes"
awk '
    part == "lines" { line[$1] = $2 }
    part == "seen" && $1 in line {
        at[$2] = at[$2] && at[$2] != line[$1] ? "several" : line[$1]
        change[$2] = $1
    }
    $1 != "seen" { if ($1 == "text") says = $2; next }
    { saw = $3; for (k = 5; k <= NF; k += 3) saw = saw sprintf(" %.6f", $k) }
    { tells = 0; for (k = 6; k <= NF; k += 3) tells += $k > 1 && $k < 1e4 }
    says != "" && saw in at && at[saw] != "several" && tells > 1 {
        its = at[saw]
        text[its] = found[its] && text[its] != says ? "" : says
        found[its] = its "\t" change[saw] "\t" says
    }
    END { for (its in found) if (text[its] != "") print found[its] }
    ' FS=' ' part=lines "$folder/lines" FS='\t' part=seen "$folder/seen" \
    part=known "$folder/mistakes" | sort -rn >"$folder/known"
while IFS='	' read -r line change text; do
    edits "only=$change" >"$folder/changed.c" && NAMED=1 \
        sh tests/judge/judge.sh "$chapter" "$folder/changed.c" \
        "$folder/judged" || exit
    ! grep -q "^claim	$exercise	.*	failed	wrong	" "$folder/judged/verdict" &&
        grep -qxF "text	$text" "$folder/judged/verdict" &&
        printf 'known\t%s\t%s\n' "$line" "$text" && exit
done <"$folder/known"
[ -n "$lines" ] || exit 0
second=$(sh "$0" "$1" "$2" "$folder/better.c" "$folder/next" once) || exit
case $second:$lines:$rest in
pass*) printf '%s\n' "${lines##* }" "${second#*	}" | sort -nu |
    awk '{ its = its "\t" $1 } END { print (NR > 1 ? "both" : "twice") its }' ;;
*:\ *\ *:*) ;;
*:0.[0-8]*) echo "${rest#*	}" ;;
esac
