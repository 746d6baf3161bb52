#!/bin/sh
# make misconceptions [CH=05]: the collection of known wrong answers, for the
# instructor: chapter, name, explanation, and where it shipped.
set -u

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2

for chapter in $chapters; do
    echo "chapter $chapter"
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        awk -f tests/judge/misconception.awk "$file" || echo "unreadable"
    done
done | awk '
    $1 == "chapter" { chapter = $2 }
    $1 == "unreadable" { bad = 1 }
    $1 == "misconception" {
        print_links()
        if (chapter != shown) print (shown == "" ? "" : "\n") chapter
        shown = chapter
        print "\n  " $2
        links = $4
        count++
    }
    $1 == "says" { sub(/^says /, "      "); print }
    END { print_links(); print "\n" count + 0 " misconceptions."; exit bad }

    function print_links(    n, i, link) {
        n = split(links, link, ",")
        for (i = 1; i <= n; i++)
            if (link[i] != "-") print "      shipped: " link[i]
    }'
