"""Builds the site in both editions, and reads its pages: links, the order of
the lessons, what students may not see. How a browser shows them is
tests/proof/pages/site.mjs's. Ends in "N passed, N failed".

    python3 tests/proof/site_test.py      KEEP=1: reads what is built already
"""

import glob
import html
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, "docs/pages")

from check import Checks, read
from edition import Edition
from page import walk

BUILD = os.path.abspath(os.environ.get("BUILD", "build"))
holds = Checks()


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
        yield "" if re.findall(r"<b>(\w\d)<", listed) == \
            re.findall(r"^\| (\w\d) \|", read("README.md"), re.M) \
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


def main():
    for name in "student", "instructor":
        if os.environ.get("KEEP") != "1":
            made = subprocess.run(
                [sys.executable, "docs/pages/notes.py"], encoding="utf-8",
                env={**os.environ, "EDITION": name}, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT)
            holds.nothing(f"{name}: the site builds without a warning", [
                line for line in made.stdout.splitlines()
                if made.returncode or not line.endswith("index.html")])
    student, instructor = Built("student"), Built("instructor")
    for built in student, instructor:
        for check in (built.links, built.order, built.ways_on,
                      built.described):
            holds.nothing(f"{built.name}: {check.__name__}", check())
    for check in (student.staff, student.references, student.quiz,
                  student.withheld):
        holds.nothing(f"student: {check.__name__}", check())
    return holds.end()


if __name__ == "__main__":
    sys.exit(main())
