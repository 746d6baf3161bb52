#!/bin/sh
# make_class.sh N FOLDER: makes up a class of N submissions in FOLDER, always
# the same one: some have solved everything, most are half way and wrong here
# and there, and one in fifty is up to something. No two files are the same.
# With CH="04 05" they have these chapters alone.
set -u

number=$1 folder=$2
. tests/verbs/common.sh
kinds=$folder.kinds
rm -rf "$kinds"

# What a chapter can look like: NN_name/KIND-NAME.c.
look() { # KIND FILE REST: FILE, with what it lacks from REST
    [ ! -f "$2" ] || awk -f tests/proof/grader/merge_source.awk "$2" "$3" \
        >"$kinds/$chapter/$1-${2##*/}"
}
for chapter in $(for one in ${CH:-""}; do tests/verbs/chapter.sh "$one"; done)
do
    right=solutions/$chapter/${chapter#??_}.c
    stub=$kinds/$chapter/stub-1.c
    mkdir -p "$kinds/$chapter"
    awk -f tests/judge/stub.awk "chapters/$chapter/${chapter#??_}.h" >"$stub"
    cp "$right" "$kinds/$chapter/right-0.c"
    for file in tests/"$chapter"/alternatives/*.c; do
        look right "$file" "$right"
    done
    for file in tests/"$chapter"/misconceptions/*.c; do
        look wrong "$file" "$right"
    done
    # The first exercise done, the others as they came.
    awk '/^}/ { print; exit } { print }' "$right" >"$kinds.first.c"
    look half "$kinds.first.c" "$stub"
    # What happens to everyone, an endless loop say, is not up to something;
    # nor is what does not build.
    for file in tests/proof/grader/gallery/*.c; do
        [ "$chapter" != 05_full_formula ] ||
            ! grep '^/\* flag: [a-z]' "$file" | grep -qv builds ||
            look hostile "$file" "$right"
    done
done

# Who hands in what: every fourth has solved all. The others have begun so many
# chapters, and are right in six of ten, wrong in three and half way in one; of
# the rest they hand in the empty exercise, or nothing.
student=0
while [ $student -lt "$number" ]; do
    student=$((student + 1)) k=$student nth=0
    begun=$((student % $(find "$kinds"/* -prune | wc -l)))
    for looks in "$kinds"/*/; do
        chapter=$(basename "$looks") k=$((k + 3)) nth=$((nth + 1)) kind=right
        case $((student % 50)),$((student % 4)),$((nth > begun)),$((k % 10)) in
        7,*) kind=hostile ;;
        *,0,?,?) ;;
        *,0,[678]) kind=wrong ;;
        *,0,9) kind=half ;;
        *,1,[012]) continue ;;
        *,1,?) kind=stub ;;
        esac
        set -- "$looks$kind"-*.c
        [ -f "$1" ] || set -- "$looks"right-*.c
        shift $((student % $#))
        place=$folder/student-$(printf '%04d' $student)/chapters/$chapter
        mkdir -p "$place"
        {
            cat "$1"
            [ $kind = stub ] || echo "/* by student $student */"
        } >"$place/${chapter#??_}.c"
    done
done
rm -rf "$kinds" "$kinds.first.c"
