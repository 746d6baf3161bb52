#!/bin/sh
# faults_test.sh [EACH]: a check that does not come to its end leaves no verdict
# that isn't true, then or later. In a copy of the course the programs that a
# check calls are counted, and one of them is ended:
#
#   part  it alone is killed, when half of what it writes is there
#   all   everything is killed at this moment, as by a loss of power
#
# The exercise seems right to whoever does not look at all: it reads past an
# array, leaks, or is right by luck. So a check that is green is a failure. The
# next check must find the mistake, and then the reference right. Each EACH-th
# program is ended, at each commit the next programs; 1: every program.

. tests/proof/count.sh
each=${1-50}
temporary_copy
name=full_formula
find . -maxdepth 2 -name '[0-9][0-9]_*' ! -name "05_$name" -exec rm -r {} +
: >tests/05_$name/fingerprints
file=chapters/05_$name/$name.c
# shellcheck disable=SC2154 # count.sh sets it
export jobs=1 faults="$room/faults"
mkdir -p texts "$faults" programs
real_make=$(command -v make)

# Stands for each program of a check. The files of $faults are the calls.
program programs/program <<'END'
#!/bin/sh
name=$(PATH=${PATH#*:} && command -v "${0##*/}")
number=1
until (set -C && : >"$faults/$number") 2>/dev/null; do
    number=$((number + 1))
done
[ "$number" = "${at-0}" ] || exec "$name" "$@"
echo "$name" >"$faults/ended"
out='' before=
for word; do
    [ "$before" != -o ] || out=$word
    before=$word
done
"$name" "$@" >"$faults/printed"
head -c $(($(wc -c <"$faults/printed") / 2)) "$faults/printed"
[ ! -f "$out" ] || {
    head -c $(($(wc -c <"$out") / 2)) "$out" >"$faults/printed"
    cat "$faults/printed" >"$out"
}
[ "$how" = part ] || kill -9 0
kill -9 $$
END
for called in awk cat cc cksum cmp cp cut find flock getconf grep head ld.gold \
    ls make mkdir mv nice nm objcopy od rm sed sort tail touch tr uname wc; do
    ln -s program programs/$called
done

# Each seems right without a sanitizer, without a look for leaks, or as long as
# what is not set has one value.
begins() { # FUNCTION LINE: the reference, whose FUNCTION begins so
    sed "/^void $1/,/^}/s/^{/&\\
    $2/" solutions/05_$name/$name.c
}
begins encode_position 'volatile double past = pe[d_model]; (void)past;' \
    >texts/past.c
begins encode_position 'volatile char *leak = malloc(8); *leak = 1;' |
    sed '1i #include <stdlib.h>' >texts/leak.c
begins encode_position \
    'double most; if (most > 1e9) { pe[0] = most; return; }' >texts/luck.c

# check AT HOW: a check in which that program is ended.
check() {
    rm -f "$faults"/*
    at=$1 how=$2 PATH=$PWD/programs:$PATH setsid "$real_make" check $of \
        >"$room/output" 2>&1
    status=$?
}

# Ends one program of a check after the other, each from the same beginning.
end_each() { # TEXT "what"
    begin "$1"
    check 0 -
    calls=$(find "$faults" -name '[0-9]*' | wc -l)
    holds "$2: programs are counted, $calls" test "$calls" -gt 20
    at=$((turn % each + 1))
    while [ "$at" -le "$calls" ]; do
        for ended in part all; do
            begin "$1"
            check $at $ended
            it="$2, call $at of $calls, $(cat "$faults/ended"), $ended"
            after "$it" texts/"$1".c
        done
        at=$((at + each))
    done
}

after() { # "what" TEXT
    if [ $status = 0 ]; then
        bad "$1: a green check"
        shown_below "$room/output"
    fi
    says 1 '✗' make check $of
    shows "$1: the mistake is found" ":[0-9]+: .*here"
    cp solutions/05_$name/$name.c $file
    says 0 'done|right' make check $of
}

# Nothing is built; and all is built, the verdict green and kept.
empty_folder() {
    rm -rf build
    cp texts/"$1".c $file
}
kept_folder() {
    cp solutions/05_$name/$name.c $file
    make -s check >"$room/kept" 2>&1
    cp texts/"$1".c $file
}

begin() { empty_folder "$1"; }
of=CH=05
end_each past "first check"
begin() { kept_folder "$1"; }
of=
for text in leak luck; do
    end_each $text "check of the course, $text"
done

# A loss of power leaves files that are there, and empty: libraries, programs,
# and what known mistakes give.
begin leak
check 0 -
for built in build/harness/run build/*/*/*.so build/fingerprints/*; do
    : >"$built"
done
after "empty files" texts/leak.c
sum_up
