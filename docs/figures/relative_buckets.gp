# T5's buckets against the distance, with two sides and with one.
eval page(760, 420, "Near distances have a bucket each, far ones share", \
    "T5 with 32 buckets in all: the bucket of a key before the query, by its distance")
eval area(60, 720, 72, 60)
set logscale x
set xrange [1:200]
set yrange [0:33]
set xtics (1, 2, 4, 8, 16, 32, 64, 128)
set ytics (0, 8, 16, 24, 31)
set xlabel "distance (logarithmic)"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "decoder: all 32 for the keys before" at 2.4,21 \
    textcolor rgb blue
set label 4 "encoder: 16 for each side" at 24,8.6 textcolor rgb orange
set arrow 1 from 8,0 to 8,8 nohead linecolor rgb orange dashtype 3
set arrow 2 from 16,0 to 16,16 nohead linecolor rgb blue dashtype 3
plot data index 0 using 1:2 with steps linewidth 2.4 linecolor rgb orange, \
    data index 0 using 1:3 with steps linewidth 2.4 linecolor rgb blue, \
    data index 0 using 1:2 every ::::7 @disc orange pointsize 0.5, \
    data index 0 using 1:3 every ::::15 @disc blue pointsize 0.5, \
    data index 1 using 1:2 @disc ink pointsize 0.9, \
    data index 1 using 1:2:(sprintf("from %d on", $1)) \
        with labels right offset -1.0,0.5 textcolor rgb ink font ",15"
