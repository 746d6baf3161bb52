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
eval marks
dot = 'with points pointtype 7 pointsize 0.9 linecolor rgb blue'
curve(u, m) = (1 - sqrt(1 - (u/(r*m))**2))*r*m
plot sample [u=-160:160] "+" using (middle + $1):(near + curve($1, 50.0)) \
        with lines linewidth 2 linecolor rgb rule, \
    [u=-160:160] "+" using (middle + $1):(far) with lines linewidth 2 \
        linecolor rgb rule, \
    data index 0 using (x($2)):(y($3)) with lines linewidth 2 \
        linecolor rgb rule, \
    data index 1 using (cx):(cy):(r*$2):(-r*$3) with vectors nohead \
        linewidth 1.4 linecolor rgb rule, \
    data index 1 using (x($2)):(y($3)) @dot, \
    data index 1 using (x(1.17*$2) + ($1 == 0 ? 12 : 0)):(y(1.17*$3)):\
        (sprintf("%d", $1)) with labels textcolor rgb ink, \
    data index 2 using (middle + 50*r*$2):(near + 50*r*(1 - $3)) @dot, \
    data index 2 using (middle + 50*r*$2):(near + 50*r*(1 - $3) - 24):\
        ($1 == 710 ? "" : $1 == 0 ? "0, 710" : sprintf("%d", $1)) \
        with labels textcolor rgb ink, \
    data index 3 using (middle + 1e4*r*$2):(far) @dot, \
    data index 3 using (middle + 1e4*r*$2):(far - 24):(sprintf("%d", $1)) \
        with labels textcolor rgb ink
