# Shows a few paragraphs of Markdown as text, after plain_math.awk: without its
# marks, in lines of 74 characters. Code keeps its lines. wrap.awk and
# reader.awk are read before.

function flush_paragraph() {
    if (paragraph != "") {
        if (shown++) print ""
        printf "%s", wrapped(plain_words(paragraph), 74, "   ")
    }
    paragraph = ""
}

# Leaves the marks of emphasis and of links out, except in `code`.
function plain_words(text,    part, n, k, out) {
    n = split(text, part, "`")
    for (k = 1; k <= n; k++) {
        if (k % 2 == 1) {
            gsub(/\*\*/, "", part[k])
            while (match(part[k], /\*[^* ][^*]*\*/))
                part[k] = substr(part[k], 1, RSTART - 1) \
                    substr(part[k], RSTART + 1, RLENGTH - 2) \
                    substr(part[k], RSTART + RLENGTH)
            gsub(/\]\([^)]*\)/, "", part[k])
            gsub(/\[/, "", part[k])
        }
        out = out part[k]
    }
    return out
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
