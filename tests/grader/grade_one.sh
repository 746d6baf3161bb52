#!/bin/sh
# grade_one.sh KEY: grades one submission. The files are in
# GRADE_OUT/submissions/KEY (collect.py). The result appears in
# GRADE_OUT/students/KEY, all at once or not at all. Who has them is not graded
# again.
#
#   GRADE_BUNDLE  made by bundle.sh        GRADE_WORK  a folder for the work
set -u
umask 022
export LC_ALL=C

key=$1
collected=$GRADE_OUT/submissions/$key
students=$GRADE_OUT/students
[ ! -d "$students/$key" ] || exit 0
[ -d "$collected" ] || exit 1

# A full disk must not lower a mark: then there is no result yet.
for disk in "$GRADE_WORK" "$GRADE_OUT"; do
    if [ "$(df -Pk "$disk" | awk 'NR == 2 { print $4 }')" -lt 131072 ]; then
        echo "$key: less than 128 MB are free in $disk" >&2
        exit 1
    fi
done

work=$GRADE_WORK/$key.$$
trap 'rm -rf "$work"' EXIT
mkdir "$work" "$work/chapters" "$work/check" "$work/tests" "$work/finished" ||
    exit 1
sed "s|.*|$work/chapters/& $work/check/&|" "$GRADE_BUNDLE/chapters.list" |
    xargs mkdir || exit 1
ln -s "$GRADE_BUNDLE/tests/harness" "$GRADE_BUNDLE/tests/judge" "$work/tests/"
cd "$work" || exit 1

# judge.sh is the one that make check runs. What is a student's is compiled,
# linked and run by sandbox_run.sh, inside the sandbox; the tests and the
# verdicts are outside.
# shellcheck source=/dev/null
. "$GRADE_BUNDLE/flags"
grade=$GRADE_BUNDLE/tests/grader
GRADE_CC=$CC GRADE_LIMIT=$OUTER_LIMIT
CC="$grade/sandbox_run.sh cc"
LINK_LIBRARY="$grade/sandbox_run.sh library"
OUTER_LIMIT="$grade/sandbox_run.sh run"
BUILD=$GRADE_BUNDLE/build
FLAVOUR=judge
NAMED=1
export BUILD CC LINK LINK_FLAGS LINK_LIBRARY STUDENT_FLAGS OUTER_LIMIT \
    FLAVOUR NAMED GRADE_CC GRADE_LIMIT GRADE_BEFORE GRADE_AFTER GRADE_ASAN \
    GRADE_CHAPTER GRADE_FOLDER
unset LD_LIBRARY_PATH REST

# judge CHAPTER: leaves check/CHAPTER/verdict, and flags beside it.
judge() {
    GRADE_CHAPTER=$1 GRADE_FOLDER=check/$1
    name=${1#??_}
    source=chapters/$1/$name.c
    ready=$GRADE_BUNDLE/chapters/$1
    verdict=$GRADE_FOLDER/verdict
    if [ -f "$collected/$1.refused" ]; then
        refuse <"$collected/$1.refused"
    elif [ ! -f "$collected/$name.c" ]; then
        ln -s "$ready/missing.verdict" "$verdict"
    elif cmp -s "$collected/$name.c" "$ready/stub.c"; then
        ln -s "$ready/stub.verdict" "$verdict"
    else
        cp "$collected/$name.c" "$ready/$name.h" "chapters/$1/"
        judge_written "$1"
    fi
}

refuse() {
    { printf 'broken\trefused\n' && cat; } >"$verdict"
}

judge_written() {
    tests/judge/judge.sh "$1" "$source" "$GRADE_FOLDER"
    # A fault of the machine is no mistake of the student's.
    if [ -e "$GRADE_FOLDER/no_result" ] || [ ! -s "$verdict" ]; then
        cat "$GRADE_FOLDER/no_result" "$GRADE_FOLDER/compiler" \
            "$GRADE_FOLDER/runner" >&2
        exit 1
    fi
    # A line of source that the compiler shows may have any length.
    awk '{ print substr($0, 1, 400) }' "$verdict" >"$verdict.new" || exit 1
    mv "$verdict.new" "$verdict"
}

for ready in "$GRADE_BUNDLE"/chapters/*; do
    judge "${ready##*/}"
done
# From here on everything is valid UTF-8.
awk -v key="$key" -f "$grade/result.awk" "$collected/notes" \
    "$GRADE_BUNDLE/chapters.list" |
    iconv -c -f UTF-8 -t UTF-8 | tr -d '\000-\010\013-\037\177' \
    >finished/result
wanted=$(wc -l <"$GRADE_BUNDLE/chapters.list")
[ "$(grep -c '^chapter' finished/result)" = "$wanted" ] || exit 1
# What make check says of each chapter that was begun: it is the same program.
for verdict in check/*/verdict; do
    [ ! -L "$verdict" ] || continue # an empty exercise, or none
    printf '\n%s\n' "----------------------------------------"
    # Its status says whether all is right, and not whether it could write.
    awk -v one=1 -f tests/judge/wrap.awk -f tests/judge/board.awk "$verdict"
done >finished/boards
# A folder that is complete takes its name in one step.
mv finished "$students/.$key.$$" && mv -T "$students/.$key.$$" "$students/$key"
