#!/bin/sh
# grade_submission.sh KEY: grades one submission. The files are in
# GRADE_OUT/submissions/KEY (collect.py). The result appears in
# GRADE_OUT/students/KEY, all at once or not at all. Who has them is not graded
# again.
#
#   GRADE_BUNDLE   made by bundle.sh       GRADE_WORK  a folder for the work
#
# What a student has written is compiled and run inside sandboxes (sandbox.sh):
# all chapters in one visit, and again in one visit for what only some of them
# need. The tests and the verdicts are outside (judge/steps.sh). Whatever a file
# does, each step ends, and there is a verdict. Only a fault of the machine
# leaves no result.
set -u
umask 022
export LC_ALL=C

key=$1
collected=$GRADE_OUT/submissions/$key
students=$GRADE_OUT/students
[ ! -d "$students/$key" ] || exit 0
[ -d "$collected" ] || exit 1

# A full disk must not lower a mark: then there is no result yet.
for disk in "$GRADE_WORK" "$GRADE_OUT"; do
    if [ "$(df -Pk "$disk" | awk 'NR == 2 { print $4 }')" -lt 131072 ]; then
        echo "$key: less than 128 MB are free in $disk" >&2
        exit 1
    fi
done

work=$GRADE_WORK/$key.$$
trap 'rm -rf "$work"' EXIT
mkdir "$work" "$work/chapters" "$work/check" "$work/tests" "$work/finished" \
    "$work/libraries" || exit 1
sed "s|.*|$work/chapters/& $work/check/&|" "$GRADE_BUNDLE/chapters.list" |
    xargs mkdir || exit 1
for part in harness judge guesses; do
    ln -s "$GRADE_BUNDLE/tests/$part" "$work/tests/"
done
cd "$work" || exit 1

# shellcheck source=/dev/null
. "$GRADE_BUNDLE/flags"
. tests/judge/steps.sh
# It starts in a third of the time that other awks take.
! command -v mawk >/dev/null || awk() { mawk "$@"; }
grade=$GRADE_BUNDLE/tests/grader
BUILD=$GRADE_BUNDLE/build
GRADE_LIMIT=$OUTER_LIMIT
UBSAN_OPTIONS=$ubsan_limits
left=$GRADE_SECONDS
GRADE_LEFT="$left $((2 * left))"
export BUILD GRADE_LIMIT GRADE_ASAN GRADE_LEFT ASAN_OPTIONS UBSAN_OPTIONS
unset LD_LIBRARY_PATH

no_result() {
    echo "$key: $1" >&2
    exit 1
}

flag() { echo "$1" >>"$folder/flags"; }

# --- what was handed in

written=
sort_out() {
    name=${chapter#??_}
    ready=$GRADE_BUNDLE/chapters/$chapter
    source=chapters/$chapter/$name.c
    verdict=check/$chapter/verdict
    if [ -f "$collected/$chapter.refused" ]; then
        { printf 'broken\trefused\n' && cat "$collected/$chapter.refused"; } \
            >"$verdict"
    elif [ ! -f "$collected/$name.c" ]; then
        ln -s "$ready/missing.verdict" "$verdict"
    elif cmp -s "$collected/$name.c" "$ready/stub.c"; then
        ln -s "$ready/stub.verdict" "$verdict"
    else
        cp "$collected/$name.c" "$ready/$name.h" "chapters/$chapter/"
        written="$written $chapter"
    fi
}

# --- compiled, in a visit for all

# compile_all: what compile.jobs lists (compile.sh). An end of each goes into
# check/NAME/end, and its words beside it.
visits=0
compile_all() {
    visits=$((visits + 1))
    "$grade/sandbox.sh" compile "built.$visits" "$left" ||
        no_result "nothing could be compiled"
    read -r used <"built.$visits/used" 2>/dev/null || used=0
    case $used in
    '' | *[!0-9]* | ??????*) used=$left ;;
    esac
    left=$((left - used))
    while read -r name kind _; do
        read -r compiled end <&3
        case $compiled,$end in
        "$name",built | "$name",compile | "$name",link | "$name",unpaid) ;;
        *) end=stopped ;;
        esac
        echo "$end" >"check/$name/end"
        what=compiler
        [ "$kind" = library ] || what=warned
        if [ -f "built.$visits/$name.log" ]; then
            mv "built.$visits/$name.log" "check/$name/$what"
        else
            : >"check/$name/$what"
        fi
    done <compile.jobs 3<"built.$visits/ends"
}

# A second and a third version of a source, where it may be right by luck.
add_others() {
    number=0
    for value in $other_values; do
        number=$((number + 1))
        other=chapters/$chapter/other-$number.c
        # shellcheck disable=SC3045 # every shell here has -t
        (ulimit -t 5 && fill_unset "$value" "$source" "$other") || {
            rm -f "$other"
            return
        }
        mkdir "check/$chapter-$number"
        echo "$chapter-$number library $chapter $other"
    done
}

# The exercises come before all that is compiled besides.
compile_exercises() {
    for chapter in $written; do
        folder=check/$chapter source=chapters/$chapter/${chapter#??_}.c
        echo "$chapter library $chapter $source"
        add_others >>others.jobs
    done >compile.jobs
    [ -z "$written" ] || cat others.jobs >>compile.jobs
    [ ! -s compile.jobs ] || compile_all
}

# --- run, in a sandbox without leaks to look for, and in a sandbox with them

# run_some PROGRAM FOLDER ...
run_some() {
    [ $# -gt 0 ] || return 0
    "$grade/sandbox.sh" run "$PWD/libraries" "$@" >left 2>run.log ||
        no_result "the tests could not be run: $(head -n 3 run.log)"
    grep -A 1 '^Leaks are not' run.log >&2
    read -r GRADE_LEFT <left || no_result "the tests did not end"
}

# run_those 1|0: with leaks to look for, or without.
run_those() {
    wanted=$1
    shift
    while read -r name kind chapter source; do
        [ -f "libraries/$name.so" ] || continue
        leaky=0
        case $leaky_sources in
        *" $source "*) leaky=1 ;;
        esac
        [ $leaky != "$wanted" ] ||
            set -- "$@" "$BUILD/tests/$chapter.judge" "check/$name"
    done <compile.jobs
    run_some "$@"
}

run_all() {
    mv built.1/*.so libraries/ 2>/dev/null || return
    leaky_sources=" $(grep -lE "$allocates" chapters/*/*.c | tr '\n' ' ') "
    GRADE_LEFT="$left $((2 * GRADE_SECONDS))"
    ASAN_OPTIONS=$asan_limits:$no_leaks
    run_those 0
    ASAN_OPTIONS=$asan_limits:detect_leaks=1
    run_those 1
}

# --- judged. Each step of awk or sed ends soon, or is ended.

# Sets end, and status where claims have run.
look_at_end() {
    folder=check/$chapter source=chapters/$chapter/${chapter#??_}.c
    read -r end <"$folder/end"
    status=
    [ "$end" != built ] || read -r status <"$folder/status"
    case $end,$status in
    *,2 | built,) no_result "$chapter: the tests could not be run" ;;
    esac
}

# What can't be run says why.
judge_unbuilt() {
    case $end in
    stopped) flag "the compiler had to be stopped" ;;
    unpaid) flag "used up its time: some files were not compiled" ;;
    esac
    [ -s "$folder/compiler" ] || case $end in
    stopped) echo "The compiler was stopped: it took too long." ;;
    unpaid) echo "Not compiled: the files before it have used up the time." ;;
    esac >>"$folder/compiler"
    case $end in
    link) say_linker "$folder/compiler" ;;
    *) say_compiler ;;
    esac
}

# Claims that have ended otherwise than well are explained in a second round,
# with what the compiler says when it optimises.
judge_claims() {
    for other in "$folder-1" "$folder-2"; do
        [ ! -f "$other/facts" ] || mark_luck "$other" || return
    done
    if [ "$status" = 127 ]; then
        cat "$folder"/*.err >"$folder/linker"
        say_linker "$folder/linker"
    else
        fill_in_lost
        case $?,$status in
        1,0) write_verdict ;;
        2,*) return 1 ;;
        *) echo "$chapter warnings $chapter $source" >>compile.jobs ;;
        esac
    fi
}

# The points are those of what was seen. Only the words are missing.
judge_without_words() {
    flag "took too long to judge"
    if [ -s "$folder/facts" ] && ! grep -q '^broken' "$folder/facts"; then
        awk -F'\t' -v OFS='\t' "$(cat tests/judge/statuses.awk)"'
            $1 == "claim" {
                end = how_ended[$4]
                if (end !~ /^(passed|open)$/) end = "failed"
                print $1, $2, $3, end, end == "failed" ? "wrong" : end, $5, $6
                if (end == "failed") print "text", \
                    "It took too long to find words for what is wrong here."
            }' "$folder/facts"
    else
        printf 'broken\tcompile\ntext\t%s\n' \
            "It took too long to find words for what is wrong with this file."
    fi >"$folder/verdict"
}

# judge_each STEP: for each chapter that has no verdict yet.
judge_each() {
    for chapter in $written; do
        look_at_end
        [ ! -s "$folder/verdict" ] || continue
        # shellcheck disable=SC3045 # every shell here has -t
        (ulimit -t "$GRADE_JUDGE_SECONDS" && "$1")
    done
}

judge_built() {
    case $end in
    built) say_forbidden || judge_claims ;;
    *) judge_unbuilt ;;
    esac
}

judge_wrong() {
    say_warnings >"$folder/verdict.new"
    write_verdict part=known "$BUILD/fingerprints/$chapter"
}

judge_all() {
    : >compile.jobs
    judge_each judge_built
    if [ -s compile.jobs ]; then
        left=${GRADE_LEFT%% *}
        left=${left%.*}
        [ "$left" -ge 5 ] || left=5
        compile_all
        for chapter in $written; do # it was built before
            [ ! -f "check/$chapter/warned" ] || echo built >"check/$chapter/end"
        done
        judge_each judge_wrong
    fi
    judge_each judge_without_words
}

# --- all steps

while read -r chapter; do
    sort_out
done <"$GRADE_BUNDLE/chapters.list"
compile_exercises
if [ -n "$written" ]; then
    run_all
    judge_all
fi

# From here on everything is valid UTF-8. A line of source that the compiler
# shows may have any length.
awk -v key="$key" -f "$grade/result.awk" tests/judge/statuses.tsv \
    "$collected/notes" "$GRADE_BUNDLE/chapters.list" |
    iconv -c -f UTF-8 -t UTF-8 | tr -d '\000-\010\013-\037\177' \
    >finished/result
cp "$GRADE_BUNDLE/tests.sum" finished/
wanted=$(wc -l <"$GRADE_BUNDLE/chapters.list")
[ "$(grep -c '^chapter' finished/result)" = "$wanted" ] || exit 1
# What make check says of each chapter that was begun: it is the same program.
for verdict in check/??_*/verdict; do
    [ ! -L "$verdict" ] || continue # an empty exercise, or none
    printf '\n%s\n' "----------------------------------------"
    # Its status says whether all is right, and not whether it could write.
    awk -v detailed=1 -f tests/judge/wrap.awk -f tests/judge/board.awk \
        "$verdict"
done >finished/boards
# A folder that is complete takes its name in one step.
mv finished "$students/.$key.$$" && mv -T "$students/.$key.$$" "$students/$key"
