# The site as a reader uses it: docs/notes/check.sh reads this with ".". Each
# test prints what is wrong.
# shellcheck shell=sh disable=SC2154

# ---- Without a browser -------------------------------------------------------

lessons_of() {
    tests/verbs/order.sh | sed 's|.* \(.*\)|chapters_\1.html|' |
        while read -r page; do
            [ ! -f "$notes/$1/html/$page" ] || echo "$page"
        done
}

# pager PAGE REL: the address and the words of its links, at head and foot.
pager() {
    link="<a rel=\"$2\" href=\"[^\"]*\"><small>[A-Za-z]*</small> <span>[^<]*"
    grep -o "$link" "$1" | sed 's/.*href="\([^"]*\)".*<span>/\1 /'
}

# Every lesson leads to the next and to the one before, twice, by their titles.
ways_on() {
    html=$notes/$1/html expected=
    before='index.html The course'
    for page in $(lessons_of "$1"); do
        [ "$(pager "$html/$page" prev)" = "$before
$before" ] || echo "$page: not twice \"$before\" as the lesson before"
        title=$(sed -n 's/^<title>\(.*\) | .*/\1/p' "$html/$page")
        before="$page $title"
        [ -z "$expected" ] || [ "$expected" = "$before
$before" ] || echo "not twice \"$before\" as the next lesson, but $expected"
        expected=$(pager "$html/$page" next)
    done
    case $expected in
    "docs_schemes.html "*) ;;
    *) echo "the last lesson leads to $expected" ;;
    esac
}

staff='gradescope|grading|graders?|graded|instructors?|submissions?|hostile'
no_staff() {
    for page in "$notes"/student/html/*.html; do
        sed 's/<[^>]*>//g' "$page" | grep -niwE "$staff|for teachers" |
            sed "s|^|${page##*/}: |"
    done
    # A solution is spoken of only with the command that shows it.
    sed 's/<[^>]*>//g' "$notes"/student/html/*.html |
        grep -iw 'the solution' | grep -v 'make solution'
}

# The page has each question of the lesson, with the letter that is right.
whole_quiz() {
    for lesson in chapters/[0-9][0-9]_*/README.md; do
        page=$(echo "${lesson%/README.md}" | tr / _).html
        asked=$(awk '/^## / { quiz = /Quiz/ }
            quiz && /^\*\*[A-F]\.\*\*/ { printf "%s", substr($0, 3, 1) }' \
            "$lesson")
        shown=$(grep -o 'class="quiz" data-right="[A-F]"' \
            "$notes/student/html/$page" | sed 's/.*"\(.\)"$/\1/' | tr -d '\n')
        [ "$asked" = "$shown" ] || echo "$page: $shown, and not $asked"
    done
}

described() {
    for page in "$notes/$1"/html/*.html; do
        for tag in '<title>..*</title>' '<meta name="description" content="..' \
            '<meta property="og:image" content="[^"]*card.png"' \
            '<link rel="icon" href="favicon.svg"'; do
            grep -q "$tag" "$page" || echo "${page##*/} lacks $tag"
        done
    done
    grep -q PNG "$notes/$1/html/card.png" || echo "no card.png"
}

# ---- With a browser ----------------------------------------------------------

site_open() { browser_open "$browser/../$1/html/$2"; }

# For tests that change nothing.
site_look() {
    case $(browser_ask 'return location.pathname + location.hash') in
    *"/$1/html/$2") ;;
    *) site_open "$1" "$2" ;;
    esac
}

ask_search='
    const field = document.querySelector("#search input");
    field.value = WORD;
    field.dispatchEvent(new Event("input"));
    const links = [...document.querySelectorAll("#search li a")];
    const plain = (text) => text.toLowerCase().replace(/,/g, "");'

search_answers() {
    site_open student index.html
    browser_ask 'document.body.dispatchEvent(new KeyboardEvent("keydown",
        { key: "/", bubbles: true })); return 1' >/dev/null
    wait_for 'return window.courseTexts &&
        document.querySelector("#search output").textContent == ""' || return
    for word in aliasing 10000 clock; do
        browser_ask "const WORD = '$word';$ask_search"'
            const bad = [];
            if (!links.length) return WORD + ": nothing found";
            const marks = [...links[0].querySelectorAll(".snippet mark")];
            if (!marks.some(e => plain(e.textContent).startsWith(
                WORD.slice(0, 5)))) bad.push(WORD + ": not marked");
            links.forEach(a => {
                if (!a.querySelector(".title").textContent ||
                    !a.getBoundingClientRect().height ||
                    a.getBoundingClientRect().right > innerWidth)
                    bad.push(WORD + ": a result that one does not see");
            });
            return bad.join("\n");' | sed '/^$/d'
    done
    browser_ask "const WORD = 'quizzaciously';$ask_search"'
        const said = document.querySelector("#search output").textContent;
        return links.length || !/^Nothing found/.test(said)
            ? "a made-up word: " + links.length + " results, " + said : ""' |
        sed '/^$/d'
    # The first result leads to its section.
    where=$(browser_ask "const WORD = '10000';$ask_search"'
        return links[0].getAttribute("href")')
    site_open student "$where"
    browser_ask 'const at = document.getElementById(location.hash.slice(1));
        return at ? "" : "no section at " + location.href' | sed '/^$/d'
}

quiz_judges() {
    site_open student chapters_06_offset_identity.html
    browser_ask '
        const bad = [], folds = [...document.querySelectorAll("details.quiz")];
        const groups = [...document.querySelectorAll(".options")];
        const is = (what, ok) => { if (!ok) bad.push(what); };
        const look = (k) => ({ fold: folds[k], said: groups[k]
            .nextElementSibling.textContent, all: [...groups[k].children] });
        const letter = (b) => b.querySelector("b").textContent;
        is("each question has its options", groups.length == folds.length);
        is("no answer is seen before", folds.every(f => !f.offsetHeight));
        is("no letter twice", !/^[A-F]\)/m.test(groups[0].innerText));
        look(0).all.find(b => letter(b) == folds[0].dataset.right).click();
        is("right: " + look(0).said, look(0).said == "Right.");
        is("no option is wrong", !groups[0].querySelector(".wrong"));
        is("its explanation is seen", folds[0].offsetHeight > 20);
        look(1).all.find(b => letter(b) != folds[1].dataset.right).click();
        is("wrong: " + look(1).said, look(1).said ==
            "Not quite. It is " + folds[1].dataset.right + ".");
        is("the wrong one", groups[1].querySelectorAll(".wrong").length == 1);
        is("the right one", letter(groups[1].querySelector(".right")) ==
            folds[1].dataset.right);
        is("the other explanation is seen", folds[1].offsetHeight > 20);
        is("the others are not", folds.slice(2).every(f => !f.offsetHeight));
        is("one answer each", look(1).all.every(b => b.disabled));
        is("the score", document.querySelector(".score").textContent
            .startsWith("1 right so far; " + (folds.length - 2)));
        return bad.join("\n")' | sed '/^$/d'
}

# On a phone one tap shows the lessons, and a second one opens one of them.
menu_opens() {
    site_open student chapters_03_sin_cos_pair.html
    browser_ask "const LESSONS = $(lessons_of student | wc -l);"'
        const bad = [], side = document.getElementById("side");
        if (side.offsetHeight) bad.push("the list is open before");
        const label = document.querySelector("label[for=menu]")
            .getBoundingClientRect();
        if (label.height < 24) bad.push("no menu to tap");
        document.elementFromPoint(label.left + label.width / 2,
            label.top + label.height / 2).click();
        const links = [...side.querySelectorAll(".lessons > li > a")];
        links.slice(0, 10).forEach(a => {
            const box = a.getBoundingClientRect();
            const top = document.elementFromPoint(box.left + 20,
                box.top + box.height / 2);
            if (!top || !a.contains(top)) bad.push("not to tap: " + a.text);
        });
        if (links.length != LESSONS) bad.push(links.length + " lessons");
        const here = side.querySelector("[aria-current]");
        if (!here || !/^chapters_03/.test(here.getAttribute("href")))
            bad.push("this lesson is not marked");
        const bar = document.getElementById("bar").offsetHeight;
        if (bar > 56) bad.push("the bar is " + bar + " high");
        return bad.join("\n")' | sed '/^$/d'
}

contents_fold() { # WIDTH
    site_open student chapters_06_offset_identity.html
    browser_ask "const wide = $1 >= 1240;"'
        const bad = [], toc = document.querySelector("details.toc");
        const links = [...toc.querySelectorAll("a")];
        const names = [...document.querySelectorAll(".textblock h1")];
        if (toc.open != wide) bad.push("open: " + toc.open);
        if (links.length <= names.length) bad.push("contents too short");
        links.forEach(a => {
            if (!document.getElementById(a.hash.slice(1)))
                bad.push("leads nowhere: " + a.text);
        });
        scrollTo(0, 5000);
        const box = toc.getBoundingClientRect();
        if (wide && (box.top < 0 || box.bottom > innerHeight))
            bad.push("the contents do not stay: " + box.top);
        return bad.join("\n")' | sed '/^$/d'
}

# A table and a figure are folded with their answer. Opened, they can be moved
# where they are too wide; paper shows them.
folds_open() { # WIDTH
    site_open student chapters_06_offset_identity.html
    browser_ask "const narrow = $1 < 600;"'
        const bad = [];
        const all = [...document.querySelectorAll(
            ".textblock details:not(.toc, .quiz)")];
        const with_one = (what) => all.find(f => f.querySelector(what));
        const wide = with_one(".figure"), table = with_one("table.numbers");
        if (!wide || !table) return "no figure or no table is folded";
        if (all.some(f => f.open)) bad.push("an answer is open before");
        dispatchEvent(new Event("beforeprint"));
        if (!all.every(f => f.open)) bad.push("folded on paper");
        if (table.querySelector("table").offsetHeight < 40)
            bad.push("paper has no table");
        dispatchEvent(new Event("afterprint"));
        if (all.some(f => f.open)) bad.push("open after printing");
        wide.open = true;
        wide.dispatchEvent(new Event("toggle"));
        const box = wide.querySelector(".figure");
        if (box.offsetHeight < 100) bad.push("the figure has no height");
        if (narrow && box.tabIndex != 0) bad.push("no key moves the figure");
        return bad.join("\n")' | sed '/^$/d'
}

# A comfortable line has about 70 characters.
short_lines() {
    site_look student chapters_06_offset_identity.html
    browser_ask '
        const lines = [...document.querySelectorAll(".textblock > p")]
            .filter(p => p.textContent.length > 250 &&
                !p.querySelector("script, .MathJax_SVG"))
            .map(p => p.textContent.length / Math.round(p.offsetHeight /
                parseFloat(getComputedStyle(p).lineHeight)));
        const mean = lines.reduce((a, b) => a + b, 0) / lines.length;
        return mean > 55 && mean < 75 ? "" : mean + " characters a line"' |
        sed '/^$/d'
}

# Every text has enough contrast, on a page of prose and on one of code.
contrast() {
    for page in chapters_06_offset_identity.html \
        chapters_206_offset_identity_2worked_8c-example.html; do
        site_look student $page
        browser_ask "$page_contrast" | sed "/^$/d; s|^|$page: |"
    done
}

page_contrast='
        const bad = [];
        const light = (colour) => colour.match(/[\d.]+/g).slice(0, 3)
            .map(c => c / 255).map(c => c <= .04045 ? c / 12.92 :
                ((c + .055) / 1.055) ** 2.4)
            .reduce((sum, c, k) => sum + c * [.2126, .7152, .0722][k], 0);
        const ground = (e) => {
            for (; e; e = e.parentElement) {
                const c = getComputedStyle(e).backgroundColor;
                if (!/, 0\)$/.test(c)) return light(c);
            }
            return 1;
        };
        const seen = {};
        document.querySelectorAll(".fragment span, .contents a, .toc a, " +
            "#side a, #side h2, #side b, .pager small, summary, th, p, code")
            .forEach(e => {
            const a = light(getComputedStyle(e).color), b = ground(e);
            const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
            if (ratio < 4.5) seen[e.tagName + "." + e.className] = ratio;
        });
        for (const name in seen) bad.push(name + ": contrast " + seen[name]);
        return bad.join("\n")'

curly() {
    site_look student chapters_06_offset_identity.html
    browser_ask '
        const prose = document.querySelector(".textblock").cloneNode(true);
        prose.querySelectorAll("code, pre, .fragment, script, .MathJax_SVG")
            .forEach(e => e.remove());
        const straight = prose.textContent.match(/.{0,20}["\x27].{0,20}/);
        return straight ? straight[0] : ""' | sed '/^$/d'
}

filter_filters() {
    site_open instructor misconceptions.html
    browser_ask '
        const bad = [], field = document.querySelector("#filter input");
        const all = [...document.querySelectorAll("section.wrong")];
        const type = (text) => {
            field.value = text;
            field.dispatchEvent(new Event("input"));
            return all.filter(e => e.offsetHeight);
        };
        if (all.length < 100) bad.push(all.length + " misconceptions");
        if (type("").length != all.length) bad.push("not all at first");
        const some = type("degrees");
        if (!some.length || some.length == all.length)
            bad.push(some.length + " with degrees");
        if (some.some(e => !/degrees/i.test(e.textContent)))
            bad.push("one without the word");
        const said = document.querySelector("#filter output").textContent;
        if (said != some.length + " of " + all.length) bad.push(said);
        if (type("quizzaciously").length) bad.push("a made-up word");
        if (document.querySelector("section.chapter:not([hidden])"))
            bad.push("a chapter without an entry");
        return bad.join("\n")' | sed '/^$/d'
}

# The panels live, where they can be built; their pictures stay for paper.
panels_live() {
    [ -f "$notes/student/html/live.js" ] || return 0
    site_open student index.html
    wait_for 'return document.querySelector(".live").dataset.state == "drawn"'
    browser_ask 'return document.querySelector(".live img") ? "" :
        "no picture for paper"' | sed '/^$/d'
}

# As holds, for a test that prints what is wrong.
site_holds() { # TEXT TEST...
    text=$1
    shift
    ("$@") >"$browser/found" 2>&1
    holds "$text" nothing <"$browser/found"
}

site_checks() {
    for edition in student instructor; do
        site_holds "$edition: every lesson leads on, and back" \
            ways_on "$edition"
        site_holds "$edition: every page has a title and a description" \
            described "$edition"
    done
    site_holds "student: nothing for staff, and no dead solution" no_staff
    site_holds "student: the quiz is the lessons'" whole_quiz
    browser_start 390 800 || return 1
    site_holds "phone: the search answers from the disk" search_answers
    site_holds "phone: the menu shows the lessons" menu_opens
    site_holds "phone: the contents are folded" contents_fold 390
    site_holds "phone: answers open with their tables" folds_open 390
    site_holds "phone: nothing in the console" browser_console
    browser_start 1280 900 || return 1
    site_holds "desktop: the search answers from the disk" search_answers
    site_holds "desktop: the quiz judges an answer" quiz_judges
    site_holds "desktop: the contents stay beside the text" contents_fold 1280
    site_holds "desktop: answers open with their tables" folds_open 1280
    site_holds "desktop: lines of 70 characters" short_lines
    site_holds "desktop: contrast" contrast
    site_holds "desktop: quotes are curly" curly
    site_holds "desktop: the misconceptions can be filtered" filter_filters
    site_holds "desktop: the panels live" panels_live
    site_holds "desktop: nothing in the console" browser_console
    site_holds "desktop: nothing fetched from a network" fetched
    browser_start 1280 900 dark || return 1
    site_holds "dark: contrast" contrast
}

# The panels' worker is a blob.
fetched() { browser_requests | grep -vE '^(file|blob):'; }
