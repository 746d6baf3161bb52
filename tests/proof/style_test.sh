#!/bin/sh
# style_test.sh [CHAPTER]: the house rules, as far as a program can check them;
# of all files that git would have, or of those of one chapter.

. tests/proof/count.sh
only=${1-}
use_room style

# Lists the files, including those that are not committed yet.
files() {
    git ls-files -co --exclude-standard "$@" |
        grep -E "${only:+/$only/|unnamed/${only%%_*}_}"
}

# Not all awks count characters.
long_lines() {
    ! files '*.[ch]' '*.sh' '*.awk' '*.mk' Makefile '*.py' '*.js' '*.mjs' |
        LC_ALL=C.UTF-8 xargs grep -nE '.{81}' | grep .
}

long_functions() {
    ! {
        files '*.[ch]' '*.awk' '*.js' '*.mjs' '*.sh' .ci/run |
            xargs awk -f tests/proof/functions.awk
        files '*.py' | xargs ctags --quiet --options=NONE -x --kinds-Python=fm \
            --_xformat='%e %n %F: %N' | awk '$1 - $2 > 40 { print $3, $4 }'
    } | grep .
}

warnings() {
    for chapter in ${only:-$(tests/verbs/chapter.sh)}; do
        for cc in gcc clang; do
            $cc -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wconversion \
                -Wshadow -Werror -fsyntax-only -I"chapters/$chapter" \
                -iquote tests/harness \
                "solutions/$chapter/${chapter#??_}.c" \
                "chapters/$chapter/worked.c" || return
        done
    done
}

# shellcheck disable=SC2046 # one word for each file
# How gallery/formats is laid out is what its reader is tried with.
holds "C is formatted (clang-format)" clang-format -n --Werror \
    $(files '*.[ch]' | grep -v gallery/formats/)
holds "no line over 80 columns" long_lines
holds "no function over 40 lines, or 25 where students read" long_functions
holds "no warning with gcc and clang" warnings
if [ -n "$only" ]; then
    sum_up
    exit
fi
scripts() { files '*.sh' .ci/run | xargs -P 2 -n 40 shellcheck -x; }

holds "scripts are clean (shellcheck)" scripts
# Each row of a table of words is used, and no other: $room/words are used.
every_row_is_used() { # TABLE
    sed -n 's/^\([a-z][a-z0-9_]*\)	.*/\1/p' "$1" | sort >"$room/rows"
    sort -u "$room/words" | comm -3 - "$room/rows" >"$room/unknown"
    holds "each row of $1 is used, and no other: $(xargs <"$room/unknown")" \
        test ! -s "$room/unknown"
}
grep -rhoE '(stop_with|words_of) [a-z_][a-z0-9_]*' tests docs \
    --include='*.sh' | cut -d' ' -f2 >"$room/words"
every_row_is_used tests/verbs/words.tsv
grep -o 'fail([^)]*)' tests/judge/misconception.awk | grep -o '"[a-z_]*"' |
    tr -d '"' >"$room/words"
every_row_is_used tests/judge/misconception.tsv

for group in $(tests/proof/test.sh --groups); do
    holds "CONTRIBUTING.md has the group $group" \
        grep -q "^|.*\`$group\`.*|" docs/CONTRIBUTING.md
done
# A test that a group runs, by itself or beside others, is named there.
for file in $(files 'tests/proof/*_test.*' | sed 's,.*/,,'); do
    holds "some test calls $file: give it a row in tests/proof/groups.tsv" \
        git grep -qF "$file" -- tests/proof ":!*/$file"
done
holds "nothing else at the top level" sh -c "! git ls-files |
    cut -d/ -f1 | sort -u | grep -vxE \
    'README\.md|Makefile|LICENSE|chapters|solutions|tests|docs|\..*'"
sum_up
