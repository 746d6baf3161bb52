#!/bin/sh
# make walkthrough [CH=05]: the lessons and their numbers, in the terminal,
# one after the other. In a pipe it prints everything and asks nothing.
set -u

. tests/support/common.sh
chapters=$(tests/support/chapter.sh "${CH-}") || exit 2
need_tools cc
need_build_folder
asking=
[ -t 0 ] && [ -t 1 ] && asking=1

# The lesson without its hints and the answers of its quiz: those wait.
lesson() {
    awk '
        /^## Hints/ { skip = 1; next }
        /^## / { skip = 0 }
        /^<details>/ { folded = 1 }
        !skip && !folded && !/^<!--/
        /^<\/details>/ { folded = 0 }
    ' "chapters/$1/README.md"
}

render() {
    if have lowdown && [ -n "$asking" ]; then
        lowdown -Tterm --term-width=78 2>/dev/null || cat
    else
        cat
    fi
}

show() {
    if [ -n "$asking" ] && have less; then
        LESS=-FRX less
    else
        cat
    fi
}

# Enter goes on, q ends the tour. In a pipe nobody is asked.
go_on() {
    [ -n "$asking" ] || return 0
    printf '\n%s  [Enter, or q to stop] ' "$1"
    read -r answer || exit 0
    [ "$answer" != q ] || exit 0
}

numbers() {
    if [ -f "solutions/$1/${1#??_}.c" ]; then
        tests/support/run.sh --reference "$1"
    else
        CH=$1 tests/support/run.sh
    fi
}

for chapter in $chapters; do
    [ -f "chapters/$chapter/README.md" ] || {
        echo "chapters/$chapter/README.md is not there; going on."
        continue
    }
    lesson "$chapter" | render | show
    go_on "The numbers of this chapter come next."
    echo
    echo "What worked.c of chapter ${chapter%%_*} prints:"
    echo
    numbers "$chapter" | show
    echo
    echo "Your turn: chapters/$chapter/${chapter#??_}.c, then" \
        "make check CH=${chapter%%_*}"
    go_on "The next chapter."
done
