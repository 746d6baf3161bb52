# Means over the seeds of what trainings noted, for the figures of chapter 14.
#
#   awk -f gather.awk DETAILS ONE_LAYER
#
# Both files have lines of what, scheme, seed, number and value. A model with
# one layer is shown by the head that looks harder at the word two places back:
# the map of seed 1, and the scores of seed 1 with the least and the most of all
# seeds. Prints lines of what, scheme, number and values.

BEGIN { FS = "\t"; far = 64 }
FNR == 1 { files++ }
files == 1 {
    key = $1 FS $2 FS $4
    if (!(key in n)) order[++keys] = key
    n[key]++
    sum[key] += $5
}
files == 2 && /^(map|score) [01]\tRoPE/ {
    split($1, part, " ")
    if (part[1] == "score" || $3 == 1)
        value[part[1], part[2], $2, $3, $4] = $5
    if ($3 > seeds) seeds = $3
    if (part[1] == "map" && $4 % far == int($4 / far) - 2)
        hard[part[2], $2, $3] += $5
}
END {
    for (k = 1; k <= keys; k++)
        printf "%s\t%.3f\n", order[k], sum[order[k]] / n[order[k]]
    scores("RoPE")
    scores("RoPE-1e6")
    map("RoPE")
    map("RoPE-1e6")
}

function head_of(name, seed) {
    return hard[1, name, seed] > hard[0, name, seed] ? 1 : 0
}

function scores(name,    d, seed, x, least, most) {
    for (d = 0; d < far; d++) {
        for (seed = 1; seed <= seeds; seed++) {
            x = value["score", head_of(name, seed), name, seed, d]
            if (seed == 1 || x < least) least = x
            if (seed == 1 || x > most) most = x
        }
        printf "score\t%s\t%d\t%.3f\t%.3f\t%.3f\n", name, d, \
            value["score", head_of(name, 1), name, 1, d], least, most
    }
}

function map(name,    i, j) {
    for (i = 0; i < far; i++) {
        printf "map\t%s\t%d\t", name, i
        for (j = 0; j < far; j++)
            printf "%.2g%s", value["map", head_of(name, 1), name, 1, \
                i * far + j], j < far - 1 ? " " : "\n"
    }
}
