#!/bin/sh
# docs/notes/check.sh: builds both editions of the notes and the book, and tests
# them. It prints what fails, and ends with the count.
#
#   KEEP=1   tests what is in $BUILD/notes, without building it
#   BOOK=0   leaves out the book
#
# make test calls it. It needs what notes.sh and pdf.sh need, and what
# browser.sh and poppler-utils need.
set -u

# shellcheck source=docs/notes/browser.sh
. docs/notes/browser.sh
# The awk programs read bytes. (Python sets a locale where there was none.)
LC_ALL=C
export LC_ALL
BUILD=${BUILD:-build}
export BUILD
here=docs/notes
notes=$BUILD/notes
room=$notes
mkdir -p "$notes"
browser=$PWD/$notes/browser
case $BUILD in
/*) browser=$notes/browser ;;
esac
mkdir -p "$browser"
. tests/proof/count.sh
# shellcheck source=docs/notes/check_site.sh
. $here/check_site.sh
# shellcheck source=docs/notes/book_check.sh
. $here/book_check.sh

nothing() {         # succeeds if standard input is empty
    found=$(cat)
    [ -z "$found" ] || { echo "$found"; return 1; }
}

filter_holds() {
    awk -v path=docs/notes/md2dox_test.md -v label=test -v images= \
        -v targets=$here/md2dox_test.targets -v format="$1" \
        -v contents=2 -v previous="index The course" -v next_page="a B c" \
        -f $here/md2dox.awk $here/md2dox_test.md |
        diff $here/md2dox_test."$1" -
}

filter_complains() {
    printf '%s\n' "$2" | awk -v path=docs/notes/x.md -v label=test \
        -f $here/md2dox.awk 2>&1 | grep -q "$1"
}

links_resolve() {
    (cd "$notes/$1/html" && find . -type f | sed 's|^\./||' >../files &&
        awk -v files=../files -f "$top/$here/links.awk" -- *.html)
}

# A line of a reference must not be shown, unless a lesson's program or a test
# has it too, or it is too short to be recognised.
no_solutions() {
    (cd "$notes/student" && find . -name 'solutions*') | nothing || return 1
    for file in solutions/*/*.c; do
        grep -h -v '^#\|^ *//\|^/\*\|^ \*' "$file" | sed 's/^ *//' |
            awk 'length > 24 && /[=;]/' | while IFS= read -r line; do
            grep -qF "$line" chapters/*/*.[ch] tests/*/*.c && continue
            printf '%s\n' "$line"
        done
    done | sort -u >"$browser/secret"
    [ -s "$browser/secret" ] || { echo "no reference found"; return 1; }
    for page in "$notes"/student/html/*.html; do
        sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&#39;/'"'"'/g
            s/&amp;/\&/g' "$page" | grep -nF -f "$browser/secret" |
            sed "s|^|$(basename "$page"): |"
    done | nothing
}

# In the order of the README's tables.
chapters_in_order() {
    sed -n '/<ul class="lessons">/,/<\/ul>/s/.*<b>\([0-9][0-9]\)<.*/\1/p' \
        "$notes/$1/html/index.html" >"$browser/order"
    [ -s "$browser/order" ] &&
        sed -n 's/^| \([0-9][0-9]\) |.*/\1/p' README.md |
        diff - "$browser/order"
}

# shellcheck disable=SC2016 # JavaScript's backquotes and dollars
# Asks a page in the browser for its defects. No answer means no defects.
page_defects='
    const bad = [], say = (what) => bad.push(what);
    document.querySelectorAll(".textblock details:not(.quiz)")
        .forEach(e => { e.open = true; });
    const scripts = document.querySelectorAll("script[type^=\"math/tex\"]");
    const drawn = document.querySelectorAll(".MathJax_SVG svg");
    if (drawn.length < scripts.length)
        say(drawn.length + " of " + scripts.length + " formulas drawn");
    if (window.MathJax && MathJax.Hub) MathJax.Hub.getAllJax()
        .filter(jax => jax.texError)
        .forEach(jax => say("a formula in error: " + jax.originalText));
    document.querySelectorAll(".MathJax_Error, .MathJax_SVG [fill=red]")
        .forEach(e => say("a formula in error: " + e.textContent));
    const prose = document.querySelector(".contents").cloneNode(true);
    prose.querySelectorAll(".fragment, code, pre, script, .MathJax_SVG")
        .forEach(e => e.remove());
    const raw = prose.textContent
        .match(/(\\[([]|\\f[$[]|\$\S|```|\[!|\*\*).{0,20}/);
    if (raw) say("left as it was typed: " + raw[0]);
    document.querySelectorAll("img").forEach(e => {
        if (!e.complete || e.naturalWidth == 0) say("no picture " + e.src);
        if (!e.closest("#nav-path") && !e.alt && e.closest(".contents"))
            say("a picture without words: " + e.src);
    });
    // A phone makes innerWidth as wide as what sticks out.
    const all = document.documentElement, width = all.clientWidth;
    const wide = document.getElementById("doc-content");
    if (all.scrollWidth > width ||
        wide.getBoundingClientRect().right > width + 1)
        say("the page is " + all.scrollWidth + " wide");
    document.querySelectorAll(".contents p, .contents li, .contents h1, " +
        ".contents table, .contents pre, .contents img, .contents svg, " +
        ".contents details, .contents code, .contents div, .title")
        .forEach(e => {
            const box = e.getBoundingClientRect();
            if (box.right <= width + 3 || box.width == 0) return;
            for (let up = e.parentElement; up.id != "doc-content";
                up = up.parentElement)
                if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return;
            say(e.tagName + " reaches to " + Math.round(box.right) + ": " +
                e.textContent.trim().slice(0, 40));
        });
    return bad.join("\n");'

# The student's pages, and those of the instructor that have another text.
pages_of() {
    cd "$notes/$1/html" || return 1
    for page in *.html; do
        other=../../student/html/$page
        case $1/$page in
        */dir_*) ;;
        student/*) echo "$page" ;;
        *) [ "$(text_of "$page")" = "$(text_of "$other")" ] || echo "$page" ;;
        esac
    done
}

# What is folded or hidden in one of the editions is looked at unfolded in both.
# That a line also names the solution makes no page wider.
text_of() {
    [ ! -f "$1" ] || sed '1,/id="doc-content"/d; s/<details[^>]*>/<details>/g
        s/, and its solution, <a [^>]*>[^<]*<\/a>//g
        /<li>.*The solution, explained/d' "$1"
}

unfold='document.querySelectorAll(".contents details").forEach(
    e => { e.open = true; e.hidden = false; });'

# look EDITION: opens its pages on a phone, and the student's lessons then on a
# dark desktop; writes down their defects, the console's messages, and what they
# fetched from a network.
look() {
    : >"$browser/phone"
    : >"$browser/dark"
    formulas=0 pages=0
    browser_start 360 740 || return 1
    for name in $(pages_of "$1"); do
        browser_open "$browser/../$1/html/$name"
        browser_ask "$unfold $page_defects" | sed "/^$/d; s|^|$name: |" \
            >>"$browser/phone"
        count=$(browser_ask 'return document.querySelectorAll(
            ".MathJax_SVG svg").length')
        formulas=$((formulas + count))
        pages=$((pages + 1))
        case $1/$name in
        student/index.html | student/chapters_[0-9][0-9]_*) ;;
        *) continue ;;
        esac
        browser_size 1280 900 dark
        browser_ask "$in_the_dark" | grep -v '^null$' >>"$browser/dark"
        browser_ask "$page_defects" | sed "/^$/d; s|^|$name: |" \
            >>"$browser/dark"
        browser_size 360 740
    done
    browser_console >"$browser/console"
    fetched >"$browser/fetched" || :
}

# Dark as its button makes it, and not for the pages after it; and the formulas
# are broken into lines anew.
in_the_dark='document.getElementById("theme").click();
    localStorage.clear();
    if (!document.documentElement.classList.contains("dark-mode"))
        return location.pathname + " does not turn dark";
    return window.MathJax && new Promise(done => {
        MathJax.Hub.Queue(["Rerender", MathJax.Hub]);
        MathJax.Hub.Queue(() => done(null));
    });'

enough_formulas() {
    echo "$formulas formulas on $pages pages"
    [ "$formulas" -ge 20 ]
}

pages_are_well() {
    look "$edition" || {
        bad "$edition: no browser"
        return
    }
    holds "$edition, phone: formulas, pictures and widths of $pages pages" \
        nothing <"$browser/phone"
    holds "$edition, desktop, dark: the same of the lessons" \
        nothing <"$browser/dark"
    holds "$edition: $formulas formulas are typeset" enough_formulas
    holds "$edition: nothing in the console" nothing <"$browser/console"
    holds "$edition: nothing fetched from a network" nothing \
        <"$browser/fetched"
}

toggles() {
    browser_start 1280 900 || return 1
    browser_open "$browser/../student/html/index.html"
    browser_ask 'document.getElementById("theme").click(); return ""' \
        >/dev/null
    answer=$(browser_ask 'return document.documentElement.className + " " +
        getComputedStyle(document.body).backgroundColor')
    echo "$answer"
    case $answer in
    *dark-mode*) ;;
    *) return 1 ;;
    esac
}

book_filter_holds() {
    awk -v page=chapters_05_full_formula -v glossary=$here/latex_test.md \
        -f $here/latex.awk $here/latex_test.tex | diff $here/latex_test.book -
}

top=$PWD
holds "the filter: a page of everything, for the site" filter_holds html
holds "the filter: a page of everything, for the book" filter_holds latex
holds "the book: a page of everything, as it is set in type" book_filter_holds
holds "the filter: a dead link is an error" \
    filter_complains 'x.md:1: error: there is no docs/nowhere.md' \
    '[a](../nowhere.md)'
# shellcheck disable=SC2016 # a dollar alone
holds "the filter: a formula without an end is an error" \
    filter_complains 'x.md:1: error: a \$ alone' 'costs $5'

for edition in student instructor; do
    export EDITION=$edition
    [ -n "${KEEP-}" ] ||
        holds "$edition: the site builds without a warning" $here/notes.sh
    [ -f "$notes/$edition/html/index.html" ] || continue
    holds "$edition: no warning was written down" \
        nothing <"$notes/$edition/warnings"
    holds "$edition: every link leads somewhere" links_resolve $edition
    holds "$edition: the chapters are in order" chapters_in_order $edition
    pages_are_well
    [ "${BOOK-}" = 0 ] && continue
    [ -n "${KEEP-}" ] ||
        holds "$edition: the book is typeset" $here/pdf.sh
    check_book $edition
done
holds "student: no line of a reference is shown" no_solutions
site_checks
holds "student: light and dark can be switched" toggles
rm -rf "$browser"

sum_up
