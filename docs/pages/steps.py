"""A lesson is a chain of short steps: a prediction, its answer with the table
that shows it, both folded, and then an exercise. check.py calls check().

    python3 docs/pages/steps.py [05_full_formula ...]

shows how many words each step of a lesson has before its exercise.

What is counted is what stands before the hints: headings, paragraphs, tables,
and what is folded. Code, formulas on separate lines, comments and pictures
are not counted. Folds "For the curious" count for the lesson, and not for the
step to an exercise: a reader may leave them out.

An answer is not to be seen before its fold is opened. So no block (code, a
table, a picture) follows the fold directly, and no block that stands open in
the rest of its section has the answer's number.
"""

import re
import sys

import course
from course import wording
from page import Page, plain, walk

BETWEEN = 600           # words before an exercise
BEFORE_HINTS = 2000     # folds "For the curious" are among them
SHOWN = ("code", "math", "table", "figure")
NUMBER = r"[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?"


def check(page, exercises, say):
    """say(holds, file, line, text) takes what was found."""
    steps = Steps(page, exercises, say)
    steps.read(steps.before_hints())
    steps.end()
    return steps


def small(text):
    """In small letters, without the marks of Markdown, and 1,372 as 1372."""
    text = re.sub("(?<=[0-9]),(?=[0-9]{3})", "", text.lower())
    return re.sub(r"[*`_\\$]", "", text).replace("\n", " ")


def words_of(line):
    line = re.sub("<[^>]*>", "", line)
    line = re.sub(r"\]\([^)]*\)", "]", line)
    line = re.sub(r"\$[^$]*\$", "x", line)
    return sum(bool(re.search("[A-Za-z0-9]", word)) for word in line.split())


def stands_in(text, number):
    """True if the text has this number, and not as a part of another."""
    return re.search(rf"(?<![0-9.]){re.escape(number)}"
                     r"(?![0-9]|\.[0-9]|e[-+0-9])", text)


class Steps:
    def __init__(self, page, exercises, say):
        self.page, self.exercises, self.say = page, exercises, say
        self.steps, self.since, self.total, self.aside = [], 0, 0, 0
        self.predictions, self.hints = 0, 0
        self.above = ""             # what stands above, in small letters
        self.secrets = []           # (number, line) of this section's answers
        self.uncounted = {
            line for node in walk(page.blocks)
            if node.kind in ("code", "math", "figure", "mark")
            for line in range(node.line, node.end)}

    def check(self, holds, line, text):
        self.say(holds, self.page.path, line, text)

    def before_hints(self):
        for at, node in enumerate(self.page.blocks):
            if node.kind == "heading" and plain(node.children) == "Hints":
                self.hints = node.line
                return self.page.blocks[:at]
        return self.page.blocks

    def read(self, blocks):
        asked = None                # a prediction without its answer
        answered = False            # an answer's fold stands right above
        for node in blocks:
            source = self.page.source(node)
            if answered:
                self.check(node.kind not in SHOWN and
                           not re.match("<!-- (run|code|panel):|!\\[", source),
                           node.line, wording("open_block"))
            answered = False
            if asked and node.kind != "mark":
                answered = self.answer(asked, node)
                asked = None
            elif source.startswith("**Predict.** "):
                asked = self.question(node, source)
            self.look(node, source)
        if asked:
            self.no_answer(asked)

    def look(self, node, source):
        """What every block is looked at for, in a fold or not."""
        self.count(node)
        if node.kind == "heading":
            self.secrets = []
            found = re.fullmatch(r"### Write `(\w+)`", source)
            if found:
                self.write(node.line, found.group(1))
        if node.kind == "fold":
            self.no_panel(node)
        elif node.kind in SHOWN:
            self.look_open(node, small(source))
        if node.kind != "mark":
            self.above += " " + small(source)

    def count(self, node):
        words = sum(words_of(self.page.lines[line - 1])
                    for line in range(node.line, node.end)
                    if line not in self.uncounted)
        self.total += words
        if node.kind == "fold" and node.title.startswith("For the curious: "):
            self.aside += words
        else:
            self.since += words

    def no_panel(self, fold):
        for node in walk(fold.children):
            self.check(node.kind != "mark" or node.name != "panel", node.line,
                       wording("folded_panel"))

    def look_open(self, node, text):
        """Looks for the answers of this section in an open block."""
        for number, line in self.secrets:
            self.check(not stands_in(text, number), node.line,
                       wording("open_answer", line, number))

    def question(self, node, source):
        self.predictions += 1
        self.check(source.endswith("?"), node.line, wording("ends_with"))
        # The question itself is not above its answer.
        return node.line, small(source), self.above

    def no_answer(self, asked):
        self.check(False, asked[0], wording("no_answer"))

    def answer(self, asked, fold):
        """The answer is what stands in bold at its beginning."""
        if fold.kind != "fold" or fold.title != "Answer":
            self.no_answer(asked)
            return False
        line, question, above = asked
        source = self.page.source(fold.children[0]) if fold.children else ""
        found = re.match(r"\*\*([^*]+)\*\*", source)
        self.check(found, line, wording("not_bold"))
        bold = small(found.group(1)) if found else ""
        # A number of the question is a number to choose from.
        numbers = [n for n in re.findall(NUMBER, bold)
                   if len(n) > 1 and not stands_in(question, n)]
        for number in numbers:
            self.secrets.append((number, line))
            self.check(not stands_in(above, number), line,
                       wording("above", number))
        if not numbers and len(bold.split()) > 2:
            words = bold.rstrip(".!")
            self.check(words not in above, line,
                       wording("above", f'"{words}"'))
        return True

    def write(self, line, name):
        wanted = self.exercises[len(self.steps):][:1] or ["no further exercise"]
        self.check(name == wanted[0], line, wording("header_order", wanted[0]))
        self.check(self.since <= BETWEEN, line,
                   wording("long_step", self.since, name, BETWEEN))
        self.steps.append((self.since, name))
        # What stands below the heading of an exercise counts for the next.
        self.since = 0

    def end(self):
        self.check(self.hints, 0, 'no section "Hints"')
        self.check(len(self.steps) == len(self.exercises), self.hints,
                   wording("headings", len(self.steps), len(self.exercises)))
        self.check(self.total < BEFORE_HINTS, self.hints,
                   wording("long_lesson", self.total, BEFORE_HINTS))
        self.check(self.predictions >= 3, self.hints,
                   wording("predictions", self.predictions))


def show(chapter):
    steps = check(Page(course.lesson(chapter)),
                  course.exercises(chapter),
                  lambda *found: None)
    print(f"chapters/{chapter}")
    for words, name in steps.steps:
        print(f"{words:6d}  {name}")
    print(f"{steps.since:6d}  (after the last exercise)")
    print(f"{steps.total:6d}  in all, {steps.aside} of them for the curious; "
          f"{steps.predictions} predictions")


if __name__ == "__main__":
    for chapter in sys.argv[1:] or course.chapters():
        show(chapter.rstrip("/").rpartition("/")[2])
