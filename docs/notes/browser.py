#!/usr/bin/env python3
"""Runs a test script, and for it a headless Chromium, which it drives by the
DevTools protocol, or Firefox, which it drives by Marionette.

    browser.py SCRIPT ARGUMENT...

The script writes requests to file descriptor 8 and reads answers from 9, by the
functions of browser.sh. A request is a command, a blank, its argument and a
NUL. An answer is lines of text; a line with END alone comes last.

A browser starts when it is first asked for, and ends with the script. Each
"start" has a profile of its own, and nothing of the one before. No other
machine can be reached, so a page that asks for one is noticed.
"""
import fcntl
import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

END = "\x04"

# Seconds for what comes at once or never: only what is broken takes so long, so
# a slow machine changes no verdict.
PATIENCE = 15

OPTIONS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-sync --disable-background-networking --disable-component-update
    --disable-dev-shm-usage --remote-debugging-pipe about:blank""".split()
OPTIONS.append("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")

# The shell has no windows, and shows a page in two thirds of the time.
BROWSERS = "chromium-headless-shell", "chromium"
FIREFOXES = "firefox-esr", "firefox"

# Waits for a page's formulas.
FORMULAS = """return window.MathJax && MathJax.Hub ? new Promise(
    done => MathJax.Hub.Queue(() => done(""))) : "";"""

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

KEYS = {"ArrowLeft": (37, "", "\ue012"), "Enter": (13, "\r", "\ue007"),
        " ": (32, " ", " "), "Tab": (9, "", "\ue004"),
        "Escape": (27, "", "\ue00c")}

# Firefox asks for nothing by itself, and reaches this machine alone; what pages
# write on the console comes out of the program.
SETTINGS = """marionette.port 0
    browser.dom.window.dump.enabled true
    devtools.console.stdout.content true
    devtools.console.stdout.chrome false
    network.proxy.type 1
    network.proxy.http "127.0.0.1"
    network.proxy.http_port 9
    network.proxy.ssl "127.0.0.1"
    network.proxy.ssl_port 9"""

# Runs with Firefox's own rights: keeps the addresses that pages, their workers
# and service workers ask for, and not those that Firefox asks for itself.
LISTEN = """window.asked = [];
Services.obs.addObserver(subject => {
    const channel = subject.QueryInterface(Ci.nsIChannel);
    if (!channel.loadInfo.loadingPrincipal?.isSystemPrincipal)
        window.asked.push(channel.URI.spec);
}, "http-on-modify-request");"""


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


class Browser:
    """The commands that are the same in all: browser.sh says what they do."""

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
            self.press(*map(int, place.split()))
            answer = self.ask("return window.aim.end();")
            if answer == "clicked":
                # Out of the way: what comes to lie under it would notice.
                return self.move(0, 0)
        return f"never clicked at {place}, but {answer}: {argument}"


class Chromium(Browser):
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
        if b"\0" not in self.text and not select.select(
                [self.answers], [], [], PATIENCE)[0]:
            raise OSError(f"Chromium has said nothing for {PATIENCE} seconds")
        message, self.text = until_nul(self.answers, self.text)
        if message is None:
            raise OSError("Chromium has ended")
        message = json.loads(message)
        if "method" in message:
            self.note(message["method"], message["params"],
                      message.get("sessionId"))
        return message

    def whole(self, method, **params):
        """Asks the browser, not the page."""
        return self.call(method, None, params)

    def ask_page(self, method, **params):
        return self.call(method, self.page, params)

    def send(self, method, session, params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.to.write(json.dumps(message).encode() + b"\0")
        self.to.flush()
        return self.number

    def call(self, method, session, params):
        number = self.send(method, session, params)
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise OSError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def note(self, event, of, session):
        if event == "Target.attachedToTarget":
            self.listen(of["sessionId"])
        elif session == self.page or event == "Network.requestWillBeSent":
            self.keep(event, of)

    def listen(self, worker):
        """To what a worker, or a service worker, asks for, before it begins."""
        for method in "Network.enable", "Runtime.runIfWaitingForDebugger":
            self.send(method, worker, {})

    def keep(self, event, of):
        if event == "Page.lifecycleEvent" and of["name"] == "load":
            self.loaded.add(of["frameId"])
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
        for session in None, self.page:
            self.call("Target.setAutoAttach", session, {
                "autoAttach": True, "waitForDebuggerOnStart": True,
                "flatten": True, "filter": [
                    {"type": "service_worker"}, {"type": "worker"}]})
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
        """A service worker may send the page on at once: then the next load
        counts."""
        self.loaded = set()
        way = self.ask_page("Page.navigate", url=address(file))
        if "errorText" in way:
            return way["errorText"]
        while "loaderId" in way and way["frameId"] not in self.loaded:
            self.receive()
        return self.ask(FORMULAS)

    def evaluate(self, script):
        """What the body of a function returns, and whether it did so."""
        answer = self.ask_page(
            "Runtime.evaluate", returnByValue=True, awaitPromise=True,
            expression="(() => {" + script + "\n})()")
        if "exceptionDetails" in answer:
            return thrown(answer["exceptionDetails"]), False
        return answer["result"].get("value"), True

    def press(self, x, y):
        self.move(x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y, 1)

    def move(self, x, y):
        self.mouse("mouseMoved", x, y, 0)

    def mouse(self, kind, x, y, clicks):
        self.ask_page("Input.dispatchMouseEvent", type=kind, x=x, y=y,
                      button="left" if clicks else "none", clickCount=clicks)

    def key(self, name):
        code, text, _ = KEYS[name]
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


class Firefox(Browser):
    """By Marionette: each message is its length, a colon, and JSON."""

    def __init__(self):
        self.process = None

    def stop(self):
        if self.process:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.profile.cleanup()

    def start(self, argument):
        self.stop()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        home = self.profile.name
        with open(home + "/user.js", "w", encoding="utf-8") as settings:
            for name, value in (s.split() for s in SETTINGS.split("\n")):
                settings.write(f'user_pref("{name}", {value});\n')
        with open(home + "/said", "wb") as said:
            self.process = subprocess.Popen(
                [next(filter(shutil.which, FIREFOXES), "no firefox"),
                 "--headless", "--no-remote", "--marionette",
                 "--remote-allow-system-access", "--profile", home],
                stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                env=dict(os.environ, HOME=home), start_new_session=True)
        self.said = open(home + "/said", encoding="utf-8", errors="replace")
        self.connect(home + "/MarionetteActivePort")
        self.number = 0
        self.call("NewSession", capabilities={"timeouts": {
            "script": 1000 * PATIENCE}})
        self.privileged(LISTEN)
        self.size(argument)

    def connect(self, file):
        end, port = time.monotonic() + PATIENCE, ""
        while not port:
            if self.process.poll() is not None or time.monotonic() > end:
                raise OSError("Firefox has ended")
            time.sleep(0.05)
            if os.path.exists(file):
                with open(file, encoding="utf-8") as written:
                    port = written.read()
        self.stream = socket.create_connection(
            ("127.0.0.1", int(port))).makefile("rwb")
        self.receive()

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise OSError("Firefox has ended")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def call(self, command, **params):
        self.number += 1
        if ":" not in command:
            command = "WebDriver:" + command
        message = json.dumps([0, self.number, command, params]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, result = self.receive()
        if error:
            raise OSError(f"{command}: {error['message']}")
        return result

    def privileged(self, script):
        """Runs a function body with Firefox's own rights."""
        self.call("Marionette:SetContext", value="chrome")
        result = self.call("ExecuteScript", script=script, args=[])["value"]
        self.call("Marionette:SetContext", value="content")
        return result

    def size(self, argument):
        """Of the window, which can't be as narrow as a phone."""
        width, height = map(int, argument.split()[:2])
        self.call("SetWindowRect", width=width, height=height)

    def open(self, file):
        self.call("Navigate", url=address(file))
        return self.ask(FORMULAS)

    def evaluate(self, script):
        try:
            return self.call("ExecuteScript", script=script,
                             args=[])["value"], True
        except OSError as error:
            return str(error), False

    def act(self, kind, *actions, **more):
        self.call("PerformActions", actions=[
            {"type": kind, "id": kind, "actions": actions, **more}])

    def press(self, x, y):
        self.act("pointer", {"type": "pointerMove", "x": x, "y": y},
                 {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0})

    def move(self, x, y):
        self.act("pointer", {"type": "pointerMove", "x": x, "y": y})

    def key(self, name):
        self.act("key", *({"type": kind, "value": KEYS[name][2]}
                          for kind in ("keyDown", "keyUp")))

    def console(self, _):
        """Firefox's own parts begin with their names: not with a quote, a
        bracket, a number."""
        return "\n".join(re.findall(
            r"^(?:console\.(?:error|warn): [^A-Z]|JavaScript \w+: http).*",
            self.said.read(), re.M))

    def requests(self, _):
        return "\n".join(self.privileged(
            "return window.asked.splice(0)"))


def thrown(details):
    return details.get("exception", {}).get("description", details["text"])


def answer(browsers, command, argument):
    try:
        if command == "start":
            kind = Firefox if "firefox" in argument else Chromium
            if not (browsers and isinstance(browsers[-1], kind)):
                browsers.append(kind())
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
