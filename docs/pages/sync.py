"""Rewrites the checked parts of the lessons from compiled and tested
sources, or with --check says where they are out of date. make sync and make
test call it.

    python3 docs/pages/sync.py [--check] [05_full_formula ...]

    <!-- run: NAME -->        the next code block is the block NAME of what the
                              chapter's worked.c prints, or, in 14 and 15, of
                              what came out of training (results.py)
    <!-- code: FILE TAG -->   the next code block is what stands between the
                              two lines //! [TAG] of FILE, from the top folder

A number with a decimal point in the prose is an error if no block of worked.c
prints it. Numbers of sections and code in backticks are left alone.
"""

import difflib
import glob
import os
import re
import subprocess
import sys

import course
import results
from page import Page, walk

NUMBER = re.compile(r"([0-9]+\.[0-9]+)(e[-+]?[0-9]+)?")
SPOKEN = ("paragraph", "heading", "cell")
SECTIONS = re.compile(r"[Ss]ections? [0-9]+\.[0-9]+(( and|,) [0-9]+\.[0-9]+)*")


class Worked:
    """What a chapter's worked.c prints with the reference."""

    def __init__(self, chapter):
        self.source = f"chapters/{chapter}/worked.c"
        printed = subprocess.run(
            ["tests/verbs/run.sh", "--reference", chapter],
            stdout=subprocess.PIPE, encoding="utf-8")
        if printed.returncode:
            sys.exit(printed.returncode)
        text = re.sub(" +$", "", printed.stdout, flags=re.M)
        parts = re.split("^## (.*)\n", text, flags=re.M)
        self.blocks = {name: block.rstrip("\n") + "\n"
                       for name, block in zip(parts[1::2], parts[2::2])}
        trained = f"tests/{chapter}/results.tsv"
        if os.path.exists(trained):
            self.blocks.update(
                results.stories(trained) if chapter.startswith("15") else
                results.blocks(trained, "docs/figures/data/training.tsv"))
        # 1.30e-07 and 1.30e-7 are one number; its 1.30 may stand before 10^-7.
        self.known = set()
        for found in NUMBER.finditer("\n".join([parts[0],
                                                *self.blocks.values()])):
            self.known.update((found.group(1), short(found.group())))


def short(number):
    return re.sub("e0+", "e", number.replace("e+", "e")).replace("e-0", "e-")


def said(nodes):
    """The words of inline nodes, without code and addresses."""
    return "".join(" " if n.kind in ("soft", "break") else
                   "" if n.kind in ("code_span", "html_span", "image") else
                   n.text or said(n.children) for n in nodes)


class Sync:
    def __init__(self, path, worked):
        self.page, self.worked, self.faults = Page(path), worked, []

    def fail(self, line, text):
        self.faults.append(f"{self.page.path}:{line}: {text}")

    def numbers(self):
        generated = False       # what tables.py writes
        for node in walk(self.page.blocks):
            if node.kind == "mark" and node.name.endswith("generated"):
                generated = node.name == "generated"
            if generated:
                continue
            text = node.text if node.kind == "math" else \
                node.title if node.kind == "fold" else \
                said(node.children) if node.kind in SPOKEN else ""
            for found in NUMBER.finditer(SECTIONS.sub("", text)):
                if short(found.group()) not in self.worked.known:
                    self.fail(node.line, f"{found.group()} is not printed by "
                              f"{self.worked.source}. Print it there, then "
                              "run make sync")

    def block(self, mark):
        if mark.name == "run":
            if mark.value not in self.worked.blocks:
                self.fail(mark.line, f"{self.worked.source} prints no block ##"
                          f" {mark.value}")
            return self.worked.blocks.get(mark.value, "")
        file, tag = mark.value.split()
        parts = re.split(rf"^.*//! \[{re.escape(tag)}\].*\n",
                         course.read(file), flags=re.M)
        if len(parts) != 3:
            self.fail(mark.line, f"{file} has //! [{tag}] {len(parts) - 1} "
                      "times; it needs two: one before the code and one after "
                      "it")
        return parts[1] if len(parts) == 3 else ""

    def rewritten(self):
        """The page's text, with its blocks written anew."""
        lines = list(self.page.lines)
        nodes = list(walk(self.page.blocks))
        for mark, node in reversed(list(zip(nodes, nodes[1:] + [None]))):
            if mark.kind != "mark" or mark.name not in ("run", "code"):
                continue
            if not node or node.kind != "code":
                self.fail(mark.line, "a code block should come next")
                continue
            lines[node.line:node.end - 2] = \
                self.block(mark).split("\n")[:-1]
        self.numbers()
        return "\n".join(lines)


def pages_of(chapter):
    """A page of docs says whose numbers it shows."""
    pages = [course.lesson(chapter), f"solutions/{chapter}/README.md"]
    for path in sorted(glob.glob("docs/*.md")):
        if f"\n<!-- numbers: {chapter} -->\n" in course.read(path):
            pages.append(path)
    return [path for path in pages if os.path.exists(path)]


def sync(chapter, only_check):
    worked, right = Worked(chapter), True
    for path in pages_of(chapter):
        page = Sync(path, worked)
        after = page.rewritten()
        before = "\n".join(page.page.lines)
        for fault in page.faults:
            print(fault, file=sys.stderr)
        if page.faults or only_check:
            sys.stdout.writelines(difflib.unified_diff(
                before.splitlines(True), after.splitlines(True), path,
                f"{path}, as it should be"))
            right = right and not page.faults and after == before
        elif after != before:
            course.write(path, after)
            print(f"rewritten: {path}")
    return right


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    done = [sync(chapter, "--check" in sys.argv)
            for chapter in arguments or course.chapters()]
    sys.exit(not all(done))
