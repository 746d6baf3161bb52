# Article 2021, figure 4: 20 positions of 50 numbers.
width = 760.0
height = 400.0
load "docs/figures/style.gp"

set label 1 "Busy on the left, constant on the right: 20 positions of 50 numbers" \
    @headline
set lmargin at screen left(66)
set rmargin at screen left(676)
set bmargin at screen 60/height
set tmargin at screen down(52)
set xrange [-0.5:49.5]
set yrange [19.5:-0.5]
set border 0
set xtics 0,5,49
set ytics 0,5,19
set xlabel "index"
set ylabel "position"
set colorbox user origin left(700), 60/height size 14/width, 288/height
set cbtics ("−1" -1, "0" 0, "+1" 1) scale 0
plot cells(0, 12, 14) with image
