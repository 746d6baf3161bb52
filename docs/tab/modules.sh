#!/bin/sh
# modules.sh OUT: what the tab has as WebAssembly, and what it is made from:
#
#   OUT/NN_name.wasm      the claims of a chapter, with the harness
#   OUT/student_side.o    what a student's file is linked with
#   OUT/functions.js      how each function is called
#   OUT/fingerprints/     what known mistakes give there, where a size_t has 32
#                         bits, and sin has another last digit
#
# NAMED lists the chapters whose fingerprints are wanted; without it, all are.
# It needs what make setup-tab installs.
set -u

. tests/verbs/common.sh
here=docs/tab
out=$1
mkdir -p "$out/harness" "$out/tests" "$out/fingerprints" || exit 2
target="--target=wasm32-wasi -std=c11 -D_DEFAULT_SOURCE"
flags="$target -O2 -w -iquote tests/harness"
builtins=$(clang --target=wasm32-wasi --rtlib=compiler-rt \
    --print-libgcc-file-name)
libraries="-lc-printscan-long-double -lm -lc $builtins"
link="-mexec-model=reactor -nostartfiles -nodefaultlibs
    -Wl,--no-entry,--allow-undefined,--strip-all,--stack-first
    -Wl,--export=__wasm_call_ctors -Wl,-z,stack-size=1048576"

compile() { # FILE OBJECT [FLAG ...]
    from=$1 to=$2
    shift 2
    # shellcheck disable=SC2086 # words
    clang $flags "$@" -c "$from" -o "$to" || exit
}

# What the judge knows of a chapter's functions.
functions() {
    header=chapters/$1/${1#???}.h
    awk -v arrays=1 -f tests/judge/header.awk "$header" \
        >"$out/tests/$1.arrays" &&
        awk -f tests/judge/header.awk "$header" >"$out/tests/$1.functions"
}

for part in harness/call harness/claim harness/expect harness/facts \
    harness/oracle guesses/structure guesses/suggestions; do
    compile "tests/$part.c" "$out/harness/${part#*/}.o"
done
compile $here/c/judge_side.c "$out/runner.o"
compile docs/engine/student_side.c "$out/student_side.o"
wasm-ld -r "$out"/harness/*.o -o "$out/harness.o" || exit
chapters=$(tests/verbs/chapter.sh)
{
    echo 'export const FUNCTIONS = {}, STRUCTS = {}, CONSTANTS = {};'
    # shellcheck disable=SC2086 # words
    docs/engine/functions.sh $chapters || exit
} >"$out/functions.js"
for chapter in $chapters; do
    functions "$chapter" || exit
    compile "tests/$chapter/${chapter#???}_test.c" "$out/tests/$chapter.o" \
        -Ichapters/"$chapter"
    # shellcheck disable=SC2086 # words
    clang $target $link "$out/tests/$chapter.o" "$out/harness.o" \
        "$out/runner.o" $libraries -o "$out/$chapter.wasm" || exit
done

# The same script makes the fingerprints as in a terminal, with another
# compiler, and another program that runs the claims. That takes the longest, so
# it is done again only if something that they are made from is newer.
fresh() { # CHAPTER
    [ -f "$out/fingerprints/$1" ] && [ -z "$(find "solutions/$1" "tests/$1" \
        chapters/"$1"/*.h tests/harness tests/guesses \
        tests/judge/fingerprints.sh tests/judge/together.awk \
        tests/judge/misconception.awk $here/c $here/mistakes.js \
        docs/engine/student_side.c \
        -newer "$out/fingerprints/$1")" ]
}

fingerprints() { # CHAPTER
    fresh "$1" ||
        BUILD=$out CC=clang PLAIN_FLAGS="$flags -fsanitize-coverage=trace-pc" \
            LINK_FLAGS="$target $link $out/student_side.o" LINK="$libraries" \
            OUTER_LIMIT="node $here/mistakes.js" tests/judge/fingerprints.sh \
            "$1" "$out/fingerprints/$1"
}

for chapter in ${NAMED-$chapters}; do
    fingerprints "$chapter" || exit
done
