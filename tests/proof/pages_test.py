"""Breaks pages, those of gallery/pages among them, in every way that the checks
of docs/pages look for, and reads what becomes of a few lines in the site and in
the book. Ends in "N passed, N failed".

    python3 tests/proof/pages_test.py
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import types

sys.path.insert(0, "docs/pages")

import book
import check
import contract
import course
import notes
import prose
import steps
import sync
import tables
from edition import Edition
from page import Page, exchanged, fixed
from web import Html, around

TEST = "tests/proof/pages_test.py"
holds = check.Checks()


def cases(kind):
    """The fields of each case of this kind."""
    for first, *fields in course.records("tests/proof/pages_cases.tsv"):
        if first == kind:
            yield [re.sub(r"word\*(\d+) ?",
                          lambda many: "word " * int(many[1]),
                          field.replace("¶", "\n")) for field in fields]


def found(examine, page):
    """What a check says about a page."""
    texts = []
    examine(page, lambda ok, file, line, text: ok or texts.append(text) or ok)
    return texts


def refused(text, changes, words, examine, path="x.md"):
    """The page is refused so, with a pattern, its replacement, and so on."""
    wrong = text
    for pattern, replacement in zip(changes[::2], changes[1::2]):
        wrong = re.sub(pattern, replacement, wrong, flags=re.M)
    texts = found(examine, Page(path, wrong))
    holds(wrong != text and any(re.search(words, s) for s in texts), TEST, 0,
          f"should say \"{words}\": {changes} says {texts}")


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    course.write(path, text)


def accepted(text, examine, path="x.md"):
    texts = found(examine, Page(path, text))
    holds(not texts, TEST, 0, f"should say nothing: {texts}")


# ---- The steps of a lesson ---------------------------------------------------

STEPS = check.read("tests/proof/gallery/pages/steps.md")

def examine_steps(page, say):
    return steps.check(page, ["first", "second"], say)


def test_steps():
    accepted(STEPS, examine_steps)
    for words, *changes in cases("steps"):
        refused(STEPS, changes, words, examine_steps)
    # A number of the question is one to choose from; another section may show
    # an answer; asides, code, comments and pictures are no words of a step.
    for old, new in ((r"first 44\?", "first 44, 21 or 22?"),
                     ("^It is 121.*\n\n.*", "## Another\n\n| left | 21 |"),
                     ("^Because", "word " * 700),
                     ("^## One step", f"```\n{'a ' * 700}\n```\n")):
        accepted(re.sub(old, new, STEPS, flags=re.M), examine_steps)
    aside = examine_steps(Page("x.md", re.sub("Because", "word " * 700, STEPS)),
                          lambda *values: None)
    holds(700 < aside.aside < 710 < aside.total, TEST, 0,
          "what is for the curious is among the words of a lesson")


def test_walkthrough(lesson):
    """The terminal cuts the same lesson at the same places."""
    with tempfile.TemporaryDirectory() as cut:
        subprocess.run(["awk", "-v", f"folder={cut}", "-f",
                        "tests/verbs/reader.awk", "-f",
                        "tests/verbs/steps.awk"], input=lesson, text=True,
                       check=True)
        parts = {name: check.read(f"{cut}/{name}")
                 for name in sorted(os.listdir(cut))}
    holds(list(parts) == ["001-answer", "002-answer", "003-write-first",
                          "004-answer", "005-write-second"], TEST, 0,
          "it waits at each prediction and each exercise")
    holds("44" in parts["001-answer"] and "21" not in parts["001-answer"] and
          "21" in parts["002-answer"], TEST, 0, "it asks first")
    holds("Because" not in "".join(parts.values()) and
          "curious" in parts["003-write-first"], TEST, 0,
          "what is for the curious is only named")


# ---- The course's own pages, with one thing changed --------------------------

LESSON = "chapters/05_full_formula/README.md"
GERMAN = "chapters/05_full_formula/README.de.md"
THREE_LINES = "\n```c\n%s\n```\n"


def listening(it):
    """The list of what these checks say from now on."""
    texts = []
    it.check = lambda ok, *about: ok or texts.append(about[2]) or ok
    return texts


def test_pages(it):
    body = re.search(r"^\{\n(?:.*\n)+?^\}",
                     check.read("solutions/05_full_formula/full_formula.c")
                     .partition("void encode_position")[2], re.M).group()

    def examine(page, say):
        it.check, it.right, it.lesson_13 = say, [], []
        check.check_page(it, page)
        check.SINGLE.get(page.path, check.check_translation if page.english else
                         check.check_lesson)(it, page)

    def text_of(path):
        """A translation here has nothing but the fixed words."""
        return check.read(path) if os.path.exists(path) else exchanged(
            check.read(LESSON), fixed(path[-5:-3]))

    for path, words, old, new in cases("page"):
        if new == "BODY":
            new = THREE_LINES % body.replace("\\", r"\\")
        refused(text_of(path), [old, new], words, examine, path)
    for path in (LESSON, GERMAN, *check.SINGLE):
        accepted(text_of(path), examine, path)


def test_claims(it):
    """A test that names no section, no exercise, or leaves one out."""
    texts = listening(it)
    path = "tests/05_full_formula/full_formula_test.c"
    with tempfile.TemporaryDirectory() as room:
        put(f"{room}/x_test.c", re.sub(
            r'"[a-z0-9-]+"\)\n\{', '"nowhere")\n{', check.read(path).replace(
                "Test(pair_frequency,", "Test(other,\n"), count=1))
        it.read_claims("05_full_formula", f"{room}/x_test.c")
    for words in ("has no section #nowhere", "other is no exercise",
                  "no claim tests pair_frequency", "on one line"):
        holds(any(words in s for s in texts), TEST, 0, f"{words}: {texts}")


# ---- Numbers and code --------------------------------------------------------

SYNC = check.read("tests/proof/gallery/pages/sync.md")


def test_sync():
    """Each case changes the page, what worked.c prints, or numbers.tsv."""
    worked = types.SimpleNamespace(source="worked.c")
    with tempfile.TemporaryDirectory() as room:
        prose.SOURCES, prose.REPEATED = f"{room}/numbers", f"{room}/repeated"
        put(f"{room}/code.c", "a\n//! [middle]\nb\n//! [middle]\nc\n")
        put(prose.REPEATED, f"{room}/x.md\t05-made-up\t354\tclock\t1\n")
        files = [SYNC.replace("FILE", f"{room}/code.c"),
                 "tick 6.28 354\n\ntock 12345 1.30e-07\n",
                 "*\t1822\tthe year of his book\n*\t484\t= 22 ** 2\n"]

        def faults(page, block, sources):
            put(f"{room}/x.md", page)
            put(prose.SOURCES, sources)
            worked.blocks = {"clock": block}
            counts = {"clock": prose.printed(block)}
            syncing = sync.Sync(f"{room}/x.md", worked)
            after, of = syncing.rewritten(), prose.Sources(lambda _: counts)
            for faults in (of.faults(syncing.page, course.chapters()[0]),
                           prose.Repeated().faults(syncing.page, counts)):
                for fault in faults:
                    syncing.fail(*fault)
            return syncing.faults + of.stale(True), after

        texts, after = faults(*files)
        holds(not texts and "text\ntick 6.28 354\n\ntock" in after and
              "c\nb\n```" in after and "old" not in after, TEST, 0, texts)
        for words, old, new in cases("sync"):
            texts, _ = faults(*[text.replace(old, new) for text in files])
            holds(words in " ".join(texts), TEST, 0, f"{words}: {texts}")
    holds(prose.short("1.30e-07") == "1.30e-7" == prose.short("1.30e-7") and
          prose.short("2.0e+05") == "2.0e5", TEST, 0, "two forms of a number")


# ---- Tables of chapters ------------------------------------------------------

NEW = "chapters/90_made_up"
PAGES = ("README.md", "docs/walkthrough.md", "docs/notes/teaching.md")


def header(question, functions=("one",)):
    course.contract.cache_clear()
    put(f"{NEW}/made_up.h", f"/**\n * Question: {question}\n * found?\n *\n"
        " * More. */\n" + "".join(f"/** */\nvoid {name}(void);\n"
                                  for name in functions))
    put("tests/90_made_up/contract.tsv", contract.table("90_made_up"))


def faults():
    return [f"{file}: {text}" for file, text in tables.all_pages()[1]]


def test_tables(top, lines):
    """A copy of the course, in which chapter 90 is the only one of Part II. Its
    pages have these lines then."""
    for path in ("docs", "tests"):
        shutil.copytree(f"{top}/{path}", path, ignore=shutil.ignore_patterns(
            "*.svg", "*.js", "misconceptions", "alternatives", "proof"))
    shutil.copytree(f"{top}/chapters", "chapters",
                    ignore=lambda folder, names: [
                        n for n in names if re.match("0[89]_|[1-9]", n)])
    shutil.copy(f"{top}/README.md", ".")
    tables.all_pages(rewrite=True)
    holds(not faults(), TEST, 0, "nothing is out of date")
    before = {page: check.read(page) for page in PAGES}
    header("is this header")
    put(f"{NEW}/README.md", "# 9 Made up\n")
    texts = faults()
    for words in ("not the chapter's number", "no line **The question: ...**",
                  "no line <!-- minutes: "):
        holds(sum(words in s for s in texts) == 1, TEST, 0, f"{words}: {texts}")
    put(f"{NEW}/README.md", "# 90 Made up\n\n**The question: is this chapter\n"
        "found?**\n\n<!-- minutes: 61 reading, 0 exercises, 5 in class -->\n")
    holds(re.search('asks .*chapter found[?]", and its header .*header found',
                    faults()[0]), TEST, 0, "two questions")
    header("is this chapter")
    for page in PAGES:
        holds(any(re.match(f"{page}: .*out of date.*make sync", s)
                  for s in faults()), TEST, 0, f"{page} is out of date")
    holds(set(PAGES) <= set(tables.all_pages(rewrite=True)[0]) and
          not faults(), TEST, 0,
          "all are rewritten")
    after = {page: check.read(page) for page in PAGES}
    for page, line in lines:
        holds(re.search(line, after[page], re.M) and not
              re.search(line, before[page], re.M), TEST, 0, f"{page}: {line}")
    short = re.compile("^. 00, .* alone.*", re.M)
    holds(short.findall(before[PAGES[1]]) == short.findall(after[PAGES[1]]),
          TEST, 0, "a chapter beside the shorter path does not make it longer")


def test_counts():
    for number, words in enumerate(["1 small C function",
                                    "2 small C functions"], 1):
        header("is this chapter", [f"f{n}" for n in range(number)])
        overview = tables.Tables([tables.Chapter("90_made_up", "II")])
        overview.chapters[0].solving = 180
        holds(overview.counts("") == [
            f"The course has 1 chapter and {words} to write, and takes about "
            "4 hours."], TEST, 0, f"{number}: {overview.counts('')}")
    wrong = []
    tables.written("x", ["<!-- generated: nonsense -->", ""], overview, wrong)
    for words, (_, text) in zip(('no generated part "nonsense"',
                                 '"nonsense" has no line'), wrong):
        holds(words in text, TEST, 0, text)


def test_words():
    """Each sentence is said by its program, and each that is said is there."""
    _, *rows = course.records("docs/pages/words.tsv")
    for program, name, _ in rows:
        source = check.read(f"docs/pages/{program}.py")
        called = set(re.findall(r'wording\("(\w+)"', source))
        holds(f'"{name}"' in source and called <= {row[1] for row in rows},
              TEST, 0, f"{program}.py: {name}, or one of {called}")


# ---- What a page becomes -----------------------------------------------------

def written(edition, text, writer=Html, path="docs/x.md", contents=0):
    page = Page(path, "# A page\n\n" + text + "\n")
    page.label = "x"
    texts = [what for _, what in page.faults]
    if texts:
        return "", texts
    edition.faults = []
    try:
        made = writer(edition, page).body(contents)
    except OSError:         # a picture that isn't there can't be read
        made = ""
    return made, edition.faults


def test_site():
    edition = Edition("student")
    for kind, writer, contents in (("html", Html, 0), ("contents", Html, 2),
                                   ("book", book.Paper, 0)):
        for text, wanted, *path in cases(kind):
            made, faults = written(edition, text, writer, *path,
                                   contents=contents)
            holds(wanted in made and not faults, TEST, 0,
                  f"{text!r} becomes {made!r}, without {wanted!r}; {faults}")
    for text, wanted, path in cases("around"):
        made = around(text, Page(path, "# A page\n"))
        holds(made == wanted, TEST, 0, f"not {wanted!r}, but {made!r}")
    for text, wanted, path in cases("search"):
        made = repr(notes.sections("x", Page(path, f"# A page\n\n{text}\n")))
        holds(wanted in made, TEST, 0, f"not {wanted!r}, but {made!r}")
    for text, wanted in cases("fault"):
        faults = written(edition, text)[1]
        holds(any(wanted in fault for fault in faults), TEST, 0,
              f"{text!r} should say {wanted!r}, and says {faults}")
    for headings, wanted in cases("anchor"):
        found = Page("x.md", f"# {headings}\n").headings[-1].anchor
        holds(found == wanted, TEST, 0, f"{headings}: {found}")


if __name__ == "__main__":
    test_words()
    test_site()
    test_steps()
    test_walkthrough(STEPS)
    test_walkthrough(exchanged(STEPS, fixed("de")))
    known = check.Course(lambda ok, *values: ok)
    test_pages(known)
    test_claims(known)
    test_sync()
    here, lines = os.getcwd(), list(cases("table"))
    with tempfile.TemporaryDirectory() as copy:
        os.chdir(copy)
        test_tables(here, lines)
        test_counts()
        os.chdir(here)
    sys.exit(holds.end())
