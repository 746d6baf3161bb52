#!/bin/sh
# gallery.sh [FILE ...]: the gallery of hostile exercises and of slips,
# tests/proof/gallery/*.c. Each of them says in the comment on top what the
# board must make of it:
#
#   kind:  the kind of failure that judge.awk names, or a misconception's id (a
#          pattern)
#   say:   words of the explanation (a pattern)
#   never: words that would not be true (a pattern)
#   row:   a line of the numbers (a pattern)
#   line:  the line of the file that the board must name, if it can be known
#   of:    the exercise. The first header that the file includes tells the
#          chapter
#
# Without "of:" it breaks encode_position of chapter 05. Then no claim of
# encode_position may pass, and every claim of pair_frequency, which is right,
# must pass.
set -u

. tests/verbs/common.sh
# The files that keep the tests waiting go first: s to z before a to r.
[ $# -gt 0 ] || set -- tests/proof/gallery/[s-z]*.c tests/proof/gallery/[a-r]*.c

about() { sed -n "s/^[\/ ]\*  *$1: \(.*[^ ]\)/\1/p" "$2" | sed 's/ *\*\/$//'; }

# chapter_of FILE
chapter_of() {
    header=$(sed -n 's/^#include "\([a-z_]*\)\.h".*/\1/p' "$1" | head -n 1)
    tests/verbs/chapter.sh "$header"
}

# look_at FILE: prints one line, "passed" or "failed" and why.
look_at() {
    name=${1##*/}
    folder=$BUILD/gallery/${name%.c}
    verdict=$folder/verdict
    kind=$(about kind "$1") say=$(about say "$1") line=$(about line "$1")
    never=$(about never "$1") row=$(about row "$1") of=$(about of "$1")
    exercise=${of:-encode_position}
    if [ ! -s "$verdict" ]; then
        echo "failed ${name}: no verdict"
    elif [ -z "$of" ] &&
        grep -q "^claim	$exercise	[^	]*	passed" "$verdict"; then
        echo "failed ${name}: a claim of $exercise passes"
    elif [ -z "$of" ] && [ "$kind" != lost ] &&
        grep '^claim	pair_frequency' "$verdict" |
        grep -qv '	passed	passed	'; then
        echo "failed ${name}: the other exercise does not pass any more"
    elif ! grep -qE "^claim	$exercise	[^	]*	failed	$kind	" \
        "$verdict"; then
        echo "failed ${name}: not reported as \"$kind\""
    elif ! grep -qE "^text	.*($say)" "$verdict"; then
        echo "failed ${name}: does not say \"$say\""
    elif [ -n "$never" ] && grep -qE "^text	.*($never)" "$verdict"; then
        echo "failed ${name}: says \"$never\", which is not true"
    elif [ -n "$row" ] && ! grep -qE "^row	.*($row)" "$verdict"; then
        echo "failed ${name}: does not show \"$row\""
    elif [ -n "$line" ] && ! grep -q "$1, line $line\$" "$verdict"; then
        echo "failed ${name}: does not name line $line"
    else
        echo "passed ${name}"
    fi
}

all=$(for file; do chapter_of "$file"; done | sort -u)

# Prints FILE CHAPTER FOLDER for each file.
listed() {
    for file; do
        echo "$file $(chapter_of "$file") $BUILD/gallery/$(basename "$file" .c)"
    done
}

build chapters="$all" tests references fingerprints || exit 2
# shellcheck disable=SC2016 # the inner shell expands these
listed "$@" | xargs -P 4 -L 1 sh -c '
    MAKEFLAGS= ${MAKE:-make} -s -f tests/judge/build.mk BUILD="$BUILD" \
        judge C="$1" SOURCE="$0" OUT="$2" FILLED=1 NAMED=1'

# An endless loop is waited for once: the other claims are skipped.
waited_once() {
    facts=$BUILD/gallery/endless_loop/facts
    [ -f "$facts" ] || return 0
    waited=$(grep -c "^claim	encode_position	[^	]*	endless	" "$facts")
    if [ "$waited" = 1 ]; then
        echo "passed"
    else
        echo "failed encode_position's endless loop is waited for $waited times"
    fi
}

for file; do
    look_at "$file"
done >"$BUILD/gallery/results"
waited_once >>"$BUILD/gallery/results"
grep '^failed' "$BUILD/gallery/results"
awk '{ n[$1]++ } END {
    printf "%d passed, %d failed\n", n["passed"], n["failed"]
    exit n["failed"] > 0 }' "$BUILD/gallery/results"
