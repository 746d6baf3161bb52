#!/bin/sh
# libc.sh FOLDER: builds the tab's C library, for wasm64, in FOLDER/include and
# FOLDER/lib, from the source of Debian's wasi-libc, which is for wasm32 alone.
# Browsers know wasm64 as clang does from 19 on.
set -u

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

rm -rf "$folder"
{
    MAKEFLAGS='' make -j "$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)" \
        libc CC=clang-19 AR=ar SYSROOT="$folder" TARGET_TRIPLE=wasm64-wasi \
        MULTIARCH_TRIPLE=wasm64-wasi EXTRA_CFLAGS='-O2 -DNDEBUG -w' \
        SYSROOT_INC="$folder/include/wasm64-wasi" &&
        clang-19 $target -O2 -c "$here/compare_long_doubles.c" -o compare.o &&
        ar r "$folder/lib/wasm64-wasi/libc.a" compare.o &&
        mkdir "$folder/lib/wasm64-unknown-wasi" &&
        cp "$(clang-19 $target --rtlib=compiler-rt --print-libgcc-file-name)" \
            "$folder/lib/wasm64-unknown-wasi/libclang_rt.builtins.a"
} >"$work/said" 2>&1 && exit
tail -n 20 "$work/said" >&2
rm -rf "$folder"
stop "The C library of the tab could not be built."
