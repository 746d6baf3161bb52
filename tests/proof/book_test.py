"""Builds the book, and looks at its pages. Ends in "N passed, N failed".

    python3 tests/proof/book_test.py [student] [instructor]

KEEP=1 looks at what is in $BUILD/notes, without building it. It needs what
book.py needs, and poppler-utils.
"""

import glob
import os
import re
import subprocess
import sys

sys.path.insert(0, "docs/pages")

from check import Checks, read
from page import Page, plain

holds = Checks()


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


class Book:
    def __init__(self, edition):
        self.edition = edition
        self.out = f"{os.environ.get('BUILD') or 'build'}/notes/{edition}"
        if not os.environ.get("KEEP"):
            subprocess.run([sys.executable, "docs/pages/book.py"], check=True,
                           stdout=subprocess.DEVNULL,
                           env={**os.environ, "EDITION": edition})
        self.pdf = f"{self.out}/course.pdf"
        self.tex = read(f"{self.out}/book/book.tex")
        with open(f"{self.out}/book/book.log", encoding="latin-1") as file:
            self.log = file.read()
        self.index = read(f"{self.out}/book/book.ind")
        self.text = output("pdftotext", "-layout", self.pdf, "-").decode()
        self.openings = [line.split() for line in
                         read(f"{self.out}/book/book.openings").splitlines()]
        self.lessons = [Page(path) for path in
                        sorted(glob.glob("chapters/[0-9]*/README.md"))]

    def nothing(self, what, wrong):
        holds.nothing(f"{self.pdf}: {what}", wrong)


# ---- What a page looks like --------------------------------------------------

def pages_of(pdf):
    """Each page as rows of grey, so coarse that a line of text is two."""
    data = output("pdftoppm", "-r", "12", "-gray", pdf)
    while data:
        head = re.match(rb"P5\s(\d+) (\d+)\s255\s", data)
        width, height = int(head[1]), int(head[2])
        grey = data[head.end():head.end() + width * height]
        data = data[head.end() + width * height:]
        yield [grey[at:at + width] for at in range(0, len(grey), width)]


def full_pages(book):
    """No page ends in a third of white, unless the next one opens something;
    and then it has two lines at least."""
    opens = {int(at): what for what, at in book.openings}
    pages = list(pages_of(book.pdf))
    for number, rows in enumerate(pages, 1):
        top, foot = int(len(rows) * 0.085), int(len(rows) * 0.91)
        ink = [at for at in range(top, foot) if min(rows[at]) < 225]
        filled = ink and (ink[-1] - top) / (foot - top)
        least = 0.66
        if opens.get(number) == "part" or number == len(pages):
            least = 0.02
        elif number + 1 in opens:
            least = 0.03
        if not ink or filled < least:
            yield f"page {number} is {100 * (filled or 0):.0f} % full"


def lonely_headings(book):
    """The last line of a page, but for its number, is no heading."""
    headings = set(re.findall(r"^\\(?:sub)*section\{([^{}\\]*)\}", book.tex,
                              re.M))
    for number, page in enumerate(book.text.split("\f"), 1):
        lines = [line.strip() for line in page.split("\n")
                 if re.search("[^ 0-9]", line)]
        if lines and lines[-1] in headings:
            yield f"page {number}: {lines[-1]}"


def small_labels(book):
    """A pixel of a figure has 0.75 points, times its scale."""
    scale = float(re.search(r"scale=([.\d]+)", book.tex).group(1))
    for name in set(re.findall(r"\\bookfigure\{(docs-[^}]*)\}", book.tex)):
        svg = read(re.sub("^docs-([a-z]+)-", r"docs/\1/", name) + ".svg")
        least = min(map(float, re.findall(r'font-size[=:]"?([\d.]+)', svg)))
        if least * 0.75 * scale < 8:
            yield f"{name}: {least * 0.75 * scale:.1f} points"


# ---- What is in it -----------------------------------------------------------

def missing_terms(book):
    glossary = Page("docs/glossary.md")
    for node in glossary.headings:
        term = plain(node.children)
        if node.level == 3 and not re.search("[_,]", term) and \
                f"item {term},".lower() not in book.index.lower():
            yield term
    items = [item.lower() for item in
             re.findall(r"\\item (.*?), *\\hyper", book.index)]
    yield from (f"twice: {i}" for i in set(items) if items.count(i) > 1)
    if r"\texttt{encode\_position}" not in book.index:
        yield "no function"


def check_book(book):
    words = " ".join(book.text.split())
    book.nothing("a chapter is missing", (
        page.title for page in book.lessons if page.title not in words))
    # 2 points are less than a millimetre.
    book.nothing("it runs off its page", (
        f"{points} points" for points in re.findall(
            r"^Overfull .[hv]box \(([\d.]+)", book.log, re.M)
        if float(points) > 2))
    book.nothing("a reference leads nowhere", re.findall(
        ".*(?:eference.*undefined|multiply defined).*", book.log))
    book.nothing("no text speaks of this figure", (
        name for name in re.findall(r"\\bookfigure\{.*\{(.*?)\}$", book.tex,
                                    re.M)
        if rf"\figureref{{{name}}}" not in book.tex))
    book.nothing("a page is not full", full_pages(book))
    book.nothing("a heading stands alone", lonely_headings(book))
    book.nothing("labels below 8 points", small_labels(book))
    book.nothing("the index", missing_terms(book))
    first = min(int(at) for what, at in book.openings[3:])
    contents = int(book.openings[2][1])
    holds(first - contents <= 2, book.pdf, 0,
          f"the contents have {first - contents} pages, not two")
    quiz = sum(len(page.questions()) for page in book.lessons)
    for what in ("begin{question}", "answer{"):
        count = book.tex.count(f"\n\\{what}")
        holds(count == quiz > 0, book.pdf, 0, f"{count} of {quiz}: {what}")
    asked = sum("".join(page.lines).count("**Predict.**")
                for page in book.lessons)
    answers = book.tex.index("{Answers to the predictions}")
    at = [found.start() for found in re.finditer(r"\\predicted\{\d", book.tex)]
    holds(len(at) == book.tex.count(r"\later{") - 1 == asked > 0 and
          min(at) > answers, book.pdf, 0,
          f"{len(at)} answers behind the lessons, of {asked} predictions")
    hints = sum(len(page.section("Hints")) for page in book.lessons)
    holds(book.tex.count(r"\hint{") == hints > 0, book.pdf, 0,
          "a hint is missing")
    holds("int main(" not in book.text, book.pdf, 0, "it prints a program")
    holds(re.search("00 order_blind  +●", book.text), book.pdf, 0,
          "the board has lost its blanks")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("student", "instructor"):
        check_book(Book(name))
    sys.exit(holds.end())
