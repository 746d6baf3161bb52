"""The chapters of the course: found by their folders, never listed. And how the
programs over the pages read files, write them and run others."""

import functools
import glob
import os
import subprocess


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def records(path):
    """The lines of a .tsv, without its comments."""
    return [line.split("\t") for line in read(path).splitlines()
            if not line.startswith("#")]


@functools.lru_cache(maxsize=None)
def sentences():
    return {name: words for _, name, words in
            records(f"{os.path.dirname(__file__)}/words.tsv")}


def wording(name, *values):
    """A sentence of words.tsv, with these values in the places of {}."""
    return sentences()[name].format(*values)


def printed(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8",
                          check=True).stdout


def parts():
    """Chapter -> the part that it belongs to, as they are read."""
    return dict(reversed(line.split())
                for line in printed("tests/verbs/order.sh").splitlines())


def chapters():
    """By number."""
    return sorted(parts())


def whole():
    """True if none of the course's own chapters was removed: what is counted
    over all of them holds then."""
    return {f"{n:02}" for n in range(17)} <= {c[:2] for c in chapters()}


def lesson(chapter):
    return f"chapters/{chapter}/README.md"


def shown(path):
    """A translation beside a lesson, README.de.md, takes its place."""
    return next(iter(sorted(glob.glob(path[:-2] + "*.md"))), path) \
        if path.startswith("chapters/") else path


def header(chapter):
    return f"chapters/{chapter}/{chapter[3:]}.h"


def tests(chapter):
    return f"tests/{chapter}/{chapter[3:]}_test.c"


@functools.lru_cache(maxsize=None)
def contract(chapter):
    """The rows of its table (contract.py); none if it is not up to date, which
    make test says."""
    table = subprocess.run(["sh", "tests/judge/contract.sh", chapter],
                           stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [line.split("\t") for line in table.splitlines()]


def exercises(chapter):
    """The functions of a chapter, in the header's order."""
    return [row[1] for row in contract(chapter) if row[0] == "function"]
