#!/bin/sh
# libgit2_stub.sh FOLDER BINARY: puts the stand-in for libgit2 (libgit2_stub.c
# says why) into FOLDER, under the name that BINARY, linked with Criterion,
# looks for. Does nothing where Criterion does not use libgit2, or wants more of
# it.
set -u

folder=$1 binary=$2
mkdir -p "$folder"
libraries=$(ldd "$binary" 2>/dev/null) || exit 0
soname=$(echo "$libraries" | sed -n 's/^[[:space:]]*\(libgit2[^ ]*\) =>.*/\1/p')
criterion=$(echo "$libraries" |
    sed -n 's/.*libcriterion[^ ]* => \([^ ]*\) .*/\1/p')
[ -n "$soname" ] && [ -n "$criterion" ] || exit 0

# Only if the three stand-ins are all that it wants.
others=$(nm -D --undefined-only "$criterion" 2>/dev/null |
    awk '$2 ~ /^git_/ && $2 !~ /^git_(libgit2_(init|shutdown)|diff_buffers)$/')
[ -z "$others" ] || exit 0
${CC:-cc} -shared -fPIC -Wl,-soname,"$soname" tests/harness/libgit2_stub.c \
    -o "$folder/$soname"
