"""The notes as a book, $BUILD/notes/$EDITION/course.pdf.

    EDITION=student python3 docs/pages/book.py      or instructor

make pdf calls it. The book is one page of HTML, which Chromium prints: its
headings become the bookmarks, and its structure and alternative texts are the
PDF's. book.css and print.css have its look. It needs node, the folder of the
Debian package libjs-katex, pdfinfo, and Chromium, Chrome or Edge: the one that
CHROMIUM names, or else the first of BROWSERS.

In the book a chapter is its lesson. The answers of the predictions, so that one
can predict on paper, the hints, the answers of the quiz and the contracts are
appendices.
"""

import html
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from course import printed, read, write
from edition import Edition, chosen
from notes import KATEX, NAME, heat_map, plain_formulas, typeset_formulas
from page import Node, Page, plain, walk
from web import Html, contract_file, typeset

APPENDED = (("Hints", "hints"), ("Contract", "contract"),
            ("Answers to the quiz", "answers"))
LONG = 14               # rows or lines that stay on one page
RECURRING = ("what-the-tests-prove", "quiz", "further-reading")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser",
            "google-chrome", "microsoft-edge",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge")


# ---- What differs from the site ----------------------------------------------

def page_of(name):
    """Becomes the number of a page when that is known."""
    return f'<span class="page" data-of="{name}"></span>'


def later(page, what, name, number=""):
    """Where something stands that is not here."""
    what = page.translation(page.word(what)) + number
    return (f'<p class="later"><a href="#{name}">{what}: '
            f"{page.word('page')}&nbsp;{page_of(name)}</a></p>\n")


ENGLISH = Page("", "")


def made(text):
    return Node("html", 0, text=text)


class Paper(Html):
    """A page of the book. Nothing is folded, and a link out of its chapter says
    the page."""

    def heading(self, node):
        """Parts have level 1, chapters level 2."""
        words = self.page.translation(self.unlinked(node.children))
        if node.level == 1:
            words = re.sub(r"^(W?\d+) ", r"<b>\1</b> ", words)
            return f'<h2 id="{self.label}">{words}</h2>\n'
        level = min(node.level - self.shift + 1, 6)
        return (f'<h{level} id="{self.label}--{node.anchor}">{words}'
                f"</h{level}>\n")

    def task(self, name):
        return ""

    def stacked(self, node):
        return ""

    def fold(self, node):
        return self.titled(typeset(self.page.translation(node.title),
                                   self.page.lang), node)

    def titled(self, title, node):
        return (f'<div class="fold"><b>{title}</b> '
                f"{self.write(node.children)}</div>\n")

    def text(self, node):
        """Before a number, and between two, a hyphen is a minus sign."""
        node.text = re.sub(r"(?<![^\s(\[{/])-(?=\d)|(?<= )-(?= )", "−",
                           node.text)
        return super().text(node)

    def link(self, node):
        text = super().link(node)
        to = re.match(r'<a class="el" href="(\w+)\.html(?:#([^"]*))?"', text)
        if not to or to[1] == self.label or \
                re.search(r"\d\d|W\d", plain(node.children)):
            return text
        return (f"{text} ({self.page.word('page')}&nbsp;"
                f"{page_of(to[2] or to[1])})")


# ---- The order ---------------------------------------------------------------

def predicted(page):
    """The folds that answer the lesson's predictions."""
    quiz = [question.answer for question in page.questions()]
    return [node for node in page.blocks if node.kind == "fold" and
            node.title == "Answer" and node not in quiz]


class Book:
    def __init__(self, edition):
        self.edition = edition
        self.out = []               # (class, running head, HTML)
        self.contents = []          # (class, id, words)
        self.index = {}             # words -> id
        self.lang = {label: f' lang="{page.lang}"' for label, page in
                     edition.pages.items() if page.english}
        self.writers = {label: Paper(edition, page)
                        for label, page in edition.pages.items()}

    def cover(self):
        page = Page("docs/notes/cover.md", read("docs/notes/cover.md").replace(
            "EDITION", self.edition.name).replace(
                "DATE", time.strftime("%-d %B %Y")))
        page.label = "cover"
        # The numbers alone, as wide as the page.
        return Paper(self.edition, page).write(page.blocks).replace(
            "docs-figures-heat_map-light.svg", "cover.svg#svgView(viewBox("
            "76,92,600,288);preserveAspectRatio(none))")

    def pages(self):
        parts = self.parts()
        for label, page in self.edition.pages.items():
            lesson = re.match(r"(?:chapters|solutions)_\d", label)
            if lesson and page.title[:2] in parts:
                self.part(*parts.pop(page.title[:2]))
            elif not lesson and self.out and parts == {}:
                parts = None
                self.part("Reference")
            writer = self.writers[label]
            self.chapter(label, typeset(page.title, page.lang),
                         self.lesson(page, writer)
                         if label in self.edition.contracts
                         else writer.steps(page.blocks))
        self.part("Appendices")
        self.appendix("Answers to the predictions", self.predictions)
        self.appendix("Hints", self.hints)
        self.appendix("Answers to the quiz", self.answers)
        self.appendix("Contracts", self.contract)
        self.terms(self.edition.pages["docs_glossary"])
        entries = sorted(self.index.items(),
                         key=lambda entry: plain_words(entry[0]).lower())
        self.chapter("terms", "Index", "".join([
            '<h2 id="terms">Index</h2>\n<ul>', *(
                f'<li>{words} <a href="#{name}">{page_of(name)}</a></li>\n'
                for words, name in entries), "</ul>"]))

    def parts(self):
        """The first chapter of each part -> its title and its chapters, as the
        README's tables have them."""
        found = {}
        page = Page("README.md")
        for above, table in zip(page.blocks, page.blocks[1:]):
            title = plain(above.children)
            if table.kind == "table" and re.match("Part|Workshop", title):
                rows = [[typeset(plain(cell.children)) for cell in row.children]
                        for row in table.children[1:]]
                found[rows[0][0]] = title, rows
        return found

    def part(self, title, rows=()):
        name = re.sub(r"\W+", "-", title)
        self.contents.append(("part", name, title))
        self.out.append(("part", "", "".join([
            f'<h1 id="{name}">{title}</h1>\n', *(
                f"<p><b>{number} {chapter}</b>: {question}</p>\n"
                for number, chapter, question in rows)])))

    def chapter(self, label, title, text):
        """The contents have the sections of lessons alone."""
        self.contents.append(("chapter", label, title))
        if label in self.edition.contracts:
            self.contents += [
                ("section", *found)
                for found in re.findall('<h3 id="(.*?)">(.*?)</h3>', text)
                if found[0].partition("--")[2] not in RECURRING]
        self.out.append((label, title, text))

    def terms(self, glossary):
        """A term is explained where it says that it comes first."""
        for heading, blocks in glossary.entries(3):
            place = next((self.edition.place(glossary, node.address)
                          for node in walk(blocks) if node.kind == "link" and
                          plain(node.children).startswith("chapter")), None)
            if place:
                self.index[typeset(plain(heading.children))] = \
                    "--".join(filter(None, place[1:]))

    # ---- Chapters

    def lesson(self, page, writer):
        """A lesson without its hints, its contract and the quiz's answers: it
        says on which pages these are."""
        left_out = page.section("Hints") + \
            [question.answer for question in page.questions()] + \
            [h for h in page.headings if plain(h.children) == "Hints"]
        answers = predicted(page)
        blocks = [made(later(page, "Answer", f"predictions--{page.label}",
                             f" {answers.index(node) + 1}"))
                  if node in answers else node
                  for node in page.blocks if node not in left_out]
        blocks[2:2] = [made("".join(later(page, what, f"{kind}--{page.label}")
                                    for what, kind in APPENDED))]
        return writer.steps(blocks)

    def appendix(self, title, write_):
        kind = write_.__name__
        text = f'<h2 id="{kind}">{title}</h2>\n'
        for label in self.edition.contracts:
            page = self.edition.pages[label]
            # A contract is always English.
            lang = self.lang.get(label, "")
            section, head = (lang, "") if kind != "contract" else ("", lang)
            lesson = later(page if section else ENGLISH, "The lesson", label)
            text += (f'<section class="close"{section}><h3 id="{kind}--{label}"'
                     f"{head}>{typeset(page.title, page.lang)}</h3>\n{lesson}"
                     f"{write_(page, self.writers[label])}</section>\n")
        self.chapter(kind, title, text)

    def hints(self, page, writer):
        return writer.write(fold for fold in page.section("Hints")
                            if fold.kind == "fold")

    def predictions(self, page, writer):
        return "".join(writer.titled(page.translation(f"Answer {k}."), fold)
                       for k, fold in enumerate(predicted(page), 1))

    def answers(self, page, writer):
        return "".join(writer.titled(f"{question.number}.", question.answer)
                       for question in page.questions())

    def contract(self, page, _):
        """The comments of a header, read as a page."""
        contract = self.edition.contracts[page.label]
        out = f'<span id="{contract_file(contract.name)[:-5]}"></span>'
        for name, declared, comment in contract.entries():
            title = name or "".join(re.findall(r"^(?:enum|struct) \w+",
                                               declared))
            if name:
                self.index[f"<code>{name}</code>"] = f"contract--{name}"
            if title:
                out += (f'<h4 id="contract--{title}"><code>{title}</code></h4>'
                        "\n")
            about = Page(page.path, documented(comment, declared))
            about.label = f"contract--{contract.name}"
            out += Paper(self.edition, about).write(about.blocks)
        return out


def documented(comment, declared):
    """Doxygen's marks as Markdown. A line of a formula may begin as one of a
    list does, so a formula is one line."""
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


# ---- One page of HTML, and its print -----------------------------------------

def plain_words(text):
    return re.sub("<.*?>", "", text)


def whole(book):
    """The book, without its pages' numbers."""
    out = [f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">\n'
           f"<title>{NAME}</title>\n<style>\n", *(
               f"@page c{k}:right {{ @top-left {{ content: "
               f'"{plain_words(head)}" }} }}\n'
               for k, (_, head, _) in enumerate(book.out)), "</style>\n", *(
               f'<link rel="stylesheet" href="{sheet}">\n' for sheet in (
                   f"file://{KATEX}/katex.min.css", "print.css", "book.css")),
           f"</head><body>\n"
           f'<section class="cover">{book.cover()}</section>\n'
           '<section class="contents"><h2>Contents</h2>\n<ul>', *(
               f'<li class="{kind}"><a href="#{name}"'
               f"{book.lang.get(name.partition('--')[0], '')}>{words}<i></i>"
               f"{page_of(name)}</a></li>\n"
               for kind, name, words in book.contents), "</ul></section>", *(
               f'<section style="page: c{k}" class="{kind}"'
               f'{book.lang.get(kind, "")}>\n{text}</section>\n'
               for k, (kind, _, text) in enumerate(book.out)), "</body></html>"]
    # A picture that waits until it is seen is not printed.
    text = "".join(out).replace(' loading="lazy"', "")
    # Tables and blocks are not broken, but for long ones.
    text = re.sub('(<table|<pre) class="(.*?)(?=</table>|</pre>)', lambda found:
                  found[0].replace('="', '="long ', len(re.findall(
                      "<tr>|\n", found[0])) > LONG), text, flags=re.S)
    text = text.replace('href="@', 'href="#contract--')
    text = re.sub(r'href="(\w+)\.html"', r'href="#\1"', text)
    text = re.sub(r'href="\w+\.html#', 'href="#', text)
    return spoken(typeset_formulas([text])[0])


SPOKEN = re.compile(r'<span class="katex"><span class="katex-mathml">.*?<annota'
                    r"tion[^>]*>(.*?)</annotation>.*?</math></span>"
                    r'<span class="katex-html" aria-hidden="true">', re.S)


def spoken(text):
    """A formula's alternative text is what a terminal shows of it."""
    words = iter(plain_formulas([
        re.sub(r"\\mathrm\{(\w+)\}", r"\1",
               f"${' '.join(html.unescape(tex).split())}$")
        for tex in SPOKEN.findall(text)]))
    return SPOKEN.sub(lambda _: '<span class="katex" role="img" aria-label="'
                      f'{html.escape(next(words))}"><span class="katex-html">',
                      text)


def browser():
    names = [os.environ.get("CHROMIUM"), *BROWSERS]
    return next((name for name in names if name and shutil.which(name)),
                "chromium")


def printed_pages(folder):
    """Prints book.html. Returns the page of each id that a link leads to."""
    subprocess.run(
        [browser(), "--headless", "--no-sandbox", "--disable-gpu",
         "--no-pdf-header-footer", "--generate-pdf-document-outline",
         f"--print-to-pdf={folder}/book.pdf",
         Path(folder, "book.html").absolute().as_uri()],
        check=True, stderr=subprocess.DEVNULL)
    places = printed("pdfinfo", "-dests", f"{folder}/book.pdf")
    return {name: page for page, name in
            re.findall(r'^ *(\d+) .*"(.*)"$', places, re.M)}


def settle(text, folder):
    """Prints the book until no page's number moves any more."""
    before = {}
    for _ in range(5):
        write(f"{folder}/book.html", re.sub(
            r'data-of="([^"]*)">', lambda found:
            found[0] + before.get(found[1], "100"), text))
        pages = printed_pages(folder)
        if pages == before:
            return
        before = pages
    sys.exit("The book's page numbers do not settle.")


def main():
    name = chosen("pdfinfo", "node", KATEX, browser())
    out = f"{os.environ.get('BUILD') or 'build'}/notes/{name}"
    folder = f"{out}/book"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    edition = Edition(name, "book")
    book = Book(edition)
    book.pages()
    text = whole(book)
    if edition.faults:
        sys.exit("\n".join(edition.faults))
    write(f"{folder}/cover.svg", heat_map())
    for path in "docs/pages/book.css", "docs/notes/print.css":
        shutil.copy(path, folder)
    for writer in book.writers.values():
        for picture, path in writer.images.items():
            shutil.copy(path, f"{folder}/{picture}")
    settle(text, folder)
    os.replace(f"{folder}/book.pdf", f"{out}/course.pdf")
    print(f"{out}/course.pdf")


if __name__ == "__main__":
    main()
