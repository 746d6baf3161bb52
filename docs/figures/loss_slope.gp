# The loss along one score, with the two points of a finite difference.
loss = entry(1, 0, 2) + 0
slope = entry(1, 0, 3) + 0
before = entry(2, 0, 2) + 0
after = entry(2, 1, 2) + 0
between = (after - before) / 2

eval page(760, 420, "The slope of the loss", \
    "the loss, when the score of mouse is moved by x; h is 1 here")
eval area(70, 730, 72, 60)
set xrange [-3:3]
set yrange [0:4]
set xtics ("−3" -3, "−2" -2, "−1" -1, "0" 0, "1" 1, "2" 2, "3" 3)
set ytics 0,1,4
set xlabel "x, added to the score of mouse"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "the tangent: slope ".number("%.4f", slope) \
    at -2.85,1.3 textcolor rgb orange
set label 4 "through both points: ".number("%.4f", between) \
    at 2.95,1.4 right textcolor rgb blue
set label 5 "x − h" at -1,before right offset -0.8,-0.8 textcolor rgb ink
set label 6 "x + h" at 1,after right offset -0.8,-0.6 textcolor rgb ink
plot data index 0 using 1:2 @stroke ink, \
    loss + slope * x with lines linewidth 1.8 linecolor rgb orange, \
    before + between * (x + 1) \
        with lines linewidth 1.8 dashtype 2 linecolor rgb blue, \
    data index 2 using 1:2 @disc blue pointsize 0.9, \
    data index 1 using 1:2 @disc orange pointsize 0.9
