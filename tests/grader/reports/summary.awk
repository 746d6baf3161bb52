# The head of a student's report in text: points, and what was odd.
#   awk -f text.awk -f summary.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" { name = decode($2) }
$1 == "chapter" {
    points += $4; worth += $5
    row[++rows] = sprintf(" %-22s %4d of %-4d %s", $2, $4, $5, state_words($3))
}
$1 == "note" { note[++notes] = "   " ($2 == "-" ? "" : $2 ": ") $3 }
END {
    printf " %s: %d of %d points\n\n", name, points, worth
    for (k = 1; k <= rows; k++) print row[k]
    if (notes) print "\n Good to know:\n"
    for (k = 1; k <= notes; k++) print note[k]
}
