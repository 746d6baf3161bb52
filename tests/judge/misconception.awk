# What the comment on top of a misconception says: its first paragraph is the
# explanation; read: names a section of the lesson, shipped: a public project.

/^#/ { exit }
{
    sub(/^\/\*+ ?/, "")
    sub(/^ \* ?/, "")
    sub(/ *\*\/.*$/, "")
}
/^read: / { section = $2; next }
# A long link stands on a line of its own.
/^shipped:/ { sub(/^shipped: */, ""); if ($0 == "") next }
/^https:/ { shipped = shipped (shipped == "" ? "" : ",") $1; next }
/^$/ { paragraph++; next }
paragraph == 0 { says[++lines] = $0 }
END {
    if (section == "") section = "-"
    if (shipped == "") shipped = "-"
    print "misconception", id, section, shipped
    for (k = 1; k <= lines; k++) print "says " says[k]
}
