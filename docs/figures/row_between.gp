# Pair 0 of two rows, and of the row between them.
eval page(640, 440, "The row between two rows is too short", \
    "pair 0 of the rows PE(10) and PE(11), and of their mean")
@canvas
# The circle, one unit of which is 290 pixels; only its lower left is shown.
cx = 420; cy = 130; r = 290
x(s) = cx + r*s
y(c) = cy - r*c
axis = 'nohead linewidth 1 linecolor rgb rule'
tic = 'textcolor rgb faint font ",15"'
set arrow 1 from x(-1.1), y(0) to x(0.3), y(0) @axis
set arrow 2 from x(0), y(-1.02) to x(0), y(0.12) @axis
set label 3 "sin" at x(0.3) + 6, y(0) left @tic
set label 4 "cos" at x(0), y(0.12) - 10 center @tic
set label 5 "PE(10)" at x(entry(0, 0, 1)) - 12, y(entry(0, 0, 2)) + 18 right \
    textcolor rgb blue
set label 6 "PE(11)" at x(entry(0, 2, 1)) - 4, y(entry(0, 2, 2)) - 20 right \
    textcolor rgb blue
set label 7 "PE(10.5)" at x(entry(1, 0, 4)) - 14, y(entry(1, 0, 5)) + 8 right \
    textcolor rgb green
set label 8 "their mean:" at x(0.04), y(-0.38) left textcolor rgb orange
set label 9 sprintf("length %.4f", entry(1, 0, 3) + 0) at x(0.04), y(-0.38) + 22 \
    left textcolor rgb orange
set arrow 3 from x(0.03), y(-0.38) + 11 to x(entry(1, 0, 1)) + 11, \
    y(entry(1, 0, 2)) nohead linewidth 1 dashtype 3 linecolor rgb orange
dot = 'with points pointtype 7 pointsize 1.1 linecolor rgb'
hand = 'with vectors nohead linewidth'
plot sample [t=3.05:4.82] "+" using (x(sin($1))):(y(cos($1))) with lines \
        linewidth 2 linecolor rgb rule, \
    data index 0 using (x($1)):(y($2)) every 2 with lines linewidth 1.6 \
        dashtype 2 linecolor rgb faint, \
    data index 0 every 2 using (cx):(cy):(r*$1):(-r*$2) @hand 1.8 \
        linecolor rgb blue, \
    data index 1 using (cx):(cy):(r*$1):(-r*$2) @hand 2.6 \
        linecolor rgb orange, \
    data index 0 every 2 using (x($1)):(y($2)) @dot blue, \
    data index 1 using (x($4)):(y($5)) @dot green, \
    data index 1 using (x($1)):(y($2)) @dot orange
