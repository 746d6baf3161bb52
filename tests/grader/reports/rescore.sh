#!/bin/sh
# rescore.sh KEYS: gives everybody who has been graded the points of this run
# (GRADE_BUNDLE/points), so that one class has one measure. Says who was graded
# with other tests than there are now, and leaves those as they are.
set -u
export LC_ALL=C

grade=tests/grader/reports
# In OUT, so that each file takes its place in one step.
room=$GRADE_OUT/students/.weigh
trap 'rm -rf "$room"' EXIT
mkdir -p "$room" || exit 1

# report.sh reads verdicts, one file for each chapter: they stand in the result.
verdicts() {
    rm -rf "$room/check"
    sed "s|.*|$room/check/&|" "$GRADE_BUNDLE/chapters.list" | xargs mkdir -p
    awk -v room="$room/check" -F'\t' '
        $1 == "student" || $1 == "flag" || $1 == "note" { next }
        $1 == "chapter" { file = room "/" $2 "/verdict"; next }
        $1 == "claim" { sub(/\t[0-9]*\t[0-9]*$/, "") }
        { print >file }' "$1"
}

# The result comes last: after a stop on the way it is still the old one, and
# the next run does it again.
put() { # KEY
    student=$GRADE_OUT/students/$1
    verdicts "$room/result"
    $grade/report.sh "$room/result" "$room/check" "$room" || return
    for file in report.txt report.html junit.xml result; do
        mv "$room/$file" "$student/$file" || return
    done
}

: >"$room/others"
while read -r key; do
    old=$GRADE_OUT/students/$key/result
    [ -f "$old" ] || continue
    awk -f $grade/rescore.awk "$GRADE_BUNDLE/points" "$old" >"$room/result"
    case $? in
    0) cmp -s "$old" "$room/result" || put "$key" || exit 1 ;;
    3) echo "  $key" >>"$room/others" ;;
    *) exit 1 ;;
    esac
done <"$1"
if [ -s "$room/others" ]; then
    echo "These were graded with other tests than there are now, and keep the"
    echo "points of then. To grade them anew, delete OUT/students/NAME:"
    cat "$room/others"
    echo
fi
