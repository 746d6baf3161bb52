#!/bin/sh
# points.sh DESK: checks the points file (POINTS, or the one beside this) before
# anything is graded by it, and puts it into DESK, spelled out: a line for each
# test (points.awk).
set -u
export LC_ALL=C

. tests/support/common.sh
desk=$1
file=${POINTS:-tests/grade/points}
{ [ -f "$file" ] && [ -r "$file" ]; } ||
    stop "There is no points file $file that can be read."
while read -r chapter; do
    sed "s/^/$chapter /" "$desk/build/tests/$chapter.claims"
done <"$desk/chapters.list" >"$desk/tests.list"
awk -v name="$file" -f tests/grade/points.awk "$desk/tests.list" "$file" \
    >"$desk/points.new" || {
    tr -d '\001-\011\013-\037\177' <"$desk/points.new" | head -n 20 >&2
    stop "Nothing was graded. tests/grade/points is an example."
}
mv "$desk/points.new" "$desk/points"
