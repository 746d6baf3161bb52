"""What is left of the pages where chapters of the course were removed: make
sync calls it first. A course is the chapters whose folders are there.

    python3 docs/pages/reduced.py

    a page of docs whose numbers a       is removed, as are the figures that no
    missing chapter prints               page shows any more
    an item that begins with **02.**     is left out without that chapter, and a
                                         section (##) with all of its items
    an item, a row, an entry (###) that  is left out, and so is an item or a row
    leads to missing chapters alone, or  about verbs that need one, and no other
    is proved by their tests
    another link to what is missing      becomes its words
    between <!-- chapter: 12 --> and     is left out without chapter 12; "all"
    <!-- /chapter -->                    stands for all of the course's own
    CH=05 where there is no 05           names a chapter that is there

Prints a line for each page that it rewrote or removed. Where no chapter is
missing it changes nothing.
"""

import glob
import os
import re

import course
from course import read, write
from handed_out import left_out, without
from page import Page, walk

CHAPTER = re.compile(r"(?:chapters|tests|solutions)/(\d\d)_")
NUMBERS = re.compile(r"^<!-- numbers: (\w+) -->$", re.M)
FIGURE = re.compile(r"^FIGURE\((\w+)\)", re.M)
PART = re.compile(r"<!-- chapter: (\w+) -->\n\n.*?<!-- /chapter -->\n\n?", re.S)
VERB = re.compile("`make ([a-z-]+)")
TARGET = re.compile("^([a-z-]+):.*##", re.M)


class Reduced:
    def __init__(self):
        all_ = course.chapters()
        self.here = {chapter[:2] for chapter in all_}
        self.titled = {read(course.lesson(c)).split()[1] for c in all_}
        self.hidden = set(TARGET.findall(read("Makefile"))) - set(
            re.findall("^  ([a-z-]+) ", course.printed("make", "help"), re.M))
        self.lost = {}

    def is_gone(self, page, address):
        """True if it leads to a chapter that is not here, or to a page or an
        entry that went with a chapter."""
        if re.match("[a-z]+:", address):
            return False
        path, section = page.resolve(address)
        number = CHAPTER.match(path)
        if number and number[1] not in self.here:
            return True
        if path.endswith(".md") and not os.path.exists(path):
            return not course.whole()
        return section in self.lost.get(path, ())

    def leads_away(self, page, *nodes):
        """True if it is about missing verbs alone, or if all its ways into
        chapters and pages lead to what is gone."""
        verbs = VERB.findall(page.source(nodes[0]))
        if verbs and self.hidden.issuperset(verbs):
            return True
        bold = nodes[0].kind == "item" and re.match(
            r" *- \*\*(?:(W\d|\d\d)\.\*\*)?", page.lines[nodes[0].line - 1])
        if bold and bold[1]:
            return bold[1] not in self.titled
        if bold and not any(n.kind == "list" for n in walk(nodes)):
            return False
        ways = [n.address for n in walk(nodes)
                if n.kind == "link" and not re.match("[a-z]+:", n.address)]
        # What tests prove goes with them, and a term with its lesson.
        ways = [way for way in ways if way.endswith("_test.c") or "chapters/" in
                way and nodes[0].kind == "heading"] or ways
        return bool(ways) and all(self.is_gone(page, way) for way in ways)

    def text(self, page):
        lines, gone = left_out(page, self.leads_away)
        if page.path.startswith("docs/"):
            for heading, blocks in page.entries(3):
                if self.leads_away(page, heading, *blocks):
                    gone.update(range(heading.line, blocks[-1].end))
            for heading, blocks in page.entries(2):
                items = [item.line in gone for block in blocks
                         if block.kind == "list" for item in block.children]
                if items and all(items):
                    gone.update(range(heading.line, blocks[-1].end))
        text = without(lines, gone)
        for address in {a for _, a in page.links() if self.is_gone(page, a)}:
            text = re.sub(r"\[((?:[^][]|\[[^][]*\])*)\]\(" +
                          re.escape(address) + r"\)", r"\1", text)
        text = PART.sub(lambda found: found.group() if found[1] in self.here or
                        found[1] == "all" and course.whole() else "", text)
        if "05" in self.here:
            return text
        first = min(course.chapters())
        text = text.replace("CH=05", f"CH={first[:2]}")
        return text if "/" in page.path else text.replace(
            "05_full_formula", first).replace("full_formula", first[3:])

    def page(self, path):
        """Writes it as it is in this course; True if that is another text."""
        page = Page(path)
        after = self.text(page)
        if after == "\n".join(page.written_lines):
            return False
        write(path, after)
        print(f"rewritten: {path}")
        self.lost.setdefault(path, set()).update(
            page.anchors - Page(path).anchors)
        return True

    def remove(self, path, why):
        course.printed("git", "rm", "-qf", "--ignore-unmatch", path)
        if os.path.exists(path):
            os.remove(path)
        print(f"removed: {path} ({why})")


def main():
    it = Reduced()
    pages = [p for pattern in ("README.md", "docs/*.md", "docs/notes/*.md",
                               "chapters/*/README*.md", "solutions/*/README.md")
             for p in sorted(glob.glob(pattern))]
    for path in list(pages):
        chapter = NUMBERS.search(read(path))
        if chapter and not os.path.exists(course.lesson(chapter[1])):
            it.remove(path, f"its numbers are those of {chapter[1]}")
            pages.remove(path)
    # An entry that goes may leave a link to it behind.
    while any([it.page(path) for path in pages]):
        pass
    shown = "".join(map(read, pages))
    for data in sorted(glob.glob("docs/figures/data/[0-9][0-9]_*.c")):
        for name in FIGURE.findall(read(data)) * (
                os.path.basename(data)[:2] not in it.here):
            for file in glob.glob(f"docs/figures/{name}-*.svg"):
                if os.path.basename(file) not in shown:
                    it.remove(file, "no page shows it")


if __name__ == "__main__":
    main()
