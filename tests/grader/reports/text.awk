# What the reports share; read with -f in front of them.

# --- The form of verdicts (docs/design.md), as far as reports know it.

function passed(verdict) { return verdict == "passed" }

# take_in LINE: adds a record "text" or "row" to the explanation being read, if
# LINE is one. They are explanation[1] to explanation[explained].
function take_in(line) {
    if (line !~ /^(text|row)\t/) return 0
    is_row[++explained] = line ~ /^row/
    sub(/^[a-z]*\t/, "", line)
    explanation[explained] = line
    return 1
}

function forget_explanation() { explained = 0 }

function explanation_as_text(    k, out) {
    for (k = 1; k <= explained; k++) out = out explanation[k] "\n"
    return out
}

# --- Names and texts of others

# The folder's name behind a KEY (encode_name.sh): +41 is A.
function decode(key,    out, at, n) {
    while ((at = index(key, "+")) > 0) {
        n = 16 * hex(substr(key, at + 1, 1)) + hex(substr(key, at + 2, 1))
        out = out substr(key, 1, at - 1) \
            (n < 32 || n == 127 ? "?" : sprintf("%c", n))
        key = substr(key, at + 3)
    }
    return printable(out key)
}

# Where a key had to be cut short, the whole name is in a list: KEY and the
# name, written as a key but of any length.
function read_names(path,    line, part) {
    while ((getline line < path) > 0) {
        split(line, part, "\t")
        long_name[part[1]] = part[2]
    }
    close(path)
}

function name_of(key) { return decode(key in long_name ? long_name[key] : key) }

# A text as it may be shown: what would move the cursor, end a line or turn the
# direction of writing, and bytes that are no UTF-8, are question marks. Names
# of folders and files can have all of these in them.
function printable(s,    n, i, size, piece, out) {
    gsub(/[\001-\010\013-\037\177]/, "?", s)
    if (s !~ /[^\001-\177]/) return s
    if (!signs) learn_signs()
    n = length(s)
    for (i = 1; i <= n; i += size) {
        size = bytes ? length_of_sign(substr(s, i, 4)) : 1
        piece = substr(s, i, size ? size : 1)
        out = out (!size || piece in unseen ? "?" : piece)
        if (!size) size = 1
    }
    return out
}

# Signs are made of bytes, unless this awk reads whole signs (gawk, where the
# locale says so).
function learn_signs(    k) {
    signs = 1
    bytes = length("\303\244") == 2
    for (k = 1; k < 256; k++) code[sprintf("%c", k)] = k
    for (k = 128; k < 160; k++) hide(k)
    hide(1564)                          # U+061C
    hide(8206); hide(8207)              # U+200E, U+200F
    for (k = 8232; k < 8239; k++) hide(k)       # U+2028 to U+202E
    for (k = 8294; k < 8298; k++) hide(k)       # U+2066 to U+2069
    hide(65279); hide(65534); hide(65535)       # U+FEFF, U+FFFE, U+FFFF
}

function hide(n,    sign) {
    if (!bytes) sign = sprintf("%c", n)
    else if (n < 2048) sign = sprintf("%c%c", 192 + n / 64, 128 + n % 64)
    else sign = sprintf("%c%c%c", 224 + int(n / 4096), \
        128 + int(n / 64) % 64, 128 + n % 64)
    unseen[sign] = 1
}

# How many of these bytes are a sign; 0 if they are none.
function length_of_sign(s,    a, b, size, k) {
    a = code[substr(s, 1, 1)]
    if (a < 128) return 1
    if (a < 194 || a > 244) return 0
    size = a < 224 ? 2 : a < 240 ? 3 : 4
    b = code[substr(s, 2, 1)]
    # Not shorter than it must be, no half of a pair, nothing past U+10FFFF.
    if (a == 224 && b < 160 || a == 237 && b > 159) return 0
    if (a == 240 && b < 144 || a == 244 && b > 143) return 0
    for (k = 2; k <= size; k++) {
        b = code[substr(s, k, 1)]
        if (b < 128 || b > 191) return 0
    }
    return size
}

function hex(digit) { return index("0123456789ABCDEF", digit) - 1 }

function html(s) {
    s = printable(s)
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    gsub(/"/, "\\&quot;", s)
    return s
}

function words(name) { gsub(/_/, " ", name); return name }

# A field of a CSV file. A spreadsheet must not take a name for a formula.
function csv(s) {
    s = printable(s)
    if (s ~ /^[=+@\t-]/) s = "'" s
    gsub(/"/, "\"\"", s)
    return s ~ /[",;' \t]/ ? "\"" s "\"" : s
}

function json(s) {
    s = printable(s)
    gsub(/\\/, "\\\\&", s)
    gsub(/"/, "\\\"", s)
    gsub(/\t/, "\\t", s)
    gsub(/\n/, "\\n", s)
    return "\"" s "\""
}

# The words for the states of a chapter (result.awk).
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
        "--line: #dcdfe4; --passed: #1a7f4b; --open: #9aa4b1; " \
        "--failed: #c0392b; --box: #f1f2ef; --look: #9a6700; }"
    print "@media (prefers-color-scheme: dark) { " \
        ":root { --ink: #e4e8ee; --soft: #98a4b3; --page: #14181e; " \
        "--line: #323a45; --passed: #4cc38a; --open: #66717f; " \
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
        ".passed { color: var(--passed); } .open { color: var(--open); } " \
        ".failed { color: var(--failed); } .look { color: var(--look); }"
    print "pre { background: var(--box); padding: .7rem 1rem; " \
        "margin: .4rem 0 1rem 1.6rem; overflow-x: auto; " \
        "font: 13px/1.45 ui-monospace, monospace; }"
    print ".claim { margin: .15rem 0; overflow-wrap: anywhere; } " \
        ".mark { display: inline-block; width: 1.6rem; } " \
        "details { margin: .3rem 0; } summary { cursor: pointer; } " \
        "a { color: inherit; }"
    bars_and_prose()
}

# Bars are parts of a line, not pictures: words keep their size on a phone,
# where names and numbers stand above their bar.
function bars_and_prose() {
    print ".bar { display: flex; height: .8rem; background: var(--box); " \
        "border-radius: 2px; overflow: hidden; align-self: center; } " \
        ".bar i { background: currentColor; }"
    print ".row, .steps, .mistake { display: grid; " \
        "gap: .15rem .9rem; } " \
        ".steps { grid-template-columns: 4.5rem 1fr 2.5rem; } " \
        ".row { grid-template-columns: 14rem 1fr 13rem; } " \
        ".mistake { grid-template-columns: 2rem 7rem 1fr; " \
        "margin-bottom: .5rem; } " \
        ".mistake .bar { align-self: start; margin-top: .35rem; " \
        "background: none; } " \
        ".row .n, .mistake .n { text-align: right; } " \
        ".n { font-variant-numeric: tabular-nums; } " \
        "h3 { font-size: 1rem; margin: .7rem 0 .1rem; }"
    print ".said { background: var(--box); padding: .7rem 1rem; " \
        "margin: .4rem 0 1rem 1.6rem; font-size: .9rem; } " \
        ".said p { margin: .3rem 0; overflow-wrap: anywhere; " \
        "white-space: pre-wrap; } " \
        ".said pre { padding: 0; margin: .3rem 0; background: none; }"
    print "@media (max-width: 40rem) { " \
        ".row { grid-template-columns: 1fr auto; margin-bottom: .4rem; } " \
        ".row .bar { grid-column: 1 / -1; order: 1; } " \
        ".mistake { grid-template-columns: 1.2rem 2.5rem 1fr; } " \
        ".said { margin-left: 0; padding: .5rem .7rem; } }"
}
