#!/bin/sh
# make walkthrough [CH=05]: shows each lesson in the terminal, step by step. It
# waits at each prediction before it shows the answer, and at each exercise.
# Then it asks the quiz. In a pipe it prints everything and asks nothing. It
# stores nothing of what was answered.
set -u

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2
need_build_folder
asking=
[ -t 0 ] && [ -t 1 ] && asking=1
steps=$BUILD/walkthrough

# In a terminal the text is formatted. What does not fit into the window is
# shown page by page, and the last line says how to go on. At its end less ends.
keys='[Space\: next page, Enter\: next line, q\: skip the rest of this part]'
page() {
    if [ -n "$asking" ] && have less; then
        LESS="-EFRX -Ps$keys" less
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
    printf '\n%s\n[Enter: go on, q: stop] ' "$1"
    read -r answer || exit 0
    [ "$answer" != q ] || exit 0
}

quiz() {
    if [ -n "$asking" ]; then
        CH=$1 tests/verbs/quiz.sh
    else
        awk '/^## Quiz/ { on = 1 } /^## Further/ { exit }
            /^<details>/ { folded = 1 } on && !folded
            /^<\/details>/ { folded = 0 }' "chapters/$1/README.md" |
            awk -f tests/verbs/plain_math.awk
    fi
}

for chapter in $chapters; do
    lesson=chapters/$chapter/README.md
    [ -f "$lesson" ] || {
        echo "$lesson is missing. The next chapter follows."
        continue
    }
    number=${chapter%%_*}
    rm -rf "$steps" && mkdir -p "$steps" || exit 2
    awk -v folder="$steps" -f tests/verbs/steps.awk "$lesson"
    for step in "$steps"/*; do
        awk -f tests/verbs/plain_math.awk "$step" |
            awk -f tests/verbs/plain_links.awk | show
        case $step in
        *-answer) go_on "Write your prediction down. The answer comes next." ;;
        *-write-*) go_on "Write ${step##*-write-} in \
chapters/$chapter/${chapter#??_}.c, then make check CH=$number." ;;
        esac
    done
    go_on "Next: a few questions."
    quiz "$chapter"
    go_on "Next: the following chapter."
done
