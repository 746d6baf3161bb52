# Means over the seeds of what trainings noted, for the figures of chapter 14.
#
#   awk -f gather.awk DETAILS ONE_LAYER
#
# Both files have lines of what, scheme, seed, number and value. Of the models
# with one layer, those of seed 1 are shown, each with the head that looks
# harder at the word two places back. Prints lines of what, scheme and values: a
# number and its mean, or a row of the map.

BEGIN { FS = "\t"; far = 64 }
FNR == 1 { files++ }
files == 1 {
    key = $1 FS $2 FS $4
    if (!(key in n)) order[++keys] = key
    n[key]++
    sum[key] += $5
}
files == 2 && $3 == 1 && /^(map|score) [01]/ {
    split($1, part, " ")
    value[part[1], part[2], $2, $4] = $5
    scheme[$2]
    if (part[1] == "map" && $4 % far == int($4 / far) - 2)
        hard[part[2], $2] += $5
}
END {
    for (k = 1; k <= keys; k++)
        printf "%s\t%.3f\n", order[k], sum[order[k]] / n[order[k]]
    show("RoPE")
    show("RoPE-1e6")
}

function show(name,    head, i, j) {
    if (!(name in scheme)) return
    head = hard[1, name] > hard[0, name] ? 1 : 0
    for (i = 0; i < far; i++)
        printf "score\t%s\t%d\t%.3f\n", name, i, value["score", head, name, i]
    for (i = 0; i < far; i++) {
        printf "map\t%s\t%d\t", name, i
        for (j = 0; j < far; j++)
            printf "%.3g%s", value["map", head, name, i * far + j], \
                j < far - 1 ? " " : "\n"
    }
}
