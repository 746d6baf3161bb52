#!/bin/sh
# systems_test.sh: what other systems get. The Gradescope zip is unpacked and
# run in a folder laid out as theirs; Classroom 50's entry point is run as its
# runner does; each result is compared with the documented form.
# shellcheck disable=SC2034 # what seems unused is for sessions/systems.tsv

. tests/proof/count.sh
need_tools zip unzip jq git
temporary_room
is() { jq -e "$1" "$json"; }

right=$PWD/solutions/05_full_formula/full_formula.c
work=$room/work
mkdir -p "$work"
cp "$right" "$work/"
{ # right, but for what it asks of the system
    echo '#include <unistd.h>'
    echo '__attribute__((constructor)) static void early(void) { fork(); }'
    cat solutions/00_order_blind/order_blind.c
} >"$work/order_blind.c"
wrongly="asked the system for what no exercise needs"
claims=$(wc -l <"$BUILD/tests/00_order_blind.claims")
sed 's/-2\.0/-1.0/' "$right" >"$room/half.c"
all=$(wc -l <"$BUILD/tests/05_full_formula.claims")
chapters=$(find chapters -mindepth 1 -maxdepth 1 -name '[0-9][0-9]_*' | wc -l)

# --- for sessions/systems.tsv

autograder=$room/autograder
json=$autograder/results/results.json
gradescope() { # FOLDER
    rm -rf "$autograder/submission" "$json"
    cp -R "$1" "$autograder/submission"
    (cd "$autograder" && AUTOGRADER=$autograder ./run_autograder)
}
# What their image's setup.sh does, but for what is installed here already.
set_up() {
    printf '#!/bin/sh\nexit 0\n' | program "$room/tools/apt-get"
    AUTOGRADER=$autograder PATH=$room/tools:$PATH \
        bash "$autograder/source/setup.sh"
}
# Without bubblewrap, as in a container without namespaces: root makes a user of
# its own for what students wrote.
as_a_user() {
    [ "$(id -u)" = 0 ] || return 0
    cp "$json" "$room/before.json"
    GRADE_SANDBOX=user gradescope "$work" && cmp "$json" "$room/before.json"
}
# The kit is Gradescope's, file for file: what was built of that is used again.
same_kit() {
    diff -rx __pycache__ "$autograder/source/course" "$room/bundle/course" &&
        find "$room/bundle" -exec touch -r "$room/gradescope.zip" {} +
}
checkout=$room/checkout
commit() {
    cp "$work"/*.c "$checkout/"
    echo "nothing" >"$checkout/look-at.txt" # the student's idea
    git -C "$checkout" init -q && git -C "$checkout" add -A &&
        GIT_COMMITTER_DATE="2026-09-01T10:00:00+02:00" git -C "$checkout" \
            -c user.name=S -c user.email=s@invalid commit -qm Work
}
classroom50() ( # [VARIABLE=VALUE ...]
    cd "$checkout" || exit
    export CLASSROOM=c ASSIGNMENT=a SUBMISSION_TAG=submit/x OWNER=ann \
        ASSIGNMENT_TYPE=individual COMMIT_URL=https://example.org/c \
        RELEASE_URL=https://example.org/r REVIEW_URL=''
    env BUILD="$autograder/build" "$@" python3 "$room/bundle/autograder.py"
)
form() { # SYSTEM: the same result in another's form
    json=$room/$1.json
    python3 tests/grader/desk/report.py platform "$1" "$autograder/graded" \
        >"$json"
}
session tests/proof/sessions/systems.tsv
sum_up
