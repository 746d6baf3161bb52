# What the scripts of the verbs share. Read with ".", from the top folder.
# shellcheck shell=sh

BUILD=${BUILD:-build}
export BUILD

have() { command -v "$1" >/dev/null 2>&1; }

stop() {
    printf '%s\n' "$@" >&2
    exit 2
}

# 1 if colours are wanted: in a terminal, unless NO_COLOR is set. Found out
# here, where standard output is still the one that people see.
# shellcheck disable=SC2034 # for those who read this file
COLOUR=0
if [ -t 1 ] && [ -z "${NO_COLOR-}" ] && [ "${TERM-dumb}" != dumb ]; then
    # shellcheck disable=SC2034
    COLOUR=1
fi

# need_tools cc criterion entr ...: all of them, or one clear line.
need_tools() {
    for tool; do
        case $tool in
        cc) have "${CC:-cc}" && continue ;;
        criterion)
            [ -f "$BUILD/tools.mk" ] && continue
            pkg-config --exists criterion 2>/dev/null && continue
            ;;
        *) have "$tool" && continue ;;
        esac
        stop "$tool is not installed. This installs what is missing:" \
            "" "  make setup"
    done
}

need_build_folder() {
    mkdir -p "$BUILD" 2>/dev/null && [ -w "$BUILD" ] && return
    stop "The folder $BUILD can't be written, and the tests are built there." \
        "Name another one, as in" "" "  make check BUILD=/tmp/course"
}

# Runs build.mk on all processors; the verbs' own make must not be waited for.
build() {
    jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
    MAKEFLAGS='' "${MAKE:-make}" -s -f tests/judge/build.mk -j"$jobs" \
        BUILD="$BUILD" ${CC:+CC="$CC"} "$@"
}

# The one chapter that CH names, for a verb that needs exactly one.
one_chapter() {
    [ -n "${CH-}" ] || stop "Which chapter? For example:  make $1 CH=05"
    tests/verbs/chapter.sh "$CH"
}

# The verdict of each chapter given, mistakes named where they are known.
judge_chapters() {
    # shellcheck disable=SC2046 # one word for each chapter
    build $(printf 'verdict-%s ' "$@") || exit 2
    for chapter; do
        verdict=$BUILD/check/$chapter/verdict
        grep -q -e '^claim' -e '^broken' "$verdict" ||
            stop "Chapter $chapter could not be checked: nothing came back." \
                "Is the disk full? This starts afresh and keeps your work:" "" \
                "  make clean check"
        grep -q '	failed	wrong	' "$verdict" || continue
        name_mistakes "$chapter" "${verdict%/verdict}"
    done
}

# name_mistakes CHAPTER FOLDER: puts names to the wrong answers in a verdict.
# Make is asked only if something is newer than the fingerprints: it takes
# longer to answer than the naming itself.
name_mistakes() {
    fingerprints=$BUILD/fingerprints/$1
    if [ ! -f "$fingerprints" ] || [ -n "$(find "tests/$1" "solutions/$1" \
        "$BUILD/harness.o" -newer "$fingerprints" 2>/dev/null)" ]; then
        build "$fingerprints" || return
    fi
    named "$1" "$2" >"$2/verdict.named" && [ -s "$2/verdict.named" ] &&
        mv "$2/verdict.named" "$2/verdict"
}

# named CHAPTER FOLDER: the verdict with the names in it.
named() {
    awk -v folder="$2" -f tests/judge/wrap.awk \
        -f tests/judge/recognise.awk part=1 "$BUILD/fingerprints/$1" \
        part=2 "$2/verdict"
}

# True if a verdict has claims, and all of them hold.
all_held() {
    awk -F'\t' '$1 == "claim" { n++ } $1 == "claim" && $4 != "held" { bad = 1 }
        END { exit bad || !n }' "$1"
}
