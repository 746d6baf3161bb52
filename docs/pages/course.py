"""The chapters of the course: found by their folders, never listed. And how the
programs over the pages read files, write them and run others."""

import functools
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


def header(chapter):
    return f"chapters/{chapter}/{chapter[3:]}.h"


@functools.lru_cache(maxsize=None)
def prototypes(file):
    """Function -> its prototype, in the header's order. header.awk alone reads
    C; a header that it refuses has none, and the tests of formats say why."""
    read = ["awk", "-f", "tests/judge/header.awk", file]
    found = {}
    for line in subprocess.run(read, stdout=subprocess.PIPE,
                               encoding="utf-8").stdout.splitlines():
        name, text = line.split("\t", 1)
        found[name] = found.get(name, "") + text + "\n"
    return found
