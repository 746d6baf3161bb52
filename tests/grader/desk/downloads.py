"""The students in what a platform gives to download: Canvas's and Blackboard's
flat folder, Moodle's and Gradescope's folders, any of them as a zip, or plain
folders.
"""

import os
import re
import zipfile
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain

from handed_in import (LARGEST_ARCHIVE, OPENED, Entry, in_folder, in_zip,
                       reader, unpacker, zip_of)

# Canvas: ann_LATE_123_456_full_formula.c, of a student ann with the id 123; or
# ann_123_text.html, what was typed there.
CANVAS = re.compile(r"^([^_/]+)(?:_(LATE))?_(\d+)_(?:(\d+)_(.+)|text\.html)$")
# Moodle: "Ann Lee_123_assignsubmission_file_", a folder or before a file; and
# the same with onlinetext, for what was typed there.
MOODLE = re.compile(r"^((.+_\d+)_assignsubmission_(file|onlinetext)_?)/?(.*)$")
# Blackboard: Week 3_bray_attempt_2026-11-20-12-30-00_full_formula.c, and a .txt
# of its own for each attempt.
BLACKBOARD = re.compile(r"^(.+_[^_]+)_attempt_(\d{4}(?:-\d\d){5})"
                        r"(?:_(.+)|\.txt)$")
METADATA = "submission_metadata.yml"


@dataclass
class Student:
    """FOLDER is what the download calls NAME's. FEEDBACK is the name by which
    the platform takes a report back, without its ending. LATE is what Canvas
    says, "late" or "on time"; AT the time that Blackboard gives."""

    name: str
    folder: str = ""
    sources: list = field(default_factory=list)
    late: str = ""
    at: str = ""
    feedback: str = ""

    def entries(self):
        return chain.from_iterable(self.sources)


class Class:
    """The students of a download, by name; OTHERS are files of nobody. NAMES:
    all that lies on top."""

    def __init__(self, names=()):
        self.students, self.others, self.metadata = {}, [], ""
        self.users = blackboard_users(names)
        last = {}
        for name, (user, at) in self.users.items():
            last[user] = max(last.get(user, ""), at)
        # Of all attempts on Blackboard each student's last one counts.
        self.earlier = {name for name, (user, at) in self.users.items()
                        if at != last[user]}

    def student(self, name):
        return self.students.setdefault(name, Student(name, name))

    def place(self, path):
        """The student whose file this is, and its path there. If it is nobody's
        it is noted, and the student is None."""
        first, _, rest = path.partition("/")
        if found := MOODLE.match(first):
            student = self.student(found[2])
            # Of two folders the report goes into that of the files. A folder
            # keeps its name; a file's begins with the same words.
            if found[3] == "file" or not student.feedback:
                student.folder = found[1]
                student.feedback = found[1] + "/" * bool(
                    rest or not found[4]) + "report"
            return student, "/".join(filter(None, (found[4], rest)))
        if rest:
            return self.student(first), rest
        if found := BLACKBOARD.match(first):
            student = self.student(self.users[first][0])
            student.at = blackboard_time(found[2])
            return student, found[3] or path
        if found := CANVAS.match(first):
            student = self.student(f"{found[1]}_{found[3]}")
            if found[2] or not student.late:
                student.late = "late" if found[2] else "on time"
            if not found[5]:
                return student, path
            self.canvas_feedback(student, found)
            # Canvas adds -1 to a file that was handed in again.
            return student, re.sub(r"-\d+(\.\w+)$", r"\1", found[5])
        self.others.append(path)
        return None, path

    def canvas_feedback(self, student, found):
        """Canvas shows a report under the name of the student's file whose
        number it has. A text is a text under any name but an archive's."""
        start = found[0][:-len(found[5])]
        archive = OPENED.search(found[5])
        if not student.feedback or not archive:
            student.feedback = start + ("report.zip" if archive else
                                        "report.txt")

    def named(self):
        """The students in order, under the names in Gradescope's file."""
        names = gradescope_names(self.metadata)
        named = {}
        for folder, student in self.students.items():
            name = names.get(folder, folder)
            student.name = folder if name in named else name
            named[student.name] = student
        return [named[name] for name in sorted(named)], self.others


def blackboard_users(names):
    """Whose each file is, and of when. Its name begins with the assignment's,
    which all have; either may have a _ in it."""
    found = {name: at for name in names
             if "/" not in name and (at := BLACKBOARD.match(name))}
    same = os.path.commonprefix([at[1] for at in found.values()])
    start = same.rfind("_") + 1
    return {name: (at[1][start or at[1].rfind("_") + 1:], at[2])
            for name, at in found.items()}


def blackboard_time(text):
    try:
        when = datetime.strptime(text, "%Y-%m-%d-%H-%M-%S").astimezone()
    except (ValueError, OverflowError):
        return ""               # a name that only looks like Blackboard's
    return when.isoformat()


def gradescope_names(text):
    """Who handed in what, from Gradescope's submission_metadata.yml."""
    names, submission = {}, None
    for line in text.splitlines():
        if found := re.match(r"(submission_\d+):", line):
            submission = found[1]
        elif found := re.match(r"[ -]*:(name|email): *['\"]?(.*?)['\"]?$",
                               line):
            names.setdefault(submission, {}).setdefault(found[1], found[2])
    return {submission: "_".join(filter(None, (
                who.get("name"), who.get("email")))) or submission
            for submission, who in names.items()}


class Shared(zipfile.ZipFile):
    """A zip that several processes read: each opens the file for itself, since
    a place in an open file is shared between them."""

    def open(self, *given, **named):
        if getattr(self, "owner", 0) != os.getpid():
            self.owner = os.getpid()
            self.fp = open(self.filename, "rb")
        return super().open(*given, **named)


def class_in_zip(path):
    archive = zip_of(Shared, path)
    infos = archive.infolist()
    # All in one folder: Gradescope's assignment_123_export/.
    tops = {i.filename.partition("/")[0] for i in infos}
    top = tops.pop() + "/" if len(tops) == 1 else ""
    if MOODLE.match(top):
        top = ""                # a class of one
    inside = {}
    found = Class(i.filename[len(top):] for i in infos)
    for info in infos:
        name = info.filename[len(top):]
        if not name or info.is_dir() or name in found.earlier:
            continue
        if name == METADATA:
            found.metadata = unpacker(archive, info)(
                LARGEST_ARCHIVE).decode("utf-8", "replace")
            continue
        student, rest = found.place(name)
        if student:
            inside.setdefault(student.name, []).append((rest, info))
    for name, members in inside.items():
        found.students[name].sources.append(in_zip(archive, members))
    return found.named()


def class_in_folder(root):
    items = sorted(os.scandir(root), key=lambda e: e.name)
    if len(items) == 1 and os.path.isfile(f"{items[0].path}/{METADATA}") and \
            not MOODLE.match(items[0].name):
        return class_in_folder(items[0].path)       # Gradescope's, unpacked
    found = Class(item.name for item in items)
    for item in items:
        if item.name in found.earlier:
            continue
        if item.is_symlink() or item.name.startswith("."):
            found.others.append(item.name)
        elif item.name == METADATA and item.is_file():
            found.metadata = reader(item.path)(
                LARGEST_ARCHIVE).decode("utf-8", "replace")
        elif item.is_dir():
            student, _ = found.place(item.name + "/.")
            student.sources.append(in_folder(item.path))
        elif item.is_file():
            student, rest = found.place(item.name)
            if student:
                info = item.stat()
                student.sources.append([Entry(
                    rest, "file", info.st_size, info.st_mtime,
                    reader(item.path))])
    return found.named()


def students_of(submissions):
    """All students, in the order of their names, and the files of nobody."""
    return (class_in_zip if os.path.isfile(submissions) else
            class_in_folder)(submissions)
