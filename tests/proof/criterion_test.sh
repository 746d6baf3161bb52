#!/bin/sh
# criterion_test.sh [CHAPTER ...]: compiled for Criterion, each claim is a test
# of its own, which Criterion's own runner can list, choose and run. What a
# student sees there of a wrong answer, of an open exercise and of an exercise
# that leaves the program is in sessions/criterion.tsv, for a course with
# chapter 05.

. tests/proof/count.sh
chapters=${*:-$(tests/verbs/chapter.sh)}
use_room criterion
full_formula=$(tests/verbs/chapter.sh | grep '^05_full_formula$')
# shellcheck disable=SC2046,SC2086 # one word for each chapter
build $(printf "$room/%s " $chapters $full_formula) \
    "$BUILD/harness/with_criterion.o" ||
    bad "the tests do not build with Criterion's runner"

# tap PROGRAM [OPTION ...]: what Criterion says of each test.
tap() { "$@" --tap >"$room/tap" 2>/dev/null; }

for chapter in $chapters; do
    program=$room/$chapter claims=$BUILD/tests/$chapter.claims
    wanted=$(wc -l <"$claims")
    tap "$program" -j1
    right=$(grep -c '^ok ' "$room/tap")
    passed=$((passed + right))
    [ "$right" = "$wanted" ] ||
        bad "$chapter: $right of $wanted tests pass in Criterion's runner"
    read -r exercise sentence <"$claims"
    holds "$chapter: Criterion lists each claim" test "$wanted" = \
        "$("$program" --list 2>/dev/null |
            grep -cvE '^[a-z0-9_]+: [0-9]+ tests?$')"
    tap "$program" --filter "$exercise/$sentence"
    holds "$chapter: Criterion can run one claim alone" \
        test "$(grep '^ok ' "$room/tap" | grep -vc 'SKIP')" = 1
done

# A student's file in make criterion, with the programs that a student has, and
# a reader of JUnit.
[ -n "$full_formula" ] || { sum_up; exit; }
room=$(cd "$room" && pwd)
rm -rf "$room/course" && mkdir "$room/course" && copy_course "$room/course"
file=chapters/05_full_formula/full_formula.c
sed -e 's/-2\.0/-1.0/; s/^#include <math.h>/&\n#include <stdlib.h>/' \
    -e 's/^#include "full_formula.h"/&\n#include "todo.h"/' \
    -e '/^void encode_position/,/^}/s/^{/{ TODO();/' \
    -e '/^void encode_sequence/,/^}/s/^{/{ exit(0);/' \
    solutions/05_full_formula/full_formula.c >$file
session tests/proof/sessions/criterion.tsv
sum_up
