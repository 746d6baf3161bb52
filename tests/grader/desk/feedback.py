"""The students' reports, named as a person and as a platform knows them.

OUT/feedback has a page for each student. OUT/feedback.zip is for the platform
where the submissions came from, which takes all reports at once:

    Moodle    the folder that a student's files came in, with report.html in it
    Canvas    the beginning of a name that its file came with, up to the second
              number: Canvas finds student and file by the two numbers. It
              shows the report under that file's name, so a .c gets a text, and
              a zip a zip
    others    the pages of the folder
"""

import re
import shutil
import zipfile
from io import BytesIO
from unicodedata import normalize


def page_name(name, taken):
    """A name for a file that people can read."""
    name = re.sub(r'^-|[/\\:*?"<>|]', "_", normalize("NFC", name))
    name = name.strip(". ")[:120] or "student"
    same = name.casefold()
    if same in taken:
        name = f"{name} ({taken[same] + 1})"
    taken[same] = taken.get(same, 0) + 1
    return f"{name}.html"


def add(archive, name, data):
    """Always with one date: the same reports are the same zip."""
    info = zipfile.ZipInfo(name)
    info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    archive.writestr(info, data)


def zipped(data, name):
    box = BytesIO()
    with zipfile.ZipFile(box, "w") as archive:
        add(archive, name, data)
    return box.getvalue()


def put(archive, student, folder, page):
    name, html = student.feedback, (folder / "report.html").read_bytes()
    if name.endswith(".txt"):
        add(archive, name, (folder / "report.txt").read_bytes())
    elif name.endswith(".zip"):
        add(archive, name, zipped(html, "report.html"))
    else:
        add(archive, f"{name}.html" if name else page, html)


def pack(marks):
    """Of several attempts the one that counts is sent back. Whose attempts do
    not count, for want of ATTEMPTS, gets all."""
    pages = marks.out / "feedback"
    shutil.rmtree(pages, ignore_errors=True)
    pages.mkdir()
    taken, new = {}, marks.out / ".feedback.zip"
    with zipfile.ZipFile(new, "w") as archive:
        for standing in marks.standings:
            if not standing.graded or standing.why.startswith("another"):
                continue
            folder = marks.out / "students" / standing.student.key
            page = page_name(standing.student.name, taken)
            shutil.copyfile(folder / "report.html", pages / page)
            put(archive, standing.student, folder, page)
            for mate in marks.mates(standing):
                mine = page_name(mate.called, taken)
                shutil.copyfile(pages / page, pages / mine)
                add(archive, mine, (pages / page).read_bytes())
    new.replace(marks.out / "feedback.zip")
