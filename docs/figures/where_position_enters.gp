# A Transformer, from tokens to scores, and where the position enters.
@canvas
# The columns of the three tokens, and half the size of a cell.
x(r) = 228 + 136*r
cell = 56
tall = 17
box(at, left, top, right, bottom, colour, filled) = \
    sprintf("set object %d rectangle from %g,%g to %g,%g behind \
    fillstyle solid border linecolor rgb %d fillcolor rgb %d linewidth 1.6", \
    at, left, top, right, bottom, colour, filled)
tokens = 100; e = 160; pe = 214; sums = 276
do for [r = 0:2] {
    eval box(10+r, x(r)-cell, tokens-tall, x(r)+cell, tokens+tall, rule, paper)
    eval box(20+r, x(r)-cell, e-tall, x(r)+cell, e+tall, blue, paleblue)
    eval box(30+r, x(r)-cell, pe-tall, x(r)+cell, pe+tall, orange, paleorange)
    eval box(40+r, x(r)-cell, sums-tall, x(r)+cell, sums+tall, rule, wash)
    set label 10+r entry(0, r, 1) at x(r), tokens center textcolor rgb ink
    set label 20+r pair("%.2f", entry(0, r, 2), entry(0, r, 3)) at x(r), e \
        center textcolor rgb ink font ",15"
    set label 30+r pair("%.2f", entry(0, r, 4), entry(0, r, 5)) at x(r), pe \
        center textcolor rgb ink font ",15"
    set label 40+r pair("%.2f", entry(0, r, 6), entry(0, r, 7)) at x(r), sums \
        center textcolor rgb ink font ",15"
}
flow = 'filled size 9,20 linewidth 1.6 linecolor rgb faint'
do for [r = 0:2] {
    set arrow 10+r from x(r), tokens+tall to x(r), e-tall-2 @flow
    set arrow 20+r from x(r), pe+tall to x(r), sums-tall-2 @flow
    set label 50+r "+" at x(r), (e+pe)/2.0 center textcolor rgb ink
}
do for [r = 0:2] {
    set label 60+r sprintf("%d", r) at x(r)+cell+5, pe left \
        textcolor rgb orange font "Helvetica:Bold,16"
}

# A layer: its frame, two parts, and the way past each of them.
top = 322; bottom = 606
attention = 382; mixed = 446; forward = 508; out = 572
middle = x(1); half = 150; past = x(2)+cell+34
eval box(50, x(0)-cell-18, top, past+30, bottom, rule, paper)
eval box(51, middle-half, attention-20, middle+half, attention+20, rule, wash)
eval box(52, middle-half, forward-20, middle+half, forward+20, rule, wash)
bypass = 'linewidth 2.4 linecolor rgb green'
do for [k = 0:1] {
    from = k ? mixed + 20 : top + 18
    into = k ? out : mixed
    set arrow 60+3*k from middle, from to past, from nohead @bypass
    set arrow 61+3*k from past, from to past, into nohead @bypass
    set arrow 62+3*k from past, into to middle+13, into filled size 9,20 @bypass
    set object 60+k circle at middle, into size 11 front \
        fillstyle solid border linecolor rgb green fillcolor rgb paper
    set label 80+k "+" at middle, into center front textcolor rgb ink
}
eval box(70, middle-half-30, 650, middle+half+30, 690, rule, wash)
eval marks
plot NaN
