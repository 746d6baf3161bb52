#!/bin/sh
# stubs_test.sh [CHAPTER ...]: each chapter has its files; the empty exercise is
# the one that its header gives; the tests find every claim of it open, and make
# check writes the same without running them.

. tests/proof/count.sh
chapters=${*:-$(tests/verbs/chapter.sh)}
new_room stubs
room=$(cd "$room" && pwd) || exit 2
build chapters="$chapters" tests || exit 2

for chapter in $chapters; do
    name=${chapter#??_}
    for file in "chapters/$chapter/README.md" "chapters/$chapter/Makefile" \
        "chapters/$chapter/$name.h" "chapters/$chapter/$name.c" \
        "chapters/$chapter/worked.c" "chapters/$chapter/todo.h" \
        "solutions/$chapter/README.md" "solutions/$chapter/$name.c" \
        "tests/$chapter/${name}_test.c"; do
        holds "$file is there, as in every chapter" test -f "$file"
    done
    mkdir -p "$room/chapters/$chapter"
    stub=chapters/$chapter/$name.c
    cp "chapters/$chapter/$name.h" "$room/chapters/$chapter/"
    awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$room/$stub"
    git cat-file -e ":$stub" 2>/dev/null &&
        holds "$chapter: the stub in the repository is the generated one" \
            sh -c "git show ':$stub' | diff - '$room/$stub'"
    build judge C="$chapter" OUT="$room/judged/$chapter" SOURCE="$room/$stub"
    wanted=$(wc -l <"$BUILD/tests/$chapter.claims")
    right=$(grep -c '^claim	[^	]*	[^	]*	open	' \
        "$room/judged/$chapter/verdict")
    passed=$((passed + right))
    if [ "$right" != "$wanted" ] || [ "$wanted" = 0 ]; then
        bad "$chapter: $right of $wanted claims are open"
    fi
done

# make check writes the verdict of a stub without running it.
ln -s "$PWD/tests" "$room/tests"
cd "$room" || exit 2
BUILD=.
for chapter in $chapters; do
    holds "$chapter: the verdict of a stub is written without its tests" \
        write_stub_verdict "$chapter"
    for folder in judged check; do
        {
            grep '^claim' "$folder/$chapter/verdict" | cut -f1-5
            awk -f tests/judge/wrap.awk -f tests/judge/board.awk \
                "$folder/$chapter/verdict"
        } >"$folder/$chapter/shown"
    done
    holds "$chapter: it is the one that the tests give" \
        cmp "judged/$chapter/shown" "check/$chapter/shown"
done
sum_up
