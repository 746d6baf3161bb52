# What "chased" takes from its neighbours: with one head, and with two.
@canvas
# A panel for each number of heads, from left to right; a text in each row.
x(h, word) = 60 + 330*h + 105*word
y(t) = 138 + 150*t
eval marks
n = 10
do for [h = 0:1] {
    do for [t = 0:1] {
        row = 2*h + t
        do for [word = 0:2] {
            set label n entry(0, row, word + 1) at x(h, word), y(t) center \
                textcolor rgb ink font (word == 1 ? "Helvetica:Bold,16" : "")
            n = n + 1
        }
        gap = h == 0 ? 12 : 48
        set arrow n from x(h, 0) + 8, y(t) + 18 to x(h, 1) - gap, y(t) + 66 \
            filled size 10,20 linewidth 2 linecolor rgb (h ? blue : green)
        set arrow n + 1 from x(h, 2) - 8, y(t) + 18 \
            to x(h, 1) + gap, y(t) + 66 filled size 10,20 linewidth 2 \
            linecolor rgb (h ? orange : green)
        first = pair("%g", entry(0, row, 4) + 0, entry(0, row, 5) + 0)
        second = pair("%g", entry(0, row, 6) + 0, entry(0, row, 7) + 0)
        if (h == 0) {
            set label n first at x(h, 1), y(t) + 88 center \
                textcolor rgb green font "Helvetica:Bold,16"
        } else {
            set label n first at x(h, 1) - 16, y(t) + 88 right \
                textcolor rgb blue font "Helvetica:Bold,16"
            set label n + 2 "head 0" at x(1, 0) + 20, y(t) + 52 right \
                textcolor rgb blue font ",15"
            set label n + 3 "head 1" at x(1, 2) - 20, y(t) + 52 left \
                textcolor rgb orange font ",15"
            set label n + 1 second at x(h, 1) + 16, y(t) + 88 left \
                textcolor rgb orange font "Helvetica:Bold,16"
        }
        n = n + 4
    }
}
plot NaN
