# Draws the picture of the book's cover, an SVG: the encoding of the positions 0
# to 63, 64 numbers wide, in the colours of the figures (style.gp).
#
#   awk -f cover.awk

BEGIN {
    n = 64
    width = 595.3
    height = 520
    split("178 24 43", low)
    split("247 247 247", none)
    split("33 102 172", high)
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" width \
        "\" height=\"" height "\" shape-rendering=\"crispEdges\">"
    for (pos = 0; pos < n; pos++)
        for (k = 0; k < n; k++) cell(pos, k, entry(pos, k))
    print "</svg>"
}

function entry(pos, k,    phase) {
    phase = pos / 10000 ^ ((k - k % 2) / n)
    return k % 2 ? cos(phase) : sin(phase)
}

function cell(pos, k, x,    w, h) {
    w = width / n
    h = height / n
    printf "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"" \
        " fill=\"rgb(%d,%d,%d)\"/>\n", k * w, pos * h, w + 0.6, h + 0.6, \
        mix(x, 1), mix(x, 2), mix(x, 3)
}

function mix(x, c) {
    return none[c] + (x < 0 ? -x * (low[c] - none[c]) : x * (high[c] - none[c]))
}
