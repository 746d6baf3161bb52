# Who looks at whom in the two orders of chapter 00.
@much
set multiplot
set tics scale 0 font ",15" textcolor rgb ink
eval heat(5, 5)
eval edges(140, 20)
shade(w) = w > (dark ? 0.55 : 0.45) ? paper : ink
frame(row, colour) = sprintf("rectangle from -0.48,%g to 4.48,%g front \
    fillstyle empty border linecolor rgb %d linewidth 2.5", \
    row - 0.48, row + 0.48, colour)
do for [order = 0:1] {
    eval sides(order ? 465 : 85, order ? 745 : 365)
    eval "set object 1 ".frame(order ? 4 : 1, orange)
    eval "set object 2 ".frame(order ? 1 : 4, green)
    set label 3 (order ? "the dog chased the cat" : "the cat chased the dog") \
        at graph 0.5, graph 1 center offset 0,2.2 textcolor rgb ink \
        font "Helvetica:Bold,16"
    set x2range [-0.5:4.5]
    unset xtics
    set x2tics offset 0,-0.5
    plot cells(order, 28, 28) with image, \
        data index order using 1:2:(sprintf("%.2f", $3)):(shade($3)): \
            x2tic(4):ytic(5) with labels textcolor rgb variable font ",15"
    unset label
}
