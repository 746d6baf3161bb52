# One student's results as JSON, in the form that a system reads.
#
#   awk -v form=FORM -f text.awk -f score.awk -f json.awk RESULT
#
# The points file is read from the folder of RESULT (score.awk).
#
#   gradescope    results.json: a test for each claim, tags for what went wrong,
#                 and a hidden one with what the instructor should look at
#   classroom50   classroom50/result/v1: whole points; who and which commit
#                 come from the environment that its runner sets
#   prairielearn  results.json of an external grader
#   autolab       one line: the points of each chapter

BEGIN { FS = "\t" }
$1 == "student" { score(FILENAME); next }
$1 == "chapter" {
    finish()
    chapter = $2; state = $3
    scores = scores (scores == "" ? "" : ", ") json($2) ": " earned[$2]
    if (state !~ /^(done|partly|open|wrong)$/) {
        test(words($2), 0, possible[$2],
            state == "missing" ? "open" : "failed", state)
        if (state == "missing") text[tests] = "Not handed in."
    }
    next
}
# Results do not explain how to restore the empty exercise.
$1 == "broken" { reading = state != "missing"; next }
$1 == "claim" {
    finish()
    of = worth(chapter, $2, $3)
    test(substr(chapter, 1, 2) " " $2 ": " words($3), passed($4) ? of : 0, of,
        $4, $5)
    if ($4 == "failed") { reading = 1; section = $7 }
    next
}
$1 == "note" {
    finish()
    notes = notes ($2 == "-" ? "" : $2 ": ") $3 "\n"
    next
}
$1 == "flag" {
    finish()
    flags = flags ($2 == "-" ? "" : $2 ": ") $3 "\n"
    next
}
reading { take_in($0) }

function test(name, got, of, verdict, kind) {
    tests++
    test_name[tests] = name
    test_points[tests] = got
    test_worth[tests] = of
    test_verdict[tests] = verdict
    test_tag[tests] = json("chapter " substr(chapter, 1, 2))
    if (verdict == "failed") test_tag[tests] = test_tag[tests] ", " json(kind)
    if (verdict == "open") text[tests] = "Not started yet."
}

function finish() {
    if (reading) text[tests] = explanation_as_text()
    if (reading && section != "")
        text[tests] = text[tests] "\nRead chapters/" chapter \
            "/README.md#" section "\n"
    forget_explanation()
    reading = 0
    section = ""
}

END {
    finish()
    if (form == "gradescope") gradescope()
    if (form == "classroom50") classroom50()
    if (form == "prairielearn") prairielearn()
    if (form == "autolab") print "{\"scores\": {" scores "}}"
}

function status(k) { return passed(test_verdict[k]) ? "passed" : "failed" }
function comma(k) { return k < tests ? "," : "" }
function member(name, value) { return "\"" name "\": " value }

function output() {
    return json(all_earned " of " all_possible " points.\n" notes)
}

function gradescope(    k) {
    print "{"
    print "  \"score\": " all_earned ","
    print "  \"output\": " output() ","
    print "  \"output_format\": \"text\","
    print "  \"stdout_visibility\": \"hidden\","
    print "  \"tests\": ["
    for (k = 1; k <= tests; k++)
        print "    {" member("name", json(test_name[k])) ", " \
            member("score", test_points[k]) ", " \
            member("max_score", test_worth[k]) ", " \
            member("status", json(status(k))) ", " \
            member("output", json(text[k])) ", " \
            member("output_format", json("text")) ", " \
            member("tags", "[" test_tag[k] "]") "}" \
            (flags == "" ? comma(k) : ",")
    if (flags != "") look_at()
    print "  ]"
    print "}"
}

# Gradescope never shows a hidden test to students.
function look_at() {
    print "    {" member("name", json("For instructors: look at")) ", " \
        member("score", 0) ", " member("max_score", 0) ", " \
        member("status", json("failed")) ", " \
        member("output", json(flags)) ", " \
        member("output_format", json("text")) ", " \
        member("visibility", json("hidden")) ", " \
        member("tags", "[]") "}"
}

function from(name) { return json(ENVIRON[name]) }

function classroom50(    k) {
    print "{"
    print "  \"schema\": \"classroom50/result/v1\","
    print "  \"classroom\": " from("CLASSROOM") ","
    print "  \"assignment\": " from("ASSIGNMENT") ","
    if (ENVIRON["ASSIGNMENT_TYPE"] != "")
        print "  \"assignment_type\": " from("ASSIGNMENT_TYPE") ","
    if (ENVIRON["OWNER"] != "") print "  \"owner\": " from("OWNER") ","
    print "  \"submission\": " from("SUBMISSION_TAG") ","
    print "  \"commit\": " from("COMMIT_URL") ","
    print "  \"release\": " from("RELEASE_URL") ","
    print "  \"review\": " from(ENVIRON["REVIEW_URL"] != "" ? \
        "REVIEW_URL" : "COMMIT_URL") ","
    print "  \"datetime\": " from("SUBMITTED_AT") ","
    print "  \"score\": " all_earned ","
    print "  \"max-score\": " all_possible ","
    print "  \"tests\": ["
    for (k = 1; k <= tests; k++)
        print "    {" member("test-name", json(test_name[k])) ", " \
            member("passed", passed(test_verdict[k]) ? "true" : "false") \
            ", " member("score", test_points[k]) ", " \
            member("max-score", test_worth[k]) ", " \
            member("tags", "[" test_tag[k] "]") ", " \
            member("output", json(text[k])) "}" comma(k)
    print "  ]"
    print "}"
}

function prairielearn(    k) {
    print "{"
    print "  \"gradable\": true,"
    printf "  \"score\": %.6f,\n", all_possible ? all_earned / all_possible : 0
    print "  \"output\": " output() ","
    print "  \"tests\": ["
    for (k = 1; k <= tests; k++)
        print "    {" member("name", json(test_name[k])) ", " \
            member("points", test_points[k]) ", " \
            member("max_points", test_worth[k]) ", " \
            member("output", json(text[k])) "}" comma(k)
    print "  ]"
    print "}"
}
