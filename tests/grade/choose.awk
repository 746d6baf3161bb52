# Chooses the file of each chapter among those that a student handed in.
#
#   awk -f choose.awk CHAPTERS FILES
#
# CHAPTERS: NN_name in each line; FILES: type (f, l for a symbolic link, o for
# a name with a line end in it), size and path. Out come tab-separated lines:
# take, refuse, note or flag; the chapter; and a path or what to say.
#
# The right place is best (chapters/NN_name/name.c), then the right folder,
# then the right name anywhere, then a name much like it.

BEGIN { OFS = "\t"; LARGEST = 200000 }

FNR == NR { chapter[++chapters] = $1; next }

$1 == "o" { odd++; next }
{
    type = $1; size = $2
    path = $0
    sub(/^[flo] [0-9]+ /, "", path)
    for (c = 1; c <= chapters; c++) {
        r = rank(chapter[c], path)
        if (!r) continue
        if (type == "l") { if (r <= 3) link[c] = 1; continue }
        r = r * 100 + gsub(/\//, "/", path)
        # Others that would do are counted while they have the same rank.
        if (best[c] && int(r / 100) == int(best[c] / 100)) others[c]++
        else if (!best[c] || r < best[c]) others[c] = 0
        if (best[c] && (r > best[c] || r == best[c] && path >= file[c]))
            continue
        best[c] = r; file[c] = path; bytes[c] = size
    }
}

END {
    if (odd)
        print "flag", "-", "has names with line ends in them, " \
            "which were not looked at"
    for (c = 1; c <= chapters; c++) choose(c)
}

function rank(ch, path,    name, base, dir) {
    name = substr(ch, 4)
    if (path ~ ("(^|/)chapters/" ch "/" name "\\.c$")) return 1
    if (path ~ ("(^|/)" ch "/" name "\\.c$")) return 2
    base = path
    sub(/^.*\//, "", base)
    if (base == name ".c") return 3
    # A link in the place of a folder: nothing behind it is looked at.
    if (base == ch || base == "chapters") return type == "l" ? 3 : 0
    base = tolower(base)
    gsub(/[^a-z0-9]+/, "_", base)
    return index(base, name) ? 4 : 0
}

function choose(c) {
    if (link[c])
        print "flag", chapter[c], "a symbolic link stands in the place of " \
            "a file or folder, and was not followed"
    if (!best[c]) {
        if (link[c])
            print "refuse", chapter[c], "There is a symbolic link where " \
                "the file should be. Hand in the file itself."
        return
    }
    if (bytes[c] > LARGEST) {
        print "flag", chapter[c], "the file is far too large: " \
            bytes[c] " bytes"
        print "refuse", chapter[c], "The file has " bytes[c] " bytes. " \
            "No answer needs more than " LARGEST "."
        return
    }
    print "take", chapter[c], file[c]
    if (best[c] >= 400) print "note", chapter[c], "taken from the file " file[c]
    if (others[c])
        print "note", chapter[c], "there are " others[c] + 1 \
            " such files; taken was " file[c]
}
