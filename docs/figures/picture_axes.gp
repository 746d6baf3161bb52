# How alike one patch of a picture is to all others, by their places alone.
set multiplot
eval much
eval edges(120, 28)
eval heat(32, 32)
unset xtics
unset ytics
array names = ["sections", "axes in turns", "each axis anew"]
ring = "with points pointtype 6 pointsize 0.9 linecolor rgb paper"
do for [panel = 0:2] {
    eval sides(20 + 246*panel, 244 + 246*panel)
    set label 3 names[panel + 1] @heading
    plot cells(panel, 7, 7) with image, "+" using (15):(15) every ::0::0 @ring
    unset label
}
unset multiplot
