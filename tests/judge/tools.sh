#!/bin/sh
# Writes what this machine offers, as make variables. It runs once, not at every
# make check, until SURROUNDINGS, which stand in the first line, are others
# (common.sh). What the board can't see here goes into BUILD/unseen, as a
# sentence. The status is not 0 if a program was killed from outside: what it
# would have told is not known.
set -u
echo "${SURROUNDINGS-#}"

pkg_config() { pkg-config "$@" criterion 2>/dev/null; }
have() { command -v "$1" >/dev/null 2>&1; }

system=$(uname -s) || exit 3
echo "CRITERION_CFLAGS := $(pkg_config --cflags)"
echo "CRITERION_LIBS := $(pkg_config --libs || echo -lcriterion)"

# Linking takes a third of the time with gold. With clang's sanitizers lld is
# used instead.
clang='' version=$($CC --version 2>/dev/null)
[ $? -le 128 ] || exit 3
case $version in *clang*) clang=1 ;; esac
linker=
if [ "$clang" ]; then
    ! have ld.lld || linker=-fuse-ld=lld
else
    ! have ld.gold || linker=-fuse-ld=gold
fi
echo "FAST_LINKER := $linker"

# An exercise can be linked by itself, in a seventh of the time, and loaded by
# finished tests.
library=
if [ "$system" = Linux ] && have nm; then
    for each in ld.gold ld.bfd ld.lld; do
        ! have $each || library=${library:-$each}
    done
fi
if [ "$library" ]; then
    # A stack is unwound with the help of the frame header.
    library="$library -shared -Bsymbolic --eh-frame-hdr"
    echo "LINK_LIBRARY := $library -soname student.so"
    echo "LIBRARY_FLAGS := -fPIC"
fi

# Elsewhere this tool hides all names of an object file but those in a list.
if [ "$system" = Darwin ] && have nmedit; then
    echo "HIDE := nmedit -s"
elif have objcopy; then
    echo "HIDE := objcopy --keep-global-symbols"
fi

# True if the compiler does this. If it was killed, nothing is known: exit 3.
compiler() { # FLAGS ...
    $CC "$@" "$try.c" 2>/dev/null
    ended=$?
    [ $ended -le 128 ] || exit 3
    return $ended
}
takes() { compiler "$@" -fsyntax-only; }

try=$BUILD/try-$$
mkdir -p "$BUILD"
echo 'int main(void) { return 0; }' >"$try.c" || exit

# builds FLAGS ...: builds an empty program with them.
builds() { compiler $linker "$@" -o "$try"; }

# If the compiler can do it, a local variable that is not set begins as an
# absurd number, so that the mistake shows.
! takes -ftrivial-auto-var-init=pattern ||
    echo "FILL_LOCALS := -ftrivial-auto-var-init=pattern"

# clang has a warning of its own for a double that becomes a float.
[ -z "$clang" ] || ! takes -Werror -Wimplicit-float-conversion ||
    echo "FLOAT_WARNING := -Wimplicit-float-conversion" \
        -Wno-implicit-int-float-conversion

# A program that may be loaded at any address may be loaded where an older
# AddressSanitizer keeps its memory. With 32 bits of randomness one start in
# four would crash.
place=
if [ "$system" = Darwin ]; then
    # Apple's linker must be told that the sanitizers' functions may be missing.
    place=-Wl,-undefined,dynamic_lookup
elif builds -no-pie -Werror; then
    place=-no-pie
fi
echo "LINK_SYSTEM := $place"

# A sanitizer is tried before it is trusted. Some systems have none. On others
# its programs crash now and then as they start, or never come to their main.

# ends COMMAND ...: true if it ends well. A hang that computes meets a limit in
# processor time. One that sleeps is killed after half a minute: an empty
# program needs a hundredth of a second. What was killed otherwise is called
# again, once.
ends() {
    ends_once "$@"
    status=$?
    [ $status != 137 ] || [ -e "$try.late" ] || {
        ends_once "$@"
        status=$?
    }
    return $status
}
ends_once() {
    # shellcheck disable=SC3045 # every shell here has -t
    (ulimit -c 0 && ulimit -t 2 && exec "$@") >/dev/null 2>&1 &
    tried=$!
    (
        trap 'kill $nap; exit' TERM
        sleep 30 >/dev/null 2>&1 &
        nap=$!
        wait $nap
        : >"$try.late"
        kill -9 $tried
    ) >/dev/null 2>&1 &
    guard=$!
    wait $tried
    ended=$?
    kill $guard
    wait $guard
    return $ended
} 2>/dev/null

# starts SANITIZERS [COMMAND ...]: true if a program with these always starts,
# with COMMAND before it.
starts() {
    flags=-fsanitize=$1
    shift
    # shellcheck disable=SC2086 # a flag, or none
    builds $flags $place || return
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
        ends "$@" "$try" || return
    done
}

# Leaks are tried last: a container may forbid ptrace, which they need.
export ASAN_OPTIONS=detect_leaks=0
sanitizers=none leaks=0
unseen="No sanitizer works here. A step outside an array or a leak may go \
unseen, and the line of a crash is not known."
outer=
starts address,undefined
status=$?
if [ $status = 0 ]; then
    sanitizers=address,undefined unseen=
elif [ $status != 137 ] && [ $status != 152 ] && have setarch &&
    starts address,undefined setarch -R; then # it crashed, and did not hang
    sanitizers=address,undefined unseen='' outer="setarch -R"
    echo "OUTER_LIMIT := $outer"
elif starts undefined; then
    sanitizers=undefined unseen="AddressSanitizer does not work here. A step \
outside an array or a leak may go unseen, and the line of a crash is not known."
fi
if [ -z "$unseen" ]; then
    export ASAN_OPTIONS=detect_leaks=1
    # shellcheck disable=SC2086 # words
    if ends $outer "$try"; then
        leaks=1
    else
        unseen="A leak is not seen here."
    fi
fi
rm -rf "$try" "$try".*
echo "LEAKS := $leaks"
echo "SANITIZERS := ${sanitizers#none}"
echo "$unseen" >"$BUILD/unseen"
