#!/bin/sh
# write_summary.sh KEYS: grades.csv and class.html out of what is in
# GRADE_OUT/students, in the order of KEYS, and a summary on the terminal.
set -u
export LC_ALL=C

keys=$1
names=${keys%/*}/names
reports=tests/grader/reports
sort "$keys" >"$keys.sorted"
$reports/rewrite_reports.sh "$keys.sorted" || exit 1
# write FILE AWK_ARGUMENT ...: one report on the class.
write() {
    file=$GRADE_OUT/$1
    shift
    awk -v folder="$GRADE_OUT/students" -v names="$names" \
        -f $reports/text.awk -f $reports/score.awk "$@" >"$file.new" &&
        mv "$file.new" "$file"
}
write grades.csv -f $reports/grades.awk "$keys.sorted"
known=$(printf '%s ' "$GRADE_BUNDLE"/build/fingerprints/*)
write class.html -v known="$known" \
    -f $reports/class.awk "$keys.sorted" "$keys.sorted"

missing=$(while read -r key; do
    [ -d "$GRADE_OUT/students/$key" ] || echo "  $key"
done <"$keys.sorted")
number=$(wc -l <"$keys.sorted")
flagged=$(awk -F, 'NR > 1 && $NF != "" { n++ } END { print n + 0 }' \
    "$GRADE_OUT/grades.csv")
submissions=submissions
[ "$number" != 1 ] || submissions=submission
echo "$number $submissions, $flagged to look at."
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
