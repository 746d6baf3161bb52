#!/bin/sh
# apart_test.sh [CHAPTER ...]: the grader's two programs come to the same
# verdicts as make check, in the same words. Compared are the reference,
# every misconception and every alternative of each chapter.
#
# apart_test.sh --sample N [CHAPTER ...]: of the misconceptions those alone of
# which the tests saw something new, and one in N of the others, another one at
# each commit. The workflow compares all at each push.
#
# apart_test.sh accidents [--sample N] [CHAPTER ...]: compares the gallery of
# accidents; in a sample are all that do more than give wrong numbers, and each
# other one of which the tests saw what they see of no misconception.
#
# Each right answer is compiled and judged as at home. Then the same library is
# given to a worker in the sandbox, and what the tests saw is compared byte by
# byte, all numbers included. The misconceptions of a chapter were compiled as
# one file and run by one program, to take their fingerprints. For the worker
# that file becomes a library; a few are compiled alone, so both ways are
# compared, too. All are run by one program and in one sandbox (apart.mk): to
# start five hundred takes longer than all claims in them.
# shellcheck disable=SC2046,SC2086 # chapters, one word for each

. tests/proof/count.sh
BUILD=$(mkdir -p "$BUILD" && cd "$BUILD" && pwd)
accidents='' sample=1
[ "${1-}" = accidents ] && accidents=1 && shift
[ "${1-}" = --sample ] && sample=$2 && shift 2
new_room apart$accidents
# What the sandbox reads lies where every user may look: the course may be in a
# folder of root.
open=$(mktemp -d) || exit 2
chmod 755 "$open"
trap 'rm -rf "$open"' EXIT
commits=$(git rev-list --count HEAD 2>/dev/null)
[ $# -gt 0 ] || set -- $(tests/verbs/chapter.sh)
chapters=$*
: >"$room/files"
if [ -n "$accidents" ]; then
    build -f tests/proof/apart.mk chapters="$chapters" numbers \
        $(printf "$BUILD/fingerprints/%s " $chapters) || exit 2
    # Not the one that is built a second time, which
    # grader/gallery/right_by_luck.c shows; and of endless loops two.
    kept tests/proof/gallery/*.c >"$room/kept"
    [ -s "$room/kept" ] || bad "there are no accidents"
    grep -v -e /largest_never_set.c -e /loop_in_the_library.c "$room/kept" |
        grep -E "^($(echo "$chapters" | tr ' ' '|')) " >"$room/all"
    # From BUILD, since all these paths have to fit one command's arguments.
    here=$PWD
    sed -n 's|\(.*\) .*\(/.*\)\.c numbers|./kept/\1\2/facts|p' "$room/all" |
        (cd "$BUILD" && xargs awk -F'\t' -v each="$sample" -v k="$commits" \
            -f "$here/tests/proof/chosen.awk" misconceptions/*/*/facts) |
        sed -n 's|.*/kept/.*\(/.*\)/facts$|\1.c |p' >"$room/chosen"
    [ -s "$room/chosen" ] ||
        [ "$(grep -c 'numbers$' "$room/all")" -lt "${sample:-1}" ] ||
        bad "no file that only gives wrong numbers is compared"
    echo ' alone$' | cat - "$room/chosen" | grep -f - "$room/all" \
        >"$room/files"
    chapters=$(cut -d' ' -f1 "$room/files" | sort -u | xargs)
    [ -n "$chapters" ] || {
        echo "  no accident is about $*"
        sum_up
        exit
    }
fi

goals='right wrong'
[ -z "$accidents" ] || goals='tests these'
flags=$(build -f tests/proof/apart.mk chapters="$chapters" flags \
    sample="$sample" commits="$commits" judge_these="$(sed \
        "s|\([^ ]*\) \(.*/\(.*\)\.c\) .*|\1:\2:$BUILD/gallery/\3|" \
        "$room/files")" \
    workers $goals $(printf "$BUILD/fingerprints/%s " $chapters)) || exit 2
eval "$flags"
[ -n "$LINK_LIBRARY" ] || {
    echo "  an exercise can't be linked by itself here: nothing is compared"
    sum_up
    exit
}
. tests/grader/find_sandbox.sh
find_sandbox

# --- both ends of a call can be written from every kind of declaration

kept=tests/proof/gallery/formats
for end in proxy worker; do
    python3 docs/pages/contract.py --print $kept/structs.h | awk -v end=$end \
        -v header=structs.h -f tests/judge/calls.awk >"$room/$end.c"
    holds "what calls.awk writes compiles: $end" "$CC" -std=c11 -Wall -Wextra \
        -Werror -fsyntax-only -I$kept -Itests/grader/worker "$room/$end.c"
done

# --- what was judged as at home: CHAPTER, FOLDER, FILE in each line

if [ -n "$accidents" ]; then
    sed "s|\([^ ]*\) \(.*/\(.*\)\.c\) .*|\1 $BUILD/gallery/\3 \2|" \
        "$room/files"
else
    for chapter in $chapters; do
        for file in solutions/"$chapter"/*.c tests/"$chapter"/alternatives/*.c
        do
            name=${file##*/}
            [ ! -f "$file" ] ||
                echo "$chapter $BUILD/home/$chapter/${name%.c} $file"
        done
    done
fi >"$room/judged"
# Of known mistakes those that the judge of its chapter runs.
[ -n "$accidents" ] || for chapter in $chapters; do
    sed "s|{\"\([a-z0-9_]*\).*|$chapter $BUILD/misconceptions/$chapter/\1 \
tests/$chapter/misconceptions/\1.c|" "$BUILD/mistakes/$chapter/judge.list"
done >"$room/wrong"

# --- the same code, given to a worker: a sandbox for each chapter, and one for
# those of its files in which leaks are looked for

. tests/judge/steps.sh
cat >"$room/again.sh" <<'END'
# again.sh CHAPTER ASAN_OPTIONS HOME ...
chapter=$1
export ASAN_OPTIONS="$2" UBSAN_OPTIONS="$ubsan_limits"
libraries=$(mktemp -d "$OPEN/libraries.XXXXXX") && chmod 755 "$libraries" &&
    shift 2 || exit
for home; do
    far=$OPEN/far/${home#"$BUILD"/}
    name=${home##*/}
    mkdir -p "$far" || exit
    if [ "$name" = "$chapter" ]; then # all known mistakes
        cp -P "$BUILD/mistakes/$chapter/libraries/"*.so "$libraries/"
        set -- "$@" "$BUILD/mistakes/$chapter/judge" "$far"
    else
        cp "$home/student.so" "$libraries/$name.so"
        set -- "$@" "$BUILD/tests/$chapter.judge" "$far"
    fi
    shift
done
BUILD=$OPEN tests/grader/sandbox.sh run "$libraries" "$@"
rm -rf "$libraries"
END
# What is said at home, but for the compiler's warnings, and in the grader.
cat >"$room/words.sh" <<'END'
chapter=$1 home=$2 source=$3 folder=$OPEN/far/${2#"$BUILD"/}
. tests/judge/steps.sh
write_verdict part=known "$BUILD/fingerprints/$chapter"
grep -v '^warning	' "$home/verdict" >"$home/words"
END
OPEN=$open GRADE_LIMIT=$OUTER_LIMIT
export OPEN BUILD GRADE_LIMIT ubsan_limits
cp -R "$BUILD/worker" "$open/" || exit 2
[ -n "$accidents" ] || for chapter in $chapters; do
    echo "$chapter $asan_limits:$no_leaks $BUILD/misconceptions/$chapter"
done >"$room/to_run"
cut -d' ' -f3 "$room/judged" | xargs grep -lE "$allocates" >"$room/leaky"
awk -v limits="$asan_limits" -v no_leaks="$no_leaks" '
    FILENAME == ARGV[1] { leaky[$1]; next }
    {
        run = $1 " " limits ":" ($3 in leaky ? "detect_leaks=1" : no_leaks)
        homes[run] = homes[run] " " $2
    }
    END { for (run in homes) print run homes[run] }' \
    "$room/leaky" "$room/judged" >>"$room/to_run"
chmod -R a+rX "$open"
processors=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
xargs -P $((processors + 2)) -L 1 sh "$room/again.sh" <"$room/to_run" \
    >"$room/log" 2>&1
# Where all facts are the same, so are the words. Those of an accident differ in
# what is chance.
[ -z "$accidents" ] || grep "/gallery/" "$room/judged" |
    xargs -r -P $((processors + 2)) -L 1 sh "$room/words.sh"

# Without what is chance: addresses; in which line of a loop a program is
# stopped, and whether another claim has begun by then; how many of its frames
# a full stack shows. And without the program's name, which the C library puts
# before a failed assertion; and the documents of tests that did not run.
plain() {
    sed -e '/0x[0-9a-f]/d' -e '/^row	  [0-9a-z_.]*: tests.*: encode_posit/d' \
        -e 's/^\(claim	[^	]*	[^	]*	[^	]*	[^	]*\).*/\1/' "$1" |
        case $2 in
        */endless* | */sleeps.c | */deaf*)
            grep -E '	passed	|text	.*(had not ended|waits)' | sort -u
            ;;
        */recursion.c) grep -E '	passed	' ;;
        *) cat ;;
        esac
}

compared=0
while read -r chapter home file; do
    far=$open/far/${home#"$BUILD"/}
    # A name that is no TODO()'s: the grader cuts it earlier, or flags it.
    case $file in */todo_too_long.c | */todo_with_records.c) continue ;; esac
    compared=$((compared + 1))
    case $file in
    */gallery/*)
        plain "$home/words" "$file" >"$room/at.home"
        plain "$far/verdict" "$file" >"$room/in.the.grader"
        set -- words "$room/at.home" "$room/in.the.grader"
        ;;
    *) set -- numbers "$home/facts" "$far/facts" ;;
    esac
    if [ ! -s "$far/facts" ]; then
        bad "$file: the worker gave no result: $(head -n 3 "$room/log")"
    elif [ -e "$far/flags" ] && [ "${file##*/}" != deaf_to_signals.c ]; then
        bad "$file is flagged: $(cat "$far/flags")"
    elif cmp -s "$2" "$3"; then
        good
    else
        bad "$file: other $1 in the grader than at home"
        diff "$2" "$3" | head -n 6
    fi
done <<END
$(cat "$room/judged" "$room/wrong" 2>/dev/null)
END
echo "  $compared compared"
holds "there was something to compare" test "$compared" -gt 0
if [ -n "$accidents" ]; then
    lines=$(cat "$open"/far/gallery/*/verdict | wc -l)
    holds "and much was said" test "$lines" -gt $((10 * compared))
fi
sum_up
