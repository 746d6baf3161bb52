# What the scripts of the verbs share. They read it with ".", from the top
# folder. In all of them an unset variable is an error.
# shellcheck shell=sh
set -u

BUILD=${BUILD:-build}
export BUILD
# In judge.sh and for sanitizers these would mean something.
unset LSAN_OPTIONS OUTER_LIMIT REST
{ true 9>&1; } 2>/dev/null || exec >/dev/null # it may be shut

have() { command -v "$1" >/dev/null 2>&1; }

# Submissions are graded with gcc, if there is one: clang's sanitizers start
# another program to name a line, and no worker may do that. Two compilers need
# two build folders.
use_gcc() {
    case $(${CC:-cc} --version 2>/dev/null) in
    *clang*) ! have gcc || { CC=gcc BUILD=$BUILD/gcc && export CC BUILD; } ;;
    esac
}

# Many small files cost least in memory: TMPDIR is there, unless it is set, if
# 2 GB are free there and programs may run from there.
use_memory() {
    free=$(df -Pk /dev/shm 2>/dev/null | awk 'END { print $4 + 0 }')
    [ -n "${TMPDIR-}" ] || [ "$free" -lt 2097152 ] ||
        grep -q ' /dev/shm .*noexec' /proc/mounts || export TMPDIR=/dev/shm
}

stop() {
    printf '%s\n' "$@" >&2
    exit 2
}

# A translation beside a lesson, README.de.md, takes its place.
lesson_of() { # CHAPTER
    for file in "chapters/$1"/README.[a-z]*.md; do
        [ -f "$file" ] || file=chapters/$1/README.md
        echo "$file"
        return
    done
}

# Prints a row of words.tsv with these values.
words_of() { # NAME VALUE ...
    format=$(sed -n "s/^$1	//p" tests/verbs/words.tsv)
    shift
    # shellcheck disable=SC2059 # the table has it
    printf "$format\n" "$@"
}

stop_with() { # NAME VALUE ...
    words_of "$@" >&2
    exit 2
}

# For each chapter that a script names, and that this course does not have: the
# verb, and the chapter's number.
lacking() { # SCRIPT ...
    grep -o '[0-9][0-9]_[a-z][a-z_]*' "$@" /dev/null | sort -u |
        awk -F '[/:]' -v here="$(echo chapters/[0-9]*) " '
            sub(/\.sh$/, "", $(NF - 1)) && !index(here, "/" $NF " ") {
                print $(NF - 1), substr($NF, 1, 2)
            }'
}

# For a verb that is about certain chapters.
need_chapters() { # SCRIPT
    numbers=$(lacking "$1" | cut -d' ' -f2 | paste -sd ' ' -)
    [ -z "$numbers" ] || stop_with lacking "$(basename "$1" .sh)" "$numbers"
}

# The number of a chapter for examples: 05, or else the first.
example() {
    sh tests/verbs/chapter.sh |
        awk -F _ 'NR == 1 || $1 == "05" { n = $1 } END { print n }'
}

# COLOUR is 1 if colours are wanted: in a terminal, unless NO_COLOR is set. It
# is set here, where standard output is still what people see.
# shellcheck disable=SC2034 # for those who read this file
COLOUR=0
if [ -t 1 ] && [ -z "${NO_COLOR-}" ] && [ "${TERM-dumb}" != dumb ]; then
    # shellcheck disable=SC2034
    COLOUR=1
fi

# need_tools cc entr ...: stops with a message if one of them is missing. A
# script whose tools come with another verb names it in $installer.
need_tools() {
    for tool; do
        case $tool in
        cc) compiler=${CC:-cc} && have "${compiler%% *}" && continue ;;
        criterion) pkg-config --exists criterion 2>/dev/null && continue ;;
        *) have "$tool" && continue ;;
        esac
        [ "$tool" != cc ] || [ -z "${CC-}" ] || stop_with no_compiler "$CC"
        stop_with not_installed "$tool" "${installer:-setup}"
    done
}

need_build_folder() {
    case $BUILD in
    *[[:space:]]*) stop_with blank "$BUILD" ;;
    esac
    [ -d "$BUILD" ] || mkdir -p "$BUILD" 2>/dev/null
    [ -w "$BUILD/." ] || stop_with unwritable "$BUILD"
    [ ! -f "$BUILD/tools.mk" ] || return 0
    echo '#!/bin/sh' >"$BUILD/try.sh" && chmod +x "$BUILD/try.sh"
    "$BUILD/try.sh" 2>/dev/null || stop_with noexec "$BUILD"
}

# What tools.sh finds depends on these. What it found for another compiler, or
# under the limits of another session, is not true of this session.
surroundings() {
    # shellcheck disable=SC2046,SC2086,SC3045 # words; each shell has -t, -v, -d
    echo "#" ${CC:-cc} ${LD_PRELOAD-} \
        $(ulimit -t && ulimit -v && ulimit -d && ls -d /proc/self/maps
        for tool in ld.gold ld.lld nm objcopy; do command -v $tool; done)
} 2>/dev/null
forget_other_tools() {
    SURROUNDINGS=$(surroundings) was=
    export SURROUNDINGS
    IFS= read -r was 2>/dev/null <"$BUILD/tools.mk"
    [ "$was" = "$SURROUNDINGS" ] || rm -f "$BUILD/tools.mk"
}

# Runs build.mk on all processors. MAKEFLAGS is empty so that this make does not
# wait for the make of the verb. -r: no rules of make's own, which take longest.
# shellcheck disable=SC2086 # a compiler, or none
build() {
    jobs=${jobs:-$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)}
    forget_other_tools
    remove_empty
    run_make "$@"
    case $complaints in
    *'Clock skew'*)
        leave_the_future
        run_make "$@"
        ;;
    esac
    [ $ended = 0 ] || why_not_built
    # make's line repeats what its commands have printed.
    [ -z "$complaints" ] ||
        printf '%s\n' "$complaints" | grep -v '^g*make: [*]' >&2
    return $ended
}
# After a loss of power a file may be there, and empty. It is made again.
remove_empty() {
    find "$BUILD/harness.o" "$BUILD/harness" "$BUILD/tests" "$BUILD/reference" \
        "$BUILD/plain" "$BUILD/fingerprints" -size 0 ! -name '*new*' \
        -type f -exec rm -f {} + 2>/dev/null
}
run_make() {
    { complaints=$(MAKEFLAGS='' LC_ALL=C "${MAKE:-make}" -rs \
        -f tests/judge/build.mk -j"$jobs" BUILD="$BUILD" \
        ${CC:+CC="$CC"} "$@" 2>&1 >&4 4>&-); } 4>&1
    ended=$?
}

# make goes by dates. A clock that was ahead, or a copy from another time zone,
# leaves dates of the future: what was built then would not be built again, and
# what it is built of would have changed for ever.
leave_the_future() {
    : >"$BUILD/now"
    find "$BUILD" -type f -newer "$BUILD/now" ! -path "$BUILD/hints/*" \
        -exec rm -f {} +
    find chapters/*/*.h solutions tests -newer "$BUILD/now" -exec touch {} + ||
        stop_with future
}

# Says in the course's words that nothing could be written.
why_not_built() {
    case $complaints in
    *'No space left'* | *'quota exceeded'*) stop_with full "$BUILD" ;;
    esac
    head -c 1000000 /dev/zero >"$BUILD/space" 2>/dev/null ||
        stop_with full "$BUILD"
    rm -f "$BUILD/space"
    find "$BUILD" -type d | while IFS= read -r folder; do
        [ -w "$folder" ] || stop_with unwritable "$folder"
    done || exit 2
}

# The names of a chapter's exercises.
functions_of() { # CHAPTER
    sh tests/judge/contract.sh "$1" | sed -n 's/^function	\([^	]*\).*/\1/p'
}

# made NAME COMMAND ...: prints what COMMAND prints. It is kept in BUILD under a
# checksum of standard input, which has all that it depends on.
made() {
    part=$BUILD/made/new-$1.$$ kept=$BUILD/made/$1-$(cksum | tr ' ' -)
    if [ ! -f "$kept" ]; then
        mkdir -p "$BUILD/made" && rm -f "$BUILD/made/$1"-* || return
        shift
        { "$@" >"$part" && mv "$part" "$kept"; } || return
    fi
    cat "$kept"
}

# Prints the chapter that CH names, for a verb that needs exactly one.
single_chapter() {
    [ -n "${CH-}" ] || stop "Which chapter? For example:  make $1 CH=$(example)"
    sh tests/verbs/chapter.sh "$CH"
}

# Shows a lesson, or a part of it, as a terminal can.
plain() { awk -f tests/verbs/reader.awk -f tests/verbs/plain.awk "$@"; }

need_exercise() { # FILE CH
    [ -f "$1" ] || stop_with no_exercise "$1" "$2"
}

# does_not_build ERRORS "what can't be done yet" CH: stops with the compiler's
# first lines.
does_not_build() {
    head -n 12 "$1" | tr -d '\033' >&2
    stop "" "$2 yet. To see why:" "" "  make check CH=$3"
}

# Prints the compiler's flag for this very machine, if it has one.
machine_flag() {
    for machine in -march=native -mcpu=native; do
        ! ${CC:-cc} $machine -E -x c /dev/null >/dev/null 2>&1 || {
            echo $machine
            return
        }
    done
}

# make watch may be checking at this moment. The lock makes one of them wait.
lock() {
    [ -z "${locked-}" ] || return 0
    locked=1
    exec 7>"$BUILD/lock"
    ! have flock || flock 7
}

# Judges each chapter given. Known mistakes are named.
judge_chapters() {
    for chapter; do
        tests=tests/$chapter/${chapter#??_}_test.c
        [ -f "$tests" ] || stop_with no_tests "$chapter" "$tests"
    done
    lock
    # One chapter leaves a processor free. If its tests are built, it needs one.
    [ $# != 1 ] || export EAGER=1
    [ $# != 1 ] || [ ! -f "$BUILD/tests/$1.o" ] || jobs=1
    # shellcheck disable=SC2046 # one word for each chapter
    build chapters="$*" $(printf 'verdict-%s ' "$@") 7>&- ||
        stop_with unended
    for chapter; do
        [ -s "$BUILD/check/$chapter/verdict" ] ||
            stop_with no_verdict "$chapter"
    done
}

# Judges the whole course. A verdict without failures is kept as long as all
# that it depends on is the same (kept.awk). An exercise that is still the empty
# one needs no test.
judge_course() {
    lock
    forget_other_tools
    [ -f "$BUILD/tools.mk" ] || build "$BUILD/tools.mk" 7>&- ||
        stop_with unended
    before=$BUILD/inputs
    { list_inputs >"$before" &&
        changed=$(awk -v build="$BUILD" -f tests/judge/kept.awk "$before"); } ||
        stop_with unlisted
    begun='' copies=''
    for chapter in $changed; do
        write_stub_verdict "$chapter" || {
            begun="$begun $chapter"
            copies="$copies $BUILD/check/$chapter/source.c"
        }
    done
    # shellcheck disable=SC2086 # one word for each chapter
    [ -z "$begun" ] || judge_chapters $begun
    # What was saved in between is looked at next time.
    # shellcheck disable=SC2046,SC2086 # words
    [ -z "$changed" ] ||
        cksum $copies $(printf 'chapters/%s/*.[ch] ' $changed) 2>/dev/null |
        awk -v build="$BUILD" -v keep="$changed" -f tests/judge/kept.awk \
            "$before" -
}

# Judges the chapters given: what CH names in any case, or else the course.
judge_asked() {
    if [ -n "${CH-}" ]; then
        judge_chapters "$@"
    else
        judge_course
    fi
}

# All that a verdict depends on, by content: a line for each file. The compiler
# and the libraries of the system stand here with their dates.
list_inputs() {
    compiler=${CC:-cc}
    echo "$compiler ${SANITIZE-} ${CPATH-} ${C_INCLUDE_PATH-} ${LD_PRELOAD-}" \
        "${LIBRARY_PATH-} ${LD_LIBRARY_PATH-}"
    ls -iLl "$(command -v "${compiler%% *}")" || return
    [ ! -f /etc/ld.so.cache ] || ls -iLl /etc/ld.so.cache || return
    cksum "$BUILD/tools.mk" tests/verbs/common.sh tests/judge/* \
        tests/guesses/* tests/harness/*.[ch] chapters/[0-9]*/*.[ch] \
        tests/[0-9]*/*.[ch] tests/[0-9]*/contract.tsv
} 2>/dev/null

# Writes the verdict of a chapter with the empty exercise: every claim
# is open. It is what the tests would find (make test compares).
write_stub_verdict() {
    name=${1#??_}
    source=chapters/$1/$name.c folder=$BUILD/check/$1
    grep -q '^    TODO();' "$source" 2>/dev/null || return
    awk -f tests/judge/stub.awk "chapters/$1/$name.h" 2>/dev/null |
        cmp -s - "$source" || return
    rm -rf "$folder"
    mkdir -p "$folder"
    awk -F'\t' '/^[a-z].*\(/ { name = $0; sub(/\(.*/, "", name)
            sub(/.*[ *]/, "", name) }
        /^    TODO\(\);/ { line[name] = FNR }
        $1 == "claim" {
            printf "claim\t%s\t%s\ttodo\t\t\ncall\t\ntodo\t%s\t%d\n", \
                $2, $3, $2, line[$2]
        }' "$source" "tests/$1/contract.tsv" >"$folder/facts" || return
    # shellcheck disable=SC2046 # words
    LC_ALL=C awk -v folder="$folder" -v source="$source" \
        $(cat tests/judge/program) part=facts "$folder/facts" >"$folder/verdict"
}

# True if a verdict has claims, and all of them have passed.
all_passed() {
    awk -F'\t' '$1 == "claim" { n++ }
        $1 == "claim" && $4 != "passed" { bad = 1 }
        END { exit bad || !n }' "$1"
}
