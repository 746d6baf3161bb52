#!/bin/sh
# race_test.sh: proves what make race says of exactness, over the whole table of
# 8192 rows of 512 floats, and what it tells a student. It measures no time.
#
# The true values come from the oracle, which knows each frequency to more than
# 20 digits (oracle_long_frequency). An entry that lies so near the middle of
# two floats that the oracle can't decide is reported as undecided.
# shellcheck disable=SC2034 # what seems unused is for sessions/race.tsv

. tests/proof/count.sh
use_room race_test
reference=solutions/12_fast_table/fast_table.c

# count_of NAME: how many entries of this table are not the nearest float.
count_of() { awk -F'\t' -v name="$1" '$1 == name { print $2 }' "$room/counts"; }

# Reads the counts with this file in the place of the reference.
count_with() { # FILE
    COMPARED=$1 tests/verbs/race.sh --count >"$room/counts" 2>"$room/output" ||
        bad "race.sh --count: $(cat "$room/output")"
    in_table=$(count_of "the reference's fill_table")
    formula=$(count_of "obvious: pow, sin, cos each time")
}

# The same with the reference, changed so.
count_changed() { # SED
    sed "$1" $reference >"$room/changed.c"
    ! cmp -s "$room/changed.c" $reference || bad "nothing was changed: $1"
    count_with "$room/changed.c"
}

session tests/proof/sessions/race.tsv
sum_up
