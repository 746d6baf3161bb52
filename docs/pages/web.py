"""Writes a page as HTML, for the site. notes.py sets the frame around it."""

import html
import os
import re
from functools import cache

import course
from edition import headlines, read
from page import INDEXED, curl, curly, plain, upright, walk

NUMBER = re.compile(r"[-+]?[0-9.,]+(e[-+][0-9]+)?%?")
HIGHLIGHT = re.compile(r"""
    (?P<comment>/\*.*?\*/|//[^\n]*) | (?P<preprocessor>^[ ]*\#[^\n]*)
  | (?P<stringliteral>"(?:\\.|[^"\\])*") | (?P<charliteral>'(?:\\.|[^'\\])+')
  | (?P<keywordtype>\b(?:void|char|short|int|long|float|double|size_t|bool
      |signed|unsigned|u?int\d+_t)\b)
  | (?P<keywordflow>\b(?:if|else|for|while|do|return|switch|case|default
      |break|continue|goto)\b)
  | (?P<keyword>\b(?:static|const|struct|enum|union|typedef|sizeof|extern
      |inline|volatile|restrict)\b)
  | (?P<call>\b\w+(?=\()) | (?P<rest>.)""", re.X | re.S | re.M)


def escape(text):
    return html.escape(text, quote=False)


@cache
def stacked_at():
    """Figure -> below which pixel its panels begin, and where to cut."""
    heading, *rows = course.records("docs/figures/figures.tsv")
    at = heading.index("stacked")
    return {row[0]: row[at] for row in rows}


def size_of(picture):
    return re.search(r'viewBox="0 0 (\S+) (\S+)"', read(picture)).groups()


def typeset(text, lang="en"):
    """Words for the reader, where nothing stands before them."""
    return indexed(curly(text, lang=lang))


# What says its language itself; a label; the words between two tags.
AROUND = re.compile(r'<a [^>]*\blang=.*?</a>|(?P<label>aria-label=")?'
                    r'(?(label)|(?<=>))(?P<words>[^<>"]*[A-Za-z][^<>"]*)'
                    r'(?=(?(label)"|<))', re.S)


def around(text, page):
    """What stands around a page, in its language."""
    def local(found):
        label, words = found.group("label"), found.group("words")
        if words is None or not page.english:
            return found[0]
        return (label or "") + words.replace(
            words.strip(), page.word(words.strip(), bool(label)))
    return AROUND.sub(local, text)


def indexed(text):
    return INDEXED.sub(r"<i>\1</i><sub>\2</sub>", escape(text))


def shortened(text, size=200):
    text = " ".join(text.replace("$", "").split())
    if len(text) <= size:
        return text
    ends = re.match(r".{40,}[.?!](?= )", text[:size])
    if ends:
        return ends.group()
    return re.sub(r"[ ,;:.]+\S*$", "", text[:size]) + " ..."


def is_prediction(node):
    return plain(node.children[:1]).startswith("Predict.")


# Doxygen's names for the page of a header, and for that of a source.
def contract_file(name):
    return name.replace("_", "__").replace(".", "_8") + ".html"


def source_file(path):
    return path.replace("/", "_2").replace(".", "_8") + "-example.html"


# What becomes no more than a tag around its text, or is HTML already.
SIMPLE = {"rule": "<hr>\n", "item": "<li>{}</li>\n", "em": "<em>{}</em>",
          "soft": "\n", "html": "{}", "html_span": "{}"}


class Html:
    """Writes one page: a function for each other kind of node returns its text.
    A link to a function is href="@NAME": its address is known only when Doxygen
    has run."""

    def __init__(self, edition, page):
        self.edition, self.page, self.label = edition, page, page.label
        self.images = {}
        # What stays English in a translation: what programs print and say.
        self.english = ' lang="en"' * bool(page.english)
        self.in_link = False
        self.chapter = os.path.basename(os.path.dirname(page.path))
        self.named = {id(h): name for name, h in page.exercises.items()}
        self.quiz = {id(q.answer): q for q in page.questions()}
        levels = [h.level for h in page.headings[1:]]
        self.shift = min(levels, default=2) - 2
        for node in walk(page.blocks):
            if node.kind in ("heading", "paragraph", "cell"):
                curl(node.children, lang=page.lang)

    def body(self, contents, before="", after=""):
        text = self.steps(self.page.blocks)
        return self.contents(contents) + before + text + after

    # ---- Blocks

    def write(self, nodes):
        return "".join(
            SIMPLE[node.kind].format(node.text or self.write(node.children))
            if node.kind in SIMPLE else getattr(self, node.kind)(node)
            for node in nodes)

    def steps(self, nodes):
        """An exercise goes from its heading to the next step."""
        out, exercise = [], False
        for node in nodes:
            step = node.kind == "heading" or node.kind == "paragraph" and \
                is_prediction(node)
            if exercise and step:
                out.append("</div>\n")
                exercise = False
            name = self.named.get(id(node))
            if name:
                out.append(f'<div class="exercise" data-function="{name}" '
                           f'data-chapter="{self.chapter}">\n')
                exercise = True
            out.append(self.write([node]))
        return "".join(out) + ("</div>\n" if exercise else "")

    def heading(self, node):
        if node.level == 1:
            return ""
        level, words = node.level - self.shift, \
            self.page.translation(self.write(node.children))
        text = (f'<h{level} id="{self.label}--{node.anchor}">{words}'
                f"</h{level}>\n")
        name = self.named.get(id(node))
        return text + (self.task(name) if name else "")

    def task(self, name):
        """Where an exercise is written, what checks it, what it promises."""
        file = f"chapters/{self.chapter}/{self.chapter[3:]}.c"
        shown = f"<code>{file}</code>"
        if file in self.edition.sources:
            shown = f'<a href="{source_file(file)}">{shown}</a>'
        write, check, first, contract = map(self.page.word, (
            "Write it in", "Check it with", "Read first", "the contract of"))
        return (f'<ul class="task"><li><span>{write}</span> '
                f"{shown}</li><li><span>{check}</span> "
                f"<code>make check CH={self.chapter[:2]}</code></li><li>"
                f'<span>{first}</span> <a href="@{name}">{contract} '
                f"<code>{name}</code></a></li></ul>\n")

    def paragraph(self, node):
        text = self.write(node.children)
        kind = ' class="predict"' * is_prediction(node)
        return text if node.tight else f"<p{kind}>{text}</p>\n"

    def list(self, node):
        tag = "ol" if node.ordered else "ul"
        start = f' start="{node.start}"' if node.start != 1 else ""
        return f"<{tag}{start}>{self.write(node.children)}</{tag}>\n"

    def quote(self, node):
        name = node.name and \
            f"<p><b>{self.page.word(node.name.capitalize())}.</b></p>"
        return f"<blockquote>{name}{self.write(node.children)}</blockquote>\n"

    def mark(self, node):
        """A panel that has no picture before it lives starts empty."""
        at = self.page.blocks.index(node) if node in self.page.blocks else -1
        after = self.page.blocks[at + 1:at + 2]
        if node.name == "panel" and not (after and after[0].kind == "figure"):
            return self.live(node.value, "")
        return ""

    def live(self, value, text):
        """value is a view, and which pairs it shows, if it is asked that."""
        view, _, pairs = value.partition(" ")
        pairs = pairs and f' data-pairs="{pairs}"'
        return (f'<div class="live" data-view="{view}"{pairs}{self.english}>'
                f"{text}</div>\n")

    def fold(self, node):
        """Scripts find the folds of a lesson by what they are."""
        title, kind = typeset(self.page.translation(node.title),
                              self.page.lang), ""
        hint = re.fullmatch(r"(\w+), hint \d+", node.title)
        question = self.quiz.get(id(node))
        if hint:
            kind = f' data-hint-of="{hint.group(1)}"'
        elif question and not self.edition.teaches:
            kind = (f' class="quiz" data-question="{question.number}" '
                    f'data-right="{question.right}"')
        elif node.title == "Answer":
            kind = ' class="answer"' + " open" * self.edition.teaches
        elif title.endswith("wrong answers"):
            kind = ' class="chapter"'
        inside = self.write(node.children)
        if "chapter" in kind:
            inside = re.sub("(<h3.*?)(?=<h3|$)",
                            r'<section class="wrong">\1</section>', inside,
                            flags=re.S)
        return (f"<details{kind}><summary>{title}</summary>{inside}"
                "</details>\n")

    def math(self, node):
        return (f'<p class="formulaDsp">\n\\[ {escape(upright(node.text))}'
                "\\]\n</p>\n")

    def code(self, node):
        if "run" in node.marks:
            return (f'<div data-run="{node.marks["run"]}"{self.english}>'
                    f"{self.printed(node)}</div>\n")
        lang = (node.lang.split() or ["text"])[0]
        text = HIGHLIGHT.sub(self.coloured, node.text) if lang == "c" else \
            escape(node.text)
        return f'<pre class="fragment" data-lang="{lang}">{text}</pre>\n'

    def printed(self, node):
        """A block that the worked example prints."""
        head, text = numbers(node.text) or ("", node.text)
        if text:
            head += f'<pre class="fragment">{escape(text)}</pre>\n'
        return head

    def coloured(self, found):
        kind, word = found.lastgroup, escape(found.group())
        if kind not in ("call", "rest"):
            return f'<span class="{kind}">{word}</span>'
        if word in self.edition.functions:
            return f'<a class="code" href="@{word}">{word}</a>'
        return word

    def table(self, node):
        head, rows = node.children[0], node.children[1:]
        kind = " atlas" * (plain(head.children[0].children) == "program")
        return (f'<table class="markdownTable{kind}"><thead>' + self.row(head) +
                f"</thead><tbody>{self.write(rows)}</tbody></table>\n")

    def row(self, node):
        """A column without a heading has none for a screen reader either."""
        return "<tr>" + "".join(
            f"<{tag}>{self.write(cell.children)}</{tag[:2]}>"
            for cell in node.children for tag in [
                'th scope="col"' if node.head and cell.children else "td"]
        ) + "</tr>\n"

    def figure(self, node):
        images = self.picture(node.light, node.alt,
                              "light" if node.dark else "plain")
        if node.dark:
            images += self.picture(node.dark, node.alt, "dark")
        images += self.stacked(node)
        lang = f' lang="{self.page.lang}"' * bool(self.english)
        text = f'<div class="figure"{lang}>{images}</div>\n'
        if "panel" in node.marks:
            return self.live(node.marks["panel"], text)
        return text

    def picture(self, address, alt, kind):
        """An image that is not shown, as those of the other theme, is not
        fetched either, if it is loaded lazily."""
        path = self.edition.picture(self.page, address)
        name = path.replace("/", "-")
        self.images[name] = path
        width, height = size_of(path)
        return (f'<img class="figure-{kind}" src="{name}" loading="lazy" '
                f'width="{float(width):.0f}" height="{float(height):.0f}" '
                f'alt="{html.escape(alt)}">')

    def stacked(self, node):
        """For a phone: the panels of a wide figure, one below the other, cut
        as figures.tsv says."""
        path = self.edition.picture(self.page, node.light)
        cuts = stacked_at().get(os.path.basename(path)[:-len("-light.svg")])
        if not cuts:
            return ""
        top, *cuts = map(int, cuts.split())
        width, height = map(int, size_of(path))
        title, *lines = map(typeset, headlines(path))
        out = f"<p{self.english}><b>{title}</b><br>{' '.join(lines)}</p>"
        for left, right in zip([0, *cuts], [*cuts, width]):
            wide, high = right - left, height - top
            alt = self.page.word("Its next panel", True) if left else \
                html.escape(node.alt)
            for kind, name in (("light", node.light), ("dark", node.dark)):
                name = self.edition.picture(self.page, name).replace("/", "-")
                out += (f'<img class="figure-{kind}" loading="lazy" src="{name}'
                        f"#svgView(viewBox({left},{top},{wide},{high});"
                        f'preserveAspectRatio(none))" width="{wide}" '
                        f'style="aspect-ratio: {wide}/{high}" alt="{alt}">')
        return f'<div class="stacked">{out}</div>'

    # ---- Within a line

    def text(self, node):
        return indexed(node.text)

    def strong(self, node):
        return f"<b>{self.page.translation(self.write(node.children))}</b>"

    def code_span(self, node):
        text = escape(node.text)
        if text in self.edition.functions and not self.in_link:
            text = f'<a class="el" href="@{text}">{text}</a>'
        return f"<code>{text}</code>"

    def formula(self, node):
        return rf"\({escape(upright(node.text))}\)"

    def image(self, node):
        kind = "light" if "#gh-light" in node.address else \
            "dark" if "#gh-dark" in node.address else "plain"
        return ('<span class="figure">' +
                self.picture(node.address, node.alt, kind) + "</span>")

    def unlinked(self, nodes):
        """What stands in a link holds none."""
        inside, self.in_link = self.in_link, True
        words = self.write(nodes)
        self.in_link = inside
        return words

    def link(self, node):
        words = self.unlinked(node.children)
        place = self.edition.place(self.page, node.address)
        if place is None or self.in_link:
            return words
        if place[0] == "solution":
            return f"{words} (<code>make solution CH={place[1]}</code>)"
        kind = "" if place[0] == "web" else ' class="el"'
        return f'<a{kind} href="{html.escape(href(place))}">{words}</a>'

    # ---- What stands around the text

    def contents(self, depth):
        """The headings below the title, as lists in lists."""
        heads = [h for h in self.page.headings[1:]
                 if h.level - self.shift <= depth + 1]
        if not depth or not heads:
            return ""
        out, level = [], 1
        for head in heads:
            up = level - (head.level - self.shift)
            out.append("</li></ul>" * up + "</li>" * (up >= 0) + "<ul>" * -up)
            out.append(f'<li><a href="#{self.label}--{head.anchor}">'
                       f"{self.page.translation(self.unlinked(head.children))}"
                       "</a>")
            level -= up
        out.append("</li></ul>" * (level - 1))
        return ('<details class="toc"><summary>' +
                self.page.word("On this page") + "</summary>\n" +
                "".join(out) + "</details>\n")

    def description(self):
        text = ""
        for node in self.page.blocks:
            if node.kind == "paragraph" and len(text) < 90:
                text += " " + plain(node.children)
        return shortened(re.sub(
            rf"^ {self.page.word('The question', True)}: (\w)",
            lambda found: found[1].upper(), text))


def href(place):
    if place[0] == "page":
        label, section = place[1:]
        return f"{label}.html" + (f"#{label}--{section}" if section else "")
    return {"web": str, "source": source_file, "contract": lambda path:
            contract_file(os.path.basename(path))}[place[0]](place[1])


# ---- Tables of numbers -------------------------------------------------------

def cells(line):
    return re.split(r" {2,}", line.strip())


def numbers(text):
    """A block that a program printed is a table if its first line has as many
    headings as each of the following lines has entries, all of them short, in
    columns that are two blanks apart. One more heading, "of 20 positions" or in
    brackets, is about all columns. What follows the table stays as it is,
    unless it has columns, too: then nothing becomes a table."""
    lines = text.rstrip("\n").split("\n")
    head, remark = cells(lines[0]), ""
    if len(head) > 2 and re.match(r"of |\(", head[-1]):
        remark = f"<caption>{typeset(head.pop())}</caption>"
    if len(head) < 2 or any(re.fullmatch(r"[-+]?[0-9.]+", h) or
                            re.search(r"[][|]", h) for h in head):
        return None
    rows = []
    for line in lines[1:]:
        row = cells(line)
        count = sum(bool(NUMBER.fullmatch(entry)) for entry in row)
        if len(row) != len(head) or count < max(1, len(head) - 1) or any(
                re.search(r"[][|]", e) or len(e) > 32 for e in row):
            break
        rows.append(row)
    rest = lines[len(rows) + 1:]
    if len(rows) < 2 or any(re.search(r"[^ ]  +[^ ]", r) for r in rest):
        return None
    body = "".join("<tr>" + "".join(
        ("<td>" if NUMBER.fullmatch(entry) else '<td class="words">') +
        typeset(entry) + "</td>" for entry in row) + "</tr>" for row in rows)
    top = "".join(f'<th scope="col">{typeset(entry)}</th>' for entry in head)
    return (f'<table class="numbers">{remark}<thead><tr>{top}</tr></thead>'
            f"<tbody>{body}</tbody></table>\n", "\n".join(rest))
