#!/bin/sh
# libc.sh FOLDER: builds the tab's C library, for wasm64, in FOLDER/include and
# FOLDER/lib, from the source of Debian's wasi-libc, which is for wasm32 alone.
# Browsers know wasm64 as clang does from 19 on.

. tests/verbs/common.sh
. docs/tab/source.sh
here=$PWD/docs/tab/c
folder=$(cd "$(dirname "$1")" && pwd)/${1##*/}
work=$folder.source
target=--target=wasm64-wasi
get_source wasi-libc "$work"
cd "$work/source" || exit

change() { # FILE COMMAND
    sed "$2" "$1" >"$1.new" && mv "$1.new" "$1" || exit
}

# What the source says of addresses of 32 bits.
arch=libc-top-half/musl/arch/wasm32
change libc-bottom-half/headers/public/wasi/api.h \
    '/^#error .*wasm64/d; /^_Static_assert/d'
change $arch/bits/stdint.h '/^#define \(U*INTPTR\|PTRDIFF\|SIZE\)_/s/32/64/'
echo '#define a_cas_p(p, t, s) \
    __sync_val_compare_and_swap((void *volatile *)(p), (t), (s))' \
    >>$arch/atomic_arch.h

# Of its long doubles some are doubles. They make room for those of the tab.
math=libc-top-half/musl/src/math
(cd $math && rm acoshl.c asinhl.c coshl.c expl.c expm1l.c log10l.c log1pl.c \
    log2l.c logl.c powl.c sinhl.c tanhl.c) || exit
cp "$here"/*long_doubles.c $math

# It compiles beside the sources.
library() { # OPTION OR TARGET ...
    MAKEFLAGS='' make "$@" CC=clang-19 AR=ar OBJDIR="$PWD" SYSROOT="$folder" \
        TARGET_TRIPLE=wasm64-wasi MULTIARCH_TRIPLE=wasm64-wasi \
        EXTRA_CFLAGS='-O2 -DNDEBUG -w' SYSROOT_INC="$folder/include/wasm64-wasi"
}

# To start clang takes much longer than to compile one of these files. Its
# frontend, as the driver would call it for the first file, takes all files with
# the same flags at once. What it leaves out, make compiles.
compile_together() {
    library -n libc | sed -n '
            s/^clang-19 \(.*\) -MD -MP -o \(.*\)\.o -c \2\.c$/\1 -c \2.c/p' |
        awk -F ' -c ' '{ files[$1] = files[$1] " " $2 }
            END { for (flags in files) print flags " -c" files[flags] }' |
        while read -r alike; do
            eval "clang-19 -### $alike" 2>&1 | awk '/"-cc1"/ {
                    if (!n++) sub(/ "-o" "[^"]*"/, "")
                    printf "%s ", n == 1 ? $0 : $NF
                }' | sh
        done
}

rm -rf "$folder"
{
    library include_dirs
    compile_together
    library -o include_dirs libc &&
        mkdir "$folder/lib/wasm64-unknown-wasi" &&
        cp "$(clang-19 $target --rtlib=compiler-rt --print-libgcc-file-name)" \
            "$folder/lib/wasm64-unknown-wasi/libclang_rt.builtins.a"
} >"$work/log" 2>&1 && exit
tail -n 20 "$work/log" >&2
rm -rf "$folder"
stop "The C library of the tab could not be built."
