#!/bin/sh
# make walkthrough [CH=05]: shows each lesson in the terminal, step by step. It
# waits at each prediction before it shows the answer, and at each exercise: it
# looks whether that passes. Then it asks the quiz. Called again, it goes on
# where the reader has stopped. In a pipe it prints all and asks nothing. It
# stores the place, and nothing of what was answered.

. tests/verbs/common.sh
chapters=$(sh tests/verbs/chapter.sh "${CH-}") || exit 2
in_order=$(sh tests/verbs/order.sh | cut -d' ' -f2)
[ -n "${CH-}" ] || chapters=$in_order
need_build_folder
asking=
[ -t 0 ] && [ -t 1 ] && asking=1
steps=$BUILD/walkthrough
list=$BUILD/walkthrough.list   # the names of the steps
place=$BUILD/walkthrough.place # a chapter, and the number of a step in it

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
    printf '\n%s\n[Enter: go on, q: stop] ' "$(echo "$1" | fold -s)"
    read -r answer || exit 0
    [ "$answer" != q ] || exit 0
}

# The chapter where the reader has stopped comes first, if no other is asked
# for.
stopped=none at=1
[ -z "$asking" ] || [ ! -s "$place" ] || read -r stopped at <"$place"
if echo "$chapters" | grep -qx "$stopped"; then
    chapters=$(echo "$chapters" | sed -n "/^$stopped\$/,\$p")
fi

# Asks whether to begin at step $at of this chapter, where the reader has
# stopped.
offer() {
    title=$(head -n "$at" "$list" | while read -r step; do
        grep '^##* ' "$steps/$step"
    done | tail -n 1 | tr -d '#`')
    printf 'You stopped in chapter %s, at "%s".\n' "$number" "${title# }"
    printf '[Enter: go on, b: from the beginning of the chapter, q: stop] '
    read -r answer || exit 0
    case $answer in
    q) exit 0 ;;
    b) at=1 ;;
    esac
}

# passed, failed or open; nothing if the chapter can't be judged.
state_of() {
    (need_tools cc && judge_chapters "$chapter") >/dev/null 2>&1 ||
        return 0
    awk -F'\t' -v exercise="$1" '
        $1 == "broken" { state = "failed" }
        $1 == "claim" && $2 == exercise && state != "failed" {
            if (state == "" || $4 != "passed") state = $4
        }
        END { print state }' "$BUILD/check/$chapter/verdict"
}

exercise() {
    [ -n "$asking" ] || return 0
    if [ "$(state_of "$1")" = passed ]; then
        go_on "$1 passes already."
        return
    fi
    go_on "Write $1 in chapters/$chapter/${chapter#??_}.c, then make check \
CH=$number."
    case $(state_of "$1") in
    passed) printf '\n%s passes.\n\n' "$1" ;;
    open) go_on "$1 is not written yet. The lesson goes on without it, too." ;;
    failed) go_on "$1 does not pass yet: make check CH=$number says why. The \
lesson goes on without it, too." ;;
    esac
}

quiz() {
    if [ -n "$asking" ]; then
        CH=$1 sh tests/verbs/quiz.sh
    else
        awk -v show=1 -f tests/judge/wrap.awk -f tests/verbs/reader.awk \
            -f tests/verbs/quiz.awk "$(lesson_of "$1")" | plain -
    fi
}

for chapter in $chapters; do
    lesson=$(lesson_of "$chapter")
    [ -f "$lesson" ] || {
        echo "$lesson is missing. The next chapter follows."
        continue
    }
    number=${chapter%%_*}
    rm -rf "$steps" && mkdir -p "$steps" || exit 2
    awk -v folder="$steps" -f tests/verbs/reader.awk -f tests/verbs/steps.awk \
        "$lesson"
    (cd "$steps" && ls) >"$list"
    [ "$chapter" = "$stopped" ] || at=1
    [ "$at" = 1 ] || offer
    from=$at
    # shellcheck disable=SC2013 # one word for each step
    for step in $(tail -n "+$at" "$list"); do
        [ -z "$asking" ] || echo "$chapter $at" >"$place"
        at=$((at + 1))
        step=$steps/$step
        # Where the reader has stopped, the part below its last heading comes.
        awk -v resumed=$((at - 1 == from && from > 1)) '
            NR == FNR { if (resumed && /^##* /) start = FNR; next }
            FNR >= start' "$step" "$step" | plain - | show
        case $step in
        *-answer) go_on "Write your prediction down. The answer comes next." ;;
        *-write-*) exercise "${step##*-write-}" ;;
        esac
    done
    go_on "Next: a few questions."
    quiz "$chapter"
    [ -z "$asking" ] || rm -f "$place"
    next=$(echo "$in_order" | sed -n "/^$chapter\$/{n;p;}")
    [ -z "$asking" ] || [ -z "$next" ] || echo "$next 1" >"$place"
    go_on "Next: the following chapter."
done
