# Shows a lesson as a terminal can: formulas, and links as their words. Blocks
# of math are rewritten line by line; other blocks of code stay as they are.
# reader.awk is read before.

function flush_text() {
    printf "%s", unlinked(text)
    text = ""
}

kind == "code" && /^```/ {
    flush_text()
    math = /^```math/
    print math ? "```" : $0
    next
}
kind == "code" { print math ? formula($0) : $0; next }
{ text = text with_formulas($0) "\n" }
END { flush_text() }
