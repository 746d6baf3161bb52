# Prints CHAPTER FILE HOW of each file of the gallery. The first header of an
# exercise that it includes tells the chapter. HOW it is judged:
#
#   numbers   it gives wrong numbers, and does nothing else that is expected:
#             each kind in its comment is "wrong", or a misconception's id. All
#             those of a chapter are compiled as one file (apart.mk)
#   alone     any other one, or one whose comment has a line "alone: WHY"
#
#   awk -v headers="chapters/*/*.h" -f kept.awk FILE ...

BEGIN {
    n = split(headers, header, " ")
    for (k = 1; k <= n; k++) {
        split(header[k], part, "/")
        chapter["\"" part[3] "\""] = part[2]
    }
}
FNR == 1 { kinds = "" }
/^[^a-z]+ (alone|broken|kind|once): / { kinds = kinds " " $3 }
$1 == "#include" && $2 in chapter && !met[FILENAME]++ {
    print chapter[$2], FILENAME, how(chapter[$2])
}

function how(its,    n, kind, k, line) {
    n = split(kinds, kind, " ")
    for (k = 1; k <= n; k++)
        if (kind[k] != "wrong" && (getline line <("tests/" its \
            "/misconceptions/" kind[k] ".c")) < 0) return "alone"
    return "numbers"
}
