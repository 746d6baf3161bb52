# Prints what the linker could not find, or found twice, as records:
#
#   undefined NAME      duplicate NAME      row LINE, where it is neither
#
# Of each a dozen at most.

function name_in(line) {
    if (match(line, /[`'"]_?[A-Za-z_0-9]+['"]/))
        return substr(line, RSTART + 1, RLENGTH - 2)
    if (match(line, /symbol: [A-Za-z_0-9]+$/)) # lld
        return substr(line, RSTART + 8, RLENGTH - 8)
    return ""
}
function put(type, name) {
    if (name == "" || found[type] == 12 || seen[name]++) return
    print type "\t" substr(name, 1, 60)
    found[type]++
    any = 1
}
/undefined reference to|undefined symbol|Undefined symbols|"_.*", referenced/ {
    put("undefined", name_in($0))
}
/multiple definition of|duplicate symbol/ { put("duplicate", name_in($0)) }
{ if (length(raw) < 600) raw = raw "row\t  " substr($0, 1, 70) "\n" }
END { if (!any) printf "%s", raw }
