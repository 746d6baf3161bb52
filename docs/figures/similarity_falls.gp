# The dot product of two encodings against their offset.
width = 760.0
height = 400.0
load "docs/figures/style.gp"

stats data index 1 using 1 nooutput name "offset"
stats data index 1 using 2 every ::1::1 nooutput name "product"
stop = offset_min + 1
set label 1 sprintf("Similarity falls up to offset %d, and rises for the first time at %d", \
    stop, stop + 1) @headline
set label 2 "PE(pos) · PE(pos + k), as a share of PE(pos) · PE(pos)" @subline
set multiplot
set bmargin at screen 60/height
set tmargin at screen down(92)
set lmargin at screen left(60)
set rmargin at screen left(430)
set xrange [0:128]
set yrange [0:1]
set xtics 0,32,128
set ytics 0,0.25,1
set xlabel "offset k"
set label 3 "d = 512" at 52,0.34 textcolor rgb blue
set label 4 "d = 64" at 101,0.63 center textcolor rgb faint
plot data index 0 using 1:3 with lines linewidth 1.8 linecolor rgb faint, \
    data index 0 using 1:2 with lines linewidth 2.6 linecolor rgb blue, \
    data index 1 using 1:($2/256) every ::1::1 with points pointtype 7 \
        pointsize 0.9 linecolor rgb orange, \
    data index 1 using 1:($2/256):(sprintf("k = %d", $1)) every ::1::1 \
        with labels offset 0,2.2 textcolor rgb orange
unset label

set lmargin at screen left(520)
set rmargin at screen left(740)
set xrange [stop - 1.25:stop + 2.25]
set yrange [product_min - 0.04:product_min + 0.16]
set xtics stop - 1, 1, stop + 2
set ytics 134.7, 0.05, 135
set format y "%.2f"
set label 3 sprintf("the dot product near %d, d = 512", stop) @heading
plot data index 1 using 1:2 with linespoints linewidth 2 pointtype 7 \
        pointsize 0.6 linecolor rgb blue, \
    data index 1 using 1:2 every ::1::1 with points pointtype 7 \
        pointsize 0.9 linecolor rgb orange
