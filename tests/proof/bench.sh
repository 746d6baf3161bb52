#!/bin/sh
# make bench: measures how long a student waits, in a copy of the course with
# all exercises solved. Every run checks a text that was never built before. The
# measurements take turns, round by round, so that a busy moment of the machine
# affects all of them. It prints medians of the time that passed and of the time
# that processors worked, and the median of the ratio to the floor of the same
# round, in which an empty C program is compiled, linked and run; and the goal
# that a row has.
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
    rm build/fingerprints/05_full_formula
    once first "make -s check CH=05"
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
for _ in 1 2 3; do
    make -s clean
    once clean "make -s check"
done
empty_exercises
for _ in 1 2 3; do
    make -s clean
    once begin "make -s check"
done

# The floor is the program that takes the least: compiled, linked and run.
sort -t '	' -k1,1 rows | awk -F'\t' -v rounds="$rounds" '
    function middle(list, n,    i, k, x) {
        for (i = 2; i <= n; i++) {
            x = list[i]
            for (k = i; k > 1 && list[k - 1] > x; k--) list[k] = list[k - 1]
            list[k] = x
        }
        return list[int((n + 1) / 2)]
    }
    function row(name, what, goal,    n, k, wall, used, by) {
        if (!(n = count[name])) return
        for (k = 1; k <= n; k++) {
            wall[k] = passed[name, k]
            used[k] = processor[name, k]
            by[k] = passed[name, k] / passed["floor", k <= rounds ? k : 1]
        }
        printf "%-40s %6.0f %9.0f", what, 1000 * middle(wall, n), \
            1000 * middle(used, n)
        if (n == rounds) printf " %7.1f", middle(by, n)
        else printf " %7s", ""
        print "   " goal
    }
    {
        passed[$1, ++count[$1]] = $2
        processor[$1, count[$1]] = $3
    }
    END {
        printf "%-40s %6s %9s %7s   %s\n", "milliseconds, medians of " \
            rounds " rounds", "passed", "processor", "x floor", "goal"
        row("floor", "floor: cc, link, run an empty program", "")
        row("right", "one chapter after an edit, right", "2.3 x floor")
        row("wrong", "one chapter after an edit, wrong, named", "2.8 x floor")
        row("course", "the whole course, one chapter edited", "3 x floor")
        row("first", "first wrong answer in a chapter", "600 of processor")
        row("clean", "the whole course from clean, all solved", \
            "4000 of processor")
        row("begin", "the whole course from clean, all empty", "")
    }'
