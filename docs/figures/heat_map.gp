# Article 2021, figure 4: 20 positions of 50 numbers.
eval heat(50, 20)
set colorbox user origin left(700), 60/height size 14/width, 288/height
set cbtics ("−1" -1, "0" 0, "+1" 1) scale 0
marked = 5
set object 1 rectangle from 2*marked-0.5, -0.5 to 2*marked+1.5, 19.5 front \
    fillstyle empty border linecolor rgb ink linewidth 2
set label 2 sprintf("pair %d: a sine, index %d, and its cosine, index %d", \
    marked, 2*marked, 2*marked + 1) at 2*marked+0.5, -1.7 left offset -2.5,0 \
    textcolor rgb ink
plot cells(0, 12, 14) with image
