# Writes a chapter's stub from its table (contract.sh): every function with a
# body that says TODO().
#
#   awk -f tests/judge/stub.awk chapters/05_full_formula/full_formula.h
#
# Run from the top folder. Without a table of this header the status is 1.

BEGIN {
    split(ARGV[1], part, "/")
    reader = "sh tests/judge/contract.sh '" part[2] "'"
    while ((reader | getline line) > 0)
        if (split(line, row, "\t") == 3 && row[1] == "text")
            stub = stub (row[3] ~ /^[^ ]/ ? "\n" : "") row[3] "\n" \
                (row[3] ~ /\)$/ ? "{\n    TODO();\n}\n" : "")
    close(reader)
    if (stub == "") exit 1

    print "/* Your work goes here, and only here."
    print " *"
    print " * What each function promises stands above its name in " part[3] ","
    print " * and why it is wanted in README.md beside it. Replace a TODO() " \
        "by your"
    print " * code, save, and run make check. Helper functions of your own are"
    print " * welcome: make them static. */"
    print "#include \"" part[3] "\"\n"
    print "#include \"todo.h\""
    printf "%s", stub
}
