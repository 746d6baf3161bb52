# Points, applied where they are shown: a result holds verdicts only.
# Read with -f behind text.awk.
#
#   score(RESULT)        reads a result, and the points file beside it
#   worth(chapter, exercise, test)   what one test is worth
#   earned[chapter], possible[chapter]   the points of one chapter
#   all_earned, all_possible             the points of all chapters
#
# A folder without a points file has no points: all_possible is 0.

function score(result,    path, line, field, chapter) {
    path = result
    sub(/[^\/]*$/, "points", path)
    read_points(path)
    delete earned
    all_earned = 0
    while ((getline line < result) > 0) {
        split(line, field, "\t")
        if (field[1] == "chapter") {
            chapter = field[2]
            earned[chapter] = 0
        }
        if (field[1] == "claim" && passed(field[4]))
            earned[chapter] += worth(chapter, field[2], field[3])
    }
    close(result)
    for (chapter in earned) all_earned += earned[chapter]
}

# The points file as points.awk writes it: chapter, exercise, test, points.
function read_points(path,    line, field) {
    delete worth_of
    delete possible
    all_possible = 0
    while ((getline line < path) > 0) {
        split(line, field, " ")
        worth_of[field[1], field[2], field[3]] = field[4]
        possible[field[1]] += field[4]
        all_possible += field[4]
    }
    close(path)
}

function worth(chapter, exercise, test) {
    return worth_of[chapter, exercise, test] + 0
}
