# Where "cat" comes out of attention, with positions and without.
set ylabel "second number" offset 1.5,0
place(x, y) = "\n".pair("%.4f", x, y)
eval marks
eval curves
