#!/bin/sh
# make quiz [CH=05]: the questions of the lessons, asked in the terminal.
set -u

. tests/support/common.sh
chapters=$(tests/support/chapter.sh "${CH-}") || exit 2
need_build_folder
mkdir -p "$BUILD/quiz"
for chapter in $chapters; do
    awk -f tests/support/plain_math.awk "chapters/$chapter/README.md" \
        >"$BUILD/quiz/$chapter.md"
done
# shellcheck disable=SC2046,SC2086 # one word for each chapter
awk -v colour=$COLOUR -f tests/support/quiz.awk \
    $(printf "$BUILD/quiz/%s.md " $chapters)
