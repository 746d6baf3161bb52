"""Rewrites the checked parts of the lessons from compiled and tested
sources, or with --check says where they are out of date. make sync and make
test call it.

    python3 docs/pages/sync.py [--check] [05_full_formula ...]

    <!-- run: NAME -->        the next code block is the block NAME of what the
                              chapter's worked.c prints, or, in 14 and 15, of
                              what came out of training (results.py)
    <!-- code: FILE TAG -->   the next code block is what stands between the
                              two lines //! [TAG] of FILE, from the top folder

Each number of a sentence must have a source (prose.py).
"""

import difflib
import functools
import glob
import os
import re
import subprocess
import sys
import textwrap

import course
import prose
import results
from course import wording
from page import Page, walk


@functools.lru_cache(maxsize=None)
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

    @functools.cached_property
    def counts(self):
        return {name: prose.printed(text) for name, text in self.blocks.items()}


class Sync:
    def __init__(self, path, worked):
        self.page, self.worked, self.faults = Page(path), worked, []

    def fail(self, line, text):
        self.faults.append(f"{self.page.path}:{line}: {text}")

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
            self.fail(mark.line, wording("two_tags", file, tag, len(parts) - 1))
        return parts[1] if len(parts) == 3 else ""

    def rewritten(self):
        """The page's text, with its blocks written anew."""
        lines = list(self.page.written_lines)
        nodes = list(walk(self.page.blocks))
        for mark, node in reversed(list(zip(nodes, nodes[1:] + [None]))):
            if mark.kind != "mark" or mark.name not in ("run", "code"):
                continue
            if not node or node.kind != "code":
                self.fail(mark.line, "a code block should come next")
                continue
            lines[node.line:node.end - 2] = \
                self.block(mark).split("\n")[:-1]
        return "\n".join(lines)


def pages_of(chapter):
    """A page of docs says whose numbers it shows."""
    pages = [course.lesson(chapter), f"solutions/{chapter}/README.md",
             *glob.glob(f"chapters/{chapter}/README.*.md")]
    for path in sorted(glob.glob("docs/*.md")):
        if f"\n<!-- numbers: {chapter} -->\n" in course.read(path):
            pages.append(path)
    return [path for path in pages if os.path.exists(path)]


def all_pages(chapters):
    """Path -> its chapter, or None: pages of no chapter are looked at if all
    chapters are."""
    pages = {path: c for c in chapters for path in pages_of(c)}
    if len(chapters) == len(course.chapters()):
        for path in ["README.md", *sorted(glob.glob("docs/*.md") +
                                          glob.glob("docs/notes/*.md"))]:
            if path != "docs/changelog.md":
                pages.setdefault(path)
    return pages


def put(path, after, faults, only_check):
    """Writes a file as it should be, or says that it is not. True if it is."""
    before = course.read(path)
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults or only_check:
        sys.stdout.writelines(difflib.unified_diff(
            before.splitlines(True), after.splitlines(True), path,
            f"{path}, as it should be"))
        return not faults and after == before
    if after != before:
        course.write(path, after)
        print(f"rewritten: {path}")
    return True


def statuses(header):
    """statuses.h with the names of the list."""
    names = re.findall(r"^(\w+)\tclaim\t",
                       course.read("tests/judge/statuses.tsv"), re.M)
    lines = textwrap.wrap(" ".join(f"IS({name})" for name in names), 72)
    return re.sub(r"(?s)(?<=EACH_STATUS\(IS\)).*?\n(?=\n)", "".join(
        f" \\\\\n    {line}" for line in lines) + "\n", header)


def sync(chapters, only_check):
    sources = prose.Sources(lambda chapter: Worked(chapter).counts)
    repeated = prose.Repeated()
    header = "tests/harness/statuses.h"
    right = put(header, statuses(course.read(header)), [], only_check)
    for path, chapter in all_pages(chapters).items():
        page = Sync(path, chapter and Worked(chapter))
        after = page.rewritten()
        # The numbers of a translation are those of the English page.
        faults = [] if page.page.english else list(
            sources.faults(page.page, chapter))
        if chapter and not page.page.english:
            faults += repeated.faults(page.page, page.worked.counts)
        for line, text in faults:
            page.fail(line, text)
        right = put(path, after, page.faults, only_check) and right
    stale = sources.stale(chapters == course.chapters())
    return right and put(prose.REPEATED, repeated.text(), stale, only_check)


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    sys.exit(not sync(arguments or course.chapters(), "--check" in sys.argv))
