# Writes what the build needs of a chapter's header, beside its functions, which
# header.awk prints.
#
#   awk -v to=PATH [-v tests=FILE] -f header.awk -f contract.awk HEADER
#
#   PATH.arrays     for each parameter the function, the parameter's number from
#                   1, its name, its type, and its sizes, if it is an array:
#                   permute_rows <tab> 4 <tab> x <tab> double <tab> n <tab> d
#   PATH.exports    for the linker: the names that are seen outside an exercise
#   PATH.missing.h  what is called in place of a function that the student's
#                   file does not have: it gives way to any other definition
#   PATH.weak.h     makes the reference give way as well
#   PATH.claims     exercise and sentence of each claim in FILE, if it is given

END {
    sub(/.*\//, "", file)
    print "{ global:" >(to ".exports")
    printf "#include \"%s\"\n#include \"todo.h\"\n", file >(to ".missing.h")
    for (k = 1; k <= names; k++) {
        write_parameters(declared[k], prototype[k])
        print declared[k] ";" >(to ".exports")
        print "#pragma weak " declared[k] >(to ".weak.h")
        printf "__attribute__((weak)) %s { todo_reached(\"%s\", 0); }\n", \
            prototype[k], declared[k] >(to ".missing.h")
    }
    print "local: *; };" >(to ".exports")
    while (tests && (getline line <tests) > 0)
        if (line ~ /^Test\(/) {
            split(line, word, /[(, ]+/)
            print word[2], word[3] >(to ".claims")
        }
}

function write_parameters(name, flat,    n, k, parameter, sizes, type) {
    sub(/^[^(]*\(/, "", flat)
    sub(/\)$/, "", flat)
    n = split(flat, parameter, ",")
    for (k = 1; k <= n; k++) {
        sizes = ""
        if (match(parameter[k], /\[.*/)) {
            sizes = substr(parameter[k], RSTART)
            parameter[k] = substr(parameter[k], 1, RSTART - 1)
            gsub(/\]\[/, "\t", sizes)
            gsub(/\[/, "\t", sizes)
            sub(/\].*/, "", sizes)
        }
        sub(/ $/, "", parameter[k])
        type = parameter[k]
        sub(/.*[ *]/, "", parameter[k])
        sub(/[ *]*[A-Za-z_0-9]*$/, "", type)
        sub(/^ *(const )?/, "", type)
        print name "\t" k "\t" parameter[k] "\t" type sizes >(to ".arrays")
    }
}
