#!/bin/sh
# references_test.sh [CHAPTER ...]: every claim passes with the reference, with
# sanitizers; with clang and without them; and where a long double has no more
# digits than a double, as on the machines of Apple: the tests use long double,
# and must work there without its digits.
#
# references_test.sh --all: and with clang's sanitizers. The workflow does so.

. tests/proof/count.sh
all=
[ "${1-}" != --all ] || { all=1 && shift; }
chapters=${*:-$(tests/verbs/chapter.sh)}
top=$BUILD
new_room references

# pass "how": judges the references in $BUILD, and counts their claims.
pass() {
    verdicts=$(for chapter in $chapters; do
        echo "$BUILD/home/$chapter/${chapter#??_}/verdict"
    done)
    # shellcheck disable=SC2086 # one word for each file
    build -f tests/proof/apart.mk chapters="$chapters" $verdicts ||
        bad "the references can't be judged ($1)"
    for chapter in $chapters; do
        wanted=$(wc -l <"$BUILD/tests/$chapter.claims")
        verdict=$BUILD/home/$chapter/${chapter#??_}/verdict
        right=$(grep -c '^claim	[^	]*	[^	]*	passed	' "$verdict")
        passed=$((passed + right))
        if [ "$right" != "$wanted" ] || [ "$wanted" = 0 ]; then
            bad "$chapter: $right of $wanted claims pass ($1)"
            grep -v '	passed	' "$verdict" >"$room/printed"
            shown_below "$room/printed"
        fi
    done
}

# The references are compiled and judged again; the tests stay.
again() { rm -rf "${BUILD:?}/home" "$BUILD/reference"; }

pass "sanitizers"
export CC=clang BUILD="$top/clang" SANITIZE=1
again
[ -z "$all" ] || pass "clang, sanitizers"
again
export SANITIZE=0
pass "clang, no sanitizers"

cp -R chapters solutions tests "$room" || exit 2
for file in tests/[0-9]*/*_test.c tests/harness/*.[ch] \
    tests/guesses/*.c; do
    sed -E -f tests/proof/numbers/short.sed "$file" >"$room/$file"
done
cd "$room" || exit 2
export CC=gcc BUILD="$room/build"
pass "gcc, no sanitizers, short long doubles"
sum_up
