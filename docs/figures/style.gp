# What the figures have in common. figures.sh loads this before what tables.awk
# says of a figure. It sets data, the file with the numbers; dark, 0 or 1; and
# out.

set encoding utf8
set output out

# Text, lesser text and lines, on GitHub's two backgrounds.
ink = dark ? 0xe6edf3 : 0x1f2328
faint = dark ? 0x9aa4af : 0x57606a
rule = dark ? 0x59626d : 0xafb8c1
paper = dark ? 0x0d1117 : 0xffffff
wash = dark ? 0x21262d : 0xeaeef2

# Told apart with any kind of colour vision (Okabe and Ito), lighter on dark.
blue = dark ? 0x58b4f0 : 0x0072b2
orange = dark ? 0xf0a030 : 0xc75a00
green = dark ? 0x2fc79a : 0x00875f
pink = dark ? 0xe69ac0 : 0xb5538b

# Lines, and points: plot ... @stroke blue, ... @disc orange pointsize 1
stroke = 'with lines linewidth 2.4 linecolor rgb'
disc = 'with points pointtype 7 linecolor rgb'

# From -1, red, over nothing to +1, blue; and from nothing to much.
low = dark ? "#ff8a70" : "#b2182b"
none = dark ? "#1c2129" : "#f7f7f7"
high = dark ? "#6cbcff" : "#2166ac"
set palette defined (-1 low, 0 none, 1 high) maxcolors 33
much = "set palette defined (0 none, 1 high) maxcolors 32; set cbrange [0:1]"

set border 3 linecolor rgb rule linewidth 1
set tics nomirror out scale 0.4 textcolor rgb faint font ",15"
set xtics offset 0,0.5
set xlabel textcolor rgb faint font ",15" offset 0,1.1
set ylabel textcolor rgb faint font ",15" offset 1,0
set style fill solid noborder
set samples 400
unset key
unset colorbox
set cbrange [-1:1]

# The title, and a first and a second line below it: set label 3 "..." @secondline
lesser = 'left textcolor rgb faint font ",15"'
headline = 'at screen 20.0/width, screen 1-26.0/height left \
    textcolor rgb ink font "Helvetica:Bold,18"'
subline = 'at screen 20.0/width, screen 1-50.0/height @lesser'
secondline = 'at screen 20.0/width, screen 1-70.0/height @lesser'

# "eval page(...)": its size in pixels, its title, and what is said below the
# title, or "".
page(w, h, title, below) = (width = 1.0*w, height = 1.0*h, \
    page_title = title, page_below = below, \
    sprintf('set terminal svg size %d,%d fixed font "Helvetica,16" noenhanced \
    background "#%06x"; set label 1 page_title @headline', w, h, paper) \
    .(below eq "" ? "" : "; set label 2 page_below @subline"))

# Pixels from the left, and from the top, as shares of the page.
left(x) = x / width
down(y) = 1 - y / height

# "eval area(...)": where the plot lies, in pixels from the left to its left and
# its right edge, from the top to its upper edge, and from the bottom.
edge(which, at) = sprintf("set %smargin at screen %.17g; ", which, at)
sides(l, r) = edge("l", left(l)).edge("r", left(r))
edges(t, b) = edge("t", down(t)).edge("b", b / height)
area(l, r, t, b) = sides(l, r).edges(t, b)

# Above the plot it belongs to, and to its left.
heading = 'at graph 0.5, graph 1 center offset 0,0.7 textcolor rgb ink'
aside = 'at screen 20.0/width, graph 0.5 left textcolor rgb ink'

# Tics that were unset forget how they looked.
small = 'nomirror out scale 0.4 textcolor rgb faint font ",15"'
unit = 'set ytics ("−1" -1, "0" 0, "+1" 1) '.small
unnamed = 'set ytics ("" -1, "" 0, "" 1)'

# A part of the data as a heat map, each cell so many pixels wide and high.
cells(part, w, h) = sprintf("< awk -v part=%d -v across=%d -v down=%d" \
    ." -f docs/figures/enlarge.awk ", part, w, h).data

# "eval heat(...)": a heat map of so many columns and rows, from the top.
heat(columns, rows) = sprintf("set border 0; set xrange [-0.5:%g]; \
    set yrange [%g:-0.5]", columns - 0.5, rows - 0.5)

# Two of 64 by 64 beside each other, and a scale: "eval beside_at(k)" begins the
# left one, 0, or the right one, 1.
beside = 'set multiplot; eval edges(104, 60); eval heat(64, 64); \
    set xtics 0,16,63; set ytics 0,16,63'
beside_at(k) = sides(k ? 398 : 70, k ? 694 : 366).(k ? "unset ylabel; \
    set format y \"\"; set cbtics 0,0.5,1 scale 0; set colorbox user \
    origin left(708), 60/height size 14/width, 296/height" : "")

# A drawing: the page is the plot, in pixels from the left and from the top.
canvas = 'unset border; unset tics; eval area(0, width, 0, 0); \
    set xrange [0:width]; set yrange [height:0]'

# A number with a true minus sign; and two, as a row.
number(form, x) = (x < 0 ? "−" : "").sprintf(form, abs(x))
pair(form, x, y) = number(form, x)."  ".number(form, y)

# Areas behind ink: pale blue, pale orange.
paleblue = dark ? 0x1f4464 : 0xcfe3f3
paleorange = dark ? 0x56340f : 0xf7ddc4

# An entry of the data: of this part and row, counted from 0, and this column,
# counted from 1. "+ 0" makes it a number.
entry(part, row, column) = system(sprintf("awk -v part=%d -v row=%d \
    -v column=%d '/^$/ { if (++blank == 2) { at++; n = 0 } next } \
    { blank = 0 } at + 0 == part && n++ == row { print $column }' ", \
    part, row, column).data)
