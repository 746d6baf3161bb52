# One student's report as a page that needs nothing else.
#   awk -f text.awk -f page.awk RESULT
BEGIN { FS = "\t"; WIDTH = 74 }
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
    # How to put the empty exercise back is no news to who reads a report.
    reading = state != "missing"
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
        body = body "<div class=said>\n" said(text) "</div>\n"
        if (section != "")
            body = body "<p class=\"claim soft\" " \
                "style=\"margin-left: 1.6rem\">Read chapters/" \
                html(chapter) "/README.md#" html(section) "</p>\n"
    }
    text = section = ""
    reading = 0
}

# An explanation: tables of numbers, which are indented, keep their columns;
# everything else is set in lines as long as there is room for.
function said(text,    line, n, k, out, kind, last) {
    n = split(text, line, "\n")
    for (k = 1; k <= n; k++) {
        if (line[k] ~ /^ /) {
            out = out (kind == "pre" ? "" : ended(kind) "<pre>") \
                html(line[k]) "\n"
            kind = "pre"
        } else if (line[k] == "") {
            out = out ended(kind)
            kind = ""
        } else {
            out = out (kind != "p" ? ended(kind) "<p>" : \
                wraps(last, line[k]) ? " " : "\n") html(line[k])
            kind = "p"
        }
        last = line[k]
    }
    return out ended(kind)
}

function ended(kind) { return kind == "" ? "" : "</" kind ">\n" }

# Was this line broken only because its next word had no room (wrap.awk)? What
# a compiler says never was.
function wraps(line, other) {
    if (state == "compile" || state == "link") return 0
    sub(/ .*/, "", other)
    return length(line) + 1 + length(other) > WIDTH
}
