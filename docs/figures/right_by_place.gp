# How often each place of a long text is answered right.
eval page(760, 440, "Trained on 16 places, asked at 64", \
    "share of right answers of the task \"back\" at each place, mean of 8 seeds")
eval area(60, 600, 84, 60)
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
array part[4] = [5, 4, 1, 2]
array colour[4] = [faint, ink, pink, orange]
plot for [k = 1:4] data index part[k] using 1:2 every ::2 @stroke colour[k], \
    data index 3 using 1:2 every ::2 with lines linewidth 3.4 \
        linecolor rgb green, \
    data index 0 using 1:2 every ::2 with lines linewidth 1.8 \
        linecolor rgb blue
