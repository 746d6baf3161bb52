#!/bin/sh
# formats_test.sh: checks that every fault of a header, a misconception, an
# alternative or an unnamed mistake is named, with its file and what to do. It
# makes a small course, puts one file after the other into it, and reads the
# output of formats.sh.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
room=$BUILD/formats_test
rm -rf "$room"
mkdir -p "$room/tests/proof/unnamed" || exit 2
cp -R tests/judge tests/guesses tests/verbs "$room/tests/"
cp tests/proof/count.sh tests/proof/formats.sh "$room/tests/proof/"
cp tests/proof/formats_faults.tsv "$room/"
kept=$PWD/tests/proof/gallery/formats
cd "$room" || exit 2
room=.
export BUILD=build

header=chapters/00_twice/twice.h
wrongs=tests/00_twice/misconceptions
rights=tests/00_twice/alternatives
unnamed=tests/proof/unnamed
list=tests/proof/shared_ids.tsv
mkdir -p chapters/00_twice chapters/01_half $wrongs $rights \
    tests/01_half/misconceptions
echo 'double twice(double x);' >$header
echo 'double half(double x);' >chapters/01_half/half.h
: >$list

# The file on standard input goes into this place for one run of formats.sh.
run_with() { # FILE
    [ ! -f "$1" ] || mv "$1" before
    cat >"$1"
    tests/proof/formats.sh >output 2>&1
    rm -f "$1"
    [ ! -f before ] || mv before "$1"
}

accepts() { # FILE
    run_with "$1"
    if tail -n 1 output | grep -q '[1-9] passed, 0 failed$'; then
        good
    else
        bad "$1 is right, but formats.sh says:"
        shown_below output
    fi
}

# names FILE "words" [AT]: passes if formats.sh names exactly this fault, in one
# line that begins with the file's name (or with AT).
names() {
    run_with "$1"
    if [ "$(wc -l <output)" -eq 2 ] && grep -qF "✗ ${3:-$1}" output &&
        grep -q "✗.*$2" output &&
        tail -n 1 output | grep -q ' 1 failed$'; then
        good
    else
        bad "$1 should be named ($2), but formats.sh says:"
        shown_below output
    fi
}

# --- headers

accepts $header <"$kept/twice.h"

# stub.awk uses the same reader. If the reader fails, no stub is written.
stub_of() { awk -f tests/judge/stub.awk "$1"; }
cp "$kept/style.h" .
stub_of style.h | sed '1,/todo\.h/d' >stub
holds "a stub of a header with a struct" cmp stub "$kept/style.stub"
echo 'inline int one(void) { return 1; }' >>style.h
says 1 '^style\.h:6: one has a body; a header holds prototypes only' \
    stub_of style.h
holds "no stub is written then" test "$(wc -l <output)" -eq 1

# --- misconceptions

cp "$kept/with_three.h" $wrongs/
accepts $wrongs/base_3.c <"$kept/base_3.c"
body='double twice(double x) { return 3 * x; }'

# --- alternatives and unnamed mistakes

for place in $rights/sum.c $unnamed/00_sum.c; do
    accepts "$place" <<END
/* The sum of x and x.
 *
 * Two paragraphs do no harm. */
$body
END
done

while IFS='	' read -r file words text; do
    case $file in '#'*) continue ;; esac
    printf '%s\n' "$text" | sed "s,^@,/* Three in place of two.| *,
        s,%,$body," | tr '|' '\n' >whole
    names "$file" "$words" <whole
done <formats_faults.tsv
rm $wrongs/with_three.h

# --- ids

printf '/* Three in place of two.\n *\n * read: two */\n%s\n' "$body" \
    >$wrongs/same.c
sed 's/twice/half/' $wrongs/same.c >tests/01_half/misconceptions/same.c
names $list 'same is the id.*add it here with its meaning' </dev/null
accepts $list <"$kept/same_ids"
names $list "other is not used.*take it out" <"$kept/other_ids"
rm tests/01_half/misconceptions/same.c

# The sizes of arrays, which array.awk reads.
awk -v arrays=1 -f tests/judge/header.awk "$kept/sizes.h" >output
holds "the sizes of a header's arrays" diff "$kept/sizes" output

# clang does not tell the function of a warning.
cp "$kept/said.c" .
warnings() { # FILE
    awk -v source=said.c -f tests/judge/source.awk \
        -f tests/guesses/warnings.awk "$kept/$1" >output
}
warnings clang.said
holds "a warning of clang gets its function" \
    grep -q '^warning	twice	line 11: y is used here before' output
holds "equal warnings are said once" \
    grep -q '^warning	twice	lines 10, 11: a double becomes an int' output

# gcc names a line of the caller if a helper has become a part of it.
warnings gcc.said
holds "a warning names a line that has the variable" \
    grep -q '^warning	twice	line 4: z is declared here without' output

sum_up
