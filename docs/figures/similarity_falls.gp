# The dot product of two encodings against their offset.
stop = entry(1, 1, 1) + 0
least = entry(1, 1, 2)/256
eval page(760, 420, \
    sprintf("With 512 numbers, similarity falls up to offset %d and rises at %d", \
    stop, stop + 1), \
    "PE(pos) · PE(pos + k), as a share of PE(pos) · PE(pos)")
set multiplot
eval area(70, 430, 100, 60)
set label 3 "512 numbers" at 4,0.34 textcolor rgb blue
set label 4 "64 numbers" at 98,0.64 center textcolor rgb green
plot data index 0 using 1:3 with lines linewidth 1.8 linecolor rgb green, \
    data index 0 using 1:2 with lines linewidth 2.6 linecolor rgb blue, \
    data index 1 using 1:($2/256) every ::1::1 @disc orange pointsize 1.1, \
    data index 1 using 1:($2/256):(sprintf("k = %d", $1)) every ::1::1 \
        with labels offset 0,2.2 textcolor rgb orange
unset label

eval sides(530, 740)
set xrange [stop - 1.3:stop + 1.5]
set yrange [least - 0.0001:least + 0.0006]
set xtics stop - 1, 1, stop + 1
set ytics 0.5264, 0.0002, 0.5268 format "%.4f"
set label 3 sprintf("around %d, 512 numbers", stop) @heading
plot data index 1 using 1:($2/256) every ::0::2 with linespoints \
        linewidth 2 pointtype 7 pointsize 0.7 linecolor rgb blue, \
    data index 1 using 1:($2/256):(sprintf("%.5f", $2/256)) every ::2::2 \
        with labels offset 0,1.1 textcolor rgb blue, \
    data index 1 using 1:($2/256):(sprintf("%.5f", $2/256)) every ::1::1 \
        with labels offset -1.5,-1.2 textcolor rgb orange, \
    data index 1 using 1:($2/256) every ::1::1 @disc orange pointsize 1.1
