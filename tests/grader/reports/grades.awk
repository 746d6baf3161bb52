# One line for each student, chapter by chapter.
#   awk -v folder=STUDENTS -v names=NAMES -f text.awk -f score.awk \
#       -f grades.awk KEYS
# Reads one result at a time: a class can have any size.
BEGIN { FS = "\t"; read_names(names) }
{
    key = $1
    path = folder "/" key "/result"
    score(path)
    row = chapters = look = ""
    while ((getline line < path) > 0) {
        split(line, field, "\t")
        if (field[1] == "chapter") {
            row = row "," earned[field[2]]
            chapters = chapters "," field[2]
        }
        if (field[1] == "flag") {
            text = (field[2] == "-" ? "" : substr(field[2], 1, 2) " ") field[3]
            look = look (look == "" ? "" : "; ") text
        }
    }
    close(path)
    if (!all_possible) next
    if (!head++) print "student,points,of" chapters ",folder,look at"
    print csv(name_of(key)) "," all_earned "," all_possible row "," csv(key) \
        "," csv(look)
}
