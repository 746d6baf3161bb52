# Two right triangles, one upon the other: the addition theorems.
@canvas
a = entry(1, 0, 1) + 0
b = entry(1, 0, 2) + 0
# The left corner of the lower triangle, and a length of 1, in pixels.
ox = 130; oy = 560; one = 500
x(u) = ox + one*u
y(v) = oy - one*v
# The right angle of the upper triangle, and the tip.
cx = entry(0, 0, 1) + 0
cy = entry(0, 0, 2) + 0
tx = entry(0, 1, 1) + 0
ty = entry(0, 1, 2) + 0

set object 1 polygon from x(0),y(0) to x(cx),y(0) to x(cx),y(cy) to x(0),y(0) \
    behind fillstyle solid noborder fillcolor rgb paleblue
set object 2 polygon from x(0),y(0) to x(cx),y(cy) to x(tx),y(ty) \
    to x(0),y(0) behind fillstyle solid noborder fillcolor rgb paleorange
line = 'nohead linewidth 2 linecolor rgb'
# The whole height and the whole width.
span = 'heads size 9,20 linewidth 1.6 linecolor rgb green'
dots = 'nohead dashtype 3 linecolor rgb faint'

middle(angle, far) = sprintf("%g,%g", x(far*cos(angle)), y(far*sin(angle)))
eval "set label 14 'b' at ".middle(b/2, 0.155)." center textcolor rgb ink"
eval "set label 15 'a' at ".middle(b + a/2, 0.155)." center textcolor rgb ink"
eval sprintf("set label 16 'b' at %g,%g center textcolor rgb ink", \
    x(cx - 0.155*sin(b/2)), y(cy + 0.155*cos(b/2)))
# The two right angles, as little squares of three sides.
side = 0.035
along(u, v, s, n) = sprintf("%g,%g", x(u - s*cos(b) - n*sin(b)), \
    y(v - s*sin(b) + n*cos(b)))
eval "set arrow 14 from ".along(cx, cy, side, 0)." to ". \
    along(cx, cy, side, side)." ".line." faint"
eval "set arrow 15 from ".along(cx, cy, side, side)." to ". \
    along(cx, cy, 0, side)." ".line." faint"
eval marks
eval curves
