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
from course import shown
from page import Page, plain

holds = Checks()


def output(*command):
    """Without what pdfinfo says of tags that it does not know yet: Em."""
    return subprocess.run(command, stdout=subprocess.PIPE, check=True,
                          stderr=subprocess.DEVNULL).stdout


class Book:
    def __init__(self, edition):
        self.out = f"{os.environ.get('BUILD') or 'build'}/notes/{edition}"
        if not os.environ.get("KEEP"):
            subprocess.run([sys.executable, "docs/pages/book.py"], check=True,
                           stdout=subprocess.DEVNULL,
                           env={**os.environ, "EDITION": edition})
        self.pdf = f"{self.out}/course.pdf"
        self.html = read(f"{self.out}/book/book.html")
        with open(self.pdf, "rb") as file:
            self.bytes = file.read().decode("latin-1")
        self.pages = output("pdftotext", "-layout", self.pdf,
                            "-").decode().split("\f")[:-1]
        # Id -> the page that it stands on, as the PDF has it.
        self.places = {name: int(page) for page, name in re.findall(
            r'^ *(\d+) .*"(.*)"$', output("pdfinfo", "-dests",
                                          self.pdf).decode(), re.M)}
        self.lessons = [Page(shown(path)) for path in
                        sorted(glob.glob("chapters/[0-9]*/README.md"))]

    def nothing(self, what, wrong):
        holds.nothing(f"{self.pdf}: {what}", wrong)


# ---- What a page looks like --------------------------------------------------

def greys(pdf):
    """Each page as rows of grey, so coarse that a line of text is two."""
    data = output("pdftoppm", "-r", "12", "-gray", pdf)
    while data:
        head = re.match(rb"P5\s(\d+) (\d+)\s255\s", data)
        width, height = int(head[1]), int(head[2])
        grey = data[head.end():head.end() + width * height]
        data = data[head.end() + width * height:]
        yield [grey[at:at + width] for at in range(0, len(grey), width)]


def full_pages(book):
    """No page ends in a third of white, unless the next one opens something."""
    opens = {book.places[name] for name in re.findall(
        r'<li class="(?:part|chapter)"><a href="#(.*?)"', book.html)}
    for number, rows in enumerate(greys(book.pdf), 1):
        top, foot = int(len(rows) * 0.085), int(len(rows) * 0.91)
        ink = [at for at in range(top, foot) if min(rows[at]) < 225]
        filled = ink and (ink[-1] - top) / (foot - top)
        if not ink or filled < 0.66 and number + 1 not in opens and \
                number not in (1, len(book.pages)):
            yield f"page {number} is {100 * (filled or 0):.0f} % full"


def lonely_headings(book):
    """The last line of a page is no heading. One far from the margin is in a
    table."""
    headings = {re.sub("<.*?>", "", words) for words in
                re.findall(r"<h[2-6][^>]*>(.*?)</h", book.html)}
    for number, page in enumerate(book.pages, 1):
        lines = [line for line in page.split("\n") if line.strip()]
        last = lines[-1].strip() if lines[1:] else ""
        if last in headings and not lines[-1].startswith(" " * 20):
            yield f"page {number}: {last}"


def small_labels(book):
    """A pixel of a figure has 0.75 points, times its scale. Chromium makes all
    pages smaller if something is too wide for one of them."""
    left, right = map(float, re.search(
        r'xMin="([\d.]+)".*xMax="([\d.]+)".*>Contents<', output(
            "pdftotext", "-l", "3", "-bbox", book.pdf, "-").decode()).groups())
    if right - left < 98:
        yield "something is too wide, so all is printed smaller"
    scale = float(re.search(r"zoom: ([.\d]+)",
                            read("docs/notes/print.css")).group(1))
    for path in set(re.findall(r'src="docs-(figures-[^"]*?)"', book.html)):
        svg = read("docs/" + path.replace("-", "/", 1))
        least = min(map(float, re.findall(r'font-size[=:]"?([\d.]+)', svg)))
        if least * 0.75 * scale < 8:
            yield f"{path}: {least * 0.75 * scale:.1f} points"


# ---- What is in it -----------------------------------------------------------

def wrong_pages(book):
    """Each number of a page is that of the page where the link's end stands."""
    for name, number in re.findall(r'data-of="(.*?)">(\d*)<', book.html):
        if book.places.get(name) != int(number or 0):
            yield f"{name}: {number}, and it is {book.places.get(name)}"


def lost_links(book):
    ids = re.findall(r' id="([^"]*)"', book.html)
    yield from (f"twice: {name}" for name in set(ids) if ids.count(name) > 1)
    yield from set(re.findall(r'href="(?:#|(?!https?:|file:|#|[a-z]+[.]css))'
                              r'([^"]*)"', book.html)) - set(ids)


def missing_words(book):
    """What must stand behind which heading, and how often."""
    def count(pattern, name):
        part = re.search(f'<h2 id="{name}">.*?(?=<h2|$)', book.html, re.S)
        return len(re.findall(pattern, part.group()))

    asked = sum("".join(page.lines).count("**Predict.**")
                for page in book.lessons)
    quiz = sum(len(page.questions()) for page in book.lessons)
    hints = sum(fold.kind == "fold" for page in book.lessons
                for fold in page.section("Hints"))
    for name, pattern, wanted in (
            ("predictions", r"<b>Answer \d+\.</b>", asked),
            ("hints", r"<b>\w+, \w+ \d+</b>", hints),
            ("answers", r"<b>\d+\.</b>", quiz),
            ("contract", '<section class="close">', len(book.lessons))):
        found = count(pattern, name)
        if found != wanted or not wanted:
            yield f"{found} of {wanted}: {name}"
    referred = len(re.findall(r">Answer \d+: page", book.html))
    if referred != asked:
        yield f"{referred} of {asked} predictions say where their answer is"
    terms = [plain(node.children) for node in
             Page("docs/glossary.md").headings
             if node.level == 3 and "_" not in plain(node.children)]
    yield from (term for term in [*terms, "encode_position"] if not count(
        rf"<li>(?:<code>)?{re.escape(term)}(?:</code>)? <a", "terms"))


def check_access(book):
    """What a program that reads the PDF aloud needs."""
    info = output("pdfinfo", book.pdf).decode()
    for wanted in (r"^Tagged: +yes$", "^Title: +Positional encoding in C$"):
        holds(re.search(wanted, info, re.M), book.pdf, 0, f"lacks {wanted}")
    for wanted in ("/Lang (en)", "/DisplayDocTitle true"):
        holds(wanted in book.bytes, book.pdf, 0, f"lacks {wanted}")
    tags = output("pdfinfo", "-struct", book.pdf).decode()
    for tag in ("H1", "H2", "H3", "P", "L", "LI", "Table", "TH", "Link"):
        holds(re.search(rf"^ *{tag}\b", tags, re.M), book.pdf, 0,
              f"no part of it is tagged {tag}")
    figures = len(re.findall(r"/S /Figure\b", book.bytes))
    spoken = len(re.findall(r"/Alt (?:\([^)]|<[^>])", book.bytes))
    holds(figures == spoken > 500, book.pdf, 0,
          f"{spoken} of {figures} figures and formulas have words")
    marks = len(re.findall(r"/Title \(|/Title <", book.bytes)) - 1
    heads = len(re.findall(r"<h[1-6]\b", book.html))
    holds(marks == heads, book.pdf, 0,
          f"{marks} bookmarks for {heads} headings")


def check_book(book):
    words = " ".join(" ".join(book.pages).split())
    book.nothing("a chapter is missing", (
        page.title for page in book.lessons if page.title not in words))
    book.nothing("a page's number is wrong", wrong_pages(book))
    book.nothing("a link leads nowhere", lost_links(book))
    book.nothing("a page is not full", full_pages(book))
    book.nothing("a heading stands alone", lonely_headings(book))
    book.nothing("labels below 8 points", small_labels(book))
    book.nothing("is missing", missing_words(book))
    check_access(book)
    # One is an example of how a chapter is made.
    holds(words.count("int main(") <= 1, book.pdf, 0, "it prints programs")
    holds(re.search("00 order_blind +●", words), book.pdf, 0,
          "the board has lost its blanks")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("student", "instructor"):
        check_book(Book(name))
    sys.exit(holds.end())
