#!/bin/sh
# formats.sh [CHAPTER ...]: checks that headers, misconceptions, alternatives
# and unnamed mistakes have the form that the tools read. It names each file
# that doesn't, and says what to do. make test calls it; formats_test.sh tests
# it.
# shellcheck disable=SC2013,SC2046,SC2086 # ids, files, options: words

. tests/proof/count.sh
chapters=${*:-$(tests/verbs/chapter.sh)}
use_room formats
shared=tests/proof/shared_ids.tsv

# reads "ARGUMENTS OF AWK" FILE ...: passes if awk reads all FILEs. It stops at
# the first fault: then it reads them one by one, and each fault is named.
reads() {
    how=$1
    shift
    if awk $how "$@" >"$room/out" 2>/dev/null; then
        passed=$((passed + $#))
        return
    fi
    for file; do
        awk $how "$file" >/dev/null 2>"$room/says" || bad "$(cat "$room/says")"
    done
    return 1
}

# The comments on top (FIELDS is 1: with read: and shipped:).
check_comments() { # FIELDS FILE ...
    fields=$1
    shift
    [ ! -f "$1" ] ||
        reads "-v fields=$fields -f tests/judge/misconception.awk" "$@"
}

# What a file defines, or the header beside it that it shares with others, must
# be exercises.
check_functions() { # CHAPTER HEADER FILE ...
    folder=tests/$1/misconceptions header=$2
    shift 2
    grep -HE '^#include "with_' "$@" | tr ':"' '\t' >"$room/beside"
    ctags -x --kinds-C=f --language-force=C --fields-C=+"{properties}" \
        --_xformat='%F	%N	%{C.properties}' "$@" \
        $(find "$folder" -name '*.h') >"$room/defined" || return
    printf '%s\n' "$@" >"$room/files"
    awk -F'\t' -v header="$header" -v folder="$folder" '
        part == "contract" { if ($1 == "function") known[$2]; next }
        part == "defined" && $3 !~ /static/ {
            defines[$1]
            if (!($2 in known))
                print $1 " defines " $2 ", which is not in " header \
                    ": correct the name, or make the function static"
        }
        part == "beside" && (folder "/" $3) in defines { defines[$1] }
        part == "files" && !($1 in defines) {
            print $1 " defines no function of " header ": it needs at least " \
                "one, or the tests can\047t see it"
        }' part=contract "$contract" part=defined "$room/defined" \
        part=beside "$room/beside" part=files "$room/files" >"$room/wrong"
    while read -r line; do
        bad "$line"
    done <"$room/wrong"
}

# A text for every answer asks, or tells what is right; or it says what should
# be, and is given as that.
check_texts() { # FILE
    [ ! -f "$1" ] || awk -v RS=';' '
        /suggest\([ \n]*true,/ && !/\?|should|right|"%s"/ {
            sub(/.*suggest\([ \n]*/, "")
            print FILENAME ": give SHOULD for " $0; faults = 1
        }
        END { exit faults }' "$1" >"$room/out" ||
        bad "$(tr -s ' \n' ' ' <"$room/out")"
}

check_chapter() { # CHAPTER
    check_texts "tests/$1/${1#??_}_test.c"
    header=chapters/$1/${1#??_}.h
    contract=tests/$1/contract.tsv
    if grep "^$header:" "$room/unread" >"$room/says"; then
        bad "$(cat "$room/says")" && return
    elif grep -qxF "stale: $contract" "$room/stale"; then
        bad "$contract is out of date. To rewrite it:  make sync"
    else
        good
    fi
    check_comments 1 tests/"$1"/misconceptions/*.c
    check_comments 0 tests/"$1"/misconceptions/*.h
    check_comments 0 tests/"$1"/alternatives/*.c
    check_comments 0 tests/proof/unnamed/"${1%%_*}"_*.c
    set -- $(ls tests/"$1"/misconceptions/*.c tests/"$1"/alternatives/*.c \
        tests/proof/unnamed/"${1%%_*}"_*.c 2>/dev/null)
    [ $# = 0 ] || check_functions "$chapter" "$header" "$@"
}

# One id has one meaning: an id in two chapters stands in the list.
check_shared_ids() {
    find tests/[0-9]* -path '*/misconceptions/*.c' |
        sed 's|.*/||; s/\.c$//' | sort | uniq -d >"$room/twice"
    awk '!/^#/ && NF { print $1 }' "$shared" | sort >"$room/listed"
    before=$failed
    for id in $(grep -vxFf "$room/listed" "$room/twice"); do
        bad "$shared: $id is the id of a mistake in two chapters: if they" \
            "are the same, add it here with its meaning; if not, rename one"
    done
    for id in $(grep -vxFf "$room/twice" "$room/listed"); do
        ! whole || bad "$shared: $id is not used in two chapters: take it out"
    done
    [ "$failed" != "$before" ] || good
}

# Each kind of record that the harness writes must be in the list of records,
# and sentences.tsv or .awk must have words for it: else it would be ignored.
check_records() {
    sed -n 's/.*\(fact\|record_row\|record_columns\)("\([a-z]*\)".*/\2/p' \
        tests/harness/*.c tests/guesses/*.c | sort -u >"$room/records"
    while read -r record; do
        if ! grep -q "^|.*\`$record\`.*|" docs/design.md; then
            bad "docs/design.md: the table of records lacks $record"
        elif ! { sed -n 's/^fact	\([a-z]*\)	.*/"\1"/p' \
            tests/judge/sentences.tsv && grep "f\[1\] " \
            tests/judge/sentences.awk; } |
            grep -q "[\"(|]${record}[\")|]"; then
            bad "tests/judge/sentences.tsv: there are no words for $record"
        else
            good
        fi
    done <"$room/records"
}

python3 docs/pages/contract.py --check $chapters \
    >"$room/stale" 2>"$room/unread" || grep -q '^chapters/' "$room/unread" ||
    bad "$(cat "$room/unread")"
for chapter in $chapters; do
    check_chapter "$chapter"
done
[ ! -d tests/harness ] || check_records
check_shared_ids
sum_up
