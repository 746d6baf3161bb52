#!/bin/sh
# judge.sh: judges files in a browser, with what the tab judges with. Each line
# of standard input is FILE CHAPTER FOLDER [ALONE]; the verdict goes into
# FOLDER/verdict. What FILE lacks of its chapter comes from the reference. With
# ALONE each exercise is judged by itself, too (judge.mjs).
#
# The tab is in TAB, or else in BUILD/tab; what starts browsers in BUILD/pages.

. tests/verbs/common.sh
tab=${TAB:-$BUILD/tab}
rest=$tab/rest
mkdir -p "$rest"

# The reference of a chapter, which gives way to what a file defines.
reference() { # CHAPTER
    [ ! -f "$rest/$1.o" ] || return 0
    build "$BUILD/tests/$1.weak.h" || return
    clang-19 --target=wasm64-wasi --sysroot="$tab/libc" -std=c11 \
        -D_DEFAULT_SOURCE -O1 -w -iquote tests/harness -Ichapters/"$1" \
        -include "$BUILD/tests/$1.weak.h" -c "solutions/$1/${1#???}.c" \
        -o "$rest/$1.o"
}

while read -r file chapter folder alone; do
    reference "$chapter" || exit
    echo "$chapter $file $folder rest/$chapter.o $alone"
done | node tests/proof/tab/judge.mjs "$tab"
