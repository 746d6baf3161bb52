#!/bin/sh
# help.sh MAKEFILE ...: lists the verbs, each with the words behind its ##, but
# for those that need a chapter, or solutions, which this course does not have.

. tests/verbs/common.sh

hidden=" $(lacking tests/verbs/*.sh | cut -d' ' -f1 | paste -sd ' ' -)"
[ -d solutions ] || hidden="$hidden solution"
awk -F ':.*## ' -v hidden="$hidden " -v example="$(example)" '
    /^[a-z-]+:.*## / && !index(hidden, " " $1 " ") {
        printf "  %-15s %s\n", $1, $2
    }
    /^# ---/ {
        sub(/CH=05/, "CH=" example)
        print "\n" substr($0, 7)
    }' "$@"
