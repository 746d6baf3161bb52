"""The chapters of the course: found by their folders, never listed."""

import functools
import glob
import os
import subprocess

PARTS = ("I", "II", "workshop")


def chapters():
    """Their folders' names, by number."""
    return sorted(os.path.basename(folder)
                  for folder in glob.glob("chapters/[0-9][0-9]_*"))


def part(chapter):
    """The workshop can be read at any time after Part I; its chapters keep
    their numbers."""
    if chapter[:2] in ("12", "13"):
        return "workshop"
    return "I" if chapter[:2] < "08" else "II"


def order():
    """The chapters in the order in which they are read."""
    return sorted(chapters(), key=lambda c: (PARTS.index(part(c)), c))


def lesson(chapter):
    return f"chapters/{chapter}/README.md"


def header(chapter):
    return f"chapters/{chapter}/{chapter[3:]}.h"


@functools.lru_cache(maxsize=None)
def prototypes(file, **options):
    """Function -> its prototype, in the header's order. header.awk alone reads
    C; a header that it refuses has none, and the tests of formats say why."""
    read = ["awk", *(f"-v{name}={value}" for name, value in options.items()),
            "-f", "tests/judge/header.awk", file]
    found = {}
    for line in subprocess.run(read, stdout=subprocess.PIPE,
                               text=True).stdout.splitlines():
        name, text = line.split("\t", 1)
        found[name] = found.get(name, "") + text + "\n"
    return found
