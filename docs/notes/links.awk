# Finds the dead links of a site: every local href and src of the pages, with
# its fragment, must exist.
#
#   awk -v files=LIST -f links.awk *.html    LIST: what the folder holds
#
# Prints a line for each dead link, and exits with 1 if there is one.

BEGIN { while ((getline file < files) > 0) exists[file] }

{
    rest = $0
    while (match(rest, /[ \t](href|src|id|name|xlink:href)="[^"]*"/)) {
        attribute = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
        value = substr(attribute, index(attribute, "\"") + 1)
        if (attribute ~ /^(id|name)=/) anchor[FILENAME "#" value]
        else if (value !~ /^(https?|mailto|javascript|data):/) {
            links++
            link[links] = value
            page[links] = FILENAME
        }
    }
}

END {
    for (k = 1; k <= links; k++) if (!resolves(page[k], link[k])) {
        print page[k] ": dead link " link[k]
        dead = 1
    }
    if (!links) print "no links at all"
    exit dead || !links
}

function resolves(from, to,    hash, file) {
    hash = index(to, "#")
    file = hash ? substr(to, 1, hash - 1) : to
    hash = hash ? substr(to, hash) : ""
    if (file == "") file = from
    if (!(file in exists)) return 0
    return hash == "" || hash == "#" || (file hash) in anchor
}
