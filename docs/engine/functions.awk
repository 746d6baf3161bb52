# Writes for JavaScript how each function of a chapter is called.
#
#   { awk -v structs=1 -f header.awk HEADER; awk -f header.awk HEADER; } |
#       awk -v chapter=NN_name -v comments=HEADER -f parameter.awk \
#       -f functions.awk
#
# A size becomes a function of the arguments: double pe[n][2 * d] has
# a => (a.n) * (2 * a.d) elements. What it can't read ends it with status 1.
#
# From the comments come which arrays are read and changed (@param[in,out]), and
# an example for each number that is no array.

BEGIN {
    FS = "\t"
    known = " double float size_t int bool "
    split("4 12 6", sizes_in_turn, " ")
    if (comments) read_comments(comments)
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

# about[function, parameter] is what the comment says of it.
function read_comments(file,    line, own, parameter, said) {
    while ((getline line < file) > 0) {
        if (line ~ /^ \* @param/) {
            own = line
            sub(/^ \* @param[^ ]* +/, "", own)
            sub(/ .*/, "", own)
            said[own] = ""
        } else if (line !~ /^ \* +[^ @]/ || line ~ /^ \* [A-Z]/) own = ""
        if (line ~ /^[a-z].*\(/) {
            sub(/\(.*/, "", line)
            sub(/.*[ *]/, "", line)
            for (parameter in said) about[line, parameter] = said[parameter]
            split("", said)
        }
        sub(/^ \* +/, "", line)
        if (own != "") said[own] = said[own] line " "
    }
}

# A number that the function takes, in each parameter another. An index is 3 or
# 2, and what an index stays below is 8. Other sizes are even, and the second is
# a multiple of the third, as heads want it.
function example(type, own,    each) {
    if (type == "double" || type == "float") return 0.5 + fractions++
    if (type == "bool") return "true"
    if (type != "size_t") return 0
    for (each in scalar)
        if (about[name, each] ~ "(below|to|at most|divides) [(]?" own "[^a-z_]")
            return 8
    if (about[name, own] ~ \
        / position of | from 0| 0 (or more|for)|(below|at most) [a-z]/)
        return 3 - indices++ % 2
    return sizes_in_turn[sizes++ % 3 + 1]
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
    sizes = fractions = indices = 0
    printf "FUNCTIONS.%s = {\n", name
    printf "  chapter: '%s', returns: '%s', parameters: [\n", chapter, returns
    for (k = 1; k <= count; k++)
        if (read_parameter(part[k], read) && !read["array"])
            scalar[read["name"]]
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
        printf ", input: %s, changed: %s, size: %s", \
            read["input"] ? "true" : "false", \
            about[name, read["name"]] ~ /^@param.in,out/ ? "true" : "false", \
            size(read["sizes"], what)
    else
        printf ", example: %s", example(read["type"], read["name"])
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
