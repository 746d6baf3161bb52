#!/bin/sh
# bench.sh: what grading a class costs. Complete submissions; made-up
# classes of 10 and of 100 (right, half done, wrong and hostile, no two files
# the same); and a class of 1,000 with one chapter. measure.py says what is
# measured. Seconds of the processor don't depend on what else the machine does;
# those by the clock do.
#
#   COMPLETE=20  how many complete submissions
#   SIZES="10"   other made-up classes
#   LARGE=0      without the class of 1,000; LARGE=N with N in it

. tests/proof/count.sh
use_gcc
complete=${COMPLETE:-20}
large=${LARGE:-1000}
temporary_room
out=$room/out

measure() { # NAME FOLDER
    SUBMISSIONS=$2 OUT=$out python3 -B tests/proof/grader/measure.py \
        tests/grader/grade.sh >"$room/measured" || exit 1
    n=$(find "$2" -mindepth 1 -maxdepth 1 | wc -l)
    awk -v name="$1" -v n="$n" '{
        printf "%-24s %8d %9.1f %9.2f %9.1f %8d %8d\n", name, n, $1, $1 / n,
            $2, $3, $4 }' "$room/measured"
}

# Whatever is built once is built.
mkdir -p "$room/warm/one"
cp solutions/*/*.c "$room/warm/one/"
SUBMISSIONS=$room/warm OUT=$out tests/grader/grade.sh >/dev/null || exit 1
printf '%-24s %8s %9s %9s %9s %8s %8s\n' "" students processor each \
    "by clock" "MB, all" "MB, one"
k=0
mkdir "$room/complete"
while [ $k -lt "$complete" ]; do
    k=$((k + 1))
    mkdir -p "$room/complete/$k"
    for solution in solutions/*/*.c; do
        { cat "$solution" && echo "/* by student $k */"; } \
            >"$room/complete/$k/${solution##*/}"
    done
done
rm -rf "$out"
[ "$complete" = 0 ] || measure "all chapters solved" "$room/complete"
mixed() { # NAME N
    rm -rf "$room/class" "$out"
    tests/proof/grader/make_class.sh "$2" "$room/class"
    measure "$1" "$room/class"
}
for number in ${SIZES-10 100}; do
    mixed "a mixed class" "$number"
done
export CH=05
[ "$large" = 0 ] || mixed "one chapter, mixed" "$large"
