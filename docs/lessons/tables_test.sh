#!/bin/sh
# docs/lessons/tables_test.sh: adds a chapter to a copy of the course, and looks
# for it in every generated table. Ends in "N passed, N failed".
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
copy=$room/course
before=$PWD/README.md
mkdir "$copy"
tar -cf - Makefile README.md docs chapters tests/judge tests/verbs \
    tests/13_in_the_wild/atlas.tsv |
    tar -xf - -C "$copy"
cd "$copy" || exit 2
where=" with a chapter 90"
# Chapter 90 is to be the only one of Part II.
rm -rf chapters/0[89]_* chapters/[1-9][0-9]_*
docs/lessons/tables.sh >/dev/null

says 0 '^$' sh -c 'docs/lessons/tables.sh --check; echo'
new=chapters/90_made_up
mkdir $new
header() { # "QUESTION"
    printf '/**\n * Question: %s\n * found?\n *\n * More. */\n' "$1"
    echo 'void one(int n);'
}
header "is this header" >$new/made_up.h
echo '# 90 Made up' >$new/README.md
says 1 'no line \*\*The question: \.\.\.\*\*' docs/lessons/tables.sh --check
says 1 'no line <!-- minutes: ' docs/lessons/tables.sh
holds "a fault is told once, not for every page" \
    test "$(grep -c 'minutes' "$room/output")" = 1
cat >>$new/README.md <<'END'

**The question: is this chapter
found?**

<!-- minutes: 61 reading, 0 exercises, 5 in class -->
END
says 1 'README.md: asks .*chapter found\?", and its header .*header found\?"' \
    docs/lessons/tables.sh --check
header "is this chapter" >$new/made_up.h
for page in README.md docs/walkthrough.md docs/notes/teaching.md; do
    says 1 "^$page: .*out of date.*make sync" docs/lessons/tables.sh --check
done
says 0 'rewritten: README.md' docs/lessons/tables.sh
holds "and nothing is out of date any more" docs/lessons/tables.sh --check
link="$new/README.md)"
holds "the README asks its question" grep -qF \
    "| 90 | [Made up]($link | is this chapter found? |" README.md
counts=$(grep '^Part II, .* chapters* and .* functions*, takes' README.md)
holds "the README counts one more" sh -c "test -n '$counts' &&
    ! grep -qxF '$counts' '$before'"
holds "the walkthrough has its times" grep -qF \
    "| [90 Made up](../$link | 61 min | 0 min |" docs/walkthrough.md
sums=$(grep '^| .*together' docs/walkthrough.md)
holds "and adds them up" \
    test "$sums" != "$(grep '^| .*together' "${before%/*}/docs/walkthrough.md")"
holds "a chapter beside the shorter path does not make that longer" \
    grep -qF "$(grep '^| 00, .* alone' "${before%/*}/docs/walkthrough.md")" \
    docs/walkthrough.md
holds "so have the teaching notes, with its functions" grep -qF \
    "| [90](../../$link | 61 min | 0 min | 5 min | 1 |" docs/notes/teaching.md

# Numbers in words: NUMBER:WORDS, as many prototypes in one header.
printf '%s\n' '<!-- generated: counts -->' '<!-- /generated -->' >page
for pair in 1:one 13:thirteen 20:twenty 41:forty-one 90:ninety \
    99:ninety-nine 100:100; do
    awk -v n="${pair%:*}" 'BEGIN { while (n--) print "void f" n "(void);" }' \
        >$new/made_up.h
    says 0 "^There are one chapter and ${pair#*:} small C function" \
        awk -f docs/lessons/tables.awk $new/README.md $new/made_up.h page
done
sed 's/: 61 reading, 0/: 61 reading, 180/' $new/README.md >$new/longer.md
mv $new/longer.md $new/README.md
says 0 'Together they take about four hours.$' \
    awk -f docs/lessons/tables.awk $new/README.md $new/made_up.h page
echo '<!-- generated: nonsense -->' >page
says 1 'page: line 1: there is no generated part "nonsense"' \
    awk -f docs/lessons/tables.awk $new/README.md $new/made_up.h page
says 1 'page: line 1: "nonsense" has no line <!-- /generated -->' \
    awk -f docs/lessons/tables.awk $new/README.md $new/made_up.h page

sum_up
