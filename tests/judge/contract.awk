# Writes what the build needs of a chapter's table (contract.sh):
#
#   awk -v to=PATH -v header=NAME.h -f contract.awk TABLE
#
#   PATH.exports    for the linker: the names that are seen outside an exercise
#   PATH.missing.h  weak definitions of the exercises: one is called if the
#                   student's file does not define the function
#   PATH.weak.h     makes the reference's definitions weak as well
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
