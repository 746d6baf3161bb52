#!/bin/sh
# make run CH=05 [ON=reference]: runs the worked example on your own code, or on
# the reference. run.sh --reference CHAPTER is for other scripts: it prints what
# the reference gives, and nothing else. In a course that was handed out without
# solutions this output is in a text file.
set -u

. tests/verbs/common.sh

# build_worked CHAPTER SOURCE PROGRAM
build_worked() {
    mkdir -p "${3%/*}" &&
        "${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra \
            -Wno-unused-parameter \
            -I"chapters/$1" -iquote tests/harness "chapters/$1/worked.c" "$2" \
            tests/harness/todo_in_worked.c tests/harness/oracle.c -lm -o "$3"
}

# reference CHAPTER
reference() {
    if [ -f "solutions/$1/${1#??_}.c" ]; then
        program=$BUILD/worked/$1-reference
        build_worked "$1" "solutions/$1/${1#??_}.c" "$program" && "$program"
    else
        cat "tests/$1/worked.txt" 2>/dev/null ||
            stop "This copy of the course has no solutions."
    fi
}

if [ "${1-}" = --reference ]; then
    reference "$2"
    exit
fi

chapter=$(one_chapter run) || exit 2
name=${chapter#??_}
need_tools cc
need_build_folder
if [ "${ON-}" = reference ]; then
    reference "$chapter"
    exit
fi
source=chapters/$chapter/$name.c
[ -f "$source" ] ||
    stop "$source is missing. To put the empty exercise back:" "" \
        "  make reset CH=${chapter%%_*}"
program=$BUILD/worked/$chapter
mkdir -p "$BUILD/worked"
if ! build_worked "$chapter" "$source" "$program" 2>"$program.errors"; then
    head -n 12 "$program.errors" | tr -d '\033' >&2
    stop "" "Your file does not build, so it can't run yet. To see why:" "" \
        "  make check CH=${chapter%%_*}"
fi
# A worked example needs a hundredth of a second of computing, and prints a few
# thousand characters. They go into a file first, whose size has a limit.
(
    # shellcheck disable=SC3045 # dash, bash, ksh and zsh have it
    ulimit -t 5
    ulimit -f 2048
    exec "$program" >"$program.printed"
)
status=$?
case $status in
0 | 3) cat "$program.printed" ;; # 3: an exercise is open (todo_in_worked.c)
*) head -n 100 "$program.printed" | cut -c 1-200 ;;
esac
case $status in
0 | 3) ;;
152 | 137)
    stop "" "It was stopped after 5 seconds of computing: does a loop never" \
        "end? This says in which line:" "" "  make check CH=${chapter%%_*}"
    ;;
153)
    stop "" "It was stopped after it had printed a megabyte or two, of which" \
        "these are the first lines. Does your code print in a loop that never" \
        "ends? This says in which line:" "" "  make check CH=${chapter%%_*}"
    ;;
1[3-9][0-9] | 2[0-9][0-9])
    stop "" "Your code crashed here. This says in which line:" "" \
        "  make check CH=${chapter%%_*}"
    ;;
esac
exit $status
