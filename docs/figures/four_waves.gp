# Article 2021, figure 3: indices 0 to 3 for two widths.
set multiplot layout 4,2 margins left(126), left(740), 60/height, down(98) \
    spacing 40/width, 16/height
@unit
array ring[4] = [orange, blue, green, pink]
do for [k = 0:3] {
    do for [w = 0:1] {
        if (k == 0) { set label 3 (w ? "d = 20" : "d = 50") @heading }
        if (w == 0) { set label 4 sprintf("index %d", k) @aside }
        set format x (k == 3 ? "%g" : "")
        if (k == 3) { set xlabel "position" }
        if (w == 0) { @unit } else { set ytics ("" -1, "" 0, "" 1) }
        plot data index 2*w using 1:k+2 with lines linewidth 1.6 \
                linecolor rgb faint, \
            for [p = 0:3] data index 2*w+1 using 1:k+2 every ::p::p \
                @disc ring[p+1] pointsize 1.05, \
            data index 2*w+1 using 1:k+2 @disc paper pointsize 0.6
        unset label
    }
}
