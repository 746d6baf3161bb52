"""Files as students hand them in, good, odd and damaged.

    odd_files.py FOLDER

makes a class of them: FOLDER/class, a folder or some files for each student;
FOLDER/expected, a line for each: the folder, the points in chapter 05 ("all"
for every one), and what an instructor is shown, or a part of it; and a roster
as Excel writes it. With --check before FOLDER it compares FOLDER/out/grades.csv
with what is expected.
"""

import csv
import io
import os
import random
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

def zipped(data=b"x", method=zipfile.ZIP_DEFLATED, mode=0):
    """A zip of one exercise, as bytes to be damaged."""
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", method) as archive:
        info = zipfile.ZipInfo("full_formula.c", (2026, 11, 20, 10, 0, 0))
        info.compress_type, info.external_attr = method, mode << 16
        archive.writestr(info, data)
    return bytearray(box.getvalue())


def tarred(data, form=""):
    box = io.BytesIO()
    with tarfile.open(fileobj=box, mode="w:" + form) as archive:
        info = tarfile.TarInfo("work/full_formula.c")
        info.size = len(data)
        archive.addfile(info, io.BytesIO(data))
    return bytearray(box.getvalue())


def patched(data, at, new):
    data[at:at + len(new)] = new
    return bytes(data)


def damaged():
    """What is handed in, the flag that it earns, and whether the exercise is
    refused (or was never found)."""
    text = random.Random(1).randbytes(300).hex().encode()
    start, central = 30 + len("full_formula.c"), b"PK\1\2"
    deflated = zipped(text)
    flagged = "05_full_formula\tthe file can't be read: it is damaged"
    closed = "-\tan archive was not opened: work.zip (it is damaged)"
    return {
        "damaged deflate": (patched(zipped(text), start, b"\xff" * 20),
                            flagged, True),
        "damaged LZMA": (patched(zipped(text, zipfile.ZIP_LZMA), start + 4,
                                 b"\xff" * 5), flagged, True),
        "damaged bzip2": (patched(zipped(text, zipfile.ZIP_BZIP2), start,
                                  b"\xff" * 5), flagged, True),
        "bad UTF-8 in the name": (patched(patched_flag(), 30, b"\xff"),
                                  flagged, True),
        "an unknown method": (
            patched(deflated, deflated.find(central) + 10, b"\x63\0"),
            "05_full_formula\tthe file can't be read: it is packed", True),
        "encrypted": (
            patched(zipped(text), deflated.find(central) + 8, b"\1\0"),
            "05_full_formula\tthe file can't be read: it is encrypted", True),
        "a bomb": (bytes(zipped(b" " * 50_000_000)),
                   "05_full_formula\tthe file is too large", True),
        "a bomb that lies": (lying_bomb(), "05_full_formula\tthe file", True),
        "a link": (bytes(zipped(b"/etc/passwd", mode=0o120777)),
                   "05_full_formula\ta symbolic link", True),
        "a device": (bytes(zipped(b"", mode=0o020666)),
                     "-\twhat is neither", False),
        "cut off": (bytes(zipped(text))[:-30], closed, False),
        "no archive": (b"PK\3\4 this is none", closed, False),
        "empty": (b"", closed, False),
        "a tar that is cut off": (bytes(tarred(text, "gz"))[:60], closed,
                                  False),
        "a tar bomb": (bytes(tarred(b" " * 50_000_000, "gz")),
                       "-\tan archive was not opened: work.zip (it unpacks",
                       False),
    }


def patched_flag():
    """Its local name is said to be UTF-8."""
    return bytearray(patched(zipped(), 6, b"\0\x08"))


def lying_bomb():
    """It says that it has ten bytes."""
    data = zipped(b" " * 50_000_000)
    return patched(data, data.find(b"PK\1\2") + 24, struct.pack("<I", 10))


# --- a class of them

NAME = "full_formula.c"
HERE = "chapters/05_full_formula/full_formula.c"


def in_zip(files):
    box = io.BytesIO()
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    return box.getvalue()


def ordinary(right, stub):
    """Folder: its files, the points, and what to look at. Nothing is odd about
    these but their names and places."""
    half = right.replace(b"-2.0", b"-1.0")
    return {
        "right": ({NAME: right}, "all", ""),
        "half the exponent": ({NAME: half}, "1", ""),
        "empty exercise": ({NAME: stub}, "0", ""),
        "nothing at all": ({}, "0", ""),
        "empty file": ({NAME: b""}, "0", ""),
        "syntax": ({NAME: right.replace(b";", b"", 1)}, "0", ""),
        "downloaded twice": ({"full_formula (2).c": right}, "all", ""),
        "CamelCase": ({"FullFormula.c": right}, "all", ""),
        "saved as text": ({"full_formula.c.txt": right}, "all", ""),
        "another version": ({"full_formula_final_v2.c": right}, "all", ""),
        "a blank at the end": ({f"{NAME} ": right}, "all", ""),
        "C++": ({"full_formula.cpp": right}, "all", ""),
        "deep": ({f"a/b/c/d/e/{NAME}": right}, "all", ""),
        "too deep": ({f"a/b/c/d/e/f/g/h/i/{NAME}": right}, "0",
                     "inside too many others were not looked at: h"),
        "stub and answer": ({HERE: stub, "my work.c": b"x",
                             NAME: right}, "all", ""),
        "a whole clone": ({HERE: right, f"solutions/{NAME}": stub,
                           "tests/judge/judge.sh": b"exit 0",
                           "Makefile": b"all:"}, "all", ""),
        "only solutions": ({f"solutions/{NAME}": right}, "0",
                           "there are: solutions"),
        "a text document": ({"homework.docx": b"PK"}, "0",
                            "there are: homework.docx"),
        "lines of Windows": ({NAME: right.replace(b"\n", b"\r\n")}, "all", ""),
        "a BOM": ({NAME: b"\xef\xbb\xbf" + right}, "all", ""),
        "UTF-16": ({NAME: b"\xff\xfe" + right.decode().encode("utf-16-le")},
                   "all", ""),
        "Latin-1": ({NAME: right + b"/* d\xe9j\xe0 */\n"}, "all", ""),
        "C\u00e9lestine \u0160imi\u0107": ({NAME: right}, "all", ""),
        "\u738b\u5c0f\u660e": ({NAME: right}, "all", ""),
        'it\'s "me", $(touch x); &': ({NAME: right}, "all", ""),
        "=cmd|x": ({NAME: right}, "all", ""),
        "a" * 200: ({NAME: right}, "all", ""),
        "zeros": ({NAME: b"\0" * 500}, "0", ""),
        "too large": ({NAME: right + b" " * 300_000}, "0", "too large"),
    }


def packed(right):
    mine = {f"work/{NAME}": right}
    return {
        "a zip": ({"work.zip": in_zip(mine)}, "all", ""),
        "a zip of a Mac": ({"work.zip": in_zip(mine | {
            f"__MACOSX/work/._{NAME}": b"x"})}, "all", ""),
        "a zip of Windows": ({"work.zip": in_zip({f"work\\{NAME}": right})},
                             "all", ""),
        "a zip in a zip": ({"out.zip": in_zip({"in.zip": in_zip(mine)})}, "0",
                           "no exercise was found"),
        "many zips": ({f"{k}.zip": in_zip({f"{n}.txt": b"" for n in
                                           range(900)}) for k in range(9)}
                      | {NAME: right}, "all", "the rest was not looked at"),
        "a tar": ({"work.tar.gz": bytes(tarred(right, "gz"))}, "all", ""),
        "a rar": ({"work.rar": b"Rar!"}, "0", "not opened: work.rar"),
        "a 7z": ({"work.7z": b"7z"}, "0", "not opened: work.7z"),
    }


def flat(right):
    """Files beside the folders, as Canvas and Moodle name them."""
    return {
        "leeann_1001": ("leeann_1001_77_full_formula.c", right),
        "raybob_1002": ("raybob_LATE_1002_78_full_formula-1.c", right),
        "poecy_1003": ("poecy_1003_79_work.zip", in_zip({NAME: right})),
        "Di Doe_12": (f"Di Doe_12_assignsubmission_file_/{NAME}", right),
        "Ed Fox_13": (f"Ed Fox_13_assignsubmission_file_{NAME}", right),
    }


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def main(folder):
    right = Path("solutions/05_full_formula/full_formula.c").read_bytes()
    stub = subprocess.run(
        ["awk", "-f", "tests/judge/stub.awk",
         "chapters/05_full_formula/full_formula.h"],
        capture_output=True, check=True).stdout
    students = ordinary(right, stub) | packed(right)
    for name, (data, flag, refused) in damaged().items():
        students[name] = ({"work.zip": data}, "0", flag.split("\t")[1])
    expected = {}
    for name, (files, points, look) in students.items():
        (folder / "class" / name).mkdir(parents=True)
        expected[name] = points, look
        for path, data in files.items():
            write(folder / "class" / name / path, data)
    for name, (path, data) in flat(right).items():
        write(folder / "class" / path, data)
        expected[name] = "all", ""
    for name, make in (("a link", os.symlink), ("a pipe", os.mkfifo)):
        (folder / "class" / f"{name} in its place").mkdir()
        place = folder / "class" / f"{name} in its place" / NAME
        make(*(["/etc/passwd"] if make is os.symlink else []), place)
    expected["a link in its place"] = "0", "symbolic link"
    expected["a pipe in its place"] = "0", "neither a file nor a folder"
    (folder / "expected").write_text("".join(
        f"{name}\t{points}\t{look}\n"
        for name, (points, look) in expected.items()), "utf-8")
    rows = ["Name;ID;Grade", "Lee, Ann;1001;", "Ray, Bob;1002;EX",
            "Poe, Cy;1003;", "Di Doe;12;", "Ed Fox;13;", "Fay Gil;14;",
            "Gus Hay;15;3", "Rihgt;16;"]
    rows += [f"{name};;" for name in students
             if not set('";') & set(name) and name != "right"]
    (folder / "roster.csv").write_bytes(
        ("\ufeff" + "\r\n".join(rows) + "\r\n").encode())


def check(folder):
    with open(folder / "out" / "grades.csv", encoding="utf-8") as file:
        rows = {row["student"].removeprefix("'"): row
                for row in csv.DictReader(file)}
    wrong = 0
    for line in (folder / "expected").read_text("utf-8").splitlines():
        name, points, look = line.split("\t")
        row = rows[name]
        points = row["of"] if points == "all" else points
        shown = row["look at"]
        if row["points"] != points or look not in shown or \
                bool(look) != bool(shown):
            print(f"{name}: {row['points']} points, not {points}; {shown!r}")
            wrong += 1
        report = folder / "out" / "students" / \
            row["folder"].removeprefix("'") / "report.txt"
        # Of one file the report says the same in other words.
        if not look.startswith(("the file", "too large")) and \
                look not in " ".join(report.read_text("utf-8").split()):
            print(f"{name}: the report does not say {look!r}")
            wrong += 1
    return wrong


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        sys.exit(check(Path(sys.argv[2])))
    main(Path(sys.argv[1]))
