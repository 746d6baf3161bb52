#!/bin/sh
# modules.sh OUT: what the tab has as WebAssembly, and what it is made from:
#
#   OUT/NN_name.wasm      the claims of a chapter, with the harness
#   OUT/student_side.o    what a student's file is linked with
#   OUT/NN_name_worked.o  the worked example, for a student's file
#   OUT/functions.js      how each function is called
#
# It needs what make setup-tab installs, and in OUT/libc what libc.sh builds.
set -u

here=docs/tab
out=$1
mkdir -p "$out/harness" "$out/tests" || exit 2
target="--target=wasm64-wasi --sysroot=$out/libc -std=c11 -D_DEFAULT_SOURCE"
flags="$target -O2 -w -iquote tests/harness -Itests/harness/stand_in"
libraries="-lc-printscan-long-double -lc
    $out/libc/lib/wasm64-unknown-wasi/libclang_rt.builtins.a"
link="-mexec-model=reactor -nostartfiles -nodefaultlibs
    -Wl,--no-entry,--allow-undefined,--strip-all,--stack-first
    -Wl,--export=__wasm_call_ctors -Wl,-z,stack-size=8388608"

compile() { # FILE OBJECT [FLAG ...]
    from=$1 to=$2
    shift 2
    # shellcheck disable=SC2086 # words
    clang-19 $flags "$@" -c "$from" -o "$to" || exit
}

for part in harness/call harness/claim harness/expect harness/facts \
    harness/oracle guesses/structure guesses/suggestions \
    guesses/general guesses/edits; do
    compile "tests/$part.c" "$out/harness/${part#*/}.o"
done
compile $here/c/judge_side.c "$out/harness/judge_side.o"
compile docs/engine/student_side.c "$out/student_side.o"
compile $here/c/worked_side.c "$out/worked_side.o"
chapters=$(tests/verbs/chapter.sh)
{
    echo "import { readContract } from '../engine/contract.js';"
    echo "export { FUNCTIONS, STRUCTS } from '../engine/contract.js';"
    # shellcheck disable=SC2086 # words
    docs/engine/functions.sh $chapters || exit
} >"$out/functions.js"
for chapter in $chapters; do
    compile "tests/$chapter/${chapter#???}_test.c" "$out/tests/$chapter.o" \
        -Ichapters/"$chapter"
    # shellcheck disable=SC2086 # words
    clang-19 $target $link "$out/tests/$chapter.o" "$out"/harness/*.o \
        $libraries -o "$out/$chapter.wasm" || exit
    compile "chapters/$chapter/worked.c" "$out/tests/worked.o" \
        -Ichapters/"$chapter" -Dmain=__course_worked
    wasm-ld-19 -mwasm64 -r "$out/tests/worked.o" "$out/worked_side.o" \
        "$out/harness/oracle.o" -o "$out/${chapter}_worked.o" || exit
done
