#!/bin/sh
# gallery.sh [FILE ...]: the gallery of hostile exercises,
# tests/proof/gallery/*.c. Each of them breaks encode_position of chapter 05 in
# one way, and says in the comment on top what the board must make of it:
#
#   kind: the kind of failure that judge.awk names (a pattern)
#   say:  words of the explanation (a pattern)
#   line: the line of the file that the board must name, if it can be known
#
# No claim of encode_position may pass. Every claim of pair_frequency, which is
# right, must pass.
set -u

. tests/verbs/common.sh
chapter=05_full_formula
# The files that keep the tests waiting go first: s to z before a to r.
[ $# -gt 0 ] || set -- tests/proof/gallery/[s-z]*.c tests/proof/gallery/[a-r]*.c

about() { sed -n "s/^[\/ ]\*  *$1: \(.*[^ ]\)/\1/p" "$2" | sed 's/ *\*\/$//'; }

# look_at FILE: prints one line, "passed" or "failed" and why.
look_at() {
    name=${1##*/}
    folder=$BUILD/gallery/${name%.c}
    verdict=$folder/verdict
    kind=$(about kind "$1") say=$(about say "$1") line=$(about line "$1")
    if [ ! -s "$verdict" ]; then
        echo "failed ${name}: no verdict"
    elif grep -q '^claim	encode_position	[^	]*	passed' "$verdict"; then
        echo "failed ${name}: a claim of encode_position passes"
    elif [ "$kind" != lost ] &&
        grep '^claim	pair_frequency' "$verdict" |
        grep -qv '	passed	passed	'; then
        echo "failed ${name}: the other exercise does not pass any more"
    elif ! grep -qE "^claim	encode_position	[^	]*	failed	$kind	" \
        "$verdict"; then
        echo "failed ${name}: not reported as \"$kind\""
    elif ! grep -qE "^text	.*$say" "$verdict"; then
        echo "failed ${name}: does not say \"$say\""
    elif [ -n "$line" ] && ! grep -q "$1, line $line\$" "$verdict"; then
        echo "failed ${name}: does not name line $line"
    else
        echo "passed ${name}"
    fi
}

build tests "$BUILD/reference/$chapter.o" || exit 2
# shellcheck disable=SC2016 # the inner shell expands these
for file; do
    echo "$file $BUILD/gallery/$(basename "$file" .c)"
done | xargs -P 4 -L 1 sh -c '
    MAKEFLAGS= ${MAKE:-make} -s -f tests/judge/build.mk BUILD="$BUILD" \
        judge C=05_full_formula SOURCE="$0" OUT="$1" FILLED=1'
for file; do
    look_at "$file"
done >"$BUILD/gallery/results"
grep '^failed' "$BUILD/gallery/results"
awk '{ n[$1]++ } END {
    printf "%d passed, %d failed\n", n["passed"], n["failed"]
    exit n["failed"] > 0 }' "$BUILD/gallery/results"
