#!/bin/sh
# gallery.sh [FILE ...]: the gallery of hostile exercises and of slips,
# tests/proof/gallery/*.c. Each of them says in the comment on top what the
# board must make of it; expected.awk has the list. Without a FILE those are
# judged that do more than give wrong numbers (kept.awk); words_test.sh judges
# the others.

. tests/proof/count.sh
how=
[ $# -gt 0 ] || how=alone
# The files that keep the tests waiting go first: s to z before a to r.
[ $# -gt 0 ] || set -- tests/proof/gallery/[s-z]*.c tests/proof/gallery/[a-r]*.c

use_room gallery
files=$room/files
kept "$@" >"$room/all"
[ "$(wc -l <"$room/all")" = $# ] ||
    stop "There is a file that includes no header of an exercise."
grep "$how\$" "$room/all" >"$files"
# Those that wait need no processor.
(
    jobs=4
    build -f tests/proof/apart.mk fingerprints chapters="$(cut -d' ' -f1 \
        "$files" | sort -u | xargs)" judge_these="$(sed \
        "s|\([^ ]*\) \(.*/\(.*\)\.c\) .*|\1:\2:$room/\3|" \
        "$files")" these
) || exit 2

sed "s|[^ ]* \(.*/\(.*\)\.c\) .*|\1 $room/\2/verdict|" "$files" >"$room/list"
awk "$(cat tests/proof/expected.awk)"'
    function taken(words) { return words }' "$room/list"
