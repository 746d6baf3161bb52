# Turns a page as Doxygen 1.9.4 writes it for LaTeX into one for the book.
#
#   awk -v page=chapters_05_full_formula -v glossary=docs/glossary.md \
#       -f latex.awk PAGE.tex
#
#   "..."  's                   curly quotes           6.\+28    6.28, unbroken
#   pos, softmax in a formula   upright words          W_Q       a formula
#   a minus before a number     the minus sign         Examples  left out
#
# It also marks what belongs into the index: the terms of the glossary, at the
# section that explains them and where each chapter first speaks of them; the
# words that a lesson sets in bold; and each function of a contract, once.
# Blocks of code stay as they are.

BEGIN {
    split("PE pe", short)
    for (k in short) is_word[short[k]]
    while (glossary != "" && (getline entry < glossary) > 0) read_term(entry)
    chapter = page ~ /^(chapters|solutions)_[0-9][0-9]/ ? \
        substr(page, index(page, "_") + 1, 2) : ""
    named = "^\\\\(label|[hH]yper(target|link)|href|index|begin|end)\\{"
    special = "\\\\(index|label|bookfigure|[hH]yper|href|begin|end|doxy" \
        "|glossaryterm|\\[)" \
        "|\\{\\\\ttfamily |\\{\\\\bfseries\\{|\\$"
    recurring = "^(Hints|What the tests prove|Further reading|Answers to the)"
    in_lesson = page ~ /^chapters/
}

# A block of code stays on one page if it is short.
/^\\begin\{Doxy(Code|Verb)/ { verbatim = 1; block = ""; lines = 0 }
verbatim {
    block = block $0 "\n"
    lines += /^\\DoxyCodeLine/
    if (!/^\\end\{Doxy(Code|Verb)/) next
    verbatim = 0
    printf "%s%s", lines <= 14 ? "\\codelines{" lines "}\n" : "", block
    next
}

# Where a function is called: always in worked.c, which the book does not show.
sub(/ *\\begin\{Desc\}$/, "") { print styled($0); in_desc = 1; next }
in_desc {
    if (sub(/.*\\end\{Desc\}/, "")) { in_desc = 0; print styled($0) }
    next
}

# A table has a line above, below its head and at its foot, and no others. Only
# one of more than 30 rows may go on overleaf.
/^\\tabulinesep/ { next }
/^\\begin\{longtabu\}/ {
    in_table = 1
    rows = part = columns = 0
    split("", row)
    split("", wide)
    split("", longest)
    next
}
/^\\end\{longtabu\}/ { in_table = 0; print table(); next }
/^\\end(firsthead|foot|head)$/ { part++; next }
in_table {
    if ($0 == "\\hline" || part == 1 || part == 2) next
    gsub(/\\PBS\\centering \\cellcolor\{\\tableheadbgcolor\}/, "")
    sub(/ *\\\\\\cline\{[-0-9]*\}$/, "")
    measure($0)
    row[++rows] = styled($0)
    next
}

# How many letters the widest cell of each column has, and its longest word.
function measure(text,    cell, word, words, n, k) {
    gsub(/\\&/, "+", text)
    n = split(text, cell, "&")
    if (n > columns) columns = n
    for (k = 1; k <= n; k++) {
        gsub(/\\hyperlink\{[^}]*\}|\\[a-zA-Z]+ ?|\\\+|[{}$\\]|^ +| +$/, "", \
            cell[k])
        if (length(cell[k]) > wide[k]) wide[k] = length(cell[k])
        words = split(cell[k], word, /[ _\/]/)
        for (; words; words--) if (length(word[words]) > longest[k])
            longest[k] = length(word[words])
    }
}

# Narrow columns keep their width. The others share what is left of a line,
# which has room for 84 letters, and have room for their longest word at least.
function table(    k, left, text, share, widest, form, name) {
    left = 84 - 2 * columns
    for (k = 1; k <= columns; k++) {
        text += wide[k] > 16 ? wide[k] : 0
        left -= wide[k] > 16 ? 0 : wide[k]
    }
    widest = 1
    for (k = 1; k <= columns; k++) {
        if (wide[k] <= 16 || text <= left) continue
        share[k] = wide[k] * left / text
        if (share[k] > share[widest]) widest = k
        if (share[k] >= longest[k] * 1.25) continue
        share[0] += longest[k] * 1.25 - share[k]
        share[k] = longest[k] * 1.25
    }
    share[widest] -= share[0]
    for (k = 1; k <= columns; k++)
        form = form (k in share && text > left && wide[k] > 16 ? \
            sprintf("L{%.3f\\linewidth}", share[k] / 84) : "l")
    name = rows <= 32 ? "tabular" : "longtable"
    text = "\\begin{booktable}\n\\begin{" name "}{@{}" form "@{}}\n\\hline\n" \
        row[1] "\\\\\\hline" (name == "longtable" ? "\\endhead" : "") "\n"
    for (k = 2; k <= rows; k++) text = text row[k] "\\\\\n"
    return text "\\hline\n\\end{" name "}\n\\end{booktable}"
}

# A contract's page says its first sentence twice: as a summary, and as the
# start of "What this chapter asks".
/^\\doxysubsection\{What this chapter asks\}$/ && summary != "" { next }
page ~ /_8h$/ && /^[A-Z]/ && !summarised {
    if (summary == "") summary = $0
    else summarised = 1
    if (summarised && trimmed($0) == trimmed(summary)) next
}

function trimmed(text) { sub(/ +$/, "", text); return text }

# In a contract the names of a function stand before its heading, and would be a
# line of their own.
BEGIN {
    target = "\\\\mbox\\{\\\\Hypertarget\\{[^}]*\\}" \
        "\\\\label\\{[^}]*\\}\\} *$"
}
page ~ /_8h$|^struct/ && match($0, target) {
    names = names substr($0, RSTART + 6, RLENGTH - 7)
    sub(/\} *$/, "", names)
    $0 = substr($0, 1, RSTART - 1)
}
page ~ /_8h$|^struct/ && /^\\index\{/ { names = names styled($0); next }
/^\\doxysubsubsection\{/ { print styled($0) names; names = ""; next }

page == "docs_glossary" { gsub(/\\doxy(sub)*section\{/, "\\glossaryterm{") }

# A formula may go on in the next line.
{
    whole = $0
    while (formula_is_open(whole) && (getline line_below) > 0)
        whole = whole " " line_below
    print styled(whole)
}

function formula_is_open(text) {
    gsub(/\\\\|\\\$/, "", text)
    return gsub(/\$/, "", text) % 2 || \
        gsub(/\\\[/, "", text) != gsub(/\\\]/, "", text)
}

# "### Term", and below it "First in [chapter 05](...#section)".
function read_term(entry,    k) {
    if (entry ~ /^### /) {
        terms++
        term[terms] = substr(entry, 5)
        lower[terms] = tolower(term[terms])
        is_term[lower[terms]]
    } else if (entry ~ /^First in /) {
        if (match(entry, /#[^)]*/))
            section[terms] = substr(entry, RSTART + 1, RLENGTH - 1)
        match(entry, /chapter [0-9][0-9]/)
        since[terms] = substr(entry, RSTART + 8, 2)
    }
}

# A line is a chain of text, formulas, code, and commands whose arguments are
# names. Only the text is typeset anew.
function styled(line,    out, n, end) {
    after = ""
    while (line != "") {
        if (line ~ /^\\index\{/) {
            n = braces(line, 7)
            out = out indexed(substr(line, 8, n - 8))
        } else if (line ~ /^\\bookfigure\{/) {
            n = braces(line, 12)
            n = braces(line, n + 1)
            n = braces(line, n + 1)
            out = out matrices(substr(line, 1, n))
        } else if (line ~ named) {
            n = braces(line, index(line, "{"))
            out = out substr(line, 1, n)
            if (substr(line, 1, n) ~ /^\\label\{/)
                out = out first_uses(substr(line, 1, n))
        } else if (line ~ /^\{\\ttfamily /) {
            n = braces(line, 1)
            out = out code(substr(line, 1, n))
            after = "x"
        } else if (line ~ /^\{\\bfseries\{/) {
            out = out bold(line)
            n = 11
        } else if (line ~ /^\$/) {
            n = index(substr(line, 2), "$") + 1
            out = out formula(substr(line, 1, n))
            after = "x"
        } else if (line ~ /^\\\[/) {
            n = index(line, "\\]") + 1
            if (n == 1) n = length(line)
            out = out formula(substr(line, 1, n))
        } else if (line ~ /^\\(doxy(sub)*section|glossaryterm)\{/) {
            n = index(line, "{")
            end = braces(line, n)
            if (substr(line, n + 1, end - n - 1) ~ recurring)
                out = out "\\notincontents"
            out = out substr(line, 1, n)
            in_heading = 1
            out = out text(substr(line, n + 1, end - n - 1))
            in_heading = 0
            n = end - 1
        } else {
            n = match(substr(line, 2), special)
            if (!n) n = length(line)
            while (substr(line, n, 1) == "\\" && substr(line, n + 1, 1) == "$")
                n++
            out = out text(substr(line, 1, n))
        }
        line = substr(line, n + 1)
    }
    return out
}

# The place of the brace that closes the one at this place.
function braces(line, from,    k, depth, c) {
    for (k = from; k <= length(line); k++) {
        c = substr(line, k, 1)
        if (c == "\\") { k++; continue }
        if (c == "{") depth++
        if (c == "}" && --depth == 0) return k
    }
    return length(line)
}

# ---- text -----------------------------------------------------------------

function text(line,    out, mark) {
    gsub(/\\\+/, "", line)
    while (match(line, /\\char`\\"\{\}|\\textquotesingle\{\}/)) {
        out = out substr(line, 1, RSTART - 1)
        if (RSTART > 1) after = substr(line, RSTART - 1, 1)
        mark = substr(line, RSTART, 5) == "\\char" ? "\"" : "'"
        line = substr(line, RSTART + RLENGTH)
        out = out curly(mark, line)
        after = "("
    }
    if (line != "") after = substr(line, length(line), 1)
    line = out line
    gsub(/ -\\\/ /, " $-$ ", line)
    while (match(line, /(^|[ (\[{\/])-\\\/[0-9]/))
        line = substr(line, 1, RSTART + RLENGTH - 5) "$-$" \
            substr(line, RSTART + RLENGTH - 1)
    if (!in_heading) line = breaking(line)
    return terms_of(matrices(line))
}

# An address, and a name of four words, may break without a mark.
function breaking(line,    out, name) {
    while (match(line, /[A-Za-z0-9.-]+((\/|\\_)[A-Za-z0-9.-]+)+/)) {
        name = substr(line, RSTART, RLENGTH)
        out = out substr(line, 1, RSTART - 1)
        line = substr(line, RSTART + RLENGTH)
        if (name ~ /\.[a-z]+\// || name ~ /_[^_]*_[^_]*_/)
            gsub(/\/|\\_/, "&\\+", name)
        out = out name
    }
    return out line
}

# A mark opens after a space or a bracket, and closes after anything else.
function curly(mark, next_text,    opens) {
    opens = after ~ /^[ (\[{~-]?$/ && next_text !~ /^[ ,.;:)]/
    if (mark == "\"") return opens ? "``" : "''"
    return opens ? "`" : "'"
}

# W_Q, T_5, H_0: a letter with an index. d_model is the name of a variable.
function matrices(line,    out, name, before) {
    while (match(line, /[A-Z]\\_[A-Za-z0-9]+/)) {
        name = substr(line, RSTART, RLENGTH)
        before = RSTART == 1 ? " " : substr(line, RSTART - 1, 1)
        out = out substr(line, 1, RSTART - 1)
        line = substr(line, RSTART + RLENGTH)
        if (before !~ /[A-Za-z0-9_]/ && name ~ /_([A-Z]|[a-z]|[0-9]+)$/ &&
            line !~ /^\\_/) {
            sub(/\\_/, "_", name)
            name = "\\texorpdfstring{$" substr(name, 1, 2) "{" \
                substr(name, 3) "}$}{" substr(name, 1, 1) "\\_" \
                substr(name, 3) "}"
        }
        out = out name
    }
    return out line
}

# Names in code may break after an underscore, and paths after a slash.
function code(line) {
    gsub(/\\\+/, "", line)
    gsub(/\\_|\//, "&\\+", line)
    return line
}

# ---- formulas -------------------------------------------------------------

# A word of three letters is a name, and not a product of three.
function formula(line,    out, word, n) {
    while (match(line, /\\?[A-Za-z]+\{?/)) {
        word = substr(line, RSTART, RLENGTH)
        out = out substr(line, 1, RSTART - 1)
        line = substr(line, RSTART + RLENGTH)
        if (word ~ /^\\(begin|end|text|mathrm|mathbf|operatorname)\{/) {
            n = index(line, "}")
            out = out word substr(line, 1, n)
            line = substr(line, n + 1)
        } else out = out upright(word)
    }
    return out line
}

function upright(word) {
    if (word ~ /^\\/) return word
    if (word == "softmax") return "\\operatorname{softmax}"
    return length(word) > 2 || word in is_word ? "\\mathrm{" word "}" : word
}

# ---- the index ------------------------------------------------------------

# Doxygen marks a function twice: "name@{name}!file@{file}" and the other way.
function indexed(entry,    name) {
    if (entry ~ /^[^!]*\.h@/ || entry !~ /!/ || page ~ /^struct/) return ""
    name = entry
    sub(/@.*/, "", name)
    gsub(/\\\+/, "", name)
    return "\\index{" name "@\\texttt{" name "}}"
}

# At a section's label: the terms that this section explains.
function first_uses(label,    k, out) {
    sub(/\}$/, "", label)
    sub(/.*--/, "", label)
    if (in_lesson) for (k = 1; k <= terms; k++)
        if (since[k] == chapter && !(k in seen) &&
            (section[k] == label || section[k] == "")) {
            seen[k]
            out = out entry_of(term[k]) "|textbf}"
        }
    return out
}

function entry_of(name,    key) {
    key = tolower(name)
    gsub(/_/, "\\_", name)
    name = matrices(name)
    gsub(/"/, "\"\"", name)
    gsub(/_/, " ", key)
    return "\\index{" key "@" name
}

# In a chapter: where it first speaks of a term that is explained before. Terms
# as short as "share" and "head" are everyday words as well.
function terms_of(line,    k, at, small, before, behind) {
    if (!in_lesson || in_heading || line ~ /^ *$/) return line
    for (k = 1; k <= terms; k++) {
        if (k in seen || since[k] >= chapter ||
            length(term[k]) < 6 || term[k] ~ /[,_]/) continue
        small = tolower(line)
        if (!(at = index(small, lower[k]))) continue
        before = at == 1 ? " " : substr(small, at - 1, 1)
        behind = substr(small, at + length(lower[k]))
        if (before !~ /[ (`]/ || behind !~ /^(s|es)?([^a-z\\]|$)/) continue
        seen[k]
        at += length(lower[k]) - 1
        line = substr(line, 1, at) entry_of(term[k]) "}" substr(line, at + 1)
    }
    return line
}

# {\bfseries{word}}: a lesson sets a term in bold where it explains it.
function bold(line,    name, single, end) {
    end = braces(line, 1)
    name = substr(line, 12, end - 13)
    gsub(/\\\+/, "", name)
    single = name
    sub(/s$/, "", single)
    if (!in_lesson || name !~ /^[a-z][a-z-]*( [a-z-]+)?$/ || length(name) < 4 ||
        name in is_term || single in is_term)
        return "{\\bfseries{"
    if (name ~ /[^s]s$/) name = single
    if (name in was_bold) return "{\\bfseries{"
    was_bold[name]
    return entry_of(name) "|textbf}{\\bfseries{"
}
