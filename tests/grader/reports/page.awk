# One student's report as a page that needs nothing else.
#   awk -f text.awk -f score.awk -f page.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" {
    score(FILENAME)
    name = decode($2)
    page_head(name ": the course")
    next
}
$1 == "chapter" {
    finish()
    title = html(substr($2, 1, 2) " " words(substr($2, 4)))
    list = list "<tr><td><a href=\"#" html($2) "\">" title "</a></td>" \
        "<td class=n>" earned[$2] "</td><td class=n>" possible[$2] "</td>" \
        "<td class=\"" tone($3) "\">" state_words($3) "</td></tr>\n"
    body = body "<h2 id=\"" html($2) "\">" title \
        " <span class=soft>" earned[$2] " of " possible[$2] "</span></h2>\n"
    chapter = $2; state = $3
    next
}
$1 == "broken" {
    finish()
    body = body "<p class=" (state == "missing" ? "soft" : "failed") ">" \
        html(chapter) "/" html(substr(chapter, 4)) ".c " \
        state_words(state) ".</p>\n"
    # A report does not explain how to restore the empty exercise.
    reading = state != "missing"
    next
}
$1 == "claim" {
    finish()
    mark = passed($4) ? "&#9679;" : $4 == "open" ? "&#9675;" : "&#10007;"
    body = body "<p class=claim><span class=\"mark " tone_of_claim($4) \
        "\">" mark "</span>" \
        html($2 ": " words($3)) " <span class=soft>" html($6) "</span></p>\n"
    if ($4 == "failed") { reading = 1; section = $7 }
    next
}
$1 == "flag" || $1 == "note" {
    finish()
    if ($1 == "note")
        notes = notes "<li>" html(($2 == "-" ? "" : $2 ": ") $3) "</li>\n"
    next
}
reading { take_in($0) }
END {
    finish()
    print "<h1>" html(name) "</h1>"
    print "<p>" all_earned " of " all_possible " points</p>"
    print "<div class=wide><table><tr>" \
        "<th>chapter<th class=n>points<th class=n>of<th></tr>\n" list \
        "</table></div>"
    if (notes != "") print "<p>Good to know:</p><ul>" notes "</ul>"
    print body
    print "</body></html>"
}

function tone(state) {
    if (state == "done") return "passed"
    return state ~ /^(open|partly|missing)$/ ? "soft" : "failed"
}

function tone_of_claim(verdict) {
    return passed(verdict) ? "passed" : verdict
}

function finish() {
    if (explained) {
        body = body "<div class=said>\n" explanation_as_html() "</div>\n"
        if (section != "")
            body = body "<p class=\"claim soft\" " \
                "style=\"margin-left: 1.6rem\">Read chapters/" \
                html(chapter) "/README.md#" html(section) "</p>\n"
    }
    forget_explanation()
    section = ""
    reading = 0
}

# Rows are tables, code or paths, and keep their columns.
function explanation_as_html(    k, line, out, open) {
    for (k = 1; k <= explained; k++) {
        line = explanation[k]
        if (open && (!is_row[k] || line == "")) {
            out = out "</pre>\n"
            open = 0
        }
        if (!is_row[k]) out = out "<p>" html(line) "</p>\n"
        else if (line != "") {
            out = out (open ? "" : "<pre>") html(line) "\n"
            open = 1
        }
    }
    return out (open ? "</pre>\n" : "")
}
