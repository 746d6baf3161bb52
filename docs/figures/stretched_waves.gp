# Two ways to longer texts: by how much the wave of each pair grows.
eval page(700, 400, \
    "A stretched base slows the slow pairs, and spares the fast ones", \
    "64 pairs, texts 4 times as long: how many times as long each wave becomes")
eval area(70, 672, 76, 60)
set xrange [0:63]
set yrange [0:4.6]
set xtics (0, 16, 32, 48, 63)
set ytics 0,1,4
set grid ytics linecolor rgb wash linetype 1
set xlabel "pair, from the fastest to the slowest"
set ylabel "times as long"
set label 3 "every position divided by 4" at 2,4.3 textcolor rgb orange
set label 4 "base stretched by 4" at 38,1.75 left textcolor rgb blue
plot data using 1:2 @stroke orange, \
    data using 1:3 with lines linewidth 3 linecolor rgb blue
