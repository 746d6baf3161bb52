#!/bin/sh
# make bench: how long a student waits, measured in a copy of the course with
# all exercises solved. Medians of ten runs, and their ratio to the floor: the
# time in which an empty C program is compiled, linked and run.
set -u

. tests/verbs/common.sh
need_tools cc criterion hyperfine git
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
git ls-files -z | xargs -0 tar -cf - | tar -xf - -C "$copy"
cd "$copy" || exit 2
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH
for solution in solutions/*/*.c; do
    cp "$solution" "chapters/${solution#solutions/}"
done
echo 'int main(void) { return 0; }' >floor.c
file=chapters/05_full_formula/full_formula.c
cp $file right.c
sed 's/-2\.0/-1.0/' $file >wrong.c
make check >/dev/null 2>&1
cp wrong.c $file
make check CH=05 >/dev/null 2>&1
cp right.c $file

# time NAME PREPARE COMMAND: one row of the table.
time_it() {
    hyperfine -N -i -w 1 -r 10 --prepare "$2" --export-csv row.csv \
        "$3" >/dev/null 2>&1
    tail -n 1 row.csv | awk -F, -v name="$1" -v OFS='\t' '
        { n = NF; print name, $(n - 4), $(n - 1), $n }' >>rows
}

time_it "floor: cc, link, run an empty program" true \
    "sh -c 'cc floor.c -o floor && ./floor'"
time_it "one chapter after an edit, right" \
    "sh -c 'cp right.c $file'" "make -s check CH=05"
time_it "one chapter after an edit, wrong and named" \
    "sh -c 'cp wrong.c $file'" "make -s check CH=05"
cp right.c $file
time_it "the whole board after an edit" "touch $file" "make -s check"
time_it "the whole board from clean" "make -s clean" "make -s check"

awk -F'\t' 'BEGIN {
        printf "%-44s %8s %8s %8s %7s\n", "milliseconds", "median",
            "min", "max", "x floor"
    }
    NR == 1 { floor_ = $2 }
    {
        printf "%-44s %8.0f %8.0f %8.0f %7.1f\n", $1, 1000 * $2, 1000 * $3,
            1000 * $4, $2 / floor_
    }' rows
