#!/bin/sh
# kept_verdicts_test.sh: a verdict is kept as long as all that it depends on is
# the same, and no longer. In a course of two chapters, one thing after another
# is changed; each time the script looks which verdicts are written again.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
own_copy
one=01_naive_integers two=02_single_sine
find . -maxdepth 2 -name '[0-9][0-9]_*' ! -name $one ! -name $two \
    -exec rm -r {} +
unset SANITIZE CC
first=chapters/$one/naive_integers.c second=chapters/$two/single_sine.c
right=solutions/$two/single_sine.c

# judged "WHAT" "NUMBERS": checks the course, and passes if the verdicts of
# exactly these chapters are written.
judged() {
    touch stamp
    make -s check >output 2>&1
    again=$(find build/check -name verdict -newer stamp |
        sed 's|.*check/\(..\).*|\1|' | sort | xargs)
    if [ "$again" = "$2" ]; then
        good
    else
        bad "$1: judged is \"$again\", and should be \"$2\""
        sed 's/^/      /' output | head -n 12
    fi
}

# add TEXT FILE
add() { echo "$1" >>"$2"; }

# An empty exercise needs no test, until it is touched.
empty_exercises
judged "two empty exercises" "01 02"
holds "nothing is compiled for them" test ! -e build/tests/$one.o
cp output board
judged "two empty exercises, again" ""
add "" $second
judged "an empty line below an exercise" "02"
holds "it is compiled then" test -e build/check/$two/student.o
holds "the board is the same" cmp output board
sed '$d' $second >put_back && cp put_back $second
judged "the empty exercise is put back" "02"
cp solutions/$one/naive_integers.c $first
cp $right $second
judged "both are written" "01 02"
judged "nothing has changed" ""
touch $first tests/$one/*_test.c tests/harness/*.c tests/judge/* \
    tests/guesses/*
judged "only dates have changed" ""

# What a verdict depends on.
add "/* */" tests/$two/single_sine_test.c
judged "a test" "02"
add "/* */" chapters/$two/single_sine.h
judged "a header" "02"
add "/* */" tests/harness/expect.c
judged "the harness" "01 02"
add "#" tests/judge/sentences.awk
judged "a program of the judge" "01 02"
add "#" tests/guesses/array.awk
judged "a guess" "01 02"
add "# a flag" tests/judge/build.mk
judged "the flags" "01 02"
add "# a tool" build/tools.mk
judged "what the machine has" "01 02"
export SANITIZE=0
judged "no sanitizers" "01 02"
unset SANITIZE
judged "sanitizers" "01 02"
printf '#!/bin/sh\nexec cc "$@"\n' >compiler
chmod +x compiler
export CC=./compiler
judged "another compiler" "01 02"
judged "the same one again" ""
add "#" compiler
judged "another one of the same name" "01 02"
unset CC
judged "the compiler of before" "01 02"
judged "nothing has changed since then" ""
rm build/check/$one/verdict
judged "a verdict is lost" "01"
touch stamp
make -s check CH=01 >output 2>&1
holds "a chapter that is asked for is always judged" \
    sh -c "find build/check/$one/verdict -newer stamp | grep -q ."

# What is never kept.
sed 's/sin(/2 * sin(/' $right >wrong.c
cp wrong.c $second
judged "a wrong answer" "01 02"
judged "a wrong answer again" "02"
cp $right $second
judged "a right one" "02"
cp wrong.c $second
make -s check CH=02 >output 2>&1
cp $right $second
judged "a right one after a wrong one that was asked for" "02"
shows "and it is right" 'course is finished'
{
    echo '#include "own.h"'
    cat $right
} >$second
: >chapters/$two/own.h
judged "a file of one's own is included" "02"
judged "it may lie anywhere" "02"
rm chapters/$two/own.h
for text in '#include <time.h>' '#include <stdlib.h>
int chance(void); int chance(void) { return rand(); }' \
    'static const char *now = __TIME__;'; do
    {
        cat $right
        echo "$text"
    } >$second
    judged "it may see more than its arguments: $text" "02"
    judged "it may see more, again: $text" "02"
done
cp $right $second
judged "it sees only its arguments" "02"
judged "it sees only its arguments, again" ""

# While the tests run, the exercise is saved.
cp build/tools.mk tools.mk
cat >saves <<'END_OF_SAVES'
#!/bin/sh
"$@"
status=$?
! [ -e wrong.c ] || mv wrong.c chapters/02_single_sine/single_sine.c
exit $status
END_OF_SAVES
chmod +x saves
echo "OUTER_LIMIT := ./saves" >>build/tools.mk
judged "an edit in between" "01 02"
shows "the board is that of the old text" 'course is finished'
judged "the new text, and what was judged beside it" "01 02"
shows "the board is that of the new one" 'expected'

sum_up
