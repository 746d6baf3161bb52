#!/bin/sh
# bundle.sh FOLDER: puts what a grading job needs, and no more, into FOLDER:
# headers, compiled tests and workers, empty exercises, the numbers that known
# mistakes give. No solution. It can be copied as it is to another machine of
# the same kind. (begin.py adds the points.)
#
#   GRADE_SECONDS        of processor time that the compilers and tests of one
#                        submission may use, for all chapters together (60); its
#                        code may wait for twice as many
#   GRADE_JUDGE_SECONDS  of processor time for each step outside a sandbox (10)
# shellcheck disable=SC2046,SC2086 # chapters, one word for each

. tests/verbs/common.sh
. tests/judge/steps.sh
use_gcc
bundle=$1
seconds=${GRADE_SECONDS:-60} judge_seconds=${GRADE_JUDGE_SECONDS:-10}
case $seconds-$judge_seconds in
0*-* | *-0* | -* | *- | *[!0-9-]* | ??????*-* | *-*-*)
    stop "GRADE_SECONDS is a whole number of seconds, from 1 to 99999." ;;
esac
ready=$BUILD/grade
if [ -z "${CH-}" ]; then
    chapters=$(tests/verbs/chapter.sh)
else
    # CH may name several.
    chapters=$(for name in $CH; do
        tests/verbs/chapter.sh "$name" || exit
    done) || exit 2
fi

# Two gradings at a time must not prepare the same files.
mkdir -p "$ready" || exit 2
exec 8>"$ready/lock"
! have flock || flock 8

echo '#include <seccomp.h>' | ${CC:-cc} -E - >/dev/null 2>&1 ||
    stop_with not_installed libseccomp setup-dev

# The flags are a student's: sanitizers on, whatever the environment says.
export SANITIZE=1
# A kit was handed out with its fingerprints, and has no solutions.
goals="tests workers flags"
[ ! -d solutions ] || goals="$goals fingerprints"
for chapter in $chapters; do
    tests=tests/$chapter/${chapter#??_}_test.c
    [ -f "$tests" ] || stop_with course_file_missing "$tests"
done
flags=$(build chapters="$(printf '%s ' $chapters)" $goals 2>"$ready/log") ||
    stop_with course_not_built "$(grep -m 1 -E 'error|No rule' "$ready/log" ||
        tail -n 1 "$ready/log")"
eval "$flags"
export CC LINK LINK_FLAGS LINK_LIBRARY STUDENT_FLAGS OUTER_LIMIT

# The empty exercise, the verdict on it, and on no file at all, and the header,
# kept until the tests change.
prepare() {
    chapter=$1 name=${1#??_}
    folder=$ready/$chapter
    last=$folder/$name.h
    # shellcheck disable=SC3013 # every shell here has -nt
    [ "$last" -nt "$BUILD/harness.o" ] &&
        [ "$last" -nt "$BUILD/tests/$chapter.o" ] && return
    mkdir -p "$folder" "$ready/judged"
    stub=$ready/stub/chapters/$chapter/$name.c
    mkdir -p "${stub%/*}"
    awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$stub"
    tests/judge/judge.sh "$chapter" "$stub" "$ready/judged/$chapter-stub"
    cp "$stub" "$folder/stub.c"
    cp "$ready/judged/$chapter-stub/verdict" "$folder/stub.verdict"
    tests/judge/judge.sh "$chapter" "$stub.none" "$ready/judged/$chapter-none"
    cp "$ready/judged/$chapter-none/verdict" "$folder/missing.verdict"
    cp "chapters/$chapter/$name.h" "$last"
}

mkdir -p "$bundle/link" "$bundle/build/tests" "$bundle/build/fingerprints" \
    "$bundle/build/worker" "$bundle/chapters" "$bundle/tests/harness" || exit 2
for chapter in $chapters; do
    prepare "$chapter"
    known=tests/$chapter/fingerprints
    [ -f "$known" ] || known=$BUILD/fingerprints/$chapter
    # With their dates, which say that they are up to date.
    cp -p "$known" "$bundle/build/fingerprints/$chapter"
    echo "$chapter"
done >"$bundle/chapters.list"
cp -R $(printf "$ready/%s " $chapters) "$bundle/chapters/"
for kind in claims contract judge exports missing.o; do
    cp -p $(printf "$BUILD/tests/%s.$kind " $chapters) "$bundle/build/tests/"
done
# All that the linker needs of them.
mv "$bundle"/build/tests/*.exports "$bundle"/build/tests/*.missing.o \
    "$bundle/link/"
cksum $(printf 'tests/%s/*_test.c ' $chapters) >"$bundle/tests.sum"
cp -p "$BUILD/worker/connect" "$BUILD/worker/launcher" "$bundle/build/worker/"
cp tests/harness/todo.h tests/harness/code_limits.h "$bundle/tests/harness/"
cp -R tests/judge tests/guesses tests/verbs tests/grader "$bundle/tests/"
# How a library is linked, before and after the objects. With the linker alone
# that takes a quarter of the time; then the compiler's own parts are named.
part() { $CC "-print-file-name=$1"; }
if [ -n "$LINK_LIBRARY" ]; then
    before="$LINK_LIBRARY $(part crtbeginS.o)"
    after="$(part libc_nonshared.a) $("$CC" -print-libgcc-file-name)"
    after="$after $(part crtendS.o) --version-script"
else
    before="$CC -shared $LINK_FLAGS -Wl,-Bsymbolic"
    after="$LINK -Wl,--version-script"
fi
# AddressSanitizer keeps what was freed, to find who uses it after that: 256 MB
# at home, and less where many workers run. Clang's starts a program to find the
# line of a crash, which no worker may do.
options=quarantine_size_mb=32
! "$CC" --version | grep -q clang || options=$options:symbolize=0
{
    echo "$flags"
    echo "GRADE_SECONDS=$seconds GRADE_JUDGE_SECONDS=$judge_seconds"
    echo "warning_flags='$warning_flags'"
    echo "GRADE_BEFORE='$before' GRADE_AFTER='$after' GRADE_ASAN='$options'"
} >"$bundle/flags"
tests/grader/versions.sh >"$bundle/versions"
chmod -R a+rX "$bundle"
