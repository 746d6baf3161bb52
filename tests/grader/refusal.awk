# The reasons for which a submission was not run, as its author reads them:
# records "text" and "row" (docs/design.md).
BEGIN { OFS = "\t"; print "text", "This file was not run. It" }
n++ < 8 { print "row", "  " $0 }
END {
    if (n > 8) print "row", "  and so on"
    print "text", "Exercises do not need these features. If yours does, ask " \
        "your instructor."
}
