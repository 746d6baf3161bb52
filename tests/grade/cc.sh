#!/bin/sh
# The compiler, as judge.sh calls it, inside the sandbox: -c is the student's
# file, everything else is the link.
case " $* " in
*" -c "*) step=compile ;;
*) step='link' ;;
esac
# shellcheck disable=SC2086 # words
exec "${0%/*}/enclose.sh" "$step" $GRADE_CC "$@"
