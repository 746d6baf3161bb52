#!/bin/sh
# make hint [CH=05] [EX=encode_position]: the next hint of the exercise that
# is in the way, one step at a time. The hints stand in the lesson.
set -u

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2
need_build_folder

# The first exercise that is not done, as "chapter exercise".
find_exercise() {
    need_tools cc criterion
    # shellcheck disable=SC2086 # one word for each chapter
    judge_chapters $chapters || exit 2
    for chapter in $chapters; do
        awk -F'\t' -v chapter="$chapter" '
            $1 == "broken" { print chapter, "-"; exit }
            $1 == "claim" && $4 != "passed" { print chapter, $2; exit }
        ' "$BUILD/check/$chapter/verdict"
    done | head -n 1
}

# hints FILE EXERCISE [NUMBER]: one hint, or how many there are.
hints() {
    awk -v start="<details><summary>$2, hint " -v wanted="${3-}" '
        index($0, start) == 1 { n++; inside = n == wanted; next }
        /^<\/details>/ { inside = 0 }
        inside { print }
        END { if (wanted == "") print n + 0 }' "$1"
}

case ${EX-} in
*[!a-z0-9_]*) stop "\"$EX\" is no name of an exercise." ;;
esac
if [ -n "${EX-}" ]; then
    chapter=$(echo "$chapters" | while read -r c; do
        grep -q "<summary>$EX, hint" "chapters/$c/README.md" && echo "$c"
    done)
    [ -n "$chapter" ] || stop "There is no exercise \"$EX\" here. The names" \
        "of the exercises are those on the board: make check"
    exercise=$EX
else
    found=$(find_exercise) || exit 2
    [ -n "$found" ] || stop_well=1
    chapter=${found%% *} exercise=${found#* }
fi
if [ -n "${stop_well-}" ]; then
    echo "Everything here is done and right: no hint is needed."
    exit 0
fi
[ "$exercise" != - ] ||
    stop "The file of chapter $chapter does not build yet. What the compiler" \
        "says of it:  make check CH=${chapter%%_*}"
lesson=chapters/$chapter/README.md
[ -f "$lesson" ] || stop "$lesson, where the hints stand, is not there."

total=$(hints "$lesson" "$exercise")
count_file=$BUILD/hints/$exercise
mkdir -p "$BUILD/hints"
given=$(cat "$count_file" 2>/dev/null || echo 0)
number=$((given + 1))
number_nn=${chapter%%_*}
if [ "$number" -gt "$total" ]; then
    cat <<END
$exercise has no further hint: all $total have been shown. From the start:

  make hint CH=$number_nn EX=$exercise AGAIN=1

The contract is above its name in chapters/$chapter/${chapter#??_}.h.
END
    [ ! -d solutions ] || echo "If it is time to see how it is done: " \
        "make solution CH=$number_nn FORCE=1"
    [ -n "${AGAIN-}" ] || exit 0
    number=1
fi
[ -z "${AGAIN-}" ] || number=1
echo "$number" >"$count_file"
printf ' %s, %s: hint %d of %d\n\n' "$chapter" "$exercise" "$number" "$total"
hints "$lesson" "$exercise" "$number" | sed '1{/^$/d;}; ${/^$/d;}' |
    fmt -w 74 | sed 's/^./   &/'
if [ "$number" -lt "$total" ]; then
    printf '\n The next one:  make hint CH=%s%s\n' "$number_nn" "${EX:+ EX=$EX}"
fi
