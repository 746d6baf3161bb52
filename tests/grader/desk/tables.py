"""Tables that an instructor gives: CSV files as spreadsheets and platforms
write them, with commas, semicolons or tabs, in UTF-8, UTF-16 or an older
encoding."""

import csv
import io
import re
from difflib import get_close_matches
from pathlib import Path

from sentences import sentence


class Problem(Exception):
    """What is wrong with a file or a word that the instructor gave."""

    def __init__(self, name, /, **values):
        super().__init__(sentence("problem", name, **values))


def write_bytes(path, data):
    """All at once: a reader never sees half a file."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)


class Table:
    """Rows of cells below a line of headings. It is written as it was read."""

    def __init__(self, path, what, known):
        """KNOWN: what each column is for, and the headings it may have."""
        self.path, self.what, self.known = path, what, known
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise Problem("unread", what=what, path=path,
                          why=error.strerror)
        if data.startswith((b"PK\3\4", b"\xd0\xcf")):
            raise Problem("workbook", what=what, path=path)
        text, self.encoding = decoded(data)
        self.line_end = "\r\n" if "\r\n" in text else "\n"
        self.delimiter = separator(text)
        try:
            self.rows = list(csv.reader(io.StringIO(text, newline=""),
                                        delimiter=self.delimiter))
        except csv.Error as error:
            raise Problem("no_csv", what=what, path=path, why=error)
        self.header = self.rows[0] if self.rows else []
        self.column = {}
        for at, heading in enumerate(self.header):
            for name, headings in known.items():
                if heading.strip().lower() in headings:
                    self.column.setdefault(name, at)

    def cells(self, at):
        """What a row has in the columns that are known."""
        row = self.rows[at]
        return {name: row[c].strip() if c < len(row) else ""
                for name, c in self.column.items()}

    def refuse_others(self, use, *more):
        """No column is dropped without a word."""
        known = [*self.known, *more]
        for heading in self.header:
            if heading.strip() and heading.strip().lower() not in known:
                raise Problem("no_use", path=self.path, use=use,
                              column=heading, known=", ".join(known))

    def at(self, row):
        return f"{self.path}, line {row + 1}"

    def encoded(self, rows):
        out = io.StringIO()
        csv.writer(out, lineterminator=self.line_end,
                   delimiter=self.delimiter).writerows(rows)
        return out.getvalue().encode(self.encoding, "replace")


def decoded(data):
    """The text, and the encoding that gives the same bytes again."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace"), "utf-16"
    bom = data.startswith(b"\xef\xbb\xbf")
    try:
        encoding = "utf-8-sig" if bom else "utf-8"
        return data.decode(encoding), encoding
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "cp1252"


def separator(text):
    """What cuts the first line into most cells."""
    line = text.split("\n", 1)[0]
    return max(",;\t", key=lambda mark: line.count(mark))


def safe(value):
    """A spreadsheet must not take a name for a formula."""
    text = str(value)
    return "'" + text if text[:1] in tuple("=+@-\t\r") else text


def plain(name):
    """Smith, Ann and ann smith are one name."""
    return " ".join(sorted(re.findall(r"\w+", name.lower())))


def nearest(name, names):
    """Names that are much like this one, the nearest first."""
    simple = {}
    for other in names:
        simple.setdefault(plain(other).replace("_", " "), other)
    wanted = re.sub(r"[\d_]+", " ", plain(name)).strip()
    return [simple[found] for found in
            get_close_matches(wanted, simple, n=3, cutoff=0.55)]
