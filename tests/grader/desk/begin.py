"""What comes before the first job, in one process. Run by grade.sh and
grade_single.sh:

    begin.py class SUBMISSIONS OUT WORK BUNDLE    all students
    begin.py one   SUBMISSION  COLLECTED BUNDLE   one student

Spells out the points file (POINTS) for the bundle, takes the students' files
(collect.py), and looks whether roster and rules are in order (report.py). If
something is wrong, it is said, and nothing is graded.
"""

import os
import sys
from pathlib import Path

import collect
import points
import report
from handed_in import reason
from tables import Problem


def begin_class(submissions, out, work, bundle, chapters):
    try:
        collect.collect_class(submissions, out, work, chapters)
    except Exception as error:
        sys.exit(f"{submissions} can't be read: {reason(error)} ({error}).")
    try:
        report.read_rules(out, work, bundle / "points")
    except Problem as problem:
        sys.exit(str(problem))


def main(command, *given):
    given = list(map(Path, given))
    chapters = {p.name: (p / "stub.c").read_bytes()
                for p in sorted((given[-1] / "chapters").iterdir())}
    points.spell_out(os.environ.get("POINTS") or "tests/grader/points",
                     chapters, given[-1] / "points")
    if command == "class":
        begin_class(*given, chapters)
    else:
        collect.collect_one(*given[:2], chapters)


if __name__ == "__main__":
    main(*sys.argv[1:])
