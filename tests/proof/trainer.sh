# What train_test.sh and write_test.sh share: a check in C, linked with the
# trainer's own objects, and with a changed file in place of one of them. A
# script that reads this with "." has read count.sh, and sets
#
#   room      its folder
#   compilers gcc, clang or both
#   program   train or write, as make calls it
#   headers   flags that find the headers
#   parts     the objects that the check needs, beside the reference's
#   sources   the folders of their files
# shellcheck shell=sh

: "${room:?}" "${compilers:?}" "${program:?}" "${headers:?}" "${parts:?}" \
    "${sources:?}"

compile_check() { # COMPILER SOURCE OBJECT
    # shellcheck disable=SC2086 # flags are words
    "$1" -std=c11 -D_DEFAULT_SOURCE -O2 -Wall -Wextra -Wconversion -Wshadow \
        -Werror $headers -c "$2" -o "$3"
}

# build_check COMPILER CHECK PROGRAM [PART SOURCE]: the part comes from this
# source in place of its own.
build_check() {
    compiler=$1 check=$2 target=$3 changed=${4-} objects=
    folder=$room/$compiler/$program
    [ -f "$folder/${check##*/}.o" ] ||
        compile_check "$compiler" "$check" "$folder/${check##*/}.o" || return
    for part in $parts; do
        [ "$part" = "$changed" ] || objects="$objects $folder/$part.o"
    done
    if [ -n "$changed" ]; then
        compile_check "$compiler" "$5" "$room/changed.o" || return
        objects="$objects $room/changed.o"
    fi
    # shellcheck disable=SC2086 # one word for each object
    "$compiler" "$folder/${check##*/}.o" $objects "$folder"/*reference.o -lm \
        -o "$target"
}

# What the check prints is counted as tests of this script.
passes() { # CHECK
    # shellcheck disable=SC2154 # set by the script
    for compiler in $compilers; do
        if ! CC=$compiler BUILD=$room/$compiler "tests/verbs/$program.sh" \
            --objects >"$room/printed" 2>&1 ||
            ! build_check "$compiler" "$1" "$room/check" >"$room/printed" 2>&1
        then
            bad "the check does not build with $compiler"
            shown_below "$room/printed"
            continue
        fi
        counted "$room/check"
    done
}

# Goes to a copy of the course with empty exercises. $file is the chapter's
# exercise, $right its reference.
enter_copy() { # CHAPTER
    copy=$room/copy
    mkdir "$copy" || exit 2
    copy_course "$copy"
    empty_exercises
    mkdir build
    [ ! -d "$room/gcc/$program" ] || cp -R "$room/gcc/$program" build
    file=chapters/$1/${1#??_}.c right=solutions/$1/${1#??_}.c
}

with_change() { # EXPRESSION
    sed "$1" "$right" >"$file"
}

# refuses WHAT CHECK ARGUMENT PART EXPRESSION: where sed has changed this part,
# the check must not pass what it asks with this argument.
refuses() {
    for source in $sources; do
        [ ! -f "$source/$4.c" ] || original=$source/$4.c
    done
    sed "$5" "$original" >"$room/changed.c"
    if cmp -s "$original" "$room/changed.c"; then
        bad "$1: nothing was changed"
    elif ! build_check gcc "$2" "$room/wrong" "$4" "$room/changed.c" \
        >"$room/printed" 2>&1; then
        bad "$1: it does not build"
        shown_below "$room/printed"
    elif "$room/wrong" ${3:+"$3"} >"$room/printed" 2>&1 ||
        ! grep -q ' passed, [1-9][0-9]* failed' "$room/printed"; then
        bad "$1: the check passes all the same"
        shown_below "$room/printed"
    else
        good
    fi
}
