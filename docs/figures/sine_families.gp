# All pairs of positions under 1000 whose sines differ by less than 1e-4.
stats data using 1 nooutput
eval page(760, 520, "Nearly all look-alikes come from one fraction, 355/113", \
    sprintf("%d pairs of positions whose sines differ by less than a ten-thousandth", \
    STATS_records))
eval area(90, 730, 72, 60)
set xrange [0:1000]
set yrange [0:1000]
set xtics 0,200,1000
set ytics 0,200,1000
set xlabel "position p"
set ylabel "position q, later than p"
set label 3 "p + q = 1065" at 560,530 textcolor rgb blue
set label 4 "p + q = 355" at 195,165 textcolor rgb orange
set label 5 "q − p = 710" at 300,960 textcolor rgb green
set label 6 "p + q = 1775" at 770,940 right textcolor rgb faint
set arrow 1 from 0,0 to 1000,1000 nohead linecolor rgb rule linewidth 1
set label 7 "p = q" at 730,700 textcolor rgb faint
array colour[4] = [faint, orange, blue, green]
plot for [k = 0:3] data using 1:($3 == k ? $2 : NaN) \
    @disc colour[k + 1] pointsize 0.35
