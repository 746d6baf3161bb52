# The loss along one score, with the two points of a finite difference.
loss = entry(1, 0, 2) + 0
slope = entry(1, 0, 3) + 0
before = entry(2, 0, 2) + 0
after = entry(2, 1, 2) + 0
between = (after - before) / 2

eval marks
eval curves
