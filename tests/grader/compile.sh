# shellcheck shell=sh
# compile.sh LEFT: compiles, inside the sandbox, what compile.jobs lists,
# and writes to standard output, packed by tar, what has come of it.
#
#   compile.jobs   NAME KIND CHAPTER SOURCE
#                  KIND: library, or warnings, of which only the words are kept
#   NAME.so        the library
#   NAME.log      what the compiler, or the linker, had to say
#   ends           NAME END, END being built, compile, link, stopped (by a
#                  limit) or unpaid (LEFT seconds were used up before)
#   used           seconds of processor time
#
# In link are, for each chapter, the names that a library exports, and what is
# called in place of a function that is missing.
set -u

left=$1
# The compiler, its flags, and how a library is linked: from bundle.sh.
# shellcheck source=/dev/null
. ./flags
most=20 # seconds: an exercise is compiled in a tenth of a second
[ "$left" -ge $most ] || most=$left
clock=$((2 * left)) # nothing here can sleep: for a fault of the grader's
new=/tmp/$$
mkdir "$new" || exit

# Sets used: how many seconds the compilers have computed.
look_at_the_time() {
    times >"$new/times"
    { read -r _ && read -r user system; } <"$new/times"
    minutes=$((${user%%m*} + ${system%%m*}))
    user=${user#*m} system=${system#*m}
    used=$((60 * minutes + ${user%%[.,]*} + ${system%%[.,]*}))
}

# Kilobytes of memory, blocks of 512 bytes.
limited() {
    (
        # shellcheck disable=SC3045 # every shell here has these
        ulimit -c 0 && ulimit -t "$most" && ulimit -f 65536 &&
            ulimit -v 1048576
        exec timeout -k 1 $clock "$@" </dev/null >/dev/null 2>"$new/log"
    )
    status=$?
    [ $status != 124 ] || left=0 # all the others are not compiled
    return $status
}

compile() { # CHAPTER SOURCE FLAG ...
    chapter=$1 source=$2
    shift 2
    # shellcheck disable=SC2086 # flags are words
    limited $CC $STUDENT_FLAGS -I"chapters/$chapter" -iquote tests/harness \
        "$@" -x c "$source"
}

# What stopped the compiler, where it did not come to an end by itself. The
# limit on computing ends a program that the compiler has started.
was_stopped() {
    [ $status = 124 ] || [ $status -gt 128 ] ||
        grep -qE "out of memory allocating|memory exhausted|terminated \
program|No space left on device|File too large" "$new/log"
}

build() { # NAME KIND CHAPTER SOURCE
    if [ "$2" = warnings ]; then
        # shellcheck disable=SC2086,SC2154 # from ./flags
        compile "$3" "$4" $warning_flags -S -o /dev/null && end=built
    elif compile "$3" "$4" -c -o "$new/o"; then
        # shellcheck disable=SC2086
        limited $GRADE_BEFORE "$new/o" "link/$3.missing.o" \
            $GRADE_AFTER="link/$3.exports" -o "out/$1.so" && end=built
        [ "$end" = built ] || { end="link" && rm -f "out/$1.so"; }
    fi
}

while read -r name kind chapter source; do
    end=unpaid
    look_at_the_time
    if [ "$used" -lt "$left" ]; then
        end=compile
        : >"$new/log"
        build "$name" "$kind" "$chapter" "$source"
        if [ $end != built ] && was_stopped; then
            end=stopped
        fi
        [ ! -s "$new/log" ] || head -c 262144 "$new/log" >"out/$name.log"
    fi
    echo "$name $end"
done <compile.jobs >out/ends
look_at_the_time
echo "$used" >out/used
rm -rf "$new"
ulimit -f 524288
exec tar -cf - -C out .
