# What the tests of the scripts count with. Read with ".", from the top folder,
# by a script that has a folder of its own in $room.
# shellcheck shell=sh

passed=0 failed=0

good() { passed=$((passed + 1)); }

bad() {
    failed=$((failed + 1))
    printf '  ✗ %s\n' "$*"
}

# The first lines of a file, below the test that they explain.
shown_below() { sed 's/^/      /' "$1" | head -n 12; }

# holds "what" COMMAND ...: it succeeds. What it said is in $room/printed.
holds() {
    what=$1
    shift
    if "$@" >"${room:?}/printed" 2>&1; then
        good
    else
        bad "$what"
        shown_below "$room/printed"
    fi
}

# says STATUS "words" COMMAND ...: it ends with this status and says something
# that the pattern fits. It is in $room/output. A script may tell in $where
# which course it is in.
says() {
    status=$1 words=$2
    shift 2
    "$@" >"$room/output" 2>&1 </dev/null
    got=$?
    if [ "$got" = "$status" ] && grep -qE -e "$words" "$room/output"; then
        good
    else
        bad "$*${where-}: status $got for $status, should say \"$words\""
        shown_below "$room/output"
    fi
}

# The last line, as test.sh wants it; the last status, too.
sum_up() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
