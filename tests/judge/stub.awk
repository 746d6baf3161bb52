# Writes a chapter's stub from its header: every function with a body that
# says TODO(). Run from the top folder:
#
#   awk -f tests/judge/stub.awk chapters/05_full_formula/full_formula.h
#
# header.awk reads the header. If it reports an error, nothing is written and
# the status is 1.

BEGIN {
    reader = "awk -f tests/judge/header.awk '" ARGV[1] "'"
    while ((reader | getline line) > 0) {
        tab = index(line, "\t")
        name = substr(line, 1, tab - 1)
        if (name != before) stub = stub end_of(before) "\n"
        before = name
        stub = stub substr(line, tab + 1) "\n"
    }
    close(reader)
    if (stub == "") exit 1

    header = ARGV[1]
    sub(/.*\//, "", header)
    print "/* Your work goes here, and only here."
    print " *"
    print " * What each function promises stands above its name in " header ","
    print " * and why it is wanted in README.md beside it. Replace a TODO() " \
        "by your"
    print " * code, save, and run make check. Helper functions of your own are"
    print " * welcome: make them static. */"
    print "#include \"" header "\""
    print ""
    print "#include \"todo.h\""
    printf "%s", stub end_of(before)
}

function end_of(name) { return name == "" ? "" : "{\n    TODO();\n}\n" }
