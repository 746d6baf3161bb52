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
    # What was not handed in has nothing to say.
    set --
    for verdict in "$verdicts"/*/verdict; do
        grep -q '^broken	missing' "$verdict" || set -- "$@" "$verdict"
    done
    [ $# = 0 ] || awk -f "$board" "$@"
    for verdict; do
        # What nobody has touched needs no page of its own.
        grep -q '	failed	\|	held	\|^broken' "$verdict" || continue
        printf '\n%s\n' "----------------------------------------"
        awk -v one=1 -f "$board" "$verdict"
    done
} >"$folder/report.txt"
awk -f "$grade/text.awk" -f "$grade/page.awk" "$result" >"$folder/report.html"
awk -f "$grade/text.awk" -f "$grade/junit.awk" "$result" >"$folder/junit.xml"
