# Writes for narrow.c which numbers each function of a chapter is given: those
# of its parameters that are a size_t or a double, alone, in arrays and in
# structs. An output holds none, and a bool and an enum fit in every type.
#
#   awk -f narrow.awk TABLE                     the chapter's (contract.sh)

BEGIN { FS = "\t" }

$1 == "member" {
    member["struct " $2, ++members["struct " $2]] = $3
    type_of["struct " $2, $3] = $4
}
$1 == "function" {
    exercise[++functions] = $2
    print "void right_" $2 "(void);"
}
$1 != "parameter" || $6 == "out" { next }
$5 in members {
    for (k = 1; k <= members[$5]; k++)
        put(type_of[$5, member[$5, k]], $4 "." member[$5, k], \
            "offsetof(" $5 ", " member[$5, k] ")")
    next
}
{ put($5, $4, 0) }

function put(type, name, offset) {
    if (type ~ /^(bool|enum)/) return
    if (type !~ /^(size_t|double)$/) print "#error narrow.c knows no " type
    rows = rows sprintf("    {\"%s\", \"%s\", %d, %d, %d, %d, %s, " \
        "sizeof(%s)},\n", $2, name, functions - 1, $3 - 1, \
        type == "size_t", $6 == "value", offset, $5)
}

END {
    print "static void (*const right[])(void) = {"
    for (k = 1; k <= functions; k++) print "    right_" exercise[k] ","
    printf "};\nstatic const struct number numbers[] = {\n%s};\n", rows
}
