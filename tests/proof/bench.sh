#!/bin/sh
# make bench: measures how long a student waits, in a copy of the course with
# all exercises solved. Every run checks a text that was never built before. It
# prints medians of the time that passed, means of the time that processors
# worked, and how often the floor fits into the median: an empty C program,
# compiled, linked and run. Behind a name is its goal. Last come the
# exercises whose first wrong answer takes the longest.
#
#   ROUNDS=15   how often each is measured
set -u

. tests/proof/count.sh
need_tools cc hyperfine git
own_copy
solve_exercises
file=chapters/05_full_formula/full_formula.c
cp $file right.c
# 2i - 1 for 2i: i / d_model in the exponent, a mistake with a name.
sed 's/-2\.0/-1.0/' $file >wrong.c
echo 'int main(void) { return 0; }' >floor.c

# edit TEXT FILE: copies TEXT to FILE and adds a new number.
program edit <<'END'
#!/bin/sh
{ cat "$1" && echo "/* $(date +%s).$$ */"; } >"$2"
END

# measure RUNS [-n NAME --prepare COMMAND COMMAND] ...: adds to the rows.
measure() {
    runs=$1
    shift
    hyperfine -N -i -r "$runs" --export-csv new "$@" >said 2>&1 || cat said
    sed 1d new >>rows
}

# Everything that is built only once is built first. The mistake must be named.
./edit wrong.c $file
make -s check CH=05 >said 2>&1
grep -q 'exponent' said || stop "The wrong answer isn't named any more."
./edit right.c $file
make -s check >/dev/null 2>&1
measure "${ROUNDS:-15}" -n 'floor: an empty program built and run' \
    --prepare './edit floor.c empty.c' \
    "sh -c 'cc empty.c -o empty && ./empty'" \
    -n 'one chapter after an edit: right (2.3 x floor)' \
    --prepare "./edit right.c $file" 'make -s check CH=05' \
    -n 'one chapter after an edit: wrong (2.8 x floor)' \
    --prepare "./edit wrong.c $file" 'make -s check CH=05' \
    -n 'the course; one chapter edited (3 x floor)' \
    --prepare "./edit right.c $file" 'make -s check'
measure 3 -n 'the course from clean: solved (4000 of processor)' \
    --prepare 'make -s clean' 'make -s check'
empty_exercises
measure 3 -n 'the course from clean: empty' \
    --prepare 'make -s clean' 'make -s check'

# The first known mistake of each exercise alone, when none of its was looked up
# yet.
rm -rf build/fingerprints
make -s -f tests/judge/build.mk fingerprints references
awk '$1 == "misconception" { id = $2 }
    $1 == "changes" && pass == 1 { changes[FILENAME, id]++ }
    $1 == "changes" && pass == 2 && changes[FILENAME, id] == 1 && !seen[$2]++ {
        n = split(FILENAME, part, "/"); print part[n], $2, id }' \
    pass=1 build/fingerprints/* pass=2 build/fingerprints/* >mistakes
mv rows edits
while read -r chapter exercise id; do
    measure 3 -n "first in $exercise (600 of processor)" \
        --prepare 'rm -rf build/fingerprints out' \
        "make -s -f tests/judge/build.mk judge C=$chapter OUT=out FILLED=1
            SOURCE=tests/$chapter/misconceptions/$id.c NAMED=1"
done <mistakes

# A row of hyperfine: name, mean, deviation, median, user, system, ...
awk -F, '{ print $5 + $6 "," $0 }' rows | sort -n | tail -n 3 |
    cut -d, -f2- | cat edits - | awk -F, '
        NR == 1 { floor = $4; print "milliseconds" }
        { printf "%-50s %6.0f %9.0f of processor %5.1f x floor\n", $1,
            1000 * $4, 1000 * ($5 + $6), $4 / floor }'
