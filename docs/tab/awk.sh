#!/bin/sh
# awk.sh FILE.wasm: builds an awk for the browser, from the source of Debian's
# original-awk, which make test runs the judge with, too. AWK_SOURCE names a
# folder that has the source already, for a system without apt.
set -u

. tests/verbs/common.sh
here=$PWD/docs/tab/c/awk
work=$(dirname "$1")/awk
rm -rf "$work"
mkdir -p "$work/lists/partial" "$work/parts" || exit 2
work=$(cd "$work" && pwd)

# apt's own sources, asked for source packages.
get_source() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -n 's/^deb /deb-src /p' >"$work/sources.list"
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" \
            >"$work/parts/${file##*/}"
    done
    set -- -qq -o Dir::Etc::sourcelist="$work/sources.list" \
        -o Dir::Etc::sourceparts="$work/parts" \
        -o Dir::State::lists="$work/lists"
    # Of other archives some may have no sources.
    apt-get "$@" update
    cd "$work" && apt-get "$@" source --download-only original-awk &&
        tar xzf original-awk_*.orig.tar.gz && mv original-awk-*/ source
}

if [ -n "${AWK_SOURCE-}" ]; then
    cp -R "$AWK_SOURCE" "$work/source" || exit
else
    (get_source) >"$work/said" 2>&1 || {
        cat "$work/said" >&2
        stop "The source of original-awk could not be had."
    }
fi
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
