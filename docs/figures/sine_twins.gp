# The two of 1000 positions that a sine tells apart worst.
stats data index 0 using 1 nooutput name "position"
stats data index 0 using 2 nooutput name "sine"
apart = system("awk 'NR == 1 { printf \"%.8f\", $3 }' ".data)
p = position_min
q = position_max
eval page(760, 360, sprintf("One height for two positions, %d and %d", p, q), \
    sprintf("the sines of these two differ by %s, less than those of any others under 1000", \
    apart))
set multiplot
set yrange [-1.5:1.1]
@unit
eval edges(72, 60)
do for [side = 0:1] {
    at = side ? q : p
    eval sides(side ? 410 : 60, side ? 740 : 390)
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
        data index 2 + 2*side using 1:2 @disc blue pointsize 0.6, \
        data index 0 using 1:2 every ::side::side @disc orange pointsize 1, \
        data index 0 using 1:2:(sprintf("sin %d", $1)) every ::side::side \
            with labels offset 0,-1.1 textcolor rgb orange
    unset label
}
