#!/bin/sh
# report.sh RESULT VERDICTS FOLDER: one student's report as text, as a page,
# and as JUnit XML. The text is what make check says, in the same words: it
# comes from the same program.
set -u

result=$1 verdicts=$2 folder=$3
shift 3
grade=${0%/*}
board=$grade/../../judge/board.awk
export LC_ALL=C

{
    awk -f "$grade/text.awk" -f "$grade/summary.awk" "$result"
    # What was not handed in is not started, on the board; what nobody has
    # touched needs no page of its own. (The paths are a job's own, and plain.)
    boards='' pages=''
    for verdict in "$verdicts"/*/verdict; do
        chapter=${verdict%/verdict}
        chapter=${chapter##*/}
        read -r first <"$verdict"
        case $first in
        "broken	missing"*)
            boards="$boards $GRADE_BUNDLE/chapters/$chapter/stub.verdict"
            ;;
        *)
            boards="$boards $verdict"
            pages="$pages $verdict"
            ;;
        esac
    done
    # shellcheck disable=SC2086
    awk -f "$board" $boards
    # shellcheck disable=SC2046,SC2086
    [ -z "$pages" ] ||
        set -- $(grep -l '	failed	\|	held	\|^broken' $pages)
    for verdict; do
        printf '\n%s\n' "----------------------------------------"
        awk -v one=1 -f "$board" "$verdict"
    done
} | awk -f "$grade/text.awk" -f "$grade/printable.awk" >"$folder/report.txt"
awk -f "$grade/text.awk" -f "$grade/page.awk" "$result" >"$folder/report.html"
awk -f "$grade/text.awk" -f "$grade/junit.awk" "$result" >"$folder/junit.xml"
