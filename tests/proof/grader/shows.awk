# Prints for chosen.c each known mistake of a chapter, and the exercises in
# which it shows at home: those that it changes, and those whose claims saw
# anything else than of the reference.
#
#   awk -F'\t' -f shows.awk FUNCTIONS FINGERPRINTS

FNR == NR { if (!($1 in bit)) bit[$1] = exercises++; next }
$1 == "misconception" { put(); id = $2 }
$1 == "changes" || $1 == "seen" { shows[$2] }
END { put() }

function put(    name) {
    if (id != "") printf "{\"%s\", 0", id
    for (name in shows) {
        if (id != "") printf " | 1ul << %d", bit[name]
        delete shows[name]
    }
    if (id != "") print "},"
}
