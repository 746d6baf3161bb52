#!/bin/sh
# make check [CH=05]: the board. Exits 1 if something attempted is wrong, 2 if
# nothing could be checked.
set -u

. tests/support/common.sh
chapters=$(tests/support/chapter.sh "${CH-}") || exit 2
need_tools cc criterion
need_build_folder

targets='' verdicts=''
for chapter in $chapters; do
    targets="$targets verdict-$chapter"
    verdicts="$verdicts $BUILD/check/$chapter/verdict"
done
# shellcheck disable=SC2086 # lists are words
build $targets || exit 2

one=0
[ -n "${CH-}" ] && one=1
# shellcheck disable=SC2086
awk -v colour="$(colour)" -v one=$one -f tests/support/board.awk $verdicts
