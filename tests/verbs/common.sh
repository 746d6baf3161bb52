# What the scripts of the verbs share. They read it with ".", from the top
# folder.
# shellcheck shell=sh

BUILD=${BUILD:-build}
export BUILD

have() { command -v "$1" >/dev/null 2>&1; }

stop() {
    printf '%s\n' "$@" >&2
    exit 2
}

# COLOUR is 1 if colours are wanted: in a terminal, unless NO_COLOR is set. It
# is set here, where standard output is still the one that people see.
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
        cc) have "${CC:-cc}" && continue ;;
        criterion) pkg-config --exists criterion 2>/dev/null && continue ;;
        *) have "$tool" && continue ;;
        esac
        stop "$tool is not installed. This installs what is missing:" \
            "" "  make ${installer:-setup}"
    done
}

need_build_folder() {
    case $BUILD in
    *[[:space:]]*) stop "BUILD=$BUILD has a blank in it, and make can't read" \
        "such a name. Name another folder." ;;
    esac
    mkdir -p "$BUILD" 2>/dev/null && [ -w "$BUILD" ] && return
    stop "The folder $BUILD can't be written, and the tests are built there." \
        "Name another one, as in" "" "  make check BUILD=/tmp/course"
}

# Runs build.mk on all processors. MAKEFLAGS is empty so that this make does not
# wait for the make of the verb.
build() {
    jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    MAKEFLAGS='' "${MAKE:-make}" -s -f tests/judge/build.mk -j"$jobs" \
        BUILD="$BUILD" ${CC:+CC="$CC"} "$@"
}

# Prints the one chapter that CH names, for a verb that needs exactly one.
one_chapter() {
    [ -n "${CH-}" ] || stop "Which chapter? For example:  make $1 CH=05"
    tests/verbs/chapter.sh "$CH"
}

# Judges each chapter given. Known mistakes are named.
judge_chapters() {
    for chapter; do
        tests=tests/$chapter/${chapter#??_}_test.c
        [ -f "$tests" ] || stop "Chapter $chapter has no tests yet:" \
            "$tests is missing. Write it, or check another chapter:" "" \
            "  make check CH=00"
    done
    # make watch may be checking at this moment. The lock makes one of them
    # wait.
    exec 7>"$BUILD/lock"
    ! have flock || flock 7
    # shellcheck disable=SC2046 # one word for each chapter
    build $(printf 'verdict-%s ' "$@") 7>&- || exit 2
    for chapter; do
        [ -s "$BUILD/check/$chapter/verdict" ] ||
            stop "Chapter $chapter could not be checked: it has no verdict." \
                "Is the disk full? This starts afresh and keeps your work:" "" \
                "  make clean check"
    done
}

# True if a verdict has claims, and all of them have passed.
all_passed() {
    awk -F'\t' '$1 == "claim" { n++ }
        $1 == "claim" && $4 != "passed" { bad = 1 }
        END { exit bad || !n }' "$1"
}
