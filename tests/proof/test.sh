#!/bin/sh
# make test: everything that must hold for the course itself. Prints what is
# tried, what does not hold, and ends in the line "N passed, N failed". With
# arguments it tries only these groups: tests/proof/test.sh stubs verbs
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
need_tools cc criterion clang clang-format shellcheck git
BUILD=$BUILD/test
export BUILD
unset CH EX ON FORCE AGAIN CLAIM_DIR
mkdir -p "$BUILD" || exit 2
chapters=$(tests/verbs/chapter.sh)

# try "what is tried" COMMAND ...: its output is shown only if it fails.
try() {
    what=$1
    shift
    if "$@" >"$BUILD/output" 2>&1; then
        good
    else
        bad "$what"
        sed 's/^/      /' "$BUILD/output" | head -n 30
    fi
}

# Adds up what a script counted itself: its last line is "N passed, N failed".
counted() {
    "$@" >"$BUILD/output" 2>&1
    counts=$(tail -n 1 "$BUILD/output")
    case $counts in
    *" passed, "*" failed")
        sed '$d' "$BUILD/output" | grep -v '^ ok '
        counts=${counts#*: }
        passed=$((passed + ${counts%% *}))
        counts=${counts#*, }
        failed=$((failed + ${counts%% *}))
        ;;
    *)
        bad "$* did not come to its end"
        tail -n 30 "$BUILD/output"
        ;;
    esac
}

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

# Every verdict of one file of each chapter: judge_all PATTERN OUT VERDICT
judge_all() {
    for chapter in $chapters; do
        build BUILD="$BUILD_NOW" judge C="$chapter" OUT="$2/$chapter" \
            SOURCE="$1/$chapter/${chapter#??_}.c" &&
            all "$chapter" "$2/$chapter" "$3"
    done
}

group_references() {
    for CC in gcc clang; do
        for SANITIZE in 1 0; do
            echo "references, $CC, sanitizers $SANITIZE"
            export CC SANITIZE
            BUILD_NOW=$BUILD/$CC-$SANITIZE
            build BUILD="$BUILD_NOW" tests || bad "the tests do not build"
            judge_all solutions "$BUILD_NOW/references" held
        done
    done
    unset CC SANITIZE
    group_narrow
}

# On some machines, those of Apple among them, long double has no more digits
# than double. The tests use it, and must do without its digits there.
group_narrow() {
    echo "references, where a long double is no longer than a double"
    tree=$BUILD/narrow home=$PWD
    rm -rf "$tree"
    mkdir -p "$tree" && cp -R chapters solutions tests "$tree" || exit 2
    for file in tests/[0-9]*/*_test.c tests/harness/*.[ch]; do
        sed -e 's/long double/double/g' \
            -e 's/\(sin\)l(/\1(/g; s/\(cos\)l(/\1(/g; s/\(exp\)l(/\1(/g' \
            -e 's/\(log\)l(/\1(/g; s/\(pow\)l(/\1(/g; s/\(sqrt\)l(/\1(/g' \
            -e 's/\(fabs\)l(/\1(/g; s/\(fma\)l(/\1(/g' "$file" >"$tree/$file"
    done
    cd "$tree" || exit 2
    BUILD_NOW=$tree/build
    build BUILD="$BUILD_NOW" tests || bad "the tests do not build there"
    judge_all solutions "$BUILD_NOW/references" held
    cd "$home" || exit 2
}

group_stubs() {
    echo "stubs: made from their headers, and every claim is not started"
    BUILD_NOW=$BUILD
    build tests || bad "the tests do not build"
    for chapter in $chapters; do
        mkdir -p "$BUILD/stubs/$chapter"
        awk -f tests/judge/stub.awk \
            "chapters/$chapter/${chapter#??_}.h" \
            >"$BUILD/stubs/$chapter/${chapter#??_}.c"
        git cat-file -e ":chapters/$chapter/${chapter#??_}.c" 2>/dev/null &&
            try "$chapter: the stub in the repository is the generated one" \
                sh -c "git show ':chapters/$chapter/${chapter#??_}.c' |
                    diff - '$BUILD/stubs/$chapter/${chapter#??_}.c'"
    done
    judge_all "$BUILD/stubs" "$BUILD/stubs-judged" open
}

# Both galleries and the grading of a class spend much of their time waiting
# for limits: they run aside, in a build folder of their own.
slow='tests/proof/gallery.sh tests/proof/grader/gallery.sh
    tests/proof/grader/grade_test.sh tests/proof/starter_test.sh
    tests/proof/grader/systems_test.sh'
begin_aside() {
    mkdir -p "$BUILD/aside"
    (
        for script in $slow; do
            BUILD=$BUILD/aside timeout 900 "$script" \
                >"$BUILD/aside/${script##*/}.$$" 2>&1
            mv "$BUILD/aside/${script##*/}.$$" "$(aside_result "$script")"
        done
    ) &
}

aside_result() { echo "$BUILD/aside/$(echo "$1" | tr / _).out"; }

group_aside() {
    echo "aside: hostile exercises and submissions, a class killed half way"
    wait
    for script in $slow; do
        counted cat "$(aside_result "$script")"
    done
}

group_matrix() {
    echo "kill matrix: misconceptions rejected and named, alternatives accepted"
    counted tests/proof/mutation_test.sh
}

group_verbs() {
    echo "verbs: what a student meets, in a copy of the course"
    counted tests/proof/verbs_test.sh
}

group_figures() {
    echo "figures: drawn from today's code"
    counted docs/figures/figures.sh --check
}

group_lessons() {
    echo "lessons: every number, block of code, link, anchor and erratum"
    counted docs/lessons/check.sh
    for chapter in $chapters; do
        try "$chapter: the lesson says what the code does (make sync)" \
            docs/lessons/sync.sh --check "$chapter"
    done
    try "the picture of the board is what the board shows (make sync)" \
        sh -c "docs/board/board.sh | cmp - docs/board/board.svg"
}

# What the house rules say of the files, as far as a program can tell.
# shellcheck disable=SC2016 # awk's, not the shell's
long_lines() {
    git ls-files '*.[ch]' '*.sh' '*.awk' '*.mk' Makefile | xargs awk '
        length($0) > 80 { print FILENAME ":" FNR ": over 80 columns"; bad = 1 }
        END { exit bad }'
}

long_functions() {
    git ls-files 'solutions/*.c' 'chapters/*.c' | xargs awk '
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
                -fsyntax-only -I"chapters/$chapter" -Itests/harness \
                "solutions/$chapter/${chapter#??_}.c" \
                "chapters/$chapter/worked.c" || return
        done
    done
}

group_notes() {
    echo "notes: both editions and the book, built and seen in a browser"
    counted docs/notes/check.sh
}

group_style() {
    echo "style: scripts, formatting, warnings, lengths"
    # shellcheck disable=SC2046 # one word for each file
    try "scripts are clean (shellcheck)" \
        shellcheck $(git ls-files '*.sh' .ci/run)
    # shellcheck disable=SC2046
    try "C is formatted (clang-format)" \
        clang-format -n --Werror $(git ls-files '*.[ch]')
    try "no line over 80 columns" long_lines
    try "no body over 25 lines where students read" long_functions
    try "no warning with gcc and clang" warnings
    try "nothing else at the top level" sh -c "! git ls-files |
        cut -d/ -f1 | sort -u | grep -vxE \
        'README\.md|Makefile|LICENSE|chapters|solutions|tests|docs|\..*'"
}

[ $# -gt 0 ] || set -- stubs references matrix verbs lessons figures style \
    notes aside
case " $* " in
*" aside "*) begin_aside ;;
esac
for group; do
    group_"$group"
done
echo
sum_up
