# From three scores to a new row: "the" in "the cat sat".
@canvas
y(k) = 142 + 58*k
# Where a score of 0 and a weight of 0 stand, and how many pixels 1 has; and the
# columns of numbers.
score = 132; unit_score = 80
weight = 310; unit_weight = 120
times = 428; one = 480; two = 532
equal = 560; three = 628; four = 696
eval marks
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
