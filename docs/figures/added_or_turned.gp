# The score of two words, five apart, wherever they stand.
level = entry(0, 0, 3) + 0
eval page(700, 400, "Turned, two words have one score wherever they stand", \
    "bank asks for river, five words before it, with 6 numbers each")
eval area(70, 672, 76, 60)
set xrange [0:200]
set yrange [-2:6]
set xtics 0,50,200
set ytics ("−2" -2, "0" 0, "2" 2, "4" 4, "6" 6)
set grid ytics linecolor rgb wash linetype 1
set xlabel "position of river"
set ylabel "score"
set label 3 "encodings added" at 4,5.2 textcolor rgb orange
set label 4 sprintf("query and key turned: always %s", \
    number("%.4f", level)) at 4,-1.2 textcolor rgb blue
plot data using 1:2 with lines linewidth 1.8 linecolor rgb orange, \
    data using 1:3 with lines linewidth 3 linecolor rgb blue
