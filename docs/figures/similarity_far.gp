# D(k) far away: at the offsets 1 to 20,000.
below_zero = entry(1, 0, 1) + 0
eval page(700, 440, \
    sprintf("With 512 numbers, D(k) is first negative at offset %d", \
    below_zero), \
    "D(k) = PE(pos) · PE(pos + k), for k from 1 to 20,000. Where several offsets")
set label 3 "share a pixel, the band goes from the least D(k) to the greatest" \
    @secondline
eval area(84, 680, 90, 60)
set ytics add ("−50" -50)
set ylabel "D(k)" offset 0.5,0
below(y) = y < 0 ? y : 0
# The straight line of docs/why.md, drawn where it holds.
straight(k) = k < 4 || k > 5615 ? 1/0 : \
    256 * (1 - (log(k) + 0.57721566) / log(10000))
eval marks
eval curves
