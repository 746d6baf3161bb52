# Writes for JavaScript how each function of a chapter is called.
#
#   awk -v chapter=NN_name -f functions.awk TABLE
#
# TABLE is that of the chapter (contract.sh). A size becomes a function of the
# arguments: double pe[n][2 * d] has a => (a.n) * (2 * a.d) elements. What no
# argument of JavaScript can be ends it with status 1.

BEGIN {
    FS = "\t"
    known = " void double float size_t int bool "
}

$1 == "constant" {
    known = known "enum " $2 " "
    printf "CONSTANTS.%s = %d;\n", $3, $4
}
$1 == "member" {
    need($4, "member " $3 " of " $2)
    structs_known[$2] = structs_known[$2] "['" $3 "', '" $4 "'], "
}
$1 == "function" {
    end_function()
    need($3, "result of " $2)
    printf "FUNCTIONS.%s = {\n", $2
    printf "  chapter: '%s', returns: '%s', parameters: [\n", chapter, $3
    split("", scalar)
    open = 1
}
$1 == "parameter" { put_parameter("parameter " $4 " of " $2) }

END {
    end_function()
    for (tag in structs_known)
        printf "STRUCTS['struct %s'] = [%s];\n", tag, structs_known[tag]
    exit failed
}

function end_function() { if (open) print "  ],\n};" }

function put_parameter(what,    array, k, size) {
    array = $6 != "value"
    if ($5 !~ /^struct / || $6 != "in") need($5, what)
    if (array && $5 == "bool") fail(what)
    printf "    { name: '%s', type: '%s'", $4, $5
    if (array) {
        for (k = 8; k <= NF; k++) size = \
            size (k > 8 ? " * " : "") in_js($k, what)
        printf ", input: %s, changed: %s, size: %s", \
            ($6 == "in" ? "true" : "false"), \
            ($6 == "in,out" ? "true" : "false"), \
            (size ~ /a\./ ? "a" : "()") " => " (size == "" ? 1 : size)
    } else {
        scalar[$4]
        if ($7 == "-") fail(what ": its comment has no Example of it")
        printf ", example: %s", ($7 ~ /^[A-Z]/ ? "CONSTANTS." : "") $7
    }
    print " },"
}

# in_js("2 * d") is "(2 * a.d)".
function in_js(size, what,    js, word) {
    while (match(size, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(size, RSTART, RLENGTH)
        if (!(word in scalar)) fail(what)
        js = js substr(size, 1, RSTART - 1) "a." word
        size = substr(size, RSTART + RLENGTH)
    }
    return "(" js size ")"
}

function need(type, what) { if (!index(known, " " type " ")) fail(what) }

function fail(what) {
    failed = 1
    print chapter ": docs/engine/functions.awk can't read the " what \
        >"/dev/stderr"
    exit 1
}
