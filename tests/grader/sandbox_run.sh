#!/bin/sh
# sandbox_run.sh cc -c ARGUMENT ...    the compiler, as judge.sh calls it
# sandbox_run.sh cc ARGUMENT ...       the linker, for what it has to say
# sandbox_run.sh library ARGUMENT ...  the linker of an exercise alone
# sandbox_run.sh run PROGRAM FOLDER    the tests, as judge.sh calls them
# sandbox_run.sh probe                 does the sandbox work here?
#
# Does one step of judging a submission, in a job's working folder
# (grade_one.sh). What a student has written is compiled, linked and run inside
# a sandbox, and judged outside. Inside are the system's programs, read-only;
# no network, no other process, and of other files only:
#
#   cc -c    the student's file, the chapter's header, todo.h. In the same
#            visit the object is linked as a library. Both come out as streams
#   cc       the object, and the tests. Nothing comes out but what the linker
#            says about them
#   library  hands over the library that is already linked
#   run      the library and the launcher of workers (worker/launcher.c), which
#            are called by PROGRAM, outside. Nothing can be written inside;
#            nothing comes out but the answers to its calls
#
#   GRADE_SANDBOX  bwrap  bubblewrap: all of the above
#                  user   a user of its own (GRADE_UID) and limits; the rest
#                         is left to the container around it
#                  none   limits only
#   GRADE_AS       a command prefix that drops root's rights, or nothing
#   GRADE_CC, GRADE_LIMIT, GRADE_CHAPTER, GRADE_FOLDER, BUILD
#                  from grade_one.sh
#   GRADE_BEFORE, GRADE_AFTER, GRADE_ASAN
#                  how a library is linked, and options of AddressSanitizer
#                  (bundle.sh)
set -u
unset LD_LIBRARY_PATH # judge.sh means the program that it calls at home

mode=$1
shift
folder=${GRADE_FOLDER-}
clean="env -i PATH=/usr/bin:/bin HOME=/nowhere LC_ALL=C"

# All that any sandbox has, as words.
bare="--unshare-all --die-with-parent --new-session --cap-drop ALL
    --ro-bind /usr /usr --ro-bind-try /lib /lib --ro-bind-try /lib64 /lib64
    --ro-bind-try /bin /bin --dev /dev --remount-ro /dev"
# Without what is known for debugging of the system's libraries: for each crash
# it would be read anew, which can take longer than all else.
[ ! -d /usr/lib/debug ] ||
    bare="$bare --tmpfs /usr/lib/debug --remount-ro /usr/lib/debug"

# in_bubblewrap SECONDS WORDS ...: what the sandbox has, and its command. The
# clock is outside, where nobody inside can stop it.
in_bubblewrap() {
    seconds=$1
    shift
    # shellcheck disable=SC2086 # words
    $clean timeout -k 1 "$seconds" ${GRADE_AS-} bwrap $bare "$@"
}

# Without bubblewrap: a copy of the few files, owned by the user that runs.
in_a_box() { # SECONDS COMMAND ...
    seconds=$1
    shift
    box=$PWD/box
    rm -rf "$box"
    mkdir -p "$box/$folder" "$box/tests/harness" "$box/chapters"
    cp -R "chapters/$GRADE_CHAPTER" "$box/chapters/"
    cp tests/harness/todo.h "$box/tests/harness/"
    [ ! -s "$folder/student.o" ] || cp "$folder/student.o" "$box/$folder/"
    [ "$GRADE_SANDBOX" = none ] || chown -R "$GRADE_UID:$GRADE_UID" "$box"
    # shellcheck disable=SC2086
    (cd "$box" && exec $clean timeout -k 1 "$seconds" ${GRADE_AS-} "$@")
    status=$?
    end_the_user
    rm -rf "$box"
    return $status
}

# Ends what was left running. In the container this user runs nothing else.
end_the_user() {
    # shellcheck disable=SC2086
    [ "$GRADE_SANDBOX" != user ] || $clean ${GRADE_AS-} sh -c 'kill -9 -1'
}

# --- compiling and linking

# No verdict depends on how fast the machine is. An exercise compiles in a
# tenth of a second with 50 MB. The limits in seconds have a wide margin: they
# end what would run for ever. A compiler that uses too much memory, or writes
# too much, meets those limits within a second.
compile_seconds=20
compile_wall=120

# visit COMMAND ...: runs the compiler or the linker. In the folder of the job
# the two find the same files by the same names as at home.
visit() {
    if [ "$GRADE_SANDBOX" != bwrap ]; then
        in_a_box $compile_wall "$@"
        return
    fi
    set -- --remount-ro / --chdir /course -- "$@"
    [ ! -s "$folder/student.o" ] ||
        set -- --ro-bind "$folder/student.o" "/course/$folder/student.o" "$@"
    in_bubblewrap $compile_wall --size 33554432 --tmpfs /tmp \
        --ro-bind-try /etc/alternatives /etc/alternatives \
        --ro-bind "chapters/$GRADE_CHAPTER" "/course/chapters/$GRADE_CHAPTER" \
        --ro-bind tests/harness/todo.h /course/tests/harness/todo.h \
        --ro-bind "$BUILD/tests" "$BUILD/tests" \
        --ro-bind "$BUILD/harness.o" "$BUILD/harness.o" \
        --ro-bind "$BUILD/runner.o" "$BUILD/runner.o" \
        --ro-bind "$BUILD/taken.o" "$BUILD/taken.o" \
        --size 134217728 --tmpfs "/course/$folder" "$@"
}

# Blocks of 512 bytes, kilobytes of memory.
limits="ulimit -c 0; ulimit -t $compile_seconds; ulimit -f 65536
    ulimit -v 1048576"

# Descriptor 4 takes the library. If there is none, judge.sh asks the linker
# for its reasons.
# shellcheck disable=SC2016 # the inner shell expands these
compile='
object=$1 link=$2
shift 2
"$@" || exit 65
cat "$object" || exit
! $link -o "$object.so" 2>/dev/null || cat "$object.so" >&4'

compile_inside() {
    object=$folder/student.o
    link="$GRADE_BEFORE $object $BUILD/taken.o $GRADE_AFTER"
    link="$link=$BUILD/tests/$GRADE_CHAPTER.exports"
    # shellcheck disable=SC2086,SC2094,SC2153
    visit sh -c "$limits; $compile" sh "$object" "$link" $GRADE_CC "$@" \
        9>&- >"$object" 4>"$folder/linked.so"
    status=$?
    check_visit $status
    # What stopped the compiler, where it did not come to an end by itself.
    case $status in
    0) return 0 ;;
    124 | 137)
        echo "The compiler was stopped: it took too long." >&2
        echo "the compiler had to be stopped" >>"$folder/flags"
        ;;
    *)
        ! grep -qE 'out of memory|terminated program|No space left|too large' \
            "$folder/compiler" ||
            echo "the compiler had to be stopped" >>"$folder/flags"
        ;;
    esac
    return 1
}

link_inside() {
    # shellcheck disable=SC2086
    visit sh -c "$limits; \"\$@\" || exit 65" sh $GRADE_CC "$@" 9>&- >/dev/null
    status=$?
    check_visit $status
    return $status
}

# Inside, failing has the status 65, and a clock's is 124 or 137. Another one
# is a fault of the machine, which must not lower a mark: there is no result.
check_visit() {
    case $1 in
    0 | 65 | 124 | 137) ;;
    *) echo "the sandbox failed with status $1" >>"$folder/no_result" ;;
    esac
}

# --- running

# The claims end long before this, by their own limits: it is for a fault of
# the grader's.
run_seconds=1800

run_claims() { # PROGRAM FOLDER
    program=$1
    library=$folder/student.so
    [ -s "$library" ] || return 1
    options=ASAN_OPTIONS=$ASAN_OPTIONS${GRADE_ASAN:+:$GRADE_ASAN}
    clean="$clean $options UBSAN_OPTIONS=$UBSAN_OPTIONS"
    launcher=$BUILD/worker/$GRADE_CHAPTER
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        # shellcheck disable=SC2086
        set -- ${GRADE_AS-} bwrap $bare --as-pid-1 --proc /proc \
            --ro-bind "$launcher" /launcher --ro-bind "$library" /student.so \
            --remount-ro / $GRADE_LIMIT /launcher /student.so
    else
        # shellcheck disable=SC2086
        set -- ${GRADE_AS-} $GRADE_LIMIT "$launcher" "$PWD/$library"
    fi
    # shellcheck disable=SC2086
    timeout -k 1 $run_seconds "$BUILD/worker/connect" $clean "$@" \
        -- "$program" "$folder" 9>&-
    status=$?
    end_the_user
    [ $status = 0 ] || [ $status = 1 ] || [ $status = 127 ] ||
        echo "the tests could not be run" >"$folder/no_result"
    return $status
}

case $mode in
cc)
    case " $* " in
    *" -c "*) compile_inside "$@" ;;
    *) link_inside "$@" ;;
    esac
    ;;
library)
    [ -s "$folder/linked.so" ] && mv "$folder/linked.so" "$folder/student.so"
    ;;
run) run_claims "$@" ;;
probe)
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        in_bubblewrap 60 --proc /proc --remount-ro / true
    else # shellcheck disable=SC2086
        [ -n "${GRADE_AS-}" ] && $clean $GRADE_AS true
    fi
    ;;
esac
