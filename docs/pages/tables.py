"""Writes the generated parts of the pages: their tables of chapters and their
counts.

    python3 docs/pages/tables.py

Prints a line for each page that it rewrote, and for each thing that a chapter
lacks. make sync calls it; check.py says which page is out of date. A part
stands between two lines, and NAME says which part it is:

    <!-- generated: NAME -->
    <!-- /generated -->

    counts      how many chapters and exercises there are, and how long they
                take
    questions   each chapter with the question that it answers
    times       each chapter with the time that it takes to read and to solve,
                the sums, and those of the shorter path
    lessons     the same with the time in class and the number of exercises
    doors       links to the live page and the lessons on the site
    start       a link to the first lesson
    atlas       the tables of public programs (atlas.py)
    models      what public models do with positions
    documents   the documents behind the course, by their short names
    works       all that the course cites, with each address, for paper

A lesson gives its title (the first heading), its question, and its times:

    # 05 The full formula
    **The question: what did the paper choose?**
    <!-- minutes: 40 reading, 30 exercises, 60 in class -->

The exercises of a chapter are the prototypes in its header. A header may repeat
the question after "Question: "; it must be the same. The first lines of a .tsv
describe its fields.
"""

import glob
import itertools
import os
import re
import sys

import atlas
import course
from course import records, wording

TITLES = {"I": "Part I: the encoding of 2017",
          "II": "Part II: from 2017 to today",
          "workshop": "Workshop: the encoding in programs"}
TOGETHER = {"I": "Part I together", "II": "Part II together",
            "workshop": "The workshop together"}
NAMES = re.findall("^ {4}([a-z]+) {2}", __doc__, re.M)
SHORTER_PATH = ("00", "02", "03", "05", "06")
SITE = "docs/explorer/site.txt"
ATLAS = "tests/13_in_the_wild/atlas.tsv"
SOURCES = "docs/sources.tsv"
READ = {"maker": "the maker's code", "list": "litgpt's list",
        "class": "the class's defaults"}
MINUTES = re.compile(r"<!-- minutes: (\d+) reading, (\d+) exercises, (\d+) in "
                     r"class -->")


class Chapter:
    """What a lesson and its header say. faults has what they lack."""

    def __init__(self, folder, part):
        self.folder, self.part = folder, part
        lesson = course.lesson(folder)
        self.faults = []

        def fault(text, file=lesson):
            self.faults.append((file, text))

        text = course.read(lesson)
        found = re.match(rf"# ({folder[:2]}|W\d) (.+)", text)
        self.number, self.title = found.groups() if found else ("", "")
        if not found:
            fault(wording("first_heading"))
        found = re.match(r"#[^\n]*\n\n\*\*The question: (.*?)\*\*$", text,
                         re.M | re.S)
        self.question = found.group(1).replace("\n", " ") if found else ""
        asked = "".join(row[1] for row in course.contract(folder)
                        if row[0] == "question")
        if not found:
            fault("no line **The question: ...** below the title")
        elif asked and asked != self.question:
            fault(wording("two_questions", self.question, asked))
        found = MINUTES.search(text)
        self.reading, self.solving, self.in_class = \
            map(int, found.groups() if found else (0, 0, 0))
        if not found:
            fault(wording("no_minutes"))
        self.functions = len(course.exercises(folder))
        if not self.functions:
            fault(wording("no_functions"), f"chapters/{folder}")

    def link(self, page, label):
        up = "../" * page.count("/")
        return f"[{label}]({up}{course.lesson(self.folder)})"


# ---- The parts ---------------------------------------------------------------

class Tables:
    def __init__(self, chapters):
        self.chapters = chapters
        self.parts = [(part, list(of)) for part, of in
                      itertools.groupby(chapters, lambda c: c.part)]

    def counts(self, page):
        size, time = {}, {}
        for part, of in [*self.parts, ("all", self.chapters)]:
            size[part] = so_many(len(of), "chapter") + " and " + so_many(
                sum(c.functions for c in of), "small C function")
            minutes = sum(c.reading + c.solving for c in of)
            time[part] = so_many(int(minutes / 60 + 0.5), "hour")
        if not course.whole():
            return [f"The course has {size['all']} to write, and takes about "
                    f"{time['all']}."]
        return [f"Part I, {size['I']}, takes about {time['I']}. It is a "
                "course of its own.",
                f"Part II, {size['II']}, takes about {time['II']} more.",
                f"The workshop, {size['workshop']}, takes about "
                f"{time['workshop']}."]

    def doors(self, page):
        """Where no address is known, the beginning of the folder."""
        site = "".join(field for field, in records(SITE)).strip()
        if site:
            return [f"**[Start in the browser]({site}index.html)** · "
                    "**[Start in a terminal](#begin)** · "
                    f"**[See it move: the live page]({site}live/index.html)**"]
        first = self.chapters[0]
        return [f"**{first.link(page, f'Read {first.number}: {first.title}')}"
                "** · **[Begin to write](#begin)**"]

    def start(self, page):
        first = self.chapters[0]
        title = f"Start with {first.number}: {first.title}"
        return [f"**{first.link(page, title)}**"]

    def questions(self, page):
        lines = []
        for part, of in self.parts:
            if len(self.parts) > 1:
                title = TITLES[part] + (f" ({numbers(of)})"
                                        if part == "workshop" else "")
                lines += [""] * bool(lines) + [f"**{title}**", ""]
            lines += head("", "chapter", "the question it answers")
            lines += [row(c.number, c.link(page, c.title), c.question)
                      for c in of]
        return lines

    def times(self, page):
        lines = head("chapter", "reading", "exercises")

        def sums(title, of):
            return row(title, hours(sum(c.reading for c in of)),
                       hours(sum(c.solving for c in of)))

        for part, of in self.parts:
            lines += [row(c.link(page, f"{c.number} {c.title}"),
                          f"{c.reading} min", f"{c.solving} min") for c in of]
            lines.append(sums(TOGETHER[part] if len(self.parts) > 1 else
                              "together", of))
            if part == "I" and set(SHORTER_PATH) <= {c.number for c in of}:
                lines.append(sums(", ".join(SHORTER_PATH) + " alone", [
                    c for c in of if c.number in SHORTER_PATH]))
        return lines

    def lessons(self, page):
        return head("chapter", "lesson and worked example", "exercises",
                    "in class", "functions") + [
            row(c.link(page, c.number), f"{c.reading} min", f"{c.solving} min",
                f"<!-- slides: {c.folder} -->{c.in_class} min<!-- /slides -->",
                c.functions) for c in self.chapters]

    def atlas(self, page):
        return atlas.lines(ATLAS)

    def models(self, page):
        out = head("model", "read", "base", "for longer texts", "positions",
                   "turned", "layers without turns", "window",
                   "heads, key heads", "scores")
        for name, year, *cells, read, date, address in \
                records("docs/models.tsv"):
            out.append(f"| {name} ({year}) | [{READ[read]}, {date}]({address})"
                       " | " + " | ".join("" if cell == "-" else cell
                                          for cell in cells) + " |")
        return out

    def documents(self, page):
        out = head("short name", "who wrote it", "document")
        for key, authors, year, title, part, address in records(SOURCES):
            if not is_document(key):
                continue
            work = f"[{title}]({address}), {year}" if address != "-" else \
                f"{title}; not public as far as we know"
            who = "not named" if authors == "-" else authors.split(",")[0] + (
                " and others" if "," in authors else "")
            out.append(row(key, who, f"{work}; {part}"))
        return out

    def works(self, page):
        return [f"- {authors}: *{title}*, {year}" +
                (f", {part}" if part != "-" else "") + ". " +
                f"[{re.sub('^https?://(www[.])?', '', address)}]({address})"
                for _, authors, year, title, part, address in records(SOURCES)
                if address != "-"]


def is_document(key):
    return not re.fullmatch(r"[a-z]+\d{4}", key)


def row(*cells):
    return re.sub("  +", " ", f"| {' | '.join(map(str, cells))} |")


def head(*cells):
    return [row(*cells), "|" + "---|" * len(cells)]


def so_many(n, what):
    return f"{n} {what}{'' if n == 1 else 's'}"


def numbers(chapters):
    """Those of the folders."""
    return " and ".join(f"CH={c.folder[:2]}" for c in chapters)


def hours(minutes):
    return f"{minutes // 60} h" + (f" {minutes % 60} min" if minutes % 60
                                   else "")


# ---- The pages ---------------------------------------------------------------

def written(path, lines, tables, faults):
    """The lines of a page, with its parts written anew."""
    out, part = [], None
    for number, line in enumerate(lines, 1):
        begins = re.fullmatch("<!-- generated: ([a-z]+) -->", line)
        if part and (begins or number == len(lines)):
            faults.append((path, wording("no_end", *part)))
        if begins:
            part = number, begins.group(1)
            out.append(line)
            if part[1] in NAMES:
                out += ["", *getattr(tables, part[1])(path), ""]
            else:
                names = ", ".join(NAMES)
                faults.append((path, wording("no_part", *part, names)))
        elif line == "<!-- /generated -->":
            part = None
        if not part:
            out.append(line)
    return out


def all_pages(rewrite=False):
    """What was rewritten, and the faults: lists of (file, text)."""
    chapters = [Chapter(c, part) for c, part in course.parts().items()
                if os.path.exists(course.lesson(c))]
    faults = [fault for c in chapters for fault in c.faults]
    if faults:
        return [], faults
    tables, done = Tables(chapters), []
    for path in ["README.md", *sorted(glob.glob("docs/*.md") +
                                      glob.glob("docs/notes/*.md"))]:
        before = course.read(path)
        if "\n<!-- generated: " not in "\n" + before:
            continue
        wrong = []
        after = "\n".join(written(path, before.split("\n"), tables, wrong))
        faults += wrong
        if wrong or after == before:
            continue
        if rewrite:
            course.write(path, after)
            done.append(path)
        else:
            faults.append((path, wording("out_of_date")))
    return done, faults


if __name__ == "__main__":
    rewritten, wrong = all_pages(rewrite=True)
    for name in rewritten:
        print(f"rewritten: {name}")
    for name, text in wrong:
        print(f"{name}: {text}")
    sys.exit(bool(wrong))
