"""What one student has handed in, as a list of entries: files and folders, and
the members of the zips and tars among them.

Nothing behind a link is looked at, and no more than a budget allows. The budget
is one for each student, however the files are packed. A damaged archive, or a
file that can't be read, is told in words (reason) and stops nobody.
"""

import bz2
import gzip
import lzma
import os
import re
import stat
import tarfile
import zipfile
from collections import deque
from datetime import datetime
from io import BytesIO
from itertools import islice

MOST_ENTRIES = 5_000            # files and folders, in archives too
MOST_LISTED = 100_000           # in a folder or an archive, to choose from
MOST_BYTES = 30_000_000         # that are read
LARGEST_ARCHIVE = 20_000_000    # bytes of a zip or tar, packed or unpacked
DEEPEST = 8                     # folders inside each other
NOT_THEIRS = {".git", "solutions", "tests", "build", "__MACOSX"}
C_FILE = re.compile(r"\.(c|cc|cpp|cxx|c\+\+|c\.txt)$", re.IGNORECASE)
TOO_MUCH = "there is too much of it all"
OPENED = re.compile(r"\.(zip|tar(\.(gz|bz2|xz))?|t[gbx]z)$", re.IGNORECASE)
OTHER_ARCHIVE = re.compile(r"\.(tar.*|t.z|rar|7z|gz|bz2|xz|zst)$",
                           re.IGNORECASE)


class Refused(Exception):
    """It is not read, for this reason."""


class Entry:
    """KIND is file, link, folder, closed (a folder that can't be opened),
    deep (one inside too many others), not theirs, odd (a name that can't be
    taken), special (a pipe or a device), archive or opened."""

    def __init__(self, path, kind, size=0, when=0, read=None):
        self.path, self.kind, self.size = path, kind, size
        self.when, self.read = when, read
        self.base = path.rsplit("/", 1)[-1]
        self.reason = ""        # why an archive was not opened


class Budget:
    """What may be looked at and read of one student."""

    def __init__(self):
        self.entries, self.bytes = MOST_ENTRIES, MOST_BYTES
        self.exceeded = False

    def counted(self, entries):
        for entry in entries:
            if self.entries == 0:
                self.exceeded = True
                return
            self.entries -= 1
            yield entry

    def read(self, entry, most):
        if min(entry.size, most) > self.bytes:
            self.exceeded = True
            raise Refused(TOO_MUCH)
        data = entry.read(min(most, self.bytes))
        self.bytes -= len(data)
        return data


def reason(error):
    """Why something can't be read, for its author."""
    if isinstance(error, Refused):
        return str(error)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    if isinstance(error, (NotImplementedError, tarfile.CompressionError)):
        return "it is packed in a way that is not known here"
    if isinstance(error, MemoryError):
        return "it asks for too much memory"
    return "it is damaged"


# --- from a folder

def in_folder(root):
    """The entries of a folder and of all below it, those on top first."""
    waiting = deque([("", 1)])
    while waiting:
        inside, depth = waiting.popleft()
        try:
            with os.scandir(os.path.join(root, inside)) as found:
                items = sorted(islice(found, MOST_LISTED),
                               key=lambda e: e.name)
        except OSError:
            yield Entry(inside, "closed")
            continue
        for item in items:
            path = f"{inside}/{item.name}" if inside else item.name
            entry = of_item(item, path)
            if entry.kind == "folder":
                if depth < DEEPEST:
                    waiting.append((path, depth + 1))
                else:
                    entry.kind = "deep"
            yield entry


def of_item(item, path):
    info = item.stat(follow_symlinks=False)
    if "\n" in item.name:
        return Entry(path, "odd")
    if stat.S_ISDIR(info.st_mode):
        return Entry(path, "not theirs" if item.name in NOT_THEIRS
                     else "folder")
    if stat.S_ISREG(info.st_mode):
        return Entry(path, "file", info.st_size, info.st_mtime,
                     reader(item.path))
    return Entry(path, "link" if stat.S_ISLNK(info.st_mode) else "special")


def reader(path):
    def read(most):
        # Whatever the path is by now, it must not be waited for.
        at = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with open(at, "rb") as file:
            return file.read(most)
    return read


# --- from an archive

def in_archive(path, linked, regular, size, when, read):
    """A member of an archive. PATH is where it says that it belongs."""
    parts = path.split("/")
    for part in parts[:-1]:
        if part in NOT_THEIRS:
            return Entry(part, "not theirs")
    if any(ord(c) < 32 for c in path) or ".." in parts:
        return Entry(path, "odd")
    if linked:
        return Entry(path, "link")
    return Entry(path, "file" if regular else "special", size, when, read)


def zip_of(kind, file):
    """macOS writes names in UTF-8 without saying so. Others then mean cp437."""
    try:
        return kind(file, metadata_encoding="utf-8")
    except UnicodeDecodeError:
        return kind(file)


def in_zip(archive, members):
    """The entries of a zip: MEMBERS are pairs of a path and its ZipInfo."""
    for path, info in members:
        mode = info.external_attr >> 16
        if info.is_dir():
            yield Entry(path.rstrip("/"), "folder")
        else:
            yield in_archive(path, stat.S_ISLNK(mode),
                             stat.S_IFMT(mode) in (0, stat.S_IFREG),
                             info.file_size, time_in_zip(info),
                             unpacker(archive, info))


def time_in_zip(info):
    try:
        return datetime(*info.date_time).timestamp()
    except (ValueError, OverflowError):
        return 0                # a second 62, or no date at all


def unpacker(archive, info):
    def read(most):
        if info.flag_bits & 1:
            raise Refused("it is encrypted")
        with archive.open(info) as file:
            return file.read(most)
    return read


def in_tar(archive, inside):
    """The entries of a tar, one after the other as they are asked for."""
    for info in archive:
        path = f"{inside}/{info.name}"
        if info.isdir():
            yield Entry(path, "folder")
        else:
            yield in_archive(path, info.issym() or info.islnk(),
                             info.isreg(), info.size, max(0, info.mtime),
                             lambda most, info=info:
                                 archive.extractfile(info).read(most))


def unpacked(data):
    """The tar in a tar.gz, and so on."""
    for start, library in ((b"\x1f\x8b", gzip), (b"BZh", bz2),
                           (b"\xfd7zXZ", lzma)):
        if data.startswith(start):
            with library.open(BytesIO(data)) as file:
                data = file.read(LARGEST_ARCHIVE + 1)
            if len(data) > LARGEST_ARCHIVE:
                raise Refused(f"it unpacks to more than {LARGEST_ARCHIVE} "
                              "bytes")
            return data
    return data


def members(entry, data):
    """The entries of an archive, with its own path before theirs."""
    if data.startswith(b"PK"):
        archive = zip_of(zipfile.ZipFile, BytesIO(data))
        return in_zip(archive, [(f"{entry.path}/{i.filename}", i)
                                for i in archive.infolist()])
    return in_tar(tarfile.open(fileobj=BytesIO(unpacked(data)), mode="r:"),
                  entry.path)


def best_first(entries):
    """C files and archives first, and those near the top. So a student's own
    file is seen, whatever else lies there by the thousand."""
    found = []
    try:
        found.extend(islice(entries, MOST_LISTED))
    finally:                    # what comes before an archive's damage counts
        yield from sorted(found, key=lambda e: (
            not (C_FILE.search(e.base.rstrip()) or OPENED.search(e.base)),
            e.path.count("/"), e.path))


def opened(entries, budget):
    """The entries, and then those of the archives among them. An archive
    inside an archive stays closed."""
    archives = []
    for entry in budget.counted(best_first(entries)):
        yield entry
        if entry.kind == "file" and OPENED.search(entry.base):
            entry.kind = "archive"
            archives.append(entry)
    for entry in archives:
        try:
            if budget.exceeded:
                raise Refused(TOO_MUCH)
            if entry.size > LARGEST_ARCHIVE:
                raise Refused(f"it has more than {LARGEST_ARCHIVE} bytes")
            data = budget.read(entry, LARGEST_ARCHIVE)
            for member in budget.counted(best_first(members(entry, data))):
                # Those inside are the student's: of when it was packed, or any.
                member.when = entry.when
                yield member
            entry.kind = "opened"
        # Whatever is wrong with it: the libraries raise a dozen kinds.
        except Exception as error:
            entry.reason = reason(error)
