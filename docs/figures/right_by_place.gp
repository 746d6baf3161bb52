# How often each place of a long text is answered right.
width = 760.0
height = 440.0
load "docs/figures/style.gp"

set label 1 "Trained on 16 places, asked at 64" @headline
set label 2 "share of right answers of the task \"back\" at each place, mean of 8 seeds" \
    @subline
set lmargin at screen left(60)
set rmargin at screen left(600)
set bmargin at screen 60/height
set tmargin at screen down(84)
set xrange [2:63]
set yrange [0:1.03]
set xtics (2, 16, 32, 48, 63)
set ytics ("0" 0, "1/2" 0.5, "1" 1)
set xlabel "place"
set object 1 rectangle from 2,0 to 15.5,1.03 behind fillcolor rgb wash fillstyle solid noborder
set label 3 "trained" at 8.7,0.06 center textcolor rgb faint
set arrow 1 from 2,0.125 to 63,0.125 nohead linecolor rgb rule dashtype 3
set label 4 "chance" at 33.5,0.055 textcolor rgb faint
set label 5 "ALiBi," at 64.5,1.02 textcolor rgb blue
set label 6 "RoPE, base 10⁶" at 64.5,0.95 textcolor rgb green
set label 7 "relative bias" at 64.5,0.80 textcolor rgb pink
set label 8 "RoPE, base 10⁴" at 40.5,0.52 textcolor rgb orange
set label 9 "sinusoid" at 19.5,0.52 textcolor rgb ink
set label 10 "learned table" at 64.5,0.13 textcolor rgb faint
plot data index 5 using 1:2 every ::2 with lines linewidth 2.4 \
        linecolor rgb faint, \
    data index 4 using 1:2 every ::2 with lines linewidth 2.4 \
        linecolor rgb ink, \
    data index 1 using 1:2 every ::2 with lines linewidth 2.4 \
        linecolor rgb pink, \
    data index 2 using 1:2 every ::2 with lines linewidth 2.4 \
        linecolor rgb orange, \
    data index 3 using 1:2 every ::2 with lines linewidth 3.4 \
        linecolor rgb green, \
    data index 0 using 1:2 every ::2 with lines linewidth 1.8 \
        linecolor rgb blue
