# Writes a chapter's stub from its header: every function with a body that
# says TODO(). Run as: awk -f stub.awk chapters/05_full_formula/full_formula.h

FNR == 1 {
    parts = split(FILENAME, part, "/")
    header = part[parts]
    source = header
    sub(/\.h$/, ".c", source)
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
}

/^\/\*/ { comment = 1 }
comment { if (/\*\//) comment = 0; next }
/^#/ || /^$/ { next }

# A prototype starts in the first column and may run over several lines.
/^[a-z]/ { open = 1; text = ""; print "" }
open {
    text = $0
    if (sub(/;$/, "", text)) {
        text = text "\n{\n    TODO();\n}"
        open = 0
    }
    print text
}
