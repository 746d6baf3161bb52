# Leaves of each link its words: [chapter 04](../04_multi_frequency/README.md)
# becomes chapter 04, and the name of a file becomes `code`, so that no program
# takes its underscores for emphasis. Blocks of code stay as they are.
# reader.awk comes before it.

function flush_text(    words, start, size, cut) {
    while (match(text, /\[[^][]*\]\([^() ]*\)/)) {
        start = RSTART; size = RLENGTH
        words = substr(text, start + 1, size - 1)
        cut = index(words, "](")
        words = substr(words, 1, cut - 1)
        if (words ~ /^[a-z0-9_\/]+\.[a-z]+$/) words = "`" words "`"
        text = substr(text, 1, start - 1) words substr(text, start + size)
    }
    printf "%s", text
    text = ""
}

kind == "code" { flush_text(); print; next }
{ text = text $0 "\n" }
END { flush_text() }
