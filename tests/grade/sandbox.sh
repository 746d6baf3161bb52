# Finds the sandbox in which submissions run (enclose.sh). Read with ".".
# shellcheck shell=sh

# Root must not run a student's code, and limits on the number of processes
# don't hold for root: where grading is started by root, steps run as nobody.
find_sandbox() {
    GRADE_UID=${GRADE_UID:-65534}
    GRADE_SANDBOX=${GRADE_SANDBOX:-bwrap}
    GRADE_AS=
    export GRADE_SANDBOX GRADE_AS GRADE_UID
    words="yes, run untrusted code without a sandbox"
    if [ "${UNSAFE-}" = "$words" ]; then
        echo "No sandbox, as you wish: every submission can do what you can." >&2
        GRADE_SANDBOX=none
        return
    fi
    if [ "$(id -u)" = 0 ] && have setpriv; then
        GRADE_AS="setpriv --reuid=$GRADE_UID --regid=$GRADE_UID"
        GRADE_AS="$GRADE_AS --clear-groups --no-new-privs"
    fi
    works && return
    if [ -n "$GRADE_AS" ] && [ "$GRADE_SANDBOX" = bwrap ]; then
        GRADE_AS=
        works && return
    fi
    stop "Submissions are not run: there is no sandbox to run them in." \
        "$("${ENCLOSE:-tests/grade/enclose.sh}" probe 2>&1 | head -n 1)" "" \
        "  apt-get install bubblewrap" "" \
        "and, in a container or where user namespaces are forbidden, see" \
        "docs/instructor.md. To grade without any protection, in so many words:" \
        "" "  make grade ... UNSAFE='$words'"
}

works() { "${ENCLOSE:-tests/grade/enclose.sh}" probe 2>/dev/null; }
