# Pair 0 of two rows, and of the row between them.
@canvas
# The circle, one unit of which is 290 pixels; only its lower left is shown.
cx = 420; cy = 130; r = 290
x(s) = cx + r*s
y(c) = cy - r*c
axis = 'nohead linewidth 1 linecolor rgb rule'
tic = 'textcolor rgb faint font ",15"'
dot = 'with points pointtype 7 pointsize 1.1 linecolor rgb'
hand = 'with vectors nohead linewidth'
eval marks
eval curves
