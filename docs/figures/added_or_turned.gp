# The score of two words, five apart, wherever they stand.
level = entry(0, 0, 3) + 0
eval marks
plot data using 1:2 with lines linewidth 1.8 linecolor rgb orange, \
    data using 1:3 with lines linewidth 3 linecolor rgb blue
