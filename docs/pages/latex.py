"""Writes pages as LaTeX, for the book: book.py puts them in order, and book.tex
has the commands that are used here.

    -1, " - "          the minus sign
    W_Q in the prose   a formula
    pos in a formula   upright, see upright() in page.py
    a figure           floats; the text before it refers to it
    a fold             is indented, with its title
    a link             says the page, where it leads out of its chapter

It also marks what belongs into the index: the terms of the glossary, at the
section that explains them and where each chapter first speaks of them; the
words that a lesson sets in bold; and each function of a contract.
"""

import re
from collections import Counter, namedtuple

from course import records
from edition import HEADLINES, headlines
from page import INDEXED, Node, Writer, curl, plain, upright, walk

SIGNS = dict(records("docs/pages/signs.tsv"))
SPECIAL = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}",
           "^": r"\textasciicircum{}", **{c: "\\" + c for c in "{}$&#_%"},
           **{sign: rf"\ensuremath{{{tex}}}" for sign, tex in SIGNS.items()}}
IN_CODE = {**SPECIAL, "'": r"\textquotesingle{}", "`": r"\textasciigrave{}",
           "-": "{-}",
           **{sign: rf"\sign{{{tex}}}" for sign, tex in SIGNS.items()}}
VERBATIM = {c: IN_CODE[c] for c in ("\\", "{", "}", "'", "`", *SIGNS)}
MINUS = re.compile(r"(?<![^\s(\[{/])-(?=\d)|(?<= )-(?= )")
# An address, a path, and a name of three words, may break without a mark.
LONG = re.compile(r"[\w.-]+\.[a-z]+/[\w./-]+|[\w.-]+/[\w./-]{9,}|\w+_\w+_\w+")
LETTERS = 84            # in a line of a table
SMALL_TABLE = 12        # rows that stay on one page
MOST_COLUMNS = 7
SHORT_CODE = 14         # lines that stay on one page


def escaped(text, signs=None):
    signs = signs or SPECIAL
    return "".join(signs.get(c, c) for c in text)


def prose(text):
    """The text of a page between its marks."""
    text = MINUS.sub("−", text)
    out, end = "", 0
    for found in INDEXED.finditer(text):
        name, index = found.groups()
        out += broken(text[end:found.start()])
        out += (rf"\texorpdfstring{{${name}_{{{index}}}$}}"
                rf"{{{name}\_{index}}}")
        end = found.end()
    return out + broken(text[end:])


def broken(text):
    text = LONG.sub(lambda m: re.sub("([/_])", "\\1\u200b", m.group()), text)
    return escaped(text).replace("\u200b", r"\+")


class Latex(Writer):
    in_link = short = False     # within a link, a heading or a caption

    def __init__(self, edition, glossary):
        self.edition, self.glossary = edition, glossary
        self.figures = Counter()        # of each page, in all of the book

    def page(self, page, blocks=None):
        """A page, or some of its blocks."""
        self.at, self.label = page, page.label
        self.seen, self.nested = set(), 0
        self.number = (re.findall(r"^chapters_(\d\d)", page.label) or [""])[0]
        return self.write_blocks(page.blocks if blocks is None else blocks)

    # ---- Blocks

    def write_blocks(self, nodes):
        nodes = [self.alone(node) for node in nodes]
        for at, node in enumerate(nodes):
            if node.kind in ("paragraph", "heading", "cell"):
                curl(node.children)
            if node.kind == "paragraph":
                self.refer(node, nodes[at + 1:])
        return "".join(getattr(self, node.kind)(node) for node in nodes)

    def alone(self, node):
        """A picture that is a paragraph is a figure."""
        if node.kind != "paragraph" or \
                [n.kind for n in node.children] != ["image"]:
            return node
        image = node.children[0]
        return Node("figure", node.line, alt=image.alt, light=image.address)

    def refer(self, paragraph, below):
        """A paragraph refers to the figure that follows it, if one does. Only
        a table or a block of code may stand between them."""
        figure = next((node for node in below
                       if node.kind not in ("mark", "code", "table")), None)
        if not figure or figure.kind != "figure":
            return
        figure.name = self.figure_name()
        last, end = paragraph.children[-1], ""
        if last.kind == "text":
            end = re.search("[.:]?$", last.text).group()
            last.text = last.text[:len(last.text) - len(end)]
        paragraph.children += [
            Node("raw", 0, text=rf" (\figureref{{{figure.name}}})"),
            Node("text", 0, text="." if end == ":" else end)]

    def figure_name(self):
        self.figures[self.label] += 1
        return f"{self.label}--figure-{self.figures[self.label]}"

    def raw(self, node):
        return node.text

    def heading(self, node):
        words = self.at.own(self.words(node.children))
        name = self.label + f"--{node.anchor}" * (node.level > 1)
        if node.level == 1:
            return rf"\coursechapter{{{self.number}}}{{{words}}}" \
                rf"\label{{{name}}}" "\n\n"
        if self.label == "docs_glossary" and node.level == 3:
            return rf"\glossaryterm{{{words}}}\label{{{name}}}"
        kind = ("section", "subsection", "subsubsection")[
            min(node.level, 4) - 2]
        return rf"\{kind}{{{words}}}\label{{{name}}}" + \
            self.explained(node.anchor) + "\n\n"

    def paragraph(self, node):
        words = self.write(node.children) + "\n\n"
        # Where a term of the glossary comes first stands on the same page.
        return rf"\nopagebreak {words}" if self.label == "docs_glossary" \
            and words.startswith("First in") else words

    def list(self, node):
        kind = "enumerate" if node.ordered else "itemize"
        start = rf"\setcounter{{enumi}}{{{int(node.start) - 1}}}" \
            if node.ordered and self.nested == 0 else ""
        self.nested += 1
        items = self.write(node.children)
        self.nested -= 1
        return f"\\begin{{{kind}}}{start}\n{items}\\end{{{kind}}}\n\n"

    def item(self, node):
        return r"\item " + self.write_blocks(node.children).strip() + "\n"

    def quote(self, node):
        name = f"\\textbf{{{node.name.capitalize()}.}} " if node.name else ""
        return f"\\begin{{quote}}{name}" \
            f"{self.write_blocks(node.children)}\\end{{quote}}\n\n"

    def fold(self, node):
        title = self.words([Node("text", 0, text=self.at.own(node.title))])
        return f"\\begin{{fold}}{{{title}}}\n" \
            f"{self.write_blocks(node.children)}\\end{{fold}}\n\n"

    def code(self, node):
        lines = node.text.rstrip("\n").split("\n")
        whole = ",samepage=true" if len(lines) <= SHORT_CODE else ""
        text = "\n".join(escaped(line, VERBATIM) for line in lines)
        return f"\\begin{{Verbatim}}[commandchars=\\\\\\{{\\}}{whole}]\n" \
            f"{text}\n\\end{{Verbatim}}\n\n"

    def math(self, node):
        return f"\\[ {upright(' '.join(node.text.split()))} \\]\n\n"

    def figure(self, node):
        path = self.edition.picture(self.at, node.light)
        name = getattr(node, "name", "") or self.figure_name()
        words, *_ = headlines(path) or \
            re.split(r"(?<=[.]) (?=[A-Z])", node.alt)
        caption = [Node("text", 0, text=words.rstrip(".") + ".")]
        curl(caption)
        seen = "" if hasattr(node, "name") else rf"See \figureref{{{name}}}."
        return f"{seen}\\bookfigure{{{picture(path)}}}" \
            f"{{{self.words(caption)}}}{{{name}}}\n\n"

    def mark(self, node):
        return ""

    # ---- Tables

    def entries(self, head, rows):
        """A table too wide for paper: a paragraph for each row."""
        names = [plain(cell.children) for cell in head.children]
        out = []
        for row in rows:
            first, *cells = map(self.cell, row.children)
            out.append(rf"\textbf{{{first}}} " + "; ".join(
                rf"\emph{{{prose(name)}}} {words}"
                for name, words in zip(names[1:], cells) if words))
        return "\\begin{flushleft}\n" + "\n\n".join(out) + \
            "\n\\end{flushleft}\n\n"

    def table(self, node):
        if len(node.children[0].children) > MOST_COLUMNS:
            return self.entries(node.children[0], node.children[1:])
        cells = [[plain(c.children) for c in row.children]
                 for row in node.children]
        for cell in node.children[0].children:
            cell.head = True
        head, *rows = [" & ".join(map(self.cell, row.children)) + r" \\"
                       for row in node.children]
        name = "tabular" if len(rows) <= SMALL_TABLE else "longtable"
        repeat = r"\endhead" if name == "longtable" else ""
        return (f"\\begin{{booktable}}\n\\begin{{{name}}}"
                f"{{@{{}}{columns(cells)}@{{}}}}\n\\hline\n{head}\\hline"
                f"{repeat}\n" + "\n".join(rows) +
                f"\n\\hline\n\\end{{{name}}}\n\\end{{booktable}}\n\n")

    def cell(self, node):
        curl(node.children)
        words = self.write(node.children)
        return rf"\textbf{{{words}}}" if words and hasattr(node, "head") \
            else words

    # ---- Within a line

    def text(self, node):
        words = prose(node.text)
        return self.terms(words) if self.number and not self.short else words

    def words(self, nodes):
        """A heading or a caption: nothing of the index is in it."""
        self.short, before = True, self.short
        text = self.write(nodes)
        self.short = before
        return text

    def code_span(self, node):
        text = re.sub(r"(\\_|/)", r"\1\\+", escaped(node.text, IN_CODE))
        text = rf"\texttt{{{text}}}"
        if node.text in self.edition.functions and not self.in_link:
            return rf"\hyperref[contract--{node.text}]{{{text}}}"
        return text

    def formula(self, node):
        tex = upright(node.text)
        return rf"\texorpdfstring{{${tex}$}}{{{escaped(node.text)}}}" \
            if self.short else f"${tex}$"

    def html_span(self, node):
        return ""

    def strong(self, node):
        return self.bold(plain(node.children)) + \
            rf"\textbf{{{self.at.own(self.write(node.children))}}}"

    def em(self, node):
        return rf"\emph{{{self.write(node.children)}}}"

    def link(self, node):
        self.in_link, before = True, self.in_link
        words = self.write(node.children)
        self.in_link = before
        kind, *where = self.edition.place(self.at, node.address) or [""]
        if kind == "web":
            address = re.sub("([%#])", r"\\\1", where[0])
            return rf"\href{{{address}}}{{{words}}}"
        if kind == "contract":
            name = where[0].rpartition("/")[2]
            return rf"\hyperref[contract--{name}]{{{words}}}"
        if kind != "page":
            return words
        label, section = where
        page = self.edition.pages[label]
        name = f"{label}--{section}" if section in page.anchors else label
        out = "" if label == self.label or re.search(
            r"\d\d|W\d", plain(node.children)) else rf" (page~\pageref{{{name}}})"
        return rf"\hyperref[{name}]{{{words}}}{out}"

    def soft(self, node):
        return "\n"

    # The function's name is a word of Python's.
    locals()["break"] = lambda self, node: "\\\\\n"

    # ---- The index

    def explained(self, section):
        """At a section's heading: the terms that this section explains."""
        out = ""
        for term in self.glossary:
            if self.number == term.chapter and term.name not in self.seen and \
                    term.section in (section, ""):
                self.seen.add(term.name)
                out += entry(term.name, "|textbf")
        return out

    def terms(self, text):
        """In a lesson: where it first speaks of a term that is explained
        before. Short terms, share and head, are everyday words as well."""
        for term in self.glossary:
            if term.name in self.seen or term.chapter >= self.number or \
                    len(term.name) < 6 or re.search("[,_]", term.name):
                continue
            found = re.search(rf"(?<![\w\\{{-]){re.escape(term.name)}"
                              r"(s|es)?(?![\w\\-])", text, re.I)
            if found:
                self.seen.add(term.name)
                text = text[:found.end()] + entry(term.name) + \
                    text[found.end():]
        return text

    def bold(self, name):
        """A lesson sets a term in bold where it explains it."""
        known = {term.name.lower() for term in self.glossary}
        if not self.number or len(name) < 4 or \
                not re.fullmatch("[a-z][a-z-]*( [a-z-]+)?", name):
            return ""
        name = re.sub("(?<=[^s])s$", "", name)
        if {name, name + "s"} & known or name in self.seen:
            return ""
        self.seen.add(name)
        return entry(name, "|textbf")


Term = namedtuple("Term", "name chapter section")


def terms_of(glossary):
    """### Term, and below it: First in [chapter 05](...#section)."""
    found = []
    for heading, blocks in glossary.entries(3):
        link = next((node.address for node in walk(blocks)
                     if node.kind == "link" and
                     plain(node.children).startswith("chapter")), "99_")
        _, chapter, section = re.split(r"(\d\d)_[^#]*#?", link, 1)
        found.append(Term(plain(heading.children), chapter, section))
    return found


def entry(name, how=""):
    key = re.sub('["!@|]', r'"\g<0>', name.lower().replace("_", " "))
    return rf"\index{{{key}@{prose(name)}{how}}}"


def columns(rows):
    """Narrow columns keep their width. The others share what is left of a line,
    and have room for their longest word at least."""
    wide, longest = [], []
    for cells in zip(*rows):
        texts = [re.sub(r"[$\\{}]", "", text) for text in cells]
        wide.append(max(map(len, texts)))
        longest.append(max(len(word) for text in texts
                           for word in re.split("[ _/]", text)))
    left = LETTERS - 2 * len(wide) - sum(w for w in wide if w <= 16)
    text = sum(w for w in wide if w > 16)
    if text <= left:
        return "l" * len(wide)
    share = {k: max(w * left / text, longest[k] * 1.25)
             for k, w in enumerate(wide) if w > 16}
    widest = max(share, key=share.get)
    share[widest] -= sum(share.values()) - left
    return "".join(rf"L{{{share[k] / LETTERS:.3f}\linewidth}}"
                   if k in share else "l" for k in range(len(wide)))


# ---- Figures -----------------------------------------------------------------

def picture(path):
    return path.replace("/", "-").removesuffix(".svg")


def without_headline(svg):
    """The picture, cut above what stands below the headline."""
    found = HEADLINES.search(svg)
    if not found:
        return svg
    svg = svg[:found.start(1)] + svg[found.end(1):]
    svg = re.sub(r'viewBox="0 0 (\d+) (\d+)"',
                 lambda m: f'viewBox="0 32 {m[1]} {int(m[2]) - 32}"', svg, 1)
    return re.sub(r'height="(\d+)"', lambda m: f'height="{int(m[1]) - 32}"',
                  svg, 1)
