# How the errors of a table grow when each row is made from the one before.
eval page(760, 430, \
    "Set again every 128 rows, the hands stay as exact as in the first block", \
    "the largest error in a row of 512 numbers, before it is rounded to float; scales are logarithmic")
eval area(78, 600, 84, 60)
set logscale xy
set xrange [1:8192]
set yrange [1e-17:1e-2]
set xtics ("1" 1, "16" 16, "128" 128, "1024" 1024, "8192" 8192)
set ytics ("10⁻¹⁶" 1e-16, "10⁻¹²" 1e-12, "10⁻⁸" 1e-8, "10⁻⁴" 1e-4)
set xlabel "row"
set arrow 1 from 128, graph 0 to 128, graph 1 nohead linecolor rgb rule \
    dashtype 2
set label 3 "turned in float" at screen left(610), first 3e-4 \
    textcolor rgb pink
set label 4 "turned in double" at screen left(610), first 1.2e-12 \
    textcolor rgb orange
set label 5 "set again" at screen left(610), first 1.5e-14 \
    textcolor rgb blue
plot data using 1:2 with lines linewidth 2 linecolor rgb pink, \
    data using 1:3 with lines linewidth 2 linecolor rgb orange, \
    data using 1:4 with lines linewidth 1.2 linecolor rgb blue
