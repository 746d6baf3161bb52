# Is qsort given a function of the object itself, each time?
#
#   { readelf -sW O; objdump -dr --no-show-raw-insn O; } | awk -f vet_sort.awk
#
# qsort calls the address that it is given, and C can reckon any address from
# another one. Says so in one line unless it is plain that the function is the
# beginning of one of the object's own: loaded by name, moved from register to
# register, and not jumped past. Known are the ways of gcc and clang on x86-64
# without optimization; elsewhere every use is told.

# readelf's symbols: the object's own functions
$1 ~ /^[0-9]+:$/ && $4 == "FUNC" && $7 != "UND" { own[$8]; next }

# objdump's instructions: address, tab, mnemonic, operands
/^ *[0-9a-f]+:\t/ {
    address = $1
    sub(/:/, "", address)
    to = $3
    sub(/.*,/, "", to)
    loaded = ""
    if ($2 == "lea" && $0 ~ /# [0-9a-f]+ <[A-Za-z_][A-Za-z0-9_]*>$/) {
        name = $NF
        gsub(/[<>]/, "", name)
        start[to] = name in own ? address : ""
    } else if ($2 == "lea") {
        start[to] = ""
        loaded = to # the next line may say what
    } else if ($2 == "mov" && $3 ~ /^%r[a-z0-9]+,%r[a-z0-9]+$/) {
        from = $3
        sub(/,.*/, "", from)
        start[to] = start[from]
    } else if ($2 ~ /^(j|call|ret|loop)/) {
        target[$3]
        begin = start["%rcx"]
        split("", start)
    } else start[whole(to)] = ""
    next
}

# objdump's relocation of the instruction before
$2 ~ /^R_X86_64_/ {
    name = $3
    if (name ~ /^qsort-0x4$/) {
        calls++
        if (begin == "") unsure = 1
        first[calls] = begin
        last[calls] = address
    }
    if (loaded != "" && sub(/-0x4$/, "", name) && name in own)
        start[loaded] = address
    next
}
$2 ~ /^R_.*/ && $3 ~ /^qsort/ { unsure = 1 }

END {
    for (k = 1; k <= calls; k++)
        for (t in target)
            if (below(first[k], t) && !below(last[k], t)) unsure = 1
    if (unsure || !calls) print "has a function called by qsort"
}

# %ecx, %cx and %cl are parts of %rcx.
function whole(register) {
    if (register ~ /^%e?[abcd][xlh]$/) {
        gsub(/[%exlh]/, "", register)
        return "%r" register "x"
    }
    if (register ~ /^%e?[sd]il?$/) return "%r" substr(register, \
        register ~ /^%e/ ? 3 : 2, 1) "i"
    sub(/[dwb]$/, "", register)
    return register
}

# Two numbers in base 16: is the first the smaller one?
function below(a, b) {
    if (length(a) != length(b)) return length(a) < length(b)
    return a "" < b ""
}
