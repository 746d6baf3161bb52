# Prints CHAPTER FILE HOW of each file of the gallery. The first header of an
# exercise that it includes tells the chapter. HOW it is judged:
#
#   numbers   it gives wrong numbers, and does nothing else that is expected:
#             each kind in its comment is "wrong", or a misconception's id. All
#             those of a chapter are one program (apart.mk)
#   alone     any other one, or one whose comment has a line "alone: WHY"
#
#   awk -v headers="chapters/*/*.h" -f kept.awk FILE ...

FNR == 1 { kinds = "" }
/^[^a-z]+ (alone|broken|kind|once): / { kinds = kinds " " $3 }
/^#include "/ && !met[FILENAME] {
    name = substr($2, 2, length($2) - 4)
    if (!match(headers, "[0-9][0-9]_" name "/")) next
    met[FILENAME] = 1
    chapter = substr(headers, RSTART, RLENGTH - 1)
    print chapter, FILENAME, how()
}

function how(    n, kind, k, line) {
    n = split(kinds, kind, " ")
    for (k = 1; k <= n; k++)
        if (kind[k] != "wrong" && (getline line <("tests/" chapter \
            "/misconceptions/" kind[k] ".c")) < 0) return "alone"
    return "numbers"
}
