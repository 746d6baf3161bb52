# How far apart two positions are, seen by one wave and by more.
eval page(760, 580, "Each further wave keeps apart what the others confuse", \
    "distance of two positions by their offset; waves of frequency 1, 1/10 and 1/100")
set multiplot layout 3,1 margins left(132), left(740), 60/height, down(84) \
    spacing 0, 18/height
set xrange [0:511]
set yrange [0:3.9]
set xtics 0,100,500
set ytics 0,1,3
do for [m = 1:3] {
    at = entry(1, m-1, 1) + 0
    least = entry(1, m-1, 2) + 0
    set format x (m == 3 ? "%g" : "")
    if (m == 3) { set xlabel "offset" }
    set label 3 sprintf("%d wave%s", m, m == 1 ? "" : "s") \
        at screen 20.0/width, graph 0.5 left textcolor rgb ink
    set arrow 1 from graph 0, first least to graph 1, first least nohead \
        linecolor rgb orange linewidth 1.6 dashtype 2
    set label 4 sprintf("closest at offset %d: %.4f", at, least) \
        at at, 3.5 center textcolor rgb orange
    if (m == 3) { set label 4 left at 20, 3.5 }
    plot data index 0 using 1:m+1 with lines linewidth 1.3 \
            linecolor rgb blue, \
        data index 1 using 1:2 every ::m-1::m-1 @disc orange pointsize 1
    unset label
}
