# All pairs of positions under 1000 whose sines differ by less than 1e-4.
stats data using 1 nooutput
eval page(760, 520, "Nearly all look-alikes come from one fraction, 355/113", \
    sprintf("%d pairs of positions whose sines differ by less than a ten-thousandth", \
    STATS_records))
eval area(90, 730, 72, 60)
eval marks
array colour[4] = [faint, orange, blue, green]
plot for [k = 0:3] data using 1:($3 == k ? $2 : NaN) \
    @disc colour[k + 1] pointsize 0.35
