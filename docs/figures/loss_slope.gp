# The loss along one score, with the two points of a finite difference.
loss = entry(1, 0, 2) + 0
slope = entry(1, 0, 3) + 0
before = entry(2, 0, 2) + 0
after = entry(2, 1, 2) + 0
between = (after - before) / 2

eval marks
plot data index 0 using 1:2 @stroke ink, \
    loss + slope * x with lines linewidth 1.8 linecolor rgb orange, \
    before + between * (x + 1) \
        with lines linewidth 1.8 dashtype 2 linecolor rgb blue, \
    data index 2 using 1:2 @disc blue pointsize 0.9, \
    data index 1 using 1:2 @disc orange pointsize 0.9
