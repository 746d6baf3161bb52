# Every position with every other: plain integers beside encodings.
# From nothing over half to all. Most encodings have half and more in common.
# stacked: 64 384
set palette defined (0 none, 0.4 (dark ? "#234a6b" : "#bcd8ef"), \
    0.7 (dark ? "#4a9be0" : "#3f86c9"), 1 (dark ? "#e3f2ff" : "#06264d")) \
    maxcolors 64
set cbrange [0:1]
eval page(760, 460, \
    "One value along each diagonal: the offset decides, not the place", \
    "dot products of positions 0 to 63, as shares of the largest")
set multiplot
eval edges(104, 60)
set border 0
set xrange [-0.5:63.5]
set yrange [63.5:-0.5]
set xtics 0,16,63
set ytics 0,16,63
set xlabel "position"
set ylabel "position" offset 1,0
do for [encoded = 0:1] {
    eval sides(encoded ? 398 : 70, encoded ? 694 : 366)
    set label 3 (encoded ? "encodings, d = 512" : "plain integers") @heading
    if (encoded) {
        unset ylabel
        set format y ""
        set colorbox user origin left(708), 60/height size 14/width, 296/height
        set cbtics 0,0.5,1 scale 0
    }
    plot cells(encoded, 4, 4) with image
    unset label
}
