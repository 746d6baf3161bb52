#!/bin/sh
# fingerprints.sh CHAPTER FILE: runs the tests of a chapter on each of its
# misconceptions, and writes the name, the explanation and the numbers of each
# into FILE. recognise.awk compares a student's numbers with these. FILE has
# these records (docs/design.md):
#
#   misconception ID SECTION, text, link   from the comment on top of its file
#   changes EXERCISE                       a function that its file defines
#   seen EXERCISE SENTENCE SUM SIZE        what a claim saw
set -u
unset NAMED # otherwise each of them would need this same file
export ONLY_FACTS=1

chapter=$1 file=$2
folder=$BUILD/misconceptions/$chapter
mkdir -p "$folder" || exit

for wrong in tests/"$chapter"/misconceptions/*.c; do
    [ -f "$wrong" ] || continue
    id=${wrong##*/}
    awk -f tests/judge/misconception.awk "$wrong" >"$folder/${id%.c}.about" ||
        exit 1
done

processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# shellcheck disable=SC2016 # the inner shell expands these
for wrong in tests/"$chapter"/misconceptions/*.c; do
    [ -f "$wrong" ] && echo "$wrong"
done | xargs -P "$processors" -I '{}' sh -c '
    id=${1##*/}
    tests/judge/judge.sh "$2" "$1" "$3/${id%.c}"' \
    - '{}' "$chapter" "$folder"

for wrong in tests/"$chapter"/misconceptions/*.c; do
    [ -f "$wrong" ] || continue
    id=${wrong##*/}
    id=${id%.c}
    cat "$folder/$id.about"
    [ -f "$folder/$id/student.o" ] || {
        echo "$wrong does not compile:"
        cat "$folder/$id/compiler"
        exit 1
    } >&2
    ! grep '^broken' "$folder/$id/facts" || {
        echo "$wrong can't be linked or run" && exit 1
    } >&2
    nm -g "$folder/$id/student.o" >"$folder/$id/names" || exit 1
    awk '$2 == "T" { sub(/^_/, "", $3); print "changes\t" $3 }' \
        "$folder/$id/names"
    awk -F'\t' -v OFS='\t' '
        $1 == "claim" { name = $2 OFS $3 }
        $1 == "seen" { print "seen", name, $2, $3 }' "$folder/$id/facts"
done >"$file.new" || exit 1
mv "$file.new" "$file"
