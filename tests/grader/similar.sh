#!/bin/sh
# make similar OUT=folder: which students' files are alike. OUT is where make
# grade has put its marks. sim_c compares the files word by word, and takes all
# names for one, so that a copy with other names is still a copy. Into OUT goes
# similar.csv (desk/similar.py): who has handed in the same, and how much of one
# student's work is in another's, in percent.
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
# as they were handed out. (All references together have 31 kB.) sim_c can take
# for ever over a long file that repeats itself.
most=60000
for chapter in $(tests/verbs/chapter.sh); do
    awk -f tests/judge/stub.awk "chapters/$chapter/${chapter#??_}.h" \
        >"$work/${chapter#??_}.c"
done
mkdir "$work/written"
for folder in "$out"/submissions/*/; do
    written=$work/written/$(basename "$folder").c
    for file in "$folder"*.c; do
        [ -f "$file" ] || continue
        cmp -s "$file" "$work/${file##*/}" || cat "$file"
    done >"$written"
    size=$(wc -c <"$written")
    [ "$size" -le $most ] || {
        echo "Not compared, since it is long: $(basename "$folder")"
        size=0
    }
    [ "$size" != 0 ] || rm "$written"
done
# shellcheck disable=SC3045 # every shell here has -t
(cd "$work/written" && ulimit -t 600 &&
    printf '%s\n' *.c | sim_c -peas -T -t20 -w400 -i) \
    >"$work/said" 2>"$work/errors" ||
    stop "sim_c could not compare them, or took more than ten minutes:" \
        "$(head -n 3 "$work/errors")"
count=$(find "$work/written" -name '*.c' | wc -l)
echo "$count students have written something. The most alike:"
echo
python3 -B tests/grader/desk/similar.py "$out" <"$work/said"
cat <<END
Right answers to short exercises are alike by themselves. Look at those that are
far above all others, and talk to all of them.
END
