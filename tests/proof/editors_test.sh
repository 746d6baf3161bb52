#!/bin/sh
# editors_test.sh [--all]: what people bring. In a fresh clone, before any verb
# has run, clangd underlines nothing, exercises compile without options, and a
# program of a student's own says what a TODO() is. Of the mistakes and right
# answers that are kept, clangd opens one in 40, another one at each commit.
#
#   --all   all of them
# shellcheck disable=SC2034 # what seems unused is for sessions/editors.tsv
set -u

. tests/proof/count.sh
installer=setup-dev
need_tools clangd doxygen python3 gcc clang jq
each=40
[ "${1-}" != --all ] || each=1
turn=${TURN:-$(git rev-list --count HEAD 2>/dev/null || echo 0)}
kept='/(misconceptions|alternatives|unnamed)/'
tree=$PWD
own_copy

# clangd can't read what is compiled with a file that another program writes:
# the awk of the tab, the grader's filter and list, narrow.c. The gallery has
# files that no compiler takes.
all_c() { git -C "$tree" ls-files -co --exclude-standard '*.[ch]' |
    grep -vE '/gallery/|awk/missing\.c|worker/filter\.c|/(chosen|narrow)\.c'; }
underlined() { python3 "$tree/tests/proof/clangd.py"; }

# What a student types, who knows gcc and no flag.
by_hand() { # COMPILER
    for stub in chapters/[0-9]*; do
        stub=$stub/${stub##*/??_}.c
        "$1" -c "$stub" -o stub.o && (cd "${stub%/*}" &&
            "$1" -c "${stub##*/}" -o ../../stub.o) || return
    done
}
of_ones_own() { # COMPILER
    printf '#include "%s"\nint main(void) { encode_position(1, 6, %s); }\n' \
        full_formula.h '(double[6]){0}' >mine.c
    "$1" -Ichapters/05_full_formula mine.c chapters/*/full_formula.c -o mine \
        -lm && ./mine
}
TODO='^encode_position is not finished yet: line 23 of chapters/05.*TODO'

# The reference of chapter 05, with a mistake, by somebody who casts nothing.
wrong() { # SCRIPT
    sed "$1; s/(double)pos/pos/" solutions/05*/full_formula.c \
        >chapters/05_full_formula/full_formula.c
}

for cc in gcc clang; do
    holds "$cc -c takes every exercise" by_hand $cc
    says 3 "$TODO" of_ones_own $cc
done
session "$tree/tests/proof/sessions/editors.tsv"
sum_up
