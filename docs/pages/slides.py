"""The slides of a lesson, for a wall: a page of the instructor's site.

    deck(edition, page, frame)     the page, as HTML. frame is a page of the
                                   site: its theme, and its way to formulas.

A slide is what the lesson has: its question; each prediction, and on the next
slide its answer; each figure, panel, formula and table, with the sentence
before it; each exercise; the first misconceptions, those that were shipped
first. The last slide asks what the teaching notes ask. The rest of these notes
stands below the slides that it is about, and is seen when n is pressed. A
chapter without notes has the slides of its lesson.
"""

import glob
import re
from collections import defaultdict

from course import read
from edition import wrong_answers
from page import Node, Page, plain
from web import Html, around, escape, is_prediction

SHOWN = ("figure", "table", "code", "math")
LEFT_OUT = ("Hints", "What the tests prove", "Quiz", "Further reading")


def last_sentence(nodes):
    """A full stop ends a sentence before a blank or the end of a line."""
    kept = []
    for node in nodes:
        after = re.split(r"(?<=[.?!])\s+", node.text)
        if node.kind == "text" and len(after) > 1:
            kept, node = [], Node("text", node.line, text=after[-1])
        elif node.kind == "soft" and kept and kept[-1].text[-1:] in ".?!":
            kept = []
            continue
        kept.append(node)
    return kept


def fitted(text):
    """Tables and blocks say how many rows they have together, and how wide the
    widest is: their letters are as large as the screen allows (slides.css)."""
    rows = [re.sub("<[^>]*>", "", re.sub("</t[hd]>", "   ", row))
            for row in re.findall("<tr>.*?</tr>", text, re.S)]
    for block in re.findall("<pre.*?</pre>", text, re.S):
        rows += re.sub("<[^>]*>", "", block).strip().split("\n")
    wide = max(map(len, rows), default=1)
    return re.sub("<(pre|table)", rf'<\1 style="--rows: {len(rows)}; '
                  f'--columns: {wide}"', text)


class Slides(Html):
    def __init__(self, edition, page):
        super().__init__(edition, page)
        self.made, self.title, self.prose = [], "", None
        self.asked = self.writes = ""
        self.notes = notes_about(page.title[:2])

    def stacked(self, node):
        return ""

    def code(self, node):
        return self.printed(node) if "run" in node.marks else \
            super().code(node)

    def add(self, kind, text, note="", lang=""):
        self.made.append(f'<section class="{kind}"{lang}>{fitted(text)}' + (
            f"<aside{self.english}>{self.write(note)}</aside>"
            if note else "") +
            f"<footer>{len(self.made) + 1}</footer></section>\n")

    def slides(self):
        question = next(n for n in self.page.blocks if n.kind == "paragraph")
        self.add("title", f"<h1>{escape(self.page.title)}</h1>"
                 f"<p>{self.write(question.children)}</p>",
                 self.notes["Take home:"])
        shown = False
        for node, below in zip(self.page.blocks, self.page.blocks[1:]):
            if node.kind == "heading":
                self.title = self.page.translation(self.write(node.children))
                self.writes = self.named.get(id(node))
                self.prose = None
                shown = plain(node.children) not in LEFT_OUT
                if shown and self.writes:
                    self.exercise(below)
            elif shown:
                self.block(node)
        self.misconceptions()
        asked = self.notes["Ask the class."]
        if asked:           # the answer stands in brackets, at the end
            self.add("ask", "<h2>Ask the class</h2>" + re.sub(
                r"\s*\([^()]*(?:\([^()]*\)[^()]*)*\)(?=\s*</li>)", "",
                self.write(asked[1:])), asked + self.notes["Watch for"],
                self.english)
        return "".join(self.made)

    def block(self, node):
        """What an exercise prints is seen when it is run."""
        live = self.live_of(node)
        if node.kind == "paragraph":
            self.prose = node.children
            if is_prediction(node):
                self.asked = self.write(node.children)
                self.add("predict", f"<h2>{self.title}</h2>"
                         f"<p>{self.asked}</p>")
        elif node.kind == "fold" and node.title == "Answer":
            self.answer(node)
        elif live:
            self.add("panel", f"<h2>{self.title}</h2>{live}")
        elif node.kind == "figure" or node.kind in SHOWN and not self.writes:
            self.thing(node)

    def live_of(self, node):
        return self.write([node]) if "panel" in node.marks else \
            self.mark(node) if node.kind == "mark" else ""

    def thing(self, node):
        words = self.prose and self.write(last_sentence(self.prose))
        self.add("shown", f"<h2>{self.title}</h2>" +
                 (f"<p>{words}</p>" if words else "") + self.write([node]))
        self.prose = None

    def answer(self, node):
        """The first words of the answer, and the figure that shows it, or the
        first that it has of another kind."""
        first = [n for n in node.children if n.kind == "paragraph"][:1]
        shown = [n for kind in SHOWN for n in node.children if n.kind == kind]
        self.add("answer", f"<h2>{self.title}</h2>"
                 f"<blockquote>{self.asked}</blockquote>" +
                 self.write(first + shown[:1]))

    def exercise(self, below):
        """What to do, in the lesson's words, if it has any here."""
        words = [] if below.kind in ("heading", "mark") else [below]
        self.add("do", f"<h2>{self.title}</h2>"
                 f"<p><code>make check CH={self.chapter[:2]}</code></p>" +
                 self.write(words), self.notes.pop("What goes wrong.", []))

    def misconceptions(self):
        """Three that were shipped, or else that several chapters know."""
        wrong = sorted(wrong_answers(self.chapter), key=lambda row: (
            -len(row[4]), -len(glob.glob(
                f"tests/*/misconceptions/{row[1]}.c"))))[:3]
        self.add("wrong", "<h2>Wrong answers that people give</h2>" +
                 "".join(self.write(Page("", words).blocks)
                         for *_, words, _ in wrong), lang=self.english)


def notes_about(number):
    """The chapter's part of the teaching notes: bold words -> blocks."""
    notes, inside, below = defaultdict(list), False, []
    for node in Page("docs/notes/teaching.md").blocks:
        if node.kind == "heading":
            inside = plain(node.children).startswith(number + " ")
        elif inside and node.kind != "mark":
            first = node.children[0]
            if first.kind == "strong":
                below = notes[plain([first])] = []
            below.append(node)
    return notes


def deck(edition, page, frame):
    writer = Slides(edition, page)
    text = re.sub(r'\b(src|href)="(?!https?:|@)', r'\1="../', writer.slides())
    parts = {"title": escape(page.title), "slides": text,
             "lesson": f"../{page.label}.html",
             "theme": re.search("<script>.*?</script>", frame, re.S).group()}
    sheet, keys = re.split('(?=<p class="keys">)', read(
        "docs/notes/slides.html").replace(
            'lang="en"', f'lang="{page.lang}"', 1))
    return re.sub("<!-- ([a-z]+) -->", lambda found: parts[found.group(1)],
                  sheet + around(keys, page))
