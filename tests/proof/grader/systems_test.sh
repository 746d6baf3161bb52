#!/bin/sh
# systems_test.sh: what other systems get. The Gradescope zip is unpacked and
# run in a folder laid out as theirs; Classroom 50's entry point is run as its
# runner does; each result is compared with the documented form.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
for tool in zip unzip jq git; do
    have $tool || stop "$tool is not installed.  make setup-dev"
done
room=$(mktemp -d)
chmod 755 "$room"
trap 'rm -rf "$room"' EXIT
# is FILE "what" FILTER: jq finds it true
is() { holds "$2" jq -e "$3" "$1"; }

right=$PWD/solutions/05_full_formula/full_formula.c
work=$room/work
mkdir -p "$work"
cp "$right" "$work/"
{ # right, but for what it asks of the system
    echo '#include <unistd.h>'
    echo '__attribute__((constructor)) static void early(void) { fork(); }'
    cat solutions/00_order_blind/order_blind.c
} >"$work/order_blind.c"
seen="asked the system for what no exercise needs"
claims=$(wc -l <"$BUILD/tests/00_order_blind.claims")
sed 's/-2\.0/-1.0/' "$right" >"$room/half.c"
all=$(wc -l <"$BUILD/tests/05_full_formula.claims")
chapters=$(find chapters -mindepth 1 -maxdepth 1 -name '[0-9][0-9]_*' | wc -l)

# --- Gradescope

autograder=$room/autograder
mkdir -p "$autograder/source" "$autograder/results" "$room/tools"
holds "the zip is made" env OUT="$room/gradescope.zip" \
    tests/grader/platforms/gradescope.sh
(cd "$autograder/source" && unzip -q "$room/gradescope.zip")
holds "setup.sh and run_autograder are at its root" \
    test -x "$autograder/source/setup.sh" -a \
    -x "$autograder/source/run_autograder"
holds "no answers in it" sh -c "! unzip -l '$room/gradescope.zip' |
    grep -E 'solutions/|misconceptions/|alternatives/|gallery'"
# Their image, but for its place and for what is installed here already.
printf '#!/bin/sh\nexit 0\n' >"$room/tools/apt-get"
chmod +x "$room/tools/apt-get"
holds "setup.sh runs" env AUTOGRADER="$autograder" PATH="$room/tools:$PATH" \
    bash "$autograder/source/setup.sh"
cp "$autograder/source/run_autograder" "$autograder/"
json=$autograder/results/results.json

gradescope() { # FOLDER
    rm -rf "$autograder/submission" "$json"
    cp -R "$1" "$autograder/submission"
    (cd "$autograder" && AUTOGRADER=$autograder ./run_autograder) \
        >"$room/said" 2>&1
}
gradescope "$work"
is "$json" "Gradescope: the score" ".score == $all"
is "$json" "Gradescope: every test has what theirs must have" \
    '.tests | length > 8 and all(has("name") and has("score") and
        has("max_score") and has("output") and (.score <= .max_score) and
        (.status == "passed" or .status == "failed") and
        (.tags | type == "array"))'
is "$json" "Gradescope: scores add up" \
    '.score == ([.tests[].score] | add)'
is "$json" "Gradescope: what was stopped says why" \
    "[.tests[] | select(.output | contains(\"asked the system for some\"))]
        | length == $claims"
is "$json" "Gradescope: what to look at is hidden from students" \
    '[.tests[] | select(.visibility == "hidden")] | length == 1 and
        (.[0].output | contains("00_order_blind: '"$seen"'"))
        and .[0].max_score == 0'
is "$json" "Gradescope: and is nowhere else" \
    '[.. | strings | select(contains("'"$seen"'"))] | length == 1'
is "$json" "Gradescope: what is missing was not handed in" \
    "[.tests[] | select(.output == \"Not handed in.\")]
        | length == $((chapters - 2))"
holds "look-at.txt says the same to other systems" \
    grep -q "^00_order_blind: $seen" "$autograder/graded/look-at.txt"
cp "$room/half.c" "$work/full_formula.c"
gradescope "$work"
is "$json" "Gradescope: a misconception is a tag" \
    '[.tests[].tags[]] | any(. == "half_the_exponent")'
if [ "$(id -u)" = 0 ]; then
    export GRADE_SANDBOX=user # as in a container without namespaces
    gradescope "$work"
    unset GRADE_SANDBOX
    cp "$json" "$room/user.json"
    gradescope "$work"
    holds "the same without bubblewrap, as a user of its own" \
        cmp "$json" "$room/user.json"
fi
mkdir "$room/nothing"
gradescope "$room/nothing"
is "$json" "Gradescope: an empty submission has its zero" \
    ".score == 0 and (.tests | length == $chapters)"
holds "an old look-at.txt does not stay" \
    test ! -e "$autograder/graded/look-at.txt"

# --- Classroom 50

holds "the bundle is made" env FOR=classroom50 OUT="$room/bundle" \
    tests/grader/platforms/gradescope.sh
checkout=$room/checkout
mkdir "$checkout"
cp "$work"/*.c "$checkout/"
echo "nothing" >"$checkout/look-at.txt" # the student's idea
git -C "$checkout" init -q
git -C "$checkout" add -A
GIT_COMMITTER_DATE="2026-09-01T10:00:00+02:00" git -C "$checkout" \
    -c user.name=S -c user.email=s@invalid commit -qm Work
run_in_checkout() (
    cd "$checkout" || exit
    export CLASSROOM=c ASSIGNMENT=a SUBMISSION_TAG=submit/x OWNER=ann \
        ASSIGNMENT_TYPE=individual COMMIT_URL=https://example.org/c \
        RELEASE_URL=https://example.org/r REVIEW_URL=''
    BUILD=$room/build50 python3 "$room/bundle/autograder.py"
)
classroom50() {
    run_in_checkout >"$room/said" 2>&1 ||
        bad "Classroom 50: $(tail -n 3 "$room/said")"
}
classroom50
json=$checkout/result.json
is "$json" "Classroom 50: the fields" '.schema == "classroom50/result/v1" and
    ([.classroom, .assignment, .owner, .submission, .commit, .release,
    .review, .datetime] | all(type == "string" and length > 0))'
is "$json" "Classroom 50: whole numbers that add up" \
    '(.score | . == floor) and .score == ([.tests[].score] | add) and
    ."max-score" == ([.tests[]."max-score"] | add)'
is "$json" "Classroom 50: each test" '.tests | all(has("test-name") and
    (.passed | type == "boolean") and (.score | . == floor))'
is "$json" "Classroom 50: the instant is the commit's" \
    '.datetime == "2026-09-01T08:00:00Z"'
holds "Classroom 50: what to look at" \
    grep -q "^00_order_blind: $seen" "$checkout/look-at.txt"
holds "Classroom 50: and students don't see it" sh -c \
    "! grep '$seen' '$json' '$checkout/release-body.md'"
export SUBMITTED_AT=2026-09-03T09:00:00Z
classroom50
unset SUBMITTED_AT
is "$json" "Classroom 50: what the runner says of the instant counts" \
    '.datetime == "2026-09-03T09:00:00Z"'

# --- the others, from the same result

form() { python3 tests/grader/desk/report.py platform "$1" \
    "$autograder/graded"; }
form prairielearn >"$room/prairielearn.json"
is "$room/prairielearn.json" "PrairieLearn: a share, and the tests" \
    '.gradable and .score >= 0 and .score <= 1 and
    (.tests | all(has("name") and has("points") and has("max_points")))'
is "$room/prairielearn.json" "PrairieLearn: what is missing" \
    "[.tests[] | select(.output == \"Not handed in.\")] | length == $chapters"
form autolab >"$room/autolab.json"
is "$room/autolab.json" "Autolab: points of each chapter" \
    ".scores | length == $chapters and all(type == \"number\")"
holds "Autolab: one line" test "$(wc -l <"$room/autolab.json")" = 1
holds "the workflow is what docs/instructor.md says it is" \
    grep -q 'tests/grader/grade_single.sh' tests/grader/platforms/classroom.yml

sum_up
