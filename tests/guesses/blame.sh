#!/bin/sh
# blame.sh CHAPTER EXERCISE SOURCE FOLDER [once]: prints in which line of SOURCE
# a change helps, as fields between tabs; or nothing.
#
#   pass LINE          with a change there all claims of EXERCISE pass
#   known LINE TEXT    with a change there it has a known mistake's numbers;
#                      LINE may be "9 or 12"
#   known_two LINE TEXT TEXT    with a change there it has the numbers of the
#                      first known mistake, with another change the second's
#   either LINE LINE   with a change in one of them
#   twice LINE         with two changes there
#   fewer LINE N ALL   with a change there N numbers are wrong, and not ALL
#
# Behind _each, as in pass_each, are several lines, "9, 10 and 12": there is a
# change in each of them.
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

# say KIND LINE[,LINE ...] VALUE ...
say() {
    kind=$1 its=$(echo "$2" | sed 's/,/, /g; s/\(.*\),/\1 and/')
    case $its in *and*) kind=$1_each ;; esac
    shift 2
    printf '%s' "$kind" && printf '\t%s' "$its" "$@" && echo
}

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
# were wrong without one. Where a line alone helps as much, two are not asked.
awk 'NR == FNR { line[$1] = $2; next }
    $1 == 0 { failed = $2; all = $3; next }
    { two = line[$1] ~ /,/ }
    $2 == least && two && !only_two { next }
    $2 != least || !two && only_two { n = different = 0; split("", of) }
    { different += !(line[$1] in of) }
    of[line[$1]]++ < 3 {
        part = $2 / (failed + !failed)
        if (all && part * all < $3) part = $3 / all
        best[++n] = part " " $3 " " line[$1] " " $1 " " all
    }
    { least = $2; only_two = two }
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
    lines="$lines $line" still=$wrong part=$left of=$all
    cp "$folder/changed.c" "$folder/better.c"
done <"$folder/best"
case ${still-}:$lines in
0:*,*\ * | 0:*\ *,*) still=several ;;
0:*\ *\ *) printf 'either\t%s\t%s\n' $lines && exit ;;
0:*) say pass "${lines# }" && exit ;;
esac
[ $# = 4 ] || exit 0

# With a change, the first claim that fails may see what a known mistake gives.
# No numbers tell too little, and so do more than two lines, or two mistakes.
# Whether it is this mistake, the judge says.
cat "tests/$chapter/fingerprints" "$BUILD/fingerprints/$chapter" \
    "$BUILD/fingerprints/$chapter.$exercise" 2>/dev/null >"$folder/mistakes"
awk '
    function is_telling(size) {
        return size < 1e4 && (size > 1 || (size > 1e-6 && size < 1 - 1e-6))
    }
    part == "lines" { line[$1] = $2 }
    part == "seen" && $1 in line {
        if (at[$2] ~ /^[0-9]+,/ && line[$1] !~ /,/) at[$2] = ""
        if (line[$1] ~ /,/ && at[$2] ~ /^[0-9]+( |$)/) next
        if (index(" " at[$2] " ", " " line[$1] " ")) next
        at[$2] = at[$2] (at[$2] == "" ? "" : " or ") line[$1]
        change[$2] = $1
    }
    $1 != "seen" { if ($1 == "text") says = $2; next }
    { saw = $3; for (k = 5; k <= NF; k += 3) saw = saw sprintf(" %.6f", $k) }
    { tells = 0; for (k = 6; k <= NF; k += 3) tells += is_telling($k) }
    says != "" && at[saw] ~ /^[0-9,]+( or [0-9]+)?$/ && tells > 1 {
        if (index(found[at[saw]] "\t", "\t" says "\t")) next
        found[at[saw]] = found[at[saw]] "\t" change[saw] "\t" says
        count[at[saw]]++
    }
    END { for (its in found) if (count[its] < 3) print its found[its] }
    ' FS=' ' part=lines "$folder/lines" FS='\t' part=seen "$folder/seen" \
    part=known "$folder/mistakes" | sort -rn >"$folder/known"
is_left() { # CHANGE TEXT
    edits "only=$1" >"$folder/changed.c" && NAMED=1 \
        sh tests/judge/judge.sh "$chapter" "$folder/changed.c" \
        "$folder/judged" || exit
    ! grep -q "^claim	$exercise	.*	failed	wrong	" "$folder/judged/verdict" &&
        grep -qxF "text	$2" "$folder/judged/verdict"
}
while IFS='	' read -r line change text other_change other; do
    is_left "$change" "$text" || continue
    [ -n "$other" ] || { say known "$line" "$text" && exit; }
    is_left "$other_change" "$other" &&
        say known_two "$line" "$text" "$other" && exit
done <"$folder/known"
[ -n "$lines" ] || exit 0
second=$(sh "$0" "$1" "$2" "$folder/better.c" "$folder/next" once) || exit
case $second:$lines:$part in
pass*)
    both=$(printf '%s\n' "${lines##* }" "${second#*	}" |
        sed 's/ and /,/; s/ //g' | tr , '\n' | sort -nu | paste -sd, -)
    case $both in
    *,*) say pass "$both" ;;
    *) say twice "$both" ;;
    esac
    ;;
*:\ *\ *:*) ;;
*:0.[0-8]*) say fewer "${lines# }" "$still" "$of" ;;
esac
