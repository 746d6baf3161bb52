# Article 2021, figure 4: 20 positions of 50 numbers.
eval heat(50, 20)
set colorbox user origin left(700), 60/height size 14/width, 288/height
set cbtics ("−1" -1, "0" 0, "+1" 1) scale 0
marked = 5
eval marks
plot cells(0, 12, 14) with image
