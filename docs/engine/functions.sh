#!/bin/sh
# functions.sh CHAPTER...: prints for JavaScript how the functions of these
# chapters are called (functions.awk).
set -u

for chapter; do
    header=chapters/$chapter/${chapter#???}.h
    {
        awk -v structs=1 -f tests/judge/header.awk "$header"
        awk -f tests/judge/header.awk "$header"
    } | awk -v chapter="$chapter" -v comments="$header" \
        -f tests/judge/parameter.awk -f docs/engine/functions.awk || exit
done
