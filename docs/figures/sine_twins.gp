# The two of 1000 positions that a sine tells apart worst.
width = 760.0
height = 360.0
load "docs/figures/style.gp"

stats data index 0 using 1 nooutput name "position"
stats data index 0 using 2 nooutput name "sine"
apart = system("awk 'NR == 1 { printf \"%.8f\", $3 }' ".data)
p = position_min
q = position_max
set label 1 sprintf("One height for two positions, %d and %d", p, q) \
    @headline
set label 2 sprintf("the sines of these two differ by %s, less than those of any others under 1000", \
    apart) @subline
set multiplot
set yrange [-1.5:1.1]
@unit
set bmargin at screen 60/height
set tmargin at screen down(72)
set xlabel "position"
do for [side = 0:1] {
    at = side ? q : p
    set lmargin at screen left(side ? 410 : 60)
    set rmargin at screen left(side ? 740 : 390)
    set xrange [at - 7:at + 7]
    set xtics at - 6, 2, at + 6
    if (side) {
        set border 1
        unset ytics
    }
    set arrow 1 from graph 0, first sine_min to graph 1, first sine_min \
        nohead linecolor rgb orange linewidth 1.6 dashtype 2
    plot data index 1 + 2*side using 1:2 with lines linewidth 2 \
            linecolor rgb rule, \
        data index 2 + 2*side using 1:2 with points pointtype 7 \
            pointsize 0.6 linecolor rgb blue, \
        data index 0 using 1:2 every ::side::side with points pointtype 7 \
            pointsize 1 linecolor rgb orange, \
        data index 0 using 1:2:(sprintf("sin %d", $1)) every ::side::side \
            with labels offset 0,-1.1 textcolor rgb orange
    unset label
}
