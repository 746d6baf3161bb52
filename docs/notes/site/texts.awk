# The texts of the pages, for the search: one line for each section,
#
#   page TAB title TAB anchor TAB heading TAB text
#
#   awk -f texts.awk *.html | awk -f tests/verbs/plain_math.awk | awk -f ...
#
# Formulas stand between dollars, as in Markdown; a dollar of the text itself
# becomes a blank. A record is a tag without its "<", and the text after it.

BEGIN { RS = "<" }

FNR == 1 {
    end_section()
    page = FILENAME
    sub(/.*\//, "", page)
    title = state = skip = ""
    in_heading = mark = 0
}

{
    end = index($0, ">")
    tag = substr($0, 1, end - 1)
    text = substr($0, end + 1)
}

tag == "div class=\"title\"" { state = "title" }
state == "title" && tag == "/div" {
    state = ""
    if (sub(/ File Reference/, "", title)) title = "Contract: " title
}
state == "title" { title = title text; next }
tag == "div class=\"contents\"" { state = "text"; begin("", title) }
tag == "/main" { end_section(); state = "" }
state == "" { next }

# What is not read: contents, buttons, the overview of a contract.
tag ~ /^div class="toc"/ || tag ~ /^table class="memberdecls"/ ||
    tag ~ /^script/ || tag ~ /^nav/ || tag ~ /^form/ { skip = tag }
skip != "" {
    if (tag == "/" substr(skip, 1, index(skip " ", " ") - 1)) skip = ""
    else next
}

tag ~ /^h[1-6]( |$)/ { in_heading = 1; heading = ""; anchor = before }
tag ~ /^a (class="anchor" )?id="/ {
    id = tag
    sub(/^[^"]*("anchor" id=")?"?/, "", id)
    sub(/".*/, "", id)
    if (in_heading) anchor = id
    before = id
}
tag ~ /^span class="permalink"/ { mark = 1 }
mark { if (tag == "/span") mark = 0; else next }
in_heading && tag ~ /^\/h[1-6]/ {
    in_heading = 0
    begin(anchor, heading)
}
in_heading { heading = heading text; next }
tag ~ /^(p|li|td|th|tr|div|dd|dt|br|h[1-6]|summary|\/)/ &&
    tag !~ /^\/(b|em|i|a|code|sub|span|sup)$/ { body = body " " }
{ body = body text }

END { end_section() }

function begin(at, called) {
    end_section()
    section = at
    name = called
    body = ""
}

function end_section() {
    if (tidy(body) != "") print page "\t" tidy(title) "\t" section "\t" \
        tidy(name) "\t" tidy(body)
    body = ""
}

function tidy(text) {
    gsub(/\\(begin|end)[{][a-z]*[}]/, " ", text)
    gsub(/\$/, " ", text)
    gsub(/\\[()]|\\\[|\\\]/, "$", text)
    gsub(/&quot;/, "\"", text)
    gsub(/&#39;/, "'", text)
    gsub(/&#160;|&nbsp;|&#9670;/, " ", text)
    gsub(/&#124;/, "|", text)
    gsub(/&lt;/, "<", text)
    gsub(/&gt;/, ">", text)
    gsub(/&amp;/, "\\&", text)
    gsub(/[ \t\n]+/, " ", text)
    gsub(/^ | $/, "", text)
    return text
}
