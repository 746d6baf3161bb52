#!/bin/sh
# rewrite_reports.sh KEYS: writes again the reports of all students that were
# written with other points than GRADE_BUNDLE/points. No test runs again: a
# result has every verdict. Names the students who were graded with other tests
# than there are now, and leaves their reports and points as they are.
set -u
export LC_ALL=C

reports=tests/grader/reports
# In OUT, so that each file takes its place in one step.
room=$GRADE_OUT/students/.rewrite
trap 'rm -rf "$room"' EXIT
rm -rf "$room"
mkdir -p "$room" || exit 1
: >"$room/others"

# The points come last: after a stop on the way they are still the old ones,
# and the next run writes these reports again.
rewrite() { # KEY
    student=$GRADE_OUT/students/$1 new=$room/new
    rm -rf "$new"
    { mkdir "$new" && cp "$student/result" "$GRADE_BUNDLE/points" "$new/" &&
        $reports/report.sh "$new"; } || return
    for file in report.txt report.html junit.xml points; do
        mv "$new/$file" "$student/$file" || return
    done
}

awk -v folder="$GRADE_OUT/students" -f $reports/compare_points.awk \
    "$GRADE_BUNDLE/points" "$1" >"$room/changed" || exit 1
while read -r what key; do
    case $what in
    points) rewrite "$key" || exit 1 ;;
    tests) echo "  $key" >>"$room/others" ;;
    esac
done <"$room/changed"
if [ -s "$room/others" ]; then
    echo "These were graded with other tests than there are now, and keep the"
    echo "points of then. To grade them again, delete OUT/students/NAME:"
    cat "$room/others"
    echo
fi
