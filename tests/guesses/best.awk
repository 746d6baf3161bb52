# best.awk LINES HELPING, of edits.awk and edits.c: the best changes, three at
# most for each line: what part is left; the wrong numbers, line and change; the
# wrong numbers without one; and "started", if it begins a sum where a number is
# changed. Changes of two lines, and those that begin a sum, count only if no
# other change helps as much.

NR == FNR {
    line[$1] = $2
    started[$1] = $3 == "started" ? $3 : ""
    weak[$1] = $2 ~ /,/ || $3 != ""
    next
}
$1 == 0 { failed = $2; all = $3; least = -1; next }
$2 == least && weak[$1] && !only_weak { next }
$2 != least || !weak[$1] && only_weak { n = different = 0; split("", of) }
{ different += !(line[$1] in of) }
of[line[$1]]++ < 3 {
    part = $2 / (failed + !failed)
    if (all && part * all < $3) part = $3 / all
    best[++n] = part " " $3 " " line[$1] " " $1 " " all " " started[$1]
}
{ least = $2; only_weak = weak[$1] }
END { while (k < n && all != "0" && different <= 2) print best[++k] }
