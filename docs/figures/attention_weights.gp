# Who looks at whom in the two orders of chapter 00.
width = 760.0
height = 420.0
load "docs/figures/style.gp"

@much
set label 1 "Another order: the same weights, moved along with the words" \
    @headline
set label 2 "each row: how much a word takes from each word of the text" @subline
set multiplot
set border 0
set tics scale 0 font ",14" textcolor rgb ink
set xrange [-0.5:4.5]
set yrange [4.5:-0.5]
set bmargin at screen 20.0/height
set tmargin at screen down(110)
shade(w) = dark ? (w > 0.55 ? paper : ink) : (w > 0.45 ? paper : ink)
do for [order = 0:1] {
    set lmargin at screen left(order ? 460 : 80)
    set rmargin at screen left(order ? 740 : 360)
    cat = order ? 4 : 1
    set object 1 rectangle from -0.48, cat - 0.48 to 4.48, cat + 0.48 front \
        fillstyle empty border linecolor rgb orange linewidth 2.5
    set x2range [-0.5:4.5]
    unset xtics
    set x2tics offset 0,-0.5
    plot cells(order, 28, 28) with image, \
        data index order using 1:2:(sprintf("%.2f", $3)):(shade($3)): \
            x2tic(4):ytic(5) with labels textcolor rgb variable font ",14"
    unset label
}
