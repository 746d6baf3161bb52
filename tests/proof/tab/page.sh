# What the tests of the course in a browser's tab share. They read
# docs/notes/browser.sh and proof/count.sh, too.
# shellcheck shell=sh
# shellcheck disable=SC2034 # for the script that reads this file
room=$BUILD/tab/test
mkdir -p "$room" || exit 2
sample=05_full_formula

# Serves a folder at $address, by $server.
serve() { # FOLDER [PORT]
    : >"$room/port"
    python3 -u -m http.server --bind 127.0.0.1 --directory "$1" "${2:-0}" \
        >"$room/port" 2>"$room/served" &
    server=$!
    until grep -q port "$room/port"; do sleep 0.1; done
    address=http://127.0.0.1:$(sed 's/.*port \([0-9]*\).*/\1/' "$room/port")
}

# Types a text in place of all in the editor, and checks the chapter.
write_and_check() { # FILE
    text=$(python3 -c 'import json, sys; print(json.dumps(sys.stdin.read()))' \
        <"$1")
    browser_ask "document.querySelector('.board')?.remove();
        lesson.editor.text = $text; lesson.check(null); return '';" >/dev/null
    wait_for "return document.querySelector('.board') && !lesson.checking"
}

board_says() { # PATTERN
    said=$(browser_ask "return document.querySelector('.board').textContent")
    printf '%s\n' "$said" | grep -q -e "$1"
}

# What the live panel below the first exercise shows.
panel_shows() { # SCRIPT
    wait_for "const panel = explorer_page.panels.find(
            one => one.of === 'pair_frequency');
        const says = text => (panel.whose.innerText + panel.notice.innerText +
            panel.under.innerText).includes(text);
        return panel && ($1);"
}

open_lesson() {
    browser_open "${course:-$address}/chapters_$sample.html" &&
        wait_for "return !!document.querySelector('.begin')"
}

answers() { # SCRIPT VALUE
    got=$(browser_ask "$1")
    [ "$got" = "$2" ] || {
        echo "$got"
        return 1
    }
}

open_editor() {
    browser_click 0.5 0.5 "return document.querySelector('.begin')"
}

clang_is_there="return /is there/.test(
    document.querySelector('.bench .status').textContent)"

# No part of the page is wider than the screen.
is_not_too_wide() {
    answers "return document.documentElement.scrollWidth <= innerWidth" true
}

nothing_else_is_asked() {
    ! browser_requests | grep -v "^$address/\|^blob:\|^data:"
}
