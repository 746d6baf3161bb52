# A cache whose rows move up, and whose keys are turned back: a hand for each.
@canvas
# The clocks: where they stand, and their radius.
r = 34
x(row) = 150 + 94*row
above = 142
below = 318
hand(n) = n < 1 ? ink : n < 3 ? rule : orange
do for [row = 0:5] {
    set object 10 + row circle at x(row), above size r fillstyle empty \
        border linecolor rgb rule linewidth 1.4
    set label 20 + row sprintf("word %d", row) at x(row), above - r - 18 \
        center textcolor rgb hand(row) font ",15"
}
do for [row = 0:3] {
    word = entry(1, row, 1) + 0
    set object 30 + row circle at x(row), below size r fillstyle empty \
        border linecolor rgb rule linewidth 1.4
    set label 40 + row sprintf("word %d", word) at x(row), below + r + 20 \
        center textcolor rgb hand(word) font ",15"
    if (word > 0) {
        set arrow 50 + row from x(word), above + r + 8 \
            to x(row) + 8, below - r - 10 filled size 9,18 linewidth 1.2 \
            linecolor rgb faint
    }
}
do for [word = 1:2] {
    set arrow 60 + word from x(word) - r, above + r to x(word) + r, above - r \
        nohead linewidth 1.4 linecolor rgb rule
}
eval marks
eval curves
