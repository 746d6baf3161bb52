# How much equal words weigh, by their distance and the head's slope.
eval page(760, 420, "Eight heads, eight reaches", \
    "how much the last of 100 equal words takes from each, on a logarithmic scale")
eval area(70, 680, 72, 60)
set logscale y
set xrange [0:60]
set yrange [0.001:0.6]
set xtics 0,10,60
set ytics (0.001, 0.01, 0.1, 0.5)
set xlabel "words before the query"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "slope 1/2" at 1.6,0.0025 textcolor rgb blue
set label 4 "1/4" at 15.5,0.0058 textcolor rgb orange
set label 5 "1/8" at 31,0.0031 textcolor rgb green
set label 6 "1/16" at 61,0.0014 textcolor rgb pink
set label 7 "1/32" at 61,0.0049 textcolor rgb faint
set label 8 "1/256" at 61,0.0101 textcolor rgb faint
array colour[4] = [blue, orange, green, pink]
plot for [head = 7:4:-1] data index 0 using 1:(column(head + 2)) \
        with lines linewidth 1.6 linecolor rgb faint, \
    for [head = 3:0:-1] data index 0 using 1:(column(head + 2)) \
        @stroke colour[head + 1]
