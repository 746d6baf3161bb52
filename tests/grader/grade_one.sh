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

# judge.sh is the one that make check runs. The commands that it calls run
# inside the sandbox.
# shellcheck source=/dev/null
. "$GRADE_BUNDLE/flags"
grade=$GRADE_BUNDLE/tests/grader
GRADE_LIMIT=$OUTER_LIMIT
GRADE_CC=$CC
CC="$grade/sandbox_run.sh cc"
OUTER_LIMIT="$grade/sandbox_run.sh run"
VET=$grade/vet.sh
# For the gallery, which tests each barrier by itself: GRADE_NO_VET=source
# leaves out the check of the source, both leaves out that of the object too.
[ "${GRADE_NO_VET-}" != both ] || VET=
BUILD=$GRADE_BUNDLE/build
# The table of library functions is read-only while the tests run.
LINK_FLAGS="$LINK_FLAGS -Wl,-z,relro,-z,now"
NAMED=1
export BUILD CC GRADE_CC LINK LINK_FLAGS STUDENT_FLAGS OUTER_LIMIT VET NAMED \
    GRADE_LIMIT GRADE_CHAPTER GRADE_FOLDER
# An exercise is linked with the tests into one program, which is all that the
# sandbox has.
unset LD_LIBRARY_PATH REST LINK_LIBRARY

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
        fit_to_compile "$1" && judge_written "$1"
    fi
}

# The check of the source. Fails if the file must not be compiled.
fit_to_compile() {
    [ -z "${GRADE_NO_VET-}" ] || return 0
    awk -v own="$name.h" -f "$grade/vet_source.awk" "$source" >seen
    # The compiler skips these, and awk may end a line there.
    ! grep -Pqa '\x00' "$source" ||
        echo "has bytes of 0 in it (was it saved as UTF-16?)" >>seen
    [ -s seen ] || return 0
    sed -n 's/^flag //p' seen >"flags.$1"
    grep -v '^flag' seen >reasons || return 0
    awk -f "$grade/refusal.awk" reasons | refuse
    return 1
}

refuse() {
    { printf 'broken\trefused\n' && cat; } >"$verdict"
}

judge_written() {
    tests/judge/judge.sh "$1" "$source" "$GRADE_FOLDER"
    [ -s "$verdict" ] || exit 1
    # An error of the machine while linking is no mistake of the student's.
    if grep -qE 'No space left|Disk quota|Cannot allocate|Input/output error' \
        "$GRADE_FOLDER/linker" 2>/dev/null; then
        cat "$GRADE_FOLDER/linker" >&2
        exit 1
    fi
    awk -f "$grade/check_traces.awk" part=claims "$BUILD/tests/$1.claims" \
        part=right "$ready/traces" part=seen "$GRADE_FOLDER/facts" \
        part=verdict "$verdict" >"$verdict.new" || exit 1
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
