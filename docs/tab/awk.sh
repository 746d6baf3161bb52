#!/bin/sh
# awk.sh FILE.wasm: builds an awk for the browser, from the source of Debian's
# original-awk, which make test runs the judge with, too.

. tests/verbs/common.sh
. docs/tab/source.sh
here=$PWD/docs/tab/c/awk
work=$(cd "$(dirname "$1")" && pwd)/awk
get_source original-awk "$work"
target=--target=wasm32-wasi
builtins=$(clang $target --rtlib=compiler-rt --print-libgcc-file-name)
cd "$work/source" || exit
bison -d awkgram.y -o awkgram.tab.c 2>/dev/null &&
    cc -w maketab.c -o maketab && ./maketab awkgram.tab.h >proctab.c || exit
clang $target -O2 -w -I"$here" -I. -D_WASI_EMULATED_SIGNAL \
    -D_WASI_EMULATED_PROCESS_CLOCKS awkgram.tab.c b.c main.c parse.c proctab.c \
    tran.c lib.c run.c lex.c "$here/missing.c" -lm -lwasi-emulated-signal \
    -lwasi-emulated-process-clocks "$builtins" -Wl,--strip-all \
    -o "$work.wasm"
