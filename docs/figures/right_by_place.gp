# How often each place of a long text is answered right.
eval marks
eval marks
array part[4] = [5, 4, 1, 2]
array colour[4] = [faint, ink, pink, orange]
plot for [k = 1:4] data index part[k] using 1:2 every ::2 @stroke colour[k], \
    data index 3 using 1:2 every ::2 with lines linewidth 3.4 \
        linecolor rgb green, \
    data index 0 using 1:2 every ::2 with lines linewidth 1.8 \
        linecolor rgb blue
