#!/bin/sh
# compare.sh [CHAPTER ...]: the tab judges as a terminal does. Every file of
# these chapters, or of all, that is kept because its verdict is known is judged
# in both, and the two verdicts are compared line for line: the reference, the
# empty exercise, misconceptions, alternatives, unnamed mistakes and accidents.
#
#   differences.tsv   the files whose verdicts differ, and why. It is a failure
#                     if another one differs, and if one of them does not
#   compared.tsv      the last result: for each chapter how many files there
#                     were, how many differ, and a number made from them. It is
#                     written if nothing fails
#
#   compare.sh --sample CHAPTER   compares every fifth file
#   compare.sh --check            compares the chapters of which a file has
#                                 changed since compared.tsv was written. It
#                                 does not write it
#
# compared.tsv only saves time: it says that these files were compared, and not
# with which judge or engine. The workflow compares all files at each push.
#
# A chapter takes a minute of processor. What was judged before is kept in
# BUILD/compared until something changes that it is made from. It needs what
# make setup-tab installs.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
here=tests/proof/tab
result=$here/compared.tsv
room=$BUILD/compared
export TAB="$BUILD/tab"
mkdir -p "$room" || exit 2

# What may differ in every verdict. Warnings are those of two compilers. In a
# terminal a loop is ended after seconds, here after a number of steps, and who
# sleeps is not waited for. Here a size_t has 32 bits: a claim says if a part of
# it was not tried for that.
without_surroundings() { # VERDICT
    sed -e '/^warning/d' -e '/^untried/d' \
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

# Which words the judge's programs find for the facts is in neither number: the
# tab runs these programs themselves.
number() { git hash-object --stdin | cut -c 1-12; }
engine_now() {
    for file in awk check claims compiler flags judge mistakes report; do
        cat "docs/tab/$file.js"
    done
    cat docs/engine/* docs/tab/modules.sh docs/tab/c/*.c tests/harness/*.[ch] \
        tests/guesses/*.c
    grep '^@yowasp/clang' docs/tab/packages.tsv
}

files_now() { # CHAPTER
    cat chapters/"$1"/*.h tests/"$1"/*_test.c
    find tests/"$1" -name '*.h' | sort | xargs -r cat
    files_of "$1" | grep -v " $room/" | cut -d' ' -f2 |
        while read -r file; do echo "$file" && cat "$file"; done
}

# A misconception's facts are those that its fingerprint was made from, by the
# same claims and compiler as in judge.sh, but without sanitizers;
# mutation_test.sh takes them, too. If the verdicts differ, judge.sh decides.
in_a_terminal() { # CHAPTER KIND FILE FOLDER
    case $2 in
    mistake)
        mkdir -p "$4"
        facts=$BUILD/misconceptions/$1/$(basename "$3" .c)
        # shellcheck disable=SC2046 # words
        awk -v folder="$facts" -v source="$3" \
            -v arrays="$BUILD/tests/$1.arrays" \
            -v header="chapters/$1/${1#???}.h" \
            -v headers="$(echo chapters/*/*.h)" $(cat tests/judge/program) \
            part=facts "$facts/facts" part=known "$BUILD/fingerprints/$1" \
            >"$4/verdict"
        ;;
    whole | empty) build judge C="$1" SOURCE="$3" OUT="$4" NAMED=1 ;;
    *) build judge C="$1" SOURCE="$3" OUT="$4" NAMED=1 FILLED=1 ;;
    esac
}

# How two verdicts differ: "no", "words", or "claims" if a claim ends in another
# way or has another name.
difference() { # FOLDER FOLDER
    without_surroundings "$1/verdict" >"$own/one"
    without_surroundings "$2/verdict" >"$own/other"
    if [ ! -s "$own/one" ]; then
        echo none
    elif cmp -s "$own/one" "$own/other"; then
        echo no
    elif [ "$(grep -v '^text\|^row' "$own/one")" = \
        "$(grep -v '^text\|^row' "$own/other")" ]; then
        echo words
    else
        echo claims
    fi
}

# Judges what is listed, KIND and FILE on a line, in both.
judge_both() { # CHAPTER
    sed "s|^\([a-z]*\) \(.*/\)\([^/]*\)\.c$|\1 \2\3.c $1 $own/tab/\1/\3|" \
        "$own/files" >"$own/list"
    while read -r kind file chapter folder; do
        [ -s "$folder/verdict" ] || echo "$kind $file $chapter $folder"
    done <"$own/list" >"$own/left"
    cut -d' ' -f2- "$own/left" | $here/judge.sh || exit 2
    while read -r kind file chapter folder; do
        folder=$own/terminal/$kind/${folder##*/}
        [ -s "$folder/verdict" ] ||
            in_a_terminal "$chapter" "$kind" "$file" "$folder"
    done <"$own/list"
}

compare() { # CHAPTER STEP
    own=$room/$1
    mkdir -p "$own"
    short=${1#???}
    awk -f tests/judge/stub.awk "chapters/$1/$short.h" >"$own/$short.c"
    state=$({ cat tests/judge/* tests/guesses/*.awk tests/proof/tab/judge.* &&
        engine_now &&
        files_now "$1"; } | number)
    [ "$state" = "$(cat "$own/state" 2>/dev/null)" ] ||
        rm -rf "$own/tab" "$own/terminal"
    echo "$state" >"$own/state"
    files_of "$1" | awk -v step="$2" 'NR % step == 1 || step == 1' \
        >"$own/files"
    judge_both "$1"
    differ=0
    while read -r kind file; do
        name=$(basename "$file" .c)
        expected=$(awk -F '\t' -v it="$1/$name" \
            '$1 == it { print $2 }' $here/differences.tsv)
        found=$(difference "$own/terminal/$kind/$name" "$own/tab/$kind/$name")
        if [ "$kind" = mistake ] && [ "$found" != "${expected:-no}" ]; then
            in_a_terminal "$1" part "$file" "$own/terminal/$kind/$name"
            found=$(difference "$own/terminal/$kind/$name" \
                "$own/tab/$kind/$name")
        fi
        [ "$found" = no ] || differ=$((differ + 1))
        if [ "$found" = "${expected:-no}" ]; then
            good
        else
            bad "$file: what differs is \"$found\"," \
                "and should be \"${expected:-no}\" (- terminal, + tab)"
            diff -U 0 "$own/one" "$own/other" >"$own/shown"
            sed 1,2d "$own/shown" | cut -c 1-200 | shown_below /dev/stdin
        fi
    done <"$own/files"
    gone=$(awk -F '[\t/]' -v it="$1" '
        FNR == NR { sub(/.*\//, ""); sub(/\.c$/, ""); here[$0]; next }
        $1 == it && !($2 in here) { print $2 }' "$own/files" FS='[\t/]' \
        $here/differences.tsv)
    [ -z "$gone" ] || [ "$2" != 1 ] ||
        bad "differences.tsv names what is not there: $gone"
    printf '%s\t%s\t%s\t%s\n' "$1" "$(grep -c . "$own/files")" \
        "$differ" "$(files_now "$1" | number)" >"$own/result"
}

if [ "${1-}" = --one ]; then
    compare "$2" 1
    sum_up
    exit
fi

if [ "${1-}" = --check ]; then
    check=1
    shift
    for chapter in $(tests/verbs/chapter.sh); do
        now=$(files_now "$chapter" | number)
        if grep -q "^$chapter	.*	$now$" $result; then
            good
        else
            set -- "$@" "$chapter"
        fi
    done
    [ $# -gt 0 ] || {
        sum_up
        exit
    }
    echo "Compared again, since a file has changed: $*"
fi

step=1
[ "${1-}" != --sample ] || { step=5 && shift; }
# shellcheck disable=SC2046 # one word for each chapter
[ $# -gt 0 ] || set -- $(tests/verbs/chapter.sh)
NAMED=$* docs/tab/tab.sh --engine >/dev/null || exit 2
build chapters="$*" tests references fingerprints || exit 2
if [ $step != 1 ]; then
    compare "$1" $step
    sum_up
    exit
fi
printf '%s\n' "$@" | xargs -P 2 -I '{}' sh -c \
    "$here/compare.sh --one {} >$room/{}.said 2>&1"
for chapter; do
    counted cat "$room/$chapter.said"
done
[ "$failed" != 0 ] || [ "${check-}" ] || {
    cp $result "$room/before" 2>/dev/null || : >"$room/before"
    for chapter; do cat "$room/$chapter/result"; done |
        awk '!seen[$1]++' - "$room/before" | sort >"$room/after"
    cp "$room/after" $result
}
sum_up
