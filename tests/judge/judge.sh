#!/bin/sh
# judge.sh CHAPTER SOURCE FOLDER
#
# Builds SOURCE with the tests of CHAPTER, runs them, and leaves the verdicts in
# FOLDER/verdict (docs/design.md has their form). The exit status does not
# depend on the verdicts: it is 0 if there are any. Without all that a verdict
# rests on there is none. The same script judges a student's file, a reference
# solution, and everything in the galleries, so that they are all measured in
# the same way.
#
# The tests themselves are built before, by build.mk. From there come
#   BUILD  its build folder         FLAVOUR   run (with sanitizers), plain,
#   CC     the compiler             LINK      what every test links with
#   REST   an object file with the functions that SOURCE leaves out, or nothing
#   NAMED  1: known mistakes are named
#   EAGER  1: the warnings are computed in parallel, on a processor that is idle
#   LINK_LIBRARY  links SOURCE by itself (tools.sh), or nothing
#   HIDE   hides all names of an object file but some (tools.sh), or nothing
#   LEAKS  0: leaks can't be looked for here
# shellcheck disable=SC2086 # flags are words
set -u

# Messages have the same wording in every locale.
LC_ALL=C
export LC_ALL

chapter=$1 source=$2 folder=$3
name=${chapter#??_}
program=$BUILD/harness/${FLAVOUR:-run}
tests=$BUILD/tests/$chapter
rest=${REST-}

# LD_LIBRARY_PATH is a list, and these signs separate its folders.
case $PWD$folder in
*[:\;]*) LINK_LIBRARY= ;;
esac

. tests/judge/steps.sh

# Ends without a verdict, because a step that it needs was not done.
no_verdict() { # "what"
    wait
    rm -f "$folder/verdict"
    echo "$chapter: no verdict, since $1." >&2
    exit 3
}

# True or false, as the command says. A command that was killed says neither.
ask() { # COMMAND ...
    "$@"
    answer=$?
    [ $answer -le 1 ] || no_verdict "$1 was ended (status $answer)"
    return $answer
}

# True if the compiler or the linker, which ended with STATUS and left its words
# in FILE, was killed or had no room to write: that is no fault of the source.
was_cut_off() { # STATUS FILE
    [ "$1" -gt 128 ] || ask grep -qE \
        -e 'Killed signal|terminated with signal|unable to execute' \
        -e 'No space left on device|Disk quota exceeded' "$2"
}

# build SOURCE FOLDER: leaves student.so in FOLDER, or the program claims. The
# status is 1 if the compiler refuses SOURCE, 2 if the linker does, and 3 if
# they could not do their work; what they say is in FOLDER/compiler and
# FOLDER/linker.
build() {
    $CC $STUDENT_FLAGS -I"chapters/$chapter" -iquote tests/harness \
        -x c -c "$1" -o "$2/student.o" 2>"$2/compiler"
    ended=$?
    [ $ended = 0 ] || {
        was_cut_off $ended "$2/compiler" && return 3
        return 1
    }
    # Only the exercises are seen from outside: a helper named pow must not take
    # the place of the tests' pow.
    if [ -n "${LINK_LIBRARY-}" ] && $LINK_LIBRARY \
        --version-script "$tests.exports" "$2/student.o" $rest \
        -o "$2/student.so" 2>/dev/null; then
        return
    fi
    build_whole "$2"
    ended=$?
    [ $ended = 0 ] || {
        was_cut_off $ended "$2/linker" && return 3
        return 2
    }
}

# Leaves only the exercises to be seen from outside: a helper named pow must not
# reach the tests, and a main not take the place of theirs.
hide_helpers() { # FOLDER
    [ -n "${HIDE-}" ] || return 0
    { nm "$1/student.o" >"$1/names" &&
        awk 'part == "exports" { sub(/;$/, ""); seen[$1]; seen["_" $1]; next }
            NF == 3 && $3 in seen { print $3 }' \
            part=exports "$tests.exports" part=names "$1/names" \
            >"$1/exported"; } ||
        no_verdict "the names in its object were not read"
    $HIDE "$1/exported" "$1/student.o" 2>/dev/null
    [ $? -le 128 ] || no_verdict "the names in its object were not hidden"
}

# Links the exercise and the tests into one program, if the exercise can't be
# linked by itself or the linker's messages are needed.
build_whole() { # FOLDER
    rm -f "$1/student.so"
    hide_helpers "$1"
    $CC $LINK_FLAGS "$1/student.o" $rest "$tests.o" "$BUILD/harness.o" \
        "$BUILD/harness/runner.o" $LINK -o "$1/claims" 2>"$1/linker"
}

included_files() {
    sed -n -e '/^[[:space:]]*#[[:space:]]*include/!d' -e '/</d' \
        -e "/\"$name\.h\"/d" -e '/"todo\.h"/d' -e p "$source"
}

# True if the files in FOLDER were built from this same text in the same way,
# and nothing that they depend on has changed since. The date of the source does
# not count: an old version may come back with its old date.
recipe="$source $CC $STUDENT_FLAGS $LINK_FLAGS $rest"
is_built() {
    # What did not link can't be run. A file that the student includes may have
    # changed.
    [ -f "$source" ] && [ -s "$folder/student.o" ] &&
        cmp -s "$source" "$folder/source.c" &&
        { [ -s "$folder/student.so" ] || [ -s "$folder/claims" ]; } &&
        includes=$(included_files) && [ -z "$includes" ] &&
        IFS= read -r last 2>/dev/null <"$folder/recipe" &&
        [ "$last" = "$recipe" ] &&
        [ -n "$(find "$folder/recipe" -newer "$BUILD/harness.o" \
            -newer "$BUILD/harness/runner.o" -newer "$BUILD/tools.mk" \
            -newer "chapters/$chapter/$name.h" ${rest:+-newer "$rest"} \
            -newer "$tests.o" 2>/dev/null)" ]
}

# run FOLDER: runs the claims. The status is 1 if something has failed. The path
# to the exercise is absolute: the sanitizers read the file from another folder
# to find the line of a crash.
run() {
    case $1 in
    /*) here=$1 ;;
    *) here=$PWD/$1 ;;
    esac
    claims=$1/claims
    [ ! -f "$1/student.so" ] || claims=$program
    ASAN_OPTIONS=$asan_limits:$leaks LD_BIND_NOW=1 \
        UBSAN_OPTIONS=$ubsan_limits \
        LD_LIBRARY_PATH=$here:$tests${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} \
        $OUTER_LIMIT "$claims" "$1" >/dev/null 2>"$1/runner"
}

try_other_values() {
    other=$folder/other
    for start in $other_values; do
        ask fill_unset "$start" "$folder/source.c" "$other.c" || return
        { rm -rf "$other" && mkdir "$other"; } ||
            no_verdict "$other was not made"
        build - "$other" <"$other.c"
        case $? in
        0) ;;
        1) return ;;
        *) no_verdict "it was not built with other values" ;;
        esac
        run "$other"
        { [ $? -le 1 ] && mark_luck "$other"; } ||
            no_verdict "it was not run with other values"
    done
}

# Compiles once more, unless that was done. What it says is shown only if
# something fails. Nothing is written into FOLDER but that, so it may go on when
# the verdict is there and nobody waits for it.
find_warnings() { # [nice]
    if [ ! -f "$folder/warned" ]; then
        ${1-} $CC $STUDENT_FLAGS $warning_flags -I"chapters/$chapter" \
            -iquote tests/harness -S "$source" -o /dev/null \
            >"$folder/warned.new" 2>&1 &&
            mv "$folder/warned.new" "$folder/warned"
    fi && say_warnings >"$folder/warnings"
}

# What the text alone tells: whether it allocates memory, and whether a variable
# of it may be read before it has a value.
look_at_text() {
    allocating='' unset=''
    ! ask grep -qE "$allocates" "$folder/source.c" || allocating=1
    [ -z "${NAMED-}" ] || ! ask fill_unset "${other_values%% *}" \
        "$folder/source.c" "$folder/other.c" || unset=1
}

# True if these fingerprints are newer than all that they are made from.
are_recent() { # FILE
    [ -f "$1" ] && [ -z "$(find "$tests.o" "$BUILD/harness.o" \
        "solutions/$chapter/$name.c" "tests/$chapter/misconceptions" \
        "$judge/fingerprints.sh" "$judge/together.awk" \
        "$judge/misconception.awk" -newer "$1" 2>/dev/null)" ]
}

# Sets known to fingerprints: those that the course was handed out with; or of
# the chapter, if all are ready; or else of the exercise that fails first, since
# the board shows no other failure.
find_fingerprints() {
    known=tests/$chapter/fingerprints
    [ ! -f "$known" ] || return 0
    known=$BUILD/fingerprints/$chapter
    ! are_recent "$known" || return 0
    exercise=$(awk -F'\t' "$(cat $judge/statuses.awk)"'
        $1 == "claim" && name != "" { exit }
        $1 == "claim" && how_ended[$4] !~ /^(passed|open|unrun)$/ { name = $2 }
        $1 == "printed" { name = "" }
        END { print name }' "$folder/facts")
    [ -n "$exercise" ] || { known=/dev/null && return; }
    known=$known.$exercise
    are_recent "$known" || sh $judge/fingerprints.sh "$chapter" "$known" \
        "$exercise" >"$folder/unnamed" 2>&1
}

# --- build, or keep what was built

if is_built; then
    rm -f "$folder/verdict" "$folder/verdict.new" "$folder/facts" \
        "$folder/kept" || exit 3
    look_at_text
else
    set -- "$folder"/*
    [ ! -e "$1" ] || rm -rf "$@" || exit 3
    [ -d "$folder" ] || mkdir -p "$folder" || exit 3
    if [ ! -f "$source" ]; then
        printf 'row\t  make reset CH=%s\n' "${chapter%%_*}" | broken missing
        exit
    fi
    # The source is copied before it is compiled, so that a save in between is
    # noticed next time.
    cp "$source" "$folder/source.c" || no_verdict "$source was not copied"
    build "$source" "$folder" &
    build_pid=$!
    if [ -n "${NAMED:+${EAGER-}}" ]; then
        find_warnings nice &
        warnings_pid=$!
    fi
    look_at_text
    wait $build_pid
    built=$?
    case $built in
    0) ;;
    1) say_compiler && exit ;;
    2) say_linker "$folder/linker" && exit ;;
    *) no_verdict "the compiler was ended" ;;
    esac
    # If it was saved while it was compiled, it is compiled again next time.
    { ! cmp -s "$source" "$folder/source.c" ||
        echo "$recipe" >"$folder/recipe"; } &
    recipe_pid=$!
fi

case $source in
chapters/*) say_forbidden && exit ;;
esac

# --- run

leaks=$no_leaks
[ -z "$allocating" ] || leaks=detect_leaks=${LEAKS:-1}
run "$folder"
status=$?
[ -z "${recipe_pid-}" ] || wait "$recipe_pid"
# The loader has not found a name. Its message says which.
if [ $status = 127 ] && [ -s "$folder/student.so" ]; then
    rm "$folder/student.so"
    say_linker "$folder/runner"
    exit
fi
[ $status != 137 ] || no_verdict "its tests were killed"

# --- write the verdict

if [ $status = 0 ]; then
    [ -z "${warnings_pid-}" ] || kill "$warnings_pid" 2>/dev/null
    [ -n "$unset" ] || ! write_passed || exit 0
fi
fill_in_lost
case $? in
0) status=1 ;;
1) [ -z "$unset" ] || try_other_values ;;
*) no_verdict "what its tests saw was not read" ;;
esac
if [ $status = 0 ] || [ -z "${NAMED-}" ]; then
    write_verdict
    exit
fi
if [ -n "${warnings_pid-}" ]; then
    wait "$warnings_pid"
else
    find_warnings
fi &&
    cat "$folder/warnings" >"$folder/verdict.new"
if find_fingerprints; then
    write_verdict part=known "$known"
else
    print_verdict >>"$folder/verdict.new" &&
        printf 'unnamed\t%s\n' "$folder/unnamed" >>"$folder/verdict.new" &&
        publish
fi
