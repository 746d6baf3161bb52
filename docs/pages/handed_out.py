"""Writes the pages of the course as they are handed out, without solutions.

    python3 docs/pages/handed_out.py FOLDER PAGE ...

FOLDER has the starter's Makefile, and gets the pages.

    <!-- course --> ... <!-- /course -->    stays at home
    <!-- starter ... -->                    is shown in a starter only
    <!-- generated: NAME -->                goes, as its end does; what is
        and <!-- chapter: 05 -->            between them is kept
    an item or a row that leads to a        is left out, and the items after it
    solution, or to make solution           are counted anew
    make test, where there is no such       is said to be elsewhere
    verb
"""

import re
import sys

from course import read, write
from page import Page, walk


def left_out(page, leads_away):
    """The lines by their numbers, without those of rows that lead away, and the
    numbers of those of such items; the items after them are counted anew."""
    lines, gone = dict(enumerate(page.written_lines, 1)), set()
    for node in walk(page.blocks):
        if node.kind == "row" and leads_away(page, node):
            del lines[node.line]
        elif node.kind == "list":
            number = node.start
            for item in node.children:
                if leads_away(page, item):
                    gone.update(at for at in range(item.line, item.end)
                                if page.written_lines[at - 1])
                elif node.ordered:
                    lines[item.line] = re.sub(r"\d+", str(number),
                                              lines[item.line], count=1)
                    number += 1
    return lines, gone


def without(lines, gone):
    """The text of the others. One blank line is enough where something was."""
    text = "\n".join("\0" if at in gone else line for at, line in lines.items())
    return re.sub(r"\n*\0[\0\n]*", lambda cut: "\n\n" if "\n\n" in cut.group()
                  else "\n", text)


def handed_out(page, verbs):
    lines, gone = left_out(page, leads_to_solution)
    away, code = 0, set()
    for node in walk(page.blocks):
        if node.kind == "mark" and node.name == "course":
            away = node.line
        elif node.kind == "mark" and node.name == "/course":
            gone.update(range(away, node.end))
        elif node.kind == "mark" and node.name.lstrip("/") in (
                "generated", "chapter"):
            gone.update(range(node.line, node.end))
        elif node.kind == "mark" and node.name == "starter":
            gone |= {node.line, node.end - 1}
        elif node.kind == "code":
            code.update(range(node.line, node.end))
    lines = {at: line if at in code else elsewhere(line, verbs)
             for at, line in lines.items()}
    return without(lines, gone).strip("\n") + "\n"


def leads_to_solution(page, node):
    return re.search(r"`make solution|\]\([^)]*solutions/", page.source(node))


def elsewhere(line, verbs):
    return re.sub("`make ([a-z-]+)`", lambda found: found.group() + (
        "" if found.group(1) in verbs
        else " (in the course itself, not here)"), line)


def main(folder, *pages):
    verbs = set(re.findall("^([a-z-]+):", read(f"{folder}/Makefile"), re.M))
    for path in pages:
        write(f"{folder}/{path}", handed_out(Page(path), verbs))


if __name__ == "__main__":
    main(*sys.argv[1:])
