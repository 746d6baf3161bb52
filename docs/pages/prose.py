"""Where the numbers of sentences come from. sync.py calls it.

A number with a decimal point, or from 100 on, may stand in a sentence if

    a block of worked.c prints it, of the page's chapter or of another that the
        paragraph names; on a page of no chapter, that the section names
    the tests or the header of such a chapter have it: in "What the tests
        prove", and on a page of no chapter
    it is the year of a document of docs/sources.tsv
    a row of numbers.tsv says where it comes from

A question asserts nothing: whole numbers there and in the quiz's options are
left alone. So are sections, code in backticks, and what tables.py writes.

repeated.tsv has each number from 10 on that a section of a chapter's page
repeats, and how often a block prints it: each of the section's own, or if none
does, the only one of the chapter, for numbers of the kind above. If a block
prints it less often now, worked.c has changed: read the sentence again.
"""

import collections
import functools
import glob
import math
import os
import re

import course
from course import wording
from page import walk

SOURCES, REPEATED = "docs/pages/numbers.tsv", "docs/pages/repeated.tsv"
NUMBER = re.compile(r"\d+\.\d+(?:e[-+]?\d+)?|(?<![\w.])\d\d+(?!\w|\.\d)")
SPOKEN = ("paragraph", "heading", "cell")
SECTIONS = re.compile(r"[Ss]ections? [0-9]+\.[0-9]+(( and|,) [0-9]+\.[0-9]+)*")
NAMED = re.compile(r"(?:[Cc]hapters?\s|chapters/|tests/|solutions/|^#+ )"
                   r"(\d\d)(?!\d)", re.M)


def short(number):
    return re.sub("e0+", "e", number.replace("e+", "e")).replace("e-0", "e-")


def joined(text):
    """With 10,000, in a formula 10{,}000, in Python 10_000 as 10000."""
    return re.sub(r"(?<=\d)(?:,|_|\{,\})(?=\d{3}(?!\d))", "", text)


def printed(text):
    """How often each number stands in a text. 1.30e-07 and 1.30e-7 are one
    number; its 1.30 may stand before 10^-7."""
    found = re.findall(r"(\d+(?:\.\d+)?)(e[-+]?\d+)?", joined(text))
    return collections.Counter(
        word for base, power in found
        for word in [base] + [short(base + power)] * bool(power))


@functools.lru_cache(maxsize=None)
def tested(chapter):
    """The numbers of a chapter's tests and its header."""
    return printed("".join(map(course.read, glob.glob(
        f"tests/{chapter}/*_test.c") + [course.header(chapter)])))


def words(nodes):
    """The words of inline nodes, without code and addresses."""
    return "".join(" " if n.kind in ("soft", "break") else
                   "" if n.kind in ("code_span", "html_span", "image") else
                   n.text or words(n.children) for n in nodes)


def numbers(page):
    """(the heading, the node, a number) of each sentence."""
    generated, heading = False, page.headings[0]
    for node in walk(page.blocks):
        if node.kind == "mark" and node.name.endswith("generated"):
            generated = node.name == "generated"
        heading = node if node.kind == "heading" else heading
        text = node.text if node.kind == "math" else \
            node.title if node.kind == "fold" else \
            words(node.children) if node.kind in SPOKEN else ""
        for part in re.split(r"(?<=[.?!:]) ", joined(SECTIONS.sub("", text))):
            asks = "?" in part or re.match(r"[A-F]\) ", text)
            for number in NUMBER.findall("" if generated else part):
                if "." in number or not asks:
                    yield heading, node, short(number)


def is_large(number):
    return "." in number or len(number) > 2 and number[0] != "0"


class Sources:
    """The rows of numbers.tsv, and which of them some sentence needs. blocks
    gives what the worked.c of a chapter prints."""

    def __init__(self, blocks):
        self.blocks, self.chapters = blocks, course.chapters()
        self.rows = {tuple(row[:2]): row[2] for row in course.records(SOURCES)}
        self.years = {row[2] for row in course.records("docs/sources.tsv")}
        self.needed, self.pages = set(), set()

    def near(self, page, chapter, heading, node):
        """The numbers of each chapter that this sentence may speak of; None
        where that may be a chapter which was removed."""
        last = min((h.line for h in page.headings if h.line > heading.line),
                   default=len(page.lines) + 1)
        here = page.source(node) if chapter else \
            "\n".join(page.lines[heading.line - 1:last - 1])
        numbers = NAMED.findall(here)
        if not course.whole() and (not chapter or not {
                c[:2] for c in self.chapters}.issuperset(numbers)):
            return [None]
        named = [c for c in self.chapters if c == chapter or c[:2] in numbers]
        tests = not chapter or heading.anchor == "what-the-tests-prove"
        return [of for c in named for of in
                [*self.blocks(c).values(), *[tested(c)] * tests]]

    def faults(self, page, chapter):
        """(line, what) of each number without a source."""
        self.pages.add(page.path)
        for heading, node, number in numbers(page):
            near = self.near(page, chapter, heading, node)
            if is_large(number) and None not in near and not self.has(
                    page.path, number, near):
                yield node.line, wording("no_source", number, SOURCES)

    def has(self, path, number, near):
        if number in self.years or any(number in of for of in near):
            return True
        key = (path, number) if (path, number) in self.rows else ("*", number)
        source = self.rows.get(key, "")
        self.needed.add(key)
        if source.startswith("= "):
            point = len(number.partition("e")[0].partition(".")[2])
            form = f".{point}{'e' if 'e' in number else 'f'}"
            return short(format(eval(source[2:], {**vars(math)}), form)) == \
                number and all(self.has(path, part, near) for part in
                               printed(source) if is_large(part))
        if source and not os.path.exists(source):
            return " " in source or not course.whole()
        return bool(source) and number in printed(course.read(source))

    def stale(self, all_pages):
        return [f"{SOURCES}: no sentence of {key[0]} needs {key[1]}: delete it"
                for key in self.rows
                if key not in self.needed and course.whole() and
                (key[0] in self.pages or all_pages)]


class Repeated:
    """The rows of repeated.tsv, (page, section, number, block) -> how often,
    and those that it should have."""

    def __init__(self):
        self.kept = {tuple(row[:4]): int(row[4])
                     for row in course.records(REPEATED)}
        self.now = {key: count for key, count in self.kept.items()
                    if os.path.exists(key[0])}

    def faults(self, page, blocks):
        """(line, what) of each sentence that must be read again. Its row stays
        as it is."""
        shown, lines, heading = collections.defaultdict(set), {}, None
        for node in walk(page.blocks):
            heading = node if node.kind == "heading" else heading
            if node.kind == "mark" and node.name == "run":
                shown[heading].add(node.value)
        self.now = {k: n for k, n in self.now.items() if k[0] != page.path}
        for heading, node, number in numbers(page):
            place = page.path, heading.anchor, number
            lines[place] = node.line
            by = {name for name, of in blocks.items() if number in of}
            alone = by if len(by) == 1 and is_large(number) else ()
            for name in by & shown[heading] or alone:
                self.now[(*place, name)] = blocks[name][number]
        for key, count in self.kept.items():
            if key[:3] in lines and \
                    blocks.get(key[3], {}).get(key[2], 0) < count:
                self.now[key] = count
                yield lines[key[:3]], wording("less_often", *key[2:], REPEATED)

    def text(self):
        return "# What prose.py has found: a page, a section, a number that " \
            "it repeats, a block\n# of worked.c that prints the number, how " \
            "often. make sync writes it.\n" + "".join(
                "\t".join([*key, str(count)]) + "\n"
                for key, count in sorted(self.now.items()))
