#!/bin/sh
# kept_test.sh: make test does not run a group again that has passed, until
# something changes that it reads. Tried in a copy of the course, with groups
# that do nothing but look for a file named red: one for each class (kept.sh).
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
mkdir "$room/course"
copy_course "$room/course"
{
    echo "build() { :; }"
    for group in race hostile train; do
        echo "group_$group() {
    echo $group >>\"\$BUILD/ran\"
    if [ -e tests/red ]; then bad red; else good; fi
}"
    done
} >groups
sed -e "s/^all_groups=.*/all_groups='race hostile train'; other_groups='/" \
    -e '/^# --- one group, in a process of its own/r groups' \
    tests/proof/test.sh >test.sh
rm groups && cat test.sh >tests/proof/test.sh && rm test.sh
git init -q && git add -A
unset CC
export CI='' KEEP=''

# runs "GROUP ...": make test runs these groups now, and keeps the others.
runs() {
    rm -f build/test/ran
    tests/proof/test.sh >"$room/output" 2>&1
    ran=$(sort build/test/ran 2>/dev/null | xargs)
    if [ "$ran" = "$1" ]; then
        good
    else
        bad "after $what: ran \"$ran\", should run \"$1\""
        shown_below "$room/output"
    fi
}

# change FILE "GROUP ...": these run again after a change of it, and once.
change() {
    what="a change of $1" && echo >>"$1" && runs "$2"
    what="nothing" && runs ''
}

all='hostile race train'
what="nothing yet" && runs "$all"
what="nothing" && runs ''
shows "what was kept is said" '^kept: race hostile train'
change tests/05_full_formula/full_formula_test.c "$all"
change tests/proof/test.sh "$all"
change tests/grader/worker/worker.c 'hostile train'
change docs/glossary.md train
what="another right" && chmod a+x docs/errata.md && runs train
what="a loss" && rm tests/grader/points && runs 'hostile train'
git checkout -q tests/grader/points
what="a new file" && echo >chapters/new.c && runs "$all"
what="a new page" && echo >docs/new.md && runs train
what="what git has" && git add docs/new.md && runs train

# Each file of the course is read by the class "all", and what a class does not
# read is not there when a group of it runs.
git ls-files -co --exclude-standard | sort -u >"$room/files"
holds "all files are read by groups that say nothing else" \
    sh -c "cut -f1 build/test/files | cmp - '$room/files'"
what="KEEP=0" && KEEP=0 && runs "$all"
KEEP=
for class in judge grader; do
    holds "a group of the class $class has no page" \
        test ! -e build/test/copies/$class/docs/glossary.md
    holds "but all tests" test -e build/test/copies/$class/tests/proof/test.sh
done
holds "nor has one of the judge the grader" \
    test ! -e build/test/copies/judge/tests/grader

# A failure is never kept, nor is anything in CI, nor what passed with another
# compiler.
what="a failure" && touch tests/red && runs "$all"
shows "a group that fails is named" '^Failed: race hostile'
what="a failure before" && runs "$all"
rm tests/red
what="a pass in CI" && CI=true && runs "$all"
what="the same in CI" && runs "$all"
CI=
what="a group asked for" && rm build/test/ran 2>/dev/null
tests/proof/test.sh race >"$room/output" 2>&1
holds "a group that is asked for is run" grep -q race build/test/ran
what="another compiler" && CC=clang && export CC && runs "$all"
sum_up
