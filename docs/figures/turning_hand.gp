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
eval marks
dot = 'with points pointtype 7 pointsize'
plot sample [t=0:2*pi] "+" using (x(sin($1))):(y(cos($1))) with lines \
        linewidth 2 linecolor rgb rule, \
    data index 1 using (cx):(cy):(r*$2):(-r*$3) with vectors nohead \
        linewidth 1.4 linecolor rgb rule, \
    data index 1 using (cx):(cy):(r*$2):(-r*$3) every ::show::show \
        with vectors nohead linewidth 3 linecolor rgb orange, \
    data index 0 using (along($1)):(y($3)) @stroke green, \
    data index 0 using (x($2)):(below($1)) @stroke blue, \
    data index 1 using (x($2)):(y($3)) @dot 0.7 linecolor rgb faint, \
    data index 1 using (along($1)):(y($3)) @dot 0.7 linecolor rgb green, \
    data index 1 using (x($2)):(below($1)) @dot 0.7 linecolor rgb blue, \
    data index 1 using (x($2)):(y($3)) every ::show::show @dot 1.1 \
        linecolor rgb orange, \
    data index 1 using (along($1)):(y($3)) every ::show::show @dot 1.1 \
        linecolor rgb orange, \
    data index 1 using (x($2)):(below($1)) every ::show::show @dot 1.1 \
        linecolor rgb orange, \
    data index 1 using (x(1.16*$2)):(y(1.16*$3)):(sprintf("%d", $1)) \
        with labels textcolor rgb ink, \
    data index 1 using (along($1)):(cy + 16):($1 == 0 ? "" : \
        sprintf("%d", $1)) with labels textcolor rgb faint font ",15", \
    data index 1 using (cx + ($2 < 0 ? 14 : -14)):(below($1)):($1 == 0 ? "" : \
        sprintf("%d", $1)) with labels textcolor rgb faint font ",15"
