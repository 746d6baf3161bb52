#!/bin/sh
# verbs_test.sh: runs a student's commands in a copy of the course, with right
# answers and wrong ones, and checks their messages and their exit status. It
# also checks that no version of a student's file is lost. Of the programs on
# this machine it uses those that a student has.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
own_copy
python=$(command -v python3)
as_for_students
for program in python3 pkg-config clang pdftotext; do
    holds "$program is hidden: students don't have it" \
        sh -c "! command -v $program"
done
empty_exercises
stub=chapters/05_full_formula/full_formula.c

# A fresh clone.
says 0 'check  .*the board' make
says 0 'Begin here' make check
says 0 '00_order_blind/README.md' make check
holds "no colour in a pipe" sh -c "! grep -q '$(printf '\033')' output"
says 0 'chapter 05|05 full_formula' make check CH=05
says 0 'encode_position  *not written yet: [0-9]* tests' make check CH=05
lacks "no claim of an open exercise is told before the lesson asks" \
    'second word'
says 0 'full_formula' make check CH=full_formula
says 0 'full_formula' make check CH=5
says 2 'no chapter "99"' make check CH=99
says 2 'no chapter "banana"' make hint CH=banana
says 2 'Which chapter' make run
says 3 'is not finished yet' make run CH=05
says 0 '## river_bank' make run CH=05 ON=reference

# Whose table a row is from.
owner='tensorflow/tensor2tensor'
while IFS='|' read -r status words row pos; do
    says "$status" "$words" make whose ${row:+ROW="$row"} ${pos:+POS="$pos"}
done <<END
0|$owner|0.8415 0.0001 0.5403 1.0000
0|from one setting|[0.8415, 0.0001, 0.5403, 1.0000]
0|SamLynnEvans|0.84147 0.99995 0.0001 1
0|Row 3 .* one setting|0.1411 -0.99 0.2955 0.9553 0.03 0.9996 0.003 1.0000|3
0|from none of the|0.8415 0.0100 0.9999 0.9999
0|As row 0 it would fit|0 1 0 1
0|may be from several settings|0 1 0 1|0
2|Which row
2|an even number of numbers|0.8415 0.0001 0.5403
2|no number|0.8415 one 0.5403 1.0000
2|POS is no number|0 1 0 1|first
END
mv solutions/13_in_the_wild kept_solution
says 2 "isn't written" make whose ROW='0.8415 0.0001 0.5403 1.0000'
cp kept_solution/in_the_wild.c chapters/13_in_the_wild/
says 0 'your own chapter 13' make whose ROW='0.8415 0.0001 0.5403 1.0000'
says 0 "$owner" make whose ROW='0.8415 0.0001 0.5403 1.0000'
mv kept_solution solutions/13_in_the_wild
says 0 'empty exercise' make reset CH=13
rm chapters/13_in_the_wild/*.kept-*

# Hints come one at a time, up to the last.
says 0 'pair_frequency: hint 1 of' make hint CH=05
says 0 'pair_frequency: hint 2 of' make hint CH=05
says 0 'no further hint' make hint CH=05
says 0 'hint 1 of' make hint CH=05 AGAIN=1
says 0 'encode_sequence: hint 1' make hint EX=encode_sequence
says 0 'you have seen the only one' make hint EX=encode_sequence
cp chapters/05_full_formula/README.md lesson.md
awk '/^## What the tests prove/ {
    print "\n<details><summary>encode_sequence, hint 2</summary>\n"
    print "The *new* **row** `x[2 * k]` has $w_i = 2 \\pi$,\nsee [there](#a)."
    print "\n```c\ny = a * b * c;\n```\n\n</details>\n" }
    { print }' lesson.md >chapters/05_full_formula/README.md
says 0 'The new row x\[2 \* k\] has w_i = 2 π, see there\.$' \
    make hint EX=encode_sequence
shows "code in a hint stands as it is" '^       y = a \* b \* c;$'
holds "no mark of Markdown is left" sh -c "! grep -q '[\`\$]' output"
cp lesson.md chapters/05_full_formula/README.md
says 2 'no exercise "nonsense"' make hint EX=nonsense
says 2 'not the name of an exercise' make hint EX='a b'

# slip SED: the reference, changed so.
solution=solutions/05_full_formula/full_formula.c
slip() { sed "$1" $solution >$stub; }

# slips: each line of standard input is a slip, a ~, and what the board says.
slips() {
    while IFS='~' read -r change words; do
        slip "$change"
        says 1 "$words" make check CH=05
    done
}

# A chapter that is half done, wrong, and right.
slip 's/^    for (size_t pos = 0.*/    TODO();/
    /encode_position(pos, d_model, pe\[/d
    s/"full_formula.h"/&\n#include "todo.h"/'
says 0 'open: encode_sequence' make check
says 2 'Finish first: .* spoils the exercise' make solution CH=05
says 0 'the reference' make solution CH=05 FORCE=1
slip 's/-2\.0/-1.0/'
says 1 '✗ pair_frequency' make check CH=05
shows "its numbers stand below" 'expected'
says 1 '✗ pair_frequency' make setup check
says 1 'Error 1' make check CH=05 hint
says 2 '✗ pair_frequency' make --no-print-directory \
    -C chapters/05_full_formula check
lacks "a chapter's folder checks that chapter alone" '04_multi_frequency'
says 0 'the board' make -C chapters/05_full_formula
says 0 'hint 1 of' make -C chapters/06_offset_identity hint
says 1 'make hint CH=05' make check
slips <<'END'
s/return/double unused = 1; return 2 */~line [0-9]*: unused is never used
s/return pow/float w = 0.1; return w * 10.0 * pow/~a double becomes a float here
s/return pow/double s; for (; i > 9; i--) s++; return s * pow/~s (is|may be)
END
holds "the compiler's warning stands above the numbers" sh -c \
    "sed '/expected/q' output | grep -q 'before it has a value'"
slip 's/return pow/int w = 1.5; return w * pow/'
says 0 'This chapter is done' make check CH=05
shows "a finished chapter names its quiz" 'make quiz CH=05'
shows "and the next lesson" 'Next:  chapters/06_offset_identity/README\.md'
lacks "no warning where nothing fails" 'becomes an int'
cp $solution $stub
echo 'int main(void) { return 0; }' >>$stub # somebody has tried a function
says 0 'This chapter is done' make check CH=05
says 0 'Everything here passes: no hint is needed' make hint CH=05
says 0 'solutions/05_full_formula/README.md' make solution CH=05
says 0 '## river_bank' make run CH=05

# The race of chapter 12, without the student's table, with it, and with one
# that crashes. Its times are not looked at, so fewer rounds will do.
sed 's/ROUNDS = 9/ROUNDS = 2/' chapters/12_fast_table/race/race.c >race.c &&
    mv race.c chapters/12_fast_table/race/
table=chapters/12_fast_table/fast_table.c
says 0 'Your fill_table is not started' make race
shows "the race counts what is not exact" "^the reference's fill_table .* 0\$"
cp solutions/12_fast_table/fast_table.c $table
says 0 '^your fill_table .* 0$' make race
sed '/^void fill_table/,/^}/s/^{/{\
    pe = (void *)64;/' solutions/12_fast_table/fast_table.c >$table
says 2 'Your code crashed here' make race
echo 'void fill_table(' >>$table
says 2 'Your file does not build' make race
rm $table
says 2 'make reset CH=12' make race
says 0 'is the empty exercise' make reset CH=12

# A crash is reported with its line. A function without a return, and a call of
# an undeclared function, do not pass.
slip '/^void encode_position/,/^}/s/^{/{ pe[d_model] = 1;/'
says 1 'full_formula.c, line [0-9]+$' make check CH=05
slip 's/return pow/double w = pow/'
says 1 'must reach a return on every path' make check CH=05
holds "it stands above what the compiler says" sh -c \
    "sed '/ error: /q' output | grep -q 'must reach a return'"
slips <<'END'
s/return pow/return 2.0 ^ pow/~C has no operator for powers
s/return pow/return (double)abs(1) * pow/~it is fabs, in math\.h
/math.h/d~include (the header )?.?<math\.h>
$d~a \{ has no \}
END
shows "the compiler's line has no long path" '^ +full_formula\.c:[0-9]+:'
slip 's/return pow/i++; TODO(); return pow/
    s/"full_formula.h"/&\n#include "todo.h"/'
says 0 'pair_frequency has code, and still calls TODO\(\) in line' \
    make check CH=05
cp $solution $stub

# make run has a time limit, too. An int that counts up to a size_t is no
# mistake.
slip '/^double pair_frequency/,/^}/s/^{/{\
    while (i < 1000000) {\
    }/'
says 2 'Either a loop never ends' make run CH=05 LIMIT=1
shows "the board says so" 'make check says so'
# Two loops over all positions are right, and slow. Nobody calls them endless.
cp tests/04_multi_frequency/alternatives/every_pair.c \
    chapters/04_multi_frequency/multi_frequency.c
says 0 'This chapter is done' make check CH=04
says 2 'right, and slow' make run CH=04 LIMIT=1
shows "it says which idea is faster" 'how many offsets'
shows "the tables before are seen" '^## waves_added'
lacks "nobody calls it endless" 'never ends'
slip '/^void encode_position/,/^}/s/^{/{ pe = (void *)64;/'
says 2 'Your code crashed here' make run CH=05
shows "what was printed before the crash is seen" '^## '
sed '/^double pair_frequency/,/^}/s/^{/{\
    while (i < 1000000) puts("again");/' $solution |
    sed 's/#include/#include <stdio.h>\
&/' >$stub
says 2 'had printed 20000 characters' make run CH=05
holds "a flood is cut" sh -c "[ \$(wc -c <output) -lt 25000 ]"
slip 's/size_t index = 0/int index = 0/; s/-2\.0/-1.0/'
says 1 'exponent' make check CH=05
holds "no warning of an int beside a size_t" sh -c "! grep warning output"
cp $solution $stub

# A helper that has the name of a library function does not reach the tests: to
# these, 10^-4 would be 1, and every number would be near enough.
{
    sed 's/(double)pos \*/0.01 + &/' $solution
    echo 'double pow(double x, double y)'
    echo '{ return x == 10 ? 1 : exp(y * log(x)); }'
} >$stub
says 1 '✗ encode_position +agrees with the tables' make check CH=05
cp $solution $stub

# What the tests could not write to the end, on a full disk for example, is no
# verdict.
cp build/tools.mk tools.mk
cat >cut_short <<'END'
#!/bin/sh
"$@" >/dev/null
for folder; do :; done
head -c 400 "$folder/facts" >short
mv short "$folder/facts"
END
chmod +x cut_short
echo "OUTER_LIMIT := ./cut_short" >>build/tools.mk
says 1 'This test did not run' make check CH=05
mv tools.mk build/tools.mk
says 0 'This chapter is done' make check CH=05

# Two checks at a time, as make check beside make watch.
(
    make check CH=05
    make check CH=05
    make check CH=05
) >beside 2>&1 &
for _ in 1 2 3; do
    says 0 'This chapter is done' make check CH=05
done
wait
holds "a check beside another one" test "$(grep -c 'is done' beside)" = 3

# The empty exercise comes back, and no version is lost.
says 0 'kept-1' make reset CH=05
holds "the kept version is the one that was there" cmp $stub.kept-1 $solution
says 0 'is already the empty exercise' make reset CH=05
cp $solution $stub
says 0 'kept-2' make reset CH=05
rm $stub
says 1 'The file is not there' make check CH=05
says 0 'is the empty exercise\.' make reset CH=05
says 0 'is already the empty exercise' make reset CH=05

# An old version that is put back with its old date is tested; an empty list of
# known mistakes is noticed.
sed 's/-2\.0/-3.0/' $solution >wrong.c
touch -t 202001010000 wrong.c
cp $solution $stub
says 0 'This chapter is done' make check CH=05
cp -p wrong.c $stub
says 1 '✗ pair_frequency' make check CH=05
: >build/fingerprints/05_full_formula
says 1 '✗ pair_frequency' make check CH=05
rm -f build/fingerprints/05_full_formula

# If a misconception can't be read, no mistake is named, and the board says so.
odd=tests/05_full_formula/misconceptions/odd.c
echo '// no explanation' >$odd
says 1 'Known mistakes could not be looked up' make check CH=05
holds "and why" grep -q "$odd:1: " build/check/05_full_formula/unnamed
# Nor if one does not compile, alone or beside the others.
about='/* This is what you get with an odd one.
 *
 * read: the-exponent */
#include "full_formula.h"'
body='double pair_frequency(size_t i, size_t d_model) { return i'
printf '%s\n%s / d; }\n' "$about" "$body" >$odd
says 1 'Known mistakes could not be looked up' make check CH=05
holds "it is named, with the line" sh -c "
    grep -q '^$odd does not compile' build/check/05_full_formula/unnamed &&
    grep -q '$odd:5:.* error:' build/check/05_full_formula/unnamed"
printf '%s\nenum { ODD };\n%s; }\n' "$about" "$body" >$odd
cp $odd ${odd%.c}_too.c
says 1 'Known mistakes could not be looked up' make check CH=05
holds "two that define the same are named" \
    grep -q "odd_too.c:5:.* error: .*ODD" build/check/05_full_formula/unnamed
rm $odd ${odd%.c}_too.c
says 1 '✗ pair_frequency' make check CH=05
holds "all is well without them" \
    test ! -s build/check/05_full_formula/unnamed
make reset CH=05 >/dev/null

# A file that does not compile, does not link, or is missing.
echo 'double pair_frequency(size_t i' >$stub
says 1 'does not compile' make check CH=05
says 1 'does not build' make check
says 2 'does not build yet' make hint CH=05
printf '#include "full_formula.h"\n' >$stub
says 1 'encode_position' make check CH=05
slip 's/pair_frequency/pairfrequency/'
says 1 'Its name is in full_formula\.h' make check CH=05
says 1 'There is no function pair_frequency' make check CH=05
other=chapters/10_relative_bias/relative_bias
awk '/^void biased_attention/ { print "#include " q \
        "../08_multi_head/multi_head.h" q "\n" }
    { print }
    on && /^{/ { print "    attention(n, d_k, d_v, q, k, v, 1, y);" }
    { on = on ? !/^{/ : /^void biased_attention/ }' q='"' \
    solutions/${other#chapters/}.c >$other.c
says 1 'attention is an exercise of chapter 08' make check CH=10
holds "its name is not said to be in the other header" \
    sh -c '! grep -q "Its name is in" output'
make reset CH=10 >/dev/null
rm $other.c.kept-*
# Only the names of exercises matter.
{
    cat $solution
    echo 'int main(void) { return 0; }'
    echo 'double values(double x); double values(double x) { return x; }'
    echo 'int report;'
} >$stub
says 0 'This chapter is done' make check CH=05
# One function that is missing is one exercise, and those that call it.
sed 's/encode_sequence(/encode_all(/' $solution >$stub
says 1 'There is no function encode_sequence in this file' make check CH=05
holds "the others pass" test "$(grep -c '	passed	passed' \
    build/check/05_full_formula/verdict)" -gt 8
{ printf '\377\376' && iconv -t UTF-16LE $solution; } >$stub
says 1 'saved as UTF-16' make check CH=05
# Much on stderr ends nothing; a test that prints it all is still right.
awk '/^double pair_frequency/ { on = 1 }
    { print }
    on && /^{/ { on = 0
        print "    for (int k = 0; k < 20; k++)"
        print "        fprintf(stderr, \"looking for something\\n\");" }' \
    $solution | sed '1,/^#include/s/^#include/#include <stdio.h>\n&/' >$stub
says 0 'This chapter is done' make check CH=05
make reset CH=05 >/dev/null

# A missing tool, and a folder that can't be written.
says 2 'make setup' env CC=no-such-compiler make check
if [ "$(id -u)" != 0 ]; then
    make clean
    chmod a-w .
    says 2 "can't be written" make check
    chmod u+w .
fi
says 2 "can't be written" make check BUILD=/proc/nowhere
says 0 'encode_position' make check CH=05 BUILD="$PWD/elsewhere"
holds "what is built goes there" test -s elsewhere/check/05_full_formula/verdict

# Part I, finished, and the second part not begun.
for solution in solutions/0[0-7]_*/*.c; do
    cp "$solution" "chapters/${solution#solutions/}"
done
says 0 '^ Part I is finished: all [0-9]+ exercises are right' make check
shows "and Part II begins with chapter 08" \
    'read  chapters/08_multi_head/README.md'
lacks "and nothing is said of what is not written yet" 'You have also'
holds "the parts are apart on the board" sh -c \
    "awk '/^ 08 / { exit before != \"\" } { before = \$0 }' '$room/output'"

# The whole course, finished.
solve_exercises
says 0 'the course is finished' make check
shows "the last word of the board knows Part II" \
    'You have also written attention with several heads'
says 0 'no hint is needed' make hint
rm -r solutions
says 2 'no solutions' make solution CH=05
says 0 'the course is finished' make check
says 0 '0\.8415 +0\.5403 +0\.0464' make walkthrough CH=05
lacks "links are shown as words" ']\('
says 0 'Not quite\. It is [B-Z]:' sh -c '
    printf "%s\n" A A A A A A A A | make quiz CH=05'
says 0 ' of [0-9]* right' sh -c 'printf "B\n" | make quiz CH=05'

# The walkthrough in a terminal: it looks at each exercise, and goes on where
# one has stopped. A less that never waits takes the place of less.
mkdir bin && printf '#!/bin/sh\ncat\n' >bin/less && chmod +x bin/less
walked() { # "ANSWERS" WORD=VALUE ...
    answers=$1
    shift
    PATH=$PWD/bin:$PATH "$python" tests/proof/terminal.py "$answers" \
        make walkthrough "$@"
}
sine=chapters/02_single_sine/single_sine
mv $sine.c sine.c && awk -f tests/judge/stub.awk $sine.h >$sine.c
says 0 'Write your prediction down' walked "" CH=02
holds "its first stop is the first prediction" \
    grep -qx '02_single_sine 1' build/walkthrough.place
says 0 'Write single_sine in chapters/02_single_sine/single_sine.c' \
    walked "-" CH=02
says 0 'at "Write single_sine"' walked "" CH=02
says 0 'single_sine does not pass yet: make check CH=02' walked "- -"
mv sine.c $sine.c
says 0 'single_sine passes already' walked "-" CH=02
lacks "and it has not begun at the top" 'The problem'
says 0 'The problem' walked "b" CH=02
echo 02_single_sine 99 >build/walkthrough.place
says 0 'A pair: sine and cosine' walked "- - q -"
says 0 'The hand of a clock' walked ""
holds "a finished chapter is followed by the next" \
    grep -qx '03_sin_cos_pair 1' build/walkthrough.place
echo 11_rotary 99 >build/walkthrough.place
walked "- - q -" >/dev/null 2>&1
holds "the workshop comes after the road" \
    grep -qx '14_does_order_matter 1' build/walkthrough.place
holds "make clean keeps what students wrote" \
    sh -c "make clean && ls $stub.kept-1 $stub.kept-2"

sum_up
