# Writes what the build needs of a chapter's table (contract.sh):
#
#   awk -v to=PATH -v header=NAME.h -f contract.awk TABLE
#
#   PATH.exports    for the linker: the names that are seen outside an exercise
#   PATH.missing.h  what is called in place of a function that the student's
#                   file does not have: it gives way to any other definition
#   PATH.weak.h     makes the reference give way as well
#   PATH.claims     exercise and sentence of each claim

BEGIN {
    FS = "\t"
    print "{ global:" >(to ".exports")
    printf "" >(to ".claims")
    printf "#include \"%s\"\n#include \"todo.h\"\n", header >(to ".missing.h")
}

$1 == "function" {
    print $2 ";" >(to ".exports")
    print "#pragma weak " $2 >(to ".weak.h")
    print "__attribute__((weak))" >(to ".missing.h")
}
$1 == "text" { print $3 >(to ".missing.h") }
$1 == "text" && $3 ~ /\)$/ {
    printf "{ todo_reached(\"%s\", 0); }\n", $2 >(to ".missing.h")
}
$1 == "claim" { print $2, $3 >(to ".claims") }

END { print "local: *; };" >(to ".exports") }
