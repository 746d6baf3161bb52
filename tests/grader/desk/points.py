"""Spells out the points file: what each test is worth. The tests are those in
BUILD/tests."""

import os
import re
import sys
from pathlib import Path

from results import printable
from sentences import sentence


def all_tests():
    for path in sorted(Path(os.environ["BUILD"], "tests").glob("*.claims")):
        if Path("chapters", path.stem).exists():
            for line in path.read_text().splitlines():
                yield path.stem, *line.split()


def fits(pattern, name):
    """A chapter can be given by its number alone."""
    return pattern in ("*", name) or bool(
        re.fullmatch("[0-9][0-9]", pattern) and name.startswith(pattern + "_"))


def fault(words, tests):
    """What is wrong with a line, or None."""
    if len(words) != 4:
        return sentence("points", "words", n=len(words))
    chapter, exercise, test, points = words
    if not re.fullmatch("[0-9]{1,4}", points) or int(points) > 1000:
        return sentence("points", "number", points=points)
    for at, name in enumerate(("chapter", "exercise", "test")):
        tests = [t for t in tests if fits(words[at], t[at])]
        if not tests:
            return sentence("points", name, chapter=chapter, exercise=exercise,
                            test=test)
    return None


def spelled_out(text, tests):
    """The points of each test; and what is wrong with the text."""
    lines = [(number, line.partition("#")[0].split())
             for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, words) for number, words in lines if words]
    worth, faults = dict.fromkeys(tests, 0), []
    for number, words in lines:
        if why := fault(words, tests):
            faults.append(f", line {number}: {why}")
        else:
            worth |= {test: int(words[3]) for test in tests
                      if all(map(fits, words, test))}
    if not lines:
        faults = [': it gives no points; the line "* * * 1" gives one to each '
                  "test"]
    elif not faults and not any(worth.values()):
        faults = [": no test is worth any points"]
    return worth, faults


def spell_out(path, chapters, out):
    """Writes a line for each test of these chapters: chapter, exercise, test,
    and the points that the last line of the file PATH which fits it gives. Or
    says what is wrong with the file, line by line."""
    try:
        text = Path(path).read_text("utf-8-sig", "replace")
    except OSError:
        sys.exit(f"There is no points file {path} that can be read.")
    worth, faults = spelled_out(text, list(all_tests()))
    if faults:
        sys.exit("\n".join([
            *(printable(f"{path}{what}.") for what in faults[:20]),
            "tests/grader/points is an example."]))
    out.write_text("".join(" ".join(test) + f" {points}\n"
                           for test, points in worth.items()
                           if test[0] in chapters))
