#!/bin/sh
# report.sh RESULT VERDICTS FOLDER: one student's report as text, as a page,
# and as JUnit XML. The text is what make check says, in the same words: it
# comes from the same program.
set -u

result=$1 verdicts=$2 folder=$3
grade=${0%/*}
board=$grade/../support/board.awk
export LC_ALL=C

{
    awk -f "$grade/text.awk" -f "$grade/summary.awk" "$result"
    # What was not handed in has nothing to say, and what nobody has touched
    # needs no page of its own. (The paths are a job's own: plain words.)
    # shellcheck disable=SC2046
    set -- $(grep -L '^broken	missing' "$verdicts"/*/verdict)
    [ $# = 0 ] || awk -f "$board" "$@"
    # shellcheck disable=SC2046
    [ $# = 0 ] || set -- $(grep -l '	failed	\|	held	\|^broken' "$@")
    for verdict; do
        printf '\n%s\n' "----------------------------------------"
        awk -v one=1 -f "$board" "$verdict"
    done
} >"$folder/report.txt"
awk -f "$grade/text.awk" -f "$grade/page.awk" "$result" >"$folder/report.html"
awk -f "$grade/text.awk" -f "$grade/junit.awk" "$result" >"$folder/junit.xml"
