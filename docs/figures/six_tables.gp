# Six tables of public programs, as heat maps.
names = "'the paper' 'TensorFlow tutorial' 'guided-diffusion' 'tensor2tensor' \
    'SamLynnEvans' 'coqui-ai'"
settings = "'woven, by pair' 'halves' 'halves, cosine first' \
    'halves, to the end' 'woven, by index' 'base 1/10000'"
set multiplot
eval heat(16, 16)
unset xtics
unset ytics
do for [k = 0:5] {
    x = 20 + 248*(k % 3)
    y = 122 + 224*(k/3)
    eval area(x, x + 224, y, height - y - 160)
    set label 3 word(names, k+1) at graph 0, graph 1 left offset 0,1.7 \
        textcolor rgb ink font "Helvetica:Bold,16"
    set label 4 word(settings, k+1) at graph 0, graph 1 left offset 0,0.6 \
        textcolor rgb faint
    plot cells(k, 14, 10) with image
    unset label
}
