"""The marks of a class: grades.csv, and the file to upload to a platform.

No mark is made up. Who has no result, or a part that was not marked yet, has
none; then the platform's cell stays what it was, and upload.txt says why.
"""

import csv
import io
import math
from collections import Counter
from dataclasses import dataclass, field

from results import Damaged, Points, about, name_of, read_result, shown
from rules import Lateness, minute
from tables import safe

ABSENT = "handed in nothing"
EXCUSED = "excused"
UNMARKED = "not marked yet"
LITTER = {".DS_Store", ".git", "Thumbs.db", "desktop.ini"}  # of no student


@dataclass
class Student:
    """A folder of the class (a line of collect.py's list). OF is the folder of
    the first attempt; both are names, not keys."""

    key: str
    name: str
    of: str
    late: str = ""
    feedback: str = ""

    @classmethod
    def read(cls, line):
        key, name, of, late, feedback = line.split("\t")
        return cls(key, name_of(name), name_of(of), late, name_of(feedback))


@dataclass
class Standing:
    """What one folder, or a person without one, has earned. A mark of None is
    not known (why)."""

    student: Student | None
    person: object = None
    # Points of each chapter, and of these those that a person gave.
    earned: Counter = field(default_factory=Counter)
    added: Counter = field(default_factory=Counter)
    points: float = 0
    of: int = 0
    late: Lateness | None = None
    after: float = 0
    mark: float | None = None
    why: str = ""
    graded: bool = False
    counts: bool = True
    flags: list = field(default_factory=list)
    beyond: list = field(default_factory=list)  # more than all, or below 0
    personal: object = None
    comments: list = field(default_factory=list)  # beside this folder's files

    @property
    def name(self):
        return self.student.name if self.student else self.person.called

    @property
    def looks(self):
        """What stands in the column "look at"."""
        # A part that was not marked yet has an empty cell, and an excuse is in
        # the column "adjusted"; nobody need look.
        seen = self.why == "" or self.why.startswith((UNMARKED, EXCUSED))
        return self.flags + [self.why] * (not seen)

    def check(self, points, of, where="the mark"):
        if not 0 <= points <= of:
            self.beyond.append(f"{self.name}, {where}: {shown(points)} of {of}")
        return max(0, points)


class Marks:
    """The standings of a class. One result is in memory at a time. Who was
    graded with other tests than those of POINTS keeps the points of then."""

    def __init__(self, out, students, roster, rules, points=None, comments=None,
                 others=()):
        self.points, self.comments = points, comments or {}
        self.out, self.students = out, students
        self.roster, self.rules = roster, rules
        self.standings = [self.standing(s) for s in students]
        self.unplaced = [name for name in others if name not in LITTER]
        # A folder that is excused is known to be no student's.
        self.strangers = [s for s in students
                          if roster and not roster.person(s.key)
                          and rules.of(s).excused is None]
        self.choose_attempts()
        people = roster.without([s.key for s in students]) if roster else []
        self.absent = [self.of_absent(p) for p in people]
        self.lines = [s for s in self.standings if s.graded] + self.absent
        # The standing that counts, or one that says why none does.
        self.of_person = {}
        for standing in self.standings + self.absent:
            if standing.person and (standing.counts or standing.person.group
                                    not in self.of_person):
                self.of_person[standing.person.group] = standing

    @property
    def flagged(self):
        return sum(1 for s in self.lines if s.looks)

    def results(self):
        for standing in self.standings:
            if standing.graded:
                yield standing, *self.read(standing.student.key)

    def read(self, key):
        return read_result(self.out / "students" / key / "result"), \
            self.points_of(key)

    def points_of(self, key):
        path, now = self.out / "students" / key / "points", self.points
        old = Points.read(path) if path.exists() or not now else now
        return now if now and now.tests == old.tests else old

    def standing(self, student):
        person = self.roster.person(student.key) if self.roster else None
        mine = self.rules.of(student)
        new = Standing(student, person, why="no result yet", personal=mine)
        try:
            result, points = self.read(student.key)
        except FileNotFoundError:
            return new
        except Damaged:
            new.why = "the result can't be read; make regrade"
            return new
        new.graded = True
        new.flags = [about(chapter[:2], text) if chapter != "-" else text
                     for chapter, text in result.flags]
        new.earned = Counter({c.name: points.earned(c)
                              for c in result.chapters})
        # What is said of a file counts for this attempt alone.
        new.comments = self.comments.get(student.key, [])
        for given in mine.adjustments + new.comments:
            if given.chapter:
                new.added[given.chapter] += given.points
                new.earned[given.chapter] += given.points
        for chapter in result.chapters:
            new.check(new.earned[chapter.name], points.possible(chapter),
                      f"chapter {chapter.number}")
        new.of = points.all
        new.points = max(0, sum(new.earned.values()))
        new.late = self.rules.lateness(student)
        new.after = round(new.points * (100 - new.late.percent) / 100, 2)
        if new.late.odd:
            new.flags.append(new.late.odd)
        self.give_mark(new)
        return new

    def of_absent(self, person):
        """Who handed in nothing has the parts that were given by hand."""
        mine = self.rules.of_person(person)
        new = Standing(None, person, personal=mine, why=ABSENT)
        if self.rules.parts or mine.adjustments or mine.excused is not None:
            self.give_mark(new)
            new.flags = [ABSENT] * (mine.excused is None)
        return new

    def give_mark(self, new):
        mine, weight = new.personal, self.rules.rubric
        missing = [p for p in self.rules.parts if p not in mine.parts]
        if mine.excused is not None:
            new.why = "excused" + (mine.excused and f": {mine.excused}")
        elif missing:
            new.why = f"{UNMARKED}: {', '.join(missing)}"
        else:
            mark = new.after
            if weight:
                mark = new.after / new.of * weight["tests"] if new.of else 0
            mark += sum(mine.parts.get(p, 0) for p in self.rules.parts)
            mark += sum(a.points for a in mine.adjustments if not a.chapter)
            new.mark, new.why = new.check(
                round(mark, 2), sum(weight.values()) or new.of or math.inf), ""

    def choose_attempts(self):
        """Of several attempts one counts; of two folders that belong to one
        person none, until ATTEMPTS says which."""
        groups = {}
        for standing in self.standings:
            subject = self.rules.subject(standing.student)
            groups.setdefault(subject, []).append(standing)
        for group in groups.values():
            if len(group) > 1:
                self.choose(group)

    def choose(self, group):
        waiting = [s for s in group if not s.graded]
        chosen = None
        if waiting:
            why = f"no result yet: {waiting[0].name}"
        elif self.rules.attempts == "best":
            chosen = max(group, key=lambda s: (s.mark or 0, s.after))
        elif self.rules.attempts == "last":
            # max takes the first of equals: the newest folder's is the last.
            chosen = max(reversed(group), key=lambda s:
                         self.rules.times(s.student.key))
        else:
            why = f"{len(group)} folders: ATTEMPTS=best or last says which"
        for standing in group:
            if standing is not chosen:
                standing.counts, standing.mark = False, None
                standing.why = f"another attempt counts: {chosen.name}" \
                    if chosen else why

    def mates(self, standing):
        """The others of the group that handed in this folder."""
        person = standing.person
        return [p for p in self.roster.groups[person.group]
                if p is not person] if person else []

    def account(self, standing):
        """For the student, how the points became the mark that goes out: a
        line for each step, or none if no rule has anything to say."""
        rules, mine, late = self.rules, standing.personal, standing.late
        given = [str(a) for a in mine.adjustments
                 if a.chapter and (a.points or not a.line)]
        given += [str(a) for a in standing.comments if a.points]
        if not (rules.on or rules.adjusted or rules.rubric or rules.attempts
                or standing.why or given):
            return []
        lines = given
        if self.mates(standing):
            lines.append(f"one mark for {self.roster.names(standing.person)}")
        lines += [mine.extension] * bool(mine.extension)
        if late.due or late.days:
            due = f", due {minute(late.due)}" if late.due else ""
            how = (f"{late.days} day{'s' * (late.days != 1)} late, "
                   f"{late.percent} % less") if late.days else \
                "not late" if late.source else "counted as on time"
            lines.append(f"handed in {late.when}{due}: {how}")
        if rules.rubric:
            lines.append(f"tests: {shown(standing.after)} of {standing.of} "
                         f"points, for {rules.rubric['tests']}")
        lines += [f"{p}: {shown(mine.parts[p])} of {rules.rubric[p]}"
                  for p in rules.parts if p in mine.parts]
        lines += [str(a) for a in mine.adjustments if not a.chapter]
        return lines + [f"no mark: {standing.why}" if standing.mark is None
                        else f"the mark: {shown(standing.mark)}"]


# --- grades.csv

def as_csv(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow([safe(v) if isinstance(v, str) else v for v in row])
    return out.getvalue()


def row_of(standing, chapters, rules, roster):
    """A line of grades.csv, as pairs of a heading and a cell."""
    person, mine = standing.person, standing.personal
    yield "student", standing.name
    yield "points", shown(standing.points) if standing.student else 0
    yield "of", standing.of if standing.student else ""
    for chapter in chapters:
        yield chapter, shown(standing.earned.get(chapter))
    if roster:
        yield "name", roster.names(person)
        yield "id", person.id if person else ""
        yield "e-mail", person.email if person else ""
    if rules.on:
        late = standing.late
        yield "submitted", late.when if standing.student else ""
        yield "days late", late.days if standing.student else ""
        yield "after lateness", shown(standing.after)
    if rules.adjusted:
        yield "adjusted", "; ".join(mine.decisions())
    for part in rules.parts:
        yield part, shown(mine.parts.get(part))
    if rules.adjusted or rules.rubric or rules.attempts:
        yield "mark", shown(standing.mark)
    yield "folder", standing.student.key if standing.student else ""
    yield "look at", "; ".join(standing.looks)


def grades_csv(marks):
    """A line for each folder that was graded, and for each person without."""
    lines = marks.lines
    if not lines or not lines[0].graded:
        return ""
    rows = [dict(row_of(s, lines[0].earned, marks.rules, marks.roster))
            for s in lines]
    return as_csv([rows[0].keys(), *(row.values() for row in rows)])


# --- upload.csv

def decide(marks, person, heading):
    """The mark for a person's cell, or None and why the cell stays."""
    cell = marks.roster.cell(person, heading)
    standing = marks.of_person[person.group]
    if cell.upper() in ("EX", "EXCUSED"):
        return None, "excused on the platform"
    if standing.mark is not None:
        return shown(standing.mark), ""
    if standing.why != ABSENT:
        return None, standing.why
    if marks.strangers or marks.unplaced:
        return None, "no folder is this person's, and some are nobody's"
    if cell:
        return None, f"{ABSENT}; there was something in the cell"
    return "0", ""


def upload(marks, heading):
    """The roster with the marks, and what to know about it, as text."""
    cells, kept = {}, []
    for person in marks.roster.people:
        mark, why = decide(marks, person, heading)
        if mark is None:
            kept.append(f"  {person.called}: {why}\n")
        else:
            cells[person.row] = mark
    text = (f'upload.csv has new marks in the column "{heading}": '
            f"{len(cells)}.\n")
    if kept:
        text += "\nThese cells are as they came:\n\n" + "".join(kept)
    return marks.roster.upload(heading, cells), text
