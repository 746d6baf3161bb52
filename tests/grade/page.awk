# One student's report as a page that needs nothing else.
#   awk -f text.awk -f page.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" { name = decode($2); page_head(name ": the course"); next }
$1 == "chapter" {
    finish()
    points += $4; worth += $5
    title = html(substr($2, 1, 2) " " words(substr($2, 4)))
    list = list "<tr><td><a href=\"#" html($2) "\">" title "</a></td>" \
        "<td class=n>" $4 "</td><td class=n>" $5 "</td>" \
        "<td class=\"" tone($3) "\">" state_words($3) "</td></tr>\n"
    body = body "<h2 id=\"" html($2) "\">" title \
        " <span class=soft>" $4 " of " $5 "</span></h2>\n"
    chapter = $2; state = $3
    next
}
$1 == "broken" {
    finish()
    body = body "<p class=" (state == "missing" ? "soft" : "failed") ">" \
        html(chapter) "/" html(substr(chapter, 4)) ".c " \
        state_words(state) ".</p>\n"
    reading = 1
    next
}
$1 == "claim" {
    finish()
    mark = $4 == "held" ? "&#9679;" : $4 == "open" ? "&#9675;" : "&#10007;"
    body = body "<p class=claim><span class=\"mark " $4 "\">" mark "</span>" \
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
/^\t/ && reading { text = text substr($0, 2) "\n" }
END {
    finish()
    print "<h1>" html(name) "</h1>"
    print "<p>" points " of " worth " points</p>"
    print "<div class=wide><table><tr>" \
        "<th>chapter<th class=n>points<th class=n>of<th></tr>\n" list \
        "</table></div>"
    if (notes != "") print "<p>Good to know:</p><ul>" notes "</ul>"
    print body
    print "</body></html>"
}

function tone(state) {
    if (state == "done") return "held"
    return state ~ /^(open|partly|missing)$/ ? "soft" : "failed"
}

function finish() {
    if (text != "") {
        body = body "<pre>" html(text) "</pre>\n"
        if (section != "")
            body = body "<p class=\"claim soft\" " \
                "style=\"margin-left: 1.6rem\">Read chapters/" \
                html(chapter) "/README.md#" html(section) "</p>\n"
    }
    text = section = ""
    reading = 0
}
