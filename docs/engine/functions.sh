#!/bin/sh
# functions.sh CHAPTER...: prints for JavaScript how the functions of these
# chapters are called (functions.awk).
set -u

for chapter; do
    sh tests/judge/contract.sh "$chapter" |
        awk -v chapter="$chapter" -f docs/engine/functions.awk || exit
done
