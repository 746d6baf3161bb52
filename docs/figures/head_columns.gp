# Which columns belong to which head, in an example of whole numbers.
@canvas
# Of each matrix: where it stands, how wide a cell is, how many rows it has,
# and whether its columns (1) or its rows (2) belong to the heads.
array at[6] = [40, 222, 404, 40, 306, 488]
array cell[6] = [34, 34, 34, 52, 34, 46]
array rows[6] = [3, 4, 3, 3, 4, 3]
array cut[6] = [0, 1, 1, 1, 2, 0]
array name[6] = ["X", "W_Q", "Q", "both heads", "W_O", "Y"]
high_cell = 29
top(m) = m <= 3 ? 108 : 300
shade(head) = head ? paleorange : paleblue
n = 10
do for [m = 1:6] {
    set label n name[m] at at[m] + 2*cell[m], top(m) - 12 center \
        textcolor rgb ink font "Helvetica:Bold,16"
    n = n + 1
    do for [r = 0:rows[m] - 1] {
        do for [c = 0:3] {
            head = cut[m] == 1 ? c > 1 : r > 1
            set object n rectangle from at[m] + c*cell[m], top(m) + r*high_cell \
                to at[m] + (c + 1)*cell[m], top(m) + (r + 1)*high_cell \
                fillstyle solid border linecolor rgb rule \
                fillcolor rgb (cut[m] ? shade(head) : paper) back
            value = entry(m - 1, r, c + 1) + 0
            set label n number(m == 4 || m == 6 ? "%.2f" : "%.0f", value) \
                at at[m] + (c + 0.5)*cell[m], top(m) + (r + 0.5)*high_cell \
                center textcolor rgb ink font ",14"
            n = n + 1
        }
    }
}
mid(y) = y + 1.5*high_cell
set label n "×" at 199, mid(top(1)) center textcolor rgb ink
set label n + 1 "=" at 381, mid(top(1)) center textcolor rgb ink
set label n + 2 "×" at 277, mid(top(4)) center textcolor rgb ink
set label n + 3 "=" at 465, mid(top(4)) center textcolor rgb ink
set label n + 4 "head 0" at 560, mid(top(1)) - 14 left textcolor rgb blue
set label n + 5 "head 1" at 560, mid(top(1)) + 14 left textcolor rgb orange
set label n + 6 "each head: attention with its own columns of Q, K and V" \
    at 40, 262 left textcolor rgb faint font ",15"
plot NaN
