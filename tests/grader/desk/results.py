"""Reads what grade_submission.sh leaves: a student's result, and the points.

A result has verdicts only (docs/design.md has its form). Points are applied
here, when something is shown, so that other points need no test to run again.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from sentences import WORDS

# Characters that move the cursor, end a line, or turn the direction of writing.
UNSEEN = dict.fromkeys(
    [*range(9), *range(11, 32), *range(127, 160), 0x61C, 0x200E, 0x200F,
     *range(0x2028, 0x202F), *range(0x2066, 0x206A), 0xFEFF, 0xFFFE, 0xFFFF],
    "?")

# What the state of a chapter is called.
STATES = WORDS["state"]


def printable(text):
    """The text as it may be shown: names and files can hold anything."""
    return text if text.isprintable() else \
        text.encode("utf-8", "replace").decode().translate(UNSEEN)


def shown(points):
    return "" if points is None else f"{points:.12g}"


def words(name):
    return name.replace("_", " ")


def name_of(key):
    """The folder's name behind a key: +41 is A (collect.py writes keys)."""
    data = re.sub(rb"\+([0-9A-F]{2})", lambda m: bytes([int(m[1], 16)]),
                  key.encode())
    # A byte that is part of no character is one question mark.
    name = data.decode("utf-8", "surrogateescape")
    return re.sub(r"[\t\n]", "?", printable(name))


@dataclass
class Claim:
    """A test: what it says of an exercise, and what came out."""

    exercise: str
    sentence: str
    verdict: str
    kind: str = ""
    source: str = ""
    section: str = ""
    message: list = field(default_factory=list)     # (text or row, line)
    lines: list = field(default_factory=list)       # of the file, that it names

    @property
    def passed(self):
        return self.verdict == "passed"


@dataclass
class Chapter:
    name: str
    state: str
    claims: list = field(default_factory=list)
    broken: Claim | None = None

    @property
    def number(self):
        return self.name[:2]

    @property
    def title(self):
        return f"{self.number} {words(self.name[3:])}"


@dataclass
class Result:
    key: str = ""
    chapters: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    flags: list = field(default_factory=list)

    def claims(self):
        return ((chapter, claim) for chapter in self.chapters
                for claim in chapter.claims)


def about(chapter, text):
    """A note or a flag, behind the chapter that it is about."""
    return text if chapter == "-" else f"{chapter}: {text}"


class Damaged(Exception):
    """A file of the grader's own that is not as it was written."""


def read_result(path):
    """Reads a result. The message of a claim is a list of (kind, text): a text
    is a paragraph, a row keeps its columns."""
    try:
        return parsed(Path(path).read_text("utf-8", "replace"))
    except (IndexError, TypeError, ValueError) as error:
        raise Damaged(f"{path}: {error}")


def parsed(text):
    result, last = Result(), None
    for line in text.split("\n"):
        kind, *part = line.split("\t")
        part = [printable(p) for p in part]
        if kind == "student":
            result.key = part[0]
        elif kind == "chapter":
            result.chapters.append(Chapter(*part[:2]))
            last = None
        elif kind == "broken":
            last = Claim("", "", "failed", part[0])
            result.chapters[-1].broken = last
        elif kind == "claim":
            last = Claim(*part[:6])
            result.chapters[-1].claims.append(last)
        elif kind in ("text", "row") and last:
            last.message.append((kind, part[0] if part else ""))
        elif kind == "link" and last:
            last.message.append(("row", "  " + part[0].removeprefix(
                "https://")))
        elif kind == "place" and last:
            role, file, line, words = part
            if role == "here":
                last.lines.append(int(line))
            if role != "begins":
                last.message.append(("row", f"{file}:{line}: {words}"))
        elif kind in ("flag", "note"):
            chapter, text = part[:2]
            (result.flags if kind == "flag" else result.notes).append(
                (chapter, text))
    return result


class Points:
    """What each test is worth: a line for each, chapter, exercise, test and
    points. Without a text nothing is worth anything. ADDED: what a person gave
    one student for each chapter besides, or took off."""

    def __init__(self, text, added=None):
        self.text, self.added = text, added or {}
        rows = [line.split() for line in text.splitlines()]
        self.worth = {tuple(row[:3]): int(row[3]) for row in rows}

    def of(self, chapter, claim):
        return self.worth.get((chapter.name, claim.exercise, claim.sentence), 0)

    def earned(self, chapter):
        return (sum(self.of(chapter, c) for c in chapter.claims if c.passed)
                + self.added.get(chapter.name, 0))

    def possible(self, chapter):
        return sum(n for key, n in self.worth.items() if key[0] == chapter.name)

    def total(self, result):
        return max(0, sum(map(self.earned, result.chapters)))

    @classmethod
    def read(cls, path):
        try:
            return cls(path.read_text())
        except (ValueError, IndexError) as error:
            raise Damaged(f"{path}: {error}")

    @property
    def all(self):
        return sum(self.worth.values())

    @property
    def tests(self):
        return sorted(self.worth)
