"""Takes the students' files out of what was handed in, and puts them where the
grader finds them (begin.py).

SUBMISSIONS is a folder with a folder for each student, or a download as it
came (downloads.py). What one student hands in may be a whole clone, a few files
in any order, or an archive of them (handed_in.py).

For each student comes out a folder OUT/submissions/KEY, all at once or, if the
disk is full, not at all: name.c for each chapter found, NN_name.refused where
there is something that can't be taken, notes on what was odd, and submitted,
the time that the platform gave or that of the newest file that was taken, and
where it is from. Whatever is wrong with the files of
one student is told to that student and to the instructor, and stops nobody
else. From the environment comes ATTEMPTS (docs/instructor.md).
"""

import codecs
import hashlib
import heapq
import os
import re
import shutil
import sys
from datetime import datetime
from pathlib import Path

from downloads import Student, students_of
from handed_in import (C_FILE, MOST_BYTES, MOST_ENTRIES, OPENED,
                       OTHER_ARCHIVE, Budget, in_folder, opened, reason)
from jobs import FAILED, STOPPED, side_by_side
from sentences import WORDS, sentence
from typed import as_typed

LARGEST = 200_000               # bytes of an exercise
READ = LARGEST + 1
ALL_CHAPTERS = sorted(p.name for p in Path("chapters").glob("[0-9][0-9]_*"))
# What a clone has besides the exercises.
OF_THE_COURSE = re.compile(
    r"(^|/)(docs/|worked\.c$|chapters/\d\d_\w+/\w+/)")
NO_TEXT = (b"PK\3\4", b"\x1f\x8b", b"BZh", b"\x7fELF", b"%PDF")
INCLUDED = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*"([^"\n]{1,60})"', re.M)
DEFINED = re.compile(rb"^(?:\w[^;{}()\n]*\b)?(\w+)\([^;{}()]*\)\s*\{", re.M)
# What may have C in it under any name: a text, or what was typed in a browser.
TEXT, PAGE = (re.compile(end, re.IGNORECASE) for end in (
    r"\.(txt|md|html?|c\.[a-z]+)$|^[^.]+$", r"\.html?$"))
TYPED = re.compile(r"(^|_)(online)?text\.html$")      # on a platform's page
NO_C = re.compile(r"\.(cc|cpp|cxx|c\+\+)$", re.IGNORECASE)
LONGEST_KEY = 100
OURS = {"phrases.csv"}          # what an instructor has beside copies of keys
KEPT, NEW, CHANGED = range(3)   # what collecting one student has found


def notice(name, /, **values):
    return sentence("collect", name, **values)


# --- keys

def encoded(name):
    """A name that is safe everywhere: in a path, a list, a command. Letters,
    digits, . _ and - stay; the rest becomes +41 and the like."""
    data = os.fsencode(name)
    out = "".join(chr(b) if re.match(rb"[A-Za-z0-9._-]", bytes([b]))
                  else f"+{b:02X}" for b in data)
    return f"+{data[0]:02X}{out[1:]}" if out[:1] in ("-", ".") else out


def key_of(name):
    """A name too long for a file: its beginning, without a character cut in
    two, and a checksum of the whole. Between them is +5F, which is "_" and is
    in no other key: so no other folder has this key."""
    key = encoded(name)
    if key.lower() in OURS:
        key = f"+{ord(key[0]):02X}{key[1:]}"
    if len(key) <= LONGEST_KEY:
        return key
    start = re.sub(r"\+.?$", "", key[:80])
    start = re.sub(r"(\+[89AB].)*$", "", start)
    start = re.sub(r"\+[C-F].$", "", start)
    digest = hashlib.sha256(os.fsencode(name)).hexdigest()[:16]
    return f"{start}+5F{digest}"


# --- which file is which exercise

def plain(name):
    """FullFormula.C and full-formula (2).c are full_formula.c."""
    return re.sub(r"[^a-z0-9]+", "", name.lower())


def rank(chapter, entry):
    """The right place is best, then the right folder, then the right name
    anywhere, then a name much like it; 0 is none of them."""
    name = chapter[3:]
    path = "/" + entry.path.rstrip()
    if path.endswith(f"/chapters/{chapter}/{name}.c"):
        return 1
    if path.endswith(f"/{chapter}/{name}.c"):
        return 2
    if entry.base == f"{name}.c":
        return 3
    if entry.base in (chapter, "chapters"):
        return 3 if entry.kind == "link" else 0
    if entry.kind == "link" or not C_FILE.search(entry.base.rstrip()):
        return 0
    return 4 if plain(name) in plain(entry.base) else 0


def as_utf8(data):
    """What an editor on Windows may save as UTF-16; None where it is not.
    Without a mark it is known by its zeros: each second byte is one."""
    for mark, form, zero in ((codecs.BOM_UTF16_LE, "utf-16-le", 1),
                             (codecs.BOM_UTF16_BE, "utf-16-be", 0)):
        if data.startswith(mark):
            return data[2:].decode(form, "replace").encode()
        if len(data) > 3 and not any(data[zero:200:2]) and \
                all(data[1 - zero:200:2]):
            return data.decode(form, "replace").encode()
    return None


class Collected:
    """The files of one student, in memory until they are complete."""

    def __init__(self, chapters):
        self.chapters = chapters            # names, and the empty exercises
        self.files, self.notes, self.newest, self.at = {}, [], 0, ""
        self.budget, self.entries = Budget(), []

    def note(self, kind, chapter, text):
        # A name may have any byte in it, but none that ends a record.
        text = re.sub(r"[\t\r\n]", "?", text)
        text = text.encode("utf-8", "surrogateescape")
        self.notes.append(f"{kind}\t{chapter}\t".encode() + text + b"\n")

    def say(self, chapter, text):
        """To the instructor, and to the author, too."""
        self.note("flag", chapter, text)
        self.note("note", chapter, text)

    def take_all(self, entries):
        """Whatever goes wrong, there is something to put into the folder."""
        try:
            self.entries = entries = list(opened(entries, self.budget))
            found = 0
            for chapter, stub in self.chapters.items():
                found += self.choose(chapter, stub, entries)
            found += self.choose_by_functions(entries, found)
            self.odd(entries, found)
        except Exception as error:
            self.refuse_all(reason(error))

    def choose(self, chapter, stub, entries):
        ranked = [(rank(chapter, e), e) for e in entries
                  if e.kind in ("file", "link")]
        links = any(r and e.kind == "link" for r, e in ranked)
        if links:
            self.note("flag", chapter, notice("link"))
        best = heapq.nsmallest(
            9, [(r, e.path.count("/"), e.path, e) for r, e in ranked
                if r and e.kind == "file"], key=lambda c: c[:3])
        several = sum(1 for r, e in ranked if r and e.kind == "file")
        if best:
            chosen = next((c for c in best if not self.is_empty(c[3], stub)),
                          best[0])
            self.take(chapter, chosen[0], chosen[3])
            if several > 1:
                self.note("note", chapter, notice(
                    "several", several=several, path=chosen[2]))
                self.compare(chapter, stub, chosen, best)
        elif links:
            self.refuse(chapter, notice("only_link"))
        return bool(best) or links

    def compare(self, chapter, stub, chosen, best):
        """Of two that could be meant, and are not the same, nobody knows which
        one is. The right place says it."""
        graded = self.files.get(f"{chapter[3:]}.c")
        for place, _, path, entry in best:
            if graded and entry is not chosen[3] and \
                    (place == chosen[0] or chosen[0] > 2) and \
                    self.text(entry) not in (graded, stub):
                self.say(chapter, notice("another", path=path))
                return

    def choose_by_functions(self, entries, found):
        """Files that no name says anything of. Where an exercise is missing,
        one that defines its functions is taken. Other C files are named, what
        has the name of such an exercise, and what was typed on a platform."""
        missing = {c: stub for c, stub in self.chapters.items()
                   if f"{c[3:]}.c" not in self.files
                   and f"{c}.refused" not in self.files}
        left = [e for e in entries if e.kind == "file"
                and (C_FILE.search(e.base.rstrip())
                     or TEXT.search(e.base) and e.size <= LARGEST)
                and not OF_THE_COURSE.search(e.path) and not any(
                    rank(c, e) for c in ALL_CHAPTERS)] if missing else []
        taken = set()
        for entry in left:
            defined = set(DEFINED.findall(self.text(entry)))
            for chapter, stub in list(missing.items()):
                wanted = set(DEFINED.findall(stub))
                if wanted and 2 * len(defined & wanted) >= len(wanted):
                    del missing[chapter]
                    taken.add(entry)
                    self.note("flag", chapter, notice(
                        "by_functions", path=entry.path))
                    self.take(chapter, 5, entry)
        rest = [e.base[:60] for e in entries if e.kind == "file"
                and e not in taken and not e.base.endswith(".h") and (
                    e in left and not TEXT.search(e.base) or any(
                        plain(c[3:]) in plain(e.base) for c in missing)
                    or TYPED.search(e.base))]
        if rest and (found or taken) and missing:
            self.say("-", notice("not_used", names=", ".join(rest)[:180]))
        return len(taken)

    def text(self, entry):
        try:
            data = self.budget.read(entry, READ)
        except Exception:
            return b""          # take() says why it can't be read
        data = as_utf8(data) or data
        return as_typed(data) if PAGE.search(entry.base) else data

    def is_empty(self, entry, stub):
        return entry.size == len(stub) and self.text(entry) == stub

    def take(self, chapter, place, entry):
        if place > 3:
            self.note("note", chapter, f"graded was the file {entry.path}")
        try:
            data = b"" if entry.size > LARGEST else \
                self.budget.read(entry, READ)
        # A member of an archive: its library raises a dozen kinds.
        except Exception as error:
            self.note("flag", chapter, notice("unread", why=reason(error)))
            self.refuse(chapter, notice("unread_yours", why=reason(error)))
            return
        size = max(entry.size, len(data))
        if size > LARGEST:
            self.note("flag", chapter, notice("large", size=size))
            self.refuse(chapter, notice("large_yours", size=size,
                                        largest=LARGEST))
            return
        if not data.strip(b"\0 \t\r\n"):
            self.note("note", chapter, "there is no text in the file")
        if (text := as_utf8(data)) is not None:
            data = text
            self.note("note", chapter, notice("utf16"))
        if PAGE.search(entry.base):
            data = as_typed(data)
        if NO_C.search(entry.base.rstrip()):
            self.say(chapter, notice("no_c", name=entry.base[:60]))
        if data.startswith(NO_TEXT):
            self.note("flag", chapter, "the file is no text")
            self.refuse(chapter, notice("no_text"))
            return
        for name in self.included_files(data):
            self.say(chapter, notice("other_file", name=name,
                                     file=f"{chapter[3:]}.c"))
        self.files[f"{chapter[3:]}.c"] = data
        self.newest = max(self.newest, entry.when)

    def included_files(self, data):
        """What it includes of what else was handed in, but not of ours."""
        ours = {"todo.h", *(c[3:] + end for c in ALL_CHAPTERS
                            for end in (".c", ".h"))}
        included = {name.decode("utf-8", "replace").rpartition("/")[2]
                    for name in INCLUDED.findall(data)} - ours
        return sorted(included & {e.base for e in self.entries
                                  if e.kind == "file"})

    def refuse(self, chapter, text):
        self.files[f"{chapter}.refused"] = f"text\t{text}\n".encode()

    def refuse_all(self, why):
        self.files, self.notes = {}, []
        self.note("flag", "-", f"what was handed in can't be read: {why}")
        for chapter in self.chapters:
            self.refuse(chapter, f"What was handed in can't be read: {why}.")

    def odd(self, entries, found):
        """What an instructor should look at, and the author is told, too."""
        def some(kinds):
            return ", ".join(e.base[:60] for e in entries
                             if e.kind in kinds)[:180]

        if self.budget.exceeded:
            self.say("-", notice("too_many", files=MOST_ENTRIES,
                                 bytes=MOST_BYTES))
        there = ("file", "archive", "not theirs")
        if not found and some(there):
            self.say("-", "no exercise was found; there are: " + some(there))
        self.report_unopened(entries)
        for kind, text in WORDS["skipped"].items():
            if any(e.kind == kind for e in entries):
                self.say("-", f"{text} {some((kind,))}")

    def report_unopened(self, entries):
        """Archives that were not opened: their author is told, too."""
        names = []
        for entry in entries:
            other = entry.kind == "file" and (
                OPENED.search(entry.base) or OTHER_ARCHIVE.search(entry.base))
            if entry.kind == "archive" or other:
                why = f" ({entry.reason})" if entry.reason else ""
                names.append(entry.base[:60] + why)
        if names:
            unopened = ", ".join(names)[:300]
            self.note("flag", "-", notice("archive", names=unopened))
            self.note("note", "-", notice("archive_yours", names=unopened))

    def content(self):
        files = dict(self.files)
        files["notes"] = b"".join(self.notes)
        if self.at:
            files["submitted"] = f"{self.at} Blackboard".encode()
            return files
        try:
            when = datetime.fromtimestamp(self.newest).astimezone()
        except (ValueError, OverflowError, OSError):
            return files        # a time that no clock has shown
        if self.newest:
            # A zip of one has the time of the zip.
            clone = " clone" * any(e.base == ".git" and not e.when
                                   for e in self.entries)
            files["submitted"] = (when.isoformat("T", "seconds")
                                  + clone).encode()
        return files

    def put(self, folder):
        """Writes the files, all at once."""
        new = folder.with_name(f".{folder.name}.{os.getpid()}")
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        for name, data in self.content().items():
            (new / name).write_bytes(data)
        new.rename(folder)

    def differs(self, folder):
        """Is this something else than what was collected before?"""
        mine = self.content()
        theirs = {p.name: p.read_bytes() for p in folder.iterdir()}
        mine.pop("submitted", None)
        theirs.pop("submitted", None)
        return mine != theirs


# --- the class

class Attempts:
    """The folders of one student: NAME, and with ATTEMPTS "NAME (attempt 2)"
    and so on, each with what was handed in at one time."""

    def __init__(self, out, several, names):
        self.submissions, self.graded = out / "submissions", out / "students"
        self.several, self.names = several, names

    def name(self, student, number):
        return student if number == 1 else f"{student} (attempt {number})"

    def folder(self, name):
        return self.submissions / key_of(name)

    def so_far(self, student):
        """The names of the attempts that there are; of one at least."""
        names, number = [student], 2
        while self.several and self.name(student, number) not in self.names \
                and self.folder(self.name(student, number)).is_dir():
            names.append(self.name(student, number))
            number += 1
        return names

    def place(self, student, collected):
        """Where the files belong, if they are new, and what has happened."""
        names = self.so_far(student)
        last = self.folder(names[-1])
        if not self.folder(student).is_dir():
            return self.folder(student), NEW    # the first, or regraded
        if not (self.graded / last.name).is_dir():
            return None, KEPT           # a run was stopped
        if not collected.differs(last):
            return None, KEPT
        following = self.name(student, len(names) + 1)
        if self.several and following not in self.names:
            return self.folder(following), NEW
        return None, CHANGED


def collect_all(students, chapters, put):
    """Yields each student, and what put(student, collected) has returned."""
    def collect(student):
        collected = Collected(chapters)
        collected.take_all(student.entries())
        collected.at = student.at
        return put(student, collected)

    for student, outcome in side_by_side(students, collect):
        if outcome == STOPPED:
            collected = Collected(chapters)
            collected.refuse_all("that takes too long, or too much memory")
            outcome = put(student, collected)
        if outcome == FAILED:
            sys.exit(f"The files of {student.name!a} could not be copied.")
        yield student, outcome


def collect_class(submissions, out, work, chapters):
    """Writes into WORK what grade.sh goes on with: all, the keys; changed;
    others, what is no folder of a student; and students, for report.py: key,
    folder's name, student's name, late, feedback."""
    students, others = students_of(submissions)
    attempts = Attempts(Path(out), os.environ.get("ATTEMPTS"),
                        {s.name for s in students})

    def put(student, collected):
        folder, outcome = attempts.place(student.name, collected)
        if folder:
            collected.put(folder)
        return outcome

    changed = [key_of(student.name)
               for student, outcome in collect_all(students, chapters, put)
               if outcome == CHANGED]
    keys, lines = [], []
    for student in students:
        for name in attempts.so_far(student.name):
            keys.append(key_of(name))
            lines.append("\t".join((
                keys[-1], encoded(name), encoded(student.name),
                student.late, encoded(student.feedback))))
    for name, rows in (("all", sorted(keys)), ("students", lines),
                       ("changed", sorted(changed)), ("others", others)):
        text = "".join(row + "\n" for row in rows)
        Path(work, name).write_bytes(os.fsencode(text))


def collect_single(submission, folder, chapters):
    student = Student("submission", sources=[in_folder(submission)])
    list(collect_all([student], chapters,
                     lambda _, collected: collected.put(folder)))
