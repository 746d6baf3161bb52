# Draws what a terminal shows as an SVG picture: text on a dark ground, with the
# four colours that the board uses. Reads ANSI colours, writes SVG. xml:space
# keeps the blanks: rsvg-convert drops those at a span's ends, &#160; as well.

BEGIN {
    colour[""] = "#d4d4d4"; colour[1] = "#ffffff"; colour[2] = "#8b949e"
    colour[31] = "#ff7b72"; colour[32] = "#7ee787"
}

{ line[NR] = $0 }

function escape(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    return text
}

function span(text, code) {
    if (text == "") return ""
    return "<tspan fill=\"" colour[code] "\"" \
        (code == 1 ? " font-weight=\"bold\"" : "") ">" escape(text) "</tspan>"
}

function draw(text,    out, code, at) {
    code = ""
    while ((at = match(text, /\033\[[0-9]*m/)) > 0) {
        out = out span(substr(text, 1, at - 1), code)
        code = substr(text, at + 2, RLENGTH - 3)
        if (code == 0) code = ""
        text = substr(text, at + RLENGTH)
    }
    return out span(text, code)
}

END {
    height = 20 * NR + 24
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" " \
        "viewBox=\"0 0 760 %d\" role=\"img\">\n", height
    print "<title>The board in a terminal</title>"
    printf "<rect width=\"760\" height=\"%d\" rx=\"8\" " \
        "fill=\"#161b22\"/>\n", height
    print "<g font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, " \
        "Consolas, monospace\" font-size=\"14.5\" xml:space=\"preserve\">"
    for (k = 1; k <= NR; k++)
        if (line[k] != "")
            printf "<text x=\"16\" y=\"%d\">%s</text>\n", 20 * k + 12,
                draw(line[k])
    print "</g>\n</svg>"
}
