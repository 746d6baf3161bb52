#!/bin/sh
# kept_verdicts_test.sh: a verdict is kept as long as all that it depends on is
# the same, and no longer. In a course of two chapters, one thing after another
# is changed (sessions/kept.tsv); each time the script looks which verdicts are
# written again.
# shellcheck disable=SC2034 # what seems unused is for sessions/kept.tsv

. tests/proof/count.sh
temporary_copy
integers=01_naive_integers sine=02_single_sine
find . -maxdepth 2 -name '[0-9][0-9]_*' ! -name $integers ! -name $sine \
    -exec rm -r {} +
unset SANITIZE CC
first=chapters/$integers/naive_integers.c second=chapters/$sine/single_sine.c
right=solutions/$sine/single_sine.c
empty_exercises

# --- for sessions/kept.tsv

judged() { # "NUMBERS" "WHAT"
    touch stamp
    make -s check >output 2>&1
    again=$(find build/check -name verdict -newer stamp |
        sed 's|.*check/\(..\).*|\1|' | sort | xargs)
    if [ "$again" = "$1" ]; then
        good
    else
        bad "$2: judged is \"$again\", and should be \"$1\""
        shown_below output
    fi
}

add() { echo "$1" >>"$2"; } # TEXT FILE

# With these lines the exercise may see more than its arguments.
sees_more() { # LINE ...
    { cat $right && printf '%s\n' "$@"; } >$second
    judged "02" "it may see more than its arguments: $1"
    judged "02" "it may see more, again: $1"
}

# The next check finds the exercise changed when its tests have run. Those of
# the other chapter may have run before it was compiled.
saved_while_tested() {
    program saves <<'END_OF_SAVES'
#!/bin/sh
"$@"
status=$?
case "$*" in
*02_single_sine*)
    ! [ -e wrong.c ] || mv wrong.c chapters/02_single_sine/single_sine.c
    ;;
esac
exit $status
END_OF_SAVES
    echo "OUTER_LIMIT := ./saves" >>build/tools.mk
}

session tests/proof/sessions/kept.tsv
sum_up
