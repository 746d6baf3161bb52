#!/bin/sh
# Finds the sandbox in which submissions run (sandbox.sh). Read with ".", or
# called as  find_sandbox.sh works  to ask whether bubblewrap works here.

# Root must not run a student's code, and limits on the number of processes
# don't hold for root: where grading is started by root, steps run as nobody.
find_sandbox() {
    begin_sandbox
    words="yes, run untrusted code without a sandbox"
    if [ "${UNSAFE-}" = "$words" ]; then
        echo "No sandbox: a submission can do everything that you can." >&2
        GRADE_SANDBOX=none
        return
    fi
    some_sandbox && return
    stop_with no_sandbox \
        "$("${ENCLOSE:-tests/grader/sandbox.sh}" probe 2>&1 | head -n 1)" \
        "$words"
}

begin_sandbox() {
    GRADE_SANDBOX=${GRADE_SANDBOX:-bwrap}
    case $GRADE_SANDBOX in
    bwrap | user) ;;
    *)
        echo "GRADE_SANDBOX must be bwrap, or user in a container," \
            "not $GRADE_SANDBOX." >&2
        exit 2
        ;;
    esac
    # In a container: a separate user, all of whose processes are ended.
    if [ "$GRADE_SANDBOX" = user ]; then
        GRADE_UID=${GRADE_UID:-64999}
    fi
    GRADE_UID=${GRADE_UID:-65534}
    GRADE_AS=
    export GRADE_SANDBOX GRADE_AS GRADE_UID
}

some_sandbox() {
    if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
        GRADE_AS="setpriv --reuid=$GRADE_UID --regid=$GRADE_UID"
        GRADE_AS="$GRADE_AS --clear-groups --no-new-privs"
    fi
    works && return
    [ -n "$GRADE_AS" ] && [ "$GRADE_SANDBOX" = bwrap ] || return 1
    GRADE_AS=
    works
}

works() { "${ENCLOSE:-tests/grader/sandbox.sh}" probe 2>/dev/null; }

if [ "${0##*/}" = find_sandbox.sh ] && [ "${1-}" = works ]; then
    begin_sandbox
    some_sandbox
fi
