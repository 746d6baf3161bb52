"""Prints the key of the one student that WHO means:

    who.py SUBMISSIONS OUT WHO

WHO is the name of a folder as it was handed in, or what a column of grades.csv
says: student, folder, or (with ROSTER, from the environment) name, id, e-mail.
"""

import os
import re
import sys
from pathlib import Path

from collect import key_of
from downloads import students_of
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
    for exact in (key_of(who), key_of(folders.get(who, who)),
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


def main(submissions, out, who):
    keys = sorted(p.name for p in Path(out, "submissions").iterdir())
    book = os.environ.get("ROSTER")
    print(key_meant({s.folder: s.name for s in students_of(submissions)[0]},
                    keys, Roster(book) if book else None, who))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Problem as problem:
        sys.exit(f"{problem}\nThe columns student, name, id, e-mail and "
                 "folder of grades.csv have names that fit.")
    except Exception as error:
        sys.exit(f"{sys.argv[1]} can't be read: {error}.")
