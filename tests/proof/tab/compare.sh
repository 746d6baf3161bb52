#!/bin/sh
# compare.sh [CHAPTER ...]: the tab judges as a terminal does. Every file of
# these chapters, or of all, that is kept because its verdict is known is judged
# in both, and the two verdicts are compared line for line: the reference, the
# empty exercise, misconceptions, alternatives, unnamed mistakes and accidents.
#
# differences.tsv has the files whose verdicts differ, and why. If another file
# differs, that is a failure, and if one of them does not. "maybe" is for words
# that differ or not, as a clock has it.
#
#   compare.sh --sample N CHAPTER ...   one in N files, others at each commit
#
# A chapter takes a minute of processor; the workflow compares all at each push.
# It needs what make setup-dev installs.

. tests/proof/count.sh
. tests/judge/steps.sh
here=tests/proof/tab
use_room compared
export TAB="$BUILD/tab"

# What may differ in every verdict. Warnings are those of two compilers. In the
# tab what a kept file includes stands in its text: a function may begin there
# that a terminal does not see in the file; a loop is ended after steps, not
# after seconds; who sleeps is not waited for.
without_surroundings() { # VERDICT
    sed -e '/^warning/d' -e '/^place	begins/d' \
        -e '/^text.* had not ended after /s/after .*/after its limit./' \
        -e '/^text.* waits for something/s/something.*/something./' "$1"
}

# Prints KIND FILE for all that is judged of a chapter. What is wrong in the
# parts that an accident leaves out comes from the reference.
files_of() { # CHAPTER
    short=${1#???}
    echo "whole solutions/$1/$short.c"
    echo "empty $room/$1/$short.c"
    for kind in mistake:misconceptions right:alternatives; do
        find "tests/$1/${kind#*:}" -name '*.c' 2>/dev/null | sort |
            sed "s/^/${kind%:*} /"
    done
    { find tests/proof/unnamed -name "${1%%_*}_*.c" | sort &&
        grep -l "^#include \"$short\.h\"" tests/proof/gallery/*.c; } |
        sed 's/^/part /'
}

# A misconception's facts are those that its fingerprint was made from, by the
# same claims and compiler as in judge.sh, but without sanitizers;
# mutation_test.sh takes them, too. If the verdicts differ, judge.sh decides.
in_a_terminal() { # CHAPTER KIND FILE FOLDER
    case $2 in
    mistake)
        mkdir -p "$4"
        chapter=$1 source=$3
        folder=$BUILD/misconceptions/$1/$(basename "$3" .c)
        print_verdict part=known "$BUILD/fingerprints/$1" >"$4/verdict"
        ;;
    whole | empty) build judge C="$1" SOURCE="$3" OUT="$4" NAMED=1 ;;
    *) build judge C="$1" SOURCE="$3" OUT="$4" NAMED=1 FILLED=1 ;;
    esac
}

# How two verdicts differ: "no", "words", or "claims" if a claim ends in another
# way or has another name.
difference() { # FOLDER FOLDER
    without_surroundings "$1/verdict" >"$base/first"
    without_surroundings "$2/verdict" >"$base/second"
    if [ ! -s "$base/first" ]; then
        echo none
    elif cmp -s "$base/first" "$base/second"; then
        echo no
    elif [ "$(grep -v '^text\|^row\|^place\|^unexplained' "$base/first")" = \
        "$(grep -v '^text\|^row\|^place\|^unexplained' "$base/second")" ]; then
        echo words
    else
        echo claims
    fi
}

# The folder of a chapter begins with the list of its files: those whose number
# is chosen.
begin() { # CHAPTER
    base=$room/$1
    rm -rf "$base"
    mkdir -p "$base"
    awk -f tests/judge/stub.awk "chapters/$1/${1#???}.h" >"$base/${1#???}.c"
    files_of "$1" >"$base/all"
    awk -v n="$sample" -v k="$commits" '(NR + k) % n == 0' "$base/all" \
        >"$base/files"
}

# In one process: to start clang takes as long as seven verdicts. ALSO is a list
# of other files, for tab_test.sh.
judge_in_the_tab() { # CHAPTER ...
    for chapter; do
        sed "s|^\([a-z]*\) \(.*/\)\([^/]*\)\.c$|\2\3.c $chapter \
$room/$chapter/tab/\1/\3|" "$room/$chapter/files"
    done | cat - ${ALSO:+"$ALSO"} | $here/judge.sh
}

judge_in_a_terminal() { # CHAPTER ...
    for chapter; do
        while read -r kind file; do
            in_a_terminal "$chapter" "$kind" "$file" \
                "$room/$chapter/terminal/$kind/$(basename "$file" .c)"
        done <"$room/$chapter/files"
    done
}

compare() { # CHAPTER
    base=$room/$1
    while read -r kind file; do
        name=$(basename "$file" .c)
        expected=$(awk -F '\t' -v it="$1/$name" \
            '$1 == it { print $2 }' $here/differences.tsv)
        found=$(difference "$base/terminal/$kind/$name" "$base/tab/$kind/$name")
        if [ "$kind" = mistake ] && [ "$found" != "${expected:-no}" ]; then
            in_a_terminal "$1" part "$file" "$base/terminal/$kind/$name"
            found=$(difference "$base/terminal/$kind/$name" \
                "$base/tab/$kind/$name")
        fi
        case $expected$found in
        maybeno | maybewords) expected=$found ;;
        esac
        if [ "$found" = "${expected:-no}" ]; then
            good
        else
            bad "$file: what differs is \"$found\"," \
                "and should be \"${expected:-no}\" (- terminal, + tab)"
            diff -U 0 "$base/first" "$base/second" >"$base/shown"
            sed 1,2d "$base/shown" | cut -c 1-200 | shown_below /dev/stdin
        fi
    done <"$base/files"
}

# Names in differences.tsv of files that are not there.
gone() { # CHAPTER
    awk -F '[\t/]' -v it="$1" '
        FNR == NR { sub(/.*\//, ""); sub(/\.c$/, ""); here[$0]; next }
        $1 == it && !($2 in here) { print $2 }' "$room/$1/all" FS='[\t/]' \
        $here/differences.tsv
}

sample=1
[ "${1-}" != --sample ] || { sample=$2 && shift 2; }
# shellcheck disable=SC2046 # one word for each chapter
[ $# -gt 0 ] || set -- $(tests/verbs/chapter.sh)
commits=$turn
for chapter; do
    begin "$chapter"
    missing=$(gone "$chapter")
    [ -z "$missing" ] || bad "differences.tsv names what is not there: $missing"
done
docs/tab/packages.sh tests/proof/pages "$BUILD/pages" || exit 2
NAMED=$* docs/tab/tab.sh --engine >/dev/null || exit 2
build chapters="$*" tests references fingerprints || exit 2
judge_in_the_tab "$@" &
judge_in_a_terminal "$@"
wait
for chapter; do
    compare "$chapter"
done
sum_up
