#!/bin/sh
# sandbox_run.sh cc ARGUMENT ...       the compiler, as judge.sh calls it
# sandbox_run.sh run COMMAND ...       the tests, as judge.sh calls them
# sandbox_run.sh probe                 does the sandbox work here?
#
# Does one step of judging a submission inside a sandbox, in a job's working
# folder (grade_one.sh). Inside, that folder is called /course and has the
# chapter's header and the student's file. There are also the system's programs,
# read-only; and no network, no other process, no other file.
#
#   cc -c   sees the student's file, the chapter's header and todo.h; the
#           object comes out as a stream; with -fsyntax-only nothing does
#   cc      links: outside, because it runs no student's code, and vet.sh has
#           checked the object
#   run     sees only the test binary. What it writes goes into a small
#           folder in memory and comes out as a tar stream, of which only
#           the files that the chapter's tests write are taken.
#
#   GRADE_SANDBOX  bwrap  bubblewrap: all of the above
#                  user   a user of its own (GRADE_UID) and limits; the rest
#                         is left to the container around it
#                  none   limits only
#   GRADE_AS       a command prefix that drops root's rights, or nothing
#   GRADE_WALL     seconds after which the tests of one chapter are ended
#   GRADE_CC, GRADE_CHAPTER, GRADE_FOLDER, GRADE_LIMIT, BUILD
#                  from grade_one.sh
set -u

mode=$1
shift
folder=${GRADE_FOLDER-}
clean="env -i PATH=/usr/bin:/bin HOME=/nowhere LC_ALL=C"

# in_bubblewrap COMMAND ...: the words of its command line gather in "$@".
in_bubblewrap() {
    set -- --remount-ro / --chdir /course "$@"
    case $mode in
    cc) set -- --size 33554432 --tmpfs "/course/$folder" \
        --ro-bind tests/harness/todo.h \
        /course/tests/harness/todo.h "$@" ;;
    run) set -- --size 33554432 --tmpfs "/course/$folder" \
        --ro-bind "$folder" /before --symlink /before/claims \
        "/course/$folder/claims" "$@" ;;
    esac
    if [ "$mode" != probe ]; then
        set -- --ro-bind "chapters/$GRADE_CHAPTER" \
            "/course/chapters/$GRADE_CHAPTER" "$@"
    fi
    # shellcheck disable=SC2086 # words
    $clean ${GRADE_AS-} bwrap --unshare-all --die-with-parent --new-session \
        --cap-drop ALL --ro-bind /usr /usr --ro-bind-try /lib /lib \
        --ro-bind-try /lib64 /lib64 --ro-bind-try /bin /bin \
        --ro-bind-try /etc/alternatives /etc/alternatives \
        --proc /proc --dev /dev --size 16777216 --tmpfs /dev/shm \
        --remount-ro /dev --size 16777216 --tmpfs /tmp --dir /course "$@"
}

# Without bubblewrap: a copy of the few files, owned by the user that runs.
in_a_box() {
    box=$PWD/box
    rm -rf "$box"
    mkdir -p "$box/$folder" "$box/tests/harness" "$box/chapters"
    cp -R "chapters/$GRADE_CHAPTER" "$box/chapters/"
    cp tests/harness/todo.h "$box/tests/harness/"
    [ "$GRADE_SANDBOX" = none ] || chown -R "$GRADE_UID:$GRADE_UID" "$box"
    # shellcheck disable=SC2086
    (cd "$box" && exec $clean ${GRADE_AS-} "$@")
    status=$?
    # Ends what was left running. In the container this user runs nothing else.
    # shellcheck disable=SC2086
    [ "$GRADE_SANDBOX" = none ] || $clean ${GRADE_AS-} sh -c 'kill -9 -1'
    rm -rf "$box"
    return $status
}

within() {
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        in_bubblewrap "$@"
    else
        in_a_box "$@"
    fi
}

# No verdict depends on how fast the machine is. An exercise compiles in a
# tenth of a second with 50 MB, and its tests take a second. The limits in
# seconds have a wide margin: they end what would run for ever. A compiler that
# uses too much memory, or writes too much, meets those limits within a second.
compile_seconds=120
compile_wall=600
test_wall=${GRADE_WALL:-300}

# Blocks of 512 bytes, kilobytes of memory.
# shellcheck disable=SC2016 # the inner shell expands these
compile='
seconds=$1 object=$2
shift 2
ulimit -c 0
ulimit -t "$seconds"
ulimit -f 65536
ulimit -v 1048576
"$@" || exit
[ ! -f "$object" ] || exec cat "$object"'

compiler_inside() {
    # shellcheck disable=SC2086,SC2153
    within timeout -k 1 $compile_wall sh -c "$compile" sh \
        $compile_seconds "$folder/student.o" $GRADE_CC "$@" 9>&-
}

compile_inside() {
    # shellcheck disable=SC2094
    compiler_inside "$@" >"$folder/student.o"
    status=$?
    [ "$status" -ne 0 ] || return 0
    # What stopped the compiler, where it did not come to an end by itself.
    if [ "$status" -ge 124 ]; then
        echo "The compiler was stopped: it took too long." >&2
        echo "the compiler had to be stopped" >>"$folder/flags"
    elif grep -qE 'out of memory|terminated program|No space left|too large' \
        "$folder/compiler"; then
        echo "the compiler had to be stopped" >>"$folder/flags"
    fi
    return 1
}

# Descriptor 3 is the way out for the tar stream; the tests, and so the code
# under test, are not given it. Memory is limited by the tests themselves
# (harness/claim.c): AddressSanitizer reserves too much of it for any other
# limit.
# shellcheck disable=SC2016
tests='
folder=$1 before=$2
shift 2
exec 3>&1 >/dev/null
[ -e "$folder/claims" ] || ln -s "$before/claims" "$folder/"
"$@" 3>&-
status=$?
tar -cf - -C "$folder" . >&3
exit $status'

run_inside() {
    clean="$clean ASAN_OPTIONS=$ASAN_OPTIONS UBSAN_OPTIONS=$UBSAN_OPTIONS"
    before=/before
    [ "$GRADE_SANDBOX" = bwrap ] || before=$PWD/$folder
    # shellcheck disable=SC2086
    within timeout -k 1 $((test_wall + 60)) sh -c "$tests" sh "$folder" \
        "$before" timeout -k 1 "$test_wall" $GRADE_LIMIT prlimit --core=0 \
        --fsize=67108864 --nofile=256 --nproc="${GRADE_PROCESSES:-24}" \
        "$@" >"$folder/out.tar" 9>&-
    status=$?
    tar -xf "$folder/out.tar" -C "$folder" --no-same-owner --touch \
        --no-same-permissions --verbatim-files-from \
        -T "$GRADE_BUNDLE/comes_out/$GRADE_CHAPTER" 2>/dev/null
    for file in "$folder"/*; do
        { [ -f "$file" ] && [ ! -L "$file" ]; } || rm -rf "$file"
    done
    return $status
}

case $mode in
cc)
    case " $* " in
    *" -c "*) compile_inside "$@" ;;
    *" -fsyntax-only "*) compiler_inside "$@" ;;
    *.c" "*) exit 1 ;; # no source is compiled outside the sandbox
    *)
        # shellcheck disable=SC3045
        ulimit -t $compile_seconds
        # shellcheck disable=SC2086
        exec $GRADE_CC "$@"
        ;;
    esac
    ;;
run) run_inside "$@" ;;
probe)
    if [ "$GRADE_SANDBOX" = bwrap ]; then
        in_bubblewrap true
    else # shellcheck disable=SC2086
        [ -n "${GRADE_AS-}" ] && $clean $GRADE_AS true
    fi
    ;;
esac
