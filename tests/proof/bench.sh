#!/bin/sh
# make bench: measures how long a student waits, in a copy of the course with
# all exercises solved. Every run checks a text that was never built before. The
# measurements take turns, round by round, so that a busy moment of the machine
# affects all of them. It prints medians of the time that passed and of the time
# that processors worked, and the median of the ratio to the floor of the same
# round, in which an empty C program is compiled, linked and run; and the goal
# that a row has. Last come the exercises whose first wrong answer takes the
# longest.
set -u

. tests/proof/count.sh
need_tools cc hyperfine git
rounds=${ROUNDS:-15}
own_copy
solve_exercises
file=chapters/05_full_formula/full_formula.c
cp $file right.c
# 2i - 1 for 2i: i / d_model in the exponent, a mistake with a name.
sed 's/-2\.0/-1.0/' $file >wrong.c
echo 'int main(void) { return 0; }' >floor.c

# edit TEXT FILE: copies TEXT to FILE and adds a new number.
number=0
edit() {
    number=$((number + 1))
    { cat "$1" && echo "/* $number */"; } >"$2"
}

# once NAME COMMAND: writes one row: the name, the seconds that passed, and
# those of processors.
once() {
    hyperfine -N -i -r 1 --export-csv row.csv "$2" >/dev/null 2>&1
    tail -n 1 row.csv | awk -F, -v OFS='\t' -v name="$1" '
        { print name, $2, $5 + $6 }' >>rows
}

one_round() {
    edit floor.c empty.c
    once floor "sh -c 'cc empty.c -o empty && ./empty'"
    edit right.c $file
    once right "make -s check CH=05"
    edit wrong.c $file
    once wrong "make -s check CH=05"
    edit right.c $file
    once course "make -s check"
}

# Everything that is built only once is built first. The mistake must be named.
edit wrong.c $file
make -s check CH=05 >said 2>&1
grep -q 'exponent' said || stop "The wrong answer isn't named any more."
edit right.c $file
make -s check >/dev/null 2>&1
one_round
rm rows
round=0
while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    one_round
done
for name in clean begin; do
    [ $name = clean ] || empty_exercises
    for _ in 1 2 3; do
        make -s clean
        once $name "make -s check"
    done
done

# The first known mistake of each exercise alone, when none of its was looked up
# yet.
rm -rf build/fingerprints
make -s -f tests/judge/build.mk fingerprints references
awk '$1 == "misconception" { id = $2 }
    $1 == "changes" && pass == 1 { changes[FILENAME, id]++ }
    $1 == "changes" && pass == 2 && changes[FILENAME, id] == 1 && !seen[$2]++ {
        n = split(FILENAME, part, "/"); print part[n], $2, id }' \
    pass=1 build/fingerprints/* pass=2 build/fingerprints/* >mistakes
while read -r chapter exercise id; do
    for _ in 1 2 3; do
        rm -rf build/fingerprints out
        once "first in $exercise" "make -s -f tests/judge/build.mk judge
            C=$chapter SOURCE=tests/$chapter/misconceptions/$id.c OUT=out
            FILLED=1 NAMED=1"
    done
done <mistakes

# The floor is the program that takes the least: compiled, linked and run.
python3 - "$rounds" <<'END'
import csv, sys
from statistics import median_low

TABLE = (("floor", "floor: cc, link, run an empty program", ""),
         ("right", "one chapter after an edit, right", "2.3 x floor"),
         ("wrong", "one chapter after an edit, wrong, named", "2.8 x floor"),
         ("course", "the whole course, one chapter edited", "3 x floor"),
         ("clean", "the whole course from clean, all solved",
          "4000 of processor"),
         ("begin", "the whole course from clean, all empty", ""))
rows, rounds = {}, sys.argv[1]
for name, passed, used in csv.reader(open("rows"), delimiter="\t"):
    rows.setdefault(name, []).append((float(passed), float(used)))
print(f"{f'milliseconds, medians of {rounds} rounds':40} passed processor "
      "x floor   goal")
firsts = sorted((name for name in rows if name.startswith("first")),
                key=lambda name: median_low(used for _, used in rows[name]))
TABLE += tuple((name, name, "600 of processor") for name in firsts[-3:])
for name, what, goal in TABLE:
    passed, used = (1000 * median_low(k) for k in zip(*rows[name]))
    pairs = list(zip(rows[name], rows["floor"]))
    by = median_low(one / floor for (one, _), (floor, _) in pairs)
    ratio = f"{by:.1f}" if "floor" in goal else ""
    print(f"{what:40} {passed:6.0f} {used:9.0f} {ratio:>7}   {goal}")
END
