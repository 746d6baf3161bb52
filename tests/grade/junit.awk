# One student's results as JUnit XML: a suite for each chapter, a case for
# each claim. Not started is skipped, not failed.
#   awk -f text.awk -f junit.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" { name = decode($2); next }
$1 == "chapter" { close_suite(); suite = chapter = $2; state = $3; next }
$1 == "broken" { finish(); tests++; failures++; cases = cases "    <testcase classname=\"" html(chapter) "\" name=\"builds\">\n"; kind = $2; message = state_words(state); reading = 1; next }
$1 == "claim" {
    finish()
    tests++
    cases = cases "    <testcase classname=\"" html(chapter "." $2) "\" name=\"" html(words($3)) "\">\n"
    if ($4 == "open") { skipped++; cases = cases "      <skipped/>\n" }
    if ($4 == "failed") { failures++; kind = $5; message = $2 ": " words($3); reading = 1 }
    else { cases = cases "    </testcase>\n" }
    next
}
$1 == "flag" || $1 == "note" { finish(); next }
/^\t/ && reading { text = text substr($0, 2) "\n" }
END {
    close_suite()
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<testsuites name=\"" html(name) "\" tests=\"" all + 0 "\" failures=\"" all_failures + 0 "\" skipped=\"" all_skipped + 0 "\">"
    printf "%s", suites
    print "</testsuites>"
}

function finish() {
    if (reading) {
        cases = cases "      <failure type=\"" html(kind) "\" message=\"" html(message) "\">" html(text) "</failure>\n    </testcase>\n"
    }
    text = ""
    reading = 0
}

function close_suite() {
    finish()
    if (suite != "")
        suites = suites "  <testsuite name=\"" html(suite) "\" tests=\"" tests + 0 "\" failures=\"" failures + 0 "\" skipped=\"" skipped + 0 "\">\n" cases "  </testsuite>\n"
    all += tests; all_failures += failures; all_skipped += skipped
    tests = failures = skipped = 0
    cases = ""
}
