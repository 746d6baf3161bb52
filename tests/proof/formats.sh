#!/bin/sh
# formats.sh [CHAPTER ...]: checks that headers, misconceptions, alternatives
# and unnamed mistakes have the form that the tools read. It names each file
# that doesn't, and says what to do. make test calls it; formats_test.sh tests
# it.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
chapters=${*:-$(tests/verbs/chapter.sh)}
room=$BUILD/formats
shared=tests/proof/shared_ids.tsv
mkdir -p "$room" || exit 2

# reads COMMAND ...: passes if COMMAND succeeds. Otherwise it prints which file
# is wrong and what to do.
reads() {
    if "$@" >"$room/out" 2>"$room/says"; then
        good
    else
        bad "$(cat "$room/says")"
        return 1
    fi
}

# Checks the comment on top (FIELDS is 1: with read: and shipped:), and the
# functions.
check_source() { # CHAPTER FILE FIELDS
    reads awk -v fields="$3" -f tests/judge/misconception.awk "$2"
    # The part that it shares with others is in a header beside it.
    beside=$(sed -n 's|^#include "\(with_.*\)"|\1|p' "$2")
    beside=${beside:+${2%/*}/$beside}
    [ -f "${beside:-$2}" ] || {
        bad "$2: there is no $beside: correct the name, or add the file"
        return
    }
    reads awk -v bodies=1 -f tests/judge/header.awk "$2" \
        ${beside:+"$beside"} || return
    header=chapters/$1/${1#??_}.h
    mine=$(cut -f1 "$room/out" | uniq)
    [ -n "$mine" ] || bad "$2 defines no function of $header:" \
        "it needs at least one, or the tests can't see it"
    for name in $mine; do
        if grep -qx "$name" "$room/functions"; then
            good
        else
            bad "$2 defines $name, which is not in $header:" \
                "correct the name, or make the function static"
        fi
    done
}

check_chapter() { # CHAPTER
    reads awk -f tests/judge/header.awk "chapters/$1/${1#??_}.h" || return
    cut -f1 "$room/out" | uniq >"$room/functions"
    for file in tests/"$1"/misconceptions/*.c; do
        [ ! -f "$file" ] || check_source "$1" "$file" 1
    done
    for file in tests/"$1"/alternatives/*.c \
        tests/proof/unnamed/"${1%%_*}"_*.c; do
        [ ! -f "$file" ] || check_source "$1" "$file" 0
    done
    for file in tests/"$1"/misconceptions/*.h; do
        [ ! -f "$file" ] ||
            reads awk -v fields=0 -f tests/judge/misconception.awk "$file"
    done
}

# One id has one meaning: an id in two chapters stands in the list.
check_shared_ids() {
    for file in tests/[0-9][0-9]_*/misconceptions/*.c; do
        [ -f "$file" ] || continue
        file=${file##*/}
        echo "${file%.c}"
    done | sort | uniq -d >"$room/twice"
    awk '!/^#/ && NF { print $1 }' "$shared" | sort >"$room/listed"
    before=$failed
    # shellcheck disable=SC2013 # an id is a word
    for id in $(grep -vxFf "$room/listed" "$room/twice"); do
        bad "$shared: $id is the id of a mistake in two chapters: if they" \
            "are the same, add it here with its meaning; if not, rename one"
    done
    # shellcheck disable=SC2013
    for id in $(grep -vxFf "$room/twice" "$room/listed"); do
        bad "$shared: $id is not used in two chapters: take it out"
    done
    [ "$failed" != "$before" ] || good
}

# Each kind of record that the harness writes must be in the list of records,
# and sentences.awk must have words for it; otherwise it would be ignored.
check_records() {
    for file in tests/harness/*.c tests/guesses/*.c; do
        [ ! -f "$file" ] || sed -n \
            's/.*\(fact\|record_row\|record_columns\)("\([a-z]*\)".*/\2/p' \
            "$file"
    done | sort -u >"$room/records"
    while read -r record; do
        if ! grep -q "^|.*\`$record\`.*|" docs/design.md; then
            bad "docs/design.md: the table of records lacks $record"
        elif ! grep "f\[1\] " tests/judge/sentences.awk |
            grep -q "[\"(|]${record}[\")|]"; then
            bad "tests/judge/sentences.awk: there are no words for $record"
        else
            good
        fi
    done <"$room/records"
}

for chapter in $chapters; do
    check_chapter "$chapter"
done
[ ! -d tests/harness ] || check_records
check_shared_ids
sum_up
