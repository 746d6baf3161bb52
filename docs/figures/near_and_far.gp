# How far apart two positions are, seen by one wave and by more.
width = 760.0
height = 560.0
load "docs/figures/style.gp"

set label 1 "Each further wave keeps apart what the others confuse" @headline
set label 2 "distance of two positions by their offset; waves of frequency 1, 1/10 and 1/100" \
    @subline
array at[3]
array least[3]
do for [m = 1:3] {
    stats data index 1 using 1 every ::m-1::m-1 nooutput
    at[m] = STATS_min
    stats data index 1 using 2 every ::m-1::m-1 nooutput
    least[m] = STATS_min
}
set multiplot layout 3,1 margins left(110), left(740), 60/height, down(80) \
    spacing 0, 18/height
set xrange [0:511]
set yrange [0:3.6]
set xtics 0,100,500
set ytics 0,1,3
do for [m = 1:3] {
    set format x (m == 3 ? "%g" : "")
    if (m == 3) { set xlabel "offset" }
    set label 3 sprintf("%d wave%s", m, m == 1 ? "" : "s") @aside
    set arrow 1 from graph 0, first least[m] to graph 1, first least[m] nohead \
        linecolor rgb orange linewidth 1.6 dashtype 2
    set label 4 sprintf("closest at offset %d", at[m]) \
        at at[m], 3.3 center textcolor rgb orange font ",14"
    plot data index 0 using 1:m+1 with lines linewidth 1.3 \
            linecolor rgb blue, \
        data index 1 using 1:2 every ::m-1::m-1 with points pointtype 7 \
            pointsize 0.9 linecolor rgb orange
    unset label
}
