# Where one layer with RoPE looks, for two bases.
# stacked: 64 384
@much
eval page(760, 460, "Two places back, and with base 10⁴ in many other places", \
    "mean attention in 16 texts of 64 letters, one layer trained on 16 places")
set multiplot
eval edges(104, 60)
set border 0
set xrange [-0.5:63.5]
set yrange [63.5:-0.5]
set xtics 0,16,63
set ytics 0,16,63
set xlabel "word that is looked at"
set ylabel "word that looks" offset 1,0
do for [k = 0:1] {
    eval sides(k ? 398 : 70, k ? 694 : 366)
    set label 3 (k ? "base 10⁶" : "base 10⁴") @heading
    set object 1 rectangle from -0.5,-0.5 to 15.5,15.5 front fillstyle empty \
        border linecolor rgb orange linewidth 1.4
    if (k) {
        unset ylabel
        set format y ""
        set colorbox user origin left(708), 60/height size 14/width, 296/height
        set cbtics 0,0.5,1 scale 0
    }
    plot cells(k, 4, 4) with image
    unset label
}
