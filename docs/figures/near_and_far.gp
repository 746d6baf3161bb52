# How far apart two positions are, seen by one wave and by more.
set multiplot layout 3,1 margins left(132), left(740), 60/height, down(84) \
    spacing 0, 18/height
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
