# "the dog chased the ball": E, PE, their sum, and what tells two "the" apart.
set multiplot
set cbrange [-2:2]
set tics scale 0
eval heat(32, 5)
eval sides(210, 690)
words = '("the" 0, "dog" 1, "chased" 2, "the" 3, "ball" 4) textcolor rgb ink'
places = '("0" 0, "1" 1, "2" 2, "3" 3, "4" 4)'
unset xtics
set colorbox user origin left(706), down(585) size 14/width, 530/height
set cbtics ("−2" -2, "0" 0, "+2" 2)
outline = 'front fillstyle empty border linecolor rgb orange linewidth 2'
array name[4] = ["E", "PE", "E + PE", "PE(3) − PE(0)"]
array means[4] = ["the words", "their positions", "their sum", \
    "the second “the”\nless the first"]
do for [k = 0:3] {
    set tmargin at screen down(54 + 147*k)
    set bmargin at screen down(54 + 147*k + (k == 3 ? 28 : 130))
    set label 2 name[k+1] at screen 20.0/width, graph (k == 3 ? 1 : 0.62) \
        left textcolor rgb ink font "Helvetica:Bold,16"
    set label 3 means[k+1] at screen 20.0/width, graph (k == 3 ? 0 : 0.42) \
        left textcolor rgb faint font ",15"
    if (k == 1) { set ytics @places } else { set ytics @words }
    unset object
    if (k == 0 || k == 2) {
        set object 1 rectangle from -0.5,-0.48 to 31.5,0.48 @outline
        set object 2 rectangle from -0.5,2.52 to 31.5,3.48 @outline
    }
    if (k == 3) {
        set yrange [0.5:-0.5]
        unset ytics
        set xtics 0,5,31 @small offset 0,0.5
        set xlabel "index"
    }
    plot cells(k, 12, k == 3 ? 24 : 12) with image
    unset label
    unset colorbox
}
