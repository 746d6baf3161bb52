# Where one layer with RoPE looks, for two bases.
@much
@beside
do for [k = 0:1] {
    eval beside_at(k)
    set label 3 (k ? "base 10⁶" : "base 10⁴") @heading
    set object 1 rectangle from -0.5,-0.5 to 15.5,15.5 front fillstyle empty \
        border linecolor rgb orange linewidth 1.4
    plot cells(k, 4, 4) with image
    unset label
}
