#!/bin/sh
# make test: tests everything that must hold for the course itself. It prints
# the result of each group and each failure, and ends with the line "N passed, N
# failed". With arguments it runs only these groups: tests/proof/test.sh stubs
# verbs
#
#   CH=05       runs what concerns this chapter alone, and of some groups a part
#   --groups    prints the names of all groups
#   --resting   prints those whose turn it is at another commit
#
# Groups run side by side, the longest first. Each has a folder in
# BUILD/groups, with what the processor computed for it in times. Its output is
# shown when it has ended.
# shellcheck disable=SC2034 # what seems unused is for groups.tsv
# shellcheck disable=SC2086 # chapters, groups and goals are words

. tests/proof/count.sh
need_tools cc criterion clang clang-format shellcheck git nm
only=${CH-}
# Python may keep what it has compiled, as it does by itself.
unset CH EX ON FORCE AGAIN PYTHONDONTWRITEBYTECODE

table=tests/proof/groups.tsv
all_groups=$(awk '!/^#/ && !seen[$1]++ { print $1 }' $table | xargs)

# turns.tsv: what rests at this commit, and what turn it is for a group: that by
# which it chooses its samples.
# shellcheck disable=SC2016 # awk's, not the shell's
take_turns='BEGIN { FS = "\t"; n = 0 }
    /^#/ { next }
    NF == 3 { name[n] = $2; path[n] = $3; place[n] = size[$1]++; set[n++] = $1 }
    NF == 1 { for (k in path) if ($0 ~ path[k]) changed[k] }'
resting() {
    {
        cat tests/proof/turns.tsv
        git diff --name-only HEAD~1
        git ls-files -o --exclude-standard
    } 2>/dev/null | awk -v turn="$turn" "$take_turns"'
        END { for (k = 0; k < n; k++)
            if (place[k] != turn % size[set[k]] && !(k in changed))
                print name[k] }'
}
turn_of() { # GROUP
    awk -v turn="$turn" -v group="$1" "$take_turns"'
        END { for (k = 0; k < n; k++)
                if (name[k] == group) turn = int(turn / size[set[k]])
            print turn }' tests/proof/turns.tsv
}

# Those that CH=05 runs. The others, and the gallery, have examples of all of
# the course's own chapters: they are about the programs.
chapter_groups='apart mutations lessons style references formats figures
    criterion narrow stubs'
! whole || chapter_groups="gallery $chapter_groups"

# Python is started hundreds of times, and awk thousands of times. The system's
# Python has what make setup-dev installs; another one that stands before it
# takes twice as long to begin. mawk takes half of gawk's time. That it makes no
# difference, portable_test.sh shows.
use_fast_programs() {
    mkdir -p "$BUILD/fast"
    ! have mawk || ln -sf "$(command -v mawk)" "$BUILD/fast/awk"
    ! /usr/bin/python3 -c 'import markdown_it' 2>/dev/null ||
        ln -sf /usr/bin/python3 "$BUILD/fast"
    PATH=$BUILD/fast:$PATH
}

case ${1-} in
--groups) echo "$all_groups" && exit ;;
--resting) resting && exit ;;
esac

# --- one group, in a process

if [ "${1-}" = --group ]; then
    new_room "groups/$2"
    TURN=$(turn_of "$2")
    export TURN
    turn=$TURN
    chapters=$TEST_CHAPTERS only=$TEST_ONLY
    awk -F'\t' -v group="$2" -v other="${only:+course}" '
        $1 == group && $2 != (other ? other : "chapter") {
            print substr($0, length($1 $2) + 3)
        }' $table >"$room/session"
    session "$room/session" >"$room/log" 2>&1
    {
        echo "$2: $passed passed, $failed failed"
        grep '^  skipped' "$room/log"
        # The failures first, each with what explains it.
        [ "$failed" = 0 ] || for rest in '' -v; do
            grep -E $rest '^  ✗|^      |^$' "$room/log"
        done | head -n 60
        [ "$failed" = 0 ] || echo "  All of it: $room/log"
    } >"$room/shown"
    cat "$room/shown"
    echo "$passed $failed" >"$room/count"
    times >"$room/times"
    exit 0
fi

# --- all groups

BUILD=$BUILD/test
mkdir -p "$BUILD" && BUILD=$(cd "$BUILD" && pwd) || exit 2
export BUILD
rm -rf "$BUILD/groups"
use_fast_programs
groups=$*
TEST_CHAPTERS=$(tests/verbs/chapter.sh "$only" | paste -sd ' ' -)
TEST_ONLY=$only
[ -n "$TEST_CHAPTERS" ] || exit 2
export TEST_CHAPTERS TEST_ONLY
if [ -z "$groups" ] && [ -n "$only" ]; then
    groups=$chapter_groups
    [ "${TEST_CHAPTERS%%_*}" != 12 ] || groups="$groups race"
elif [ -z "$groups" ]; then
    groups=$(echo "$all_groups" | xargs -n 1 | grep -vxF "$(resting)")
    whole || groups=$chapter_groups
fi

# among "WORDS" WORD ...: true if one of these is among WORDS.
among() {
    all=" $(echo "$1" | xargs) "
    shift
    for word; do
        case $all in *" $word "*) return ;; esac
    done
    return 1
}

groups=$(echo "$groups" | xargs)
for group in $groups; do
    among "$all_groups" "$group" ||
        stop "There is no group $group. These are:" "" "$all_groups"
done

# What several groups need is built once, before they begin. Two of them must
# not write a file at a time: a group would read what another has half written.
# (The plain references are for criterion and apart.)
build_shared() {
    shared=$TEST_CHAPTERS
    ! among "$groups" gallery ||
        shared=$(tests/verbs/chapter.sh | paste -sd ' ' -)
    while IFS='	' read -r by complaint command <&3; do
        case $by in '#'*) continue ;; esac
        # shellcheck disable=SC2086 # words
        [ "$by" != all ] && ! among "$groups" $by || eval "$command" ||
            bad "$complaint"
    done 3<tests/proof/groups_need.tsv
}

processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
build_shared
echo "$groups" | xargs -n 1 |
    xargs -P $((processors + 1)) -I '{}' tests/proof/test.sh --group '{}'
wrong_groups=
for group in $groups; do
    if read -r right wrong 2>/dev/null <"$BUILD/groups/$group/count"; then
        passed=$((passed + right)) failed=$((failed + wrong))
        [ "$wrong" = 0 ] || wrong_groups="$wrong_groups $group"
    else
        bad "$group: did not come to its end"
        wrong_groups="$wrong_groups $group"
    fi
done
echo
rest=$(resting | xargs) why="since others have their turn at this commit"
if [ -n "$only" ] || ! whole; then
    why="since they have examples of all chapters"
    rest=$(echo "$all_groups" | xargs -n 1 |
        grep -vxF "$(echo "$groups" | xargs -n 1)" | xargs)
fi
[ $# -gt 0 ] || echo "Not run, $why: $rest"
# A long output is often cut at its beginning: the first failures come again.
for group in $wrong_groups; do
    echo "Failed: $group"
    grep -E '^  ✗|^      ' "$BUILD/groups/$group/log" 2>/dev/null |
        cut -c 1-160 | head -n 12
done
sum_up
