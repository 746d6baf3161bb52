# The words of chapter 00 as points, and where attention moves one of them.
eval page(640, 600, "In “the cat sat”, attention moves “the” towards “cat”", \
    "two numbers for each word. The new one is a mean of the three in the")
set label 3 "sentence, so it lies in their triangle" @secondline
eval area(60, 628, 94, 58)
# 153 pixels for 1, in both directions.
set xrange [-1.25:2.45]
set yrange [-1.25:1.7]
set ytics ("−1" -1, "0" 0, "1" 1)
set xtics ("−1" -1, "0" 0, "1" 1, "2" 2)
set xlabel "first number"
set ylabel "second number"
set arrow 1 from 0, graph 0 to 0, graph 1 nohead linecolor rgb wash
set arrow 2 from graph 0, first 0 to graph 1, first 0 nohead linecolor rgb wash
said = '"the cat sat"'
in(word) = strstrt(said, word) > 0
# Where a name stands beside its point, in characters.
right(word) = word eq "chased" ? 4.8 : word eq "the" ? -2.4 : 0
up(word) = word eq "chased" ? 0 : word eq "ball" ? -1.1 : \
    word eq "the" ? 0.3 : 1.1
plot data index 1 using 2:3 with filledcurves closed fillstyle solid \
        border linecolor rgb rule fillcolor rgb wash, \
    data index 1 using 2:3:(entry(1, 0, 2) - $2):(entry(1, 0, 3) - $3) \
        every ::2::2 with vectors nohead linecolor rgb rule, \
    data index 0 using 2:(in(strcol(1)) ? NaN : $3) @disc faint pointsize 0.9, \
    for [k = 0:6] data index 0 using 2:(in(strcol(1)) ? NaN : $3):1 \
        every ::k::k with labels textcolor rgb faint \
        offset right(entry(0, k, 1)), up(entry(0, k, 1)), \
    data index 1 using 2:3:($4-$2):($5-$3) every ::0::0 with vectors \
        filled size 0.09,22 linewidth 2.4 linecolor rgb orange, \
    data index 1 using 2:3 @disc blue pointsize 1.1, \
    for [k = 0:2] data index 1 using 2:3:1 every ::k::k with labels \
        textcolor rgb blue font "Helvetica:Bold,16" \
        offset right(entry(1, k, 1)), up(entry(1, k, 1)), \
    data index 1 using 4:5 every ::0::0 @disc orange pointsize 1.1, \
    data index 1 using 4:5:(sprintf("the, after attention\n%s", \
        pair("%.4f", $4, $5))) every ::0::0 with labels right offset 3,2.2 \
        textcolor rgb orange
