# All pairs of positions under 1000 whose sines differ by less than 1e-4.
width = 760.0
height = 520.0
load "docs/figures/style.gp"

stats data using 1 nooutput
set label 1 "Nearly all look-alikes come from one fraction, 355/113" @headline
set label 2 sprintf("%d pairs of positions whose sines differ by less than a ten-thousandth", \
    STATS_records) @subline
set lmargin at screen left(90)
set rmargin at screen left(730)
set bmargin at screen 60/height
set tmargin at screen down(72)
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
plot data using 1:($3 == 0 ? $2 : NaN) with points pointtype 7 \
        pointsize 0.35 linecolor rgb faint, \
    data using 1:($3 == 1 ? $2 : NaN) with points pointtype 7 \
        pointsize 0.35 linecolor rgb orange, \
    data using 1:($3 == 2 ? $2 : NaN) with points pointtype 7 \
        pointsize 0.35 linecolor rgb blue, \
    data using 1:($3 == 3 ? $2 : NaN) with points pointtype 7 \
        pointsize 0.35 linecolor rgb green
