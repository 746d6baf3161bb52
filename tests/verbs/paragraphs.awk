# Shows a few paragraphs of Markdown, after plain.awk, as text: without its
# marks, in lines of 74 characters. Code keeps its lines. wrap.awk and
# reader.awk are read before.

function flush_paragraph() {
    if (paragraph != "") {
        if (shown++) print ""
        printf "%s", wrapped(unmarked(paragraph), 74, "   ")
    }
    paragraph = ""
}

kind == "code" && /^```/ {
    flush_paragraph()
    if (fence && shown++) print ""
    next
}
kind == "code" { print "       " $0; next }
/^[ \t]*$/ { flush_paragraph(); next }
/^([-*]|[0-9]+\.) / { flush_paragraph() }
{ paragraph = paragraph (paragraph == "" ? "" : " ") $0 }
END { flush_paragraph() }
