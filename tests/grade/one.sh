#!/bin/sh
# one.sh KEY: grades one submission. The files are in GRADE_OUT/packets/KEY
# (collect.sh); what comes of them appears in GRADE_OUT/students/KEY, all at
# once or not at all. Nothing is done twice.
#
#   GRADE_DESK  what desk.sh laid out        GRADE_WORK  room for the work
set -u
umask 022
export LC_ALL=C

key=$1
packet=$GRADE_OUT/packets/$key
students=$GRADE_OUT/students
[ ! -d "$students/$key" ] || exit 0
[ -d "$packet" ] || exit 1

work=$GRADE_WORK/$key.$$
trap 'rm -rf "$work"' EXIT
mkdir "$work" "$work/chapters" "$work/check" "$work/tests" || exit 1
ln -s "$GRADE_DESK/tests/support" "$work/tests/support"
cp "$packet/notes" "$work/notes" || exit 1
cd "$work" || exit 1

# judge.sh is the students' own; what it calls works inside the sandbox.
# shellcheck source=/dev/null
. "$GRADE_DESK/flags"
grade=$GRADE_DESK/tests/grade
GRADE_LIMIT=$OUTER_LIMIT
GRADE_CC=$CC
CC=$grade/cc.sh
OUTER_LIMIT="$grade/enclose.sh run"
VET=$grade/vet.sh
[ -z "${GRADE_NO_VET-}" ] || VET=
BUILD=$GRADE_DESK/build
export BUILD CC GRADE_CC LINK LINK_FLAGS STUDENT_FLAGS OUTER_LIMIT VET \
    GRADE_LIMIT GRADE_CHAPTER GRADE_FOLDER
unset LD_LIBRARY_PATH REST

# judge CHAPTER: leaves check/CHAPTER/verdict, and flags beside it.
judge() {
    GRADE_CHAPTER=$1 GRADE_FOLDER=check/$1
    name=${1#??_}
    source=chapters/$1/$name.c
    ready=$GRADE_DESK/chapters/$1
    mkdir "$GRADE_FOLDER"
    if [ -f "$packet/$1.refused" ]; then
        refuse <"$packet/$1.refused"
    elif [ ! -f "$packet/$1.c" ]; then
        cp "$ready/missing.verdict" "$GRADE_FOLDER/verdict"
    elif cmp -s "$packet/$1.c" "$ready/stub.c"; then
        cp "$ready/stub.verdict" "$GRADE_FOLDER/verdict"
    else
        mkdir "chapters/$1"
        cp "$packet/$1.c" "$source"
        cp "$ready/$name.h" "chapters/$1/"
        : >"flags.$1"
        honest_directives "$1" && judge_written "$1"
    fi
}

# The first look at a file: what it includes. Fails if that is enough.
honest_directives() {
    [ -n "$VET" ] || return 0
    awk -v own="$name.h" -f "$grade/vet_source.awk" "$source" >seen
    sed -n 's/^flag //p' seen >"flags.$1"
    grep -v '^flag' seen >reasons || return 0
    awk -f "$grade/refusal.awk" reasons | refuse
    return 1
}

refuse() {
    { printf 'broken\trefused\n'; sed 's/^/	/'; } >"$GRADE_FOLDER/verdict"
}

judge_written() {
    tests/support/judge.sh "$1" "$source" "$GRADE_FOLDER"
    [ -s "$GRADE_FOLDER/verdict" ] || exit 1
    # What doesn't compile has not been looked at yet.
    if [ -n "$VET" ] && [ -f "$GRADE_FOLDER/student.i" ]; then
        awk -v file="$name.c" -f "$grade/vet_tokens.awk" \
            "$GRADE_FOLDER/student.i" |
            sed 's/^/would be refused: it /' >>"flags.$1"
    fi
    filter 'held	held' "$grade/honest.awk" "$ready/traces"
    filter 'failed	wrong' tests/support/recognise.awk \
        "$GRADE_DESK/fingerprints/$1"
    cat "$GRADE_FOLDER/flags" >>"flags.$1" 2>/dev/null
}

# filter WHEN PROGRAM DATA: passes the verdicts through an awk program.
filter() {
    grep -q "	$1	" "$GRADE_FOLDER/verdict" || return 0
    awk -v folder="$GRADE_FOLDER" -f "$2" "$3" "$GRADE_FOLDER/verdict" \
        >"$GRADE_FOLDER/new" || exit 1
    mv "$GRADE_FOLDER/new" "$GRADE_FOLDER/verdict"
}

# Whatever a submission printed becomes plain, valid text.
plain() {
    iconv -c -f UTF-8 -t UTF-8 "$1" | tr -d '\000-\010\013-\037\177' |
        awk '{ print substr($0, 1, 400) }' | iconv -c -f UTF-8 -t UTF-8 \
        >"$1.plain"
    mv "$1.plain" "$1"
}

{
    printf 'student\t%s\n' "$key"
    for ready in "$GRADE_DESK"/chapters/*; do
        chapter=${ready##*/}
        judge "$chapter"
        if [ -f "flags.$chapter" ]; then
            plain "check/$chapter/verdict"
            plain "flags.$chapter"
        fi
        awk -v chapter="$chapter" -f "$grade/marks.awk" "$GRADE_DESK/points" \
            "$BUILD/tests/$chapter.claims" "check/$chapter/verdict" || exit 1
        [ ! -f "flags.$chapter" ] || sort -u "flags.$chapter" |
            sed "s/^/flag	$chapter	/"
        awk -v chapter="$chapter" -f "$grade/flags.awk" \
            "check/$chapter/verdict"
    done
    plain notes
    cat notes
} >result || exit 1

mkdir finished && "$grade/report.sh" result check finished || exit 1
mv result finished/result
mkdir -p "$students"
# A folder that is complete takes its name in one step.
mv finished "$students/.$key.$$" && mv -T "$students/.$key.$$" "$students/$key"
