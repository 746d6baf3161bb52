# From three scores to a new row: "the" in "the cat sat".
eval page(720, 400, "The new row of “the” is a mean of three rows", \
    "how attention makes it, in “the cat sat”")
@canvas
y(k) = 142 + 58*k
# Where a score of 0 and a weight of 0 stand, and how many pixels 1 has; and the
# columns of numbers.
score = 132; unit_score = 80
weight = 310; unit_weight = 120
times = 428; one = 480; two = 532
equal = 560; three = 628; four = 696
set label 3 "score" at score, 98 center textcolor rgb blue
set label 4 "weight" at weight, 98 left textcolor rgb orange
set label 5 "its row" at two, 98 right textcolor rgb ink
set label 6 "its share" at four, 98 right textcolor rgb ink
set arrow 1 from score, 116 to score, 284 nohead linecolor rgb rule
set arrow 2 from weight, 116 to weight, 284 nohead linecolor rgb rule
set label 7 "softmax" at 263, 178 center textcolor rgb faint font ",15"
set arrow 3 from 232, 200 to 298, 200 filled size 10,20 linecolor rgb faint \
    linewidth 1.6
set arrow 4 from equal, 290 to four, 290 nohead linecolor rgb ink
set label 8 "the new row of “the”" at two + 8, 316 right \
    textcolor rgb green
set label 9 sprintf("%.4f", entry(1, 0, 2) + 0) at three - 10, 316 right \
    textcolor rgb green font "Helvetica:Bold,16"
set label 10 sprintf("%.4f", entry(1, 0, 3) + 0) at four, 316 right \
    textcolor rgb green font "Helvetica:Bold,16"
set label 11 "score of a word: the dot product of its row and that of “the”, over √2" \
    at 20, 366 left textcolor rgb faint font ",15"
end(v) = score + unit_score*v
low(a, b) = a < b ? a : b
top(a, b) = a > b ? a : b
plot data index 0 using (score):(y($0)):(low(score, end($2))):\
        (top(score, end($2))):(y($0) - 13):(y($0) + 13) with boxxyerror \
        linecolor rgb blue, \
    data index 0 using (end($2) + ($2 < 0 ? -6 : 6)):(y($0)):\
        ($2 > 0 ? sprintf("%.2f", $2) : "") with labels left \
        textcolor rgb blue, \
    data index 0 using (score + 6):(y($0)):($2 < 0 ? number("%.2f", $2) : "") \
        with labels left textcolor rgb blue, \
    data index 0 using (weight):(y($0)):(weight):(weight + unit_weight*$3):\
        (y($0) - 13):(y($0) + 13) with boxxyerror linecolor rgb orange, \
    data index 0 using (weight + unit_weight*$3 + 6):(y($0)):\
        (sprintf("%.2f", $3)) with labels left textcolor rgb orange, \
    data index 0 using (times):(y($0)):("×") with labels \
        textcolor rgb ink, \
    for [n = 0:1] data index 0 using (n ? two : one):(y($0)):\
        (number("%.1f", column(4+n))) with labels right textcolor rgb ink, \
    data index 0 using (equal):(y($0)):("=") with labels \
        textcolor rgb ink, \
    for [n = 0:1] data index 0 using (n ? four : three):(y($0)):\
        (number("%.2f", $3*column(4+n))) with labels right \
        textcolor rgb ink, \
    data index 0 using (20):(y($0)):1 with labels left textcolor rgb ink \
        font "Helvetica:Bold,16"
