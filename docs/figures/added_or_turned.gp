# The score of two words, five apart, wherever they stand.
level = entry(0, 0, 3) + 0
eval marks
set label 4 sprintf("query and key turned: always %s", \
    number("%.4f", level)) at 4,-1.2 textcolor rgb blue
plot data using 1:2 with lines linewidth 1.8 linecolor rgb orange, \
    data using 1:3 with lines linewidth 3 linecolor rgb blue
