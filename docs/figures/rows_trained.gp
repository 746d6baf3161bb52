# What each row of a table still lacks, after more and more texts.
eval marks
eval marks
array colour[3] = [orange, blue, green]
plot for [k = 0:2] data index k using 1:2 @disc colour[k + 1] pointsize 0.55
