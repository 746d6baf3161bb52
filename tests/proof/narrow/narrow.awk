# Writes for narrow.c which numbers each function of a chapter is given: those
# of its parameters that are a size_t or a double, alone, in arrays and in
# structs. An output holds none, and a bool and an enum fit in every type.
#
#   awk -v structs=1 -f header.awk HEADER |
#       awk -f narrow.awk - HEADER NN_name.arrays

BEGIN { FS = "\t" }

FILENAME == "-" { if (/^struct /) inside[$1] = $2; next }

FILENAME ~ /\.h$/ {
    if (/^ \* @param\[out\]/) {
        split($0, part, / +/)
        outputs = outputs " " part[4] " "
    } else if (/^[a-z].*\(/) {
        sub(/\(.*/, "")
        sub(/.*[ *]/, "")
        written[$0] = outputs
        outputs = ""
    }
    next
}

$1 != exercise[functions] {
    exercise[++functions] = $1
    print "void right_" $1 "(void);"
}
index(written[$1], " " $3 " ") { next }
$4 in inside {
    n = split(inside[$4], member, /; ?/)
    for (k = 1; k < n; k++) {
        split(member[k], part, " ")
        put(part[1], $3 "." part[2], "offsetof(" $4 ", " part[2] ")")
    }
    next
}
{ put($4, $3, 0) }

function put(type, name, offset) {
    if (type ~ /^(bool|enum)/) return
    if (type !~ /^(size_t|double)$/) print "#error narrow.c knows no " type
    rows = rows sprintf("    {\"%s\", \"%s\", %d, %d, %d, %s, sizeof(%s)},\n", \
        $1, name, functions - 1, $2 - 1, type == "size_t", offset, $4)
}

END {
    print "static void (*const right[])(void) = {"
    for (k = 1; k <= functions; k++) print "    right_" exercise[k] ","
    printf "};\nstatic const struct number numbers[] = {\n%s};\n", rows
}
