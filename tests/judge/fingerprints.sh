#!/bin/sh
# fingerprints.sh CHAPTER FILE: runs every known wrong answer of a chapter
# against its tests, and writes into FILE what each of them is called, says,
# and was seen to give. recognise.awk compares a student's numbers with that.
#
#   misconception ID SECTION SHIPPED     from the comment on top of its file
#   says TEXT                            its explanation, line by line
#   changes EXERCISE ...                 the functions that its file defines
#   seen EXERCISE SENTENCE SUM SIZE      as in the .trace files (claim.c)
set -u

chapter=$1 file=$2
folder=$BUILD/misconceptions/$chapter

# What was built from the same text is kept (judge.sh); but not where a header
# that several share has changed beside it.
if [ ! -f "$file" ] || [ -n "$(find "tests/$chapter/misconceptions" \
    -name '*.h' -newer "$file" 2>/dev/null)" ]; then
    rm -rf "$folder"
fi

# shellcheck disable=SC2016 # the inner shell expands these
for wrong in tests/"$chapter"/misconceptions/*.c; do
    [ -f "$wrong" ] && echo "$wrong"
done | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I '{}' sh -c '
    id=${1##*/}
    tests/judge/judge.sh "$2" "$1" "$3/${id%.c}"' \
    - '{}' "$chapter" "$folder"

for wrong in tests/"$chapter"/misconceptions/*.c; do
    [ -f "$wrong" ] || continue
    id=${wrong##*/}
    id=${id%.c}
    awk -v id="$id" -f tests/judge/misconception.awk "$wrong"
    nm -g "$folder/$id/student.o" | awk '
        $2 == "T" { sub(/^_/, "", $3); names = names " " $3 }
        END { print "changes" names }'
    while read -r exercise sentence; do
        trace=$folder/$id/$exercise.$sentence.trace
        [ -f "$trace" ] && sed "s/^/seen $exercise $sentence /" "$trace"
    done <"$BUILD/tests/$chapter.claims"
done >"$file.new"
mv "$file.new" "$file"
