#!/bin/sh
# blame.sh CHAPTER EXERCISE SOURCE FOLDER [once]: prints in which line of SOURCE
# a change helps, as fields between tabs; or nothing, if none can be made.
#
#   pass LINE          with a change there all claims of EXERCISE pass
#   started LINE       so they do if what it changes begins at 0
#   known LINE TEXT    with a change there it has a known mistake's numbers;
#                      LINE may be "9 or 12"
#   known_two LINE TEXT TEXT    with a change there it has the numbers of the
#                      first known mistake, with another change the second's
#   either LINE LINE   with a change in one of them
#   twice LINE         with two changes there
#   fewer LINE N ALL   with a change there N numbers are wrong, and not ALL
#   none               no line can be told
#
# Behind _each, as in pass_each, are several lines, "9, 10 and 12": there is a
# change in each of them.
#
# docs/design.md says how. The status is not 0 if this was cut off.
# shellcheck disable=SC2086 # flags are words
set -u

chapter=$1 exercise=$2 source=$3 folder=$4 once=${5-}
rm -rf "$folder" && mkdir -p "$folder" || exit

# say KIND LINE[,LINE ...] VALUE ...
say() {
    kind=$1 lines_in_words=$(echo "$2" | sed 's/,/, /g; s/\(.*\),/\1 and/')
    case $lines_in_words in *and*) kind=$1_each ;; esac
    shift 2
    printf '%s' "$kind" && printf '\t%s' "$lines_in_words" "$@" && echo
}

# One program with all changes but left_out=" 3 17 ", or SOURCE with only=3.
edits() { # VARIABLE=VALUE
    awk -v "$1" -v exercise="$exercise" -v source="$source" \
        -v list="$folder/lines" -f tests/judge/source.awk \
        -f tests/guesses/edits.awk tests/guesses/edits.tsv \
        "tests/$chapter/contract.tsv"
}

judge_change() { # CHANGE NAMED
    edits "only=$1" >"$folder/changed.c" && NAMED=$2 \
        sh tests/judge/judge.sh "$chapter" "$folder/changed.c" "$folder/judged"
}

# True if a claim of another exercise fails only with the change that was judged
# last: a helper that is right for others is not to blame.
spoils_others() {
    # shellcheck disable=SC2016 # awk's
    others='$1 == "claim" && $2 != e && $4 != "passed" { print $2, $3 }'
    awk -v e="$exercise" "$others" "$folder/judged/verdict" >"$folder/failures"
    [ -s "$folder/failures" ] || return
    sh tests/judge/judge.sh "$chapter" "$source" "$folder/unchanged" || exit
    awk -v e="$exercise" "$others" "$folder/unchanged/verdict" |
        grep -qvxFf - "$folder/failures"
}

# --- All changes, compiled as one program. A compiler may end before it has
# named each that does not compile.
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

awk -f tests/guesses/best.awk "$folder/lines" "$folder/helping" >"$folder/best"

# --- The lines of those that the judge confirms.
lines=
while read -r part wrong line change wrong_before started; do
    case "$lines " in *" $line "*) continue ;; esac
    judge_change "$change" '' || exit
    awk -F'\t' -v exercise="$exercise" -v wrong="$wrong" \
        "$(cat tests/judge/statuses.awk)"'
        $1 == "broken" || $2 == exercise && $4 != "passed" && \
            (wrong == 0 || how_ended[$5] != "answer") { bad = 1 }
        END { exit bad }' "$folder/judged/verdict" || continue
    ! spoils_others || continue
    lines="$lines $line" wrong_left=$wrong part_left=$part of=$wrong_before
    kind_found=${started:-pass}
    cp "$folder/changed.c" "$folder/better.c"
done <"$folder/best"
case ${wrong_left-}:${lines# } in
0:*,*\ * | 0:*\ *,*) ;; # two lines together, or another one alone
0:*\ *) printf 'either\t%s\t%s\n' $lines && exit ;;
0:*) say $kind_found "${lines# }" && exit ;;
esac
[ -z "$once" ] || exit 0

# --- Or the lines where a change leaves a known mistake, as the judge says.
# places[SUMS]: where a change has the first failing claim see these sums, "9"
# or "9 or 12". Whole numbers tell too little, and so do more than two lines, or
# two mistakes. Two lines together may as well make the mistake.
cat "tests/$chapter/fingerprints" "$BUILD/fingerprints/$chapter" \
    "$BUILD/fingerprints/$chapter.$exercise" 2>/dev/null >"$folder/mistakes"
awk '
    part == "lines" { lines_of[$1] = $2; next }
    part == "seen" && $1 in lines_of {
        lines = lines_of[$1]
        if (lines ~ /,/ || index(" " places[$2] " ", " " lines " ")) next
        places[$2] = places[$2] (places[$2] == "" ? "" : " or ") lines
        changes_of[$2] = changes_of[$2] " " $1
    }
    $1 == "text" { explanation = $2 }
    $1 == "seen" && explanation != "" {
        sums = $3
        for (k = 5; k <= NF; k += 3) sums = sums sprintf(" %.6f", $k)
        telling = 0
        for (k = 6; k <= NF; k += 3)
            telling += $(k + 1) == "wrong" && $k < 1e4 && \
                ($k > 1 || $k > 1e-6 && $k < 1 - 1e-6)
        place = places[sums]
        if (telling < 2 || place !~ /^[0-9]+( or [0-9]+)?$/ || \
            index(left[place] "\t", "\t" explanation "\t")) next
        left[place] = left[place] "\t" changes_of[sums] "\t" explanation
        mistakes[place]++
    }
    END { for (place in left) if (mistakes[place] < 3) print place left[place] }
    ' FS=' ' part=lines "$folder/lines" FS='\t' part=seen "$folder/seen" \
    part=known "$folder/mistakes" | sort -rn >"$folder/known"

# The lines, "9" or "9 or 12", in which CHANGES leave the mistake of this TEXT,
# and spoil no other exercise; false if there is none.
find_left() { # CHANGES TEXT
    left_in=
    for change in $1; do
        judge_change "$change" 1 || exit
        if ! grep -q "^claim	$exercise	.*	failed	wrong	" \
            "$folder/judged/verdict" && grep -qxF "text	$2" \
            "$folder/judged/verdict" && ! spoils_others; then
            left_in=$left_in${left_in:+ or }$(sed -n \
                "s/^$change \([^ ]*\).*/\1/p" "$folder/lines")
            cp "$folder/changed.c" "$folder/left.c"
        fi
    done
    [ -n "$left_in" ]
}

# True if a second change leaves no mistake. If none does, the first may have
# made the known mistake, which hides the one that is there.
is_mended() {
    second=$(sh "$0" "$chapter" "$exercise" "$folder/left.c" \
        "$folder/next" once) || exit
    [ -n "$second" ]
}

while IFS='	' read -r _ changes text other_changes other_text; do
    find_left "$changes" "$text" || continue
    is_mended || continue
    [ -n "$other_text" ] || { say known "$left_in" "$text" && exit; }
    find_left "$other_changes" "$other_text" &&
        say known_two "$left_in" "$text" "$other_text" && exit
done <"$folder/known"
[ -n "$lines" ] || { echo none && exit; }

# True if a number was never set: then a line is missing, and fewer numbers are
# wrong with any change that sets some of them.
is_unset() {
    sh tests/judge/judge.sh "$chapter" "$source" "$folder/unchanged" || exit
    awk -F'\t' -v e="$exercise" '$1 == "claim" { is_asked = $2 == e }
        is_asked && $1 == "special" && $2 ~ /^(unwritten|others)$/ { n++ }
        END { exit !n }' "$folder/unchanged/facts"
}

# --- Or those of two changes, one after the other; or else the only line with
# which half of the wrong numbers are gone. Of fewer than ten this is chance.
second=$(sh "$0" "$1" "$2" "$folder/better.c" "$folder/next" once) || exit
case $second:$lines:$part_left in
pass*)
    both=$(printf '%s\n' "${lines##* }" "${second#*	}" |
        sed 's/ and /,/; s/ //g' | tr , '\n' | sort -nu | paste -sd, -)
    case $both in
    *,*) say pass "$both" ;;
    *) say twice "$both" ;;
    esac
    ;;
*:\ *\ *:*) echo none ;;
*:0.[0-4]* | *:0.5 | *:*e-*)
    if [ "$of" -lt 10 ] || is_unset; then echo none; else
        say fewer "${lines# }" "$wrong_left" "$of"
    fi
    ;;
*) echo none ;;
esac
