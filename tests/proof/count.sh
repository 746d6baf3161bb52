# Counts what passes and fails, for the tests of the scripts. A script reads
# this file with ".", from the top folder, and has a folder of its own in $room.
# shellcheck shell=sh

passed=0 failed=0

good() { passed=$((passed + 1)); }

bad() {
    failed=$((failed + 1))
    printf '  ✗ %s\n' "$*"
}

# Prints the first lines of a file, below the test that they explain.
shown_below() { sed 's/^/      /' "$1" | head -n 12; }

# holds "what" COMMAND ...: passes if COMMAND succeeds. The output of COMMAND is
# in $room/printed.
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

# says STATUS "words" COMMAND ...: passes if COMMAND ends with this status and
# prints something that the pattern "words" matches. The output is in
# $room/output. A script may set $where to name the course that it is in.
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

# Prints the last line in the form that test.sh reads. Fails if a test failed.
sum_up() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
