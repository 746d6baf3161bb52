# Four bits of a counter, as square waves, and sine waves of the same periods.
set multiplot layout 4,2 margins left(80), left(740), 60/height, down(98) \
    spacing 52/width, 18/height
do for [i = 0:3] {
    set format x (i == 3 ? "%g" : "")
    if (i == 3) { set xlabel "position" }

    set yrange [-0.25:1.25]
    unset ytics
    if (i == 0) { set label 3 "the counter" @heading }
    set label 4 sprintf("bit %d", i) @aside
    plot data index 2*i using ($1+0.5):2:(1) with boxes \
            linecolor rgb paleblue, \
        data index 2*i using ($1+0.5):(0.5):(sprintf("%d", $2)) with labels \
            textcolor rgb ink font ",14"
    unset label

    set yrange [-1.25:1.25]
    @unit
    if (i == 0) { set label 3 "the waves" @heading }
    plot data index 2*i+1 using 1:(0):($2 < 0 ? $2 : 0) with filledcurves \
            linecolor rgb paleblue, \
        0 with lines linecolor rgb rule, \
        data index 2*i+1 using 1:2 @stroke blue
    unset label
}
