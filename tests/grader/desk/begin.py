"""What comes before the first job, in one process. Run by grade.sh and
grade_single.sh:

    begin.py class SUBMISSIONS OUT WORK BUNDLE    all students
    begin.py single SUBMISSION COLLECTED BUNDLE   one student

Spells out the points file (POINTS) for the bundle, takes the students' files
(collect.py), and looks whether roster and rules are in order (report.py). If
something is wrong, it is said, and nothing is graded.

WHO is the one student who is graded again, whose files and marks go before: the
name of a folder as it was handed in, or what a column of grades.csv says:
student, folder, or (with ROSTER) name, id, e-mail.
"""

import os
import re
import shutil
import sys
from pathlib import Path

import collect
import points
import report
from downloads import students_of
from handed_in import reason
from marks import Student
from results import name_of
from roster import Roster
from rules import Rules
from tables import Problem


def of_key(key):
    name = name_of(key)
    return Student(key, name, re.sub(r" \(attempt \d+\)$", "", name))


def key_meant(folders, keys, roster, who):
    """FOLDERS: the names of the students by those of their folders."""
    # grades.csv has "'+41", so that no spreadsheet takes it for a formula.
    for exact in (collect.key_of(who), collect.key_of(folders.get(who, who)),
                  who.removeprefix("'")):
        if exact in keys:
            return exact
    students = list(map(of_key, keys))
    if roster:
        roster.match({s.key: s.of for s in students})
    rules = Rules({}, roster, students, [], lambda key: "")
    subject = rules.find(who, "WHO")
    found = [s for s in students if rules.subject(s) == subject]
    if len(found) == 1:
        return found[0].key
    names = ", ".join(s.name for s in found)
    raise Problem("several" if found else "nothing", who=who, names=names)


def forget(submissions, out, who):
    folders = {s.folder: s.name for s in students_of(submissions)[0]}
    keys = sorted(p.name for p in (out / "submissions").iterdir())
    book = os.environ.get("ROSTER")
    try:
        key = key_meant(folders, keys, Roster(book) if book else None, who)
    except Problem as problem:
        sys.exit(f"{problem}\nThe columns student, name, id, e-mail and "
                 "folder of grades.csv have names that fit.")
    for made in "students", "submissions":
        shutil.rmtree(out / made / key, ignore_errors=True)


def begin_class(submissions, out, work, bundle, chapters):
    try:
        if os.environ.get("WHO"):
            forget(submissions, out, os.environ["WHO"])
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
        collect.collect_single(*given[:2], chapters)


if __name__ == "__main__":
    main(*sys.argv[1:])
