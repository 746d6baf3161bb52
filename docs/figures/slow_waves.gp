# Article 2021, figure 5: indices 46 to 49, near and far.
set multiplot layout 4,2 columnsfirst margins left(136), left(714), \
    60/height, down(98) spacing 40/width, 16/height
do for [far = 0:1] {
    set xrange [0:(far ? 45000 : 20)]
    if (far) { set ytics ("" -1, "" 0, "" 1) } else { @unit }
    do for [k = 0:3] {
        set xlabel ""
        if (k == 3) { set xlabel "position" }
        set xtics 0, (far ? 15000 : 5) format (k < 3 ? "" : "%g")
        if (far && k == 3) {
            set xtics ("0" 0, "15,000" 15000, "30,000" 30000, "45,000" 45000)
        }
        if (k == 0) { set label 3 (far ? "45,000 positions" : "20 positions") \
            @heading }
        if (!far) {
            set label 4 sprintf("index %d", 46 + k) @aside
        }
        plot data index far using 1:k+2 @stroke (k % 2 ? orange : blue)
        unset label
    }
}
