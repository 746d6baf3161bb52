#!/bin/sh
# make run CH=05 [ON=reference]: runs the worked example on your code, or on
# the reference. run.sh --reference CHAPTER is for other scripts: it prints what
# the reference gives, and nothing else. In a course that was handed out without
# solutions this output is in a text file.

. tests/verbs/common.sh

# What every worked example is linked with.
helpers="$BUILD/harness/worked.o $BUILD/harness/oracle.o"

# build_worked CHAPTER SOURCE PROGRAM: a main() in the source, by which somebody
# has tried a function, has another name here. The tests do not mind it either.
build_worked() {
    set -- "$@" -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra \
        -Wno-unused-parameter -I"chapters/$1" -iquote tests/harness
    chapter=$1 source=$2 program=$3
    shift 3
    # shellcheck disable=SC2086 # two files
    mkdir -p "${program%/*}" &&
        ${CC:-cc} "$@" -Dmain=student_main -c "$source" -o "$program.o" &&
        (lock && build $helpers 7>&-) &&
        ${CC:-cc} "$@" "chapters/$chapter/worked.c" "$program.o" $helpers \
            -lm -o "$program"
}

# shellcheck disable=SC2317 # made calls it
run_reference() { # CHAPTER
    program=$BUILD/worked/$1-reference
    build_worked "$1" "solutions/$1/${1#??_}.c" "$program" && "$program"
}

# reference CHAPTER
reference() {
    if [ -f "solutions/$1/${1#??_}.c" ]; then
        {
            cat chapters/"$1"/worked.c chapters/"$1"/*.h solutions/"$1"/*.c \
                tests/harness/*.[ch] tests/verbs/run.sh
            ${CC:-cc} --version
        } | made "$1" run_reference "$1"
    else
        cat "tests/$1/worked.txt" 2>/dev/null ||
            stop "This copy of the course has no solutions."
    fi
}

if [ "${1-}" = --reference ]; then
    reference "$2"
    exit
fi

chapter=$(single_chapter run) || exit 2
name=${chapter#??_}
need_tools cc
need_build_folder
if [ "${ON-}" = reference ]; then
    reference "$chapter"
    exit
fi
source=chapters/$chapter/$name.c
need_exercise "$source" "${chapter%%_*}"
program=$BUILD/worked/$chapter
mkdir -p "$BUILD/worked"
build_worked "$chapter" "$source" "$program" 2>"$program.errors" ||
    does_not_build "$program.errors" \
        "Your file does not build, so it can't run" "${chapter%%_*}"
# Tables are seen as they are computed. What is printed has a limit: the longest
# example prints five thousand characters. The shell's own word on a crash is
# dropped.
{
    "$program" 2>&3
    echo $? >"$program.status"
} 3>&2 2>/dev/null | head -c 20000
read -r status <"$program.status" || exit

# True if all tests have passed on this same file.
is_right() {
    cmp -s "$source" "$BUILD/check/$chapter/source.c" &&
        all_passed "$BUILD/check/$chapter/verdict"
}

case $status in
3) exit 0 ;; # an exercise is open: the program has printed which
4) # tests/harness/worked.c
    ! is_right || stop_with run_slow "${LIMIT:-60}" "${chapter%%_*}"
    stop_with run_long "${LIMIT:-60}" "${chapter%%_*}"
    ;;
141) stop_with run_flood "${chapter%%_*}" ;;
1[3-9][0-9] | 2[0-9][0-9]) stop_with run_crash "${chapter%%_*}" ;;
esac
exit "$status"
