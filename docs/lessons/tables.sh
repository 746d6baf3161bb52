#!/bin/sh
# docs/lessons/tables.sh [--check]: writes the tables of chapters and the counts
# into every page that has a place for them; tables.awk has their form. With
# --check it changes nothing. It prints a line for each page that it rewrote or
# that is out of date, and for each thing that a chapter lacks. make sync calls
# it, and docs/lessons/check.sh does.
set -u

new=$(mktemp -d) || exit 2
trap 'rm -rf "$new"' EXIT
: >"$new/errors"
status=0
lessons=$(docs/notes/order.sh | sed 's|.* \(.*\)|chapters/\1/README.md|')
for page in README.md docs/*.md docs/notes/*.md; do
    grep -q '^<!-- generated: ' "$page" 2>/dev/null || continue
    # shellcheck disable=SC2086 # one word for each lesson
    if ! awk -f docs/lessons/tables.awk $lessons \
        chapters/[0-9][0-9]_*/*.h "$page" >"$new/page" 2>>"$new/errors"; then
        status=1
    elif cmp -s "$new/page" "$page"; then
        continue
    elif [ "${1-}" = --check ]; then
        echo "$page: its table or count of chapters is out of date." \
            "To rewrite it:  make sync"
        status=1
    else
        cp "$new/page" "$page" || exit 2
        echo "rewritten: $page"
    fi
done
# A chapter's fault comes up once for each page.
sort -u "$new/errors"
exit $status
