#!/bin/sh
# tab_test.sh: the course in a browser tab judges as a terminal does. Every
# reference passes and every empty exercise is open; every eighth file of the
# chapters in NAMED, others at each commit, gets the verdict of a terminal
# (tab/compare.sh); one exercise alone is judged as with the others. Of three
# chapters, others at each commit, the worked example prints the same; of some
# texts without a cause, others at each commit, the same line is said.
#
# It needs what make setup-dev installs. The page itself is pages/tab.mjs's.

. tests/proof/count.sh
sample=05_full_formula
chapters=$(tests/verbs/chapter.sh)
use_room tab/test
worked=$(echo "$chapters" | tr ' ' '\n' | awk -v k="$turn" '(NR + k) % 6 == 0')

# listed FILE CHAPTER NAME [alone | run]: its verdict in the tab comes into
# $room/NAME.
listed() { echo "$1 $2 $room/$3 ${4-}"; }

# Every claim of a verdict has this status.
all_are() { # STATUS VERDICT
    grep '^claim' "$2" >"$room/claims" &&
        ! cut -f4 "$room/claims" | grep -vx "$1"
}

references_and_stubs() {
    for chapter in $chapters; do
        name=${chapter#???}
        awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" \
            >"$room/$name.c" || exit 2
        listed "solutions/$chapter/$name.c" "$chapter" "right/$chapter"
        listed "$room/$name.c" "$chapter" "empty/$chapter"
    done
}

worked_examples() {
    for chapter in $worked; do
        listed "solutions/$chapter/${chapter#???}.c" "$chapter" \
            "worked/$chapter" run
    done
}

prints_the_same() { # CHAPTER
    tests/verbs/run.sh --reference "$1" >"$room/printed" &&
        cmp "$room/printed" "$room/worked/$1/verdict"
}

# Those of judged.tsv; and a missing function is missing, also if each object of
# JavaScript has a function of its name.
others() {
    while read -r name file alone; do
        case $name in '#'*) continue ;; esac
        listed "$file" "$sample" "$name" "$alone"
    done <tests/proof/tab/judged.tsv
    for file in tests/proof/gallery/todo_*.c; do
        listed "$file" "$sample" "forged/$(basename "$file" .c)"
    done
    sed -e 's/ sin(/ valueOf(/' \
        -e '/^#include <math/a double valueOf(double);' \
        solutions/$sample/${sample#???}.c >"$room/names.c"
    listed "$room/names.c" "$sample" names
}

# In each a change of a line is enough, or none helps.
texts_without_a_cause() {
    rm -rf "$room/line" && mkdir "$room/line"
    awk -F'\t' -v k="$turn" '
        /\^((pass|either|started)[.]|none)/ && (n++ + k) % 5 == 0 { print $3 }
        ' tests/proof/sessions/blame.tsv |
        while IFS= read -r typed; do eval "$typed"; done
}
# shellcheck disable=SC2046,SC2086 # a kind, and numbers
blamed() { # CHAPTER EXERCISE SED
    chapter=$(tests/verbs/chapter.sh "$1") file=$room/line/$2.c
    sed "$3" "solutions/$chapter/"*.c >"$file"
    words_of "blame_"$(build blame C="$chapter" EXERCISE="$2" SOURCE="$file") \
        "$2" | sed '$d' >"$room/line/$2.hint"
    listed "$file" "$chapter" "line/$2" "line=$2"
}

# In Node, which has modules of 32 bits alone.
the_engine() {
    clang-19 --target=wasm32 -mexception-handling -c tests/proof/tab/catches.s \
        -o "$room/catches.o" &&
        wasm-ld-19 --no-entry --allow-undefined --export=catches \
            --export=__wasm_call_ctors "$room/catches.o" \
            -o "$room/catches.wasm" &&
        node tests/proof/tab/engine.mjs "$room/catches.wasm"
}

all_the_same() { # FOLDER
    grep -q '^claim' "$1/verdict" && ! grep '^alone' "$1/verdict"
}

# compare.sh has them judged together with its files.
{
    references_and_stubs
    worked_examples
    others
    texts_without_a_cause
} >"$room/list"
# shellcheck disable=SC2086 # one word for each chapter
ALSO=$room/list counted tests/proof/tab/compare.sh --sample 8 ${NAMED-$sample}
for chapter in $chapters; do
    holds "$chapter: the reference" \
        all_are passed "$room/right/$chapter/verdict"
    holds "$chapter: the empty exercise" \
        all_are open "$room/empty/$chapter/verdict"
done
for chapter in $worked; do
    holds "$chapter: the worked example" prints_the_same "$chapter"
done
for folder in "$room"/alone/*; do
    holds "${folder##*/}: each exercise alone" all_the_same "$folder"
done
for hint in "$room"/line/*.hint; do
    exercise=$(basename "$hint" .hint)
    holds "$exercise: the line that make hint says" \
        cmp "$hint" "$room/line/$exercise/verdict"
done
holds "what catches its end, and damaged lines" the_engine
holds "long doubles have all their digits" \
    all_are passed "$room/long_doubles/verdict"
for folder in "$room"/forged/*; do
    echo "tests/proof/gallery/${folder##*/}.c $folder/verdict"
done >"$room/list"
counted awk "$(cat tests/proof/expected.awk)
    function taken(words) { return words }" "$room/list"
holds "each byte of a heap is watched" \
    grep -q '^text	.*5 numbers, so the last index is 4' "$room/bytes/verdict"
holds "a missing valueOf is told" \
    grep -q '^row	  valueOf' "$room/names/verdict"
sum_up
