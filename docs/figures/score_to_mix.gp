# From three scores to a new row: "the" in "the cat sat".
@canvas
y(k) = 142 + 58*k
# Where a score of 0 and a weight of 0 stand, and how many pixels 1 has; and the
# columns of numbers.
score = 132; unit_score = 80
weight = 310; unit_weight = 120
times = 428; one = 480; two = 532
equal = 560; three = 628; four = 696
end(v) = score + unit_score*v
low(a, b) = a < b ? a : b
top(a, b) = a > b ? a : b
eval marks
eval curves
