# T5's buckets against the distance, with two sides and with one.
eval marks
plot data index 0 using 1:2 with steps linewidth 2.4 linecolor rgb orange, \
    data index 0 using 1:3 with steps linewidth 2.4 linecolor rgb blue, \
    data index 0 using 1:2 every ::::7 @disc orange pointsize 0.5, \
    data index 0 using 1:3 every ::::15 @disc blue pointsize 0.5, \
    data index 1 using 1:2 @disc ink pointsize 0.9, \
    data index 1 using 1:2:(sprintf("from %d on", $1)) \
        with labels right offset -1.0,0.5 textcolor rgb ink font ",15"
