#!/bin/sh
# make misconceptions [CH=05]: the collection of known wrong answers, for the
# instructor: chapter, name, explanation, and where it shipped. With
# FORMAT=markdown as a table for the notes.
set -u

. tests/verbs/common.sh
chapters=$(tests/verbs/chapter.sh "${CH-}") || exit 2

for chapter in $chapters; do
    for file in tests/"$chapter"/misconceptions/*.c; do
        [ -f "$file" ] || continue
        echo "chapter $chapter"
        id=${file##*/}
        awk -v id="${id%.c}" -f tests/judge/misconception.awk "$file"
    done
done | awk -v markdown="$([ "${FORMAT-}" = markdown ] && echo 1)" '
    function finish(    n, i, link, cell) {
        if (id == "") return
        n = shipped == "-" ? 0 : split(shipped, link, ",")
        if (markdown) {
            for (i = 1; i <= n; i++) cell = cell " <" link[i] ">"
            gsub(/\|/, "\\|", text)
            printf "| %s | `%s` | %s |%s |\n", chapter, id, text, cell
        } else {
            if (chapter != shown) print (shown == "" ? "" : "\n") chapter
            shown = chapter
            print "\n  " id
            printf "%s", lines
            for (i = 1; i <= n; i++) print "      shipped: " link[i]
        }
        count++
    }
    BEGIN {
        if (markdown) {
            print "| chapter | name | what it is | where it shipped |"
            print "|---|---|---|---|"
        }
    }
    $1 == "chapter" { next_chapter = $2 }
    $1 == "misconception" {
        finish()
        chapter = next_chapter; id = $2; shipped = $4; text = lines = ""
    }
    $1 == "says" {
        sub(/^says /, "")
        text = text (text == "" ? "" : " ") $0
        lines = lines "      " $0 "\n"
    }
    END { finish(); if (!markdown) print "\n" count " misconceptions." }'
