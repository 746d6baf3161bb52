#!/bin/sh
# make similar OUT=folder: which students' files are alike. OUT is where make
# grade has put its marks. sim_c compares the files word by word, and takes all
# names for one, so that a copy with other names is still a copy. Into OUT goes
# similar.csv: student, other, and how much of the student's work is in the
# other's, in percent.
set -u

. tests/verbs/common.sh
[ -d "${OUT:-none}/submissions" ] ||
    stop "OUT is the folder that make grade has filled." "" \
        "  make similar OUT=marks"
have sim_c || stop "sim_c is not installed. This installs what is missing:" \
    "" "  make setup-dev"
out=$(cd "$OUT" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# What a student has written: all chapters in one file, without those that are
# as they were handed out.
for chapter in $(tests/verbs/chapter.sh); do
    awk -f tests/judge/stub.awk "chapters/$chapter/${chapter#??_}.h" \
        >"$work/${chapter#??_}.c"
done
mkdir "$work/written"
for folder in "$out"/submissions/*/; do
    key=$(basename "$folder")
    for file in "$folder"*.c; do
        [ -f "$file" ] || continue
        cmp -s "$file" "$work/${file##*/}" || cat "$file"
    done >"$work/written/$key.c"
    [ -s "$work/written/$key.c" ] || rm "$work/written/$key.c"
done
(cd "$work/written" && printf '%s\n' *.c | sim_c -peas -T -t20 -w400 -i) \
    >"$work/said" 2>"$work/errors" ||
    stop "sim_c could not compare them:" "$(head -n 3 "$work/errors")"
# "ann.c consists for 80 % of bob.c material"
awk '$2 == "consists" && sub(/\.c$/, "", $1) && sub(/\.c$/, "", $7) {
        print $1, $7, $4 }' "$work/said" | sort -k3,3nr -k1,1 |
    PYTHONPATH=tests/grader/desk python3 -Bc 'if True:
        import sys
        from marks import as_csv
        from results import name_of
        print(end=as_csv([["student", "other", "percent"], *(
            [*map(name_of, line.split())] for line in sys.stdin)]))
        ' >"$out/similar.csv"
count=$(find "$work/written" -name '*.c' | wc -l)
echo "$count students have written something. The most alike:"
echo
python3 -c 'if True:
    import csv, sys
    for one, other, percent in list(csv.reader(open(sys.argv[1])))[1:16]:
        print(f"  {percent:>3} % of {one} is in {other}")
    ' "$out/similar.csv"
cat <<END

The whole list: $out/similar.csv
Right answers to short exercises are alike by themselves. Look at pairs that are
far above all others, and talk to both.
END
