#!/bin/sh
# docs/lessons/steps.sh [--check] [05_full_formula ...]: shows how many words
# each step of a lesson has before its exercise. With --check it checks the
# order and the length of the steps, and that no answer stands above its
# prediction, and ends in "N passed, N failed".
set -u

check=
[ "${1-}" = --check ] && check=1 && shift
[ $# -gt 0 ] || set -- chapters/[0-9][0-9]_*/
for folder; do
    folder=chapters/$(basename "$folder")
    [ -n "$check" ] || echo "$folder"
    header=$folder/$(basename "$folder" | cut -c4-).h
    awk -v table="$((!${check:-0}))" -v exercises="$(
        awk -f tests/judge/header.awk "$header" | cut -f1 | uniq | tr '\n' ' '
    )" -f docs/lessons/steps.awk "$folder/README.md"
done | awk -v check="$check" '
    check && /^[0-9]+ passed, [0-9]+ failed$/ {
        passed += $1; failed += $3; next
    }
    { print }
    END {
        if (check) print passed + 0 " passed, " failed + 0 " failed"
        exit failed > 0
    }'
