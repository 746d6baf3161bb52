#!/bin/sh
# judge.sh CHAPTER SOURCE FOLDER
#
# Builds SOURCE with the tests of CHAPTER, runs them, and leaves the verdicts in
# FOLDER/verdict (docs/design.md has their form). The exit status does not
# depend on the verdicts. The same script judges a student's file, a reference
# solution, and everything in the galleries, so that they are all measured in
# the same way.
#
# The tests themselves are built before, by build.mk. From there come
#   BUILD  its build folder         FLAVOUR   run (with sanitizers), plain,
#   CC     the compiler             LINK      what every test links with
#   REST   an object file with the functions that SOURCE leaves out, or nothing
#   NAMED  1: known mistakes are named
#   EAGER  1: a processor has time for the warnings, beside all else
#   LINK_LIBRARY  links SOURCE by itself (tools.sh), or nothing
#   HIDE   hides all names of an object file but some (tools.sh), or nothing
#   LEAKS  0: leaks can't be looked for here
# A grader gives CC and OUTER_LIMIT a sandbox to work in.
set -u

# Messages have the same wording in every locale.
LC_ALL=C
export LC_ALL

chapter=$1 source=$2 folder=$3
name=${chapter#??_}
judge=tests/judge
program=$BUILD/tests/$chapter.${FLAVOUR:-run}
fingerprints=$BUILD/fingerprints/$chapter

# The sanitizers' own exit codes and limits. The zones around memory are wide,
# so that an index that is off by a row is found beside its own array. Leaks
# are checked only if the source allocates memory: the check takes as long as
# the tests themselves.
limits='exitcode=99:handle_abort=1:handle_sigfpe=1:allocator_may_return_null=1'
limits="$limits:max_allocation_size_mb=512:detect_stack_use_after_return=0"
limits="$limits:redzone=1024"

# write_verdict [part=known FILE]
write_verdict() {
    # shellcheck disable=SC2046 # words
    awk -v folder="$folder" -v source="$source" \
        -v arrays="$BUILD/tests/$chapter.arrays" \
        -v header="chapters/$chapter/$name.h" \
        -v headers="$(echo chapters/*/*.h)" $(cat $judge/program) \
        part=facts "$folder/facts" "$@" >>"$folder/verdict"
}

# Records that nothing could be run. The reasons, one record each, come from
# standard input.
broken() {
    { printf 'broken\t%s\n' "$1" && cat; } >"$folder/facts"
    write_verdict
}

as_rows() { sed 's/	/    /g; s/^/row	/'; }

# Prints the compiler's first errors without the warnings around them. If the
# compiler reported no error, prints the beginning of what it said. The board
# has the path of the exercise already: its name is enough here.
first_errors() {
    sed -e "s|$PWD/||g" -e "s|$source:|${source##*/}:|g" \
        "$folder/compiler" >"$folder/said"
    awk '/: (fatal )?error: / { on = 1 } /: warning: / { on = 0 }
        /In function |At top level|^In file included|^ +from |^cc1: / {
            on = 0
        }
        on' "$folder/said" >"$folder/errors"
    [ -s "$folder/errors" ] || mv "$folder/said" "$folder/errors"
    head -n 12 "$folder/errors"
}

build() {
    # shellcheck disable=SC2086 # flags are words
    if ! $CC $STUDENT_FLAGS -I"chapters/$chapter" -iquote tests/harness \
        -x c -c "$source" -o "$folder/student.o" 2>"$folder/compiler"; then
        first_errors | as_rows | broken compile
        return 1
    fi
    # Only the exercises are seen from outside: a helper named pow must not take
    # the place of the tests' own pow.
    # shellcheck disable=SC2086
    if [ -n "${LINK_LIBRARY-}" ] && $LINK_LIBRARY \
        --version-script "$BUILD/tests/$chapter.exports" \
        "$folder/student.o" ${REST:-"$BUILD/taken.o"} \
        -o "$folder/student.so" 2>/dev/null; then
        return
    fi
    build_whole
}

# Leaves only the exercises to be seen from outside, and a main, which must be
# reported: a helper named pow must not reach the tests.
hide_helpers() {
    [ -n "${HIDE-}" ] || return 0
    nm "$folder/student.o" >"$folder/names"
    awk 'BEGIN { open["main"]; open["_main"] }
        part == "exports" { sub(/;$/, ""); open[$1]; open["_" $1]; next }
        NF == 3 && $3 in open { print $3 }' part=exports \
        "$BUILD/tests/$chapter.exports" part=names "$folder/names" \
        >"$folder/open"
    # shellcheck disable=SC2086
    $HIDE "$folder/open" "$folder/student.o" 2>/dev/null || return 0
}

# Links the exercise and the tests into one program, if the exercise can't be
# linked by itself or the linker's messages are needed.
build_whole() {
    rm -f "$folder/student.so"
    hide_helpers
    # shellcheck disable=SC2086
    $CC $LINK_FLAGS "$folder/student.o" \
        "$BUILD/tests/$chapter.o" "$BUILD/harness.o" "$BUILD/runner.o" \
        ${REST-} $LINK -o "$folder/claims" 2>"$folder/linker" && return
    awk -f $judge/linker.awk "$folder/linker" >"$folder/unlinked"
    kind="link"
    ! grep -q '^duplicate	main$' "$folder/unlinked" || kind=main
    broken $kind <"$folder/unlinked"
    return 1
}

# True if the files in FOLDER were built from this same text in the same way,
# and nothing that they depend on has changed since. The date of the source does
# not count: an old version may come back with its old date.
how="$source $CC $STUDENT_FLAGS $LINK_FLAGS ${REST:-alone}"
is_built() {
    # What did not link can't be run. A file of the student's own that is
    # included may have changed.
    [ -f "$folder/student.o" ] && cmp -s "$source" "$folder/source.c" &&
        { [ -f "$folder/student.so" ] || [ -f "$folder/claims" ]; } &&
        ! grep '^[[:space:]]*#[[:space:]]*include' "$source" |
        grep -qv -e '<' -e "\"$name\.h\"" -e '"todo\.h"' &&
        read -r was 2>/dev/null <"$folder/how" && [ "$was" = "$how" ] &&
        [ -n "$(find "$folder/how" -newer "$BUILD/harness.o" \
            -newer "$BUILD/runner.o" -newer "chapters/$chapter/$name.h" \
            -newer "$BUILD/tests/$chapter.o" -newer "$BUILD/tools.mk" \
            ${REST:+-newer "$REST"} 2>/dev/null)" ]
}

# Runs the claims. The status is 1 if something has failed. The path to the
# exercise is absolute: the sanitizers read the file from another folder to find
# the line of a crash.
run() {
    case $folder in
    /*) here=$folder ;;
    *) here=$PWD/$folder ;;
    esac
    if [ -f "$folder/student.so" ]; then
        set -- "$program"
    else
        set -- "$folder/claims"
    fi
    # shellcheck disable=SC2086 # words
    ASAN_OPTIONS=$limits:detect_leaks=$leaks LD_BIND_NOW=1 \
        UBSAN_OPTIONS=exitcode=98:print_stacktrace=1 \
        LD_LIBRARY_PATH=$here${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} \
        $OUTER_LIMIT "$@" "$folder" >/dev/null 2>"$folder/runner"
}

# A variable that is read before it has a value may be right by luck: what the
# compiler fills it with (tools.sh) is a good start for the largest number. So
# the claims run again with other values in it. What fails then fails here, too.
# Few exercises have such a variable (unset.awk); the others lose no time.
try_other_values() {
    for start in 2000000000 -2000000000; do
        awk -v start=$start -f $judge/unset.awk "$folder/source.c" \
            >"$folder/other.c" 2>"$folder/unset" || return
        its_source=$source its_folder=$folder
        # shellcheck disable=SC2034 # GRADE_FOLDER: exported by a grader
        source=- folder=$folder/other GRADE_FOLDER=$its_folder/other
        rm -rf "$folder"
        # The compiler reads standard input: inside a sandbox is no such file.
        mkdir "$folder" && build <"$its_folder/other.c" && run
        # shellcheck disable=SC2034
        source=$its_source folder=$its_folder GRADE_FOLDER=$its_folder
        mark_luck
    done
}

# Marks what has passed, and failed with other values.
mark_luck() {
    awk -F'\t' -v OFS='\t' -v names="$folder/unset" \
        -v badly='^(failed|begun|unsound|endless|memory|flood)$' '
        FILENAME ~ /other.facts$/ {
            if ($1 == "claim" && $4 ~ badly) fails[$2, $3]
            next
        }
        $1 == "claim" && $4 == "passed" && ($2, $3) in fails {
            $4 = "luck"
            print
            while ((getline line <names) > 0) print "unset", line
            close(names)
            next
        }
        1' "$folder/other/facts" "$folder/facts" >"$folder/facts.new" &&
        mv "$folder/facts.new" "$folder/facts"
}

# Compiles once more, for what the compiler notices only when it optimises, and
# for fractions that are lost. What it says is shown only if something fails.
# Nothing is written into FOLDER but that, so it may go on when the verdict is
# there and nobody waits for it.
compile_again() {
    # shellcheck disable=SC2086 # flags are words
    exec ${1-} $CC $STUDENT_FLAGS -g0 -O1 -fno-sanitize=all \
        -Wfloat-conversion ${FLOAT_WARNING-} -I"chapters/$chapter" \
        -iquote tests/harness -S "$source" -o /dev/null \
        >"$folder/warned.new" 2>&1
}

find_warnings() {
    if [ -n "${again-}" ]; then
        wait "$again" && mv "$folder/warned.new" "$folder/warned"
    elif [ ! -f "$folder/warned" ]; then
        (compile_again) && mv "$folder/warned.new" "$folder/warned"
    fi || return
    awk -v source="$source" -f $judge/source.awk -f $judge/warnings.awk \
        "$folder/warned" >"$folder/verdict"
}

# Make is run only if something that the fingerprints are made from is newer: it
# takes longer than the naming itself. In a grading job all are ready.
find_fingerprints() {
    known=tests/$chapter/misconceptions
    [ -f "$fingerprints" ] && [ -z "$(find "$BUILD/tests/$chapter.o" \
        "$BUILD/harness.o" "tests/$chapter/fingerprints" "$known" \
        "solutions/$chapter/$name.c" -newer "$fingerprints" 2>/dev/null)" ] &&
        { [ ! -d "$known" ] || [ -z "$(find "$judge/fingerprints.sh" \
            "$judge/together.awk" "$judge/misconception.awk" \
            -newer "$fingerprints")" ]; } && return
    MAKEFLAGS='' "${MAKE:-make}" -s -f $judge/build.mk BUILD="$BUILD" \
        CC="$CC" chapters="$chapter" "$fingerprints" >"$folder/unnamed" 2>&1
}

# --- build, or keep what was built

if is_built; then
    rm -f "$folder/verdict" "$folder/facts" "$folder/kept"
else
    rm -rf "${folder:?}"/*
    [ -d "$folder" ] || mkdir -p "$folder" || exit 2
    if [ ! -f "$source" ]; then
        printf 'row\t  make reset CH=%s\n' "${chapter%%_*}" | broken missing
        exit 0
    fi
    # The source is copied before it is compiled, so that a save in between is
    # noticed next time.
    cp "$source" "$folder/source.c"
    [ -z "${NAMED:+${EAGER-}}" ] || {
        compile_again nice &
        again=$!
    }
    build || exit 0
    # If it was saved while it was compiled, it is compiled again next time.
    ! cmp -s "$source" "$folder/source.c" || echo "$how" >"$folder/how"
fi

# --- run

leaks=0:malloc_context_size=0
case $(grep -cE 'alloc|strn?dup|memalign|free|fopen|fmemopen' \
    "$folder/source.c") in
0) ;;
*) leaks=${LEAKS:-1} ;;
esac
run
status=$?
[ $status != 0 ] || [ -z "${again-}" ] || kill "$again" 2>/dev/null
# A function is missing. The linker's message names it.
if [ $status = 127 ] && [ -f "$folder/student.so" ]; then
    build_whole || exit 0
    run
    status=$?
fi
# The program ended before its tests, or instead of them, or could not write.
if [ "$(grep -c '^claim	' "$folder/facts" 2>/dev/null)" != \
    "$(grep -c . "$BUILD/tests/$chapter.claims")" ]; then
    awk '{ print "claim\t" $1 "\t" $2 "\tlost\t\t" }' \
        "$BUILD/tests/$chapter.claims" >"$folder/facts"
    status=1
fi

# --- write the verdict

[ -z "${NAMED-}" ] || try_other_values
[ $status = 0 ] || [ -z "${NAMED-}" ] || find_warnings
if [ $status = 0 ] || [ -z "${NAMED-}" ]; then
    write_verdict
elif find_fingerprints; then
    write_verdict part=known "$fingerprints"
else
    write_verdict
    printf 'unnamed\t%s\n' "$folder/unnamed" >>"$folder/verdict"
fi
