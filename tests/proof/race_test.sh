#!/bin/sh
# race_test.sh: proves what make race says of exactness, over the whole table of
# 8192 rows of 512 floats, and what it tells a student. It measures no time.
#
# The true values come from the oracle, which knows each frequency to more than
# 20 digits (oracle_long_frequency). An entry that lies so near the middle of
# two floats that the oracle can't decide is reported as undecided.
set -u

. tests/proof/count.sh
use_room race_test
reference=solutions/12_fast_table/fast_table.c

# count_of NAME: how many entries of this table are not the nearest float.
count_of() { awk -F'\t' -v name="$1" '$1 == name { print $2 }' "$room/counts"; }

# Reads the counts with this file in the place of the reference.
count_with() { # FILE
    COMPARED=$1 tests/verbs/race.sh --count >"$room/counts" 2>"$room/output" ||
        bad "race.sh --count: $(cat "$room/output")"
}
name="the reference's fill_table"

count_with $reference
if [ "$(count_of undecided)" = 0 ]; then
    holds "no entry of the reference is another than the nearest float" \
        test "$(count_of "$name")" = 0
else
    # long double is no longer than double here, and so can't tell.
    holds "few entries of the reference are not the nearest float" \
        test "$(count_of "$name")" -lt 100
fi
holds "the formula has some, and so the count can tell" \
    test "$(count_of "obvious: pow, sin, cos each time")" -gt 0
holds "it has few" \
    test "$(count_of "obvious: pow, sin, cos each time")" -lt 100

# Hands that are never set again, and a frequency that is computed in double.
sed 's/BLOCK = 128/BLOCK = 16384/' $reference >"$room/never.c"
count_with "$room/never.c"
holds "a reference that is never set again is found out" \
    test "$(count_of "$name")" -gt 0
sed 's/^    long double w = \(.*\);/    long double w = (double)\1;/' \
    $reference >"$room/rounded.c"
holds "the frequency has been changed" \
    sh -c "! cmp -s '$room/rounded.c' $reference"
count_with "$room/rounded.c"
holds "a reference with rounded frequencies is found out" \
    test "$(count_of "$name")" -gt 0

sum_up
