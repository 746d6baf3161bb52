"""What one edition of the notes holds, for the site and for the book.

    edition = Edition("student", "html")     or "instructor", "book"
    edition.pages         label -> Page, in the order of the book
    edition.chapters      the chapters that are complete, as they are read
    edition.contracts     label of a lesson -> Contract
    edition.sources       the programs that the site shows
    edition.place(page, address)     where a link leads, see there
    edition.faults        what is wrong with the pages, a line each

Only what is collected here can be shown: the student's edition has nothing of
solutions/. A page's label is its name in the site and in the book.
"""

import glob
import os
import re
import shutil
import sys

import course
from contract import comment_above, first_comment
from course import read, wording
from page import INDEXED, Page, curly, upright

MISCONCEPTIONS = """# The misconceptions

The tests reject each of these wrong answers and name it. A student who gives
one reads the explanation below, and the section of the lesson that answers it.
The links lead to public projects that have shipped the same mistake.
"""
STAFF = ("docs/instructor", "docs/CONTRIBUTING", "docs/design",
         "docs/changelog")


def label_of(path):
    known = {"README.md": "course", "docs/notes/front.md": "reading",
             "docs/notes/teaching.md": "teaching"}
    if re.match(r"docs/notes/(home|preface)", path):
        return "index"
    return known.get(path) or re.sub(
        "[^A-Za-z0-9]", "_", re.sub(r"(/README)?\.md$", "", path))


# What style.gp's headline, subline and secondline draw.
HEADLINES = re.compile(r'translate\(20\.00,(?:31\.86|54\.89|74\.89)\)[^>]*>'
                       r"\s*(<text>.*?</text>)", re.S)


def headlines(path):
    return [" ".join(re.sub("<[^>]*>", "", text).split())
            for text in HEADLINES.findall(read(path))]


class Contract:
    """A chapter's header. Its comments are typeset for Doxygen, and get a link
    back to the lesson."""

    def __init__(self, chapter, see=""):
        self.path, self.chapter = course.header(chapter), chapter
        self.name = os.path.basename(self.path)
        self.source = read(self.path)
        self.functions = course.exercises(chapter)
        self.see = f"* @see {see} " if see else ""

    def typeset(self):
        return re.sub(r"^ */\*\*.*?\*/|/\*\*<.*?\*/", self.comment,
                      self.source, flags=re.S | re.M)

    def comment(self, found):
        text = found.group()[:-2]
        parts = re.split(r"(`[^`]*`|\\f\$.*?\\f\$|\\f\[.*?\\f\]|"
                         r"@code.*?@endcode|@\w+(?:\[\w+\])?(?:\s+\w+)?|"
                         r"<[^>]*>)", text, flags=re.S)
        before = ""
        for k, part in enumerate(parts):
            if k % 2:
                parts[k] = upright(part) if part.startswith(r"\f") else part
            else:
                parts[k] = INDEXED.sub(r"<i>\1</i><sub>\2</sub>",
                                       curly(part, before))
            before = part[-1:] or before
        see = self.see if found.group().startswith("/**\n") else ""
        return "".join(parts) + see + "*/"

    def entries(self):
        """The comment of the whole and of each struct, enum and function, with
        what it is about, and a function's name."""
        lines = self.source.split("\n")
        yield "", "", first_comment(lines)
        for kind, name, *rest in course.contract(self.chapter):
            if kind in ("struct", "enum", "function"):
                first, last = map(int, rest[-2:])
                if name not in lines[first - 1]:
                    sys.exit(wording("old_table", self.path, first, name))
                comment = comment_above(lines, first)
                if comment is not None:
                    yield name if kind == "function" else "", \
                        "\n".join(lines[first - 1:last]), comment

    def texts(self):
        """The words of the whole, and of each function."""
        for name, _, text in self.entries():
            text = re.sub(r"@(file|brief|param|return)\b(\[\w+\])?|"
                          r"\\f[\[\]]", "", text)
            yield name, " ".join(text.replace(r"\f$", "$").split())


def chosen(*needed):
    """The edition that EDITION names, if it and what it needs are there."""
    name = os.environ.get("EDITION") or "student"
    if name not in ("student", "instructor"):
        sys.exit(f'EDITION is student or instructor, not "{name}".')
    if name == "instructor" and not os.path.isdir("solutions"):
        sys.exit(wording("no_solutions"))
    lacking = [need for need in needed
               if not shutil.which(need) and not os.path.isdir(need)]
    if lacking:
        sys.exit(wording("not_installed", ", ".join(lacking)))
    return name


def wrong_answers(chapter):
    """The chapter's misconceptions: file, name, section, words, links."""
    files = sorted(glob.glob(f"tests/{chapter}/misconceptions/*.c"))
    records = course.printed("awk", "-f", "tests/judge/misconception.awk",
                             *files) if files else ""
    for file, about in zip(files, re.split(r"^misconception\t", records,
                                           flags=re.M)[1:]):
        first, *rest = [line.split("\t") for line in about.splitlines()]
        yield (file, *first, " ".join(r[1] for r in rest if r[0] == "text"),
               [r[1] for r in rest if r[0] == "link"])


class Edition:
    def __init__(self, name, form="html"):
        self.name, self.form = name, form
        self.teaches = name == "instructor"
        self.labels, self.pages = {}, {}
        self.contracts, self.sources, self.functions = {}, [], {}
        self.faults = []
        self.chapters = [c for c in course.parts()
                         if os.path.exists(course.lesson(c))
                         and os.path.exists(course.header(c))]
        self.collect()

    # ---- What belongs to it

    def collect(self):
        self.labels["README.md"] = "index"
        if self.form == "book":
            self.add("docs/notes/preface.md", self.preface())
        else:
            self.add("docs/notes/home_instructor.md" if self.teaches
                     else "docs/notes/home.md", None)
            self.add("docs/notes/front.md")
        self.add("docs/walkthrough.md")
        for chapter in self.chapters:
            self.chapter(chapter)
        for path in sorted(glob.glob("docs/*.md")):
            staff = path.startswith(STAFF) and not self.teaches
            if path != "docs/walkthrough.md" and not staff:
                self.add(path)
        if self.teaches:
            self.add("docs/notes/teaching.md")
            self.add("misconceptions.md", self.misconceptions())

    def add(self, path, text=None):
        if text is None:
            if not os.path.exists(path):
                return
            text = read(course.shown(path))
        # What teachers read leads to pages that only the site has.
        text = re.sub(r"<!-- slides: (\w+) -->(.*?)<!-- /slides -->",
                      r"[\2](../../slides/\1.html)" if self.form == "html"
                      else r"\2", text)
        text = re.sub("<!-- page -->(.*)<!-- /page -->",
                      r"[\1](../../misconceptions.md)", text)
        label = self.labels[path] = label_of(path)
        page = self.pages[label] = Page(course.shown(path), text)
        page.label, page.path = label, path
        self.faults += [f"{path}:{line}: {what}"
                        for line, what in page.faults]

    def chapter(self, chapter):
        folder, name = f"chapters/{chapter}", chapter[3:]
        self.add(f"{folder}/README.md")
        label = self.labels[folder] = self.labels[f"{folder}/README.md"]
        see = f"the lesson, @ref {label}"
        if self.teaches and os.path.exists(f"solutions/{chapter}/README.md"):
            self.add(f"solutions/{chapter}/README.md", self.solution(chapter))
            self.labels[f"solutions/{chapter}"] = f"solutions_{chapter}"
            see += f", and its solution, @ref solutions_{chapter}"
        # In the book the contract follows the lesson, and needs no link.
        contract = Contract(chapter, see if self.form == "html" else "")
        self.contracts[label] = contract
        self.functions.update(dict.fromkeys(contract.functions, contract))
        if self.form == "html":
            self.sources += [f for f in (
                f"{folder}/{name}.c", f"tests/{chapter}/{name}_test.c",
                f"{folder}/worked.c") if os.path.exists(f)]

    def solution(self, chapter):
        """The explanation, and then the code."""
        text = read(f"solutions/{chapter}/README.md")
        code = read(f"solutions/{chapter}/{chapter[3:]}.c")
        text += f"\n## The code\n\n```c\n{code}```\n"
        if self.form == "html":
            text += ("\nBack to [the lesson]"
                     f"(../../chapters/{chapter}/README.md).\n")
        return text

    def preface(self):
        """The book's preface, with the conventions of the site's pages."""
        front = read("docs/notes/front.md")
        return read("docs/notes/preface.md").replace(
            "<!-- conventions -->\n",
            front[front.index("## Writing conventions"):])

    # ---- The wrong answers

    def misconceptions(self):
        text = [MISCONCEPTIONS]
        for chapter in self.chapters:
            wrong = [self.wrong_answer(*row) for row in wrong_answers(chapter)]
            text += [f"## {Page(course.lesson(chapter)).title}\n", self.fold(
                f"{len(wrong)} wrong answers", "\n".join(wrong))]
        return "\n".join(text)

    def fold(self, title, text):
        """In the book everything is unfolded."""
        if self.form == "book":
            return text
        return (f"<details><summary>{title}</summary>\n\n{text}\n"
                "</details>\n")

    def wrong_answer(self, file, name, section, words, links):
        text = [f"### {name.replace('_', ' ')}\n", f"{words}\n"]
        if section:
            text.append("Answered in [the lesson]"
                        f"(chapters/{file.split('/')[1]}/README.md"
                        f"#{section}).\n")
        text += [f"- shipped in [{re.sub('^https?://(github.com/)?', '', a)}]"
                 f"({a})" for a in links]
        if self.form == "html":
            code = re.sub(r"\A.*?\*/ *\n", "", read(file), flags=re.S)
            text.append(self.fold("The wrong code", f"\n```c\n{code}```\n"))
        return "\n".join(text) + "\n"

    # ---- Links

    def place(self, page, address):
        """Where a link leads: ("web", address), ("page", label, section),
        ("contract", path), ("source", path), ("solution", "05") for what this
        edition withholds, or None: the link becomes its words."""
        if re.match("[a-z]+:", address):
            return "web", address
        path, section = page.resolve(address)
        if path.startswith("slides/"):
            return "web", path
        if path in self.labels:
            return "page", self.labels[path], section
        if any(c.path == path for c in self.contracts.values()):
            return "contract", path
        tests = f"{path}/{path[9:]}_test.c"
        if path in self.sources or tests in self.sources:
            return "source", path if path in self.sources else tests
        number = re.match(r"(chapters|tests|solutions)/(\d\d)_", path)
        if number and number.group(1) == "solutions":
            return ("solution", number.group(2)) if not self.teaches \
                else None
        written = [c[:2] for c in self.chapters]
        if not os.path.exists(path) and not (
                number and number.group(2) not in written):
            self.faults.append(f"{page.path}: there is no {path}")
        return None

    def picture(self, page, address):
        path = page.resolve(address)[0]
        if not os.path.exists(path):
            self.faults.append(f"{page.path}: there is no picture {path}")
        return path
