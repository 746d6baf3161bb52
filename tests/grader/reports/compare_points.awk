# Whose reports were written with other points than those of this run.
#
#   awk -v folder=STUDENTS -f compare_points.awk BUNDLE/points KEYS
#
# For each of them comes out a line:
#
#   points KEY   each test is still there, some have other points
#   tests  KEY   there are other tests now, or no points file was kept

FNR == NR {
    points = points $0 "\n"
    tests = tests $1 " " $2 " " $3 "\n"
    next
}
{
    read_old(folder "/" $1 "/points")
    if (old_points == points) next
    if (old_tests == tests) print "points", $1
    else if ((getline line < (folder "/" $1 "/result")) > 0) print "tests", $1
    close(folder "/" $1 "/result")
}

function read_old(path,    line, field) {
    old_points = old_tests = ""
    while ((getline line < path) > 0) {
        split(line, field, " ")
        old_points = old_points line "\n"
        old_tests = old_tests field[1] " " field[2] " " field[3] "\n"
    }
    close(path)
}
