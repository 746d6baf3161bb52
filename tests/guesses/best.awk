# best.awk LINES HELPING, of edits.awk and edits.c: the best changes, three at
# most for each line, or for two if neither alone helps as much: what part is
# left; the wrong numbers, line and change; and the wrong numbers without one.

NR == FNR { line[$1] = $2; next }
$1 == 0 { failed = $2; all = $3; next }
{ two = line[$1] ~ /,/ }
$2 == least && two && !only_two { next }
$2 != least || !two && only_two { n = different = 0; split("", of) }
{ different += !(line[$1] in of) }
of[line[$1]]++ < 3 {
    part = $2 / (failed + !failed)
    if (all && part * all < $3) part = $3 / all
    best[++n] = part " " $3 " " line[$1] " " $1 " " all
}
{ least = $2; only_two = two }
END { while (k < n && all != "0" && different <= 2) print best[++k] }
