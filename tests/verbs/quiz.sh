#!/bin/sh
# make quiz [CH=05]: asks the questions of the lessons in the terminal.

. tests/verbs/common.sh
chapters=$(sh tests/verbs/chapter.sh "${CH-}") || exit 2
need_build_folder
mkdir -p "$BUILD/quiz"
for chapter in $chapters; do
    plain "$(lesson_of "$chapter")" >"$BUILD/quiz/$chapter.md"
done
# shellcheck disable=SC2046,SC2086 # one word for each chapter
awk -v colour=$COLOUR -f tests/judge/wrap.awk -f tests/verbs/reader.awk \
    -f tests/verbs/quiz.awk \
    $(printf "$BUILD/quiz/%s.md " $chapters)
