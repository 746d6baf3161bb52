#!/bin/sh
# tests/proof/student_path.sh: the way of a student through the course, on any
# system: an open board, a hint, a mistake that is named, a crash, a loop
# without end, the worked numbers, a quiz, the race, and the finished course.
# make test runs it, and the workflow does on systems that nobody here has.
#
# It works in a copy, so nobody's exercises are touched, and needs only what
# make setup installs. It ends in "N passed, N failed".

. tests/proof/count.sh
temporary_room
# shellcheck disable=SC2034 # for bring_built
original=$PWD built=$(cd "${BUILD:-/nowhere}" 2>/dev/null && pwd)
cp -Rp Makefile chapters solutions tests docs "$room" && cd "$room" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH EX ON FORCE AGAIN NAMED

# make may have another name: gmake.
make() { command "${MAKE:-make}" ${CC:+CC="$CC"} "$@"; }

name=full_formula
file=chapters/05_$name/$name.c
solution=solutions/05_$name/$name.c

# begins_with FUNCTION LINE: the reference, whose FUNCTION begins so.
begins_with() {
    sed "/^void $1/,/^}/s/^{/{\\
    $2/" $solution >$file
}

# The words about a null pointer. Only AddressSanitizer knows the line.
null_pointer() {
    line=$(grep -n 'pe\[.*=' $file | head -n 1 | cut -d: -f1)
    make -s -f tests/judge/build.mk flags >"$room/flags"
    if grep -q 'fsanitize=[a-z,]*address' "$room/flags"; then
        says 1 "$name\.c:$line: here" make check CH=05
        shows "the crash is explained" 'uses a null pointer'
    else
        says 1 'ended the whole program|touches memory' make check CH=05
    fi
}

empty_exercises
session tests/proof/sessions/path.tsv
sum_up
