#!/usr/bin/env python3
"""Runs a test script, and for it a headless Chromium, which it drives by the
DevTools protocol.

    browser.py SCRIPT ARGUMENT...

The script writes requests to file descriptor 8 and reads answers from 9, by the
functions of browser.sh. A request is a command, a blank, its argument and a
NUL. An answer is lines of text; a line with END alone comes last.

One Chromium shows all pages of a script: it starts when it is first asked for,
and ends with the script. Each "start" has a profile of its own, and nothing of
the one before. No host name can be resolved, so a page that asks for one is
noticed.
"""
import fcntl
import json
import os
import re
import shutil
import signal
import sys
import tempfile
import time

END = "\x04"

# Seconds for what comes at once or never: only what is broken takes so long, so
# a slow machine changes no verdict.
PATIENCE = 90

OPTIONS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-sync --disable-background-networking --disable-component-update
    --disable-dev-shm-usage --remote-debugging-pipe about:blank""".split()
OPTIONS.append("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")

# The shell has no windows, and shows a page in two thirds of the time.
BROWSERS = "chromium-headless-shell", "chromium"

# Gives the place of a node's point on the page, and listens to the one click
# that comes next. It goes through if its press finds the point where it was and
# the click reaches the node; otherwise the page does not hear of it. A release
# is let through, so that nothing stays pressed.
AIM = """
const [x, y] = [%s, %s], node = (() => { %s
})();
const where = () => {
    const box = node.getBoundingClientRect();
    return Math.round(box.left + x * box.width) + " " +
        Math.round(box.top + y * box.height);
};
node.scrollIntoView({ block: "center" });
const place = where(), kinds = ["pointerdown", "mousedown", "click"];
let aimed = false, got = "nothing";
const judge = event => {
    const path = event.composedPath();
    if (event.type === "pointerdown") aimed = where() === place;
    if (aimed && path.includes(node)) {
        if (event.type === "click") got = "clicked";
        return;
    }
    got = path[0].outerHTML?.slice(0, 80) ?? "the page";
    event.preventDefault();
    event.stopImmediatePropagation();
};
for (const kind of kinds) addEventListener(kind, judge, true);
window.aim = { end() {
    for (const kind of kinds) removeEventListener(kind, judge, true);
    return got;
} };
return place;"""

KEYS = {"ArrowLeft": (37, ""), "Enter": (13, "\r"), " ": (32, " ")}


def pipe():
    """Both ends of a pipe, above the numbers that a child may want."""
    ends = []
    for end in os.pipe():
        ends.append(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10))
        os.close(end)
    return ends


def begin(command, places, quiet=False):
    """Begins a process with which we share two pipes: it reads from the first
    of these numbers and writes to the second. Gives its number and our ends."""
    theirs, ours = zip(pipe(), pipe()[::-1])
    actions = [(os.POSIX_SPAWN_DUP2, *pair) for pair in zip(theirs, places)]
    if quiet:
        actions += [(os.POSIX_SPAWN_OPEN, place, os.devnull, os.O_RDWR, 0)
                    for place in (0, 1, 2)]
    process = os.posix_spawnp(command[0], command, os.environ,
                              file_actions=actions)
    for end in theirs:
        os.close(end)
    return process, open(ours[0], "wb"), open(ours[1], "rb", buffering=0)


def until_nul(stream, text):
    """One message of a stream, and what has been read behind it. The message is
    None at the stream's end."""
    while b"\0" not in text:
        more = stream.read(1 << 20)
        if not more:
            return None, b""
        text += more
    message, _, rest = text.partition(b"\0")
    return message, rest


def address(page):
    """Of a file, or of a page that this machine serves."""
    return page if page.startswith("http:") else "file://" + page


class Chromium:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process, self.to, self.answers = begin(
            [next(filter(shutil.which, BROWSERS), "no chromium"), *OPTIONS,
             "--user-data-dir=" + self.profile.name], (3, 4), quiet=True)
        self.number = 0
        self.text = b""
        self.context = self.page = None
        self.said, self.fetched, self.loaded = [], [], set()

    def stop(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        self.profile.cleanup()

    # ---- The protocol

    def receive(self):
        message, self.text = until_nul(self.answers, self.text)
        if message is None:
            raise OSError("Chromium has ended")
        message = json.loads(message)
        if "method" in message:
            self.note(message["method"], message["params"])
        return message

    def whole(self, method, **params):
        """Asks the browser, not the page."""
        return self.call(method, None, params)

    def ask_page(self, method, **params):
        return self.call(method, self.page, params)

    def call(self, method, session, params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.to.write(json.dumps(message).encode() + b"\0")
        self.to.flush()
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise OSError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def note(self, event, of):
        if event == "Page.lifecycleEvent" and of["name"] == "load":
            self.loaded.add(of["loaderId"])
        elif event == "Network.requestWillBeSent":
            self.fetched.append(of["request"]["url"])
        elif event == "Log.entryAdded":
            if of["entry"]["level"] in ("warning", "error"):
                self.said.append(of["entry"]["text"])
        elif event == "Runtime.consoleAPICalled":
            if of["type"] in ("warning", "error", "assert"):
                self.said.append(json.dumps(of["args"]))
        elif event == "Runtime.exceptionThrown":
            self.said.append(thrown(of["exceptionDetails"]))

    # ---- The commands: browser.sh says what they do

    def start(self, argument):
        if self.context:
            self.whole("Target.disposeBrowserContext",
                       browserContextId=self.context)
        self.context = self.whole("Target.createBrowserContext")[
            "browserContextId"]
        target = self.whole("Target.createTarget", url="about:blank",
                            browserContextId=self.context)
        self.page = self.whole("Target.attachToTarget", flatten=True,
                               targetId=target["targetId"])["sessionId"]
        for domain in "Page", "Runtime", "Log", "Network":
            self.ask_page(domain + ".enable")
        self.ask_page("Page.setLifecycleEventsEnabled", enabled=True)
        self.ask_page("Page.bringToFront")
        self.said, self.fetched = [], []
        self.size(argument)

    def size(self, argument):
        """A window can't be as narrow as a phone; the page believes it is."""
        width, height, *given = argument.split()
        self.ask_page("Emulation.setDeviceMetricsOverride", width=int(width),
                      height=int(height), deviceScaleFactor=1,
                      mobile=int(width) < 600)
        self.ask_page("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme",
             "value": "dark" if "dark" in given else "light"},
            {"name": "prefers-reduced-motion",
             "value": "reduce" if "still" in given else ""}])

    def open(self, file):
        way = self.ask_page("Page.navigate", url=address(file))
        if "errorText" in way:
            return way["errorText"]
        while way.get("loaderId", "") not in self.loaded | {""}:
            self.receive()
        return self.ask("return window.MathJax && MathJax.Hub ? new Promise("
                        "done => MathJax.Hub.Queue(() => done(''))) : '';")

    def evaluate(self, script):
        """What the body of a function returns, and whether it did so."""
        answer = self.ask_page(
            "Runtime.evaluate", returnByValue=True, awaitPromise=True,
            expression="(() => {" + script + "\n})()")
        if "exceptionDetails" in answer:
            return thrown(answer["exceptionDetails"]), False
        return answer["result"].get("value"), True

    def ask(self, script):
        value, returned = self.evaluate(script)
        if not returned:
            return "threw " + value
        return value if isinstance(value, str) else json.dumps(value)

    def wait(self, script):
        end, pause = time.monotonic() + PATIENCE, 0.02
        while time.monotonic() < end:
            value, returned = self.evaluate(script)
            if value and returned:
                return "yes"
            time.sleep(pause)
            pause = min(1.5 * pause, 0.5)
        return f"never: {script}\n(but {value})"

    def click(self, argument):
        """A page that is drawn anew may move the node between the look and the
        press. The node then is not clicked, nor is what stands there now: the
        page itself notices that (AIM), and it is all done again."""
        end, answer = time.monotonic() + PATIENCE, ""
        while time.monotonic() < end:
            place = self.ask(AIM % tuple(argument.split(" ", 2)))
            if not re.fullmatch(r"-?\d+ -?\d+", place):
                return place
            self.mouse("mouseMoved", place, 0)
            self.mouse("mousePressed", place, 1)
            self.mouse("mouseReleased", place, 1)
            answer = self.ask("return window.aim.end();")
            if answer == "clicked":
                # Out of the way: what comes to lie under it would notice.
                return self.mouse("mouseMoved", "0 0", 0)
        return f"never clicked at {place}, but {answer}: {argument}"

    def mouse(self, kind, place, clicks):
        x, y = map(int, place.split())
        self.ask_page("Input.dispatchMouseEvent", type=kind, x=x, y=y,
                      button="left" if clicks else "none", clickCount=clicks)

    def key(self, name):
        code, text = KEYS[name]
        for kind in "keyDown", "keyUp":
            self.ask_page("Input.dispatchKeyEvent", type=kind, key=name,
                          windowsVirtualKeyCode=code,
                          text=text if kind == "keyDown" else "")

    def console(self, _):
        self.evaluate("")
        said, self.said = self.said, []
        return "\n".join(said)

    def requests(self, _):
        self.evaluate("")
        fetched, self.fetched = self.fetched, []
        return "\n".join(one for one in fetched if not one.startswith(
            ("chrome", "data:", "about:")))


def thrown(details):
    return details.get("exception", {}).get("description", details["text"])


def answer(browsers, command, argument):
    try:
        if command == "start" and not browsers:
            browsers.append(Chromium())
        return getattr(browsers[-1], command)(argument) or ""
    except (OSError, IndexError, ValueError) as error:
        return f"the browser: {error}"


def main():
    script, answers, requests = begin(sys.argv[1:], (9, 8))
    browsers, text = [], b""
    try:
        while True:
            request, text = until_nul(requests, text)
            if request is None:
                return os.waitstatus_to_exitcode(os.waitpid(script, 0)[1])
            command, _, argument = request.decode().partition(" ")
            said = answer(browsers, command, argument)
            answers.write(f"{said}\n{END}\n".encode())
            answers.flush()
    finally:
        for browser in browsers:
            browser.stop()


if __name__ == "__main__":
    sys.exit(main())
