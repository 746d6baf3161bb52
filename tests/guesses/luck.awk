# Marks what has passed only by luck: it fails with other values in variables
# that were never set.
#
#   awk -v names=FILE -f statuses.awk -f luck.awk OTHER_FACTS FACTS
#
# FILE has the names of these variables, and their lines (unset.awk).

BEGIN {
    FS = OFS = "\t"
}
FILENAME == ARGV[1] {
    if ($1 == "claim" && how_ended[$4] ~ /^(answer|stopped|endless)$/)
        fails[$2, $3]
    next
}
$1 == "claim" && $4 == "passed" && ($2, $3) in fails {
    $4 = "luck"
    print
    while ((getline line < names) > 0) print "unset", line
    close(names)
    next
}
{ print }
