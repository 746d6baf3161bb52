# What make train and make write share: they build a program from the trainer's
# files, your files of several chapters, and the reference's under other names.
# Before a script reads this with ".", it sets
#
#   chapter   the chapter whose file must build
#   chapters  all whose functions are called
#   sources   the program's files
#   program   its name, and that of its folder below $BUILD
#   words     its flags
# shellcheck shell=sh

# shellcheck disable=SC2086,SC2154 # flags are words, set by who reads this
work=$BUILD/$program
need_tools cc
need_build_folder
mkdir -p "$work" || exit 2

# Optimised, for this machine. Sums may be taken in another order, so that
# several numbers are added at a time; infinities and NaN stay what they are.
# With -O3 a step takes 1.2 to 2 times as long: loops over 8 and 16 numbers are
# taken apart there. -ffinite-math-only saves a tenth, and loses NaN.
flags="-std=c11 -D_DEFAULT_SOURCE -O2 -ftree-vectorize -fno-math-errno"
flags="$flags -fno-trapping-math -fno-signed-zeros -fassociative-math"
flags="$flags $(machine_flag)"
headers="-iquote tests/harness $words"
for each in $chapters; do
    headers="$headers -Ichapters/$each"
done

# An object also depends on the compiler, on the processor that it is compiled
# for, and on the headers. If one of these changes, all objects are made anew.
{
    echo "$flags" "$headers"
    ${CC:-cc} $flags -dM -E -x c /dev/null
    cat tests/harness/*.h chapters/[0-9]*/*.h chapters/[0-9]*/*/*.h
} >"$work/new" 2>&1
if cmp -s "$work/new" "$work/same"; then
    rm "$work/new"
else
    rm -f "$work"/*.o
    mv "$work/new" "$work/same"
fi

# is_built NAME SOURCE WORDS: the object NAME is from this text and these words.
# If it is not, "built NAME" says that it is now.
is_built() {
    objects="$objects $work/$1.o"
    made_of=$(cksum "$2" 2>/dev/null)${3:+ $3} was=
    [ ! -f "$work/$1.o" ] || read -r was 2>/dev/null <"$work/$1.from"
    [ "$was" != "$made_of" ] || return 0
    rm -f "$work/$1.o" "$work/$1.from" "$work/linked"
    return 1
}

built() { echo "$made_of" >"$work/$1.from"; }

compile() { # NAME SOURCE FLAGS...
    name=$1 from=$2
    shift 2
    ${CC:-cc} $flags $headers "$@" -c "$from" -o "$work/$name.o" \
        2>"$work/errors"
}

# A file's helper functions that are not static get other names, since
# another chapter may have the same.
compile_yours() { # CHAPTER SOURCE
    ! is_built "$1" "$2" '' || return 0
    compile "$1" "$2" -w || return
    functions_of "$1" >"$work/names"
    chapter_of=$1 source=$2
    set --
    for helper in $(nm -g "$work/$chapter_of.o" 2>/dev/null |
        awk 'NF == 3 && $2 ~ /^[TDBSC]$/ { sub(/^_/, "", $3); print $3 }' |
        grep -vxF -f "$work/names"); do
        set -- "$@" "-D$helper=${helper}_of_${chapter_of%%_*}"
    done
    [ $# = 0 ] || compile "$chapter_of" "$source" -w "$@" || return
    built "$chapter_of"
}

# The reference's functions have other names, so that both can be there.
compile_reference() { # CHAPTER
    source=solutions/$1/${1#??_}.c
    [ -f "$source" ] || return 1
    weak=
    # The reference then calls softmax_backward of the file, if it is there.
    [ -z "${WITH-}" ] || [ "$1" != "$chapter" ] || weak=softmax_backward
    ! is_built "$1-reference" "$source" "$weak" || return 0
    functions_of "$1" | sed -e 's/.*/#define & reference_&/' \
        ${weak:+-e "/ $weak /s/.*/#pragma weak $weak/"} >"$work/$1.h"
    compile "$1-reference" "$source" -w -include "$work/$1.h" &&
        built "$1-reference"
}

broken() {
    stop "make $program does not build:" "$(head -n 12 "$work/errors")"
}

# An empty exercise takes the place of a file that does not build.
build_yours() { # CHAPTER SOURCE
    compile_yours "$1" "$2" && return
    if [ "$1" != "$chapter" ]; then
        echo "$2 does not build, so it is left out."
        awk -f tests/judge/stub.awk "chapters/$1/${1#??_}.h" >"$work/$1.c"
        compile "$1" "$work/$1.c" -w || broken
        return
    fi
    need_exercise "$2" "${chapter%%_*}"
    does_not_build "$work/errors" \
        "Your file does not build, so it can't $program" "${chapter%%_*}"
}

# build_program [--objects]: with --objects it links nothing, and ends here.
build_program() {
    objects=
    solutions=-DNO_SOLUTIONS
    for each in $chapters; do
        if [ -z "${WITH-}" ]; then
            build_yours "$each" "chapters/$each/${each#??_}.c"
        elif [ "$each" = "$chapter" ]; then
            build_yours "$each" "$WITH"
        fi
        ! compile_reference "$each" || solutions=-DSOLUTIONS
    done
    for source in $sources; do
        name=${source##*/} name=${name%.c}
        # Only functions.c asks whether there are solutions.
        given=
        [ "$name" != functions ] || given=$solutions
        is_built "$name" "$source" "$given" || {
            compile "$name" "$source" -Wall -Wextra ${given:+"$given"} ||
                broken
            built "$name"
        }
    done
    [ "${1-}" != --objects ] || exit 0
    # From the same objects the same program is linked: it is kept.
    read -r linked 2>/dev/null <"$work/linked" || linked=
    [ "$linked" != "${objects# }" ] || return 0
    rm -f "$work/linked"
    ${CC:-cc} $objects -lm -o "$work/$program" 2>"$work/errors" ||
        stop "make $program can't be linked:" "$(head -n 12 "$work/errors")"
    echo "${objects# }" >"$work/linked"
}

# run_program NAME ...: runs it with the options of these names that are set,
# and says what to do next if it fails. After Ctrl-C it prints what there is,
# and this script waits for that.
run_program() {
    for name; do
        eval "value=\${$name-}"
        shift
        [ -z "$value" ] || set -- "$@" "$name=$value"
    done
    trap : INT
    "$work/$program" "$@"
    status=$?
    case $status in
    1) stop_with train_wrong "${chapter%%_*}" ;;
    3)
        [ "$program" = train ] || stop_with write_needs
        stop_with train_needs
        ;;
    esac
    exit $status
}
