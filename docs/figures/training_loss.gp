# The loss of the task back while six schemes are trained.
width = 760.0
height = 420.0
load "docs/figures/style.gp"

set label 1 "Without positions the loss stops falling" @headline
set label 2 "the loss on the task \"back\", step by step, mean of 8 seeds" \
    @subline
set lmargin at screen left(60)
set rmargin at screen left(610)
set bmargin at screen 60/height
set tmargin at screen down(72)
set xrange [0:600]
set yrange [0:2.2]
set xtics 0,100,600
set ytics 0,0.5,2
set format y "%.1f"
set xlabel "step"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set label 3 "no positions" at 608,1.85 textcolor rgb faint
set label 4 "mask only" at 608,1.38 textcolor rgb ink
set label 5 "integer" at 608,0.18 textcolor rgb pink
set label 6 "sinusoid" at 133,0.62 textcolor rgb orange
set label 7 "RoPE" at 60,0.17 textcolor rgb green
set label 8 "ALiBi" at 300,0.11 textcolor rgb blue
plot data index 0 using 1:2 with lines linewidth 2.4 linecolor rgb faint, \
    data index 1 using 1:2 with lines linewidth 2.4 linecolor rgb ink, \
    data index 2 using 1:2 with lines linewidth 2.4 linecolor rgb pink, \
    data index 3 using 1:2 with lines linewidth 2.4 linecolor rgb orange, \
    data index 4 using 1:2 with lines linewidth 2.4 linecolor rgb blue, \
    data index 5 using 1:2 with lines linewidth 2.4 linecolor rgb green
