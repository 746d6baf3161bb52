# Four hands, each ten times slower than the one before, at four positions.
@canvas
r = 46
cx(i) = 184 + 124*i
cy(p) = 216 + 122*p
row(pos) = pos < 1 ? 0 : 1 + floor(log10(pos) + 0.5)
array frequency[4] = ["1", "1/10", "1/100", "1/1000"]
do for [i = 0:3] {
    set label 10+i "w = ".frequency[i+1] at cx(i), 112 center textcolor rgb ink
    set label 20+i sprintf("a turn in %d", entry(1, i, 2) + 0) \
        at cx(i), 136 center textcolor rgb faint font ",15"
    set label 30+i "position" at 20, cy(i) - 11 left textcolor rgb faint \
        font ",15"
    set label 40+i entry(0, 4*i, 1) at 20, cy(i) + 11 left textcolor rgb ink \
        font "Helvetica:Bold,18"
}
do for [p = 0:3] { do for [i = 0:3] {
    set object 1+4*p+i circle at cx(i), cy(p) size r behind \
        fillstyle solid border linecolor rgb rule fillcolor rgb wash
} }
shade(pos, i) = row(pos) == i + 1 ? orange : blue
eval marks
eval curves
