#!/bin/sh
# make_class.sh N FOLDER: makes up a class of N submissions in FOLDER, always
# the same one: some have solved everything, most are half way and wrong here
# and there, and one in fifty is up to something. No two files are the same.
# With CH="04 05" they have these chapters alone; with TAME=1 nobody is.
set -u

number=$1 folder=$2
. tests/verbs/common.sh
kinds=$folder.kinds
rm -rf "$kinds"

# What a chapter can look like: NN_name/KIND-NAME.c names a file, and another
# one that has what it lacks.
look() { # KIND FILE REST
    [ ! -f "$2" ] || echo "$2 $3" >"$kinds/$chapter/$1-${2##*/}"
}
# What happens to everyone, an endless loop say, is not up to something; nor is
# what does not build.
flagged=$([ -n "${TAME-}" ] ||
    grep -lE "^/\* flag: [a-z]" tests/proof/grader/gallery/*.c |
    xargs grep -LE '^/\* flag: .*builds')
for chapter in $(for name in ${CH:-""}; do tests/verbs/chapter.sh "$name"; done)
do
    right=solutions/$chapter/${chapter#??_}.c
    stub=$kinds.$chapter-stub.c first=$kinds.$chapter-first.c
    mkdir -p "$kinds/$chapter"
    awk -f tests/judge/stub.awk "chapters/$chapter/${chapter#??_}.h" >"$stub"
    look stub "$stub" /dev/null
    echo "$right /dev/null" >"$kinds/$chapter/right-0.c"
    for file in tests/"$chapter"/alternatives/*.c; do
        look right "$file" "$right"
    done
    for file in tests/"$chapter"/misconceptions/*.c; do
        look wrong "$file" "$right"
    done
    # The first exercise done, the others as they came.
    awk '/^}/ { print; exit } { print }' "$right" >"$first"
    look half "$first" "$stub"
    [ "$chapter" != 05_full_formula ] || for file in $flagged; do
        look hostile "$file" "$right"
    done
done

# Who hands in what: every fourth has solved all. The others have begun so many
# chapters, and are right in six of ten, wrong in three and half way in one; of
# the rest they hand in the empty exercise, or nothing. A line of $kinds.list is
# a file, and the name of its look.
student=0 chapters=$(find "$kinds"/* -prune | wc -l)
while [ $student -lt "$number" ]; do
    student=$((student + 1)) k=$student nth=0
    begun=$((student % chapters))
    for looks in "$kinds"/*/; do
        chapter=${looks%/} k=$((k + 3)) nth=$((nth + 1)) kind=right
        chapter=${chapter##*/}
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
        printf '%s/student-%04d/chapters/%s/%s.c\t%s\t%s\n' "$folder" \
            $student "$chapter" "${chapter#??_}" "$1" $student
    done
done >"$kinds.list"

# Each look is merged once: a process is what takes time.
cut -f 2 "$kinds.list" | sort -u | while read -r look; do
    read -r file rest <"$look" # the other one may be /dev/null
    awk -f tests/proof/grader/merge_source.awk "$file" "$rest" >"$look.whole"
done
sed 's,/[^/]*	.*,,' "$kinds.list" | tr '\n' '\0' | xargs -0 mkdir -p
awk -F '\t' '{
    if (!($2 in text))
        while ((getline line <($2 ".whole")) > 0) text[$2] = text[$2] line "\n"
    close($2 ".whole")
    printf "%s", text[$2] >$1
    if ($2 !~ /\/stub-[^\/]*$/) print "/* by student " $3 " */" >$1
    close($1)
}' "$kinds.list"
rm -rf "$kinds" "$kinds".*
