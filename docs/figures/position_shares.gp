# How much of the appended vector is the position.
width = 760.0
height = 400.0
load "docs/figures/style.gp"

set label 1 "A late position drowns its word" @headline
set label 2 "its share of the squared length, for embeddings of 6 and of 512 numbers; dots: over half" \
    @subline
set lmargin at screen left(88)
set rmargin at screen left(720)
set bmargin at screen 60/height
set tmargin at screen down(72)
set logscale x
set xrange [1:10000]
set yrange [0:1.04]
set xtics ("1" 1, "10" 10, "100" 100, "1000" 1000, "10,000" 10000)
set ytics ("nothing" 0, "half" 0.5, "all" 1)
set xlabel "position (logarithmic)"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "6 numbers" at 6.3,0.72 textcolor rgb orange
set label 4 "512 numbers" at 48,0.72 textcolor rgb blue
plot data index 0 using 1:2 with lines linewidth 2.4 linecolor rgb orange, \
    data index 0 using 1:3 with lines linewidth 2.4 linecolor rgb blue, \
    data index 1 using 1:2 with points pointtype 7 pointsize 1.1 \
        linecolor rgb ink, \
    data index 1 using 1:2:(sprintf("from %d on", $1)) \
        with labels left offset 1.2,-0.8 textcolor rgb ink
