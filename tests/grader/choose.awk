# Puts the files that a student handed in into order, for each chapter.
#
#   awk -f choose.awk CHAPTERS FILES
#
# CHAPTERS: NN_name in each line; FILES: type (f, l for a symbolic link, o for
# a name with a line end in it), size and path. Out come tab-separated lines:
#
#   only  NN_name  RANK  SIZE  PATH   the one file for this chapter
#   try   NN_name  RANK  SIZE  PATH   one of several, at most nine, best first
#   flag  NN_name  what an instructor should look at (- for no chapter)
#   link  NN_name  -     -     -      nothing but a symbolic link
#
# The right place is best (rank 1: chapters/NN_name/name.c), then the right
# folder, then the right name anywhere, then a name much like it.

BEGIN { OFS = "\t" }

FNR == NR { chapter[++chapters] = $1; next }

$1 == "o" { odd++; next }
{
    type = $1; size = $2
    path = $0
    sub(/^[flo] [0-9]+ /, "", path)
    for (c = 1; c <= chapters; c++) {
        r = rank(chapter[c], path)
        if (r && type == "f") insert(c, r, size, path)
        else if (r && r <= 3) link[c] = 1
    }
}

END {
    if (odd)
        print "flag", "-", "files whose names have line ends were skipped"
    for (c = 1; c <= chapters; c++) {
        if (link[c])
            print "flag", chapter[c], "a symbolic link in the place of a " \
                "file or folder was not followed"
        for (k = 1; k <= number[c] && k <= 9; k++)
            print number[c] == 1 ? "only" : "try", chapter[c], \
                int(order[c, k] / 100), bytes[c, k], file[c, k]
        if (!number[c] && link[c]) print "link", chapter[c], "-", "-", "-"
    }
}

function rank(ch, path,    name, base) {
    name = substr(ch, 4)
    if (path ~ ("(^|/)chapters/" ch "/" name "\\.c$")) return 1
    if (path ~ ("(^|/)" ch "/" name "\\.c$")) return 2
    base = path
    sub(/^.*\//, "", base)
    if (base == name ".c") return 3
    # A link in the place of a folder: nothing behind it is looked at.
    if (base == ch || base == "chapters") return type == "l" ? 3 : 0
    return index(plain(base), plain(name)) ? 4 : 0
}

# FullFormula.C and full-formula (2).c are full_formula.c.
function plain(name) {
    name = tolower(name)
    gsub(/[^a-z0-9]+/, "", name)
    return name
}

# In order of rank, of depth, and of the alphabet.
function insert(c, r, size, path,    k, rest) {
    rest = path
    r = r * 100 + gsub(/\//, "/", rest)
    for (k = ++number[c]; k > 1; k--) {
        if (order[c, k - 1] < r) break
        if (order[c, k - 1] == r && file[c, k - 1] <= path) break
        order[c, k] = order[c, k - 1]
        bytes[c, k] = bytes[c, k - 1]
        file[c, k] = file[c, k - 1]
    }
    order[c, k] = r
    bytes[c, k] = size
    file[c, k] = path
}
