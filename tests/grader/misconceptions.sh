#!/bin/sh
# make misconceptions [CH=05]: the collection of known wrong answers, for the
# instructor: chapter, name, explanation, and where it shipped.

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2

for chapter in $chapters; do
    printf 'chapter\t%s\n' "$chapter"
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        awk -f tests/judge/misconception.awk "$file" || echo "unreadable"
    done
done | awk -F'\t' "$(cat tests/judge/wrap.awk)"'
    $1 == "chapter" { chapter = $2 }
    $1 == "unreadable" { bad = 1 }
    $1 == "misconception" {
        if (chapter != shown) print (shown == "" ? "" : "\n") chapter
        shown = chapter
        print "\n  " $2
        count++
    }
    $1 == "text" { printf "%s", wrapped($2, 74, "      ") }
    $1 == "link" { print "      shipped: " $2 }
    END { print "\n" count + 0 " misconceptions."; exit bad }'
