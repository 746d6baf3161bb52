# Lets a test script look at pages in a headless Chromium or Firefox. A script
# that reads this file with "." before it does anything else starts anew below
# browser.py, which starts a browser when it is first asked for. It defines
#
#   browser_start WIDTH HEIGHT [dark] [still] [firefox]
#                                       a new page, with an empty profile; still
#                                       is for a reader who asked for no motion;
#                                       from here on in this browser
#   browser_size WIDTH HEIGHT [dark]    the same page, otherwise
#   browser_open FILE                   shows a page and waits for its formulas
#   browser_ask SCRIPT                  what a JavaScript function body returns
#   wait_for SCRIPT                     until it returns something true
#   browser_click X Y SCRIPT            clicks the element that a function body
#                                       returns, at this share of its sides
#   browser_key NAME                    presses ArrowLeft, Enter or the blank
#   browser_console                     errors and warnings since the last call
#   browser_requests                    addresses asked for since the last call,
#                                       by workers, too
#
# It needs python3 and chromium-headless-shell, or chromium; firefox-esr. In
# Firefox a page is light and not as narrow as a phone.
# shellcheck shell=sh

if [ -z "${IN_BROWSER-}" ]; then
    export IN_BROWSER=1
    exec python3 docs/notes/browser.py "$0" "$@"
fi

# An answer ends with a line of its own.
browser_end=$(printf '\004')
browser() { # COMMAND ARGUMENT
    printf '%s %s\0' "$1" "${2-}" >&8
    sed -n "/^$browser_end\$/q; p" <&9
}

silently() {        # succeeds if a command says nothing
    answer=$("$@")
    [ -z "$answer" ] || { echo "$answer"; return 1; }
}

browser_start() { silently browser start "$*"; }
browser_size() { silently browser size "$*"; }
browser_open() { silently browser open "$1"; }
browser_ask() { browser ask "$1"; }
browser_click() { silently browser click "$1 $2 $3"; }
browser_key() { silently browser key "$1"; }
browser_console() { browser console | sed '/^$/d'; }
browser_requests() { browser requests | sed '/^$/d'; }

wait_for() {
    answer=$(browser wait "$1")
    [ "$answer" = yes ] || { echo "$answer"; return 1; }
}
