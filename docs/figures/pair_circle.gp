# The pair as the tip of a clock's hand, and the near returns of 44 and 710.
width = 760.0
height = 440.0
load "docs/figures/style.gp"

set label 1 "After 44 positions nearly at twelve again, after 710 all but there" \
    @headline
set multiplot
set border 0
unset tics

set lmargin at screen left(40)
set rmargin at screen left(360)
set bmargin at screen 50/height
set tmargin at screen down(70)
set size ratio -1
# One unit is 128 pixels here, and so many times 128 below.
set xrange [-1.25:1.25]
set yrange [-1.25:1.25]
set label 2 "the first seven positions" at graph 0.5, graph 0 center \
    offset 0,-1 textcolor rgb faint font ",14"
plot data index 0 using 2:3 with lines linewidth 2 linecolor rgb rule, \
    data index 1 using (0):(0):2:3 with vectors nohead linewidth 1.4 \
        linecolor rgb rule, \
    data index 1 using 2:3 with points pointtype 7 pointsize 0.9 \
        linecolor rgb blue, \
    data index 1 using (1.15*$2):(1.15*$3):(sprintf("%d", $1)) with labels \
        textcolor rgb ink
unset label

set size noratio
set lmargin at screen left(410)
set rmargin at screen left(740)
set bmargin at screen 262/height
set tmargin at screen down(80)
zoom = 50
set xrange [-165/(128.0*zoom):165/(128.0*zoom)]
set yrange [1 - 45/(128.0*zoom):1 + 53/(128.0*zoom)]
set label 2 "around twelve, 50 times larger" at graph 0.5, graph 0 center \
    offset 0,-1 textcolor rgb faint font ",14"
set object 1 rectangle from graph 0,0 to graph 1,1 behind \
    fillcolor rgb wash fillstyle solid noborder
plot sqrt(1 - x*x) with lines linewidth 2 linecolor rgb rule, \
    data index 2 using 2:3 with points pointtype 7 pointsize 0.9 \
        linecolor rgb blue, \
    data index 2 using 2:3:\
        ($1 == 710 ? "" : $1 == 0 ? "0, 710" : sprintf("%d", $1)) \
        with labels offset 0,1 textcolor rgb ink
unset label

set bmargin at screen 70/height
set tmargin at screen down(272)
zoom = 10000
set xrange [-165/(128.0*zoom):165/(128.0*zoom)]
set yrange [1 - 45/(128.0*zoom):1 + 53/(128.0*zoom)]
set label 2 "around twelve, 10,000 times larger" at graph 0.5, graph 0 \
    center offset 0,-1 textcolor rgb faint font ",14"
plot 1 with lines linewidth 2 linecolor rgb rule, \
    data index 3 using 2:(1) with points pointtype 7 pointsize 0.9 \
        linecolor rgb blue, \
    data index 3 using 2:(1):(sprintf("%d", $1)) with labels offset 0,1 \
        textcolor rgb ink
