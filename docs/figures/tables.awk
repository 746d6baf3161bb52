# What the tables say of a figure, for gnuplot: its page and its axes at once,
# its labels, arrows and objects in the string "marks", and a plot of its curves
# in the string "curves". The script says "eval marks" and "eval curves" once it
# has defined what they need; of a figure without a script, plain=1 does.
#
#   awk -v name=NAME -v plain=1 -f tables.awk figures.tsv marks.tsv

BEGIN { FS = "\t" }
/^#/ { next }
$1 == "figure" { split($0, heading); next }
$1 != name { next }
heading[2] == "width" {
    for (k = 1; k <= NF; k++) of[heading[k]] = $k
    next
}
$2 == "curve" {
    curves = curves (curves == "" ? "plot " : ", ") $5 " " $7
    next
}
{
    text = sub(/^=/, "", $4) ? $4 : quoted($4)
    marks = marks "set " $2 " " $3 " " ($2 == "label" ? text " at " : "from ") \
        $5 ($6 == "" ? "" : " to " $6) " " $7 "; "
}
END {
    if (of["width"]) {
        printf "eval page(%d, %d, %s, %s)\n", of["width"], of["height"], \
            quoted(of["title"]), quoted(of["below"])
        area = of["area"]
        gsub(/ /, ", ", area)
        say("eval area(%s)", area)
        say("set label 3 %s @secondline", quoted(of["second"]))
    }
    say("set logscale %s", of["log"])
    for (k = 1; k <= 2; k++) {
        axis = substr("xy", k, 1)
        say("set " axis "range [%s]", of[axis "range"])
        say("set " axis "tics %s", of[axis "tics"])
        say("set " axis "label %s", quoted(of[axis "label"]))
    }
    grid = of["grid"]
    sub(/ rule$/, "tics linecolor rgb rule linetype 1 dashtype 3", grid)
    sub(/ wash$/, "tics linecolor rgb wash linetype 1", grid)
    sub(/^x /, "xtics ", grid)
    say("set grid %s", grid)
    gsub(/'/, "''", marks)
    print "marks = '" marks "'"
    gsub(/'/, "''", curves)
    print "curves = '" curves "'"
    if (plain) print "eval marks\neval curves"
}

function quoted(text) {
    gsub(/["\\]/, "\\\\&", text)
    return "\"" text "\""
}

function say(form, text) {
    if (text != "" && text != "\"\"") printf form "\n", text
}
