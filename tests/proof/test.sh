#!/bin/sh
# make test: tests everything that must hold for the course itself. It prints
# the result of each group and each failure, and ends with the line "N passed, N
# failed". With arguments it runs only these groups: tests/proof/test.sh stubs
# verbs
#
#   CH=05   runs what concerns this chapter alone, and of some groups a part
#   KEEP=0  runs the groups that have passed and have not changed since, too
#
# Groups run side by side, the longest first. Each has its own folder in
# BUILD/groups. Its output is shown when it has ended.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
installer=setup-dev
need_tools cc criterion clang clang-format shellcheck git nm
. tests/proof/kept.sh
only=${CH-}
unset CH EX ON FORCE AGAIN

all_groups='hostile apart tab grade verbs starter gallery notes train explorer
    systems platforms mutations lessons formats short-long-double style
    references-clang numbers race figures criterion references-gcc plain-gcc
    plain-clang stubs kept'

# Those that CH=05 runs.
chapter_groups='apart mutations gallery lessons short-long-double style
    references-clang formats figures criterion references-gcc plain-gcc
    plain-clang stubs'

# all CHAPTER FOLDER VERDICT: counts each claim, which must have this verdict.
all() {
    wanted=$(wc -l <"$BUILD_NOW/tests/$1.claims")
    right=$(grep -c "^claim	[^	]*	[^	]*	$3	" "$2/verdict")
    passed=$((passed + right))
    if [ "$right" != "$wanted" ] || [ "$wanted" = 0 ]; then
        bad "$1: $right of $wanted claims are \"$3\" ($2)"
        grep -v "	$3	" "$2/verdict" | head -n 20
    fi
}

# judge_all FOLDER OUT VERDICT: judges the file of each chapter in FOLDER, and
# counts its claims as "all" does.
judge_all() {
    for chapter in $chapters; do
        if build BUILD="$BUILD_NOW" judge C="$chapter" OUT="$2/$chapter" \
            SOURCE="$1/$chapter/${chapter#??_}.c"; then
            all "$chapter" "$2/$chapter" "$3"
        else
            bad "$chapter could not be judged"
        fi
    done
}

# references COMPILER SANITIZE
references() {
    CC=$1 SANITIZE=$2
    export CC SANITIZE
    # The tests are built before the groups begin, once for each compiler: they
    # have no sanitizers themselves.
    BUILD_NOW=$BUILD
    [ "$1" = gcc ] || BUILD_NOW=$BUILD/$1
    build BUILD="$BUILD_NOW" chapters="$chapters" tests ||
        bad "the tests do not build"
    judge_all solutions "$room/judged" passed
}

group_references_gcc() { references gcc 1; }
group_references_clang() { references clang 1; }
group_plain_gcc() { references gcc 0; }
group_plain_clang() { references clang 0; }

# On some machines, for example those of Apple, long double has no more digits
# than double. The tests use long double, and must work there without its
# digits.
group_short_long_double() {
    tree=$room/tree
    rm -rf "$tree"
    mkdir -p "$tree" && cp -R chapters solutions tests "$tree" || exit 2
    for file in tests/[0-9]*/*_test.c tests/harness/*.[ch] \
        tests/guesses/*.c; do
        sed -E -f tests/proof/numbers/short.sed "$file" >"$tree/$file"
    done
    cd "$tree" || exit 2
    BUILD_NOW=$tree/build
    build BUILD="$BUILD_NOW" chapters="$chapters" tests ||
        bad "the tests do not build there"
    judge_all solutions "$BUILD_NOW/references" passed
}

# Compiled for Criterion, each claim is a test of its own, which Criterion's own
# runner can list, choose and run. A stub fails there, and so does a wrong
# answer.
group_criterion() {
    # shellcheck disable=SC2046,SC2086 # one word for each chapter
    build $(printf "$BUILD/criterion/%s " $chapters) \
        "$BUILD/harness/with_criterion.o" ||
        bad "the tests do not build with Criterion's runner"
    for chapter in $chapters; do
        program=$BUILD/criterion/$chapter
        claims=$BUILD/tests/$chapter.claims
        wanted=$(wc -l <"$claims")
        "$program" -j1 --tap >"$room/tap" 2>/dev/null
        right=$(grep -c '^ok ' "$room/tap")
        passed=$((passed + right))
        [ "$right" = "$wanted" ] ||
            bad "$chapter: $right of $wanted tests pass in Criterion's runner"
        read -r exercise sentence <"$claims"
        holds "$chapter: Criterion lists each claim" test "$wanted" = \
            "$("$program" --list 2>/dev/null |
                grep -cvE '^[a-z0-9_]+: [0-9]+ tests?$')"
        "$program" --filter "$exercise/$sentence" --tap >"$room/tap" 2>/dev/null
        holds "$chapter: Criterion can run one claim alone" \
            test "$(grep '^ok ' "$room/tap" | grep -vc 'SKIP')" = 1
    done
    [ -z "$only" ] || return
    # One exercise that is wrong, one that is not started, and one that leaves
    # the program as if all were well.
    wrong=$room/wrong
    sed -e 's/-2\.0/-1.0/; s/^#include <math.h>/&\n#include <stdlib.h>/' \
        -e 's/^#include "full_formula.h"/&\n#include "todo.h"/' \
        -e '/^void encode_position/,/^}/s/^{/{ TODO();/' \
        -e '/^void encode_sequence/,/^}/s/^{/{ exit(0);/' \
        solutions/05_full_formula/full_formula.c >"$wrong.c" &&
        "${CC:-cc}" -std=c11 -w -iquote tests/harness \
            -Ichapters/05_full_formula "$wrong.c" \
            "$BUILD/criterion/05_full_formula.o" "$BUILD/harness.o" \
            "$BUILD/harness/with_criterion.o" -lcriterion -lm -o "$wrong"
    "$wrong" --tap >"$room/tap" 2>/dev/null
    for status in 'not ok - encode_position' 'not ok - pair_frequency'; do
        holds "Criterion's runner tells what is wrong: $status" \
            grep -q "^$status" "$room/tap"
    done
    holds "an early exit(0) is not a pass in Criterion's runner" \
        sh -c "! grep -q '^ok - encode_sequence' '$room/tap'"
}

group_stubs() {
    BUILD_NOW=$BUILD
    for chapter in $chapters; do
        name=${chapter#??_}
        for file in "chapters/$chapter/README.md" \
            "chapters/$chapter/$name.h" "chapters/$chapter/$name.c" \
            "chapters/$chapter/worked.c" "solutions/$chapter/README.md" \
            "solutions/$chapter/$name.c" "tests/$chapter/${name}_test.c"; do
            holds "$file is there, as in every chapter" test -f "$file"
        done
        mkdir -p "$room/chapters/$chapter"
        stub=chapters/$chapter/$name.c
        cp "chapters/$chapter/$name.h" "$room/chapters/$chapter/"
        awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$room/$stub"
        git cat-file -e ":$stub" 2>/dev/null &&
            holds "$chapter: the stub in the repository is the generated one" \
                sh -c "git show ':$stub' | diff - '$room/$stub'"
    done
    judge_all "$room/chapters" "$room/judged" open
    # make check writes the verdict of a stub without running it.
    ln -s "$PWD/tests" "$room/tests"
    cd "$room" || exit 2
    BUILD=.
    for chapter in $chapters; do
        holds "$chapter: the verdict of a stub is written without its tests" \
            write_stub_verdict "$chapter"
        for folder in judged check; do
            {
                grep '^claim' "$folder/$chapter/verdict" | cut -f1-5
                awk -f tests/judge/wrap.awk -f tests/judge/board.awk \
                    "$folder/$chapter/verdict"
            } >"$folder/$chapter/shown"
        done
        holds "$chapter: it is the one that the tests give" \
            cmp "judged/$chapter/shown" "check/$chapter/shown"
    done
}

# The gallery's files about these chapters; those that keep the tests waiting go
# first.
accidents() { # CHAPTER ...
    for file in tests/proof/gallery/[s-z]*.c tests/proof/gallery/[a-r]*.c; do
        header=$(sed -n 's/^#include "\([a-z_]*\)\.h".*/\1/p' "$file" |
            head -n 1)
        case " $* " in
        *_"$header "*) echo "$file" ;;
        esac
    done
}
# shellcheck disable=SC2086 # one word for each chapter
group_mutations() { counted tests/proof/mutation_test.sh $chapters; }
group_gallery() {
    # shellcheck disable=SC2046,SC2086 # one word for each file
    set -- $(accidents $chapters)
    [ $# -gt 0 ] || return
    counted tests/proof/gallery.sh "$@"
    # What is compared with the grader was compiled as there.
    at_home=$BUILD
    use_gcc
    [ "$BUILD" = "$at_home" ] || counted tests/proof/gallery.sh "$@"
    counted tests/proof/grader/apart_test.sh accidents "$@"
}
group_verbs() {
    counted tests/proof/verbs_test.sh
    counted tests/proof/kept_verdicts_test.sh
}
group_starter() { counted tests/proof/starter_test.sh; }
group_formats() {
    [ -n "$only" ] || counted tests/proof/formats_test.sh
    # shellcheck disable=SC2086 # one word for each chapter
    counted tests/proof/formats.sh $chapters
}
group_grade() {
    use_gcc
    counted python3 tests/proof/grader/desk_test.py
    counted tests/proof/grader/grade_test.sh
}
group_hostile() { use_gcc && counted tests/proof/grader/gallery.sh; }
group_apart() {
    use_gcc
    # shellcheck disable=SC2086 # one word for each chapter
    counted tests/proof/grader/apart_test.sh $chapters
}
group_platforms() {
    use_gcc
    counted tests/proof/grader/systems_test.sh
}
group_systems() { counted tests/proof/portable_test.sh; }
group_race() { counted tests/proof/race_test.sh; }
group_explorer() { counted tests/proof/explorer_test.sh; }
group_tab() {
    # shellcheck disable=SC2086 # one chapter, or none
    counted tests/proof/tab_test.sh ${only:+$chapters}
    [ -z "$only" ] || return
    counted tests/proof/tab_page_test.sh
    counted tests/proof/tab_reach_test.sh
}
group_train() {
    counted tests/proof/trainer_test.sh train
    counted tests/proof/trainer_test.sh write
}
group_kept() { counted tests/proof/kept_test.sh; }
group_numbers() { counted tests/proof/numbers_test.sh; }
group_figures() { counted docs/figures/figures.sh --check; }

group_lessons() {
    counted python3 docs/pages/check.py
    case $chapters in
    *13_*) counted tests/proof/wild_test.sh ;;
    esac
    # shellcheck disable=SC2086 # one word for each chapter
    holds "the lessons say what the code does (make sync)" \
        python3 docs/pages/sync.py --check $chapters
    [ -z "$only" ] || return
    counted python3 tests/proof/pages_test.py
    holds "the picture of the board is what the board shows (make sync)" \
        sh -c "docs/board/board.sh | cmp - docs/board/board.svg"
}

# Lists the files of the course, or of one chapter, including those that are not
# committed yet.
files() {
    git ls-files -co --exclude-standard "$@" |
        grep -E "${only:+/$chapters/|unnamed/${chapters%%_*}_}"
}

# These functions check the house rules, as far as a program can.
# shellcheck disable=SC2016 # awk's, not the shell's
long_lines() {
    files '*.[ch]' '*.sh' '*.awk' '*.mk' Makefile | xargs awk '
        length($0) > 80 { print FILENAME ":" FNR ": over 80 columns"; bad = 1 }
        END { exit bad }'
}

long_functions() {
    files 'solutions/*.c' 'chapters/*.c' | xargs awk '
        /^{/ { start = FNR }
        /^}/ && start && FNR - start - 1 > 25 {
            print FILENAME ":" start ": a body of " FNR - start - 1 " lines"
            bad = 1
        }
        /^}/ { start = 0 }
        END { exit bad }'
}

warnings() {
    for chapter in $chapters; do
        for cc in gcc clang; do
            $cc -std=c11 -Wall -Wextra -Wconversion -Wshadow -Werror \
                -fsyntax-only -I"chapters/$chapter" -iquote tests/harness \
                "solutions/$chapter/${chapter#??_}.c" \
                "chapters/$chapter/worked.c" || return
        done
    done
}

group_notes() {
    counted python3 tests/proof/site_test.py
    counted python3 tests/proof/book_test.py
}

group_style() {
    # shellcheck disable=SC2046 # one word for each file
    holds "C is formatted (clang-format)" \
        clang-format -n --Werror $(files '*.[ch]')
    holds "no line over 80 columns" long_lines
    holds "no body over 25 lines where students read" long_functions
    holds "no warning with gcc and clang" warnings
    [ -z "$only" ] || return
    # shellcheck disable=SC2046 # one word for each file
    holds "scripts are clean (shellcheck)" shellcheck $(files '*.sh' .ci/run)
    for group in $all_groups; do
        holds "CONTRIBUTING.md has the group $group" \
            grep -q "^|.*\`$group\`.*|" docs/CONTRIBUTING.md
    done
    holds "nothing else at the top level" sh -c "! git ls-files |
        cut -d/ -f1 | sort -u | grep -vxE \
        'README\.md|Makefile|LICENSE|chapters|solutions|tests|docs|\..*'"
}

# --- one group, in a process of its own

if [ "${1-}" = --group ]; then
    room=$BUILD/groups/$2
    rm -rf "$room"
    mkdir -p "$room" || exit 2
    chapters=$TEST_CHAPTERS only=$TEST_ONLY
    # In the copy that has what the group reads, and nothing else.
    copy=$BUILD/copies/$(class_of "$2")
    [ -n "$only" ] || [ ! -d "$copy" ] || cd "$copy" || exit 2
    here=$PWD
    "group_$(echo "$2" | tr - _)" >"$room/said" 2>&1
    cd "$here" || exit 2
    {
        echo "$2: $passed passed, $failed failed"
        # The failures first, each with what explains it.
        [ "$failed" = 0 ] || for rest in '' -v; do
            grep -E $rest '^  ✗|^      |^$' "$room/said"
        done | head -n 60
        [ "$failed" = 0 ] || echo "  All of it: $room/said"
    } >"$room/shown"
    cat "$room/shown"
    echo "$passed $failed" >"$room/count"
    exit 0
fi

# --- all groups

BUILD=$BUILD/test
mkdir -p "$BUILD/kept" && BUILD=$(cd "$BUILD" && pwd) || exit 2
export BUILD
rm -rf "$BUILD/groups"
groups=$* kept='' kept_passed=0
TEST_CHAPTERS=$(tests/verbs/chapter.sh "$only" | paste -sd ' ' -)
TEST_ONLY=$only
[ -n "$TEST_CHAPTERS" ] || exit 2
export TEST_CHAPTERS TEST_ONLY
rm -f "$BUILD/files.after"
[ -n "$only" ] || {
    take_stock >"$BUILD/files"
    for class in judge grader all; do
        key_of $class "$BUILD/files" >"$BUILD/key.$class"
    done
}
# CI proves everything anew.
if [ -z "$groups" ] && [ -n "$only" ]; then
    groups=$chapter_groups
    [ "${TEST_CHAPTERS%%_*}" != 12 ] || groups="$groups race"
elif [ -z "$groups" ]; then
    groups=$all_groups
    [ "${KEEP-}" = 0 ] || [ -n "${CI-}" ] || keep_groups
fi

groups=$(echo "$groups" | xargs)
for group in $groups; do
    case " $(echo "$all_groups" | xargs) " in
    *" $group "*) ;;
    *) stop "There is no group $group. These are:" "" "$all_groups" ;;
    esac
done

# What several groups need is built once, before they begin. Two of them must
# not write a file at a time: one would read what the other has half written.
# (The plain references are for criterion and apart.)
build_shared() {
    build chapters="$TEST_CHAPTERS" tests references fingerprints ||
        bad "the tests do not build"
    case " $groups " in
    *" apart "* | *" gallery "* | *" grade "* | *" hostile "* | \
        *" platforms "*)
        (use_gcc &&
            build chapters="$TEST_CHAPTERS" tests workers fingerprints) ||
            bad "the grader's programs do not build"
        ;;
    esac
    case " $groups " in
    *" mutations "* | *" apart "*)
        build -f tests/proof/apart.mk chapters="$TEST_CHAPTERS" right ||
            bad "the right answers can't be judged"
        ;;
    esac
    case " $groups " in
    *-clang\ *)
        CC=clang build chapters="$TEST_CHAPTERS" BUILD="$BUILD/clang" tests ||
            bad "the tests do not build with clang"
        ;;
    esac
    rm -rf "$BUILD/copies"
    [ -n "$only" ] || for class in $(for group in $groups; do
        class_of "$group"
    done | sort -u); do
        [ "$class" = all ] || copy_class "$class" "$BUILD/copies/$class" ||
            bad "the files of the course can't be copied"
    done
}

[ -z "$groups" ] || build_shared
processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
echo "$groups" | xargs -n 1 |
    xargs -P $((processors + 1)) -I '{}' tests/proof/test.sh --group '{}'
wrong_groups=
for group in $groups; do
    if read -r right wrong 2>/dev/null <"$BUILD/groups/$group/count"; then
        passed=$((passed + right)) failed=$((failed + wrong))
        if [ "$wrong" != 0 ]; then
            wrong_groups="$wrong_groups $group"
        elif [ -z "$only" ]; then
            note_pass "$group" "$right"
        fi
    else
        bad "$group: did not come to its end"
        wrong_groups="$wrong_groups $group"
    fi
done
echo
[ -z "$kept" ] || {
    echo "kept:$kept"
    echo "  They passed before ($kept_passed tests), and nothing that they" \
        "read has changed."
    echo "  make test KEEP=0 runs them again."
}
[ -z "$only" ] || [ $# -gt 0 ] ||
    echo "Not run, since they are not about one chapter:" \
        "$(echo "$all_groups" | xargs -n 1 |
            grep -vxF "$(echo "$groups" | xargs -n 1)" | xargs)"
[ -z "$wrong_groups" ] || echo "Failed:$wrong_groups"
sum_up
