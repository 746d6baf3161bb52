# How much equal words weigh, by their distance and the head's slope.
width = 760.0
height = 420.0
load "docs/figures/style.gp"

set label 1 "Eight heads, eight reaches" @headline
set label 2 "how much the last of 100 equal words takes from each, on a logarithmic scale" @subline
set lmargin at screen left(70)
set rmargin at screen left(680)
set bmargin at screen 60/height
set tmargin at screen down(72)
set logscale y
set xrange [0:60]
set yrange [0.001:0.6]
set xtics 0,10,60
set ytics (0.001, 0.01, 0.1, 0.5)
set xlabel "words before the query"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "slope 1/2" at 1.6,0.0025 textcolor rgb blue
set label 4 "1/4" at 15.5,0.0058 textcolor rgb orange
set label 5 "1/8" at 31,0.0031 textcolor rgb green
set label 6 "1/16" at 61,0.0014 textcolor rgb pink
set label 7 "1/32" at 61,0.0049 textcolor rgb faint
set label 8 "1/256" at 61,0.0101 textcolor rgb faint
plot for [head = 7:4:-1] data index 0 using 1:(column(head + 2)) \
        with lines linewidth 1.6 linecolor rgb faint, \
    data index 0 using 1:5 with lines linewidth 2.4 linecolor rgb pink, \
    data index 0 using 1:4 with lines linewidth 2.4 linecolor rgb green, \
    data index 0 using 1:3 with lines linewidth 2.4 linecolor rgb orange, \
    data index 0 using 1:2 with lines linewidth 2.4 linecolor rgb blue
