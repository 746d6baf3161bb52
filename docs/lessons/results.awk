# The tables of chapter 14's trainings, in the form of a worked example: a line
# ## NAME begins a block. sync.sh hands them to sync.awk, which puts them into
# the pages.
#
#   awk -f docs/lessons/results.awk tests/14_does_order_matter/results.tsv \
#       docs/figures/data/training.tsv
#
# The first lines of results.tsv describe its fields. A cell is the mean over
# the seeds and, in brackets, the least and the most, all in percent. The second
# file has what trained models do inside (gather.awk).

BEGIN {
    FS = "\t"
    near = 6; middle = 7; far = 8; pairs = 9
    split("none=no positions;mask=mask only;integer=integer;added=integer to " \
        "all;sinusoid=sinusoid;table=learned table;ALiBi=ALiBi;relative=" \
        "relative bias;RoPE=RoPE, base 1e4;RoPE-1e6=RoPE, base 1e6", name, ";")
    for (k = 1; k in name; k++) {
        short[k] = name[k]
        sub(/=.*/, "", short[k])
        sub(/.*=/, "", name[k])
        long[short[k]] = name[k]
    }
}

FNR == 1 { files++ }
/^#/ { next }
files == 2 && $1 == "score" {
    score[$2, $3] = sprintf("%.1f [%.1f, %.1f]", $4, $5, $6)
}
files == 2 && $1 == "share" { share[$3] = percent($4) }
files == 2 { next }
$1 ~ /^wrong / && !($1 in seen) {
    mistake[++mistakes] = substr($1, 7)
    seen[$1]
}
{
    key = $1 SUBSEP $2 SUBSEP $3
    n[key]++
    if (n[key] > seeds) seeds = n[key]
    for (f = near; f <= pairs; f++) {
        sum[key, f] += $f
        if (n[key] == 1 || $f < least[key, f]) least[key, f] = $f
        if (n[key] == 1 || $f > most[key, f]) most[key, f] = $f
    }
}

END {
    table("who", "who", "who", "12 words|both of a pair|48 words", \
        near, pairs, far)
    table("who_longer", "who", "who", "24 words|48 words", middle, far)
    table("back", "back", "back", "places < 16|16-31|32-63", near, middle, far)
    table("who_one_layer", "who, one layer", "who", \
        "12 words|both of a pair", near, pairs)
    table("back_one_layer", "back, one layer", "back", \
        "places < 16|16-31|32-63", near, middle, far)
    head("variants", "places < 16|16-31|32-63", 28)
    variant("back", "integer", "integer, with norm")
    variant("no norm", "integer", "integer, no norm")
    variant("no norm, 1500 steps", "integer", "integer, no norm, 1500 steps")
    variant("no norm", "added", "integer to all, no norm")
    variant("back", "ALiBi", "ALiBi, slopes 1, 1/4")
    variant("slopes of chapter 10", "ALiBi", "ALiBi, slopes 1/16, 1/256")
    variant("back", "relative", "relative bias, clip 4")
    variant("clip 16", "relative", "relative bias, clip 16")
    variant("1500 steps", "relative", "relative bias, 1500 steps")
    variant("momentum", "relative", "relative bias, momentum")
    variant("clamped", "table", "table, its last row goes on")
    variant("1500 steps", "RoPE", "RoPE, base 1e4, 1500 steps")
    inside()
    wrong_gradients()
}

# The second hand of a head of 8 numbers turns base^(-1/4) per word.
function inside(    k, count, distance) {
    print "\n## returns"
    printf "%-8s  %-20s %-6s  %-20s %s\n", "words", "base 1e4: score", \
        "angle", "base 1e6: score", "angle"
    count = split("2 15 24 46 52 63", distance, " ")
    for (k = 1; k <= count; k++)
        printf "%-8d  %-20s %-6.2f  %-20s %.2f\n", distance[k], \
            score["RoPE", distance[k]], 0.1 * distance[k], \
            score["RoPE-1e6", distance[k]], 10 ^ -1.5 * distance[k]
    print "\n## share"
    print "place                             0     15    63"
    printf "integer, of the squared length    %s   %s  %s %%\n", share[0], \
        share[15], share[63]
}

function percent(x) { return sprintf("%.1f", 100 * x) }

function cell(key, f) {
    if (!(key in n)) return "-"
    return percent(sum[key, f] / n[key]) " [" percent(least[key, f]) "-" \
        percent(most[key, f]) "]"
}

function head(block, titles, width,    part, k, count) {
    print "## " block
    printf "%-" width "s", "%, " seeds " seeds"
    count = split(titles, part, "|")
    for (k = 1; k <= count; k++) printf " %-20s", part[k]
    print ""
}

function row(key, width, title, a, b, c) {
    printf "%-" width "s %-20s %-20s %s\n", title, cell(key, a), cell(key, b), \
        c ? cell(key, c) : ""
}

function table(block, label, task, titles, a, b, c,    k, key) {
    head(block, titles, 16)
    for (k = 1; k in short; k++) {
        key = label SUBSEP task SUBSEP short[k]
        if (key in n) row(key, 16, name[k], a, b, c)
    }
    print ""
}

function variant(label, scheme, title) {
    row(label SUBSEP "back" SUBSEP scheme, 28, title, near, middle, far)
}

# A line for each known mistake: what the task back gives at the length of
# training. With RoPE only mistakes in attention are trained. A training whose
# loss was no number has left no line.
function wrong_gradients(    k, id, key) {
    print "\n## wrong_gradients"
    printf "%-32s %-20s %s\n", "%, 2 seeds, places < 16", "relative bias", \
        "RoPE, base 1e4"
    for (k = 1; k <= mistakes; k++) {
        id = mistake[k]
        key = "wrong " id SUBSEP "back" SUBSEP
        printf "%-32s %-20s %s\n", id, cell(key "relative", near), \
            ((key "RoPE") in n) ? cell(key "RoPE", near) : "-"
    }
}
