# Writes what the build needs of a chapter's header, beside its functions, which
# header.awk prints.
#
#   awk -v to=PATH -f header.awk -f contract.awk HEADER
#
#   PATH.arrays     the parameters of the functions, as header.awk has them
#   PATH.exports    for the linker: the names that are seen outside an exercise
#   PATH.missing.h  what is called in place of a function that the student's
#                   file does not have: it gives way to any other definition
#   PATH.weak.h     makes the reference give way as well

END {
    sub(/.*\//, "", file)
    print "{ global:" >(to ".exports")
    printf "#include \"%s\"\n#include \"todo.h\"\n", file >(to ".missing.h")
    out = ""
    for (k = 1; k <= names; k++) {
        keep_parameters(declared[k], prototype[k])
        print declared[k] ";" >(to ".exports")
        print "#pragma weak " declared[k] >(to ".weak.h")
        printf "__attribute__((weak)) %s { todo_reached(\"%s\", 0); }\n", \
            prototype[k], declared[k] >(to ".missing.h")
    }
    print "local: *; };" >(to ".exports")
    printf "%s", out >(to ".arrays")
}
