"""The roster: who is in the class, and when their work was due.

A roster is a CSV file with a line of headings. It may be one of your own (name,
id, e-mail, folder, deadline, submitted), or what the platform exports: Canvas's
gradebook, Moodle's grading worksheet. Headings in any order; others stay as
they are.
"""

import csv
import io
import math
import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

HEADINGS = {
    "name": ("name", "student", "full name"),
    "id": ("id", "student id", "identifier", "sid"),
    "email": ("e-mail", "email", "email address", "sis login id"),
    "folder": ("folder",),
    "deadline": ("deadline",),
    "submitted": ("submitted", "last modified (submission)"),
}


class Problem(Exception):
    """What is wrong with a file that the instructor gave, in words."""


@dataclass
class Person:
    row: int
    name: str = ""
    id: str = ""
    email: str = ""
    folder: str = ""
    deadline: str = ""
    submitted: str = ""


def plain(name):
    """Smith, Ann and ann smith are one name."""
    return sorted(re.findall(r"\w+", name.lower()))


class Roster:
    def __init__(self, path):
        try:
            text = Path(path).read_text("utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise Problem(f"The roster {path} can't be read: {error}.")
        self.rows = list(csv.reader(io.StringIO(text)))
        self.header = self.rows[0] if self.rows else []
        self.column = {}
        for at, heading in enumerate(self.header):
            for what, known in HEADINGS.items():
                if heading.strip().lower() in known:
                    self.column.setdefault(what, at)
        if not self.column.keys() & {"name", "id", "email", "folder"}:
            raise Problem(f"The roster {path} has no column name, id, e-mail "
                          "or folder in its first line.")
        self.people = [p for p in map(self.read, range(1, len(self.rows)))
                       if p]
        self.found = {}

    def read(self, at):
        cells = self.rows[at]
        given = {what: cells[c].strip() for what, c in self.column.items()
                 if c < len(cells)}
        person = Person(at, **given)
        # Canvas's export has a line with the points that are possible.
        if person.name == "Points Possible" or not any(given.values()):
            return None
        return person

    def match(self, names):
        """Finds the person of each folder: by the folder, the e-mail or the id
        in its name, or the name itself."""
        for key, name in names.items():
            for fits in (self.by_folder, self.by_email, self.by_id,
                         self.by_name):
                people = [p for p in self.people if fits(p, name)]
                if len(people) == 1:
                    self.found[key] = people[0]
                    break

    def by_folder(self, person, name):
        return person.folder != "" and person.folder == name

    def by_email(self, person, name):
        return person.email != "" and person.email.lower() in (
            name.lower(), name.lower().split("_")[0])

    def by_id(self, person, name):
        # Moodle writes "Participant 123" and calls the folder Ann_123_...
        number = person.id.split()[-1] if person.id else ""
        return number != "" and number in re.split(r"[^A-Za-z0-9]+", name)

    def by_name(self, person, name):
        own = plain(person.name)
        return bool(own) and own in (plain(name), plain(name.split("_")[0]))

    def person(self, key):
        return self.found.get(key)

    def without(self, keys):
        have = {id(self.found[k]) for k in keys if k in self.found}
        return [p for p in self.people if id(p) not in have]

    def upload(self, heading, marks):
        """The roster as it came, with the marks in the column that begins with
        the heading: ready to be uploaded to where it came from."""
        at = next((c for c, text in enumerate(self.header)
                   if text.lower().startswith(heading.lower())), None)
        if at is None:
            at = len(self.header)
        rows = [list(row) for row in self.rows]
        for row in rows:
            row += [""] * (at + 1 - len(row))
        rows[0][at] = rows[0][at] or heading
        for person in self.people:
            rows[person.row][at] = marks.get(person.row, 0)
        return rows


def instant(text, what):
    """A time as ISO has it, 2026-11-20T23:59; a date means its last minute.
    A time without a zone is this machine's."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        raise Problem(f"{what} is a date or a time such as 2026-11-20 or "
                      f'2026-11-20T23:59, not "{text}".')
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        when = when.replace(hour=23, minute=59, second=59)
    return when.astimezone()


class Policy:
    """What is taken off for being late: LATE='10 % a day, at most 50 %'.

    A day that has begun counts. The deadline is the class's, or that of the
    roster. The time of a submission is the roster's; else what collect.py
    noted."""

    def __init__(self, deadline, late, roster, times):
        self.roster, self.times = roster, times
        self.deadline = instant(deadline, "DEADLINE") if deadline else None
        own = roster and any(p.deadline for p in roster.people)
        self.on = bool(self.deadline or own)
        found = re.fullmatch(
            r"\s*(\d+) ?% a day(?:, at most (\d+) ?%)?\s*", late or "0 % a day")
        if not found:
            raise Problem("LATE is what is taken off, such as LATE='10 % a "
                          "day' or LATE='10 % a day, at most 50 %'.")
        self.a_day = int(found[1])
        self.most = min(100, int(found[2] or 100))

    def lateness(self, key):
        """Days that have begun since the deadline, and the percentage."""
        person = self.roster.person(key) if self.roster else None
        due = self.deadline
        if person and person.deadline:
            due = instant(person.deadline, f"The deadline of {person.name}")
        at = person.submitted if person else ""
        at = at or self.times(key)
        if not (due and at):
            return 0, 0
        past = (instant(at, f"The time of {key}") - due).total_seconds()
        days = max(0, math.ceil(past / 86400))
        return days, min(self.most, self.a_day * days)
