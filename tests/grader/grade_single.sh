#!/bin/sh
# grade_single.sh FOLDER OUT: grades one submission, for systems that call the
# grader for each. Into OUT go result, points, report.txt, report.html,
# junit.xml and summary.md, and look-at.txt if the instructor should look at
# something. Works in the course and in a grading kit (KIT=1 make starter).
set -u

if [ $# != 2 ] || [ ! -d "$1" ] || ! mkdir -p "$2"; then
    echo "grade_single.sh FOLDER OUT: FOLDER holds the submission" >&2
    exit 2
fi
submission=$(cd "$1" && pwd) out=$(cd "$2" && pwd)
cd "$(dirname "$0")/../.." || exit 2
. tests/verbs/common.sh
need_build_folder
. tests/grader/find_sandbox.sh
find_sandbox

use_memory
GRADE_WORK=$(mktemp -d "${TMPDIR:-/tmp}/course-grade.XXXXXX") || exit 2
trap 'rm -rf "$GRADE_WORK"' EXIT
umask 022
chmod 711 "$GRADE_WORK"
GRADE_BUNDLE=$GRADE_WORK/bundle
GRADE_OUT=$GRADE_WORK/out
export GRADE_WORK GRADE_BUNDLE GRADE_OUT
mkdir -p "$GRADE_OUT/submissions" "$GRADE_OUT/students"
chmod 700 "$GRADE_OUT"
tests/grader/bundle.sh "$GRADE_BUNDLE" && tests/grader/course_files.sh || exit 2
desk=tests/grader/desk
python3 $desk/begin.py single "$submission" \
    "$GRADE_OUT/submissions/submission" "$GRADE_BUNDLE" || exit 2
tests/grader/grade_submission.sh submission || stop_with not_graded
rm -f "$out/look-at.txt"
python3 $desk/report.py single "$GRADE_OUT/students/submission" \
    "$GRADE_BUNDLE/points" || exit 2
cp "$GRADE_OUT"/students/submission/* "$out/" || exit 2
