#!/bin/sh
# classroom50.sh FOLDER: grades the checkout FOLDER for Classroom 50, and puts
# result.json and release-body.md into it; and look-at.txt, for the instructor,
# which the runner does not publish. Called by classroom50/autograder.py with
# the environment of its runner.
set -u

folder=$(cd "$1" && pwd) || exit 2
cd "$(dirname "$0")/../../.." || exit 2
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
BUILD=${BUILD:-$out/build}
export BUILD
tests/grader/grade_single.sh "$folder" "$out/graded" || exit 1
# The instant of the submission is what the runner says. Only where it says
# nothing it is the commit's, which a student's own clock has made.
[ -n "${SUBMITTED_AT-}" ] ||
    SUBMITTED_AT=$(TZ=UTC git -C "$folder" log -1 --format=%cd \
        --date=format-local:%Y-%m-%dT%H:%M:%SZ 2>/dev/null)
[ -n "$SUBMITTED_AT" ] || SUBMITTED_AT=$(date -u +%Y-%m-%dT%H:%M:%SZ)
export SUBMITTED_AT
rm -rf "$folder/result.json" "$folder/release-body.md" "$folder/look-at.txt"
[ ! -f "$out/graded/look-at.txt" ] || cp "$out/graded/look-at.txt" "$folder/"
python3 tests/grader/desk/report.py platform classroom50 "$out/graded" \
    >"$folder/result.json" &&
    cp "$out/graded/summary.md" "$folder/release-body.md"
