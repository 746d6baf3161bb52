#!/bin/sh
# docs/lessons/sync.sh [--check] [CHAPTER ...]: rewrites the numbers and the
# code in the lessons, or with --check says where they are out of date. make
# sync and make test call it.
set -u

. tests/verbs/common.sh
check=
if [ "${1-}" = --check ]; then
    check=1
    shift
fi
[ $# -gt 0 ] || {
    # shellcheck disable=SC2046 # one word for each chapter
    set -- $(tests/verbs/chapter.sh)
}
mkdir -p "$BUILD/sync"
status=0
for chapter; do
    worked=$BUILD/sync/$chapter.out
    tests/verbs/run.sh --reference "$chapter" >"$worked" || exit 1
    [ ! -f "tests/$chapter/results.tsv" ] ||
        awk -f docs/lessons/results.awk "tests/$chapter/results.tsv" \
            docs/figures/data/training.tsv >>"$worked" || exit 1
    # A page of docs says whose numbers it shows: <!-- numbers: NN_name -->
    for lesson in "chapters/$chapter/README.md" \
        "solutions/$chapter/README.md" \
        $(grep -lx "<!-- numbers: $chapter -->" docs/*.md); do
        [ -f "$lesson" ] || continue
        new=$BUILD/sync/${chapter}_${lesson%%/*}.md
        awk -v worked="$worked" -v folder="chapters/$chapter" \
            -f docs/lessons/sync.awk "$lesson" >"$new" || status=1
        if cmp -s "$new" "$lesson"; then
            continue
        elif [ -n "$check" ]; then
            diff -u "$lesson" "$new"
            status=1
        elif [ -s "$new" ]; then
            cp "$new" "$lesson"
            echo "rewritten: $lesson"
        fi
    done
done
exit $status
