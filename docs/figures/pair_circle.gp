# The pair as the tip of a clock's hand, and the near returns of 44 and 710.
@canvas
# The clock, one unit of which is 118 pixels; and two boxes, their centre lines.
cx = 195; cy = 265; r = 118
x(s) = cx + r*s
y(c) = cy - r*c
near = 152; far = 345
boxes = 425; boxes_end = 745; middle = (boxes + boxes_end)/2
axis = 'nohead linewidth 1 linecolor rgb rule'
tic = 'textcolor rgb faint font ",15"'
# From a piece to its enlargement.
zoom = 'nohead linewidth 1.2 dashtype 2 linecolor rgb orange'
dot = 'with points pointtype 7 pointsize 0.9 linecolor rgb blue'
curve(u, m) = (1 - sqrt(1 - (u/(r*m))**2))*r*m
eval marks
eval curves
