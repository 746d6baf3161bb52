# The reasons for which a submission was not run, as its author reads them.
BEGIN { print "This file was not run. It"; print "" }
n++ < 8 { print "  " $0 }
END {
    if (n > 8) print "  and so on"
    print ""
    print "Exercises do not need these features. If yours does, ask your"
    print "instructor."
}
