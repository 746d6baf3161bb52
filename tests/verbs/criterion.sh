#!/bin/sh
# make criterion CH=05 [ARGS='--filter encode_position/*']: a chapter's tests on
# your exercise in Criterion's runner, with its options: --list, --filter,
# --tap, --xml=FILE, --json=FILE, --debug=gdb, -j1. ARGS=--help lists them. The
# chapter is judged before, as by make check: a failure says the board's first
# sentence, too.
# shellcheck disable=SC2046,SC2086 # flags and options are words

. tests/verbs/common.sh
chapter=$(single_chapter criterion) || exit 2
need_tools cc criterion
need_build_folder
source=chapters/$chapter/${chapter#??_}.c
need_exercise "$source" "${chapter%%_*}"
judge_chapters "$chapter"

program=$BUILD/criterion/$chapter.yours
VERDICT=$BUILD/check/$chapter/verdict
eval "$(build flags)"
build "$BUILD/criterion/$chapter.o" "$BUILD/harness/with_criterion.o" 7>&- ||
    stop_with unended
# A main() by which somebody has tried a function has another name here.
{ $CC $STUDENT_FLAGS -I"chapters/$chapter" -iquote tests/harness \
    -Dmain=student_main -c "$source" -o "$program.o" &&
    $CC $LINK_FLAGS "$program.o" "$BUILD/criterion/$chapter.o" \
        "$BUILD/harness.o" "$BUILD/harness/with_criterion.o" \
        $(pkg-config --libs criterion) $LINK -o "$program"
} 2>"$program.errors" || does_not_build "$program.errors" \
    "Your file does not build, so it can't be tested" "${chapter%%_*}"
# The board says what a sanitizer finds. Reports of each test
# are in files.
export VERDICT ASAN_OPTIONS=detect_leaks=0:log_path="$program.report" \
    UBSAN_OPTIONS=log_path="$program.report"
rm -f "$program".report.*
exec $OUTER_LIMIT "$program" ${ARGS-} 7>&-
