#!/bin/sh
# make hint [CH=05] [EX=encode_position]: the next hint for the exercise that
# somebody is at. The hints are in the lesson.

. tests/verbs/common.sh
chapters=$(sh tests/verbs/chapter.sh "${CH-}") || exit 2
[ -n "${CH-}" ] || chapters=$(sh tests/verbs/order.sh | cut -d' ' -f2)
need_build_folder

# Says in which line a change makes all tests of an exercise pass, or more of
# its numbers right, if the verdict on this same text has no cause. The answer
# is kept under a checksum of that text and of all that judges it.
say_line() { # CHAPTER EXERCISE
    of=$BUILD/check/$1
    cmp -s "$of/source.c" "chapters/$1/${1#??_}.c" &&
        awk -F'\t' -v exercise="$2" '
            $1 == "warning" && $2 == exercise { exit }
            $1 == "claim" && failed { exit }
            $1 == "claim" { failed = $2 == exercise && $4 == "failed" }
            $1 == "unexplained" && failed { none = 1; exit }
            END { exit !none }' "$of/verdict" 2>/dev/null || return
    line=$(lock && { list_inputs && cksum "$of/source.c"; } |
        made "blame-$2" build blame C="$1" EXERCISE="$2" \
            SOURCE="$of/source.c" 7>&-)
    # words_of blame_pass, words_of blame_pass_each, words_of blame_started,
    # words_of blame_either, words_of blame_twice, words_of blame_known,
    # words_of blame_known_two, words_of blame_fewer,
    # words_of blame_fewer_each, or words_of blame_none.
    # shellcheck disable=SC2086 # a kind, numbers, and a text
    [ -z "$line" ] || (set -f && IFS='	' && words_of "blame_"$line "$2") |
        fold -s -w 78 | sed 's/ *$//; s/^./ &/'
}

# unfinished CHAPTER [begun]: prints the chapter, and the exercise of it that
# has failed, as on the board, or is open; begun: if any has failed or passed.
unfinished() {
    awk -F'\t' -v chapter="$1" -v begun="${2-}" '
        $1 == "broken" && !failed { failed = "-" }
        $1 == "claim" && $4 == "failed" && !failed { failed = $2 }
        $1 == "claim" && $4 == "open" && !open { open = $2 }
        $1 == "claim" && $4 == "passed" { begun = "" }
        END {
            if (failed) print chapter, failed
            else if (open && !begun) print chapter, open
        }' "$BUILD/check/$1/verdict"
}

# Prints the exercise that somebody is at: in the begun chapter that was saved
# last; or else the first exercise that is open.
# shellcheck disable=SC2012,SC2046,SC2086 # one word for each chapter
find_exercise() {
    need_tools cc
    judge_asked $chapters || exit 2
    saved=$(ls -t $(echo "$chapters" | sed 's|\(.._\)\(.*\)|chapters/&/\2.c|') \
        2>/dev/null | cut -d/ -f2)
    found=$(for chapter in $saved; do unfinished "$chapter" begun || exit; done
        for chapter in $chapters; do unfinished "$chapter" || exit; done) ||
        stop_with unended
    echo "$found" | sed 1q
}

# hints FILE EXERCISE [NUMBER]: prints one hint, or the number of hints.
hints() {
    awk -v exercise="$2" -v wanted="${3-}" -f tests/verbs/reader.awk \
        -f tests/verbs/hints.awk "$1"
}

case ${EX-} in
*[!a-z0-9_]*) stop_with no_name "$EX" ;;
esac
if [ -n "${EX-}" ]; then
    chapter=$(echo "$chapters" | while read -r c; do
        [ "$(hints "$(lesson_of "$c")" "$EX")" = 0 ] || echo "$c"
    done)
    [ -n "$chapter" ] || stop_with not_here "$EX"
    exercise=$EX
else
    found=$(find_exercise) || exit 2
    [ -n "$found" ] || {
        echo "Everything here passes: no hint is needed."
        exit 0
    }
    chapter=${found%% *} exercise=${found#* }
fi
[ "$exercise" != - ] || stop_with unbuilt "$chapter" "${chapter%%_*}"
lesson=$(lesson_of "$chapter")
[ -f "$lesson" ] || stop_with no_lesson "$lesson" "$lesson"

say_line "$chapter" "$exercise"
total=$(hints "$lesson" "$exercise")
count_file=$BUILD/hints/$exercise
mkdir -p "$BUILD/hints"
given=$(cat "$count_file" 2>/dev/null || echo 0)
number=$((given + 1))
number_nn=${chapter%%_*}
if [ "$number" -gt "$total" ]; then
    seen="you have seen all $total"
    case $total in
    0) seen="the lesson gives none" ;;
    1) seen="you have seen the only one" ;;
    2) seen="you have seen both" ;;
    esac
    words_of no_hint "$exercise" "$seen" "$number_nn" "$exercise" \
        "$chapter/${chapter#??_}"
    [ ! -d solutions ] || words_of hint_solution "$number_nn"
    [ -n "${AGAIN-}" ] || exit 0
fi
[ -z "${AGAIN-}" ] || number=1
echo "$number" >"$count_file"
printf ' %s, %s: hint %d of %d\n\n' "$chapter" "$exercise" "$number" "$total"
hints "$lesson" "$exercise" "$number" | plain - |
    awk -f tests/judge/wrap.awk -f tests/verbs/reader.awk \
        -f tests/verbs/paragraphs.awk
if [ "$number" -lt "$total" ]; then
    printf '\n The next hint:  make hint CH=%s%s\n' \
        "$number_nn" "${EX:+ EX=$EX}"
fi
