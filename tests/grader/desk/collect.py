"""Takes the students' files out of what was handed in, and puts them where the
grader finds them. Run by grade.sh and grade_single.sh:

    collect.py class SUBMISSIONS OUT WORK CHAPTERS    all students
    collect.py one   SUBMISSION  COLLECTED CHAPTERS   one student
    collect.py key   NAME                             the key of a name

SUBMISSIONS is a folder with a folder for each student, or a download as it
came: Canvas's flat folder (names begin with student and number), Moodle's and
Gradescope's folders, any of them as a zip. What one student hands in may be a
whole clone, a few files in any order, or a zip of them.

For each student comes out a folder OUT/submissions/KEY, all at once or, if the
disk is full, not at all: name.c for each chapter found, NN_name.refused where
there is something that can't be taken, notes on what was odd, and submitted,
the time of the newest file that was taken. Only regular files are taken, none
through a symbolic link, and no more of them than the limits below.
"""

import hashlib
import heapq
import os
import re
import shutil
import stat
import sys
import zipfile
from datetime import datetime
from io import BytesIO
from pathlib import Path

LARGEST = 200_000           # bytes of an exercise
READ = 300_000              # a file that grows in the meantime is cut
MOST_ENTRIES = 5_000        # files and folders that one student hands in
DEEPEST = 8                 # folders inside each other
LARGEST_ZIP = 20_000_000    # bytes of a zip inside a submission
NOT_THEIRS = {".git", "solutions", "tests", "build", "__MACOSX"}
C_FILE = re.compile(r"\.(c|cc|cpp|c\.txt)$", re.IGNORECASE)
ARCHIVE = re.compile(r"\.(tar.*|t.z|rar|7z)$", re.IGNORECASE)
LONGEST_KEY = 100


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
    if len(key) <= LONGEST_KEY:
        return key
    start = re.sub(r"\+.?$", "", key[:80])
    start = re.sub(r"(\+[89AB].)*$", "", start)
    start = re.sub(r"\+[C-F].$", "", start)
    digest = hashlib.sha256(os.fsencode(name)).hexdigest()[:16]
    return f"{start}+5F{digest}"


# --- what a student hands in: a list of entries, wherever they come from

class Entry:
    def __init__(self, path, kind, size=0, when=0, read=None):
        self.path, self.kind, self.size = path, kind, size
        self.when, self.read = when, read
        self.base = path.rsplit("/", 1)[-1]


def in_folder(root):
    """The entries of a folder. Nothing behind a link is looked at."""
    left = MOST_ENTRIES
    waiting = [("", 1)]
    while waiting:
        inside, depth = waiting.pop()
        try:
            found = sorted(os.scandir(os.path.join(root, inside)),
                           key=lambda e: e.name)
        except OSError:
            yield Entry(inside, "closed")
            continue
        for item in found:
            left -= 1
            if left < 0:
                yield Entry(inside, "too many")
                return
            path = f"{inside}/{item.name}" if inside else item.name
            info = item.stat(follow_symlinks=False)
            if "\n" in item.name:
                yield Entry(path, "odd")
            elif stat.S_ISLNK(info.st_mode):
                yield Entry(path, "link")
            elif stat.S_ISDIR(info.st_mode):
                if item.name in NOT_THEIRS:
                    yield Entry(path, "not theirs")
                elif depth < DEEPEST:
                    waiting.append((path, depth + 1))
            elif stat.S_ISREG(info.st_mode):
                yield Entry(path, "file", info.st_size, info.st_mtime,
                            reader(os.path.join(root, path)))


def reader(path):
    def read(most):
        # Whatever the path is by now, it must not be waited for.
        at = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with open(at, "rb") as file:
            return file.read(most)
    return read


def in_zip(archive, members):
    """The entries of a zip: MEMBERS are pairs of a path and its ZipInfo."""
    for count, (path, info) in enumerate(members):
        if count == MOST_ENTRIES:
            yield Entry(path, "too many")
            return
        parts = path.split("/")
        if info.is_dir() or NOT_THEIRS & set(parts[:-1]):
            continue
        mode = info.external_attr >> 16
        when = datetime(*info.date_time).timestamp() \
            if info.date_time >= (1980, 1, 1) else 0
        if any(ord(c) < 32 for c in path) or ".." in parts:
            yield Entry(path, "odd")
        elif stat.S_ISLNK(mode):
            yield Entry(path, "link")
        else:
            yield Entry(path, "file", info.file_size, when,
                        unpacker(archive, info))


def unpacker(archive, info):
    def read(most):
        if info.flag_bits & 1:
            raise OSError("it is encrypted")
        with archive.open(info) as file:
            return file.read(most)
    return read


def opened(entries):
    """The entries, with a zip among them opened: once, and not too large."""
    for entry in entries:
        yield entry
        if entry.kind != "file" or not entry.base.lower().endswith(".zip"):
            continue
        entry.kind = "archive"
        if entry.size > LARGEST_ZIP:
            continue
        try:
            archive = zipfile.ZipFile(BytesIO(entry.read(LARGEST_ZIP)))
            members = [(f"{entry.path}/{i.filename}", i)
                       for i in archive.infolist()]
        except (OSError, zipfile.BadZipFile, NotImplementedError, ValueError):
            continue
        entry.kind = "opened"
        yield from in_zip(archive, members)


# --- which file is which exercise

def plain(name):
    """FullFormula.C and full-formula (2).c are full_formula.c."""
    return re.sub(r"[^a-z0-9]+", "", name.lower())


def rank(chapter, entry):
    """The right place is best, then the right folder, then the right name
    anywhere, then a name much like it; 0 is none of them."""
    name = chapter[3:]
    path = "/" + entry.path
    if path.endswith(f"/chapters/{chapter}/{name}.c"):
        return 1
    if path.endswith(f"/{chapter}/{name}.c"):
        return 2
    if entry.base == f"{name}.c":
        return 3
    if entry.base in (chapter, "chapters"):
        return 3 if entry.kind == "link" else 0
    if entry.kind == "link" or not C_FILE.search(entry.base):
        return 0
    return 4 if plain(name) in plain(entry.base) else 0


class Collected:
    """The files of one student, in memory until they are complete."""

    def __init__(self, chapters):
        self.chapters = chapters            # names, and the empty exercises
        self.files, self.notes, self.newest = {}, [], 0

    def note(self, what, chapter, text):
        # A name may have any byte in it.
        text = text.encode("utf-8", "surrogateescape")
        self.notes.append(f"{what}\t{chapter}\t".encode() + text + b"\n")

    def take_all(self, entries):
        entries = list(opened(entries))
        found = 0
        for chapter, stub in self.chapters.items():
            found += self.choose(chapter, stub, entries)
        self.odd(entries, found)

    def choose(self, chapter, stub, entries):
        ranked = [(rank(chapter, e), e) for e in entries
                  if e.kind in ("file", "link")]
        links = any(r and e.kind == "link" for r, e in ranked)
        if links:
            self.note("flag", chapter, "a symbolic link in the place of a file "
                      "or folder was not followed")
        best = heapq.nsmallest(
            9, [(r, e.path.count("/"), e.path, e) for r, e in ranked
                if r and e.kind == "file"], key=lambda c: c[:3])
        several = sum(1 for r, e in ranked if r and e.kind == "file")
        if best:
            chosen = next((c for c in best if not self.is_empty(c[3], stub)),
                          best[0])
            self.take(chapter, chosen[0], chosen[3])
            if several > 1:
                self.note("note", chapter, f"there are {several} such files; "
                          f"graded: {chosen[2]}")
        elif links:
            self.refuse(chapter, "There is a symbolic link where the file "
                        "should be. Hand in the file itself.")
        return bool(best) or links

    def is_empty(self, entry, stub):
        try:
            return entry.size == len(stub) and entry.read(READ) == stub
        except (OSError, zipfile.BadZipFile, NotImplementedError):
            return False

    def take(self, chapter, its_rank, entry):
        if its_rank > 3:
            self.note("note", chapter, f"graded was the file {entry.path}")
        if entry.size > LARGEST:
            self.note("flag", chapter,
                      f"the file is too large: {entry.size} bytes")
            self.refuse(chapter, f"The file has {entry.size} bytes. No answer "
                        f"needs more than {LARGEST}.")
            return
        try:
            self.files[f"{chapter[3:]}.c"] = entry.read(READ)
            self.newest = max(self.newest, entry.when)
        except (OSError, zipfile.BadZipFile, NotImplementedError) as error:
            reason = "permission denied" if isinstance(
                error, PermissionError) else str(error)
            self.note("flag", chapter, f"the file can't be read: {reason}")
            self.refuse(chapter, f"This file can't be read: {reason}.")

    def refuse(self, chapter, text):
        self.files[f"{chapter}.refused"] = f"text\t{text}\n".encode()

    def odd(self, entries, found):
        """What an instructor should look at."""
        def some(kind, test=lambda e: True):
            return ",".join(e.base[:60] for e in entries
                            if e.kind in kind and test(e))[:180]

        kinds = {e.kind for e in entries}
        if "odd" in kinds:
            self.note("flag", "-", "files whose names have line ends or lead "
                      "elsewhere were skipped")
        if "too many" in kinds:
            self.note("flag", "-", f"more than {MOST_ENTRIES} files and "
                      "folders: the rest was not looked at")
        there = ("file", "archive", "not theirs")
        if not found and some(there):
            self.note("flag", "-", "no exercise was found; there are: "
                      + some(there))
        closed = some(("archive",)) or some(
            ("file",), lambda e: ARCHIVE.search(e.base))
        if closed:
            self.note("flag", "-", f"an archive was not opened: {closed}")
        if "closed" in kinds:
            self.note("flag", "-", "folders can't be opened: "
                      + some(("closed",)))

    def content(self):
        files = dict(self.files)
        files["notes"] = b"".join(self.notes)
        if self.newest:
            when = datetime.fromtimestamp(self.newest).astimezone()
            files["submitted"] = when.isoformat("T", "seconds").encode()
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

# Canvas: ann_LATE_123_456_full_formula.c, of a student ann with the id 123.
CANVAS = re.compile(r"^([^_/]+)(?:_(LATE))?_(\d+)_(\d+)_(.+)$")
# Moodle: "Ann Lee_123_assignsubmission_file_", a folder or before a file.
MOODLE = re.compile(r"^(.+_\d+)_assignsubmission_file_?/?(.*)$")


METADATA = "submission_metadata.yml"


def student_of(path):
    """The student whose file this is in a download, and its path there."""
    first, _, rest = path.partition("/")
    moodle = MOODLE.match(first)
    if moodle:
        return moodle[1], "/".join(filter(None, (moodle[2], rest)))
    if rest:
        return first, rest
    canvas = CANVAS.match(first)
    if canvas:
        # Canvas adds -1 to a file that was handed in again.
        name = re.sub(r"-\d+(\.\w+)$", r"\1", canvas[5])
        return f"{canvas[1]}_{canvas[3]}", name
    return None, path


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


def named(students, metadata):
    """The students under their names, where Gradescope's file tells them."""
    names = gradescope_names(metadata)
    out = {}
    for folder, entries in students.items():
        name = names.get(folder, folder)
        out[folder if name in out else name] = entries
    return dict(sorted(out.items()))


def class_in_zip(path):
    """The students of a download, in the order of their names."""
    archive = zipfile.ZipFile(path)
    members, others, metadata = {}, [], ""
    infos = archive.infolist()
    # All in one folder: Gradescope's assignment_123_export/.
    tops = {i.filename.partition("/")[0] for i in infos}
    top = tops.pop() + "/" if len(tops) == 1 else ""
    for info in infos:
        inside = info.filename[len(top):]
        if not inside or info.is_dir():
            continue
        student, rest = student_of(inside)
        if inside == METADATA:
            metadata = unpacker(archive, info)(LARGEST_ZIP).decode()
        elif student:
            members.setdefault(student, []).append((rest, info))
        else:
            others.append(inside)
    students = {name: in_zip(archive, found)
                for name, found in members.items()}
    return named(students, metadata), others


def class_in_folder(root):
    students, others, flat, metadata = {}, [], {}, ""
    for item in sorted(os.scandir(root), key=lambda e: e.name):
        student, rest = student_of(item.name)
        if item.is_symlink() or item.name.startswith("."):
            others.append(item.name)
        elif item.name == METADATA:
            metadata = reader(item.path)(LARGEST_ZIP).decode()
        elif item.is_dir():
            students[student or item.name] = in_folder(item.path)
        elif student and item.is_file():
            info = item.stat()
            flat.setdefault(student, []).append(Entry(
                rest, "file", info.st_size, info.st_mtime, reader(item.path)))
        else:
            others.append(item.name)
    for name, entries in flat.items():
        students.setdefault(name, entries)
    return named(students, metadata), others


def collect_class(submissions, out, work, chapters):
    """Writes into WORK what grade.sh goes on with: all, the keys; names, those
    whose key is shortened; changed; others, what is no folder of a student."""
    is_zip = os.path.isfile(submissions)
    students, others = (class_in_zip if is_zip else class_in_folder)(
        submissions)
    keys, names, changed = [], [], []
    for student, entries in students.items():
        key = key_of(student)
        keys.append(key)
        names.append(f"{key}\t{encoded(student)}")
        folder = Path(out, "submissions", key)
        graded = Path(out, "students", key).is_dir()
        if folder.is_dir() and not graded:
            continue
        collected = Collected(chapters)
        collected.take_all(entries)
        if not folder.is_dir():
            collected.put(folder)
        elif collected.differs(folder):
            changed.append(key)
    for name, lines in (("all", sorted(keys)), ("names", names),
                        ("changed", changed), ("others", others)):
        text = "".join(line + "\n" for line in lines)
        Path(work, name).write_bytes(os.fsencode(text))


def read_chapters(folder):
    """The chapters of a bundle, with their empty exercises."""
    return {p.name: (p / "stub.c").read_bytes()
            for p in sorted(Path(folder).iterdir())}


def main(command, *given):
    if command == "key":
        print(key_of(given[0]))
        return
    chapters = read_chapters(given[-1])
    if command == "class":
        collect_class(*given[:-1], chapters)
    else:
        submission, collected = given[0], Collected(chapters)
        collected.take_all(in_folder(submission))
        collected.put(Path(given[1]))


if __name__ == "__main__":
    main(*sys.argv[1:])
