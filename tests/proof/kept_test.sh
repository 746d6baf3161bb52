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
holds "what was kept is said" grep -q '^kept: race hostile train' "$room/output"
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

# Each file of the course is read by the class "all", and what is left out of a
# class is not there when a group of it runs.
git ls-files -co --exclude-standard | sort -u >"$room/files"
holds "all files are read by groups that say nothing else" \
    sh -c "cut -f1 build/test/files | cmp - '$room/files'"
what="KEEP=0" && KEEP=0 && runs "$all"
KEEP=
# left_out CLASS: lists what is not there when a group of this class runs.
left_out() {
    (cd "build/test/copies/$1" && find . -type f) | sed 's|^\./||' |
        sort >"$room/there"
    grep -vxFf "$room/there" "$room/files" >"$room/left"
}
pages='\.md$|^docs/|^LICENSE$|^\.'
grader='^tests/(grader|proof/grader|starter)/'
left_out judge
holds "only pages and the grader are left out" \
    test "$(grep -cvE "$pages|$grader" "$room/left")" = 0
holds "and these are" test "$(grep -cE "$grader" "$room/left")" = \
    "$(grep -cE "$grader" "$room/files")"
left_out grader
holds "only pages are left out where the grader is tested" \
    test "$(grep -cvE "$pages" "$room/left")" = 0

# A failure is never kept, nor is anything in CI, nor what passed with another
# compiler.
what="a failure" && touch tests/red && runs "$all"
holds "a group that fails is named" \
    grep -q '^Failed: race hostile' "$room/output"
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
