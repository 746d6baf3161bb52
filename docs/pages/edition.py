"""What one edition of the notes holds, for the site and for the book.

    edition = Edition("student", "html")     or "instructor", "latex"
    edition.pages         label -> Page, in the order of the book
    edition.chapters      the chapters that are complete, as they are read
    edition.contracts     label of a lesson -> Contract
    edition.sources       labels of the pages that show programs, and lists
    edition.place(page, address)     where a link leads, see there
    edition.faults        what is wrong with the pages, a line each

Only what is collected here can be shown: the student's edition has nothing of
solutions/. A page's label is its name in the site and in the book.
"""

import glob
import os
import re

import course
from course import read
from page import Page

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
    """A chapter's header. Its comments become pages."""

    def __init__(self, path):
        self.path, self.name = path, os.path.basename(path)
        self.functions = list(course.prototypes(path))

    def entries(self):
        """The comment of the whole and of each struct, enum and function: what
        it is about, how that is declared, and the comment."""
        for text, declared in re.findall(
                r"^/\*\*(.*?)\*/\n((?:enum|struct)\b.*?^};|[^#]*?;)?",
                read(self.path), re.M | re.S):
            about = [f for f in self.functions
                     if re.search(rf"\b{f}\(", declared)] or \
                re.findall(r"^(?:enum|struct) \w+", declared) or [""]
            yield about[0], declared, re.sub(r"^ *\* ?", "", text, flags=re.M)

    def markdown(self, see):
        """A page, with a section for each entry; see says what to read, too."""
        parts = [(f"## `{about}`\n\n" if about else "") +
                 documented(comment, declared) + (f"\n{see}\n" if not about
                                                  else "")
                 for about, declared, comment in self.entries()]
        return "\n".join([f"# Contract: {self.name}\n", *parts])

    def briefly(self):
        """Function -> the sentence that its comment begins with."""
        return {about: " ".join(re.search("@brief (.*?)(?:\n\n|$)", comment,
                                          re.S).group(1).split())
                for about, _, comment in self.entries()
                if about in self.functions}


def documented(comment, declared):
    """The marks of a comment as Markdown. A line of a formula may begin as one
    of a list does, so a formula is one line."""
    text = re.sub(r"\\f\$(.*?)\\f\$", lambda m: f"${' '.join(m[1].split())}$",
                  comment, flags=re.S)
    text = text.replace(r"\f[", "\n```math\n")
    text = text.replace(r"\f]", "\n```\n")
    text = re.sub("@file .*\n|^Question: (?:.+\n)+", "", text, flags=re.M)
    text = re.sub("@brief +", "", text)
    text = re.sub(r"@param(?:\[([a-z,]+)\])? +(\w+) +", lambda m:
                  f"\n- `{m[2]}`{f' ({m[1]})' if m[1] else ''}: ", text)
    text = re.sub(r"^@return +", "\n**Returns** ", text, flags=re.M)
    text = re.sub(r"^@note +", "\n**Note.** ", text, flags=re.M)
    if declared:
        text = f"```c\n{declared.strip()}\n```\n\n" + text
    return text


class Edition:
    def __init__(self, name="student", form="html"):
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
        if self.form == "latex":
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
            # A hundred links, each of them longer than a column of paper.
            wide = self.form == "latex" and path in (
                "docs/in-the-wild.md", "docs/models.md")
            if path != "docs/walkthrough.md" and not staff and not wide:
                self.add(path)
        if self.teaches:
            self.add("docs/notes/teaching.md")
            self.add("misconceptions.md", self.misconceptions())
        if self.form == "html":
            self.lists()

    def add(self, path, text=None):
        if text is None:
            if not os.path.exists(path):
                return
            text = read(path)
        # The instructor's front page tells of a page that only the site has.
        text = re.sub("<!-- page -->(.*)<!-- /page -->",
                      r"[\1](../../misconceptions.md)", text)
        label = self.labels[path] = label_of(path)
        page = self.pages[label] = Page(path, text)
        page.label = label
        self.faults += [f"{path}:{line}: {what}"
                        for line, what in page.faults]

    def chapter(self, chapter):
        folder, name = f"chapters/{chapter}", chapter[3:]
        self.add(f"{folder}/README.md")
        label = self.labels[folder] = self.labels[f"{folder}/README.md"]
        see = "See [the lesson](README.md)"
        if self.teaches and os.path.exists(f"solutions/{chapter}/README.md"):
            self.add(f"solutions/{chapter}/README.md", self.solution(chapter))
            self.labels[f"solutions/{chapter}"] = f"solutions_{chapter}"
            see += f" and [its solution](../../solutions/{chapter}/README.md)"
        contract = self.contracts[label] = Contract(course.header(chapter))
        self.functions.update(dict.fromkeys(contract.functions, contract))
        if self.form == "html":
            self.add(contract.path, contract.markdown(see + "."))
            tests = f"tests/{chapter}/{name}_test.c"
            for path in (f"{folder}/{name}.c", tests, f"{folder}/worked.c"):
                self.source(path, chapter)
            self.labels[f"tests/{chapter}"] = label_of(tests)

    def source(self, path, chapter):
        if os.path.exists(path):
            self.add(path, f"# {path}\n\nFrom chapter [{chapter[:2]}](../../"
                     f"chapters/{chapter}/README.md).\n\n"
                     f"````c\n{read(path)}````\n")
            self.sources.append(label_of(path))

    def lists(self):
        """Of all functions and all sources."""
        briefly = sorted(
            (name, contract.path, text) for contract in self.contracts.values()
            for name, text in contract.briefly().items())
        self.add("functions.md", "# All functions\n\n" + "".join(
            f"- [`{name}`]({path}#{name}): {text}\n"
            for name, path, text in briefly))
        self.add("sources.md", "# Sources\n\nThe programs that the lessons "
                 "speak of, and the tests.\n\n" + "".join(
                     f"- [{path}]({path})\n" for path, label in
                     self.labels.items() if label in self.sources
                     and path.endswith(".c")))
        self.sources += ["functions", "sources"]

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
            files = sorted(
                glob.glob(f"tests/{chapter}/misconceptions/*.c"))
            if files:
                title = Page(course.lesson(chapter)).title
                text.append(f"## {title}\n")
                text.append(self.fold(f"{len(files)} wrong answers",
                                      self.wrong_answers(chapter, files)))
        return "\n".join(text)

    def fold(self, title, text):
        """In the book everything is unfolded."""
        if self.form == "latex":
            return text
        return (f"<details><summary>{title}</summary>\n\n{text}\n"
                "</details>\n")

    def wrong_answers(self, chapter, files):
        records = course.printed(
            "awk", "-f", "tests/judge/misconception.awk", *files)
        told = re.split(r"^misconception\t", records, flags=re.M)[1:]
        return "\n".join(self.wrong_answer(chapter, file, *about.split("\n"))
                         for file, about in zip(files, told))

    def wrong_answer(self, chapter, file, first, *records):
        name, section = first.split("\t")
        text = [f"### {name.replace('_', ' ')}\n"]
        text += [r[5:] + "\n" for r in records if r.startswith("text\t")]
        if section:
            text.append("Answered in [the lesson]"
                        f"(chapters/{chapter}/README.md#{section}).\n")
        text += [f"- shipped in [{re.sub('^https?://(github.com/)?', '', a)}]"
                 f"({a})" for a in
                 (r[5:] for r in records if r.startswith("link\t"))]
        if self.form == "html":
            code = re.sub(r"\A.*?\*/ *\n", "", read(file), flags=re.S)
            text.append(self.fold("The wrong code", f"\n```c\n{code}```\n"))
        return "\n".join(text) + "\n"

    # ---- Links

    def place(self, page, address):
        """Where a link leads: ("web", address), ("page", label, section),
        ("contract", path) in the book, ("solution", "05") for what this edition
        withholds, or None: the link becomes its words."""
        if re.match("[a-z]+:", address):
            return "web", address
        path, section = page.resolve(address)
        if path in self.labels:
            return "page", self.labels[path], section
        if any(c.path == path for c in self.contracts.values()):
            return "contract", path
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
