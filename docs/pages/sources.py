"""Writes what sources.tsv tells: the documents behind the course, as a table, and
the works that it cites, as a list which shows each address, for paper. The
first lines of sources.tsv describe its fields. tables.py calls it; check.py reads it.
"""

import re

from course import records

FILE = "docs/sources.tsv"


def is_document(key):
    return not re.fullmatch(r"[a-z]+\d{4}", key)


def documents():
    out = ["| short name | who wrote it | document |", "|---|---|---|"]
    for key, authors, year, title, part, address in records(FILE):
        if is_document(key):
            if address == "-":
                said = f"{title}; not public as far as we know"
            else:
                said = f"[{title}]({address}), {year}"
            who = "not named" if authors == "-" else authors.split(",")[0] + (
                " and others" if "," in authors else "")
            out.append(f"| {key} | {who} | {said}; {part} |")
    return out


def works():
    return [f"- {authors}: *{title}*, {year}" +
            (f", {part}" if part != "-" else "") + ". " +
            f"[{re.sub('^https?://(www[.])?', '', address)}]({address})"
            for key, authors, year, title, part, address in
            records(FILE)
            if address != "-"]
