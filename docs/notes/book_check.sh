# docs/notes/book_check.sh: the tests of the book. check.sh reads this file; it
# has "holds", "nothing" and the folders.
#
#   check_book EDITION    tests $BUILD/notes/EDITION/course.pdf
# shellcheck shell=sh disable=SC2154

check_book() {
    latex=$notes/$1/book/latex
    holds "$1: the book is there" \
        pdftotext -layout "$notes/$1/course.pdf" "$browser/book"
    [ -f "$notes/$1/course.pdf" ] || return
    holds "$1: the book has every chapter" book_is_whole
    holds "$1: nothing runs off its pages" nothing_runs_off
    holds "$1: every reference of the book leads somewhere" references_resolve
    holds "$1: the text refers to every figure" figures_are_mentioned
    holds "$1: no page of the book is nearly empty" pages_are_full "$1"
    holds "$1: no heading stands alone at a page's foot" headings_have_text
    holds "$1: every question of the quiz is in one piece" questions_are_whole
    holds "$1: the index has every term, and each once" index_is_whole
    holds "$1: the book prints no program" no_listings
}

book_is_whole() {
    tr -s ' \n' '  ' <"$browser/book" >"$browser/line"
    for title in chapters/[0-9][0-9]_*/README.md; do
        title=$(sed -n 's/^# //p;/^# /q' "$title" | tr -d '`')
        grep -qF "$title" "$browser/line" || echo "no chapter \"$title\""
    done | nothing
}

# 2 points are less than a millimetre.
nothing_runs_off() {
    grep -a '^Overfull .[hv]box' "$latex/book.log" |
        awk -F'[(p]' '$2 + 0 > 2' | nothing
}

references_resolve() {
    grep -a -i 'reference.*undefined\|multiply defined\|name{.*} has been ref' \
        "$latex/book.log" | nothing
}

figures_are_mentioned() {
    cat "$latex"/[cdims]*.tex >"$browser/tex"
    grep -o 'bookfigure{[^}]*}.*' "$browser/tex" |
        sed 's/.*{\([^}]*--figure-[0-9]*\)}.*/\1/' >"$browser/figures"
    [ -s "$browser/figures" ] || { echo "no figures"; return 1; }
    while read -r name; do
        grep -qF "figureref{$name}" "$browser/tex" || echo "$name"
    done <"$browser/figures" | nothing
}

# The share of a page's height that has ink. It must be a fifth. A page that
# shows a title or a part may have less. So may the last page of a chapter or of
# the book, but it has two lines at least.
pages_are_full() {
    pdftoppm -r 9 -gray "$notes/$1/course.pdf" "$browser/page" || return 1
    for page in "$browser"/page*.pgm; do
        number=${page##*-}
        number=${number%.pgm}
        od -An -v -tu1 "$page" | awk -v page="$number" '
            { for (k = 1; k <= NF; k++) byte(n++, $k) }
            function byte(at, value) {
                if (breaks < 3) {
                    if (value == 10) breaks++
                    else head[breaks] = head[breaks] sprintf("%c", value)
                    if (breaks == 3) split(head[1], size, " ")
                    start = at + 1
                    return
                }
                row = int((at - start) / size[1])
                if (value < 240) ink[row]
            }
            END {
                top = int(size[2] * 0.085)
                foot = int(size[2] * 0.91)
                for (row = top; row < foot; row++) full += row in ink
                print page + 0, full / (foot - top)
            }'
        rm "$page"
    done >"$browser/fullness"
    awk '
        FILENAME ~ /openings$/ {
            if ($1 == "part") free[$2 + 0]
            ends[$2 - 1]
            next
        }
        { least = 0.2; last = $1 }
        $1 in free { next }
        $1 in ends { least = 0.03 }
        $2 < least { bad[$1] = $2; limit[$1] = least }
        END {
            if (!last) print "no pages"
            for (page in bad) if (page != last || bad[page] < 0.03)
                printf "page %d is %d %% full\n", page, 100 * bad[page]
        }' "$latex/book.openings" "$browser/fullness" | nothing
}

# The last line of a page, but for its number, must not be the words of a
# heading. Words further right are in a table.
headings_have_text() {
    cat "$latex"/[a-z]*.tex | grep -o 'doxy[sub]*section{[^}]*}' |
        sed 's/.*section{//; s/}$//; s/\\+//g; s/\\_/_/g' | sort -u \
        >"$browser/headings"
    [ -s "$browser/headings" ] || { echo "no headings"; return 1; }
    awk -v headings="$browser/headings" '
        BEGIN { while ((getline line < headings) > 0) heading[line] }
        {
            pages = split($0, part, "\f")
            if (pages > 1) {
                if (last in heading) print "page " page + 1 ": " last
                page += pages - 1
                last = ""
                $0 = part[pages]
            }
            sub(/^ ? ? ? ? ? ? ? ?/, "")
            if ($0 != "" && !/^ *[0-9]+$/) last = $0
        }' "$browser/book" | nothing
}

# A question is a block that TeX cannot break.
questions_are_whole() {
    wanted=$(awk 'FNR == 1 { quiz = 0 } /^## / { quiz = /^## Quiz/ }
        quiz && /^\*\*[0-9]+\./ { n++ } END { print n + 0 }' \
        chapters/[0-9][0-9]_*/README.md)
    found=$(cat "$latex"/chapters_*.tex | grep -c 'begin{question}')
    echo "$found of $wanted"
    [ "$wanted" -gt 0 ] && [ "$found" = "$wanted" ]
}

index_is_whole() {
    {
        sed -n 's/^### //p' docs/glossary.md | grep -v '[_,]' |
            while read -r term; do
                grep -qiF "item $term," "$latex/book.ind" ||
                    echo "$term is not in the index"
            done
        sed -n 's/, *\\hyper.*//; s/.*\\item //p' "$latex/book.ind" |
            sort -f | uniq -di
        grep -q 'item .texttt{encode._position}' "$latex/book.ind" ||
            echo "no function in the index"
    } | nothing
}

no_listings() { grep -n 'int main(' "$browser/book" | nothing; }
