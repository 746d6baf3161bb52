#!/bin/sh
# make walkthrough [CH=05]: shows each chapter in the terminal: the lesson up to
# its prediction, the prediction, the numbers, the quiz. In a pipe it prints
# everything and asks nothing. It stores nothing.
set -u

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2
need_tools cc
need_build_folder
asking=
[ -t 0 ] && [ -t 1 ] && asking=1

# part FIRST LAST FILE: prints the lesson from the heading that matches FIRST up
# to the heading that matches LAST, without the parts that are folded.
part() {
    awk -v first="$1" -v last="$2" '
        /^```/ { fence = !fence }
        !fence && /^#+ / && $0 ~ last { exit }
        !fence && /^#+ / && $0 ~ first { on = 1 }
        /^<picture>/ { folded = 1 }
        on && folded && match($0, /alt="[^"]*"/) {
            print "(A picture: " substr($0, RSTART + 5, RLENGTH - 6) ")"
        }
        /^<details>/ { folded = 1 }
        on && !folded && !/^<!--/
        /^<\/(details|picture)>/ { folded = 0 }
    ' "$3" | awk -f tests/verbs/plain_math.awk
}

# In a terminal the text is formatted, and shown page by page.
page() {
    if [ -n "$asking" ] && have less; then
        LESS=-FRX less
    else
        cat
    fi
}

show() {
    if [ -n "$asking" ] && have lowdown; then
        awk -F'`' -v OFS='`' '/^```/ { code = !code }
            !code { for (k = 1; k <= NF; k += 2) gsub(/W_[QKVO]/, "`&`", $k) }
            { print }' |
            lowdown -Tterm ${NO_COLOR:+--term-no-colour} --term-width=76 \
            --term-columns=80 2>/dev/null | page
    else
        page
    fi
}

# Enter continues, q ends. In a pipe it does not ask.
go_on() {
    [ -n "$asking" ] || return 0
    printf '\n%s  [Enter, or q to stop] ' "$1"
    read -r answer || exit 0
    [ "$answer" != q ] || exit 0
}

numbers() {
    if [ -f "solutions/$1/${1#??_}.c" ] || [ -f "tests/$1/worked.txt" ]; then
        tests/verbs/run.sh --reference "$1"
    else
        CH=$1 tests/verbs/run.sh
    fi
}

quiz() {
    if [ -n "$asking" ]; then
        CH=$1 tests/verbs/quiz.sh
    else
        part '^## Quiz' '^## Further' "chapters/$1/README.md"
    fi
}

for chapter in $chapters; do
    lesson=chapters/$chapter/README.md
    [ -f "$lesson" ] || {
        echo "$lesson is missing. The next chapter follows."
        continue
    }
    number=${chapter%%_*}
    part '^# ' '^## Predict' "$lesson" | show
    go_on "Next: predict what the program will print."
    part '^## Predict' '^## Your turn' "$lesson" |
        awk '/^Then `make run/ { exit } { print }' | show
    go_on "Have you written your prediction down? The numbers come next."
    printf '\nWhat worked.c of chapter %s prints:\n\n' "$number"
    numbers "$chapter" | page
    go_on "Next: a few questions."
    quiz "$chapter"
    printf '\nYour turn: edit chapters/%s/%s.c, then make check CH=%s\n' \
        "$chapter" "${chapter#??_}" "$number"
    go_on "Next: the following chapter."
done
