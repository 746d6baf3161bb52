# Words shared by the reports; read with -f in front of them.

# The folder's name behind a KEY (keys.sh): +41 is A. What would move the
# cursor or end the line is shown as a question mark.
function decode(key,    out, at, n) {
    while ((at = index(key, "+")) > 0) {
        n = 16 * hex(substr(key, at + 1, 1)) + hex(substr(key, at + 2, 1))
        out = out substr(key, 1, at - 1) \
            (n < 32 || n == 127 ? "?" : sprintf("%c", n))
        key = substr(key, at + 3)
    }
    return out key
}

function hex(digit) { return index("0123456789ABCDEF", digit) - 1 }

function html(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    gsub(/"/, "\\&quot;", s)
    return s
}

function words(name) { gsub(/_/, " ", name); return name }

# A field of a CSV file. A spreadsheet must not take a name for a formula.
function csv(s) {
    if (s ~ /^[=+@\t-]/) s = "'" s
    gsub(/"/, "\"\"", s)
    return s ~ /[",;' \t]/ ? "\"" s "\"" : s
}

function json(s) {
    gsub(/\\/, "\\\\", s)
    gsub(/"/, "\\\"", s)
    gsub(/\t/, "\\t", s)
    gsub(/\n/, "\\n", s)
    return "\"" s "\""
}

# What the states of a chapter (marks.awk) are called.
function state_words(state) {
    if (state == "done") return "done"
    if (state == "partly") return "begun"
    if (state == "open") return "not started"
    if (state == "wrong") return "something is wrong"
    if (state == "missing") return "not handed in"
    if (state == "compile" || state == "link") return "does not build"
    if (state == "refused") return "was not run"
    if (state == "main") return "has a main of its own"
    return state
}

# The look of a page, light or dark as the reader's system has it.
function page_head(title) {
    print "<!DOCTYPE html>"
    print "<html lang=\"en\"><head><meta charset=\"utf-8\">"
    print "<meta name=\"viewport\" " \
        "content=\"width=device-width, initial-scale=1\">"
    print "<title>" html(title) "</title>"
    print "<style>"
    colours()
    shapes()
    print "</style></head><body>"
}

# By day, and by night.
function colours() {
    print ":root { --ink: #1c2430; --soft: #5d6b7c; --page: #fbfbf9; " \
        "--line: #dcdfe4; --held: #1a7f4b; --open: #9aa4b1; " \
        "--failed: #c0392b; --box: #f1f2ef; --look: #9a6700; }"
    print "@media (prefers-color-scheme: dark) { " \
        ":root { --ink: #e4e8ee; --soft: #98a4b3; --page: #14181e; " \
        "--line: #323a45; --held: #4cc38a; --open: #66717f; " \
        "--failed: #ff7b6b; --box: #1d232b; --look: #e3b341; } }"
}

function shapes() {
    print "body { font: 16px/1.5 system-ui, sans-serif; " \
        "color: var(--ink); background: var(--page); max-width: 60rem; " \
        "margin: 2rem auto; padding: 0 1rem; }"
    print "h1 { font-size: 1.6rem; margin: 0; } " \
        "h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; " \
        "border-bottom: 1px solid var(--line); }"
    print "table { border-collapse: collapse; } " \
        "td, th { padding: .15rem .9rem .15rem 0; text-align: left; " \
        "vertical-align: top; } " \
        "th { font-weight: 600; color: var(--soft); } " \
        "td.n, th.n { text-align: right; " \
        "font-variant-numeric: tabular-nums; }"
    print ".wide { overflow-x: auto; } .soft { color: var(--soft); } " \
        ".held { color: var(--held); } .open { color: var(--open); } " \
        ".failed { color: var(--failed); } .look { color: var(--look); }"
    print "pre { background: var(--box); padding: .7rem 1rem; " \
        "margin: .4rem 0 1rem 1.6rem; overflow-x: auto; " \
        "font: 13px/1.45 ui-monospace, monospace; }"
    print ".claim { margin: .15rem 0; } " \
        ".mark { display: inline-block; width: 1.6rem; } " \
        "details { margin: .3rem 0; } summary { cursor: pointer; } " \
        "a { color: inherit; }"
    print "svg text { font: 13px system-ui, sans-serif; " \
        "fill: var(--ink); } svg .soft { fill: var(--soft); }"
    print "svg .held { fill: var(--held); } " \
        "svg .failed { fill: var(--failed); } " \
        "svg .open { fill: var(--open); }"
}
