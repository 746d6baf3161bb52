# What the comment on top of a misconception says: its first paragraph is the
# explanation; read: names a section of the lesson, shipped: a public project.

BEGIN { OFS = "\t" }
/^#/ { exit }
{
    sub(/^\/\*+ ?/, "")
    sub(/^ \* ?/, "")
    sub(/ *\*\/.*$/, "")
}
/^read: / { section = $2; next }
# A long link is on a line of its own.
/^shipped:/ { sub(/^shipped: */, ""); if ($0 == "") next }
/^https:/ { link[++links] = $1; next }
/^$/ { paragraph++; next }
paragraph == 0 { says = says (says == "" ? "" : " ") $0 }
END {
    print "misconception", id, section
    print "text", says
    for (k = 1; k <= links; k++) print "link", link[k]
}
