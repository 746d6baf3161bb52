#!/bin/sh
# course_files.sh: what fails by the course's own files is no student's zero. So
# each chapter's empty exercise must build in the sandbox and be "not started"
# there, and its reference, if it has one, must pass, before a student is
# graded. What has been found right is not tried again until something changes.
#
#   GRADE_WORK, GRADE_BUNDLE   as grade_submission.sh has them

. tests/verbs/common.sh
ready=$BUILD/grade trial=$GRADE_WORK/trial
export GRADE_OUT="$trial/out"
mkdir -p "$trial/bundle" "$GRADE_OUT/students" "$GRADE_OUT/submissions/stub" \
    "$GRADE_OUT/submissions/reference" || exit 2

# All that the verdict on the chapter's files depends on, as one line.
sum_of() { # CHAPTER
    {
        echo "$GRADE_SANDBOX"
        grep -v '^GRADE_SECONDS' "$GRADE_BUNDLE/flags"
        cat "$GRADE_BUNDLE"/chapters/"$1"/* "$GRADE_BUNDLE"/link/"$1".* \
            "$GRADE_BUNDLE"/build/tests/"$1".* "$GRADE_BUNDLE"/build/worker/* \
            "$GRADE_BUNDLE"/tests/grader/*.sh "$GRADE_BUNDLE/versions" \
            "$GRADE_BUNDLE"/tests/judge/* solutions/"$1"/*.c 2>/dev/null
    } | cksum
}

tests/judge/forbidden.sh "$GRADE_BUNDLE/chapters.list" >&2 || exit 2
while read -r chapter; do
    name=${chapter#??_} sum=$(sum_of "$chapter")
    [ "$(cat "$ready/$chapter.sound" 2>/dev/null)" != "$sum" ] || continue
    echo "$chapter $sum"
    # The empty exercise itself would not be compiled.
    { cat "$GRADE_BUNDLE/chapters/$chapter/stub.c" && echo; } \
        >"$GRADE_OUT/submissions/stub/$name.c"
    # Not cp: in a clone that its owner alone may read, so might the copy.
    [ ! -f "solutions/$chapter/$name.c" ] ||
        cat "solutions/$chapter/$name.c" \
            >"$GRADE_OUT/submissions/reference/$name.c"
done <"$GRADE_BUNDLE/chapters.list" >"$trial/new"
[ -s "$trial/new" ] || exit 0

# The same bundle, with these chapters alone and with time enough.
ln -s "$GRADE_BUNDLE"/* "$trial/bundle/"
rm "$trial/bundle/flags" "$trial/bundle/chapters.list"
cut -d ' ' -f 1 "$trial/new" >"$trial/bundle/chapters.list"
sed 's/^GRADE_SECONDS=[0-9]*/GRADE_SECONDS=3600/' "$GRADE_BUNDLE/flags" \
    >"$trial/bundle/flags"
# Without a result the machine is at fault, as it will say of each student.
for kind in stub reference; do
    : >"$GRADE_OUT/submissions/$kind/notes"
    NO_RULES=1 GRADE_BUNDLE=$trial/bundle \
        tests/grader/grade_submission.sh $kind 2>/dev/null || exit 0
done

# Says which chapter is the first that is not as it should be, and why.
fault_in() { # KIND STATE
    awk -F'\t' -v wanted="$2" '
        $1 == "chapter" {
            if (bad) exit
            bad = $3 != wanted && $3 != "missing"
            file = $2 "/" substr($2, 4)
            if (bad) print (wanted == "open" ? "empty exercise of chapters/" \
                file ".h" : "reference solutions/" file ".c") "\n" \
                ($3 ~ /^(compile|link)$/ ? "does not build" : \
                wanted == "open" ? "is not found to be empty" : \
                "does not pass its tests") " in the sandbox.\n"
        }
        $1 == "broken" { here = bad }
        $1 == "claim" { here = bad && $4 == "failed" && !claims++ }
        here && $1 == "claim" { print "  " $2 ": " $3 }
        here && /^(text|row)\t/ { print "  " $2 }
    ' "$GRADE_OUT/students/$1/result" | cut -c 1-300 | head -n 9
}
fault=$(fault_in stub open)
fault=${fault:-$(fault_in reference "done")}
[ -z "$fault" ] || stop_with course_faulty "$fault"
while read -r chapter sum; do
    echo "$sum" >"$ready/$chapter.sound"
done <"$trial/new"
