"""The roster: who is in the class, and when their work was due.

A roster is one of your own (name, id, e-mail, folder, deadline, submitted), or
what the platform exports: Canvas's or Blackboard's gradebook, Moodle's grading
worksheet. Headings (headings.tsv) in any order; others stay as they are.
"""

import re
from dataclasses import dataclass

from sentences import records
from tables import Problem, Table, plain

HEADINGS = {}
for column, heading in records("headings.tsv"):
    HEADINGS.setdefault(column, set()).add(heading)


@dataclass
class Person:
    """GROUP is the row of the first of those who have one folder: they have one
    mark."""

    row: int
    name: str = ""
    id: str = ""
    number: str = ""
    email: str = ""
    folder: str = ""
    deadline: str = ""
    submitted: str = ""
    group: int = 0

    @property
    def called(self):
        return self.name or self.email or self.id or self.folder

    @property
    def short(self):
        """Moodle's "Participant 123", in German "Teilnehmer/in123", is 123."""
        return re.sub(r"^(Participant |Teilnehmer/in) *", "", self.id)


# What a person is known by, and what of a folder's name may be that. Moodle
# writes "Participant 123" and calls the folder Ann_123_...
WAYS = (
    (lambda person: person.folder, lambda name: [name]),
    (lambda person: person.email.lower(),
     lambda name: [name.lower(), name.lower().split("_")[0]]),
    (lambda person: plain(person.name),
     lambda name: [plain(name), plain(name.split("_")[0])]),
    (lambda person: "".join(person.short.split()[-1:]),
     lambda name: re.split(r"[\s_(),]+", name)))


class Roster:
    def __init__(self, path):
        self.table = Table(path, "The roster", HEADINGS)
        if not self.table.column.keys() & {"name", "last", "id", "email",
                                           "folder"}:
            raise Problem("roster", path=path)
        self.people = [p for p in map(self.read, range(1,
                       len(self.table.rows))) if p]
        first, self.known, self.groups = {}, [{} for _ in WAYS], {}
        for person in self.people:
            for known, (of, _) in zip(self.known, WAYS):
                known.setdefault(of(person), []).append(person)
            person.group = first.setdefault(person.folder or person.row,
                                            person.row)
            self.groups.setdefault(person.group, []).append(person)
        self.found = {}         # the person of each folder

    def read(self, at):
        cells = self.table.cells(at)
        both = cells.pop("first", ""), cells.pop("last", "")
        cells.setdefault("name", " ".join(both).strip())
        person = Person(at, **cells)
        # Canvas's export has a line with the points that are possible.
        if person.name == "Points Possible" or not person.called:
            return None
        return person

    def fitting(self, name):
        """The person that a folder's name fits best: by the folder, the e-mail,
        the name, or the number in it."""
        for known, (_, parts) in zip(self.known, WAYS):
            people = [p for part in {*parts(name)} if part
                      for p in known.get(part, ())]
            if len({p.group for p in people}) == 1:
                return [min(people, key=lambda p: p.row)]
        return []

    def match(self, names):
        """Finds the person of each folder. NAMES: key, and folder's name."""
        for key, name in names.items():
            for person in self.fitting(name):
                self.found[key] = person

    def person(self, key):
        return self.found.get(key)

    def without(self, keys):
        have = {self.found[k].group for k in keys if k in self.found}
        return [p for p in self.people if p.group not in have]

    def names(self, person):
        return "; ".join(p.called for p in self.groups[person.group]) \
            if person else ""

    # --- the marks, for where the roster came from

    def place(self, heading):
        """The column that begins with the heading; a new one if none does."""
        header = self.table.header
        return next((c for c, text in enumerate(header)
                     if text.lower().startswith(heading.lower())), len(header))

    def cell(self, person, heading):
        row, at = self.table.rows[person.row], self.place(heading)
        return row[at].strip() if at < len(row) else ""

    def upload(self, heading, marks):
        """The roster as it came, with these marks in their rows."""
        at = self.place(heading)
        rows = [list(row) for row in self.table.rows]
        for row in rows:
            if row:
                row += [""] * (at + 1 - len(row))
        rows[0][at] = rows[0][at] or heading
        for number, mark in marks.items():
            rows[number][at] = mark
        return self.table.encoded(rows)
