#!/bin/sh
# bundle.sh FOLDER: puts what a grading job needs, and no more, into FOLDER:
# headers, compiled tests, empty exercises, the numbers that known mistakes and
# right answers give, the points. No solution. It can be copied as it is to
# another machine of the same kind.
set -u

. tests/verbs/common.sh
bundle=$1
ready=$BUILD/grade
if [ -z "${CH-}" ]; then
    chapters=$(tests/verbs/chapter.sh)
else
    # CH may name several.
    chapters=$(for one in $CH; do
        tests/verbs/chapter.sh "$one" || exit
    done) || exit 2
fi

# Two gradings at a time must not prepare the same files.
mkdir -p "$ready" || exit 2
exec 8>"$ready/lock"
! have flock || flock 8

# The flags are a student's: sanitizers on, whatever the environment says.
export SANITIZE=1
# shellcheck disable=SC2046,SC2086 # one word for each chapter
flags=$(build tests $(printf "$BUILD/fingerprints/%s " $chapters) flags) ||
    stop "The tests do not build: nothing was graded."
eval "$flags"
export CC LINK LINK_FLAGS STUDENT_FLAGS OUTER_LIMIT

# What right answers give (for check_traces.awk), and the verdict on an empty
# exercise, kept until the tests change.
prepare() {
    chapter=$1 name=${1#??_}
    folder=$ready/$chapter
    [ -f "$folder/traces" ] && [ -z "$(find "$BUILD/tests/$chapter.o" \
        "$BUILD/harness.o" -newer "$folder/traces")" ] && return
    mkdir -p "$folder" "$ready/judged"
    stub=$ready/stub/chapters/$chapter/$name.c
    mkdir -p "${stub%/*}"
    awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" >"$stub"
    tests/judge/judge.sh "$chapter" "$stub" "$ready/judged/$chapter-stub"
    cp "$stub" "$folder/stub.c"
    cp "$ready/judged/$chapter-stub/verdict" "$folder/stub.verdict"
    tests/judge/judge.sh "$chapter" "$stub.none" "$ready/judged/$chapter-none"
    cp "$ready/judged/$chapter-none/verdict" "$folder/missing.verdict"
    if [ -f "tests/$chapter/traces" ]; then
        cp "tests/$chapter/traces" "$folder/traces"
        return
    fi
    right=$ready/judged/$chapter
    tests/judge/judge.sh "$chapter" "solutions/$chapter/$name.c" "$right"
    grep -e '^claim' -e '^seen' "$right/facts" >"$folder/traces.new"
    mv "$folder/traces.new" "$folder/traces"
}

mkdir -p "$bundle" && tests/grader/points.sh "$bundle" || exit 2
for chapter in $chapters; do
    grep "^$chapter " "$bundle/points"
done >"$bundle/points.new" && mv "$bundle/points.new" "$bundle/points"
mkdir -p "$bundle/build/tests" "$bundle/build/fingerprints" \
    "$bundle/tests/harness" "$bundle/names" "$bundle/comes_out" || exit 2
for chapter in $chapters; do
    name=${chapter#??_}
    prepare "$chapter"
    mkdir -p "$bundle/chapters/$chapter"
    cp "chapters/$chapter/$name.h" "$bundle/chapters/$chapter/"
    cp "$ready/$chapter/stub.c" "$ready/$chapter/stub.verdict" \
        "$ready/$chapter/missing.verdict" \
        "$ready/$chapter/traces" "$bundle/chapters/$chapter/"
    # With their dates, which say that they are up to date.
    cp -p "$BUILD/fingerprints/$chapter" "$bundle/build/fingerprints/"
    cp -p "$BUILD/tests/$chapter.o" "$BUILD/tests/$chapter.claims" \
        "$bundle/build/tests/"
    # Names that stay global: its functions; main and the tests' own, for
    # which the judge and the linker have words.
    {
        awk -f tests/judge/header.awk "chapters/$chapter/$name.h" | cut -f1 |
            uniq
        echo main
        nm -g --defined-only "$BUILD/harness.o" "$BUILD/runner.o" |
            awk 'NF == 3 { print $3 }'
    } >"$bundle/names/$chapter"
    # What the tests leave behind, and so what is taken out of the sandbox.
    {
        echo ./facts
        sed 's|\(.*\) \(.*\)|./\1.\2.err ./\1.\2.out|' \
            "$BUILD/tests/$chapter.claims" | tr ' ' '\n'
    } >"$bundle/comes_out/$chapter"
    echo "$chapter" >>"$bundle/chapters.list"
done
cp -p "$BUILD/harness.o" "$BUILD/runner.o" "$BUILD/tools.mk" "$bundle/build/"
cp tests/harness/todo.h "$bundle/tests/harness/"
cp -R tests/judge tests/verbs tests/grader "$bundle/tests/"
echo "$flags" >"$bundle/flags"

# vet_object.awk's pattern, and the names that a helper should not have.
awk '!/^#/ && NF { p = p (p == "" ? "" : "|") $1 }
    END { print "^(" p ")$" }' tests/grader/allowed >"$bundle/allowed.pattern"
# A chapter's own names are not among those, though tests use them.
{
    nm -g "$BUILD/harness.o" "$BUILD/runner.o" "$BUILD"/tests/*.o |
        awk 'NF > 1 { print $NF }'
} | sed 's/@.*//' | sort -u >"$bundle/all"
for chapter in $chapters; do
    sed '/^main$/,$d' "$bundle/names/$chapter"
done | grep -vxF -f - "$bundle/all" >"$bundle/taken"
chmod -R a+rX "$bundle"
