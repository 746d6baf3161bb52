# How the errors of a table grow when each row is made from the one before.
eval marks
plot data using 1:2 with lines linewidth 2 linecolor rgb pink, \
    data using 1:3 with lines linewidth 2 linecolor rgb orange, \
    data using 1:4 with lines linewidth 1.2 linecolor rgb blue
