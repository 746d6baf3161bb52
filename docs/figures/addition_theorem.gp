# Two right triangles, one upon the other: the addition theorems.
eval page(640, 700, "Sine and cosine of a sum, read off two triangles", \
    "the upper triangle, with angle a, stands on the lower, with angle b")
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
set arrow 1 from x(0),y(0) to x(cx),y(0) @line blue
set arrow 2 from x(cx),y(0) to x(cx),y(cy) @line blue
set arrow 3 from x(0),y(0) to x(cx),y(cy) @line ink
set arrow 4 from x(cx),y(cy) to x(tx),y(ty) @line ink
set arrow 5 from x(0),y(0) to x(tx),y(ty) @line ink
set arrow 6 from x(cx),y(cy) to x(cx),y(ty) @line orange
set arrow 7 from x(tx),y(ty) to x(cx),y(ty) @line orange
# The whole height and the whole width.
span = 'heads size 9,20 linewidth 1.6 linecolor rgb green'
set arrow 8 from x(0) - 34,y(0) to x(0) - 34,y(ty) @span
set arrow 9 from x(0),y(0) + 46 to x(tx),y(0) + 46 @span
dots = 'nohead dashtype 3 linecolor rgb faint'
set arrow 10 from x(0) - 34,y(ty) to x(tx),y(ty) @dots
set arrow 11 from x(tx),y(ty) to x(tx),y(0) + 46 @dots

set label 3 "1" at x(tx/2) - 12, y(ty/2) - 6 right textcolor rgb ink
set label 4 "cos a" at x(cx*0.78) - 6, y(cy*0.78) - 14 center \
    textcolor rgb ink rotate by b*180/pi
set label 5 "sin a" at x((cx + tx)/2) - 14, y((cy + ty)/2) + 8 center \
    textcolor rgb ink rotate by b*180/pi - 90
set label 6 "cos a cos b" at x(cx/2) - 26, y(0) + 18 center textcolor rgb blue
set label 7 "cos a sin b" at x(cx) + 10, y(cy/2) left textcolor rgb blue
set label 8 "sin a cos b" at x(cx) + 10, y((cy + ty)/2) left \
    textcolor rgb orange
set label 9 "sin a sin b" at x((cx + tx)/2), y(ty) - 16 center \
    textcolor rgb orange
set label 10 "sin(a + b)" at x(0) - 52, y(ty/2) center rotate by 90 \
    textcolor rgb green
set label 11 "cos(a + b)" at x(tx/2), y(0) + 64 center textcolor rgb green
set label 12 "sin(a + b) = cos a sin b + sin a cos b, the height" \
    at 20, 654 textcolor rgb ink
set label 13 "cos(a + b) = cos a cos b − sin a sin b, the width" \
    at 20, 680 textcolor rgb ink
middle(angle, far) = sprintf("%g,%g", x(far*cos(angle)), y(far*sin(angle)))
eval "set label 14 'b' at ".middle(b/2, 0.155)." center textcolor rgb ink"
eval "set label 15 'a' at ".middle(b + a/2, 0.155)." center textcolor rgb ink"
eval sprintf("set label 16 'b' at %g,%g center textcolor rgb ink", \
    x(cx - 0.155*sin(b/2)), y(cy + 0.155*cos(b/2)))
# The two right angles, as little squares of three sides.
side = 0.035
set arrow 12 from x(cx - side),y(0) to x(cx - side),y(side) @line faint
set arrow 13 from x(cx - side),y(side) to x(cx),y(side) @line faint
along(u, v, s, n) = sprintf("%g,%g", x(u - s*cos(b) - n*sin(b)), \
    y(v - s*sin(b) + n*cos(b)))
eval "set arrow 14 from ".along(cx, cy, side, 0)." to ". \
    along(cx, cy, side, side)." ".line." faint"
eval "set arrow 15 from ".along(cx, cy, side, side)." to ". \
    along(cx, cy, 0, side)." ".line." faint"
plot sample [t=0:b] "+" using (x(0.12*cos($1))):(y(0.12*sin($1))) with lines \
        linewidth 1.4 linecolor rgb ink, \
    [t=b:a + b] "+" using (x(0.115*cos($1))):(y(0.115*sin($1))) with lines \
        linewidth 1.4 linecolor rgb ink, \
    [t=0:b] "+" using (x(cx - 0.12*sin($1))):(y(cy + 0.12*cos($1))) \
        with lines linewidth 1.4 linecolor rgb ink
