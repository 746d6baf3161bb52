#!/bin/sh
# numbers_test.sh: the numbers in the lessons and in the drawings are the same
# on every processor, with every compiler and every library of mathematics. It
# computes all of them in several ways, and compares.
#
# Each way is tried on a probe first. A way that does not change the probe would
# prove nothing here: it is left out, as is a way that this machine lacks.

. tests/proof/count.sh
new_room numbers
work=$(cd "$room" && pwd)
figures=$(docs/figures/figures.sh --names)
tree=.
linker=
! have ld.gold || linker=-fuse-ld=gold

# compile FOLDER COMMAND ...: the probe, the worked examples and the data of the
# figures, from the sources in $tree.
compile() (
    built=$work/$1
    shift
    mkdir -p "$built/examples" "$built/data" || exit
    cd "$tree" || exit
    set -- "$@" -std=c11 -D_DEFAULT_SOURCE -w -Itests/harness
    for folder in chapters/[0-9]*_*; do
        set -- "$@" "-I$folder"
    done
    for source in solutions/[0-9]*_*/*.c docs/figures/data/*.c \
        tests/harness/oracle.c tests/harness/worked.c; do
        folder=${source%/*}
        object=${folder##*/}_${source##*/}
        "$@" -c "$source" -o "$built/data/${object%c}o" || exit
    done
    mv "$built/data/harness_worked.o" "$built" || exit
    # shellcheck disable=SC2086 # a flag, or none
    "$1" $linker "$built"/data/*.o -lm -o "$built/figures" || exit
    for folder in chapters/[0-9]*_*; do
        chapter=${folder#*/}
        # shellcheck disable=SC2086
        "$@" $linker "$folder/worked.c" \
            "$built/data/${chapter}_${chapter#??_}.o" \
            "$built/data/harness_oracle.o" "$built/harness_worked.o" -lm \
            -o "$built/examples/$chapter" || exit
    done
)

# probe FOLDER COMMAND ...: builds the probe.
probe() {
    mkdir -p "$work/$1" || exit 2
    program=$work/$1/probe
    shift
    "$@" -std=c11 -w "$tree/tests/proof/numbers/probe.c" -lm -o "$program" \
        >"$work/errors" 2>&1
}

# print FOLDER OUT [VARIABLE=VALUE]: what the programs print. That a table takes
# long is printed on standard error, and depends on the machine.
print() (
    built=$work/$1 out=$work/$2
    shift 2
    mkdir -p "$out" || exit 2
    [ $# = 0 ] || export "${1?}"
    for program in "$built"/examples/*; do
        { "$program" 2>/dev/null || echo "ends with status $?"; } \
            >"$out/worked.c of ${program##*/}"
    done
    for figure in $figures; do
        "$built/figures" "$figure" >"$out/figure $figure" 2>&1
    done
)

# same "how" FOLDER: compares each file with what the first way has printed.
same() {
    others=$(diff -rq "$work/first" "$work/$2")
    for file in "$work/$2"/*; do
        name=${file##*/}
        case $others in
        *" and $file differ"* | *": $name"*)
            bad "$name: $1 gives other numbers"
            diff "$work/first/$name" "$file" | sed 's/^/      /' | head -n 6
            ;;
        *) good ;;
        esac
    done
}

left_out() { echo "  left out: $1 ($2)"; }

# way KIND FOLDER "how" COMMAND ...: computes everything with this compiler. If
# the KIND is "other", the probe must change; if it is "any", it need not.
way() {
    kind=$1 folder=$2 how=$3
    shift 3
    if ! have "$1"; then
        left_out "$how" "$1 is not installed"
    elif [ "$kind" = other ] && ! probe "$folder" "$@"; then
        left_out "$how" "this compiler does not have it"
    elif [ "$kind" = other ] &&
        [ "$("$work/$folder/probe")" = "$("$work/plain/probe")" ]; then
        left_out "$how" "here it changes nothing"
    elif compile "$folder" "$@" 2>"$work/errors"; then
        print "$folder" "$folder.out"
        same "$how" "$folder.out"
    else
        bad "$how: the programs do not build"
        shown_below "$work/errors"
    fi
}

# All other ways are compared with the first.
set -- "${CC:-cc}" -O1 -ffp-contract=off
{ probe plain "$@" && compile plain "$@" 2>"$work/errors"; } || {
    bad "the programs do not build"
    shown_below "$work/errors"
    sum_up
    exit
}
print plain first

native=$(machine_flag)
way other fused "gcc, a product and a sum in one instruction" \
    gcc -O2 "$native" -ffp-contract=fast
way other x87 "gcc, more digits on the way (x87)" gcc -O0 -mfpmath=387
way other clang "clang, a product and a sum in one instruction" \
    clang -O1 "$native" -ffp-contract=fast

# with FOLDER "how" NAME=VALUE: runs all again with this in the environment.
with() {
    if [ "$(env "$3" "$work/$1/probe")" = "$("$work/$1/probe")" ]; then
        left_out "$2" "here it changes nothing"
    else
        print "$1" "$1.with" "$3"
        same "$2" "$1.with"
    fi
}

# glibc has several versions of its functions, and takes what suits the
# processor. The figure drift calls only fma, which is exact in each.
without=-AVX2,-AVX2_Usable,-FMA,-FMA_Usable,-FMA4,-FMA4_Usable
all=$figures figures=$(echo "$figures" | grep -vx drift)
with plain "glibc for a processor without FMA" \
    "GLIBC_TUNABLES=glibc.cpu.hwcaps=$without"
figures=$all

# The same sources with long doubles that are short, and with libraries whose
# last digit is otherwise.
tree=$work/short
for file in chapters/*/*.[ch] solutions/*/*.[ch] docs/figures/data/*.[ch] \
    tests/harness/*.[ch] tests/proof/numbers/probe.c; do
    mkdir -p "$tree/${file%/*}"
    sed -E -f tests/proof/numbers/short.sed "$file" >"$tree/$file"
done
ln -s "$PWD/docs/figures/data/training.tsv" "$tree/docs/figures/data/"
library=$PWD/tests/proof/numbers/library.h
way any short "long double no longer than double" "${CC:-cc}" -O1 \
    -include "$library"
probe short "${CC:-cc}" -O1 -include "$library" ||
    bad "the probe does not build with $library"
with short "a library with other last digits" SEED=2

sum_up
