#!/bin/sh
# make_class.sh N FOLDER: makes up a class of N submissions in FOLDER, always
# the same one: some have solved everything, most are half way and wrong here
# and there, some have hardly begun, and one in fifty is up to something. No two
# files are the same. With CH they have this chapter alone.
set -u

number=$1 folder=$2
. tests/verbs/common.sh
kinds=$folder.kinds
rm -rf "$kinds"

# What a chapter can look like: NN_name/right-1.c, wrong-1.c, half-1.c ...
for chapter in $(tests/verbs/chapter.sh "${CH-}"); do
    name=${chapter#??_}
    mkdir -p "$kinds/$chapter"
    right=solutions/$chapter/$name.c
    awk -f tests/judge/stub.awk "chapters/$chapter/$name.h" \
        >"$kinds/$chapter/stub-1.c"
    cp "$right" "$kinds/$chapter/right-1.c"
    n=1
    for file in tests/"$chapter"/alternatives/*.c; do
        [ -f "$file" ] || continue
        n=$((n + 1))
        awk -f tests/proof/grader/merge_source.awk "$file" "$right" \
            >"$kinds/$chapter/right-$n.c"
    done
    n=0
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        n=$((n + 1))
        awk -f tests/proof/grader/merge_source.awk "$file" "$right" \
            >"$kinds/$chapter/wrong-$n.c"
    done
    # The first exercise done, the others as they came.
    awk '/^}/ { print; exit } { print }' "$right" >"$kinds/first.c"
    awk -f tests/proof/grader/merge_source.awk "$kinds/first.c" \
        "$kinds/$chapter/stub-1.c" \
        >"$kinds/$chapter/half-1.c"
done
n=0
for file in tests/proof/grader/gallery/*.c; do
    [ -d "$kinds/05_full_formula" ] || continue
    # What happens to everyone, an endless loop say, is not up to something.
    grep -q '^/\* flag: [a-z]' "$file" || continue
    n=$((n + 1))
    awk -f tests/proof/grader/merge_source.awk "$file" \
        solutions/05_full_formula/full_formula.c \
        >"$kinds/05_full_formula/hostile-$n.c"
done

# Who hands in what: a small generator of its own, the same with every awk.
(cd "$kinds" && ls -d ./*/*) | sed 's|^..||' | awk -v number="$number" '
    function random(n) {
        state = (state * 4005 + 1) % 1048573
        return int(state / 1048573 * n)
    }
    {
        split($0, part, "/")
        kind = part[2]
        sub(/-.*/, "", kind)
        if (!(part[1] in known)) {
            known[part[1]] = 1
            chapter[++chapters] = part[1]
        }
        count[part[1], kind]++
    }
    function pick(c, kind) {
        if (!count[c, kind]) kind = "right"
        return c "/" kind "-" 1 + random(count[c, kind]) ".c"
    }
    END {
        state = 20170612
        for (s = 1; s <= number; s++) {
            type = random(100)
            for (k = 1; k <= chapters; k++) {
                c = chapter[k]
                dice = random(100)
                begun = type < 25 || k < 1 + random(chapters)
                kind = type < 25 ? (dice < 97 ? "right" : "wrong") : \
                    !begun ? (dice < 70 ? "stub" : "none") : \
                    dice < 60 ? "right" : dice < 85 ? "wrong" : "half"
                if (s % 50 == 7 && count[c, "hostile"]) kind = "hostile"
                if (kind != "none") print s, c, pick(c, kind)
            }
        }
    }' | while read -r student chapter file; do
    place=$folder/student-$(printf '%04d' "$student")/chapters/$chapter
    mkdir -p "$place"
    case $file in
    */stub-*) cp "$kinds/$file" "$place/${chapter#??_}.c" ;;
    *)
        sed '$a\
/* by student '"$student"' */' "$kinds/$file" >"$place/${chapter#??_}.c"
        ;;
    esac
done
rm -rf "$kinds"
