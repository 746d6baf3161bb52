#!/bin/sh
# docs/lessons/check.sh: do the pages keep their promises? Every link and anchor
# of every page; the shape, hints and quiz of every lesson; the sections to
# which tests and misconceptions send a reader; no reference solution in a
# lesson; a test behind each line of the errata; and tables of chapters that
# name all of them. make test calls it.
set -u

pages=$(git ls-files -co --exclude-standard '*.md' |
    grep -v '^docs/notes/md2dox_test')
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
