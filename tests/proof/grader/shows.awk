# Prints for chosen.c the known mistakes of a chapter that are chosen, or ALONE,
# and the exercises in which each shows at home: those that it changes, and
# those whose claims saw anything else than of the reference. CHOSEN is what
# tests/proof/chosen.awk prints.
#
#   awk -v alone="ID ..." -f shows.awk part=chosen CHOSEN FS='\t' \
#       part=functions TABLE part=known FINGERPRINTS

BEGIN {
    n = split(alone, name, " ")
    for (k = 1; k <= n; k++) chosen[name[k]]
}
part == "chosen" {
    n = split($2, name, "/")
    chosen[name[n - 1]]
    next
}
part == "functions" { if ($1 == "function") bit[$2] = exercises++; next }
$1 == "misconception" { put(); id = $2 }
$1 == "changes" || $1 == "seen" { shows[$2] }
END { put() }

function put(    exercise) {
    if (id in chosen) printf "{\"%s\", 0", id
    for (exercise in shows) {
        if (id in chosen) printf " | 1ul << %d", bit[exercise]
        delete shows[exercise]
    }
    if (id in chosen) print "},"
}
