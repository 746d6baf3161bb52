#!/bin/sh
# formats_test.sh: checks that every fault of a header, a misconception, an
# alternative or an unnamed mistake is named, with its file and what to do. It
# makes a small course, puts one file after the other into it, and reads the
# output of formats.sh.
# shellcheck disable=SC2034 # what seems unused is for sessions/formats.tsv

. tests/proof/count.sh
new_room formats_test
mkdir -p "$room/tests/proof/unnamed" "$room/docs/pages" || exit 2
cp docs/pages/contract.py docs/pages/course.py docs/pages/words.tsv \
    "$room/docs/pages/"
cp -R tests/judge tests/guesses tests/verbs "$room/tests/"
cp tests/proof/count.sh tests/proof/formats.sh "$room/tests/proof/"
cp tests/proof/formats_faults.tsv "$room/"
kept=$PWD/tests/proof/gallery/formats sessions=$PWD/tests/proof/sessions
cd "$room" || exit 2
room=.
export BUILD=build WHOLE=1
tables="python3 docs/pages/contract.py"

header=chapters/00_twice/twice.h
wrongs=tests/00_twice/misconceptions
rights=tests/00_twice/alternatives
unnamed=tests/proof/unnamed
list=tests/proof/shared_ids.tsv
mkdir -p chapters/00_twice chapters/01_half $wrongs $rights \
    tests/01_half/misconceptions
comment='/** @param x  a number|@return it|Example: x = 1 */|'
echo "${comment}double twice(double x);" | tr '|' '\n' >$header
sed 's/twice/half/' $header >chapters/01_half/half.h
: >$list
body='double twice(double x) { return 3 * x; }'

# Each of formats_faults.tsv is named. So that formats.sh runs once, each has a
# chapter of its own, from 11 on.
each_fault() {
    printf 'three\tThree in place of two.\n' >$list
    grep -v '^#' formats_faults.tsv | awk -F'\t' -v OFS='\t' '
        { number = NR + 10; sub(/00_/, number "_", $1); print number, $0 }' \
        >faults
    while IFS='	' read -r number file words text; do
        mkdir -p "tests/${number}_twice"
        cp -R chapters/00_twice "chapters/${number}_twice"
        cp -R tests/00_twice/* "tests/${number}_twice/"
        printf '%s\n' "$text" | sed "s,~,$comment,g
            s,^@,/* Three in place of two.| *,
            s,%,$body," | tr '|' '\n' >"$file"
    done <faults
    $tables >/dev/null 2>&1
    tests/proof/formats.sh >log
    while IFS='	' read -r number file words text; do
        grep "${number}_" log >output
        holds "$file is named" grep "^  ✗ $file" output
        holds "and why: $words" grep "✗.*$words" output
        holds "and nothing else of chapter $number" test "$(wc -l <output)" = 1
    done <faults
    holds "and no other fault" grep " $(wc -l <faults) failed\$" log
    rm -r chapters/[1-9]* tests/[1-9]* $unnamed/[1-9]*
    : >$list
}

stub_of() { awk -f tests/judge/stub.awk "$1"; }

warnings() { # FILE: a compiler's messages
    awk -v source=warned.c -f tests/judge/source.awk \
        -f tests/guesses/warnings.awk "$kept/$1"
}

session "$sessions/formats.tsv"
sum_up
