# What each row of a table still lacks, after more and more texts.
eval page(760, 420, "Rows that no text reaches never move", \
    "what each of 64 rows still lacks of its encoding; the texts have 1 to 48 tokens")
eval area(88, 735, 84, 60)
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
array colour[3] = [orange, blue, green]
plot for [k = 0:2] data index k using 1:2 @disc colour[k + 1] pointsize 0.55
