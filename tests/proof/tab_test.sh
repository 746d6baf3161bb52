#!/bin/sh
# tab_test.sh: the course in a browser tab judges as a terminal does, in node.
# Every reference passes, every empty exercise is open, and chapter 05's
# accidents and mistakes get the words that they get in a terminal. It needs
# what make setup-tab installs. The page itself is tab_page_test.sh's.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
chapters=$(tests/verbs/chapter.sh)
room=$BUILD/tab/test
mkdir -p "$room" || exit 2
sample=05_full_formula
export NAMED=$sample

# What a browser can't know, and why.
terminal_only() {
    cat <<'END'
deaf_to_signals      there are no signals: signal.h says so
killed               there are no signals
stops_itself         there are no signals
loop_in_the_library  which line called the library last is not known
END
}

# judged FILE CHAPTER NAME: its verdict in the tab is in $room/NAME/verdict.
judged() { echo "$1 $2 $room/$3"; }

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
        judged "solutions/$chapter/$name.c" "$chapter" "right/$chapter"
        echo "$room/$name.c $chapter $room/empty/$chapter"
    done | tests/proof/tab/judge.sh || exit 2
    for chapter in $chapters; do
        holds "$chapter: the reference" \
            all_are passed "$room/right/$chapter/verdict"
        holds "$chapter: the empty exercise" \
            all_are open "$room/empty/$chapter/verdict"
    done
}

accidents() {
    set --
    for file in tests/proof/gallery/*.c; do
        name=$(basename "$file" .c)
        grep -q '"full_formula.h"' "$file" || continue
        ! grep -q 'kind: wrong' "$file" || continue # mistakes() has such
        terminal_only | grep -q "^$name " || set -- "$@" "$file"
    done
    export TAB="$BUILD/tab"
    IN_TAB=1 BUILD=$TAB/in counted tests/proof/gallery.sh "$@"
}

# Known mistakes are named by fingerprints that were made for the tab.
mistakes() {
    for file in "tests/$sample/misconceptions"/*.c; do
        judged "$file" $sample "mistakes/$(basename "$file" .c)"
    done | tests/proof/tab/judge.sh || exit 2
    for folder in "$room"/mistakes/*; do
        id=${folder##*/}
        holds "$id is named" grep -q "	failed	$id	" "$folder/verdict"
    done
}

# What is said of an exercise is the same if its claims alone are run.
alone() {
    accident=tests/proof/gallery
    for file in solutions/$sample/full_formula.c $accident/never_set.c \
        tests/$sample/misconceptions/base_1000.c $accident/exit_0.c \
        tests/$sample/misconceptions/all_sines_first.c \
        $accident/recursion.c $accident/constructor_exits.c; do
        judged "$file" $sample "alone/$(basename "$file" .c)"
    done | ALONE=1 tests/proof/tab/judge.sh || exit 2
    for folder in "$room"/alone/*; do
        holds "${folder##*/}: each exercise alone" all_the_same "$folder"
    done
}

all_the_same() { # FOLDER
    grep -q '^claim' "$1/verdict" && ! grep '^alone' "$1/verdict"
}

docs/tab/tab.sh --engine >/dev/null || exit 2
references_and_stubs
accidents
mistakes
alone
sum_up
