#!/bin/sh
# Writes what this machine offers, as make variables. It runs once, not at every
# make check.
set -u

pkg_config() { pkg-config "$@" criterion 2>/dev/null; }
have() { command -v "$1" >/dev/null 2>&1; }

echo "CRITERION_CFLAGS := $(pkg_config --cflags)"
echo "CRITERION_LIBS := $(pkg_config --libs || echo -lcriterion)"

# Linking takes a third of the time with gold. With clang's sanitizers lld is
# used instead.
clang=
! "$CC" --version 2>/dev/null | grep -q clang || clang=1
linker=
if [ "$clang" ]; then
    ! have ld.lld || linker=-fuse-ld=lld
else
    ! have ld.gold || linker=-fuse-ld=gold
fi
echo "FAST_LINKER := $linker"

# An exercise can be linked by itself, in a seventh of the time, and loaded by
# finished tests. (With clang, the sanitizers would not be linked in.)
if [ "$(uname -s)" = Linux ] && [ -z "$clang" ] && have ld.bfd && have nm; then
    library=ld.bfd
    ! have ld.gold || library=ld.gold
    # A stack is unwound with the help of the frame header.
    library="$library -shared -Bsymbolic --eh-frame-hdr"
    echo "LINK_LIBRARY := $library -soname student.so"
    echo "LIBRARY_FLAGS := -fPIC"
fi

# Apple's linker must be told that the sanitizers' functions may be missing.
[ "$(uname -s)" != Darwin ] ||
    echo "LINK_SYSTEM := -Wl,-undefined,dynamic_lookup"

# If the compiler can do it, a local variable that is not set begins as an
# absurd number, so that the mistake shows.
if echo 'int x;' | "$CC" -ftrivial-auto-var-init=pattern -x c -fsyntax-only - \
    2>/dev/null; then
    echo "FILL_LOCALS := -ftrivial-auto-var-init=pattern"
fi

# Where address randomisation uses more than 28 bits, an older AddressSanitizer
# can fail to start. setarch -R turns the randomisation off.
bits=$(cat /proc/sys/vm/mmap_rnd_bits 2>/dev/null || echo unknown)
if [ "$bits" != 28 ] && setarch -R true 2>/dev/null; then
    echo "OUTER_LIMIT := setarch -R"
fi
