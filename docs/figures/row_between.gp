# Pair 0 of two rows, and of the row between them.
@canvas
# The circle, one unit of which is 290 pixels; only its lower left is shown.
cx = 420; cy = 130; r = 290
x(s) = cx + r*s
y(c) = cy - r*c
axis = 'nohead linewidth 1 linecolor rgb rule'
tic = 'textcolor rgb faint font ",15"'
eval marks
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
