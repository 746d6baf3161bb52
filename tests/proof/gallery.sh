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
. tests/proof/count.sh
# The files that keep the tests waiting go first: s to z before a to r.
[ $# -gt 0 ] || set -- tests/proof/gallery/[s-z]*.c tests/proof/gallery/[a-r]*.c

room=$BUILD/gallery
files=$room/files
mkdir -p "$room" || exit 2
with_chapter "$@" >"$files"
[ "$(wc -l <"$files")" = $# ] ||
    stop "There is a file that includes no header of an exercise."
# Those that wait need no processor.
(
    jobs=4
    build -f tests/proof/apart.mk fingerprints chapters="$(cut -d' ' -f1 \
        "$files" | sort -u | xargs)" judge_these="$(sed \
        "s|\([^ ]*\) \(.*/\(.*\)\.c\)|\1:\2:$room/\3|" \
        "$files")" these
) || exit 2

# An endless loop is waited for once: the other claims are skipped.
facts=$room/endless_loop/facts
case $* in
*/endless_loop.c*)
    waited=$(grep -c "^claim	encode_position	[^	]*	endless	" "$facts")
    holds "an endless loop is waited for once, and not $waited times" \
        test "$waited" = 1
    ;;
esac
counted awk -v folder="$room" -f tests/proof/gallery.awk "$files"
sum_up
