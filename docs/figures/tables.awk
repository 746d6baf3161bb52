# What the tables say of a figure, as a script for gnuplot: its page and its
# axes, and then its marks, in the order in which they stand.
#
#   awk -v name=NAME -f tables.awk figures.tsv marks.tsv
#
# What is plotted comes last: in the whole, or in each panel, whose marks are
# then taken away again.

BEGIN { FS = "\t" }
/^#/ { next }
$1 == "figure" { split($0, heading); next }
$1 != name { next }
heading[2] == "width" {
    for (k = 1; k <= NF; k++) of[heading[k]] = $k
    next
}
$2 == "let" { print $3 " = " $5; next }
{ begin() }
$2 == "curve" { curves = curves (curves == "" ? "" : ", ") $5 " " $7; next }
$2 == "panel" {
    if (panels++) draw()
    if ($3 != "") print "do " $3 " {"
    if ($3 != "") ends = "}"
    say("eval %s", $5)
    next
}
{ cut_tag() }
$2 ~ /set$|^eval$/ { tell($2 " " $5); next }
{
    place = ($2 == "label" || tag ~ / circle$/) ? " at " : " from "
    tell("set " each $2 " " tag ($4 == "" ? "" : " " expression($4)) \
        ($5 == "" ? "" : place $5) ($6 == "" ? "" : " to " $6) " " $7)
}
END {
    begin()
    draw()
    print ends
}

function begin(    k, axis, grid) {
    if (begun++) return
    printf "eval page(%d, %d, %s, %s)\n", of["width"], of["height"], \
        expression(of["title"]), expression(of["below"])
    if (of["area"] == "canvas") print "@canvas"
    else {
        gsub(/ /, ", ", of["area"])
        say("eval area(%s)", of["area"])
    }
    say("set label 3 %s @secondline", expression(of["second"]))
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
}

# A tag may have a condition or a loop before it.
function cut_tag() {
    each = match($3, /^(for \[.*\]|if \(.*\)) ?/) ? substr($3, 1, RLENGTH) : ""
    tag = substr($3, length(each) + 1)
    condition = each ~ /^if/ ? each : ""
    if (condition != "") each = ""
}

function tell(command) {
    print (condition == "" ? command : condition "{ " command " }")
}

function draw() {
    print "plot " (curves == "" ? "NaN" : curves)
    if (panels) print "unset label; unset object; unset arrow"
    curves = ""
}

# The text as gnuplot has it: computed, if it begins with =.
function expression(text) {
    return sub(/^=/, "", text) ? text : quoted(text)
}

function quoted(text) {
    gsub(/["\\]/, "\\\\&", text)
    return "\"" text "\""
}

function say(form, text) {
    if (text != "" && text != "\"\"") printf form "\n", text
}
