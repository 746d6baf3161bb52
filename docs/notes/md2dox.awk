# Turns GitHub's Markdown into Markdown that Doxygen 1.9.4 understands.
#
#   awk -v path=chapters/05_x/README.md -v targets=FILE -f md2dox.awk FILE
#
#   path       where the file is, from the top folder; its links start there
#   targets    what a link can lead to, one on each line, made by stage.sh:
#                page LABEL PATH      a Markdown file that becomes a page
#                header HTML PATH     a contract        source HTML PATH
#                function NAME        `NAME` becomes a link everywhere
#   format     html (the default) or latex
#   edition    student (the default) or instructor, whose answers are unfolded
#   label      the page's label, if the targets don't have it
#   contents   how many levels of headings the page's contents have (html)
#   previous, next_page    the pages before and after a lesson: LABEL TITLE
#   images     a file to which each picture is added as "PATH NAME"; NAME is the
#              picture's name in the page
#
# Each line of the input gives one line of the output, so that Doxygen's
# warnings name the right line. Only the book (latex) moves the answers of the
# quiz to the chapter's end.
#
#   $x$  $`x`$  ```math      formulas       ## Title   gets GitHub's anchor
#   [t](x.md#s) [t](x.h)     references     <details>  kept, or a box
#   > [!NOTE]   <!-- -->     a bold word, and nothing
#
# In html, besides:
#
#   <!-- panel: NAME -->     the picture that follows is what a live panel shows
#                            before it lives; without a picture it starts empty
#   <!-- run: NAME -->       what follows becomes a table if it looks like one
#   Answer in the quiz       is marked, with its letter, for quiz.js
#
# In the book a picture is a numbered figure. Its caption is the headline that
# is drawn into it, or else the first sentence of its alt text, and the text
# before it refers to it. A question of the quiz stays on one page.
#
# A link to a file that is not in these notes becomes plain text. A link to a
# file that does not exist is an error.

BEGIN {
    if (format == "") format = "html"
    nesting = 1
    top = path
    if (!sub(/\/[^\/]*$/, "", top)) top = ""
    while (targets != "" && (getline entry < targets) > 0) {
        split(entry, word, " ")
        if (word[1] == "function") { is_function[word[2]] = 1; continue }
        kind[word[3]] = word[1]
        name[word[3]] = word[2]
        if (word[3] ~ /^chapters\/[0-9][0-9]_/) number[substr(word[3], 10, 2)]
    }
    if (label == "") label = name[path]
}

{ line[NR] = $0 }

END {
    for (at = 1; at <= NR; at++) block()
    if (format == "html" && paged()) print "\n" pager("foot")
    if (answers != "")
        printf "\n## Answers to the quiz {#%s--answers}\n\n%s", label, answers
    exit failed
}

function fail(text) {
    printf "%s:%d: error: %s\n", path, at, text > "/dev/stderr"
    failed = 1
}

# Prints a line, or collects it if it belongs to an answer of the quiz.
function say(text) {
    if (!in_answer) print text
    else if (text != "" || answers !~ /\*\* $/) answers = answers text "\n"
}

# Prints as many blank lines as were swallowed.
function blanks(n) { while (n-- > 0) say("") }

# ---- blocks ---------------------------------------------------------------

function block(    text, from) {
    text = line[at]
    if (in_comment) { say(end_of_comment(text)); return }
    if (text ~ /^ *$/) { blank(); return }
    if (text ~ /^<!-- (panel|run): /) { announce(text); return }
    if (text ~ /^ *```+math/) { display_math(); return }
    if (text ~ /^ *(```|~~~)/) { code_block(); return }
    if (text ~ /^<picture/) { picture(); return }
    if (text ~ /^ *<\/?(details|summary)/) { fold(text); return }
    if (text ~ /^#+ /) { heading(text); return }
    if (text ~ /^> *\[![A-Za-z]+\] *$/) { say(callout(text)); return }
    if (text ~ /^ *\|/) { in_row = 1; say(inline(text)); in_row = 0; return }
    if (in_quiz && text ~ /^\*\*[0-9]+\./) {
        question = substr(text, 3, index(text, ".") - 3)
        if (format == "latex")
            say("\\latexonly\\begin{question}\\endlatexonly")
    }
    paragraph(text)
}

# In the book an answer's fold ends before its first table or figure: these
# stand and float outside of it.
function blank() {
    if (answer_fold && line[at + 1] !~ /^```math/ && \
        line[at + 1] ~ /^(<!-- (run|code): |\||<picture|```)/) {
        head = head "\\latexonly\\end{fold}\\endlatexonly" \
            (line[at + 1] ~ /^<!--/ ? "" : "\n")
        answer_fold = 0
    }
    say(head)
    head = ""
}

# Reads the lines of a paragraph together, because a link may continue in the
# next line. In a paragraph a line that begins with "2." is not a list, but
# Doxygen takes it for one.
function paragraph(text,    from, last, next_line, in_list) {
    from = at
    in_list = text ~ /^ *([-*+]|[0-9]+[.)]) /
    while (at < NR) {
        next_line = line[at + 1]
        if (!in_list && next_line ~ /^([02-9]|[0-9][0-9]+)[.)] /)
            sub(/^[0-9]+/, "&\\", next_line)
        else if (starts_block(next_line)) break
        text = text "\n" next_line
        at++
    }
    swallowed = 0
    last = at
    at = from                   # where an error is said to be
    say(format == "latex" ? referring(inline(text), last) : inline(text))
    at = last
    blanks(swallowed)
}

# A paragraph with a reference to the figure that follows it, if one does. Only
# a table or a block of code may stand between them.
function referring(text, last,    k, end) {
    if (text ~ /^[ \n]*$/ || text ~ /^ *([-*+]|[0-9]+[.)]) /) return text
    for (k = last + 1; k <= NR && line[k] !~ /^(<picture|!\[)/; k++) {
        if (line[k] ~ /^ *```/) {
            while (++k <= NR && line[k] !~ /^ *```/);
            continue
        }
        if (line[k] !~ /^ *$/ && line[k] !~ /^(<!--|\|)/) return text
    }
    if (k > NR) return text
    mentioned[figures + 1]
    match(text, /[.:]?[ \n]*$/)
    end = substr(text, RSTART, 1)
    return substr(text, 1, RSTART - 1) " (\\latexonly\\figureref{" label \
        "--figure-" figures + 1 "}\\endlatexonly)" (end == ":" ? "." : end)
}

# A paragraph ends before one of these.
function starts_block(text) {
    return text ~ /^ *$/ || text ~ /^ *(```|~~~|[|>]|[-*+] |[0-9]+[.)] )/ ||
        text ~ /^(#+ |<picture| *<\/?(details|summary)|<!--)/
}

function end_of_comment(text,    end) {
    end = index(text, "-->")
    if (!end) return ""
    in_comment = 0
    return inline(substr(text, end + 3))
}

function display_math(    body, from) {
    from = at
    while (++at <= NR && line[at] !~ /^ *```/) body = body " " line[at]
    if (at > NR) fail("the formula of line " from " has no end")
    say("\\f[" body " \\f]")
    blanks(at - from)
}

# Comments that say something about what follows them.
function announce(text,    word, k) {
    split(text, word, " ")
    if (word[2] == "run:") was_printed = at + 1
    if (word[2] != "panel:" || format != "html") { say(""); return }
    for (k = at + 1; k < NR && line[k] ~ /^ *$/; k++);
    panel = word[3]
    if (line[k] ~ /^<picture/) { say(""); return }
    say("\\htmlonly[block]" live("") "\\endhtmlonly")
}

# A live panel with what it shows before it lives.
function live(shown_first,    html) {
    if (panel == "") return shown_first
    html = "<div class=\"live\" data-view=\"" panel "\">" shown_first "</div>"
    panel = ""
    return html
}

# The links to the lessons before and after this one.
function paged() { return previous != "" || next_page != "" }

function pager(where) {
    return "\\htmlonly[block]<nav class=\"pager " where "\" aria-label=\"" \
        (where == "head" ? "Lessons, at the head" : "Lessons") "\">" \
        pager_link(previous, "previous", "Previous") \
        pager_link(next_page, "next", "Next") "</nav>\\endhtmlonly"
}

function pager_link(page, rel, word,    cut) {
    if (page == "") return ""
    cut = index(page, " ")
    return "<a rel=\"" (rel == "next" ? "next" : "prev") "\" href=\"" \
        substr(page, 1, cut - 1) ".html\"><small>" word "</small> <span>" \
        substr(page, cut + 1) "</span></a>"
}

function code_block(    fence, last, c) {
    if (format == "html" && at == was_printed && (last = table_end(at + 1))) {
        number_table(at + 1, last)
        return
    }
    match(line[at], /^ *(```+|~~~+)/)
    fence = substr(line[at], 1, RLENGTH)
    sub(/^ */, "", fence)
    say(line[at] ~ /[`~] *$/ ? line[at] "text" : line[at])
    while (++at <= NR) {
        say(line[at])
        if (line[at] ~ /^ *(```+|~~~+) *$/ && index(line[at], fence)) return
    }
    fail("a code block has no end")
}

# A block that a program printed is a table if its first line has as many
# headings as each of the following lines has entries, all of them short, in
# columns that are two blanks apart. One more heading, "of 20 positions" or in
# brackets, is about all columns. What follows the table stays as it is, unless
# it has columns, too: then nothing becomes a table. Returns the table's last
# line, or 0.
function table_end(from,    columns, entry, n, k) {
    columns = split_row(line[from], entry)
    remark = ""
    if (columns > 2 && entry[columns] ~ /^(of |[(])/)
        remark = entry[columns--]
    if (columns < 2) return 0
    for (k = 1; k <= columns; k++)
        if (entry[k] ~ /^[-+]?[0-9.]+$|[][|]/) return 0
    for (n = from + 1; n <= NR && is_row(line[n], columns); n++);
    for (k = n; k <= NR && line[k] !~ /^ *```/; k++)
        if (line[k] ~ /[^ ]  +[^ ]/) return 0
    return n - from > 2 ? n - 1 : 0
}

# A row has numbers in all columns but one, which may hold words.
function is_row(text, columns,    entry, k, numbers) {
    if (text ~ /^ *```/ || split_row(text, entry) != columns) return 0
    for (k = 1; k <= columns; k++) {
        if (entry[k] ~ /[][|]/ || length(entry[k]) > 32) return 0
        numbers += is_number(entry[k])
    }
    return numbers >= columns - 1 && numbers
}

function is_number(text) { return text ~ /^[-+]?[0-9.,]+(e[-+][0-9]+)?%?$/ }

function split_row(text, entry) {
    gsub(/^ +| +$/, "", text)
    return split(text, entry, /   */)
}

# The lines from first to last as a table, the rest of the block as a block.
function number_table(first, last,    n, html, rest) {
    html = "<table class=\"numbers\">" (remark == "" ? "" : \
        "<caption>" remark "</caption>") "<thead>" cells(first, "th") \
        "</thead><tbody>"
    for (n = first + 1; n <= last; n++) html = html cells(n, "td")
    say("\\htmlonly[block]" html "</tbody></table>\\endhtmlonly")
    for (at = first; at <= last; at++) say("")
    at = last + 1
    if (line[at] ~ /^ *```/) { say(""); return }
    at--
    line[at] = "```text"
    code_block()
}

function cells(n, kind,    entry, columns, k, html) {
    columns = split_row(line[n], entry)
    if (kind == "th" && remark != "") columns--
    for (k = 1; k <= columns; k++) {
        gsub(/&/, "\\&amp;", entry[k])
        gsub(/</, "\\&lt;", entry[k])
        html = html "<" kind (kind == "th" ? " scope=\"col\"" : "") \
            (kind == "td" && !is_number(entry[k]) ? " class=\"words\"" : "") \
            ">" entry[k] "</" kind ">"
    }
    return "<tr>" html "</tr>"
}

function heading(text,    level, slug, words) {
    in_quiz = text ~ /^## Quiz/
    gsub(/`/, "", text)
    match(text, /^#+/)
    level = RLENGTH
    if (level == 1) {
        nesting = 1
        slug = label == "index" ? "mainpage" : label
        say(text (slug == "" ? "" : " {#" slug "}"))
        if (format == "html" && contents)
            head = "\\tableofcontents{html:" contents "}\n" \
                (paged() ? pager("head") "\n" : "")
        return
    }
    words = substr(text, level + 2)
    slug = anchor(words)
    if (slug in taken) slug = slug "-" taken[slug]++
    else taken[slug] = 1
    # Doxygen does not allow a level to be left out, as the glossary does.
    if (nesting == 1) left_out = level - 2
    level -= left_out
    nesting = level > nesting + 1 ? nesting + 1 : level
    say(substr("######", 1, nesting) " " inline(words) \
        " {#" label "--" slug "}")
}

# GitHub's anchor: small letters, no punctuation, hyphens for spaces. Doxygen
# takes ASCII only, so other letters are written as their bytes. In UTF-8 a
# character that begins with C2 or E2 is punctuation, except for a few letters.
function anchor(text,    slug, c, k) {
    text = tolower(text)
    gsub(/ /, "-", text)
    for (k = 1; k <= length(text); k++) {
        c = substr(text, k, 1)
        if (c ~ /[a-z0-9_-]/) slug = slug c
        else if (c == "\303" && substr(text, k + 1, 1) ~ /[\227\267]/) k++
        else if (c == "\302") k++
        else if (c == "\342") k += 2
        else if (c > "\177") slug = slug sprintf("%d", byte(c))
    }
    return slug
}

function byte(c,    n) {
    for (n = 128; n < 256; n++) if (sprintf("%c", n) == c) return n
    return 0
}

function callout(text) {
    gsub(/[^A-Za-z]/, "", text)
    return "> **" toupper(substr(text, 1, 1)) tolower(substr(text, 2)) ".**"
}

# <details>, <summary> and their ends, alone or on one line.
function fold(text,    title) {
    title = text
    gsub(/<[^>]*>/, "", title)
    sub(/^ +/, "", title)
    if (format == "html") {
        if (title ~ /^Answer/ && edition == "instructor")
            sub(/<details>/, "<details open>", text)
        else if (title ~ /^Answer/ && in_quiz)
            sub(/<details>/, "<details class=\"quiz\" data-right=\"" \
                substr(line[at + 2], 3, 1) "\">", text)
        say("\\htmlonly[block]" text "\\endhtmlonly")
    } else if (text ~ /<\/details/) {
        text = in_answer || answered && !answer_fold ? "" : \
            "\\latexonly\\end{fold}\\endlatexonly"
        in_answer = answered = answer_fold = 0
        say(text)
    } else if (title ~ /^Answer/ && in_quiz) {
        say("\\latexonly\\end{question}\\endlatexonly")
        in_answer = 1
        answers = answers "**" question ".** "
    } else if (title != "") {
        answered = answer_fold = title == "Answer"
        gsub(/[_&#%$]/, "\\\\&", title)
        say("\\latexonly\\begin{fold}{" title "}\\endlatexonly")
    } else say("")
}

# <picture> with a dark <source> and a light <img>: on one line.
function picture(    text, from, dark, light, alt) {
    from = at
    text = line[at]
    while (text !~ /<\/picture>/ && at < NR) text = text " " line[++at]
    dark = attribute(text, "srcset")
    light = text
    sub(/.*<img/, "<img", light)
    alt = attribute(light, "alt")
    light = attribute(light, "src")
    say(shown(light, alt, dark))
    blanks(at - from)
}

function attribute(text, key,    value) {
    if (!match(text, "[ \t]" key "=\"[^\"]*\"")) return ""
    value = substr(text, RSTART, RLENGTH - 1)
    sub(/^[^"]*"/, "", value)
    return value
}

# ---- within a line --------------------------------------------------------

function inline(text,    out, c, n) {
    while (text != "") {
        if (match(text, /^[^\\`$!<@[*]+/)) {
            out = out substr(text, 1, RLENGTH)
            text = substr(text, RLENGTH + 1)
            continue
        }
        c = substr(text, 1, 1)
        rest = substr(text, 2)
        if (c == "\\") out = out escaped(text)
        else if (c == "`") out = out code_span(text)
        else if (c == "$") out = out formula(text)
        else if (c == "[" || substr(text, 1, 2) == "![") out = out link(text)
        else if (c == "<") out = out tag(text)
        else if (c == "*") out = out emphasis(text)
        else if (c == "@" && rest ~ /^[A-Za-z]/) out = out "\\@"
        else out = out c
        text = rest
    }
    return out
}

# Each of these functions reads one element at the start of text, returns what
# it becomes, and puts what follows it into rest.

# Doxygen's own emphasis fails at a formula or a reference.
function emphasis(text,    stars, words, after) {
    match(text, /^\*+/)
    stars = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    rest = text
    if (length(stars) > 2 || text ~ /^[ \n]/ || !(words = closed(text, stars)))
        return stars
    after = substr(text, words + length(stars))
    text = substr(text, 1, words - 1)
    text = length(stars) == 2 ? "<b>" inline(text) "</b>" : \
        "<em>" inline(text) "</em>"
    rest = after
    return text
}

# Where the emphasis ends, outside of code and formulas; 0 if it does not end.
function closed(text, stars,    k, c, quote) {
    for (k = 1; k <= length(text); k++) {
        c = substr(text, k, 1)
        if (quote != "") { if (c == quote) quote = "" }
        else if (c == "\\") k++
        else if (c == "`" || c == "$") quote = c
        else if (c == "*" && match(substr(text, k), /^\*+/)) {
            if (RLENGTH == length(stars)) return k
            k += RLENGTH - 1
        }
    }
    return 0
}

function escaped(text,    c) {
    c = substr(text, 2, 1)
    rest = substr(text, 3)
    return c == "$" ? "$" : "\\" c
}

function tag(text,    end) {
    if (text ~ /^<!--/) {
        end = index(text, "-->")
        in_comment = !end
        rest = end ? substr(text, end + 3) : ""
        text = end ? substr(text, 1, end) : text
        swallowed += gsub(/\n/, "", text)
        return ""
    }
    if (!match(text, /^<\/?[a-z][^<>]*>/)) {
        rest = substr(text, 2)
        return "<"
    }
    rest = substr(text, RLENGTH + 1)
    text = substr(text, 1, RLENGTH)
    return text ~ /^<img / ? shown(attribute(text, "src"), \
        attribute(text, "alt"), "") : text
}

function code_span(text,    ticks, end, body) {
    match(text, /^`+/)
    ticks = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    end = index(text, ticks)
    if (!end) { rest = text; return ticks }
    body = substr(text, 1, end - 1)
    rest = substr(text, end + length(ticks))
    if (body in is_function && !in_link)
        return "<code>@ref " body " \"" body "\"</code>"
    if (in_row && index(body, "|")) {
        gsub(/\\?\|/, "\\&#124;", body)
        return "<code>" body "</code>"
    }
    return (body ~ /'/ && ticks == "`") ? "``" body "``" : ticks body ticks
}

function formula(text,    end, body) {
    if (substr(text, 2, 1) == "`" && (end = index(substr(text, 3), "`$"))) {
        body = substr(text, 3, end - 1)
        rest = substr(text, end + 4)
    } else {
        end = index(substr(text, 2), "$")
        if (end < 2) {
            fail("a $ alone: write \\$, or end the formula")
            rest = substr(text, 2)
            return "$"
        }
        body = substr(text, 2, end - 1)
        rest = substr(text, end + 2)
    }
    swallowed += gsub(/\n */, " ", body)
    if (in_row) gsub(/\\\|/, "\\vert ", body)
    return "\\f$" body "\\f$"
}

# [text](address) and ![text](picture), or the bracket alone.
function link(text,    k, c, depth, words, address, is_image) {
    is_image = text ~ /^!/
    k = is_image ? 2 : 1
    do {
        c = substr(text, k++, 1)
        if (c == "`") while (k <= length(text) && substr(text, k++, 1) != "`");
        if (c == "[") depth++
        if (c == "]") depth--
    } while (depth && k <= length(text))
    rest = substr(text, k)
    if (depth || !match(rest, /^\([^) ]+\)/)) {
        rest = substr(text, 2)
        return substr(text, 1, 1)
    }
    address = substr(rest, 2, RLENGTH - 2)
    rest = substr(rest, RLENGTH + 1)
    words = substr(text, is_image ? 3 : 2, k - (is_image ? 4 : 3))
    if (is_image) return shown(address, words, "")
    return reference(words, address, rest)
}

function reference(words, address, after,    where, ref, html) {
    in_link = 1
    html = inline(words)
    in_link = 0
    rest = after
    if (address ~ /^[a-z]+:/) return "[" html "](" address ")"
    where = resolved(address)
    if (where == "") return html withheld(address)
    swallowed += gsub(/\n */, " ", words)
    ref = reference_to(where, address)
    # Doxygen prints the words of a reference as they are.
    if (words !~ /[`$*]/) return "[" words "](@ref " ref ")"
    if (format == "html" && kind[where] == "page")
        return "<a class=\"el\" href=\"" page_file(ref) "\">" html "</a>"
    if (format == "html")
        return "<a class=\"el\" href=\"" name[where] "\">" html "</a>"
    gsub(/[`$*\\]/, "", words)
    return "[" words "](@ref " ref ")"
}

# The student's edition has no solutions: a link to one names the command.
function withheld(address) {
    if (format != "html" || edition == "instructor" || \
        !match(address, /solutions\/[0-9][0-9]/)) return ""
    return " (`make solution CH=" substr(address, RSTART + 10, 2) "`)"
}

function reference_to(where, address,    hash) {
    if (kind[where] == "header") sub(/.*\//, "", where)
    if (kind[where] != "page") return where
    hash = index(address, "#")
    if (!hash) return name[where]
    return name[where] "--" anchor(substr(address, hash + 1))
}

function page_file(ref,    page) {
    page = ref
    sub(/--.*/, "", page)
    return page ".html" (page == ref ? "" : "#" ref)
}

# The target of an address, or nothing if the notes don't have it.
function resolved(address,    where) {
    sub(/#.*/, "", address)
    where = address == "" ? path : join(top, address)
    sub(/\/$/, "", where)
    if (where in kind) return where
    if (where ~ /^solutions/ || !missing(where)) return ""
    if (where ~ /^(chapters|tests)\/[0-9][0-9]_/ &&
        !(substr(where, index(where, "/") + 1, 2) in number)) return ""
    fail("there is no " where)
    return ""
}

function missing(where) {
    gsub(/'/, "'\\''", where)
    return system("test -e '" where "'") != 0
}

function join(folder, file,    n, k, part, kept, out) {
    n = split(folder == "" ? file : folder "/" file, part, "/")
    for (k = 1; k <= n; k++) {
        if (part[k] == "..") kept--
        else if (part[k] != "" && part[k] != ".") out[++kept] = part[k]
    }
    file = out[1]
    for (k = 2; k <= kept; k++) file = file "/" out[k]
    return file
}

# A picture, with its dark version if there is one.
function shown(address, alt, dark,    html) {
    if (address ~ /#gh-dark-mode-only$/ && format == "latex") return ""
    if (format == "latex")
        return figure(address, alt)
    gsub(/"/, "\\&quot;", alt)
    html = image(address, alt, dark != "" || address ~ /#gh-light/ ? "light" : \
        address ~ /#gh-dark/ ? "dark" : "plain")
    if (dark != "") html = html image(dark, alt, "dark")
    html = "<span class=\"figure\">" html "</span>"
    if (panel != "") return "\\htmlonly[block]" live(html) "\\endhtmlonly"
    return "\\htmlonly " html "\\endhtmlonly"
}

function figure(address, alt,    file, words, name) {
    name = label "--figure-" ++figures
    file = picture_name(address, ".pdf")
    words = headline(join(top, address))
    if (words == "" && match(words = alt, /[.] [A-Z]/))
        words = substr(alt, 1, RSTART)
    sub(/[.]?$/, ".", words)
    gsub(/[_&#%$]/, "\\\\&", words)
    return "\\latexonly " (figures in mentioned ? "" : "See \\figureref{" name \
        "}.") "\\bookfigure{" file "}{" words "}{" name "}\\endlatexonly"
}

# What style.gp's "headline" has drawn. pdf.sh leaves it out of the book's
# picture, where it is the caption.
function headline(file,    text, found) {
    while ((getline text < file) > 0) {
        if (found) { gsub(/<[^>]*>|^[ \t]+/, "", text); break }
        found = text ~ /translate\(20\.00,31\.86\).*"bold".*"18\.00"/
        text = ""
    }
    close(file)
    return text
}

function image(address, alt, class) {
    return "<img class=\"figure-" class "\" src=\"" picture_name(address, "") \
        "\" alt=\"" alt "\"/>"
}

function picture_name(address, ending,    where, file) {
    if (address ~ /^[a-z]+:/) { fail("a picture from elsewhere"); return "" }
    sub(/#.*/, "", address)
    where = join(top, address)
    if (missing(where)) { fail("there is no picture " where); return "" }
    file = where
    gsub(/\//, "-", file)
    if (ending != "") sub(/\.svg$/, ending, file)
    if (images != "") print where, file >> images
    return file
}
