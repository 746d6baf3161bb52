#!/bin/sh
# tests/proof/student_path.sh: the way of a student through the course, on any
# system: an open board, a hint, a mistake that is named, a crash, a loop
# without end, the worked numbers, a quiz, the race, and the finished course.
# The workflow runs it on systems that nobody here has.
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

# Commands are given to make, which may have another name: gmake.
course() { "${MAKE:-make}" ${CC:+CC="$CC"} "$@"; }

# A red board ends with status 1. GNU make 3 makes 2 of it.
red=1
case $("${MAKE:-make}" --version) in "GNU Make 3."*) red=2 ;; esac

name=full_formula
file=chapters/05_$name/$name.c
solution=solutions/05_$name/$name.c

# The board of a fresh clone: every exercise is open, and none is wrong.
empty_exercises
says 0 'Begin here' course check
# shellcheck disable=SC2016
holds "no exercise of a fresh clone is wrong" sh -c '! grep ✗ "$1"' - \
    "$room/output"
says 0 "chapters/05_$name/README.md" course check CH=05
# shellcheck disable=SC2016
holds "the compiler says nothing of code that is not the student's" \
    sh -c '! grep -i "warning:" "$1"' - "$room/output"
says 0 'pair_frequency: hint 1 of' course hint CH=05
says 2 'is not finished yet' course run CH=05

# A mistake that the course knows. Its explanation is in its first comment.
mistake=tests/05_$name/misconceptions/half_the_exponent.c
sed 's/-2\.0/-1.0/' $solution >$file
says $red '✗ pair_frequency' course check CH=05
explained=$(sed -n '1s,^/\* *,,p' $mistake | cut -d' ' -f1-4)
holds "the mistake is named: $explained ..." \
    grep -qF -e "$explained" "$room/output"

# A crash. Only AddressSanitizer knows in which line it is.
sed '/^void encode_position/,/^}/s/^{/{\
    pe = NULL;/' $solution >$file
line=$(grep -n 'pe\[.*=' $file | head -n 1 | cut -d: -f1)
course -s -f tests/judge/build.mk flags >"$room/flags"
if grep -q 'fsanitize=[a-z,]*address' "$room/flags"; then
    says $red "$name\.c, line $line" course check CH=05
    shows "the crash is explained" 'uses a null pointer'
else
    says $red 'ended the whole program|touches memory' course check CH=05
fi

# A loop without end is stopped: on the board, and in the worked example.
sed '/^void encode_position/,/^}/s/^{/{\
    while (pos < 1000000) {\
    }/' $solution >$file
says $red 'had not ended after' course check CH=05
says 2 'Either a loop never ends' course run CH=05 LIMIT=1

# A file that does not compile.
sed 's/return pow/return pwo/' $solution >$file
says $red 'does not compile' course check CH=05

# The empty exercise comes back, and what was there is kept.
says 0 'kept-1' course reset CH=05
holds "the kept version is the one that was there" \
    grep -q 'pwo' "$file.kept-1"

# A chapter that is right, its numbers, its quiz.
cp $solution $file
says 0 'This chapter is done' course check CH=05
says 0 '## river_bank' course run CH=05
says 0 ' of [0-9]* right' sh -c 'printf "%s\n" A B C A B C A B | "$@"' - \
    "${MAKE:-make}" quiz CH=05

# The race of chapter 12. Its times are not looked at.
cp solutions/12_fast_table/fast_table.c chapters/12_fast_table/
says 0 '^your fill_table ' course race

# The whole course, right.
solve_exercises
says 0 'the course is finished' course check
says 0 'no hint is needed' course hint

# The numbers in the lessons and in the drawings are those of this machine.
says 0 '^$' sh -c 'python3 docs/pages/sync.py --check &&
    echo'
says 0 ' 0 failed$' docs/figures/figures.sh --check

sum_up
