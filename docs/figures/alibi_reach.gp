# How much equal words weigh, by their distance and the head's slope.
eval marks
array colour[4] = [blue, orange, green, pink]
plot for [head = 7:4:-1] data index 0 using 1:(column(head + 2)) \
        with lines linewidth 1.6 linecolor rgb faint, \
    for [head = 3:0:-1] data index 0 using 1:(column(head + 2)) \
        @stroke colour[head + 1]
