"""Checks every page of the course: links and anchors; the shape, the steps, the
hints and the quiz of a lesson; the sections that tests
and misconceptions name; that no lesson contains a reference solution; that each
erratum has a test; that the tables of chapters are complete. For make test.

    python3 docs/pages/check.py
    python3 docs/pages/check.py FOLDER      says what it has of a solution

Prints a line for each thing that does not hold, then "N passed, N failed".
"""

import glob
import os
import posixpath
import re
import sys

import contract
import course
import steps
import tables
import translation
from course import read, wording
from page import Page, plain, walk

SHAPE = ("The problem", "Hints", "What the tests prove", "Quiz",
         "Further reading")
_, *NEVER = course.records(f"{os.path.dirname(__file__)}/never.tsv")
SOURCES = course.records(tables.SOURCES)
DOCUMENTS = [row[0] for row in SOURCES if tables.is_document(row[0])] + [
    "all five documents"]


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, holds, file, line, text):
        """text says what is wrong if something does not hold."""
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"  {file}{f':{line}' if line else ''}: {text}")
        return holds

    def nothing(self, what, faults):
        """Holds if there are no faults; says the first of them."""
        faults = [fault for fault in faults if fault]
        self(not faults, what, 0, "\n      ".join(faults[:12]))

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return int(self.failed > 0)


def chapter_of(file):
    return file.split("/")[1]


class Course:
    """What the checks compare: pages, files, claims and references."""

    def __init__(self, check):
        self.check = check
        listed = [path for path in course.printed(
            "git", "ls-files", "-co", "--exclude-standard").split("\n")
                  if os.path.exists(path)]
        self.files = {"."}
        for path in listed:
            while path and path not in self.files:
                self.files.add(path)
                path = path.rpartition("/")[0]
        self.pages = {path: Page(path) for path in listed
                      if path.endswith(".md")}
        self.exercises = {c: course.exercises(c) for c in course.chapters()}
        self.claims, self.bodies, self.references = {}, {}, {}
        self.right, self.lesson_13 = [], []
        for chapter in course.chapters():
            self.read_claims(chapter, course.tests(chapter))
        for file in sorted(glob.glob("solutions/[0-9][0-9]_*/*.c")):
            bodies, known = read_reference(file)
            self.bodies[chapter_of(file)] = bodies
            self.references.update(known)

    def read_claims(self, chapter, file):
        """Every exercise has a claim, every claim is about one of them, and
        says which section of the lesson to read."""
        lines, tested = read(file).split("\n"), set()
        for exercise, sentence, line, end in contract.claims(file):
            self.check(re.match(rf"Test\({exercise}, {sentence}[,)]",
                                lines[line - 1]) and
                       f"{exercise}{sentence}".islower(), file, line,
                       wording("claim_begins"))
            tested.add(exercise)
            text = "\n".join(lines[line - 1:end])
            section = text.partition("\n{")[0].rpartition('"')[0]
            self.has_section(file, line, course.lesson(chapter),
                             section.rpartition('"')[2])
            self.check(exercise in self.exercises[chapter], file, line,
                       f"{exercise} is no exercise of this chapter's header")
            above = re.search(r"/\*(?:(?!\*/).)*\*/$",
                              "\n".join(lines[:line - 1]), re.S)
            words = (above.group() if above else "") + text
            self.claims[file, f"{exercise}.{sentence}"] = re.sub(
                "  +", " ", re.sub(r' \* |"|\s+', " ", words))
        for exercise in self.exercises[chapter]:
            self.check(exercise in tested, file, 0,
                       f"no claim tests {exercise}")

    def has_section(self, file, line, path, section):
        page = self.pages.get(path)
        self.check(page and section in page.anchors, file, line,
                   f"{path} has no section #{section}")


def read_reference(file):
    """The length of each body; and where each three consecutive lines of an
    exercise stand, or all of a shorter one. Helpers answer nothing by
    themselves."""
    bodies, known, lines = {}, {}, read(file).split("\n")
    for tag in contract.tags(file):
        if tag.kind == "function":
            body = lines[tag.line:tag.end - 1]
            body = body[body.index("{") + 1:]
            bodies[tag.name] = len(body)
            if "static" not in tag.properties:
                found = [lines for _, lines in triples(body)]
                known.update(dict.fromkeys(found[2:] or [
                    short for short in found[-1:] if len("".join(short)) > 24],
                    f"{file}:{tag.line}"))
    return bodies, known


def leak(lines, known):
    """The first place that has what is known of solutions, or nothing."""
    return next((f"{number}: as in {known[last[k:]]}"
                 for number, last in triples(lines)
                 for k in range(len(last)) if last[k:] in known), "")


def leaks(folder):
    """No file may have a solution, whatever its name is."""
    known, found = {}, 0
    for file in glob.glob("solutions/*/*.c"):
        known.update(read_reference(file)[1])
    for path in course.printed("git", "-C", folder, "ls-files", "*.[ch]",
                               "*.md", "*.txt").splitlines():
        place = leak(read(f"{folder}/{path}").split("\n"), known)
        if place:
            print(f"{path}:{place}")
            found = 1
    return found


def triples(lines):
    """Each three consecutive lines of code, without blanks. A brace alone, an
    include and a comment are none."""
    last = []
    for number, line in enumerate(lines, 1):
        text = re.sub(r"[ \t]", "", line)
        if len(text) > 6 and re.search("[a-z0-9]", text) and \
                not re.match(r"#|/?\*|//", text):
            last = last[-2:] + [text]
            yield number, tuple(last)


# ---- Every page --------------------------------------------------------------

def check_page(it, page):
    for line, text in page.faults:
        it.check(False, page.path, line, text)
    text = "\n".join(page.lines) + "\n"
    for pages, pattern, words in NEVER:
        for found in re.finditer(pattern, text if re.match(pages, page.path)
                                 else "", re.M):
            it.check(False, page.path, 1 + text.count("\n", 0, found.end()),
                     words.format(*found.groups()))
    for node in walk(page.blocks):
        if node.kind == "list" and page.lines[node.line - 1][0] != " ":
            it.check(not page.lines[node.line - 2].strip(), page.path,
                     node.line, wording("no_list"))
    for line, address in page.links():
        # GitHub's own pages are named from where it shows README.md.
        if re.match(r"https?:|mailto:|\.\./\.\./(actions|deployments)/",
                    address):
            continue
        path, section = page.resolve(address)
        if not it.check(path in it.files, page.path, line,
                        f"there is no {path}"):
            continue
        if path in it.pages and section:
            it.has_section(page.path, line, path, section)
        elif section and not section.endswith("-mode-only"):
            it.check(re.fullmatch("L[0-9]+(-L[0-9]+)?", section), page.path,
                     line, f"#{section} is no line of {path}")


# ---- The lessons -------------------------------------------------------------

def check_lesson(it, page):
    check_shape(it, page)
    check_hints(it, page)
    check_quiz(it, page)
    found = leak(page.lines, it.references)
    it.check(not found, page.path, 0, f"it has lines of a solution: {found}")


def check_translation(it, page):
    """The English page, which it follows, is checked as a lesson."""
    it.check(page.lang in course.records("tests/verbs/fixed.tsv")[0], page.path,
             0, f'tests/verbs/fixed.tsv has no column "{page.lang}" yet')
    it.check(len(glob.glob(page.english.path[:-2] + "*.md")) < 2, page.path, 0,
             "another translation has this lesson's place: keep one of them")
    translation.check(page, it.check)


def check_shape(it, page):
    """Every lesson has these sections in this order; others may be between
    them."""
    def check(holds, text):
        it.check(holds, page.path, 0, text)

    titles = [plain(h.children) for h in page.headings if h.level == 2]
    check(titles[:1] == [SHAPE[0]], 'the first section is not "The problem"')
    left = list(SHAPE)
    for title in titles:
        if left and title == left[0]:
            left.pop(0)
    check(not left, wording("no_section", "".join(left[:1])))
    check(any(re.search("[0-9]", page.source(node))
              for node in page.section(SHAPE[0]) if node.kind != "code"),
          'the section "The problem" has no number')
    hints = next((h.line for h in page.headings
                  if plain(h.children) == "Hints"), 0)
    check(any(node.kind == "table" and node.line < hints and
              page.lines[node.line - 1].startswith("| symbol |")
              for node in walk(page.blocks)),
          "no table of symbols before the hints")


def check_hints(it, page):
    """Every exercise has hints, counted from 1; two at least where the
    reference takes more than three lines."""
    chapter, given = chapter_of(page.path), {}
    for fold in page.section("Hints"):
        if fold.kind != "fold":
            continue
        name, _, number = fold.title.partition(", hint ")
        given[name] = given.get(name, 0) + 1
        it.check(number == str(given[name]), page.path, fold.line,
                 wording("hint_order", number, name, given[name]))
        it.check(name in it.exercises[chapter], page.path, fold.line,
                 f"{name} is no exercise of this chapter")
    for name in it.exercises[chapter]:
        need = 1 + (it.bodies.get(chapter, {}).get(name, 0) > 3)
        it.check(given.get(name, 0) >= need, page.path, 0,
                 wording("hints" if need == 1 else "two_hints",
                         name, given.get(name, 0)))


def check_quiz(it, page):
    questions = page.questions()
    for number, question in enumerate(questions, 1):
        check_question(it, page, number, question)
    it.check(len(questions) >= 3, page.path, 0,
             "fewer than three questions in the quiz")
    rights = [question.right for question in questions]
    it.right += rights
    for letter in "ABC":
        it.check(rights.count(letter) <= len(rights) / 2, page.path, 0,
                 wording("letter", letter, rights.count(letter), len(rights)))


def check_question(it, page, number, question):
    """A question in bold, its options from A on, a folded answer that begins
    with the letter of one of them."""
    def check(holds, text):
        it.check(holds, page.path, question.line, text)

    kinds = [block.kind for block in question.blocks]
    text = page.source(question.blocks[0]).replace("\n", " ")
    found = re.fullmatch(rf"\*\*{number}\. .*\*\*"
                         r"( \(\[Lesson 13\]\(../../docs/sources.md"
                         r"#the-documents\), question ([1-8])\))?", text)
    check(found and kinds == ["paragraph", "list"],
          "not a question in the form **1. The question**")
    if found and found.group(2):
        it.lesson_13.append(found.group(2))
    options = page.source(question.blocks[-1]).split("\n")
    letters = [line[2:5] for line in options if line.startswith("- ")]
    check(letters == [f"{c}) " for c in "ABCDEF"[:len(letters)]],
          "an option has the wrong letter")
    check(all(re.match("- |  |$", line) for line in options),
          "a line is not part of an option: indent it by two spaces")
    check(len(letters) >= 2, "fewer than two options")
    answer = question.answer and page.source(question.answer.children[0])
    check(answer and re.match(r"\*\*[A-F]\.\*\* ", answer) and
          f"{question.right}) " in letters, wording("no_answer_to_quiz"))


def check_letters(it):
    """Who always says the same letter is right in a third of the questions."""
    if not course.whole():
        return
    lessons = "chapters/*/README.md"
    for letter in "ABC":
        count = it.right.count(letter)
        it.check(abs(3 * count - len(it.right)) <= 6, lessons, 0,
                 wording("letters", letter, count, len(it.right)))
    for number in "12345678":
        times = it.lesson_13.count(number)
        it.check(times == 1, lessons, 0, wording("lesson_13", number, times))


# ---- Single pages ------------------------------------------------------------

def check_proofs(it, page, line, nodes):
    """Every link to a claim, as [exercise: the sentence](a test), names one.
    Returns what these claims say."""
    sentences, proofs = "", 0
    for link in walk(nodes):
        if link.kind != "link" or not link.address.endswith("_test.c"):
            continue
        path, _ = page.resolve(link.address)
        claim = re.sub("[ -]+", "_",
                       plain(link.children).replace(": ", ".", 1))
        proofs += 1
        if it.check((path, claim) in it.claims, page.path, line,
                    f"there is no claim {claim} in {path}"):
            sentences += it.claims[path, claim]
    it.check(proofs, page.path, line,
             "no test proves this entry: link to a claim")
    return sentences


def check_errata(it, page):
    """Each entry names documents in bold, and each of these is named by one of
    the claims that prove it."""
    for heading, blocks in page.entries(3):
        sentences = check_proofs(it, page, heading.line, blocks)
        for node in walk(blocks):
            name = plain(node.children) if node.kind == "strong" else ""
            if name in DOCUMENTS and course.whole():
                it.check(name in sentences, page.path, heading.line,
                         f"none of its claims names {name}")


def check_schemes(it, page):
    """Each statement of the page that compares the schemes, - **Name**: ..."""
    for node in walk(page.blocks):
        if node.kind == "item" and \
                page.lines[node.line - 1].startswith("- **"):
            check_proofs(it, page, node.line, [node])


def check_glossary(it, page):
    """In the order of the alphabet, and each word with a way to its lesson."""
    before = ""
    for heading, blocks in page.entries(3):
        word = plain(heading.children).lower()
        it.check(before < word, page.path, heading.line,
                 f'"{before}" stands before "{word}": sort the entries')
        it.check(any(node.address.startswith("../chapters/")
                     for node in walk(blocks) if node.kind == "link"),
                 page.path, heading.line, f"{word} leads to no lesson")
        before = word


def check_changelog(it, page):
    """The first heading is the version of the course; starter.sh reads it."""
    before = None
    for heading, _ in page.entries(2):
        found = re.fullmatch(r"(\d+)\.(\d+), (unreleased|20[0-9-]+)",
                             plain(heading.children))
        if not it.check(found, page.path, heading.line, wording("version")):
            continue
        version = int(found.group(1)), int(found.group(2))
        it.check(not before or version < before, page.path, heading.line,
                 "this version stands below an older version")
        before = version
    it.check(before, page.path, 0, "no heading with a version")


def check_sources(it):
    """Who is named with a title or a year is one click away, and at the address
    that the table has; no reader is sent to what nobody can read."""
    for number, row in enumerate(SOURCES):
        it.check(len(row) == 6 and all(row) and
                 re.fullmatch("-|https://[^ ]+", row[5]) and
                 (row[5] == "-" or re.fullmatch(r"\d{4}", row[2])) and
                 row[0] not in [r[0] for r in SOURCES[:number]],
                 tables.SOURCES, 0, f"{row[0]}: not six fields, or there twice")
    uses = {row[5]: 0 for row in SOURCES}
    for page in it.pages.values():
        for node in walk(page.blocks):
            if node.kind in ("paragraph", "cell") and not re.search(
                    "sources|solutions|changelog", page.path):
                check_named(it, page.path, node.line, " ".join(
                    page.source(node).split()) if node.kind == "paragraph" else
                    plain(node.children), uses)
        for node in page.section("Further reading"):
            for item in walk([node]):
                entry = plain(item.children) if item.kind == "item" else ""
                it.check("://" in page.source(item) or not re.search(
                    r'\b(1[5-9]|20)\d\d\b|"|^(Notes|Slides|Lesson 13)\b',
                    entry), page.path, item.line, "no link to what it names")
    for path in map(course.header, course.chapters()):
        for text in re.findall(r"^ \* Source: .*(?:\n \* .+)*", read(path),
                               re.M):
            check_named(it, path, 0, " ".join(text.split("\n * ")), uses)
            it.check(not re.search("[^/]github[.]com/", text), path, 0,
                     "a repository without https://")
    for address, times in uses.items():
        it.check(times or address == "-" or not course.whole(),
                 tables.SOURCES, 0,
                 f"no page names {address}")


def check_named(it, path, line, text, uses):
    for key, authors, year, title, _, address in SOURCES:
        if address in text:
            uses[address] += 1
        surname = re.split(",| and ", authors)[0].split()[-1]
        named = rf"\b{surname}( et al\.| and others)?,? \(?{year}|" + \
            rf'"{re.escape(title.partition(":")[0])}\b.*?"'
        if address != "-" and re.search(named, text):
            it.check(address in text or "sources.md" in text, path, line,
                     f"{key} has no link, which is {address}")
    for link in re.findall(r"https://(?:arxiv|doi|openreview|acl)[^ )]+", text):
        it.check(link in uses, path, line, f"{link} is not in {tables.SOURCES}")


def check_figures(it):
    """Some page shows each figure, in both colours and with a description. What
    the cover alone shows, without the figure's chapter, is light."""
    shown = {(posixpath.basename(node.light), posixpath.basename(node.dark))
             for page in it.pages.values() for node in walk(page.blocks)
             if node.kind == "figure" and node.alt}
    whole = course.whole()
    for path in it.files:
        name = re.fullmatch(r"docs/figures/(\w+)-light\.svg", path)
        if name and (whole or path.replace("light", "dark") in it.files):
            it.check((f"{name[1]}-light.svg", f"{name[1]}-dark.svg") in shown,
                     path, 0, wording("figure"))


def check_misconceptions(it):
    """Each names a section to read."""
    for file in sorted(glob.glob("tests/[0-9][0-9]_*/misconceptions/*.c")):
        comment = read(file).partition("\n#")[0]
        for found in re.finditer(r"read: (\S+)", comment):
            it.has_section(file, comment.count("\n", 0, found.start()) + 1,
                           course.lesson(chapter_of(file)), found.group(1))


SINGLE = {"docs/errata.md": check_errata, "docs/schemes.md": check_schemes,
          "docs/glossary.md": check_glossary,
          "docs/changelog.md": check_changelog}


def check_all(check):
    it = Course(check)
    for path, page in it.pages.items():
        check_page(it, page)
        if page.english:
            check_translation(it, page)
        elif path.startswith("chapters/"):
            check_lesson(it, page)
            steps.check(page, it.exercises[chapter_of(path)], check)
        if path in SINGLE:
            SINGLE[path](it, page)
    check_letters(it)
    check_misconceptions(it)
    check_figures(it)
    check_sources(it)
    _, faults = tables.all_pages()
    for file, fault in faults:
        check(False, file, 0, fault)


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(leaks(sys.argv[1]))
    checks = Checks()
    check_all(checks)
    sys.exit(checks.end())
