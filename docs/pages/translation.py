"""Checks a translation, README.de.md beside a chapter's README.md. Its words
are free. Section by section it has what the English page has: numbers,
formulas, code, what programs print, links, figures, exercises, predictions,
hints and other folds, and the right answers of the quiz."""

import re

from page import fixed, plain, walk

NUMBER = re.compile(r"(?<![\w.])[-+−]?\d+(?:[.,]\d+)*")
WORDS = re.compile(r"\\(?:text|mathrm|operatorname)\{[^}]*\}")
# What of a node must be on both pages, and how it is called.
KEPT = {"code": ("the block of code", "text"), "mark": ("the comment", "text"),
        "code_span": ("the code", "text"), "link": ("a link to", "address"),
        "figure": ("the figure", "light"), "image": ("the picture", "address")}


def facts(node):
    text = plain(node.children)
    if node.kind == "heading":
        yield "#" * node.level, text if text in fixed("en") or \
            text.startswith("Write ") else "(a heading)"
    elif node.kind == "text":
        yield from (("the number", n) for n in NUMBER.findall(node.text))
    elif node.kind in ("formula", "math"):
        yield "the formula", WORDS.sub("", node.text)
    elif node.kind == "fold":
        yield "a fold", node.title.partition(":")[0]
    elif node.kind == "strong" and (text in fixed("en") or re.fullmatch(
            r"[A-F]\.", text)):
        yield "in bold", text
    elif node.kind in KEPT:
        what, where = KEPT[node.kind]
        yield what, getattr(node, where).strip()


def sections(page):
    """The heading of each section of level 2, and its facts: where they are."""
    found = []
    for node in walk(page.blocks):
        if node.kind == "heading" and node.level <= 2:
            found.append((node, {}))
        for fact in facts(node):
            found[-1][1].setdefault(fact, []).append(node.line)
    return found


def check(page, say):
    """Calls say(holds, file, line, text)."""
    local, english = sections(page), sections(page.english)
    if not say(len(local) == len(english), page.path, 0, f"{len(local) - 1} "
               f"sections, and not {len(english) - 1} as the English page"):
        return
    for (heading, have), (_, want) in zip(local, english):
        named = f'in the section "{plain(heading.children)}"'
        for fact in {**want, **have}:
            here, there = have.get(fact, []), want.get(fact, [])
            where = f", in line {there[-1]}" if there else ""
            line = (here or [heading.line])[-1]
            words = " ".join(fact).partition("\n")[0]
            say(len(here) == len(there), page.path, line,
                f"{words} stands {len(here)} times {named}, and {len(there)} "
                f"times on the English page{where}")
