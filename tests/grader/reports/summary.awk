# The head of a student's report in text: points, and what was odd.
#   awk -f text.awk -f score.awk -f summary.awk RESULT
BEGIN { FS = "\t" }
$1 == "student" { name = decode($2); score(FILENAME) }
$1 == "chapter" {
    row[++rows] = sprintf(" %-22s %4d of %-4d %s", $2, earned[$2],
        possible[$2], state_words($3))
}
$1 == "note" { note[++notes] = "   " ($2 == "-" ? "" : $2 ": ") $3 }
END {
    printf " %s: %d of %d points\n\n", name, all_earned,
        all_possible
    for (k = 1; k <= rows; k++) print row[k]
    if (notes) print "\n Good to know:\n"
    for (k = 1; k <= notes; k++) print note[k]
}
