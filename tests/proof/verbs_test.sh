#!/bin/sh
# verbs_test.sh: runs a student's commands in a copy of the course, with right
# answers and wrong ones, and checks their messages and their exit status. It
# also checks that no version of a student's file is lost. Of the programs on
# this machine it uses those that a student has.

. tests/proof/count.sh
build tests references fingerprints || exit 2
temporary_copy
bring_built
sandbox=$(command -v bwrap)
as_for_students
empty_exercises
stub=chapters/05_full_formula/full_formula.c
solution=solutions/05_full_formula/full_formula.c

# --- for sessions/verbs.tsv

# slip SED: the reference, changed so.
slip() { sed "$1" $solution >$stub; }

# blamed CHAPTER EXERCISE SED: in which line of the reference, changed so, a
# change helps.
blamed() {
    sed "$3" solutions/"$1"_*/*.c >wrong.c
    chapter=$(sh tests/verbs/chapter.sh "$1")
    found=$(export BUILD=build &&
        build blame C="$chapter" EXERCISE="$2" SOURCE=wrong.c) && echo "$found"
}

# A lesson with one more hint, which has marks of Markdown, a formula and code.
with_another_hint() {
    awk '/^## What the tests prove/ {
        print "\n<details><summary>encode_sequence, hint 2</summary>\n"
        print "The *new* **row** `x[2 * k]` has $w_i = 2 \\pi$,"
        print "see [there](#a).\n\n```c\ny = a * b * c;\n```\n\n</details>\n" }
        { print }' "$1"
}

# A program that runs another program, and leaves only a part of what it found.
make_cut_short() {
    program cut_short <<'END'
#!/bin/sh
"$@" >/dev/null
for folder; do :; done
head -c 400 "$folder/facts" >short
mv short "$folder/facts"
END
}

# on_disk_of BYTES COMMAND ...: its build folder is a disk of this size.
on_disk_of() {
    bytes=$1
    shift
    "$sandbox" --dev-bind / / --size "$bytes" --tmpfs "$PWD/build" "$@"
}

# What is found in a source of pow and <complex.h>: name and line.
forbidden() { # SOURCE
    printf '05\tpow <complex.h>\n' >rule
    printf '%s\n' "$1" | sed 's/¶/\
/g' >source.c
    awk -v chapter=05 -v source=source.c -f tests/judge/source.awk \
        -f tests/judge/forbidden.awk rule | cut -f 2,3 | tr '\t\n' ' .'
    echo
}

# A misconception that does not compile.
odd_mistake() { # BEFORE AFTER
    cat <<END
/* This is what you get with an odd one.
 *
 * read: the-exponent */
#include "full_formula.h"
$1double pair_frequency(size_t i, size_t d_model) { return i$2; }
END
}

# Chapter 10 with a call of an exercise of chapter 08.
with_attention() {
    awk '/^void biased_attention/ { print "#include " q \
            "../08_multi_head/multi_head.h" q "\n" }
        { print }
        on && /^{/ { print "    attention(n, d_k, d_v, q, k, v, 1, y);" }
        { on = on ? !/^{/ : /^void biased_attention/ }' q='"' "$1"
}

# True if the fingerprints of pair_frequency are those of its mistakes among the
# whole chapter's.
as_in_the_chapter() {
    whole=build/fingerprints/05_full_formula
    make -s -f tests/judge/build.mk $whole || return
    awk 'BEGIN { of_pair[""] }
        $1 == "misconception" { id = $2 }
        pass == 1 && $1 == "changes" && $2 == "pair_frequency" { of_pair[id] }
        pass == 2 && (id in of_pair)' pass=1 $whole id='' pass=2 $whole |
        cmp - $whole.pair_frequency
    same=$?
    rm $whole
    return $same
}

# Root may write anywhere.
not_to_be_written() {
    [ "$(id -u)" != 0 ] || return
    make clean
    chmod a-w .
    says 2 "can't be written" make check
    chmod u+w .
}

# In a terminal, where answers are typed: "-" for Enter alone, and q when none
# is left.
walked() { # "ANSWERS" WORD=VALUE ...
    # shellcheck disable=SC2086 # words
    printf '%s\n' $1 q q q q | tr -d - >answers
    shift
    PATH=$PWD/bin:$PATH script -qec "make walkthrough $*" /dev/null \
        <answers >shown
    status=$?
    tr -d '\r' <shown
    return $status
}

# A fifth of the programs, another fifth at each commit.
awk -v turn="$turn" '!/^[0-9]/ || n++ % 5 == turn % 5' \
    tests/proof/sessions/blame.tsv >"$room/fifth.tsv"
session "$room/fifth.tsv"
rm wrong.c "$room/fifth.tsv"
session tests/proof/sessions/verbs.tsv
sum_up
