# Two ways to longer texts: by how much the wave of each pair grows.
eval marks
plot data using 1:2 @stroke orange, \
    data using 1:3 with lines linewidth 3 linecolor rgb blue
