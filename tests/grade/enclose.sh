#!/bin/sh
# enclose.sh compile|link|run COMMAND ...
# enclose.sh probe
#
# Does one step of judging a submission inside a sandbox. judge.sh calls it,
# in a job's working folder (one.sh), as its compiler and its outer limit.
#
# Inside, that folder is called /course and holds the chapter's header and the
# student's file; besides there are the system's programs, read-only, and no
# network, no other process, no other file. What the step writes goes into a
# small folder in memory. It comes out as a tar stream, of which only regular
# files with expected names are taken.
#
#   compile  sees the student's file, the chapter's header and todo.h
#   link     sees the objects of the tests too, and runs no student's code
#   run      sees the test binary alone
#   probe    does the sandbox work here? Says nothing if it does.
#
#   GRADE_SANDBOX  bwrap  bubblewrap: all of the above
#                  user   a user of its own (GRADE_UID) and limits; the rest
#                         is left to the container around it
#                  none   limits only
#   GRADE_AS       words in front that give root's rights away, or nothing
#   GRADE_CHAPTER, GRADE_FOLDER, GRADE_LIMIT, BUILD   as one.sh sets them
set -u

mode=$1
shift
folder=${GRADE_FOLDER-}

# Runs inside. Descriptor 3 is the way out for the tar stream; the command, and
# so the code under test, is not given it.
# shellcheck disable=SC2016 # the inner shell expands these
inside='
mode=$1 folder=$2 before=$3
shift 3
exec 3>&1 >/dev/null
for file in "$before"/*.state "$before"/*.stopped; do
    [ ! -f "$file" ] || cp "$file" "$folder/"
done
case $mode in
compile)
    "$@" -E 2>/dev/null 3>&-
    mv "$folder/student.o" "$folder/student.i"
    ;;
link) ln -s "$before/student.o" "$folder/" ;;
run) ln -s "$before/claims" "$folder/" ;;
esac
"$@" 3>&-
status=$?
tar -cf - -C "$folder" . >&3
exit $status'

# in_bubblewrap COMMAND ...: the words of its command line gather in "$@".
in_bubblewrap() {
    case $mode in
    compile) set -- --ro-bind tests/support/todo.h \
        /course/tests/support/todo.h "$@" ;;
    link) set -- --ro-bind "$BUILD" "$BUILD" "$@" ;;
    run) set -- --ro-bind "$BUILD/lib" "$BUILD/lib" "$@" ;;
    esac
    if [ "$mode" != probe ]; then
        set -- --ro-bind "chapters/$GRADE_CHAPTER" \
            "/course/chapters/$GRADE_CHAPTER" --ro-bind "$folder" /before \
            --size 33554432 --tmpfs "/course/$folder" "$@"
    fi
    # shellcheck disable=SC2086
    $clean ${GRADE_AS-} bwrap --unshare-all --die-with-parent --new-session \
        --cap-drop ALL --ro-bind /usr /usr --ro-bind-try /lib /lib \
        --ro-bind-try /lib64 /lib64 --ro-bind-try /bin /bin \
        --ro-bind-try /etc/alternatives /etc/alternatives \
        --proc /proc --dev /dev --size 16777216 --tmpfs /dev/shm \
        --remount-ro /dev --size 16777216 --tmpfs /tmp --dir /course \
        --chdir /course "$@"
}

# Without bubblewrap: a copy of the few files, owned by the user that runs.
in_a_box() {
    box=$PWD/box
    rm -rf "$box"
    mkdir -p "$box/$folder" "$box/tests/support" "$box/chapters"
    cp -R "chapters/$GRADE_CHAPTER" "$box/chapters/"
    cp tests/support/todo.h "$box/tests/support/"
    [ "$GRADE_SANDBOX" = none ] || chown -R "$GRADE_UID:$GRADE_UID" "$box"
    # shellcheck disable=SC2086
    (cd "$box" && exec $clean ${GRADE_AS-} "$@")
    status=$?
    # What was left running: in its container this user is nobody else.
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

clean="env -i PATH=/usr/bin:/bin HOME=/nowhere LC_ALL=C.UTF-8"
if [ "$mode" = probe ]; then
    case $GRADE_SANDBOX in
    bwrap) in_bubblewrap true ;;
    # shellcheck disable=SC2086
    user) [ -n "${GRADE_AS-}" ] && $clean ${GRADE_AS-} true ;;
    esac
    exit
fi

# What a step may use: processor seconds, the size of a file, processes and
# threads. Memory is limited where it can be: AddressSanitizer reserves too
# much of it, and has a limit of its own (judge.sh).
limits="prlimit --core=0 --cpu=20 --fsize=67108864 --nofile=256"
case $mode in
compile)
    limits="timeout -k 1 20 $limits --as=2147483648"
    wanted='./student.[io]'
    ;;
link)
    limits="timeout -k 1 20 $limits --as=2147483648"
    wanted=./claims
    ;;
run)
    limits="$GRADE_LIMIT $limits --nproc=${GRADE_PROCESSES:-24}"
    wanted='./*.state ./*.says ./*.trace ./*.err ./*.stopped ./tap'
    clean="$clean CLAIM_DIR=$CLAIM_DIR ASAN_OPTIONS=$ASAN_OPTIONS"
    clean="$clean UBSAN_OPTIONS=$UBSAN_OPTIONS"
    clean="$clean LD_LIBRARY_PATH=$LD_LIBRARY_PATH"
    # Whoever keeps the tests waiting again and again has had three chances.
    echo run >>"$folder/runs"
    [ "$(wc -l <"$folder/runs")" -le 3 ] || exit 1
    ;;
esac
before=/before
[ "$GRADE_SANDBOX" = bwrap ] || before=$PWD/$folder

# Words without spaces, all of them ours.
# shellcheck disable=SC2086
within timeout -k 1 90 sh -c "$inside" inside "$mode" "$folder" "$before" \
    $limits "$@" >"$folder/out.tar" 9>&-
status=$?
# What stopped the compiler, where it did not come to an end by itself.
if [ "$mode" = compile ] && [ "$status" -ne 0 ]; then
    if [ "$status" -ge 124 ]; then
        echo "The compiler was stopped: it took longer than 20 seconds." >&2
        echo "the compiler had to be stopped" >>"$folder/flags"
    elif grep -qE 'out of memory|terminated program|No space left|too large' \
        "$folder/compiler"; then
        echo "the compiler had to be stopped" >>"$folder/flags"
    fi
fi
set -f
# shellcheck disable=SC2086 # patterns for tar
tar -xf "$folder/out.tar" -C "$folder" --no-same-owner --no-same-permissions \
    --touch --wildcards --no-wildcards-match-slash $wanted 2>/dev/null
find "$folder" -mindepth 1 ! -type f -exec rm -rf {} + 2>/dev/null
rm -f "$folder/out.tar"
exit $status
