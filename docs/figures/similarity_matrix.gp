# Every position with every other: plain integers beside encodings.
# From nothing over half to all. Most encodings have half and more in common.
set palette defined (0 none, 0.4 (dark ? "#234a6b" : "#bcd8ef"), \
    0.7 (dark ? "#4a9be0" : "#3f86c9"), 1 (dark ? "#e3f2ff" : "#06264d")) \
    maxcolors 64
set cbrange [0:1]
@beside
do for [encoded = 0:1] {
    eval beside_at(encoded)
    set label 3 (encoded ? "encodings, d = 512" : "plain integers") @heading
    plot cells(encoded, 4, 4) with image
    unset label
}
