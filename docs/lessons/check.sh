#!/bin/sh
# docs/lessons/check.sh: checks every page: links and anchors; the shape, the
# hints and the quiz of a lesson; the sections that tests and misconceptions
# name; that no lesson contains a reference solution; that each erratum has a
# test; that the tables of chapters are complete. make test calls it.
set -u

# The awk programs read bytes: GitHub's anchors are made of them.
LC_ALL=C
export LC_ALL

pages=$(git ls-files -co --exclude-standard '*.md' |
    grep -v '^docs/notes/.*_test\.md')
# shellcheck disable=SC2086 # one word for each page
set -- $pages chapters/[0-9][0-9]_*/*.h tests/[0-9][0-9]_*/*_test.c \
    tests/[0-9][0-9]_*/misconceptions/*.c solutions/[0-9][0-9]_*/*.c
for file; do
    shift
    [ ! -f "$file" ] || set -- "$@" "$file"
done
STALE=$(docs/lessons/tables.sh --check)
export STALE
git ls-files -co --exclude-standard | awk -f docs/lessons/check.awk "$@"
