# Says in words what the linker could not find, or found twice.
/undefined reference to|undefined symbol|Undefined symbols|"_.*", referenced/ {
    if (match($0, /[`'"]_?[A-Za-z_0-9]+['"]/)) {
        name = substr($0, RSTART + 1, RLENGTH - 2)
        if (!seen[name]++) missing = missing "  " name "\n"
    }
}
/multiple definition of|duplicate symbol/ {
    if (match($0, /[`'"]_?[A-Za-z_0-9]+['"]/)) {
        name = substr($0, RSTART + 1, RLENGTH - 2)
        if (!seen[name]++) twice = twice "  " name "\n"
    }
}
{ raw = raw $0 "\n" }
END {
    if (missing != "") {
        print "It compiles, but the tests do not find:\n"
        printf "%s", missing
        print "\nHas a function been renamed, or taken out? Its name stands in"
        print file ".h."
        print "A helper of your own must be written in this same file."
    }
    if (twice != "") {
        print "It compiles, but these names are taken:\n"
        printf "%s", twice
        print "\nMake helpers of your own static, and leave main to others."
    }
    if (missing == "" && twice == "")
        printf "It compiles, but can't be linked:\n\n%s", substr(raw, 1, 600)
}
