# Finishes the pages that Doxygen wrote: what concerns each page's text, or
# needs its title.
#
#   awk -v out=FOLDER -v site=ADDRESS -v live=FILE -f finish.awk *.html
#
# FOLDER gets the finished pages. ADDRESS, if it is known, is where the site
# will be: a picture for shared links must be named in full. FILE, if there is
# one, is the script of the live panels, for the pages that have some.
#
#   <head>       the title, the page's first sentences, a card for shared links
#   prose        "quotes" and apostrophes become curly; T_5 and W_Q get indices
#   formulas     words in them stand upright: softmax, pos, model
#   contents     can be folded, for where there is no room beside the text
#   contracts    are called so in their title
#   MathJax      is left out where there is no formula
#
# A record is a tag without its "<", and the text that follows it.

BEGIN {
    RS = "<"
    name = "Positional encoding in C"
    words = split("pos model max head rank scaled", word, " ")
    # A formula without brackets, and the punctuation behind it.
    short = "^[\\\\][(][^()]*[\\\\][)][,.;:?!)]+"
    with_index = "(^|[^A-Za-z0-9_/.&;-])[A-Za-z]_[A-Za-z0-9]([^A-Za-z0-9_]|$)"
    blocks = "^/?(p|h[1-6]|li|ul|ol|dd|dt|td|th|tr|div|details|summary|br)[ >/]"
}

FNR == 1 { finish(); page = FILENAME }
{ record[++records] = $0 }
END { finish() }

function finish(    k) {
    if (!records) return
    learn()
    code = formula = 0
    last = ""
    file = page
    sub(/.*\//, "", file)
    file = out "/" file
    printf "%s", record[1] >file
    for (k = 2; k <= records; k++)
        if (kept(record[k])) printf "%s", "<" finished(record[k]) >file
    close(file)
    records = 0
}

# The title and the first paragraph, as plain text.
function learn(    k, end, inside, tag) {
    title = description = has_live = has_formula = ""
    for (k = 2; k <= records; k++) {
        end = index(record[k], ">")
        tag = substr(record[k], 1, end - 1)
        if (tag ~ /^div class="live"/) has_live = 1
        if (record[k] ~ />.*\\[(\[]/ && tag !~ /^script/) has_formula = 1
        if (tag == "div class=\"title\"") inside = "title"
        else if (tag ~ /^\/div/ && inside == "title") inside = ""
        else if (tag ~ /^div class="(textblock|contents)"/) inside = "text"
        else if (tag ~ /^p( |$)/ && inside == "text" && description == "")
            inside = "first"
        else if (tag == "/p" && inside == "first") {
            inside = length(description) > 90 ? "done" : "text"
            if (inside == "text") { description = description " "; tag = "" }
        } else if (tag ~ /^p( |$)/ && inside == "text" && k < 200)
            inside = "first"
        if (inside == "title") title = title substr(record[k], end + 1)
        if (inside == "first")
            description = description substr(record[k], end + 1)
    }
    title = tidy(title)
    if (page ~ /_8h\.html$/) {
        sub(/ File Reference$/, "", title)
        title = "Contract: " title
    }
    description = tidy(description)
    if (length(description) > 200) {
        description = substr(description, 1, 200)
        sub(/[ ,;:.]+[^ ]*$/, "", description)
        description = description " ..."
    }
}

function tidy(text) {
    gsub(/\\[()]|&#160;|&nbsp;/, " ", text)
    gsub(/[ \t\n]+/, " ", text)
    gsub(/^ | $/, "", text)
    gsub(/"/, "\\&quot;", text)
    return text
}

# ---- One tag, and the text after it -----------------------------------------

function finished(text,    end, tag, rest) {
    if (text ~ /^!-- title --/) return head(text)
    if (text ~ /^!-- live --/ && live != "" && has_live)
        return "script src=\"" live "\" defer></script>\n"
    end = index(text, ">")
    tag = substr(text, 1, end)
    rest = substr(text, end + 1)
    if (tag ~ /^(pre|code|script|style|textarea)[ >]/) code++
    else if (tag ~ /^\/(pre|code|script|style|textarea)>/) code--
    else if (tag ~ /^div class="fragment"/) code++
    else if (tag ~ /^!-- fragment --/) code--
    if (tag ~ blocks) last = ""
    if (tag == "div class=\"toc\">") {
        in_toc = 1
        return "details class=\"toc\">"
    }
    if (in_toc && tag == "h3>") return "summary>On this page"
    if (in_toc && tag == "/h3>") return "/summary>" rest
    if (in_toc && tag == "/div>") { in_toc = 0; return "/details>" rest }
    if (code) { last = "x"; return tag rest }
    if (tag == "div class=\"title\">") sub(/^[a-z_]+\.h File Reference/,
        title, rest)
    return tag prose(rest)
}

# MathJax is only for pages that have a formula: starting it takes most of the
# time in which another one is shown.
function kept(text) {
    if (text ~ /^!-- \/?mathjax --/) {
        left_out = text !~ /\// && !has_formula
        return 0
    }
    return !left_out
}

function head(text) {
    sub(/^!-- title -->/, "", text)
    return "title>" (page ~ /(^|\/)index\.html$/ ? "" : title " | ") name \
        "</title>\n<meta name=\"description\" content=\"" description "\">\n" \
        property("title", title) property("description", description) \
        property("type", "website") \
        property("image", site "card.png") property("image:width", 1200) \
        property("image:height", 630) \
        "<meta name=\"twitter:card\" content=\"summary_large_image\">" text
}

function property(what, value) {
    return "<meta property=\"og:" what "\" content=\"" value "\">\n"
}

# Formulas are \(...\) or \[...\], and may go on behind a tag. No line begins
# with the comma after a short one.
function prose(text,    out_, at) {
    out_ = ""
    while (text != "") {
        if (formula) {
            at = index(text, formula)
            if (!at) { out_ = out_ upright(text); break }
            out_ = out_ upright(substr(text, 1, at - 1)) formula
            text = substr(text, at + 2)
            formula = ""
            last = "x"
        } else {
            at = match(text, /\\[(\[]/)
            if (!at) { out_ = out_ curly(text); break }
            out_ = out_ curly(substr(text, 1, at - 1))
            text = substr(text, at)
            if (match(text, short) && RLENGTH < 60) {
                out_ = out_ "<span class=\"nobr\">" \
                    upright(substr(text, 1, RLENGTH)) "</span>"
                text = substr(text, RLENGTH + 1)
                last = "x"
                continue
            }
            at = 1
            out_ = out_ substr(text, at, 2)
            formula = substr(text, at, 2) == "\\(" ? "\\)" : "\\]"
            text = substr(text, at + 2)
        }
    }
    return out_
}

# Words within a formula.
function upright(text,    k) {
    gsub(/\\operatorname/, "\\operatorname ", text)
    text = named(text, "softmax", "\\operatorname{softmax}")
    for (k = 1; k <= words; k++)
        text = named(text, word[k], "\\mathrm{" word[k] "}")
    return text
}

# Replaces a word that stands alone: not a command, nor a part of a word, nor
# what is upright already.
function named(text, what, by,    at, before, after, done) {
    done = ""
    while ((at = index(text, what)) > 0) {
        before = substr(text, at - 1, 1)
        if (at == 1) before = substr(done, length(done), 1)
        after = substr(text, at + length(what), 1)
        done = done substr(text, 1, at - 1)
        text = substr(text, at + length(what))
        done = done (before ~ /[A-Za-z\\]/ || after ~ /[A-Za-z]/ || \
            done ~ /\\(mathrm|text|operatorname ?|mathit)\{$/ ? what : by)
    }
    return done text
}

# Quotes that open stand after nothing, a blank or a bracket.
function curly(text,    done, before, quote, at) {
    done = ""
    gsub(/&quot;/, "\"", text)
    gsub(/&#39;/, "'", text)
    while ((at = match(text, /["']/)) > 0) {
        quote = substr(text, at, 1)
        before = at > 1 ? substr(text, at - 1, 1) : last
        opens = before ~ /[ \n\t(\[]/ || before == ""
        done = done substr(text, 1, at - 1) (quote == "'" ? \
            (opens ? "‘" : "’") : (opens ? "“" : "”"))
        last = opens ? "(" : "x"
        text = substr(text, at + 1)
    }
    if (text != "") last = substr(text, length(text), 1)
    return lowered(done text)
}

# T_5, W_Q and d_k: a letter with its index.
function lowered(text,    done, at) {
    done = ""
    while (match(text, with_index)) {
        at = RSTART + index(substr(text, RSTART, RLENGTH), "_") - 1
        done = done substr(text, 1, at - 2) "<i>" substr(text, at - 1, 1) \
            "</i><sub>" substr(text, at + 1, 1) "</sub>"
        text = substr(text, at + 2)
    }
    return done text
}
