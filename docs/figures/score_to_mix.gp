# From three scores to a new row: "the" in "the cat sat".
width = 720.0
height = 420.0
load "docs/figures/style.gp"

set label 1 'The new row of "the" is a mean of three rows' @headline
set label 2 'attention for one token of "the cat sat"' @subline
@canvas
y(k) = 150 + 62*k
line(k) = y(k)
# Where a score of 0 is drawn, and a weight of 0; and the pixels for 1.
score = 200; weight = 392; row = 520; share = 706
unit_score = 90; unit_weight = 110
set label 3 "score" at score, 104 center textcolor rgb ink
set label 4 "weight" at weight, 104 left textcolor rgb ink
set label 5 "times the row" at row, 104 left textcolor rgb ink
set label 6 "gives" at share, 104 right textcolor rgb ink
set arrow 1 from score, 124 to score, 302 nohead linecolor rgb rule
set arrow 2 from weight, 124 to weight, 302 nohead linecolor rgb rule
set label 7 "softmax" at 325, 190 center textcolor rgb faint font ",15"
set arrow 3 from 292, 212 to 358, 212 filled size 10,20 linecolor rgb faint \
    linewidth 1.6
set arrow 4 from row, 310 to share, 310 nohead linecolor rgb ink
set label 8 'their sum, the new row of "the":' at row + 14, 340 right \
    textcolor rgb orange
set label 9 pair("%.4f", entry(1, 0, 2) + 0, entry(1, 0, 3) + 0) \
    at share, 340 right textcolor rgb orange font "Helvetica:Bold,16"
set label 10 "the dot product of" at 20, 104 left textcolor rgb faint
bar(x, v, unit) = x + unit*v
plot data index 0 using (score):(y($0)):(score < bar(score, $2, unit_score) ? \
        score : bar(score, $2, unit_score)):(bar(score, $2, unit_score) > \
        score ? bar(score, $2, unit_score) : score):(y($0) - 14):(y($0) + 14) \
        with boxxyerror linecolor rgb blue, \
    data index 0 using (weight):(y($0)):(weight):\
        (bar(weight, $3, unit_weight)):(y($0) - 14):(y($0) + 14) \
        with boxxyerror linecolor rgb orange, \
    data index 0 using (20):(y($0)):1 with labels left textcolor rgb ink
