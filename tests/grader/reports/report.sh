#!/bin/sh
# report.sh FOLDER: one student's report as text, as a page and as JUnit XML,
# written into FOLDER, which has the result and the points file. The text is
# what make check says: the same program writes it.
set -u

folder=$1
reports=${0%/*}
judge=$reports/../../judge
result=$folder/result verdicts=$folder/verdicts
# The states of a chapter with something in it to show (result.awk).
begun='^(done|partly|wrong|compile|link|refused|main)$'
export LC_ALL=C

# chapters CONDITION FORMAT: FORMAT for each chapter whose state fits.
chapters() {
    awk -F'\t' -v fits="$1" -v format="$2\n" \
        '$1 == "chapter" && $3 ~ fits { printf format, $2 }' "$result"
}

# The board reads one file of verdicts for each chapter. A file that was not
# handed in is shown as one that is not started.
split_result() {
    chapters . "$verdicts/%s" | xargs mkdir -p || return
    awk -F'\t' -v folder="$verdicts" '
        $1 == "chapter" {
            if (file != "") close(file)
            file = folder "/" $2 "/verdict"
            next
        }
        $1 !~ /^(student|flag|note)$/ { print >file }' "$result" || return
    for chapter in $(chapters '^missing$' '%s'); do
        cp "$GRADE_BUNDLE/chapters/$chapter/stub.verdict" \
            "$verdicts/$chapter/verdict" || return
    done
}

# board [one=1] FILE ...: one=1 shows a single chapter claim by claim.
board() {
    awk -f "$judge/wrap.awk" -f "$judge/board.awk" "$@"
}

report_as_text() {
    awk -f "$reports/text.awk" -f "$reports/score.awk" \
        -f "$reports/summary.awk" "$result"
    board "$verdicts"/*/verdict
    # Only chapters that the student has begun are shown claim by claim.
    for chapter in $(chapters "$begun" '%s'); do
        printf '\n%s\n' "----------------------------------------"
        board one=1 "$verdicts/$chapter/verdict"
    done
}

split_result || exit 1
report_as_text | awk -f "$reports/text.awk" -f "$reports/printable.awk" \
    >"$folder/report.txt"
rm -rf "$verdicts"
awk -f "$reports/text.awk" -f "$reports/score.awk" -f "$reports/page.awk" \
    "$result" >"$folder/report.html"
awk -f "$reports/text.awk" -f "$reports/junit.awk" "$result" \
    >"$folder/junit.xml"
