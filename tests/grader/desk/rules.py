"""What turns points into marks: deadlines, lateness, adjustments, attempts, and
the parts of a mark that a person gives. All of it is checked before anything is
graded, and none of it needs a test to run again.

A mark is made in this order:

    points of the tests, with the adjustments of single chapters
    less what lateness takes off
    with RUBRIC: that share of its part, and the parts given by hand
    with the adjustments of the whole
"""

import math
import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from pathlib import Path

from tables import Problem, Table, nearest, plain, safe, write_bytes

ADJUSTMENTS = {name: (name,) for name in
               ("who", "chapter", "line", "points", "deadline", "folder",
                "reason")}
AT_ONCE = 300                   # seconds that a copy of a class may take
FIRST_YEAR = 2025               # nobody worked on this course before
UNKNOWN = "time unknown: counted as on time"
ON_CANVAS = {"late": "late on Canvas, nobody knows how long: counted as a day",
             "on time": "",
             "own": f"{UNKNOWN} (Canvas doesn't know their own deadline)"}
# As Moodle's grading worksheet writes times in English.
MOODLE_TIMES = ("%A, %d %B %Y, %I:%M %p", "%A, %d %B %Y, %H:%M")


def instant(text, what):
    """A time as ISO has it, 2026-11-20T23:59; a date means its last minute.
    A time without a zone is this machine's."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        raise Problem("time", what=what, text=text)
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        when = when.replace(hour=23, minute=59, second=59)
    return when.astimezone()


def number(text, where, least, most):
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    if not least <= value <= most:
        raise Problem("points", where=where, least=least, most=most, text=text)
    return value


@dataclass
class Adjustment:
    """Points for a chapter or, without one, for the whole; or a comment at a
    line of the chapter's file, with points or without."""

    chapter: str
    points: float
    reason: str
    line: int = 0

    def __str__(self):
        about = f"chapter {self.chapter[:2]}" if self.chapter else ""
        about += f", line {self.line}" if self.line else ""
        points = f"{self.points:+g} point{'s' * (abs(self.points) != 1)}"
        given = self.points or not self.reason
        return f"{about}: " * bool(about) + (
            points + f" ({self.reason})" * bool(self.reason) if given
            else self.reason)


@dataclass
class Personal:
    """What was decided for one student."""

    adjustments: list = field(default_factory=list)
    excused: str | None = None      # the reason
    deadline: str = ""
    extension: str = ""             # the same, with the reason
    parts: dict = field(default_factory=dict)   # points given by hand

    def decisions(self):
        """In words, for grades.csv."""
        if self.extension:
            yield self.extension
        if self.excused is not None:
            yield "excused" + (self.excused and f": {self.excused}")
        yield from map(str, self.adjustments)


@dataclass
class Lateness:
    """SOURCE says where the time is from, ODD what is wrong with it."""

    due: datetime | None
    at: datetime | None
    source: str
    days: int
    percent: int
    odd: str = ""

    @property
    def when(self):
        return minute(self.at) + f" ({self.source})" * bool(self.source)


def minute(when):
    return f"{when:%Y-%m-%d %H:%M}" if when else "at an unknown time"


class Rules:
    """SETTINGS: the variables of make grade. STUDENTS: the folders of the
    class. TIMES: a function from a key to when that was handed in."""

    def __init__(self, settings, roster, students, chapters, times):
        self.roster, self.students, self.times = roster, students, times
        self.people = roster.people if roster else []
        self.chapters, self.personal = chapters, {}
        self.read_times(settings)
        self.attempts = settings.get("ATTEMPTS") or ""
        if self.attempts not in ("", "best", "last"):
            raise Problem("attempts")
        self.adjusted = bool(settings.get("ADJUSTMENTS"))
        if self.adjusted:
            self.read_adjustments(settings["ADJUSTMENTS"])
        self.rubric = rubric(settings.get("RUBRIC"))
        self.parts = [part for part in self.rubric if part != "tests"]
        if self.parts:
            self.read_parts(settings.get("BY_HAND") or "by-hand.csv")
        self.check_times()

    # --- who is meant

    def subject(self, student):
        """A person of the roster, or a folder that is nobody's."""
        person = self.roster.person(student.key) if self.roster else None
        return person.group if person else student.of

    def of(self, student):
        return self.personal.setdefault(self.subject(student), Personal())

    def of_person(self, person):
        return self.personal.setdefault(person.group, Personal())

    def find(self, who, where):
        """The subject with this folder, name, number or address."""
        # The apostrophe stands before what a spreadsheet must not compute.
        if who[:1] == "'" and safe(who[1:]) == who:
            who = who[1:]
        for student in self.students:
            if who in (student.name, student.of, student.key):
                return self.subject(student)
        people = self.people if who else []
        for fits in (lambda p: who in (
                p.id, p.short, p.number, p.email, p.folder),
                     lambda p: plain(who) == plain(p.name)):
            found = {p.group for p in people if fits(p)}
            if len(found) == 1:
                return found.pop()
            if found:
                raise Problem("many", where=where, who=who, names=", ".join(
                    p.id or p.email or p.folder or p.called for p in people
                    if fits(p)))
        names = nearest(who, [p.called for p in people]
                        + [s.of for s in self.students])
        hint = f" Much like it: {', '.join(names)}." if names else ""
        raise Problem("nobody", where=where, who=who, hint=hint)

    # --- adjustments.csv

    def read_adjustments(self, path):
        table = Table(path, "The file of adjustments", ADJUSTMENTS)
        if "who" not in table.column:
            raise Problem("column", path=path, column="who")
        table.refuse_others("an adjustment", "name")
        rows = [(table.at(at), dict.fromkeys(ADJUSTMENTS, "")
                 | table.cells(at)) for at in range(1, len(table.rows))]
        rows = [row for row in rows if row[1]["who"]]
        # Whose folder is whose must be known before anything else.
        for where, cells in rows:
            if cells["folder"]:
                self.give_folder(where, cells)
        for where, cells in rows:
            self.adjust(where, cells)

    def give_folder(self, where, cells):
        mine = [s for s in self.students if cells["folder"] in (s.name, s.of)]
        if not mine:
            raise Problem("folder", where=where, folder=cells["folder"])
        row = self.find(cells["who"], where)
        for person in self.people:
            if person.row == row:
                self.roster.found |= {s.key: person for s in mine}

    def adjust(self, where, cells):
        chapter, points = self.chapter(cells["chapter"], where), cells["points"]
        mine = self.personal.setdefault(self.find(cells["who"], where),
                                        Personal())
        if cells["deadline"]:
            mine.deadline = cells["deadline"]
            mine.extension = f"deadline {mine.deadline}" + (
                f" ({cells['reason']})" if cells["reason"] else "")
        if points.upper() in ("EX", "EXCUSED"):
            if chapter:
                raise Problem("excused", where=where)
            mine.excused = cells["reason"]
        elif points or cells["line"]:
            line = number(cells["line"] or "0", where, 0, 1e6)
            if line and not (chapter and cells["reason"]):
                raise Problem("line", where=where)
            mine.adjustments.append(Adjustment(
                chapter, number(points or "0", where, -10000, 10000),
                cells["reason"], int(line)))

    def chapter(self, text, where):
        """05, 5 and 05_full_formula are one chapter."""
        if not text:
            return ""
        for chapter in self.chapters:
            if text == chapter or text.zfill(2) == chapter[:2]:
                return chapter
        raise Problem("chapter", where=where, text=text)

    # --- the parts of a mark that are given by hand

    def read_parts(self, path):
        """An empty cell is a part that was not marked yet."""
        known = {name: (name,) for name in ("who", *self.parts, "name")}
        if not Path(path).exists():
            # Without the mark at its beginning Excel takes it for no UTF-8.
            Path(path).write_text(",".join(["who", "name", *self.parts])
                                  + "\n", "utf-8-sig")
        table = Table(path, "The file of marks by hand", known)
        for name in ("who", *self.parts):
            if name not in table.column:
                raise Problem("column", path=path, column=name)
        table.refuse_others("RUBRIC")
        there = set()
        for at in range(1, len(table.rows)):
            cells = table.cells(at)
            given = {part: cells[part] for part in self.parts if cells[part]}
            try:
                subject = self.find(cells["who"], table.at(at))
            except Problem:
                if given:
                    raise
                continue        # who has left the class, without a mark
            there.add(subject)
            mine = self.personal.setdefault(subject, Personal())
            for part, text in given.items():
                mine.parts[part] = number(text, table.at(at), 0,
                                          self.rubric[part])
        self.add_people(table, there)

    def known_as(self, person):
        """What find() takes for this person alone: the name, if it does."""
        for who in (person.called, person.id, person.email, person.folder):
            try:
                if who and self.find(who, "") == person.group:
                    return who
            except Problem:
                pass
        raise Problem("twice", who=person.called)

    def add_people(self, table, there):
        """A line for each who has none, to be filled in."""
        folders = {s.of for s in self.students if self.subject(s) == s.of
                   and self.of(s).excused is None}
        rows = [(self.known_as(p), self.roster.names(p)) for p in self.people
                if p.group == p.row and p.row not in there
                and self.of_person(p).excused is None] + [
            (name, name) for name in sorted(folders - there)]
        if not rows:
            return
        try:
            str(rows).encode(table.encoding)
        except UnicodeEncodeError:
            table.encoding = "utf-8-sig"
        for row in rows:
            cells = dict(zip(("who", "name"), map(safe, row)))
            table.rows.append([cells.get(heading.strip().lower(), "")
                               for heading in table.header])
        write_bytes(Path(table.path), table.encoded(table.rows))
        print(f"{table.path} has a line for each student now ({len(rows)} "
              f"new). Fill in {' and '.join(self.parts)}, and call the same "
              "command again.\n")

    # --- when

    def read_times(self, settings):
        due, late = settings.get("DEADLINE"), settings.get("LATE")
        self.deadline = instant(due, "DEADLINE") if due else None
        found = re.fullmatch(
            r"\s*(\d+) ?% a day(?:, at most (\d+) ?%)?\s*", late or "0 % a day")
        if not found:
            raise Problem("late", late=late)
        self.a_day = int(found[1])
        self.most = min(100, int(found[2] or 100))

    def check_times(self):
        """Each time of the roster and of the adjustments is one."""
        for person in self.people:
            self.due(person, self.of_person(person))
            self.submitted(person)
        for mine in self.personal.values():
            self.due(None, mine)
        self.on = bool(self.deadline or any(s.late for s in self.students)
                       or any(p.deadline for p in self.people)
                       or any(m.deadline for m in self.personal.values()))

    def due(self, person, mine):
        """The deadline of this student, and whether it is a personal one."""
        if mine.deadline:
            return instant(mine.deadline, "A deadline among the "
                                          "adjustments"), True
        if person and person.deadline:
            return instant(person.deadline,
                           f"The deadline of {person.called}"), True
        return self.deadline, False

    def submitted(self, person):
        """The time that the roster has; None if it has none."""
        text = person.submitted if person else ""
        if text in ("", "-"):
            return None
        for form in MOODLE_TIMES:
            try:
                return datetime.strptime(text, form).astimezone()
            except ValueError:
                pass
        return instant(text, f"The time of {person.called}")

    def lateness(self, student):
        """Days that have begun since the deadline, the percentage, and the time
        that was used. What Canvas calls late is, unless there is a personal
        deadline here."""
        person = self.roster.person(student.key) if self.roster else None
        due, personal = self.due(person, self.of(student))
        at, source = self.handed_in(student, person)
        days, odd = 0, odd_time(at)
        if due and at:
            days = max(0, math.ceil((at - due).total_seconds() / 86400))
        if days and (source == "clone" or source == "newest file"
                     and self.copied
                     and self.copied[0] <= at <= self.copied[1]):
            odd = f"{UNKNOWN} (the files have the date {minute(at)}, that of " \
                "a copy)"
            days, at, source = 0, None, ""
        if student.late == "late" and not personal:
            days = max(days, 1)
        if at is None and student.late:
            odd = ON_CANVAS["own" if personal else student.late]
        percent = min(self.most, self.a_day * days)
        return Lateness(due, at, source, days, percent,
                        odd if due or student.late else "")

    def handed_in(self, student, person):
        """When, and what says so."""
        # The roster has one time for each, and this may be an earlier attempt.
        at = self.submitted(person) if student.name == student.of else None
        if student.late:
            # In Canvas's zip all files have the time at which it was made.
            canvas = f"Canvas: {student.late}"
            return at, f"roster; {canvas}" if at else canvas
        return (at, "roster") if at else self.of_file(student.key)

    def of_file(self, key):
        text, _, source = self.times(key).partition(" ")
        if not text:
            return None, ""
        return instant(text, f"The time of {key}"), source or "newest file"

    @cached_property
    def copied(self):
        """From when to when half of the class, three at least, has handed in at
        once: that was a copy of their files."""
        found = (self.of_file(s.key) for s in self.students if not s.late)
        times = sorted(at for at, source in found if source == "newest file")
        last = max(3, (len(times) + 1) // 2) - 1
        spans = [(first, end) for first, end in zip(times, times[last:])
                 if (end - first).total_seconds() <= AT_ONCE]
        return (spans[0][0], spans[-1][1]) if spans else None


def odd_time(at):
    """A clock that was never set, or a date that somebody has chosen."""
    if at is None:
        return UNKNOWN
    if at.year < FIRST_YEAR:
        return f"dated {minute(at)}, before there was this course"
    if at > datetime.now().astimezone() + timedelta(days=1):
        return f"dated {minute(at)}, in the future"
    return ""


def rubric(text):
    """RUBRIC="tests 60, predictions 20": the points of each part of a mark."""
    if not text:
        return {}
    parts = {}
    for part in text.split(","):
        found = re.fullmatch(r"\s*([A-Za-z][\w -]*?) +(\d+)\s*", part)
        if not found or found[1].lower() in ("who", "name", *parts):
            raise Problem("rubric")
        parts[found[1].lower()] = int(found[2])
    if "tests" not in parts:
        raise Problem("no_tests")
    return parts
