# The words of chapter 00 as points, and where attention moves one of them.
# 153 pixels for 1, in both directions.
eval marks
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
