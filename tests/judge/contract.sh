#!/bin/sh
# contract.sh CHAPTER: prints the table of a chapter's functions and claims,
# which contract.py has made of the header and the tests. If they have other
# functions or claims by now, it says so, and the status is 2. (Comments,
# blanks, includes and the ends of lines may differ: editors change them.)
# With sum behind the chapter it prints what the table keeps to know that.
set -u

name=${1#??_} table=tests/$1/contract.tsv
sum="sum	$({
    grep -vE '^ *[/]*[*]|^#include' "chapters/$1/$name.h"
    grep '^Test(' "tests/$1/${name}_test.c"
} 2>/dev/null | tr -d ' \t\r\n' | cksum)"
[ $# = 1 ] || { echo "$sum" && exit; }
head -n 1 "$table" 2>/dev/null | grep -qxF "$sum" || {
    echo "$table is not what $name.h and its tests declare." \
        "This makes it anew:  make sync" >&2
    exit 2
}
cat "$table"
