#!/bin/sh
# make run CH=05 [ON=reference]: the worked example, on your own code.
# run.sh --reference CHAPTER does the same without a word around it, for the
# tools that put the numbers into the lessons.
set -u

. tests/support/common.sh

# build_worked CHAPTER SOURCE PROGRAM
build_worked() {
    mkdir -p "${3%/*}" &&
        "${CC:-cc}" -std=c11 -D_DEFAULT_SOURCE -g -O1 -Wall -Wextra \
            -Wno-unused-parameter \
            -I"chapters/$1" -Itests/support "chapters/$1/worked.c" "$2" \
            tests/support/todo_main.c tests/support/oracle.c -lm -o "$3"
}

if [ "${1-}" = --reference ]; then
    name=${2#??_}
    program=$BUILD/worked/$2-reference
    build_worked "$2" "solutions/$2/$name.c" "$program" && exec "$program"
    exit 1
fi

chapter=$(one_chapter run) || exit 2
name=${chapter#??_}
need_tools cc
need_build_folder
source=chapters/$chapter/$name.c
if [ "${ON-}" = reference ]; then
    source=solutions/$chapter/$name.c
    [ -f "$source" ] || stop "This copy of the course has no solutions."
fi
[ -f "$source" ] ||
    stop "$source is not there. To put the empty exercise back:" "" \
        "  make reset CH=${chapter%%_*}"
program=$BUILD/worked/$chapter
mkdir -p "$BUILD/worked"
if ! build_worked "$chapter" "$source" "$program" 2>"$program.errors"; then
    head -n 12 "$program.errors" | tr -d '\033' >&2
    stop "" "It does not build, so there is nothing to run yet. Why:" "" \
        "  make check CH=${chapter%%_*}"
fi
"$program"
