# What each row of a table still lacks, after more and more texts.
width = 760.0
height = 420.0
load "docs/figures/style.gp"

set label 1 "Rows that no text reaches never move" @headline
set label 2 "what each of 64 rows still lacks of its encoding; the texts have 1 to 48 tokens" \
    @subline
set lmargin at screen left(88)
set rmargin at screen left(735)
set bmargin at screen 60/height
set tmargin at screen down(84)
set xrange [-0.8:63.8]
set yrange [0:1.12]
set xtics ("0" 0, "12" 12, "24" 24, "36" 36, "47" 47, "63" 63)
set ytics ("nothing" 0, "half" 0.5, "all" 1)
set xlabel "row"
set grid ytics linecolor rgb rule linetype 1 dashtype 3
set object 1 rectangle from 47.5, graph 0 to graph 1, graph 1 behind \
    fillcolor rgb wash fillstyle solid noborder
set label 3 "no text" at 55.7, 0.62 center textcolor rgb ink
set label 4 "is so long" at 55.7, 0.54 center textcolor rgb ink
set label 5 "96 texts" at 6, 0.925 left textcolor rgb orange
set label 6 "480 texts" at 9, 0.61 left textcolor rgb blue
set label 7 "2400 texts" at 15, 0.17 left textcolor rgb green
mark = 'with points pointtype 7 pointsize 0.55'
plot data index 0 using 1:2 @mark linecolor rgb orange, \
    data index 1 using 1:2 @mark linecolor rgb blue, \
    data index 2 using 1:2 @mark linecolor rgb green
