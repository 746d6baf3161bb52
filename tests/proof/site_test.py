"""Builds the site in both editions and looks at it as its readers do: each page
in a headless Chromium, on a phone and on a desktop. Ends in
"N passed, N failed".

    python3 tests/proof/site_test.py      KEEP=1: looks at what is built already
"""

import glob
import html
import json
import os
import re
import subprocess
import sys

sys.path[:0] = ["docs/pages", "docs/notes"]

from browser import Chromium
from cases import cases
from check import Checks, read
from edition import Edition
from page import Page, walk
from web import Html

TEST = "tests/proof/site_test.py"
BUILD = os.path.abspath(os.environ.get("BUILD", "build"))
holds = Checks()


def nothing(what, faults):
    """Holds if there are no faults; says the first of them."""
    faults = [fault for fault in faults if fault]
    holds(not faults, what, 0, "\n      ".join(faults[:12]))


# ---- What becomes of a page --------------------------------------------------

def written(edition, text):
    page = Page("docs/x.md", "# A page\n\n" + text + "\n")
    page.label = "x"
    said = [what for _, what in page.faults]
    if said:
        return "", said
    edition.faults = []
    try:
        made = Html(edition, page).body(0)
    except OSError:         # a picture that isn't there can't be read
        made = ""
    return made, edition.faults


def model(edition):
    for text, wanted in cases("html"):
        made, faults = written(edition, text)
        holds(wanted in made and not faults, TEST, 0,
              f"{text!r} becomes {made!r}, without {wanted!r}; {faults}")
    for text, wanted in cases("fault"):
        faults = written(edition, text)[1]
        holds(any(wanted in fault for fault in faults), TEST, 0,
              f"{text!r} should say {wanted!r}, and says {faults}")
    for heading, wanted in cases("anchor"):
        found = Page("x.md", f"# {heading}\n").headings[0].anchor
        holds(found == wanted, TEST, 0, f"{heading}: {found}")
    edition.faults = []


# ---- Without a browser -------------------------------------------------------

class Built:
    """An edition of the site that has been built."""

    def __init__(self, name):
        self.name, self.html = name, f"{BUILD}/notes/{name}/html"
        self.edition = Edition(name)
        self.pages = {os.path.basename(path): read(path)
                      for path in sorted(glob.glob(f"{self.html}/*.html"))}

    def text(self, page):
        return html.unescape(re.sub("<[^>]*>", "", self.pages[page]))

    def lessons(self):
        return [f"chapters_{c}.html" for c in self.edition.chapters]

    def lesson(self, chapter):
        return self.edition.pages[f"chapters_{chapter}"]

    def links(self):
        anchors = {page: set(re.findall(r'\s(?:id|name)="([^"]*)"', text))
                   for page, text in self.pages.items()}
        for page, text in self.pages.items():
            for link in set(re.findall(r'\s(?:href|src)="([^"]*)"', text)):
                file, _, section = html.unescape(link).partition("#")
                file = file or page
                if not re.match("(https?|mailto|data):", link) and (
                        not os.path.exists(f"{self.html}/{file}") or section and
                        section not in anchors.get(file, [section])):
                    yield f"{page}: dead link {link}"

    def order(self):
        """In the order of the README's tables."""
        listed = re.search('<ul class="lessons">.*?</ul>',
                           self.pages["index.html"], re.S).group()
        yield "" if re.findall(r"<b>(\d\d)<", listed) == \
            re.findall(r"^\| (\d\d) \|", read("README.md"), re.M) \
            else "the lessons are in another order than in README.md"

    def ways_on(self):
        """Every lesson leads to the one before and the next, twice, by their
        titles."""
        titles = {page: re.search("<title>(.*?) [|]", self.pages[page]).group(1)
                  for page in self.lessons()}
        ways = [("index.html", "The course"), *titles.items(),
                ("docs_schemes.html", "All schemes")]
        for at, page in enumerate(self.lessons()):
            for rel, way in (("prev", ways[at]), ("next", ways[at + 2])):
                found = re.findall(rf'rel="{rel}" href="(.*?)"><small>\w+'
                                   r"</small> <span>(.*?)<", self.pages[page])
                if found != [way] * 2:
                    yield f"{page}: not twice {way} as {rel}, but {found}"

    def described(self):
        for page, text in self.pages.items():
            for tag in ("<title>.", '<meta name="description" content="[^"]',
                        'property="og:image" content="[^"]*card.png"',
                        '<link rel="icon" href="favicon.svg"'):
                if not re.search(tag, text):
                    yield f"{page} lacks {tag}"
        if not os.path.exists(f"{self.html}/card.png"):
            yield "no card.png"

    # ---- The student's alone

    def staff(self):
        words = re.compile(r"\b(gradescope|grading|graders?|graded|submissions?"
                           r"|instructors?|hostile|for teachers)\b", re.I)
        for page in self.pages:
            for line in self.text(page).splitlines():
                if words.search(line) or re.search(
                        r"\bthe solution\b(?!.*make solution)", line, re.I):
                    yield f"{page}: {line}"

    def references(self):
        """A line of a reference must not be shown, unless a lesson's program or
        a test has it too, or it is too short to be recognised."""
        public = "\n".join(map(read, glob.glob("chapters/*/*.[ch]") +
                               glob.glob("tests/[0-9]*/*.c")))
        secret = {line.strip() for path in glob.glob("solutions/*/*.c")
                  for line in read(path).splitlines()
                  if not re.match(r"#| *//|/\*| \*", line)}
        secret = {line for line in secret if len(line) > 24 and
                  re.search("[=;]", line) and line not in public}
        if len(secret) < 50:
            yield "no reference found"
        for page in self.pages:
            text = self.text(page)
            yield from (f"{page}: {line}" for line in secret if line in text)

    def quiz(self):
        for chapter in self.edition.chapters:
            right = [q.right for q in self.lesson(chapter).questions()]
            shown = re.findall(
                'class="quiz" data-question="." data-right="(.)"',
                self.pages[f"chapters_{chapter}.html"])
            if right != shown or not right:
                yield f"{chapter}: {shown}, and not {right}"

    def withheld(self):
        """What the search does not show: folded answers. It finds those of
        predictions alone."""
        texts = json.loads(read(f"{self.html}/texts.js").partition("=")[2][:-2])
        texts = {page: parts for page, _, parts in texts}
        for chapter in self.edition.chapters:
            page = self.lesson(chapter)
            shown, folded = (
                " ".join(part[at] for part in texts[f"{page.label}.html"])
                for at in (2, 3))
            quiz = [question.answer for question in page.questions()]
            for fold in walk(page.blocks):
                if fold.kind != "fold" or fold.title != "Answer":
                    continue
                words = "".join(
                    {"text": n.text, "soft": " "}.get(n.kind, ".")
                    for n in fold.children[0].children)
                part = max(re.split("[.,'\"]", words), key=len).strip()
                if len(part) > 25 and (part in shown or (part in folded) ==
                                       (fold in quiz)):
                    yield f"{chapter}:{fold.line}: {part}"


# ---- With a browser ----------------------------------------------------------

# Asks a page for its defects. What is loaded lazily is loaded first.
DEFECTS = read("tests/proof/site_defects.js")

SEARCHES = read("tests/proof/site_searches.tsv")


class Look:
    """Pages of an edition in the browser."""

    def __init__(self, browser, built):
        self.browser, self.built = browser, built

    def open(self, page):
        return self.browser.open(f"{self.built.html}/{page}")

    def ask(self, script):
        return (self.browser.ask(script) or "").splitlines()

    def defects(self, pages):
        """Each page on a phone, and then on a desktop. Formulas are broken into
        lines for the phone alone, which takes more."""
        phone, wide, formulas = [], [], 0
        self.browser.start("360 740")
        for page in pages:
            self.open(page)
            formulas += int(self.browser.ask(
                'return document.querySelectorAll(".MathJax_SVG svg").length'))
            phone += [f"{page}: {fault}" for fault in self.ask(DEFECTS)]
            self.browser.size("1280 900")
            wide += [f"{page}: {fault}" for fault in self.ask(DEFECTS)]
            self.browser.size("360 740")
        name = self.built.name
        nothing(f"{name}, phone: {len(pages)} pages", phone)
        nothing(f"{name}, desktop: the same pages", wide)
        holds(formulas >= 20, name, 0, f"{formulas} formulas on all pages")
        self.quiet(name)

    def quiet(self, where):
        nothing(f"{where}: the console", self.browser.console("").splitlines())
        # The panels' worker is a blob.
        nothing(f"{where}: fetched from a network", [
            line for line in self.browser.requests("").splitlines()
            if not line.startswith(("file:", "blob:"))])

    def scripts(self, name, pages):
        """Runs functions of site_scripts.js on pages: one that only looks after
        the one before it on the same page."""
        shown = None
        for function, page in pages:
            if page != shown or function not in LOOKS:
                self.open(page)
            shown = page
            nothing(f"{name}: {function}", self.ask(
                SCRIPTS + f"return {function}();"))
        self.quiet(name)

    def one_theme(self):
        """Of each figure only the picture of this theme is fetched."""
        self.open(LESSON)
        fetched = self.browser.requests("")
        nothing("figures of both themes are fetched",
                re.findall(r"[^/]*-dark\.svg", fetched) +
                ["none"] * ("-light.svg" not in fetched))

    def search(self, name):
        self.open("index.html")
        self.browser.ask("""document.body.dispatchEvent(new KeyboardEvent(
            "keydown", { key: "/", bubbles: true })); return "";""")
        nothing(name, [self.browser.wait("""return window.courseTexts &&
            document.querySelector("#search output").textContent == "";""")
                       .replace("yes", "")])
        for line in SEARCHES.splitlines():
            if not line.startswith("#"):
                asked, *wanted = line.split("\t")
                found = self.ask(f"const ASKED = {asked!r};" + SEARCH)
                pages = [f.split("#")[0] for f in found]
                holds(any(w in pages for w in wanted) if wanted != ["-"]
                      else not found, name, 0,
                      f"{asked}: {wanted}, but {found}")
        for chapter in self.built.edition.chapters:
            title = self.built.lesson(chapter).title[3:]
            asked = title.replace('"', "")
            found = self.ask(f'const ASKED = "{asked}";' + SEARCH)
            holds(found and title in self.built.pages[found[0].split("#")[0]],
                  name, 0, f"{title}: {found}")


SEARCH = """
    const field = document.querySelector("#search input");
    field.value = ASKED;
    field.dispatchEvent(new Event("input"));
    const links = [...document.querySelectorAll("#search li a")];
    const unseen = links.filter(a => !a.querySelector(".title").textContent ||
        !a.getBoundingClientRect().height ||
        a.getBoundingClientRect().right > innerWidth);
    return unseen.length ? "a result that one does not see" : links.slice(0, 3)
        .map(a => a.getAttribute("href")).join("\\n");"""
SCRIPTS = read("tests/proof/site_scripts.js")
LOOKS = "shortLines", "contrast", "curly", "copies", "contentsFold"
LESSON = "chapters_06_offset_identity.html"
SOURCE = "chapters_206_offset_identity_2worked_8c-example.html"


def new_pages(student, instructor):
    """The instructor's pages that have another text. What is folded in one of
    the editions is looked at unfolded in both. That a line names the solution,
    or the command for it, makes no page wider."""
    def body(text):
        text = re.sub("<details[^>]*>", "<details>", text)
        text = re.sub(r", and its solution, <a [^>]*>[^<]*</a>|"
                      r" \(<code>make solution CH=\d\d</code>\)|"
                      r'<a class="el" href="solutions_[^>]*>', "", text)
        text = text.replace("</a>", "")
        return text[text.index('id="doc-content"'):]
    return [page for page, text in instructor.pages.items()
            if page not in student.pages or
            body(text) != body(student.pages[page])]


def without_sources(pages):
    """All sources are pages of one kind; only their names differ."""
    sources = [page for page in pages if page.endswith("-example.html")]
    return [page for page in pages if page not in sources] + \
        sorted(sources, key=len)[-2:]


def looked_at(student, instructor):
    browser = Chromium()
    try:
        look, teacher = Look(browser, student), Look(browser, instructor)
        look.defects(without_sources(student.pages))
        teacher.defects(new_pages(student, instructor))
        browser.start("390 800")
        look.search("phone: the search answers from the disk")
        look.scripts("phone", [
            ("menuOpens", "chapters_03_sin_cos_pair.html"),
            ("contentsFold", LESSON), ("foldsOpen", LESSON),
            ("figuresGrow", LESSON), ("panelsStack", LESSON)])
        browser.start("1280 900")
        look.scripts("desktop", [
            ("shortLines", LESSON), ("contrast", LESSON), ("curly", LESSON),
            ("copies", LESSON), ("contentsFold", LESSON),
            ("panelsStack", LESSON),
            ("foldsOpen", LESSON), ("quizJudges", LESSON),
            ("turnsDark", LESSON), ("contrast", SOURCE)])
        look.one_theme()
        if os.path.exists(f"{student.html}/live.js"):
            look.open("index.html")
            nothing("desktop: the panels live", [browser.wait(
                'return !!(document.querySelector(".live").dataset.state == '
                '"drawn" && document.querySelector(".live img"));')
                .replace("yes", "")])
        teacher.scripts("teachers", [
            ("filters", "misconceptions.html")])
        browser.start("1280 900 dark")
        look.scripts("dark", [
            ("contrast", LESSON), ("contrast", SOURCE)])
    finally:
        browser.stop()


def main():
    for name in "student", "instructor":
        if os.environ.get("KEEP") != "1":
            made = subprocess.run(
                [sys.executable, "docs/pages/notes.py"], encoding="utf-8",
                env={**os.environ, "EDITION": name}, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT)
            nothing(f"{name}: the site builds without a warning", [
                line for line in made.stdout.splitlines()
                if made.returncode or not line.endswith("index.html")])
    student, instructor = Built("student"), Built("instructor")
    model(student.edition)
    for built in student, instructor:
        for check in (built.links, built.order, built.ways_on,
                      built.described):
            nothing(f"{built.name}: {check.__name__}", check())
    for check in (student.staff, student.references, student.quiz,
                  student.withheld):
        nothing(f"student: {check.__name__}", check())
    looked_at(student, instructor)
    return holds.end()


if __name__ == "__main__":
    sys.exit(main())
