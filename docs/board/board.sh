#!/bin/sh
# docs/board/board.sh: the picture of the board in the README, from a real one.
# In a copy of the course chapters 00 to 04 are solved, and 05 holds a mistake
# that has really shipped. Writes the SVG to standard output.
set -u

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z | xargs -0 tar -cf - | tar -xf - -C "$copy"
awk=$PWD/docs/board/ansi2svg.awk
cd "$copy" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH
for chapter in chapters/0[0-4]_*; do
    name=${chapter#chapters/??_}
    cp "solutions/${chapter#chapters/}/$name.c" "$chapter/"
done
# The reference for pair_frequency, the mistake in encode_position, and the
# last exercise as it comes.
chapter=05_full_formula
{
    awk '/^void encode_position/ { exit } { print }' \
        solutions/$chapter/full_formula.c
    echo '#include "todo.h"'
    awk '/^void encode_position/ { on = 1 } on' \
        tests/$chapter/misconceptions/index_for_pair.c
    awk '/^void encode_sequence/ { on = 1 } on' chapters/$chapter/full_formula.c
} >mixed.c
mv mixed.c chapters/$chapter/full_formula.c
make -s check >/dev/null 2>&1
{
    echo '$ make check'
    awk -v colour=1 -f tests/judge/board.awk build/check/*/verdict
} | awk -f "$awk"
