# The hand of chapter 03, and its shadows on the floor and on the wall.
@canvas
# The clock: its centre and radius. The wall and the floor, and a position.
cx = 180; cy = 250; r = 115
wall = 345; ground = 415; step = 36
x(s) = cx + r*s
y(c) = cy - r*c
along(pos) = wall + step*pos
below(pos) = ground + step*pos
show = 1
s = entry(1, show, 2) + 0
c = entry(1, show, 3) + 0
thick = 'nohead linewidth 4 linecolor rgb rule'
thin = 'nohead linewidth 1 linecolor rgb rule'
ray = 'nohead linewidth 1.8 dashtype 2 linecolor rgb orange'
dot = 'with points pointtype 7 pointsize'
eval marks
eval curves
