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
# Groups run side by side, the longest first. Each has its own folder in
# BUILD/groups, with what the processor computed for it in times. Its output is
# shown when it has ended.
# shellcheck disable=SC2086 # chapters, groups and goals are words
set -u

. tests/proof/count.sh
installer=setup-dev
need_tools cc criterion clang clang-format shellcheck git nm
only=${CH-}
# Python may keep what it has compiled, as it does by itself.
unset CH EX ON FORCE AGAIN PYTHONDONTWRITEBYTECODE

all_groups='tab hostile notes grade systems explorer gallery train editors verbs
    numbers debug mutations starter subsets apart style platforms lessons
    references formats criterion race figures narrow stubs'

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

group_mutations() { counted tests/proof/mutation_test.sh $chapters; }
group_gallery() {
    # They see a broken judge: all are judged, whatever the chapter is.
    counted tests/proof/gallery.sh
    counted tests/proof/words_test.sh
    use_grader
    counted tests/proof/grader/apart_test.sh accidents --sample 50 $chapters
}
group_verbs() {
    counted tests/proof/student_path.sh
    counted tests/proof/verbs_test.sh
    counted tests/proof/kept_verdicts_test.sh
    counted tests/proof/faults_test.sh
}
group_formats() {
    [ -n "$only" ] || counted tests/proof/formats_test.sh
    counted tests/proof/formats.sh $chapters
}
# Python is started hundreds of times. A script that looks for it first, such as
# pyenv's, takes longer than the work.
use_python() {
    case $(head -c 2 "$(command -v python3)") in
    '#!') PATH=$(python3 -c 'import os, sys
print(os.path.dirname(sys.executable))'):$PATH ;;
    esac
}
# awk is started thousands of times, and mawk takes half of gawk's time. That it
# makes no difference, portable_test.sh shows.
use_mawk() {
    have mawk || return 0
    mkdir -p "$BUILD/mawk"
    ln -sf "$(command -v mawk)" "$BUILD/mawk/awk"
    PATH=$BUILD/mawk:$PATH
}
use_grader() {
    use_gcc
    use_memory
}
group_grade() {
    use_grader
    counted python3 tests/proof/grader/desk_test.py
    counted tests/proof/grader/grade_test.sh
}
group_hostile() {
    use_grader
    counted tests/proof/grader/gallery.sh
}
group_apart() {
    use_grader
    sample=8
    [ -z "$only" ] || sample=1
    counted tests/proof/grader/apart_test.sh --sample $sample $chapters
}
group_platforms() {
    use_grader
    counted tests/proof/grader/systems_test.sh
}
group_systems() { counted tests/proof/portable_test.sh; }
# The tab's site knows the mistakes of chapter 05, which its tests open, and of
# another one at each commit. So it is with the browser that all steps have.
group_tab() {
    [ -z "$only" ] || {
        counted tests/proof/tab/compare.sh $chapters
        return
    }
    other=$(tests/verbs/chapter.sh | tr ' ' '\n' | grep -v '^05' | at_its_turn)
    export NAMED="05_full_formula $other"
    counted tests/proof/tab_test.sh
    counted tests/proof/pages/test.sh tab.mjs work.mjs page_test.mjs
}
group_train() {
    counted tests/proof/trainer_test.sh train
    counted tests/proof/trainer_test.sh write
}
group_figures() { counted docs/figures/figures.sh --check; }

group_lessons() {
    counted python3 docs/pages/check.py
    case $chapters in
    *13_*) counted tests/proof/wild_test.sh ;;
    esac
    holds "the lessons say what the code does (make sync)" \
        python3 docs/pages/sync.py --check $chapters
    [ -z "$only" ] && whole || return 0
    counted python3 tests/proof/pages_test.py
    holds "the picture of the board is what the board shows (make sync)" \
        sh -c "docs/board/board.sh | cmp - docs/board/board.svg"
}

group_notes() {
    counted python3 tests/proof/site_test.py
    counted tests/proof/pages/test.sh site.mjs panels.mjs
    edition=$(printf '%s\n' student instructor | at_its_turn)
    counted python3 tests/proof/book_test.py "$edition"
}

group_style() {
    counted tests/proof/style_test.sh ${only:+$chapters}
}

case ${1-} in
--groups) echo "$all_groups" && exit ;;
--resting) resting && exit ;;
esac

# --- one group, in a process of its own

if [ "${1-}" = --group ]; then
    new_room "groups/$2"
    TURN=$(turn_of "$2")
    export TURN
    turn=$TURN
    chapters=$TEST_CHAPTERS only=$TEST_ONLY
    case $2 in
    references | criterion | narrow | stubs)
        counted "tests/proof/$2_test.sh" $chapters ;;
    starter | subsets | race | explorer | numbers | editors | debug)
        counted "tests/proof/$2_test.sh" ;;
    *) "group_$2" ;;
    esac >"$room/said" 2>&1
    {
        echo "$2: $passed passed, $failed failed"
        grep '^  skipped' "$room/said"
        # The failures first, each with what explains it.
        [ "$failed" = 0 ] || for rest in '' -v; do
            grep -E $rest '^  ✗|^      |^$' "$room/said"
        done | head -n 60
        [ "$failed" = 0 ] || echo "  All of it: $room/said"
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
use_mawk
use_python
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
    for one; do
        case $all in *" $one "*) return ;; esac
    done
    return 1
}

groups=$(echo "$groups" | xargs)
for group in $groups; do
    among "$all_groups" "$group" ||
        stop "There is no group $group. These are:" "" "$all_groups"
done

# What several groups need is built once, before they begin. Two of them must
# not write a file at a time: one would read what the other has half written.
# (The plain references are for criterion and apart.)
build_shared() {
    shared=$TEST_CHAPTERS
    ! among "$groups" gallery ||
        shared=$(tests/verbs/chapter.sh | paste -sd ' ' -)
    goals='tests references fingerprints'
    ! among "$groups" gallery mutations || goals="$goals numbers"
    build -f tests/proof/apart.mk chapters="$shared" $goals ||
        bad "the tests do not build"
    ! among "$groups" apart gallery grade hostile platforms ||
        (use_gcc &&
            build chapters="$TEST_CHAPTERS" tests workers fingerprints) ||
        bad "the grader's programs do not build"
    ! among "$groups" narrow ||
        build -f tests/proof/apart.mk chapters="$TEST_CHAPTERS" narrowed ||
        bad "the references with narrowed arguments do not build"
    ! among "$groups" explorer tab notes grade ||
        docs/tab/packages.sh tests/proof/pages "$BUILD/pages" ||
        bad "the page tests have no driver"
    ! among "$groups" lessons platforms starter ||
        echo "$TEST_CHAPTERS" | xargs -n 1 -P "$processors" \
            tests/verbs/run.sh --reference >/dev/null ||
        bad "the worked examples can't be run"
    ! among "$groups" mutations apart references ||
        build -f tests/proof/apart.mk chapters="$TEST_CHAPTERS" right ||
        bad "the right answers can't be judged"
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
    grep -E '^  ✗|^      ' "$BUILD/groups/$group/said" 2>/dev/null |
        cut -c 1-160 | head -n 12
done
sum_up
