# The score of one layer with RoPE by distance, for two bases.
set label 3 "line: seed 1, area: all 8 seeds" @secondline
set multiplot
eval sides(60, 730)
do for [k = 0:1] {
    eval edges(k ? 340 : 114, k ? 60 : 286)
    set label 4 (k ? "base 10⁶" : "base 10⁴") @heading
    set object 1 rectangle from 0,graph 0 to 15.5,graph 1 behind \
        fillcolor rgb wash fillstyle solid noborder
    unset arrow
    if (k) {
        set xlabel "words before the query"
        set arrow 1 from 0,14.46 to 63,14.46 nohead linecolor rgb orange \
            dashtype 2
        unset label 1
        unset label 2
        unset label 3
    } else {
        set label 5 "trained" at 8,-23 center textcolor rgb faint
        set arrow 1 from 0,9.03 to 63,9.03 nohead linecolor rgb orange \
            dashtype 2
    }
    plot data index k using 1:3:4 with filledcurves fillcolor rgb paleblue, \
        data index k using 1:2 @stroke blue
}
unset multiplot
