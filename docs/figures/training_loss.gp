# The loss of the task back while six schemes are trained.
eval page(760, 420, "Without positions the loss stops falling", \
    "the loss on the task \"back\", step by step, mean of 8 seeds")
eval area(60, 610, 72, 60)
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
array colour[6] = [faint, ink, pink, orange, blue, green]
plot for [k = 0:5] data index k using 1:2 @stroke colour[k + 1]
