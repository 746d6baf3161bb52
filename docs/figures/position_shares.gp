# How much of the appended vector is the position.
eval marks
plot data index 0 using 1:2 @stroke orange, \
    data index 0 using 1:3 @stroke blue, \
    data index 1 using 1:2 @disc ink pointsize 1.1, \
    data index 1 using 1:2:(sprintf("from %d on", $1)) \
        with labels left offset 1.2,-0.8 textcolor rgb ink
