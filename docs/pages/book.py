"""The notes as a book, $BUILD/notes/$EDITION/course.pdf.

    EDITION=student python3 docs/pages/book.py      or instructor

make pdf calls it. It needs pdflatex and rsvg-convert. In the book a chapter is
its lesson. The answers of the predictions, so that one can predict on paper,
the hints, the answers of the quiz and the contracts are appendices.
"""

import math
import os
import re
import shutil
import subprocess
import sys

from course import read, write
from edition import Edition, chosen
from latex import Latex, escaped, picture, terms_of, without_headline
from page import Node, Page, plain, walk

TITLE = "Positional encoding in C"
BRIEF = "From 1, 2, 3 to sines and cosines"
RECURRING = ("What the tests prove", "Quiz", "Further reading")


def predicted(page):
    """The folds that answer the lesson's predictions."""
    quiz = [question.answer for question in page.questions()]
    return [node for node in page.blocks if node.kind == "fold" and
            node.title == "Answer" and node not in quiz]


def raw(tex):
    return Node("raw", 0, text=tex)


# ---- The order ---------------------------------------------------------------

class Book:
    def __init__(self, edition):
        self.edition = edition
        self.latex = Latex(edition, terms_of(edition.pages["docs_glossary"]))
        self.out = []

    def pages(self):
        parts = self.parts()
        for label, page in self.edition.pages.items():
            lesson = re.match(r"(?:chapters|solutions)_\d", label)
            if lesson and page.title[:2] in parts:
                self.part(*parts.pop(page.title[:2]))
            elif not lesson and self.out and parts == {}:
                parts = None
                self.part("Reference")
            if label.startswith("chapters_"):
                self.lesson(page)
            else:
                self.out.append(self.latex.page(page))
        self.part("Appendices")
        self.appendix("Answers to the predictions", self.predictions)
        self.appendix("Hints", self.hints)
        self.appendix("Answers to the quiz", self.answers)
        self.appendix("Contracts", self.contract)
        return "\n".join(self.out)

    def parts(self):
        """The first chapter of each part -> its title and its chapters, as the
        README's tables have them."""
        found = {}
        page = Page("README.md")
        for above, table in zip(page.blocks, page.blocks[1:]):
            title = plain(above.children)
            if table.kind == "table" and re.match("Part|Workshop", title):
                rows = [[plain(cell.children) for cell in row.children]
                        for row in table.children[1:]]
                found[rows[0][0]] = title, rows
        return found

    def part(self, title, rows=()):
        if not any(r"\mainmatter" in text for text in self.out):
            self.out.append("\\mainmatter\n")
        self.out.append(rf"\part{{{escaped(title)}}}" "\n" if rows else
                        rf"\addtocontents{{toc}}{{\tocpart{{{title}}}}}" "\n")
        for number, name, question in rows:
            page = Page("x", f"**{number} {name}**: {question}")
            page.label = "part"
            self.out.append(self.latex.page(page))

    # ---- Chapters

    def lesson(self, page):
        """A lesson without its hints, its contract and the quiz's answers: it
        says on which pages these are."""
        left_out = page.section("Hints") + \
            [question.answer for question in page.questions()] + \
            [h for h in page.headings if plain(h.children) == "Hints"]
        answers = predicted(page)
        blocks = [raw(rf"\later{{{answers.index(node) + 1}}}"
                      rf"{{{page.label}}}" "\n\n") if node in answers else node
                  for node in page.blocks if node not in left_out]
        for question in page.questions():
            first = blocks.index(question.blocks[0])
            last = blocks.index(question.blocks[-1])
            blocks[first:last + 1] = [
                raw("\\begin{question}\n"), *question.blocks,
                raw("\\end{question}\n\n")]
        text = self.latex.page(page, blocks)
        for title in map(page.own, RECURRING):
            text = text.replace(rf"\section{{{title}}}",
                                rf"\recurring{{{title}}}")
        where = ", ".join(
            rf"{what}: page~\pageref{{{kind}--{page.label}}}" for what, kind in
            (("hints", "hints"), ("contract", "contracts"),
             ("answers to the quiz", "answers")))
        head, question, rest = text.split("\n\n", 2)
        self.out.append(f"{head}\n\n{question}\n\n\\begin{{flushleft}}\\small"
                        f"\\itshape {where[0].upper()}{where[1:]}"
                        f"\\end{{flushleft}}\n\n{rest}")

    def appendix(self, title, write):
        kind = write.__name__ + "s" * (write.__name__ == "contract")
        self.out.append(rf"\coursechapter{{}}{{{title}}}" "\n\n")
        for label, page in self.edition.pages.items():
            if label.startswith("chapters_"):
                self.latex.page(page, [])
                self.out += [rf"\section{{{escaped(page.title)}}}"
                             rf"\label{{{kind}--{label}}}" "\n",
                             f"\\begin{{close}}\n{write(page)}\\end{{close}}\n"]

    def hints(self, page):
        text = ""
        for fold in page.section("Hints"):
            if fold.kind == "fold":
                name, _, number = fold.title.partition(", hint ")
                text += rf"\hint{{{escaped(name)}}}{{{number}}}" + \
                    self.latex.write_blocks(fold.children)
        return text

    def predictions(self, page):
        return "".join(rf"\predicted{{{k}}}" + self.latex.write_blocks(
            fold.children) for k, fold in enumerate(predicted(page), 1))

    def answers(self, page):
        return "".join(rf"\answer{{{question.number}}}" +
                       self.latex.write_blocks(question.answer.children)
                       for question in page.questions())

    # ---- Contracts

    def contract(self, page):
        """The comments of a header, read as a page of their own."""
        contract = self.edition.contracts[page.label]
        out = rf"\label{{contract--{contract.name}}}"
        for name, declared, comment in contract.entries():
            type_ = re.match(r"(enum|struct) \w+", declared)
            title = escaped(name or (type_.group() if type_ else ""))
            if title:
                out += rf"\subsection{{\texttt{{{title}}}}}"
            if name:
                out += rf"\label{{contract--{name}}}" \
                    rf"\index{{{name}@\texttt{{{title}}}}}"
            about = Page(page.path, documented(comment, declared))
            about.label = f"contract--{contract.name}"
            out += self.latex.page(about)
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


# ---- Pictures ----------------------------------------------------------------

def draw(svg, pdf):
    subprocess.run(["rsvg-convert", "-f", "pdf", "-o", pdf], check=True,
                   input=svg, encoding="utf-8")


def cover():
    """The encoding of the positions 0 to 63, 64 numbers wide, in the colours of
    the figures (style.gp)."""
    n, width, height = 64, 595.3, 520
    low, none, high = (178, 24, 43), (247, 247, 247), (33, 102, 172)
    cells = []
    for pos in range(n):
        for k in range(n):
            phase = pos / 10000 ** ((k - k % 2) / n)
            x = math.cos(phase) if k % 2 else math.sin(phase)
            colour = ",".join(
                str(int(b + abs(x) * ((low if x < 0 else high)[c] - b)))
                for c, b in enumerate(none))
            cells.append(
                f'<rect x="{k * width / n:.2f}" y="{pos * height / n:.2f}" '
                f'width="{width / n + 0.6:.2f}" height="{height / n + 0.6:.2f}"'
                f' fill="rgb({colour})"/>')
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" '
            f'height="{height}" shape-rendering="crispEdges">'
            f"{''.join(cells)}</svg>")


def pictures(edition, folder):
    draw(cover(), f"{folder}/cover.pdf")
    for page in edition.pages.values():
        for node in walk(page.blocks):
            if node.kind not in ("figure", "image"):
                continue
            path = edition.picture(page, node.light if node.kind == "figure"
                                   else node.address)
            draw(without_headline(read(path)), f"{folder}/{picture(path)}.pdf")


# ---- Setting it --------------------------------------------------------------

def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8",
                          stderr=subprocess.DEVNULL).stdout.strip()


def rights():
    """The author, and what everybody may do."""
    text = read("LICENSE")
    years, name = re.search(r"^Copyright \(c\) ([\d, -]+) (.*)", text,
                            re.M).groups()
    return name, (
        f"Copyright © {years} {name}. Under the {text.splitlines()[0]}: "
        "everybody may use, copy, change and pass on this book and its "
        "programs, as long as this notice stays with them.")


def set_in_type(folder):
    """Two passes without a PDF find where everything stands; then the book is
    set until nothing moves any more, which is at once."""
    before = None
    for mode in (["-draftmode"], ["-draftmode"], [], [], []):
        with open(f"{folder}/log", "w", encoding="utf-8") as log:
            wrong = subprocess.run(
                ["pdflatex", *mode, "-interaction=nonstopmode",
                 "-halt-on-error", "book.tex"], cwd=folder, stdout=log)
        with open(f"{folder}/book.log", encoding="latin-1") as log:
            errors = re.findall(r"^!.*(?:\n.*){0,4}", log.read(), re.M)
        if wrong.returncode:
            sys.exit("\n".join([*errors, f"The whole log: {folder}/book.log"]))
        if not os.path.exists(f"{folder}/book.ind"):
            subprocess.run(["makeindex", "-q", "book.idx"], cwd=folder)
        with open(f"{folder}/book.aux", "rb") as aux:
            now = aux.read()
        if now == before and not mode:
            return
        before = now
    sys.exit("The book's page numbers do not settle.")


def main():
    name = chosen("pdflatex", "rsvg-convert")
    out = f"{os.environ.get('BUILD') or 'build'}/notes/{name}"
    folder = f"{out}/book"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    edition = Edition(name, "latex")
    author, licence = rights()
    fields = {"title": TITLE, "brief": BRIEF, "edition": name,
              "licence": licence, "author": author,
              "pages": Book(edition).pages(),
              "date": output("git", "log", "-1", "--format=%cd",
                             "--date=format:%-d %B %Y") or
              output("date", "+%-d %B %Y")}
    if edition.faults:
        sys.exit("\n".join(edition.faults))
    write(f"{folder}/book.tex", re.sub("<([a-z]+)>", lambda m: fields[m[1]],
                                       read("docs/pages/book.tex")))
    pictures(edition, folder)
    set_in_type(folder)
    os.replace(f"{folder}/book.pdf", f"{out}/course.pdf")
    print(f"{out}/course.pdf")


if __name__ == "__main__":
    main()
