#!/bin/sh
# bench.sh [N ...]: how fast a class is graded, and in how much memory. Made-up
# classes of N submissions (10, 100 and 1000: right, half done, wrong and
# hostile, no two files the same), and one of 40 complete ones. Memory is what
# all processes of the grading use together at their worst moment, and the
# largest of them, looked at twice a second.
set -u

. tests/verbs/common.sh
[ $# -gt 0 ] || set -- 10 100 1000
room=$(mktemp -d)
chmod 755 "$room"
trap 'rm -rf "$room"' EXIT
cores=$(getconf _NPROCESSORS_ONLN)

# The memory of PID and all that it has started, until it ends.
watch_memory() {
    while kill -0 "$1" 2>/dev/null; do
        ps -e -o pid=,ppid=,rss= | awk -v root="$1" '
            { parent[$1] = $2; rss[$1] = $3 }
            END {
                for (p in rss) {
                    for (q = p; q != root && q > 1; q = parent[q]) ;
                    if (q != root) continue
                    sum += rss[p]
                    if (rss[p] > largest) largest = rss[p]
                }
                print sum + 0, largest + 0
            }'
        sleep 0.5
    done >"$room/memory"
}

measure() { # NAME FOLDER
    rm -rf "$room/out"
    start=$(date +%s.%N)
    SUBMISSIONS=$2 OUT=$room/out tests/grader/grade.sh >"$room/said" 2>&1 &
    grader=$!
    watch_memory $grader
    wait $grader || { cat "$room/said"; exit 1; }
    end=$(date +%s.%N)
    n=$(find "$2" -mindepth 1 -maxdepth 1 | wc -l)
    awk -v name="$1" -v n="$n" -v s="$start" -v e="$end" -v cores="$cores" '
        $1 > sum { sum = $1 }
        $2 > largest { largest = $2 }
        END { printf "%-22s %8d %9.1f %9.2f %9.2f %8.0f %8.0f\n", name, n,
            e - s, n / (e - s), n / (e - s) / cores, sum / 1024,
            largest / 1024 }' "$room/memory"
}

tests/proof/grader/make_class.sh 1 "$room/warm"
SUBMISSIONS=$room/warm OUT=$room/out tests/grader/grade.sh >/dev/null || exit 1
printf '%-22s %8s %9s %9s %9s %8s %8s\n' "on $cores processors" students \
    seconds "a second" "and core" "MB, all" "MB, one"
k=100
while [ $k -lt 140 ]; do
    k=$((k + 1))
    for solution in solutions/*/*.c; do
        file=$room/complete/$k/chapters/${solution#solutions/}
        mkdir -p "${file%/*}"
        { cat "$solution" && echo "/* by student $k */"; } >"$file"
    done
done
measure "all chapters solved" "$room/complete"
for number; do
    rm -rf "$room/class"
    tests/proof/grader/make_class.sh "$number" "$room/class"
    measure "a mixed class" "$room/class"
done
