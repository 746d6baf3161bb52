# Reads the declaration of one parameter, for the programs that write code from
# prototypes: tests/judge/calls.awk and docs/engine/functions.awk.
#
# read_parameter("const double x[n][d]", read) fills read:
#
#   name    x           type    double, without const
#   sizes   [n][d]      array   1 if it has sizes or a *
#   input   1 if it is const
#
# Returns 0 if it can't read the declaration.
function read_parameter(declared, read,    sizes, own, type) {
    sizes = ""
    if (match(declared, /\[.*/)) {
        sizes = substr(declared, RSTART)
        declared = substr(declared, 1, RSTART - 1)
    }
    own = declared
    sub(/.*[ *]/, "", own)
    type = substr(declared, 1, length(declared) - length(own))
    read["array"] = sub(/ *\* *$/, "", type) || sizes != ""
    read["input"] = gsub(/(^| )const /, " ", type) > 0
    gsub(/^ +| +$/, "", type)
    read["name"] = own
    read["type"] = type
    read["sizes"] = sizes
    return type ~ /^((struct|enum|union) )?[a-z_][a-z_0-9 ]*$/ && \
        sizes !~ /\[(static|\*|\])/
}
