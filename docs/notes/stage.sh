#!/bin/sh
# docs/notes/stage.sh FORMAT FOLDER: puts everything that belongs to one edition
# of the notes into FOLDER, ready for Doxygen. notes.sh and pdf.sh call it.
#
#   FORMAT    html or latex          EDITION   student or instructor
#
# Only these files can be shown: the student's edition has nothing of
# solutions/. Besides the files themselves FOLDER gets
#
#   targets   what a link may lead to, see md2dox.awk
#   pages     the pages, in the order of the book
#   images    the pictures that the pages show
set -u

# The awk programs read bytes: GitHub's anchors are made of them.
LC_ALL=C
export LC_ALL

format=$1 stage=$2
EDITION=${EDITION:-student}
BUILD=${BUILD:-build}
case $EDITION in
student | instructor) ;;
*)
    echo "EDITION is student or instructor, not \"$EDITION\"." >&2
    exit 2
    ;;
esac
if [ "$EDITION" = instructor ] && [ ! -d solutions ]; then
    echo "This copy of the course has no solutions, so it can build the" \
        "student's edition only." >&2
    exit 2
fi
rm -rf "$stage"
mkdir -p "$stage/contracts" || exit 2
: >"$stage/targets"
: >"$stage/pages"
: >"$stage/images"
status=0

# A chapter is complete if it has a lesson and a contract.
chapters=
for chapter in $(tests/verbs/order.sh | cut -d' ' -f2); do
    folder=chapters/$chapter
    [ -f "$folder/README.md" ] && [ -f "$folder/${chapter#???}.h" ] &&
        chapters="$chapters $chapter"
done

label() {
    case $1 in
    docs/notes/home*.md | docs/notes/preface.md) echo index ;;
    docs/notes/front.md) echo reading ;;
    docs/notes/teaching.md) echo teaching ;;
    README.md) echo course ;;
    *) echo "${1%.md}" | sed 's|/README$||; s|[^A-Za-z0-9]|_|g' ;;
    esac
}

# Doxygen's names for the page of a header, and for the page of a source.
file_page() { echo "$1" | sed 's/_/__/g; s/\./_8/g; s/$/.html/'; }
source_page() {
    echo "$1" | sed 's|/|_2|g; s/\./_8/g; s/$/-example.html/'
}

target() { echo "$@" >>"$stage/targets"; }

add_page() {
    [ -f "$1" ] || return 0
    target page "$(label "$1")" "$1"
    echo "$1" >>"$stage/pages"
}

add_header() {
    target header "$(file_page "${1##*/}")" "$1"
    awk -f tests/judge/header.awk "$1" | cut -f1 | uniq |
        sed 's/^/function /' >>"$stage/targets"
}

add_source() {
    [ -f "$1" ] || return 0
    target source "$(source_page "$1")" "$1"
}

# The first pages: of the book its preface, of the site a page for its readers.
first_pages() {
    target page index README.md
    if [ "$format" = latex ]; then
        add_page docs/notes/preface.md
        return
    fi
    case $EDITION in
    instructor) add_page docs/notes/home_instructor.md ;;
    *) add_page docs/notes/home.md ;;
    esac
    add_page docs/notes/front.md
}

collect() {
    first_pages
    add_page docs/walkthrough.md
    for chapter in $chapters; do
        name=${chapter#???}
        add_page "chapters/$chapter/README.md"
        target page "$(label "chapters/$chapter/README.md")" "chapters/$chapter"
        add_header "chapters/$chapter/$name.h"
        if [ "$EDITION" = instructor ]; then
            add_page "solutions/$chapter/README.md"
            target page "$(label "solutions/$chapter/README.md")" \
                "solutions/$chapter"
        fi
        if [ "$format" = html ]; then
            add_source "chapters/$chapter/$name.c"
            add_source "tests/$chapter/${name}_test.c"
            target source "$(source_page "tests/$chapter/${name}_test.c")" \
                "tests/$chapter"
        fi
        [ "$format" = html ] && add_source "chapters/$chapter/worked.c"
    done
    for page in docs/*.md; do
        case $page in
        docs/walkthrough.md) continue ;;
        # A hundred links, each of them longer than a column of paper.
        docs/in-the-wild.md) [ "$format" = html ] || continue ;;
        docs/instructor*.md | docs/CONTRIBUTING.md | docs/design.md | \
            docs/changelog.md)
            [ "$EDITION" = instructor ] || continue
            ;;
        esac
        add_page "$page"
    done
    if [ "$EDITION" = instructor ]; then
        add_page docs/notes/teaching.md
        target page misconceptions misconceptions.md
        echo misconceptions.md >>"$stage/pages"
    fi
}

# convert PATH [FILE]: converts the Markdown of FILE as if it were at PATH.
convert() {
    mkdir -p "$stage/$(dirname "$1")"
    awk -v path="$1" -v targets="$stage/targets" -v format="$format" \
        -v edition="$EDITION" -v images="$stage/images" \
        -v contents="${contents-2}" \
        -v previous="${previous-}" -v next_page="${next_page-}" \
        -f docs/notes/md2dox.awk "${2-$1}" >"$stage/$1" || status=1
}

title_of() { sed -n 's/^# //p;/^# /q' "$1" | tr -d '`"'; }

# A lesson, with links to the ones before and after it.
lesson() {
    if [ "$format" = html ]; then
        previous=$(beside -1 "$1")
        next_page=$(beside 1 "$1")
        [ -n "$previous" ] || previous="index The course"
        [ -n "$next_page" ] || next_page="docs_schemes All schemes"
    fi
    convert "$1"
    previous='' next_page=''
}

# beside STEP LESSON: label and title of the lesson before or after it.
beside() {
    grep '^chapters/' "$stage/pages" | awk -v step="$1" -v lesson="$2" '
        { page[NR] = $0 }
        $0 == lesson { at = NR }
        END { print page[at + step] }' | while read -r page; do
        [ -z "$page" ] || echo "$(label "$page") $(title_of "$page")"
    done
}

# The book's preface, with the conventions of the site's front page.
preface() {
    sed -n '/^## Writing conventions/,$p' docs/notes/front.md >"$stage/rules"
    sed -e "/^<!-- conventions -->/{r $stage/rules
        d;}" docs/notes/preface.md >"$stage/preface.md"
    rm "$stage/rules"
}

# Copies a contract, and adds a link to the lesson at the end of each comment.
# In the book the contract follows the lesson, and needs no link.
header() {
    if [ "$format" = latex ]; then
        cp "$1" "$stage/contracts/"
        return
    fi
    chapter=$(basename "$(dirname "$1")")
    see="the lesson, @ref chapters_$chapter"
    [ "$EDITION" = instructor ] && [ -f "solutions/$chapter/README.md" ] &&
        see="$see, and its solution, @ref solutions_$chapter"
    awk -v see="$see" '
        /^\/\*\*/ { inside = 1 }
        inside && /\*\// { sub(/\*\//, "* @see " see " */"); inside = 0 }
        { print }' "$1" >"$stage/contracts/${1##*/}"
}

# A solution: its explanation, then its code.
solution() {
    chapter=$(basename "$(dirname "$1")")
    {
        cat "$1"
        echo
        echo '## The code'
        echo
        echo '```c'
        cat "solutions/$chapter/${chapter#???}.c"
        echo '```'
        [ "$format" = latex ] || printf '\n%s\n' \
            "Back to [the lesson](../../chapters/$chapter/README.md)."
    } >"$stage/solution.md"
    convert "$1" "$stage/solution.md"
    rm "$stage/solution.md"
}

sources() {
    awk '$1 == "source" && $3 ~ /\.c$/ { print $3 }' "$stage/targets" |
        while read -r file; do
            mkdir -p "$stage/$(dirname "$file")"
            cp "$file" "$stage/$file"
            folder=${file%/*}
            chapter=${folder#*/}
            cat <<END
/** @example $file
 *  From chapter @ref chapters_$chapter. */
END
        done >"$stage/sources.dox"
}

collect
while read -r page; do
    case $page in
    docs/notes/home*.md)
        wrong='[\1](../../misconceptions.md)'
        sed "s|<!-- page -->\(.*\)<!-- /page -->|$wrong|" \
            "$page" >"$stage/home.md"
        contents=0 convert "$page" "$stage/home.md"
        rm "$stage/home.md"
        ;;
    docs/glossary.md) contents=1 convert "$page" ;;
    docs/notes/preface.md)
        preface
        convert "$page" "$stage/preface.md"
        rm "$stage/preface.md"
        ;;
    misconceptions.md)
        docs/notes/misconceptions.sh "$format" "$chapters" >"$stage/wrong.md"
        contents=1 convert "$page" "$stage/wrong.md"
        rm "$stage/wrong.md"
        ;;
    chapters/*) lesson "$page" ;;
    solutions/*) solution "$page" ;;
    *) convert "$page" ;;
    esac
done <"$stage/pages"
awk '$1 == "header" { print $3 }' "$stage/targets" >"$stage/headers"
while read -r file; do
    header "$file"
done <"$stage/headers"
sources
exit $status
