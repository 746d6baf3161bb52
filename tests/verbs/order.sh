#!/bin/sh
# tests/verbs/order.sh: prints the chapters in the order in which they are read,
# each with its part: I, II or workshop. The workshop can be read at any time
# after Part I; its chapters keep their numbers.
set -u

for part in I II workshop; do
    for chapter in chapters/[0-9][0-9]_*; do
        chapter=${chapter#chapters/}
        case $chapter in
        0[0-7]_*) of=I ;;
        12_* | 13_*) of=workshop ;;
        *) of=II ;;
        esac
        [ $of != $part ] || echo "$part $chapter"
    done
done
