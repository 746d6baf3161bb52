#!/bin/sh
# tests/proof/student_path.sh: the way of a student through the course, on any
# system: an open board, a hint, a mistake that is named, a crash, a loop
# without end, the worked numbers, a quiz, the race, and the finished course.
# make test runs it, and the workflow does on systems that nobody here has.
#
# It works in a copy, so nobody's exercises are touched, and needs only what
# make setup installs. It ends in "N passed, N failed".
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
copy=$(mktemp -d) || exit 2
room=$copy
trap 'rm -rf "$copy"' EXIT
cp -R Makefile chapters solutions tests docs "$copy" && cd "$copy" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH EX ON FORCE AGAIN NAMED

# make may have another name: gmake.
make() { command "${MAKE:-make}" ${CC:+CC="$CC"} "$@"; }

name=full_formula
file=chapters/05_$name/$name.c
solution=solutions/05_$name/$name.c

# The board of a fresh clone: every exercise is open, and none is wrong.
empty_exercises
says 0 'Begin here' make check
# shellcheck disable=SC2016
holds "no exercise of a fresh clone is wrong" sh -c '! grep ✗ "$1"' - \
    "$room/output"
says 3 'is not finished yet' make run CH=05

# One chapter, from its first hint to its quiz.
session tests/proof/sessions/tour.tsv

# A crash. Only AddressSanitizer knows in which line it is.
sed '/^void encode_position/,/^}/s/^{/{\
    pe = NULL;/' $solution >$file
line=$(grep -n 'pe\[.*=' $file | head -n 1 | cut -d: -f1)
make -s -f tests/judge/build.mk flags >"$room/flags"
if grep -q 'fsanitize=[a-z,]*address' "$room/flags"; then
    says 1 "$name\.c, line $line" make check CH=05
    shows "the crash is explained" 'uses a null pointer'
else
    says 1 'ended the whole program|touches memory' make check CH=05
fi

# A loop without end is stopped: on the board, and in the worked example.
sed '/^void encode_position/,/^}/s/^{/{\
    while (pos < 1000000) {\
    }/' $solution >$file
says 1 'had not ended after' make check CH=05
says 2 'Either a loop never ends' make run CH=05 LIMIT=1

# A file that does not compile.
sed 's/return pow/return pwo/' $solution >$file
says 1 'does not compile' make check CH=05

# The empty exercise comes back, and what was there is kept.
says 0 'kept-2' make reset CH=05
holds "the kept version is the one that was there" \
    grep -q 'pwo' "$file.kept-2"

# The race of chapter 12. Its times are not looked at.
cp solutions/12_fast_table/fast_table.c chapters/12_fast_table/
says 0 '^your fill_table ' make race

# The whole course, right.
solve_exercises
says 0 'the course is finished' make check
says 0 'no hint is needed' make hint

sum_up
