# The reasons for which a submission was not run, as its author reads them.
BEGIN { print "This file was not run. It" ; print "" }
n++ < 8 { print "  " $0 }
END {
    if (n > 8) print "  and so on"
    print ""
    print "An answer computes, and has no need of this. " \
        "If you think that it has, ask"
    print "your instructor: nobody is accused of anything."
}
