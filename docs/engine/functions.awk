# Writes for JavaScript how each function of a chapter is called.
#
#   { awk -v structs=1 -f header.awk HEADER; awk -f header.awk HEADER; } |
#       awk -v chapter=NN_name -f parameter.awk -f functions.awk
#
# A size becomes a function of the arguments: double pe[n][2 * d] has
# a => (a.n) * (2 * a.d) elements. What it can't read ends it with status 1.

BEGIN {
    FS = "\t"
    known = " double float size_t int bool "
}

$1 ~ /^enum / { put_enum($1, $2); next }
$1 ~ /^struct / { put_struct($1, $2); next }

$1 != name { put(); name = $1; text = "" }
{ text = text " " $2 }

END {
    if (!failed) put()
    if (failed) exit 1
}

function put_enum(tag, inside,    n, k, one, value) {
    known = known tag " "
    gsub(/ /, "", inside)
    n = split(inside, one, ",")
    for (k = 1; k <= n; k++) {
        if (one[k] == "") continue
        if (one[k] !~ /^[A-Z_0-9]+$/) fail("constant " one[k] " of " tag)
        printf "CONSTANTS.%s = %d;\n", one[k], value++
    }
}

function put_struct(tag, inside,    n, k, own, type) {
    printf "STRUCTS['%s'] = [", tag
    n = split(inside, part, /; ?/)
    for (k = 1; k < n; k++) {
        own = type = part[k]
        sub(/.* /, "", own)
        sub(/ [^ ]*$/, "", type)
        if (!is_known(type) || own !~ /^[a-z_0-9]+$/)
            fail("member \"" part[k] "\" of " tag)
        printf "%s['%s', '%s']", (k > 1 ? ", " : ""), own, type
    }
    print "];"
    structs_known = structs_known " " tag " "
}

function put(    flat, returns, count, k) {
    if (text == "") return
    flat = text
    gsub(/[ \t]+/, " ", flat)
    sub(/^ /, "", flat)
    returns = substr(flat, 1, index(flat, name "(") - 1)
    sub(/ +$/, "", returns)
    if (returns != "void" && !is_known(returns)) fail("result of " name)
    sub(/^[^(]*\(/, "", flat)
    sub(/\)$/, "", flat)
    count = flat == "void" ? 0 : split(flat, part, /, */)
    split("", scalar)
    printf "FUNCTIONS.%s = {\n", name
    printf "  chapter: '%s', returns: '%s', parameters: [\n", chapter, returns
    for (k = 1; k <= count; k++) put_parameter(part[k])
    print "  ],\n};"
}

function put_parameter(declared,    what) {
    what = "parameter \"" declared "\" of " name
    if (!read_parameter(declared, read)) fail(what)
    if (!is_known(read["type"]) && !(read["array"] && read["input"] && \
        index(structs_known, " " read["type"] " "))) fail(what)
    if (read["array"] && read["type"] == "bool") fail(what)
    printf "    { name: '%s', type: '%s'", read["name"], read["type"]
    if (read["array"])
        printf ", input: %s, size: %s", read["input"] ? "true" : "false", \
            size(read["sizes"], what)
    else
        scalar[read["name"]]
    print " },"
}

# size("[n][2 * d]") is "a => (a.n) * (2 * a.d)".
function size(sizes, what,    js, word) {
    if (sizes == "") return "() => 1"
    while (match(sizes, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(sizes, RSTART, RLENGTH)
        if (!(word in scalar)) fail(what)
        js = js substr(sizes, 1, RSTART - 1) "a." word
        sizes = substr(sizes, RSTART + RLENGTH)
    }
    js = js sizes
    if (js !~ /^[]a-z._A-Z0-9 +*\/()[-]*$/) fail(what)
    gsub(/\]\[/, ") * (", js)
    gsub(/\[/, "(", js)
    gsub(/\]/, ")", js)
    return (js ~ /a\./ ? "a" : "()") " => " js
}

function is_known(type) { return index(known, " " type " ") > 0 }

function fail(what) {
    if (failed) return
    failed = 1
    print chapter ": docs/engine/functions.awk can't read the " what \
        >"/dev/stderr"
    exit 1
}
