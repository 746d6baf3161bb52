# "the dog chased the ball": E, PE and their sum.
width = 760.0
height = 530.0
load "docs/figures/style.gp"

set label 1 "One word at two places: alike in E, different in the sum" \
    @headline
set multiplot
set border 0
set cbrange [-2:2]
set tics scale 0
set xrange [-0.5:31.5]
set yrange [4.5:-0.5]
set lmargin at screen left(160)
set rmargin at screen left(690)
set ytics ("the" 0, "dog" 1, "chased" 2, "the" 3, "ball" 4) textcolor rgb ink
unset xtics
set colorbox user origin left(706), down(475) size 14/width, 415/height
set cbtics ("−2" -2, "0" 0, "+2" 2)
outline = 'front fillstyle empty border linecolor rgb orange linewidth 2'
array name[3] = ["E", "PE", "E + PE"]
do for [k = 0:2] {
    set tmargin at screen down(60 + 145*k)
    set bmargin at screen down(60 + 145*k + 125)
    set label 2 name[k+1] @aside font "Helvetica:Bold,16"
    if (k == 1) { set ytics ("0" 0, "1" 1, "2" 2, "3" 3, "4" 4) }
    if (k == 2) {
        set ytics ("the" 0, "dog" 1, "chased" 2, "the" 3, "ball" 4)
        set xtics 0,5,31 @small offset 0,0.5
        set xlabel "index"
    }
    if (k != 1) {
        set object 1 rectangle from -0.5,-0.48 to 31.5,0.48 @outline
        set object 2 rectangle from -0.5,2.52 to 31.5,3.48 @outline
    } else { unset object }
    plot cells(k, 12, 12) with image
    unset label
}
