#!/bin/sh
# judge.sh CHAPTER SOURCE FOLDER
#
# Builds SOURCE with the tests of CHAPTER, runs them, and leaves the verdicts
# in FOLDER/verdict (their form: words.awk). Succeeds whatever the verdicts
# are. The same script judges a student's file, a reference solution, and
# everything in the galleries, so that they are all measured alike.
#
# The tests themselves are built before, by the Makefile. From there come
#   BUILD  its build folder         SANITIZE  1: with sanitizers, 0: without
#   CC     the compiler             LINK      what every test links with
#   REST   an object file with the functions that SOURCE leaves out, or nothing
#   VET    a command that looks at FOLDER/student.o before it is linked, and
#          fails, with its reasons, where it must not run; or nothing
# A grader gives CC and OUTER_LIMIT a sandbox to work in.
set -u

# Messages of one wording, whatever the language of whoever runs this.
LC_ALL=C
export LC_ALL

chapter=$1 source=$2 folder=$3
name=${chapter#??_}
judge=tests/judge

# The sanitizers' own exit codes and limits. Leaks are looked for only where
# something is allocated: looking costs as much as the tests themselves.
limits='exitcode=99:handle_abort=1:handle_sigfpe=1:allocator_may_return_null=1'
limits="$limits:hard_rss_limit_mb=1024:max_allocation_size_mb=512"
limits="$limits:detect_stack_use_after_return=0"

broken() {
    printf 'broken\t%s\n' "$1"
    sed 's/^/	/'
}

# The compiler's first errors, without the warnings around them.
first_errors() {
    # shellcheck disable=SC2086 # flags are words
    $CC $STUDENT_FLAGS -w -Wno-misleading-indentation -fsyntax-only \
        -I"chapters/$chapter" -Itests/harness "$source" 2>&1 |
        sed "s|$PWD/||g" | tr -d '\033' | head -n 12
}

build() {
    # shellcheck disable=SC2086 # flags are words
    if ! $CC $STUDENT_FLAGS -I"chapters/$chapter" -Itests/harness \
        -c "$source" -o "$folder/student.o" 2>"$folder/compiler"; then
        {
            echo "The compiler does not understand this file yet:"
            echo
            first_errors
        } | broken compile >"$folder/verdict"
        return 1
    fi
    if [ -n "${VET-}" ] &&
        ! $VET "$chapter" "$source" "$folder" >"$folder/refused"; then
        broken refused <"$folder/refused" >"$folder/verdict"
        return 1
    fi
    # shellcheck disable=SC2086
    if ! $CC $LINK_FLAGS "$BUILD/tests/$chapter.o" "$BUILD/harness.o" \
        "$folder/student.o" ${REST-} $LINK -o "$folder/claims" \
        2>"$folder/linker"; then
        awk -v file="$name" -f $judge/linker.awk "$folder/linker" |
            broken link >"$folder/verdict"
        return 1
    fi
}

# True if the program in FOLDER was built from this very text, in this way, and
# nothing that it was built with has changed since. A file's date says nothing:
# versions are put back with their old dates.
how="$source $CC $STUDENT_FLAGS $LINK_FLAGS"
is_built() {
    [ -z "${VET-}" ] && cmp -s "$source" "$folder/source.c" &&
        [ "$(cat "$folder/how" 2>/dev/null)" = "$how" ] &&
        [ -n "$(find "$folder/claims" -newer "$BUILD/harness.o" \
            -newer "chapters/$chapter/$name.h" \
            -newer "$BUILD/tests/$chapter.o" -newer "$BUILD/tools.mk" \
            ${REST:+-newer "$REST"} 2>/dev/null)" ]
}

if is_built; then
    (cd "$folder" && rm -f tap verdict ./*.state ./*.says ./*.trace ./*.out \
        ./*.err ./*.stopped)
else
    rm -rf "$folder"
fi
mkdir -p "$folder" || exit 2
if [ ! -f "$source" ]; then
    {
        echo "The file is not there. To put the empty exercise back:"
        echo
        echo "  make reset CH=${chapter%%_*}"
    } | broken missing >"$folder/verdict"
    exit 0
fi
if [ ! -f "$folder/claims" ]; then
    # Copied before it is compiled: a save in between is seen next time.
    cp "$source" "$folder/source.c"
    build || exit 0
    echo "$how" >"$folder/how"
fi

# Elsewhere it need not be written down either who allocated what.
leaks=0:malloc_context_size=0
if grep -q -e malloc -e calloc -e realloc -e strdup -e free \
    "$folder/student.o"; then
    leaks=1
fi
run() {
    CLAIM_DIR=$folder ASAN_OPTIONS=$limits:detect_leaks=$leaks \
        UBSAN_OPTIONS=exitcode=98:print_stacktrace=0 \
        LD_LIBRARY_PATH=$BUILD/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} \
        $OUTER_LIMIT "$folder/claims" -j1 --tap="$folder/tap" \
        >/dev/null 2>"$folder/runner"
    # 124 and 137: the wall around the tests had to end them.
    case $? in
    124 | 137) return 1 ;;
    esac
}

# A claim that stopped itself holds up all that come after it. It is left out,
# with its exercise, and the others are run again.
leave_out_the_stuck() {
    stuck=$(grep -l '^begun ' "$folder"/*.state) || return 1
    for state in $stuck; do
        exercise=${state##*/}
        : >"$folder/${exercise%%.*}.stopped"
    done
    [ "$stuck" != "${before-}" ] || return 1
    before=$stuck
}

until run; do
    leave_out_the_stuck || break
done
# A main of one's own takes the place of the tests'.
if [ ! -f "$folder/tap" ] && nm "$folder/student.o" | grep -q ' T _*main$'; then
    echo "This file has a main of its own. Here the tests are the main program:
take it out, or put it into a file beside this one." |
        broken main >"$folder/verdict"
    exit 0
fi
[ -f "$folder/tap" ] || : >"$folder/tap"
{
    awk -v source="$source" -f $judge/warnings.awk "$folder/compiler"
    awk -v folder="$folder" -v source="$source" -f $judge/wrap.awk \
        -f $judge/words.awk "$BUILD/tests/$chapter.claims" "$folder/tap"
} >"$folder/verdict"
