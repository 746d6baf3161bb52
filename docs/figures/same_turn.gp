# One hand at two places, turned by one angle.
@canvas
turn = entry(1, 0, 1) + 0
# The clock's centre and radius; where the arrows begin, and how much larger.
cx = 185; cy = 268; r = 150
ax = 535; ay = 268; zoom = 3.0
x(s) = cx + r*s
y(c) = cy - r*c
hand = 'with vectors nohead linewidth 2'
array from[2]
do for [n = 1:2] {
    from[n] = atan2(entry(0, n-1, 2) + 0, entry(0, n-1, 3) + 0)
}
radians = turn * pi / 180
eval marks
eval curves
