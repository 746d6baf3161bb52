# Pair 0 of two rows, and of the row between them.
width = 640.0
height = 440.0
load "docs/figures/style.gp"

set label 1 "The row between two rows is too short" @headline
set label 2 "pair 0 of the rows PE(10) and PE(11), and of their mean" @subline
@canvas
cx = 330; cy = 252; r = 150
x(s) = cx + r*s
y(c) = cy - r*c
axis = 'nohead linewidth 1 linecolor rgb rule'
set arrow 1 from x(-1.2), y(0) to x(1.2), y(0) @axis
set arrow 2 from x(0), y(-1.18) to x(0), y(1.12) @axis
tic = 'textcolor rgb faint font ",15"'
set label 3 "sin" at x(1.22), y(0) left @tic
set label 4 "cos" at x(0), y(1.12) - 10 center @tic
set object 1 circle at cx, cy size r fillstyle empty border \
    linecolor rgb rule linewidth 2
hand = 'with vectors nohead linewidth 1.8'
set label 5 "PE(10)" at x(entry(0, 0, 1)) - 10, y(entry(0, 0, 2)) + 16 right \
    textcolor rgb blue
set label 6 "PE(11)" at x(entry(0, 2, 1)) - 12, y(entry(0, 2, 2)) - 16 right \
    textcolor rgb blue
set label 7 "PE(10.5)" at x(entry(1, 0, 4)) - 14, y(entry(1, 0, 5)) + 8 right \
    textcolor rgb green
set label 8 sprintf("the mean: length %.4f", entry(1, 0, 3) + 0) \
    at x(0.08), y(-0.42) left textcolor rgb orange
set arrow 3 from x(0.06), y(-0.42) to x(entry(1, 0, 1)) + 9, \
    y(entry(1, 0, 2)) nohead linewidth 1 dashtype 3 linecolor rgb orange
dot = 'with points pointtype 7 pointsize 1.1 linecolor rgb'
plot data index 0 using (x($1)):(y($2)) every 2 with lines linewidth 1.6 \
        dashtype 2 linecolor rgb faint, \
    data index 0 every 2 using (cx):(cy):(r*$1):(-r*$2) @hand \
        linecolor rgb blue, \
    data index 1 using (cx):(cy):(r*$1):(-r*$2) with vectors nohead \
        linewidth 2.6 linecolor rgb orange, \
    data index 0 every 2 using (x($1)):(y($2)) @dot blue, \
    data index 1 using (x($4)):(y($5)) @dot green, \
    data index 1 using (x($1)):(y($2)) @dot orange
