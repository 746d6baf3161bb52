# Drives a headless Chromium with curl, by the WebDriver protocol. Read with
# ".", it defines
#
#   browser_start WIDTH HEIGHT [dark]   a new browser, with an empty profile
#   browser_open FILE                   shows a page and waits for its formulas
#   browser_ask SCRIPT                  what a JavaScript function body returns
#   browser_frame N                     asks the Nth frame from now on
#   browser_console                     errors and warnings since the last call
#   browser_requests                    addresses asked for since the last call
#   browser_picture FILE.png            what is seen now
#   browser_stop
#
# It needs the Debian packages chromium, chromium-driver, curl and jq. The
# folder $browser must exist; the browser writes everything there.
# shellcheck shell=sh disable=SC2154

browser_start() {
    for _ in 1 2 3; do
        browsers=$((${browsers-0} + 1))
        profile=$browser/profile-$browsers
        mkdir -p "$profile"
        browser_driver
        session=$(browser_options "$@" | browser_send /session |
            jq -r '.value.sessionId // empty')
        [ -z "$session" ] || return 0
        browser_stop
    done
    echo "Chromium did not start." >&2
    return 1
}

# The driver finds a free port and prints it.
browser_driver() {
    chromedriver --port=0 >"$profile/driver" 2>&1 &
    browser_pid=$!
    port=''
    # As long as it runs: how long it takes to start is the machine's affair.
    while [ -z "$port" ] && kill -0 "$browser_pid" 2>/dev/null; do
        sleep 0.25
        port=$(sed -n 's/.*started successfully on port \([0-9]*\).*/\1/p' \
            "$profile/driver")
    done
    driver=http://127.0.0.1:$port
}

# A window can't be as narrow as a phone, so the browser emulates a device. No
# host name can be resolved, so a page that asks for one is noticed.
browser_options() {
    jq -n --argjson width "$1" --argjson height "$2" --arg scheme "${3-}" \
        --arg profile "$profile" '{capabilities: {alwaysMatch: {
        "goog:loggingPrefs": {browser: "ALL", performance: "ALL"},
        "goog:chromeOptions": {
            mobileEmulation: {deviceMetrics: {width: $width, height: $height,
                pixelRatio: 1, touch: false, mobile: ($width < 600)}},
            args: (["--headless", "--no-sandbox", "--disable-gpu",
                "--disable-quic", "--no-first-run", "--disable-sync",
                "--disable-background-networking",
                "--disable-component-update",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--user-data-dir=" + $profile, "about:blank"]
                + if $scheme == "dark" then
                    ["--blink-settings=preferredColorScheme=0"] else [] end)
        }}}}'
}

# browser_send PATH: posts its standard input, prints the answer.
browser_send() {
    curl -s --noproxy '*' --max-time 600 -H 'Content-Type: application/json' \
        --data-binary @- "$driver$1"
}

browser_ask() {
    jq -n --arg script "$1" '{script: $script, args: []}' |
        browser_send "/session/$session/execute/sync" | jq -r '.value'
}

browser_open() {
    jq -n --arg url "file://$1" '{url: $url}' |
        browser_send "/session/$session/url" >/dev/null
    jq -n '{args: [], script: "
        const done = arguments[0];
        if (window.MathJax && MathJax.Hub) MathJax.Hub.Queue(() => done(1));
        else done(0);"}' |
        browser_send "/session/$session/execute/async" >/dev/null
}

browser_frame() {
    echo "{\"id\": $1}" | browser_send "/session/$session/frame" >/dev/null
}

browser_log() {
    jq -n --arg type "$1" '{type: $type}' |
        browser_send "/session/$session/se/log"
}

browser_console() {
    browser_log browser |
        jq -r '.value[] | select(.level == "SEVERE" or .level == "WARNING")
            | .message'
}

browser_requests() {
    browser_log performance |
        jq -r '.value[].message | fromjson | .message
            | select(.method == "Network.requestWillBeSent")
            | .params.request.url
            | select(test("^(chrome[a-z-]*|data|about):") | not)'
}

browser_picture() {
    curl -s --noproxy '*' "$driver/session/$session/screenshot" |
        jq -r '.value' | base64 -d >"$1"
}

browser_stop() {
    [ -z "$session" ] ||
        curl -s --noproxy '*' -X DELETE "$driver/session/$session" >/dev/null
    kill "$browser_pid" 2>/dev/null
    wait "$browser_pid" 2>/dev/null || :        # it was told to go
}
