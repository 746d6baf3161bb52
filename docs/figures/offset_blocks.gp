# T_5 for d_model = 6: a block for each pair.
set tics scale 0 textcolor rgb faint
eval heat(6, 6)
set x2range [-0.5:5.5]
unset xtics
name = '("sin" 0, "cos" 1, "sin" 2, "cos" 3, "sin" 4, "cos" 5)'
set x2tics @name offset 0,-0.4
set ytics @name
do for [i = 0:2] {
    set object i+1 rectangle from 2*i-0.48, 2*i-0.48 to 2*i+1.48, 2*i+1.48 \
        front fillstyle empty border linecolor rgb orange linewidth 2.5
    set label 3+2*i sprintf("pair %d", i) at 5.66, 2*i+0.3 left \
        textcolor rgb ink
    set label 4+2*i sprintf("%s°", entry(1, i, 2)) at 5.66, 2*i+0.7 left \
        textcolor rgb orange
}
shade(v) = abs(v) > 0.6 ? paper : v == 0 ? faint : ink
eval marks
eval curves
