# Rewrites the checked parts of a lesson from compiled and tested sources.
#
#   awk -v worked=OUTPUT -v folder=chapters/NN_name -f sync.awk README.md
#
#   <!-- run: NAME -->        the next code block is the block NAME of what
#                             worked.c prints, or, in chapter 14, of what came
#                             out of training (results.awk)
#   <!-- code: FILE TAG -->   the next code block is what stands between the
#                             two lines //! [TAG] of FILE, from the top folder
#
# A number with a decimal point in the prose is an error if no block of worked.c
# prints it. Numbers of sections and code in backticks are left alone.

BEGIN {
    while ((getline line < worked) > 0) {
        sub(/ +$/, "", line)
        if (line ~ /^## /) {
            name = substr(line, 4)
            blocks[name] = pending = ""
            continue
        }
        pending = line == "" ? pending "\n" : pending line "\n"
        if (line != "") { blocks[name] = blocks[name] pending; pending = "" }
        learn(line)
    }
}

function fail(text) {
    printf "%s:%d: %s\n", FILENAME, FNR, text > "/dev/stderr"
    failed = 1
}

# 1.30e-07 and 1.30e-7 are one number; its 1.30 may stand before a 10^{-7}.
function learn(text,    number) {
    while (match(text, /[0-9]+\.[0-9]+(e[-+]?[0-9]+)?/)) {
        number = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        known[plain(number)]
        sub(/e.*/, "", number)
        known[number]
    }
}

function plain(number) {
    sub(/e\+/, "e", number)
    sub(/e0+/, "e", number)
    sub(/e-0+/, "e-", number)
    return number
}

function check_numbers(text,    number) {
    gsub(/`[^`]*`/, "", text)
    gsub(/\]\([^)]*\)/, "", text)
    gsub(/<[^>]*>/, "", text)
    gsub(/[Ss]ections? [0-9]+\.[0-9]+(( and|,) [0-9]+\.[0-9]+)*/, "", text)
    while (match(text, /[0-9]+\.[0-9]+(e[-+]?[0-9]+)?/)) {
        number = substr(text, RSTART, RLENGTH)
        text = substr(text, RSTART + RLENGTH)
        if (!(plain(number) in known))
            fail(number " is not printed by " folder "/worked.c. Print it " \
                "there, then run make sync")
    }
}

function tagged(file, tag,    line, inside, marks, text) {
    while ((getline line < file) > 0) {
        if (index(line, "//! [" tag "]")) {
            marks++
            inside = !inside
        } else if (inside) text = text line "\n"
    }
    close(file)
    if (marks != 2)
        fail(file " has //! [" tag "] " marks + 0 " times; it needs two: one " \
            "before the code and one after it")
    return text
}

dropping { if (/^```/) { dropping = 0; print } ; next }
fenced { print; if (/^```/) fenced = 0; else if (math) check_numbers($0); next }
/^<!-- (run|code): / {
    wanted = 1
    if ($2 == "run:") {
        if (!($3 in blocks)) fail(folder "/worked.c prints no block ## " $3)
        body = blocks[$3]
    } else body = tagged($3, $4)
    print; next
}
/^```/ {
    print
    if (wanted) { printf "%s", body; dropping = 1; wanted = 0 }
    else { fenced = 1; math = /^```math/ }
    next
}
/^ *$/ && wanted { print; next }
wanted { fail("a code block should come next"); wanted = 0 }
{ check_numbers($0); print }
END { exit failed }
