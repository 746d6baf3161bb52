#!/bin/sh
# functions.sh CHAPTER...: prints for JavaScript how the functions of these
# chapters are called, for contract.js to read.
set -u

for chapter; do
    echo "readContract('$chapter', \`"
    sh tests/judge/contract.sh "$chapter" |
        grep -E '^(constant|member|function|parameter)' || exit
    echo '`);'
done
