# Where "cat" comes out of attention, with positions and without.
set ylabel "second number" offset 1.5,0
place(x, y) = "\n".pair("%.4f", x, y)
plot data index 0 using 2:3 every ::0::0 @disc blue pointsize 1.3, \
    data index 1 using 2:3 @disc orange pointsize 1.3, \
    data index 0 using 2:3:("without positions:\nboth sentences". \
        place($2, $3)) every ::0::0 with labels left offset 1.5,2.1 \
        textcolor rgb blue, \
    data index 1 using 2:3:("with positions:\nthe cat chased the dog". \
        place($2, $3)) every ::0::0 with labels center offset 0,-2.7 \
        textcolor rgb orange, \
    data index 1 using 2:3:("with positions:\nthe dog chased the cat". \
        place($2, $3)) every ::1::1 with labels left offset 1.5,-0.1 \
        textcolor rgb orange
