#!/bin/sh
# make quiz [CH=05]: the questions of the lessons, asked in the terminal.
set -u

. tests/support/common.sh
chapters=$(tests/support/chapter.sh "${CH-}") || exit 2
# shellcheck disable=SC2046,SC2086 # one word for each chapter
awk -v colour="$(colour)" -f tests/support/quiz.awk \
    $(printf 'chapters/%s/README.md ' $chapters)
