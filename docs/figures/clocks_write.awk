# Draws the clocks that write their rows, as an SVG that moves by itself. Who
# has asked for little motion sees the last position.
#
#   awk -v dark=0 -f clocks_write.awk DATA >OUT
#
# A line of DATA is a position, every half one, and the sine and the cosine of
# each clock; the last line says in how many positions each comes round. The
# frames are those lines, and then a rest.

BEGIN {
    width = 760; left = 46; right = 10; r = 38; top = 96; box = 150; row = 7
    paper = dark ? "#0d1117" : "#ffffff"
    ink = dark ? "#e6edf3" : "#1f2328"
    faint = dark ? "#9aa4af" : "#57606a"
    rule = dark ? "#59626d" : "#afb8c1"
    orange = dark ? "#f0a030" : "#c75a00"
    split(dark ? "255 138 112" : "178 24 43", low, " ")
    split(dark ? "28 33 41" : "247 247 247", none, " ")
    split(dark ? "108 188 255" : "33 102 172", high, " ")
    rest = 0.25             # of the frames, once more, without motion
}

$1 == "turns" { for (i = 1; i < NF; i++) turn[i] = $(i + 1); next }

NF {
    frames++
    clocks = (NF - 1) / 2
    for (k = 1; k < NF; k++) number[frames, k] = $(k + 1)
}

END {
    rows = (frames + 1) / 2
    column = (width - left - right) / clocks
    height = box + rows * row + 14
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" " \
        "height=\"%d\" viewBox=\"0 0 %d %d\" " \
        "font-family=\"Helvetica,Arial,sans-serif\" font-size=\"14\" " \
        "text-anchor=\"middle\">\n", width, height, width, height
    print "<style>@media (prefers-reduced-motion: reduce) " \
        "{ .moving { display: none } }"
    print "@media (prefers-reduced-motion: no-preference) " \
        "{ .still { display: none } }</style>"
    printf "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"%s\"/>\n", \
        width, height, paper
    draw_rows()
    for (i = 1; i <= clocks; i++) draw_face(i, left + (i - 0.5) * column)
    print "<g class=\"still\"><use href=\"#rows\"/>"
    for (i = 1; i <= clocks; i++) draw_hand(i, frames, "")
    draw_bar(box + rows * row, "")
    print "</g>"
    span = rows * row
    printf "<clipPath id=\"written\"><rect x=\"0\" y=\"%g\" width=\"%d\" " \
        "height=\"8\">%s</rect></clipPath>\n", box - 8, width, \
        animate("height", "8;" span + 8 ";" span + 8)
    print "<g class=\"moving\"><g clip-path=\"url(#written)\">" \
        "<use href=\"#rows\"/></g>"
    for (i = 1; i <= clocks; i++) draw_hand(i, 1, "moving")
    draw_bar(box, animate("transform", "0 0;0 " span ";0 " span))
    print "</g>\n</svg>"
}

# The rows, two stripes for each clock, and the numbers of some positions.
function draw_rows(    j, i, x, y, k) {
    print "<defs><g id=\"rows\" shape-rendering=\"crispEdges\">"
    for (j = 0; j < rows; j++) {
        y = box + j * row
        for (i = 1; i <= clocks; i++) {
            x = left + (i - 0.5) * column - r - 8
            k = 2 * i - 1
            stripe(x, y, 2 * r, number[2 * j + 1, k])
            stripe(x + 2 * r + 3, y, 18, number[2 * j + 1, k + 1])
        }
        if (j % 10 == 0)
            printf "<text x=\"%g\" y=\"%g\" text-anchor=\"end\" " \
                "fill=\"%s\">%d</text>\n", left - 10, y + row / 2 + 5, faint, j
    }
    print "</g></defs>"
}

function stripe(x, y, wide, value) {
    printf "<path d=\"M%g %gh%gv%gh-%gz\" fill=\"%s\"/>\n", x, y, wide, \
        row, wide, colour(value)
}

function colour(value,    share, text, c) {
    share = value < 0 ? -value : value
    text = "#"
    for (c = 1; c <= 3; c++)
        text = text sprintf("%02x", int(none[c] + share * \
            ((value < 0 ? low[c] : high[c]) - none[c]) + 0.5))
    return text
}

function draw_face(i, x) {
    x -= 8
    printf "<text x=\"%g\" y=\"24\" fill=\"%s\">once in</text>\n", x, faint
    printf "<text x=\"%g\" y=\"43\" fill=\"%s\" font-weight=\"bold\">" \
        "%s</text>\n", x, ink, turn[i]
    printf "<circle cx=\"%g\" cy=\"%g\" r=\"%g\" fill=\"none\" stroke=\"%s\" " \
        "stroke-width=\"1.5\"/>\n", x, top, r, rule
}

# The hand of a clock, and its shadow on the row that is written.
function draw_hand(i, frame, moving) {
    printf "<path fill=\"none\" stroke=\"%s\" stroke-dasharray=\"2 3\" " \
        "d=\"%s\">%s</path>\n", orange, ray(i, frame), moving == "" ? "" : \
        frames_of("d", i, "ray")
    printf "<path fill=\"none\" stroke=\"%s\" stroke-width=\"3\" " \
        "stroke-linecap=\"round\" d=\"%s\">%s</path>\n", ink, hand(i, frame), \
        moving == "" ? "" : frames_of("d", i, "hand")
}

function x_of(i) { return left + (i - 0.5) * column - 8 }

function hand(i, frame) {
    return sprintf("M%g %gL%.1f %.1f", x_of(i), top, \
        x_of(i) + r * number[frame, 2 * i - 1], top - r * number[frame, 2 * i])
}

function ray(i, frame,    x) {
    x = x_of(i) + r * number[frame, 2 * i - 1]
    return sprintf("M%.1f %.1fL%.1f %.1f", x, top - r * number[frame, 2 * i], \
        x, box + (frame - 1) / 2 * row)
}

function frames_of(name, i, what,    frame, text, one, last) {
    last = int(frames * (1 + rest) + 0.5)
    for (frame = 1; frame <= last; frame++) {
        one = frame < frames ? frame : frames
        text = text (frame > 1 ? ";" : "") \
            (what == "ray" ? ray(i, one) : hand(i, one))
    }
    return "<animate attributeName=\"" name "\" dur=\"14s\" " \
        "repeatCount=\"indefinite\" values=\"" text "\"/>"
}

# From the first frame to the last that moves, and then the rest.
function animate(name, values,    end) {
    end = sprintf("%.4f", (frames - 1) / (int(frames * (1 + rest) + 0.5) - 1))
    return "<animate" (name == "transform" ? "Transform type=\"translate\"" : \
        "") " attributeName=\"" name "\" dur=\"14s\" keyTimes=\"0;" end \
        ";1\" repeatCount=\"indefinite\" values=\"" values "\"/>"
}

function draw_bar(y, moving) {
    printf "<path stroke=\"%s\" stroke-width=\"2\" " \
        "d=\"M%g %gH%g\">%s</path>\n", orange, left - 4, y, width - right, \
        moving
}
