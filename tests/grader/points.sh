#!/bin/sh
# points.sh BUNDLE: checks the points file (POINTS, or the one beside this)
# before anything is graded by it, and puts it into BUNDLE, spelled out: a line
# for each test (points.awk).
set -u
export LC_ALL=C

. tests/verbs/common.sh
bundle=$1
file=${POINTS:-tests/grader/points}
{ [ -f "$file" ] && [ -r "$file" ]; } ||
    stop "There is no points file $file that can be read."
for chapter in $(tests/verbs/chapter.sh); do
    sed "s/^/$chapter /" "$BUILD/tests/$chapter.claims"
done >"$bundle/tests.list"
awk -v name="$file" -f tests/grader/points.awk "$bundle/tests.list" "$file" \
    >"$bundle/points" || {
    tr -d '\001-\011\013-\037\177' <"$bundle/points" | head -n 20 >&2
    stop "Nothing was graded. tests/grader/points is an example."
}
rm "$bundle/tests.list"
