# How much of the appended vector is the position.
eval page(760, 400, "A late position drowns its word", \
    "its share of the squared length, for embeddings of 6 and of 512 numbers; dots: over half")
eval area(88, 720, 72, 60)
set logscale x
set xrange [1:10000]
set yrange [0:1.04]
set xtics ("1" 1, "10" 10, "100" 100, "1000" 1000, "10,000" 10000)
set ytics ("nothing" 0, "half" 0.5, "all" 1)
set xlabel "position (logarithmic)"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "6 numbers" at 6.3,0.72 textcolor rgb orange
set label 4 "512 numbers" at 48,0.72 textcolor rgb blue
plot data index 0 using 1:2 @stroke orange, \
    data index 0 using 1:3 @stroke blue, \
    data index 1 using 1:2 @disc ink pointsize 1.1, \
    data index 1 using 1:2:(sprintf("from %d on", $1)) \
        with labels left offset 1.2,-0.8 textcolor rgb ink
