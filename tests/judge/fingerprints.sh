#!/bin/sh
# fingerprints.sh CHAPTER FILE [EXERCISE]: runs the tests of a chapter with each
# of its misconceptions, or of those that change EXERCISE, and writes the name,
# the explanation and the numbers of each into FILE. recognise.awk compares a
# student's numbers with these. FILE has these records (docs/design.md):
#
#   seen EXERCISE SENTENCE COUNT SUM SIZE RIGHT SUM SIZE RIGHT ...
#                                          what a claim saw: right or wrong.
#                                          The reference's are the first
#   misconception ID SECTION, text, link   from the comment on top of its file
#   changes EXERCISE                       a function that its file defines
#   seen ...                               of a claim that saw anything else
#
# All of them are compiled at once, with the reference (together.awk), and run
# by one program (runner.c). The facts of each mistake of a whole chapter are
# left in BUILD/misconceptions/CHAPTER/ID. CC, PLAIN_FLAGS, FAST_LINKER and LINK
# are those of build.mk.
# shellcheck disable=SC2086 # flags are words
set -u

chapter=$1 file=$2 exercise=${3-}
name=${chapter#??_}
reference=solutions/$chapter/$name.c
folder=$BUILD/misconceptions/${file##*/}
rm -rf "$folder"
mkdir -p "$folder" "${file%/*}" || exit
set -- tests/"$chapter"/misconceptions/*.c
[ -f "$1" ] || {
    : >"$file"
    exit
}

awk -f tests/judge/misconception.awk "$@" >"$folder.about" || exit 1
: >"$folder.changes"
awk -v header="$name.h" -v changes="$folder.changes" -v only="$exercise" \
    -f tests/judge/together.awk "$BUILD/tests/$chapter.contract" \
    "$reference" "$@" >"$folder.c" || exit 1
# Only the numbers are needed, so nothing is compiled for a debugger. What does
# not compile has its file's name and line there (together.awk).
{ $CC $PLAIN_FLAGS -g0 -I"chapters/$chapter" -iquote tests/harness \
    -c "$folder.c" -o "$folder.o" &&
    $CC $FAST_LINKER "$folder.o" "$BUILD/tests/$chapter.o" "$BUILD/harness.o" \
        "$BUILD/harness/runner.o" $LINK -o "$folder.claims"
} 2>"$folder/log" || {
    cat "$folder/log" >&2
    exit 1
}
LC_ALL=C LD_BIND_NOW=1 $OUTER_LIMIT "$folder.claims" "$folder" \
    ${exercise:+together} || exit 1

# shellcheck disable=SC2016 # awk's, not the shell's
awk -F'\t' -v OFS='\t' '
    FILENAME == ARGV[1] {
        if ($1 == "misconception") at = $2
        about[at] = about[at] $0 "\n"
    }
    FILENAME == ARGV[2] { about[$1] = about[$1] "changes" OFS $2 "\n" }
    FILENAME == ARGV[1] || FILENAME == ARGV[2] { next }
    $1 == "claim" || $1 == "mistake" { put_claim() }
    $1 == "mistake" { printf "%s", about[id = $2] }
    $1 == "claim" { claim = "seen" OFS $2 OFS $3 }
    $1 == "seen" { saw = saw OFS $2 OFS $3 OFS $4; count++ }
    END { put_claim() }
    function put_claim() {
        saw = claim OFS count + 0 saw
        if (id == "" ? count : claim != "" && saw != right[claim]) print saw
        if (id == "") right[claim] = saw
        saw = count = claim = ""
    }' "$folder.about" "$folder.changes" "$folder/facts" >"$file.new" &&
    mv "$file.new" "$file"
