# Names each function whose body has more than 25 lines where students read, or
# than 40 elsewhere, in C, awk, shell and JavaScript. A body ends with the first
# brace that is as far in as the line in which the function's head begins.

FNR == 1 {
    split("", begins)
    most = FILENAME ~ /^(chapters|solutions)\// ? 25 : 40
    script = FILENAME ~ /js$/
}
match($0, /^ */) && !continues { margin = RLENGTH }
/^ *}|^\)$/ { end_body(RLENGTH) }
opens_body() { begins[margin] = FNR }
{ continues = script && !/[;{}:]$|^ *(\/\/|\/?\*|$)/ }

function opens_body() {
    if (FILENAME ~ /\.[ch]$/) return /^[{]/
    if (!script) return /^(function .*|[a-z_0-9]+\(\) )[({]( #.*)?$/
    return /(\)|=>) [{]$/ || /^function .*[{]$/ ? \
        !/^ *(} )?(else )?(if|for|while|switch|catch) / : 0
}

function end_body(column,    size, k) {
    size = FNR - begins[column] - 1
    if (begins[column] && size > most)
        print FILENAME ":" begins[column] ": a body of " size " lines"
    for (k in begins) if (k + 0 >= column) delete begins[k]
}
