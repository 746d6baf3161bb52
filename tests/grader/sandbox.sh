#!/bin/sh
# sandbox.sh compile OUT LEFT                 compiles what compile.jobs lists
# sandbox.sh run FOLDER PROGRAM RESULTS ...   runs libraries of FOLDER
# sandbox.sh probe                            does the sandbox work here?
#
# Does what a submission needs a sandbox for, in a job's working folder
# (grade_submission.sh): what a student has written is compiled and run inside,
# and judged outside. Inside are the system's programs, read-only; no network,
# no other process, and of other files only:
#
#   compile  the exercises, the headers, the names that a library exports. All
#            files are compiled in one visit (compile.sh), each within LEFT
#            seconds of processor time for all. One stream comes out, which is
#            unpacked into OUT
#   run      FOLDER, a library for each chapter, and the launcher of workers
#            (worker/launcher.c). They are called by each PROGRAM, outside, the
#            claims of a chapter, which leave what they saw in RESULTS. Nothing
#            can be written inside; nothing comes out but the answers to calls
#
#   GRADE_SANDBOX  bwrap  bubblewrap: all of the above
#                  user   a separate user (GRADE_UID) and limits; the rest
#                         is left to the container around it
#                  none   limits only
#   GRADE_AS       a command prefix that drops root's rights, or nothing
#   GRADE_LEFT     seconds that all claims may compute, and wait (connect.c);
#                  what is left of them is printed
#   GRADE_LIMIT, GRADE_ASAN, GRADE_BUNDLE, BUILD   from grade_submission.sh
set -u

mode=$1
shift
clean="env -i PATH=/usr/bin:/bin HOME=/nowhere LC_ALL=C"

# All that any sandbox has, as words. Of devices only those from which nobody
# waits for anything.
bare="--unshare-all --die-with-parent --new-session --cap-drop ALL
    --ro-bind /usr /usr --ro-bind-try /lib /lib --ro-bind-try /lib64 /lib64
    --ro-bind-try /bin /bin --dir /dev --dev-bind /dev/null /dev/null
    --dev-bind /dev/zero /dev/zero --dev-bind /dev/urandom /dev/urandom"
# Without what is known for debugging of the system's libraries: for each crash
# it would be read anew, which can take longer than all else.
[ ! -d /usr/lib/debug ] ||
    bare="$bare --tmpfs /usr/lib/debug --remount-ro /usr/lib/debug"

# Ends what was left running. In the container this user runs nothing else.
end_the_user() {
    # shellcheck disable=SC2086
    [ "$GRADE_SANDBOX" != user ] || $clean ${GRADE_AS-} sh -c 'kill -9 -1'
}

# --- compiling

# No verdict depends on how fast the machine is. A compiler can't sleep here, so
# that the processor's time ends it (compile.sh). The clock is for a fault of
# the grader's.
compile_wall=1800

# In the sandbox the files have the same names as at home.
visit() { # LEFT
    set -- sh compile.sh "$1"
    # shellcheck disable=SC2086 # words
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        $clean timeout -k 1 $compile_wall ${GRADE_AS-} bwrap $bare \
            --size 134217728 --tmpfs /tmp \
            --ro-bind-try /etc/alternatives /etc/alternatives \
            --ro-bind chapters /course/chapters \
            --ro-bind compile.jobs /course/compile.jobs \
            --ro-bind "$GRADE_BUNDLE/flags" /course/flags \
            --ro-bind "$GRADE_BUNDLE/tests/grader/compile.sh" \
            /course/compile.sh \
            --ro-bind "$GRADE_BUNDLE/tests/harness/todo.h" \
            /course/tests/harness/todo.h \
            --ro-bind "$GRADE_BUNDLE/link" /course/link \
            --size 268435456 --tmpfs /course/out \
            --remount-ro / --chdir /course -- "$@"
        return
    fi
    # Without bubblewrap: a copy of the few files, owned by the user that runs.
    box=$PWD/box
    rm -rf "$box"
    mkdir -p "$box/tests/harness" "$box/out"
    cp -R chapters compile.jobs "$GRADE_BUNDLE/flags" "$GRADE_BUNDLE/link" \
        "$GRADE_BUNDLE/tests/grader/compile.sh" "$box/"
    cp "$GRADE_BUNDLE/tests/harness/todo.h" "$box/tests/harness/"
    [ "$GRADE_SANDBOX" = none ] || chown -R "$GRADE_UID:$GRADE_UID" "$box"
    # shellcheck disable=SC2086
    (cd "$box" && exec $clean timeout -k 1 $compile_wall ${GRADE_AS-} "$@")
    status=$?
    end_the_user
    rm -rf "$box"
    return $status
}

# What comes out is files, whatever the stream says. A fault of the machine must
# not lower a mark: then there is no result.
compile() { # OUT LEFT
    mkdir "$1" || return
    visit "$2" >"$1.tar" 9>&- </dev/null
    case $? in
    0) ;;
    124 | 137) echo "all stopped" >"$1/ends" && return ;;
    *) echo "the compilers' sandbox failed" >&2 && return 1 ;;
    esac
    tar -xf "$1.tar" -C "$1" --no-same-owner --no-same-permissions 2>/dev/null
    rm "$1.tar"
    find "$1" -mindepth 1 ! -type f -exec rm -rf {} +
    [ -f "$1/ends" ]
}

# --- running

# The claims end long before this, by their limits: it is for a fault of
# the grader's.
run_seconds=3600

run() { # FOLDER PROGRAM RESULTS ...
    libraries=$1
    shift
    inside="$clean ASAN_OPTIONS=$ASAN_OPTIONS${GRADE_ASAN:+:$GRADE_ASAN}
        UBSAN_OPTIONS=$UBSAN_OPTIONS ${GRADE_AS-}"
    launcher=$BUILD/worker/launcher
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        inside="$inside bwrap $bare --as-pid-1 --proc /proc"
        set -- --ro-bind "$launcher" /launcher \
            --ro-bind "$libraries" /libraries --remount-ro / \
            ${GRADE_LIMIT:+$GRADE_LIMIT} /launcher /libraries -- "$@"
    else
        set -- ${GRADE_LIMIT:+$GRADE_LIMIT} "$launcher" "$libraries" -- "$@"
    fi
    # shellcheck disable=SC2086
    timeout -k 1 $run_seconds "$BUILD/worker/connect" $inside "$@" 9>&-
    status=$?
    end_the_user
    return $status
}

case $mode in
compile) compile "$@" ;;
run) run "$@" ;;
probe)
    # shellcheck disable=SC2086
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        $clean timeout -k 1 60 ${GRADE_AS-} bwrap $bare --proc /proc \
            --remount-ro / true
    else
        [ -n "${GRADE_AS-}" ] && $clean $GRADE_AS true
    fi
    ;;
esac
