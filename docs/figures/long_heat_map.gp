# Article 2021, figure 6: 45,000 positions in 670 rows of pixels. On the left
# as it is usually drawn, on the right what is behind each row.
# The last columns whose waves are shorter than one row of pixels, and two.
one = 0 + system("awk '$2 == \"one\" { print $1 }' ".data)
two = 0 + system("awk '$2 == \"two\" { print $1 }' ".data)
row(pos) = pos * 670.0 / 45000 - 0.5
set palette maxcolors 21
eval page(760, 836, \
    sprintf("The patterns in columns 0 to %d do not exist", two), \
    "45,000 positions of 50 numbers in 670 rows of pixels: each stands for 67 positions")
set multiplot
eval edges(106, 60)
eval heat(50, 670)
set ytics ("0" row(0), "10,000" row(10000), "20,000" row(20000), \
    "30,000" row(30000), "40,000" row(40000))

eval sides(80, 380)
set label 3 "one position from each row" @heading
plot cells(0, 3, 1) with image

unset label
unset ylabel
unset ytics
eval sides(400, 700)
set label 3 "the mean of all its positions" @heading
set label 4 "waves shorter than one row of pixels" at one/2.0, 335 center \
    rotate by 90 textcolor rgb ink front
set label 5 "than two rows" at (one + two + 1)/2.0, 335 center rotate by 90 \
    textcolor rgb ink front
grey = 'behind fillstyle solid noborder fillcolor rgb'
set object 1 rectangle from -0.5, -0.5 to one + 0.5, 669.5 @grey rule
set object 2 rectangle from one + 0.5, -0.5 to two + 0.5, 669.5 @grey wash
set colorbox user origin left(714), 60/height size 10/width, 670/height
set cbtics ("−1" -1, "0" 0, "+1" 1) scale 0
plot cells(1, 3, 1) with image
unset multiplot
