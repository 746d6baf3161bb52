#!/bin/sh
# fingerprints.sh CHAPTER FILE: runs the tests of a chapter with each of its
# misconceptions, and writes the name, the explanation and the numbers of each
# into FILE. recognise.awk compares a student's numbers with these. FILE has
# these records (docs/design.md):
#
#   seen EXERCISE SENTENCE COUNT SUM SIZE RIGHT SUM SIZE RIGHT ...
#                                          what a claim saw: right or wrong.
#                                          The reference's are the first
#   misconception ID SECTION, text, link   from the comment on top of its file
#   changes EXERCISE                       a function that its file defines
#   seen ...                               of a claim that saw anything else
#
# All of them are compiled at once, with the reference (together.awk), and run
# by one program (runner.c), which leaves the facts of each in
# BUILD/misconceptions/CHAPTER/ID. From build.mk come CC, PLAIN_FLAGS,
# LINK_FLAGS and LINK.
# shellcheck disable=SC2086 # flags are words
set -u

chapter=$1 file=$2
name=${chapter#??_}
reference=solutions/$chapter/$name.c
folder=$BUILD/misconceptions/$chapter
rm -rf "$folder"
mkdir -p "$folder" || exit
set -- tests/"$chapter"/misconceptions/*.c
[ -f "$1" ] || {
    : >"$file"
    exit
}

# Only the numbers are needed, so nothing is compiled for a debugger.
compile() { # FILE ARGUMENT ...
    $CC $PLAIN_FLAGS -g0 -I"chapters/$chapter" -iquote tests/harness "$@"
}

# Says which file does not compile, in the compiler's words.
explain() {
    for wrong; do
        compile -fsyntax-only "$wrong" 2>"$folder/compiler" || {
            echo "$wrong does not compile:"
            cat "$folder/compiler"
            return
        }
    done
    echo "The misconceptions of $chapter do not compile in one file" \
        "(tests/judge/together.awk):"
    cat "$folder/said"
}

awk -f tests/judge/misconception.awk "$@" >"$folder.about" || exit 1
: >"$folder.changes"
awk -v header="$name.h" -v changes="$folder.changes" \
    -f tests/judge/together.awk "$BUILD/tests/$chapter.functions" \
    "$reference" "$@" >"$folder.c" || exit 1
{ compile -c "$folder.c" -o "$folder.o" &&
    $CC $LINK_FLAGS "$folder.o" "$BUILD/tests/$chapter.o" "$BUILD/harness.o" \
        "$BUILD/runner.o" $LINK -o "$folder.claims"; } 2>"$folder/said" || {
    explain "$@" >&2
    exit 1
}
LC_ALL=C LD_BIND_NOW=1 $OUTER_LIMIT "$folder.claims" "$folder" || exit 1

# shellcheck disable=SC2016 # awk's, not the shell's
awk -F'\t' -v OFS='\t' -v folder="$folder" '
    function put_numbers(    line, field, claim, path) {
        path = folder "/" id "/facts"
        printf "%s", changes[id]
        while ((getline line < path) > 0) {
            split(line, field, FS)
            if (field[1] == "claim") {
                put_claim(claim)
                claim = "seen" OFS field[2] OFS field[3]
            }
            if (field[1] == "seen") {
                saw = saw OFS field[2] OFS field[3] OFS field[4]
                count++
            }
        }
        put_claim(claim)
        close(path)
    }
    function put_claim(claim) {
        saw = claim OFS count + 0 saw
        if (id != "" ? claim != "" && saw != right[claim] : count) print saw
        if (id == "") right[claim] = saw
        saw = count = ""
    }
    FNR == NR { changes[$1] = changes[$1] "changes" OFS $2 "\n"; next }
    $1 == "misconception" { put_numbers(); id = $2 }
    { print }
    END { put_numbers() }' "$folder.changes" "$folder.about" >"$file.new" &&
    mv "$file.new" "$file"
