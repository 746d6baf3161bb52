#!/bin/sh
# write_summary.sh KEYS: grades.csv and class.html out of what is in
# GRADE_OUT/students, in the order of KEYS, and a word on the terminal.
set -u
export LC_ALL=C

keys=$1
names=${keys%/*}/names
grade=tests/grader/reports
sort "$keys" >"$keys.sorted"
$grade/rescore.sh "$keys.sorted" || exit 1
awk -v folder="$GRADE_OUT/students" -v names="$names" -f $grade/text.awk \
    -f $grade/grades.awk "$keys.sorted" >"$GRADE_OUT/grades.csv.new" &&
    mv "$GRADE_OUT/grades.csv.new" "$GRADE_OUT/grades.csv"
known=$(printf '%s ' "$GRADE_BUNDLE"/fingerprints/*)
awk -v folder="$GRADE_OUT/students" -v names="$names" \
    -v known="$known" -f $grade/text.awk -f $grade/class.awk "$keys.sorted" \
    "$keys.sorted" >"$GRADE_OUT/class.html.new" &&
    mv "$GRADE_OUT/class.html.new" "$GRADE_OUT/class.html"

missing=$(while read -r key; do
    [ -d "$GRADE_OUT/students/$key" ] || echo "  $key"
done <"$keys.sorted")
number=$(wc -l <"$keys.sorted")
flagged=$(awk -F, 'NR > 1 && $NF != "" { n++ } END { print n + 0 }' \
    "$GRADE_OUT/grades.csv")
echo "$number submissions, $flagged to look at."
echo
echo "  marks       $GRADE_OUT/grades.csv"
echo "  the class   $GRADE_OUT/class.html"
echo "  a student   $GRADE_OUT/students/.../report.html"
if [ -n "$missing" ]; then
    echo
    echo "These have no result yet; the same command tries them again"
    echo "(the reasons: $GRADE_OUT/errors):"
    echo "$missing"
    exit 1
fi
