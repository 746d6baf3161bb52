#!/bin/sh
# docs/notes/misconceptions.sh FORMAT CHAPTERS: prints the instructor's page of
# wrong answers in Markdown. Each has its explanation, the section of the lesson
# that answers it, where it has shipped, and, in html, the code. The page is
# made from tests/*/misconceptions/*.c; stage.sh calls this script.
set -u

cat <<'END'
# The misconceptions

The tests reject each of these wrong answers and name it. A student who gives
one reads the explanation below, and the section of the lesson that answers it.
The links lead to public projects that have shipped the same mistake.

END

# In html each chapter and each wrong answer is a section, for the filter.
raw() {
    [ "$format" = html ] || return 0
    printf '\\htmlonly[block]%s\\endhtmlonly\n\n' "$1"
}

format=$1
# shellcheck disable=SC2086 # one word for each chapter
set -- $2
raw '<form id="filter" hidden onsubmit="return false"><label>Show those with
<input type="search" placeholder="a word of it"></label>
<output></output></form>'
for chapter; do
    first=1
    for file in "tests/$chapter/misconceptions"/*.c; do
        [ -f "$file" ] || continue
        [ -z "$first" ] || {
            raw '<section class="chapter">'
            printf '## %s\n\n' "$(sed -n 's/^# //p;/^# /q' \
                "chapters/$chapter/README.md")"
            first=
        }
        raw '<section class="wrong">'
        awk -f tests/judge/misconception.awk "$file" |
            awk -F'\t' -v lesson="chapters/$chapter/README.md" '
            $1 == "misconception" { name = $2; anchor = $3 }
            $1 == "text" { says = "\n" $2 }
            $1 == "link" { where[++n] = $2 }
            END {
                gsub(/_/, " ", name)
                print "### " name "\n" says "\n"
                if (anchor != "")
                    print "Answered in [the lesson](" lesson "#" anchor ").\n"
                for (k = 1; k <= n; k++) {
                    words = where[k]
                    sub(/^https?:\/\/(github.com\/)?/, "", words)
                    print "- shipped in [" words "](" where[k] ")"
                }
                print ""
            }'
        [ "$format" = html ] || continue
        printf '<details><summary>The wrong code</summary>\n\n```c\n'
        sed '1,/\*\/ *$/d' "$file"
        printf '```\n\n</details>\n\n'
        raw '</section>'
    done
    [ -n "$first" ] || raw '</section>'
done
