# Which token sees which: one text, a window, and texts in one row.
set multiplot
set border 15 linecolor rgb rule
unset xtics
unset ytics
set palette defined (0 none, 1 high) maxcolors 2
set cbrange [0:1]
eval edges(120, 22)
array names = ["one text", "a window of 4", "three texts, and padding"]
do for [panel = 0:2] {
    set lmargin at screen left(24 + 248*panel)
    set rmargin at screen left(232 + 248*panel)
    set label 3 names[panel + 1] @heading
    plot cells(panel, 17, 17) with image
    unset label
}
unset multiplot
