#!/bin/sh
# Writes down, as make variables, what this machine offers. It is asked once,
# not at every make check.
set -u

pkg_config() { pkg-config "$@" criterion 2>/dev/null; }
have() { command -v "$1" >/dev/null 2>&1; }

echo "CRITERION_CFLAGS := $(pkg_config --cflags)"
echo "CRITERION_LIBS := $(pkg_config --libs || echo -lcriterion)"

# Linking takes a third of the time with gold. clang's sanitizers want lld.
linker=
if "$CC" --version 2>/dev/null | grep -q clang; then
    have ld.lld && linker=-fuse-ld=lld
else
    have ld.gold && linker=-fuse-ld=gold
fi
echo "FAST_LINKER := $linker"

# Every test runs in a process of its own, and each of them starts sooner
# with gcc's undefined behaviour sanitizer linked in: two libraries fewer to
# load. (clang does so by itself; the address sanitizer is too large for it.)
if echo 'int main(void) { return 0; }' | "$CC" -fsanitize=address,undefined \
    -static-libubsan -x c - -o "$BUILD/probe" 2>/dev/null &&
    "$BUILD/probe"; then
    echo "LIGHT_SANITIZER := -static-libubsan"
fi
rm -f "$BUILD/probe"

# A local variable that nobody set begins as an absurd number, where the
# compiler can do that, so that forgetting it shows.
if echo 'int x;' | "$CC" -ftrivial-auto-var-init=pattern -x c -fsyntax-only - \
    2>/dev/null; then
    echo "FILL_LOCALS := -ftrivial-auto-var-init=pattern"
fi

# The wall around a test binary: for code that stops itself, or takes every
# signal. Where addresses are spread over more than 28 bits, an older
# AddressSanitizer can fail to start; setarch -R takes the spreading back.
wall=
if have timeout; then
    wall='timeout -k 1 20'
elif have gtimeout; then
    wall='gtimeout -k 1 20'
fi
bits=$(cat /proc/sys/vm/mmap_rnd_bits 2>/dev/null || echo unknown)
if [ "$bits" != 28 ] && setarch -R true 2>/dev/null; then
    wall="$wall setarch -R"
fi
echo "OUTER_LIMIT := $wall"
