# One hand at two places, turned by one angle.
@canvas
turn = entry(1, 0, 1) + 0
# The clock's centre and radius; where the arrows begin, and how much larger.
cx = 185; cy = 268; r = 150
ax = 535; ay = 268; zoom = 3.0
x(s) = cx + r*s
y(c) = cy - r*c
hand = 'with vectors nohead linewidth 2'
eval marks
array from[2]
do for [n = 1:2] {
    from[n] = atan2(entry(0, n-1, 2) + 0, entry(0, n-1, 3) + 0)
}
radians = turn * pi / 180
plot sample [t=0:2*pi] "+" using (x(sin($1))):(y(cos($1))) with lines \
        linewidth 2 linecolor rgb rule, \
    for [n = 1:2] [t=0:1] "+" using (x(0.55*sin(from[n] + $1*radians))):\
        (y(0.55*cos(from[n] + $1*radians))) with lines linewidth 3 \
        linecolor rgb blue, \
    data index 0 using (cx):(cy):(r*$2):(-r*$3) @hand linecolor rgb faint, \
    data index 0 using (cx):(cy):(r*$4):(-r*$5) @hand linecolor rgb blue, \
    data index 0 using (x($2)):(y($3)):(r*$6):(-r*$7) with vectors filled \
        size 9,20 linewidth 2.4 linecolor rgb orange, \
    data index 0 using (x($2)):(y($3)) @disc faint pointsize 0.8, \
    data index 0 using (x(1.14*$2)):(y(1.14*$3)):(sprintf("%d", $1)) \
        with labels textcolor rgb ink, \
    data index 0 using (x(1.14*$4)):(y(1.14*$5)):(sprintf("%d", $1 + 5)) \
        with labels textcolor rgb ink, \
    data index 0 using (ax):(ay):(zoom*r*$6):(-zoom*r*$7) with vectors filled \
        size 14,20 linewidth 3 linecolor rgb orange, \
    data index 0 using (ax + zoom*r*$6):(ay - zoom*r*$7 + ($7 < 0 ? 24 : -24)):\
        (sprintf("from %d to %d", $1, $1 + 5)) with labels textcolor rgb ink
