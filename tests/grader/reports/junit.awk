# One student's results as JUnit XML: a suite for each chapter, a case for
# each claim. Not started, or not handed in, is skipped, not failed.
#   awk -f text.awk -f junit.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" { name = decode($2); next }
$1 == "chapter" { close_suite(); suite = chapter = $2; state = $3; next }
$1 == "broken" {
    open_case(chapter, "builds")
    if (state == "missing") skip()
    else fail($2, state_words(state))
    next
}
$1 == "claim" {
    open_case(chapter "." $2, words($3))
    if ($4 == "failed") fail($5, $2 ": " words($3))
    else if (passed($4)) cases = cases "    </testcase>\n"
    else skip()
    next
}
$1 == "flag" || $1 == "note" { finish(); next }
reading { take_in($0) }
END {
    close_suite()
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<testsuites name=\"" html(name) "\"" \
        numbers(all, all_failures, all_skipped) ">"
    printf "%s", suites
    print "</testsuites>"
}

function numbers(tests, failures, skipped) {
    return sprintf(" tests=\"%d\" failures=\"%d\" skipped=\"%d\"",
        tests, failures, skipped)
}

function open_case(class, name) {
    finish()
    tests++
    cases = cases "    <testcase classname=\"" html(class) "\" name=\"" \
        html(name) "\">\n"
}

function skip() {
    skipped++
    cases = cases "      <skipped/>\n    </testcase>\n"
}

# The case is closed once all of its explanation has been read.
function fail(its_kind, its_message) {
    failures++
    kind = its_kind
    message = its_message
    reading = 1
}

function finish() {
    if (reading)
        cases = cases "      <failure type=\"" html(kind) "\" message=\"" \
            html(message) "\">" html(explanation_as_text()) \
            "</failure>\n    </testcase>\n"
    forget_explanation()
    reading = 0
}

function close_suite() {
    finish()
    if (suite != "")
        suites = suites "  <testsuite name=\"" html(suite) "\"" \
            numbers(tests, failures, skipped) ">\n" cases "  </testsuite>\n"
    all += tests; all_failures += failures; all_skipped += skipped
    tests = failures = skipped = 0
    cases = ""
}
