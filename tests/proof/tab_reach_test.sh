#!/bin/sh
# tab_reach_test.sh [BROWSER ...]: the course in a tab, in Chromium and in
# Firefox: what stops a program is told with its line; all works without a
# network; a new version of the site reaches a reader whole, or not at all. It
# needs what make setup-tab installs, and the browsers.
. docs/notes/browser.sh
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
. tests/proof/tab/page.sh

# A mistake of the gallery: the board says its sentence, and its line.
gallery() { # NAME
    file=tests/proof/gallery/$1.c
    { cat "$file" && sed 's/encode_position/right_position/' \
        solutions/$sample/full_formula.c; } >"$room/$1.c"
    say=$(sed -n 's/.* say: *//p' "$file" | head -n 1)
    line=$(sed -n 's/.* line: *\([][0-9]*\).*/\1/p' "$file")
    holds "$in: $1 is checked" write_and_check "$room/$1.c"
    holds "$in: $1: $say" board_says "$say"
    holds "$in: $1: line $line" board_says "line $line\$"
}

# The site in a folder below the top, as on GitHub Pages. It may be a copy with
# another first lesson, and with a file that is not the one in the list.
publish() { # VERSION [FILE]
    next=$room/$1
    rm -rf "$next"
    cp -R "$site" "$next"
    if [ "$1" != first ]; then
        mv "$next"/tab/* "$next/tab/$1"
        sed -e "s|<h1[^>]*>|&$1: |" -e "s|tab/[0-9-]*/|tab/$1/|" \
            "$site/$lesson" >"$next/$lesson"
        offline_script "$next"
    fi
    [ $# = 1 ] || : >"$next/$2"
    rm -f "$room/www/course"
    ln -s "../$1" "$room/www/course"
}

offline_script() { # SITE
    { node docs/tab/list.js "$1" "$(cd "$1" && echo tab/*/clang/)" &&
        cat docs/tab/offline.js; } >"$room/offline.js"
    mv "$room/offline.js" "$1"
}

heading() { echo "return document.querySelector('h1').textContent"; }
stored='caches.open("course").then(store => store.keys()).then(keys =>
    keys.filter(({ url }) => /[?][0-9a-f]{64}$/.test(url)).length)'
all_files() { # of different content
    find "$site" -type f ! -name offline.js -exec cksum {} + |
        cut -d' ' -f1-2 | sort -u | wc -l
}

# Opens a lesson until its heading begins with this. A browser looks for a new
# version when it has shown a page.
comes() { # TEXT
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        browser_open "$course/$lesson" # which a new version may interrupt
        case $(browser_ask "$(heading)") in "$1"*) return ;; esac
        sleep 1
    done
    return 1
}

in_browser() {
    in=$1 lesson=chapters_00_order_blind.html
    mkdir -p "$room/www"
    publish first
    serve "$room/www"
    course=$address/course
    browser_start 1280 900 "$in"
    holds "$in: a lesson opens" open_lesson
    holds "$in: an editor comes to an exercise" open_editor
    holds "$in: clang arrives" wait_for "$clang_is_there"
    sed 's/10000/1000/' solutions/$sample/full_formula.c >"$room/wrong.c"
    holds "$in: a wrong answer is checked" write_and_check "$room/wrong.c"
    holds "$in: a known mistake is named" board_says "This is what you get with"
    for each in $accidents; do gallery "$each"; done
    holds "$in: the reference is checked" \
        write_and_check "solutions/$sample/full_formula.c"
    holds "$in: it is done" board_says "This chapter is done"
    holds "$in: all is kept" wait_for "return $stored.then(
        files => files === $(all_files))"
    holds "$in: nobody else is asked for anything" nothing_else_is_asked
    holds "$in: no fault is on the console" silently browser_console
    without_a_network
    # When a new worker takes a page over, Chromium at times says nothing more
    # to the one who drives it; why is not known. Firefox tells it each time.
    [ "$in" = chromium ] || new_versions
    kill "$server"
}

without_a_network() {
    kill "$server"
    holds "$in, offline: another lesson opens" \
        browser_open "$course/$lesson"
    holds "$in, offline: the folder is the first page" \
        browser_open "$course/"
    holds "$in, offline: your course" browser_open "$course/yours.html"
    holds "$in, offline: it shows the course" wait_for \
        "return /05.*(● ){3}●/.test(document.querySelector('#your-course')
            .innerText.replace(/\s+/g, ' '))"
    holds "$in, offline: the live page" browser_open "$course/live/"
    holds "$in, offline: it begins" wait_for \
        "return /1 Swap two words/.test(document.body.innerText)"
    holds "$in, offline: the lesson opens" open_lesson
    holds "$in, offline: its editor" open_editor
    holds "$in, offline: clang is there" wait_for "$clang_is_there"
    holds "$in, offline: a wrong answer is checked" \
        write_and_check "$room/wrong.c"
    holds "$in, offline: it is named" board_says "This is what you get with"
    serve "$room/www" "${address##*:}"
}

new_versions() {
    publish broken $lesson
    browser_open "$course/$lesson"
    holds "$in: a broken version is not taken" answers "return navigator
        .serviceWorker.getRegistration().then(one => one.update()
            .then(() => new Promise(tell => {
                const { installing } = one;
                installing.onstatechange = () => tell(installing.state);
            })))" redundant
    holds "$in: the one from before is whole" comes "00 Order-blind"
    publish second
    holds "$in: a new version comes" wait_for "return navigator.serviceWorker
        .getRegistration().then(one =>
            !!one.waiting || one.update().then(() => false))"
    holds "$in: the new version is shown" comes "second: "
    holds "$in: its own tab" answers "return document.querySelector(
        'script[src*=tab]').getAttribute('src')" tab/second/tab.js
    holds "$in: a page from before finds its own" answers "return fetch(
        '$(cd "$site" && echo tab/*/builder.js)').then(one => one.ok)" true
    holds "$in: the work is there" answers "return JSON.parse(
        localStorage['course:work:$sample']).text.includes('1000')" true
}

accidents="read_past_the_end endless_loop leak recursion division_by_zero"
site=$(NAMED=$sample docs/tab/tab.sh --site) || exit 2
[ $# -gt 0 ] || set -- chromium firefox
for browser; do
    if [ "$browser" = firefox ] && ! have firefox-esr && ! have firefox; then
        echo "There is no Firefox here, so it was not tried." >&2
        continue
    fi
    in_browser "$browser"
done
sum_up
