#!/usr/bin/env python3
"""The notes as a site, in $BUILD/notes/$EDITION/html. make notes calls it.

    EDITION   student (the default) or instructor
    SITE      where the site will be, if that is known: https://.../

Each page is written as HTML from its model (page.py). Doxygen gets it as a page
of its own, adds the contracts and the sources, and sets the frame around all
of them. Then each page gets its head and its links to functions. It needs
doxygen, rsvg-convert, and the folders of the Debian packages libjs-lunr and
libjs-mathjax. On other systems LUNR and MATHJAX name these folders. The site
fetches nothing from a network.
"""

import glob
import html
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import course
from edition import Edition, read
from page import INDEXED, Writer, curl, curly, plain, upright, walk

NAME = "Positional encoding in C"
NOTES = "docs/notes"
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
  | (?P<call>\b\w+(?=\())""", re.X | re.S | re.M)


FILTER = ('<form id="filter" hidden onsubmit="return false"><label>Show those '
          'with <input type="search" placeholder="a word of it"></label> '
          "<output></output></form>\n")


def escape(text):
    return html.escape(text, quote=False)


def typeset(text):
    """Words for the reader, where nothing stands before them."""
    return indexed(curly(text))


def indexed(text):
    return INDEXED.sub(r"<i>\1</i><sub>\2</sub>", escape(text))


def shortened(text, size=200):
    text = " ".join(text.replace("$", "").split())
    if len(text) <= size:
        return text
    return re.sub(r"[ ,;:.]+\S*$", "", text[:size]) + " ..."


# Doxygen's names for the page of a header, and for that of a source.
def contract_file(name):
    return name.replace("_", "__").replace(".", "_8") + ".html"


def source_file(path):
    return path.replace("/", "_2").replace(".", "_8") + "-example.html"


class Html(Writer):
    """Writes one page. A link to a function is href="@NAME": its address is
    known only when Doxygen has run."""

    def __init__(self, edition, page):
        self.edition, self.page, self.label = edition, page, page.label
        self.images = {}
        self.in_link = False
        self.chapter = os.path.basename(os.path.dirname(page.path))
        self.named = {id(h): name for name, h in page.exercises.items()}
        self.quiz = {id(q.answer): q for q in page.questions()}
        levels = [h.level for h in page.headings[1:]]
        self.shift = min(levels, default=2) - 2
        for node in walk(page.blocks):
            if node.kind in ("heading", "paragraph", "cell"):
                curl(node.children)

    def body(self, contents, before="", after=""):
        text = self.write(self.page.blocks)
        return self.contents(contents) + before + text + after

    # ---- Blocks

    def write(self, nodes):
        """An exercise goes from its heading to the next step."""
        out, exercise = [], False
        for node in nodes:
            step = node.kind == "heading" or node.kind == "paragraph" and \
                plain(node.children[:1]).startswith("Predict.")
            if exercise and step:
                out.append("</div>\n")
                exercise = False
            name = self.named.get(id(node))
            if name:
                out.append(f'<div class="exercise" data-function="{name}" '
                           f'data-chapter="{self.chapter}">\n')
                exercise = True
            out.append(getattr(self, node.kind)(node))
        return "".join(out) + ("</div>\n" if exercise else "")

    def heading(self, node):
        if node.level == 1:
            return ""
        level, words = node.level - self.shift, super().write(node.children)
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
        return ('<ul class="task"><li><span>Write it in</span> '
                f"{shown}</li><li><span>Check it with</span> "
                f"<code>make check CH={self.chapter[:2]}</code></li><li>"
                f'<span>Read first</span> <a href="@{name}">its contract</a>'
                f"</li></ul>\n")

    def paragraph(self, node):
        text = super().write(node.children)
        return text if node.tight else f"<p>{text}</p>\n"

    def list(self, node):
        tag = "ol" if node.ordered else "ul"
        start = f' start="{node.start}"' if node.start != 1 else ""
        return f"<{tag}{start}>{self.write(node.children)}</{tag}>\n"

    def item(self, node):
        return f"<li>{self.write(node.children)}</li>\n"

    def quote(self, node):
        name = f"<p><b>{node.name.capitalize()}.</b></p>" if node.name else ""
        return f"<blockquote>{name}{self.write(node.children)}</blockquote>\n"

    def rule(self, node):
        return "<hr>\n"

    def html(self, node):
        return node.text

    def mark(self, node):
        """A panel that has no picture before it lives starts empty."""
        at = self.page.blocks.index(node) if node in self.page.blocks else -1
        after = self.page.blocks[at + 1:at + 2]
        if node.name == "panel" and not (after and after[0].kind == "figure"):
            return f'<div class="live" data-view="{node.value}"></div>\n'
        return ""

    def fold(self, node):
        """Scripts find the folds of a lesson by what they are."""
        title, kind = typeset(node.title), ""
        hint = re.fullmatch(r"(\w+), hint \d+", node.title)
        question = self.quiz.get(id(node))
        if hint:
            kind = f' data-hint-of="{hint.group(1)}"'
        elif question and not self.edition.teaches:
            kind = (f' class="quiz" data-question="{question.number}" '
                    f'data-right="{question.right}"')
        elif title == "Answer":
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
        made = numbers(node.text) if "run" in node.marks else None
        if made and not made[1]:
            return made[0]
        head, text = made or ("", node.text)
        lang = (node.lang.split() or ["text"])[0]
        text = self.coloured(text) if lang == "c" else escape(text)
        return (f'{head}<pre class="fragment" data-lang="{lang}">'
                f"{text}</pre>\n")

    def coloured(self, text):
        out, at = [], 0
        for found in HIGHLIGHT.finditer(text):
            out.append(escape(text[at:found.start()]))
            at, word = found.end(), escape(found.group())
            if found.lastgroup != "call":
                out.append(f'<span class="{found.lastgroup}">{word}</span>')
            elif word in self.edition.functions:
                out.append(f'<a class="code" href="@{word}">{word}</a>')
            else:
                out.append(word)
        return "".join(out) + escape(text[at:])

    def table(self, node):
        head, rows = node.children[0], node.children[1:]
        return ('<table class="markdownTable"><thead>' + self.row(head) +
                f"</thead><tbody>{self.write(rows)}</tbody></table>\n")

    def row(self, node):
        tag = "th" if node.head else "td"
        return "<tr>" + "".join(
            f"<{tag}>{super(Html, self).write(cell.children)}</{tag}>"
            for cell in node.children) + "</tr>\n"

    def figure(self, node):
        images = self.picture(node.light, node.alt,
                              "light" if node.dark else "plain")
        if node.dark:
            images += self.picture(node.dark, node.alt, "dark")
        text = f'<div class="figure">{images}</div>\n'
        if "panel" in node.marks:
            return (f'<div class="live" data-view="{node.marks["panel"]}">'
                    f"{text}</div>\n")
        return text

    def picture(self, address, alt, kind):
        """An image that is not shown, as those of the other theme, is not
        fetched either, if it is loaded lazily."""
        path = self.edition.picture(self.page, address)
        name = path.replace("/", "-")
        self.images[name] = path
        width, height = re.search(r'viewBox="0 0 (\S+) (\S+)"',
                                  read(path)[:2000]).groups()
        return (f'<img class="figure-{kind}" src="{name}" loading="lazy" '
                f'width="{float(width):.0f}" height="{float(height):.0f}" '
                f'alt="{html.escape(alt)}">')

    # ---- Within a line

    def text(self, node):
        return indexed(node.text)

    def soft(self, node):
        return "\n"

    def html_span(self, node):
        return node.text

    def strong(self, node):
        return f"<b>{super().write(node.children)}</b>"

    def em(self, node):
        return f"<em>{super().write(node.children)}</em>"

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

    def link(self, node):
        inside, self.in_link = self.in_link, True
        words = super().write(node.children)
        self.in_link = inside
        place = self.edition.place(self.page, node.address)
        if place is None:
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
            wanted = head.level - self.shift
            while level > wanted:
                out.append("</li></ul>")
                level -= 1
            if level == wanted:
                out.append("</li>")
            while level < wanted:
                out.append("<ul>")
                level += 1
            out.append(f'<li><a href="#{self.label}--{head.anchor}">'
                       f"{super().write(unlinked(head.children))}</a>")
        out.append("</li></ul>" * (level - 1))
        return ('<details class="toc"><summary>On this page</summary>\n' +
                "".join(out) + "</details>\n")

    def description(self):
        text = ""
        for node in self.page.blocks:
            if node.kind == "paragraph" and len(text) < 90:
                text += " " + plain(node.children)
        return shortened(text)


def unlinked(nodes):
    """Contents are links themselves."""
    out = []
    for node in nodes:
        if node.kind in ("link", "code_span"):
            out += unlinked(node.children) or [as_text(node)]
        else:
            out.append(node)
    return out


def as_text(node):
    node = type(node)("text", node.line, text=node.text)
    return node


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


# ---- The frame ---------------------------------------------------------------

class Site:
    def __init__(self):
        self.edition = Edition(os.environ.get("EDITION", "student"))
        build = os.environ.get("BUILD", "build")
        self.out = Path(build, "notes", self.edition.name)
        self.html, self.stage = self.out / "html", self.out / "site"
        self.raw = self.out / "raw"
        for folder in self.html, self.raw, self.stage:
            shutil.rmtree(folder, ignore_errors=True)
        for folder in self.html, self.stage / "contracts":
            folder.mkdir(parents=True)
        self.writers = {label: Html(self.edition, page)
                        for label, page in self.edition.pages.items()}
        self.live = False

    def build(self):
        self.panels()
        self.pages()
        self.contracts()
        self.frame()
        self.doxygen()
        self.finish()
        self.texts()
        self.order()
        self.assets()

    def title(self, label):
        return curly(self.edition.pages[label].title)

    def pages(self):
        """Each page as HTML, and for Doxygen a line that includes it."""
        listed = []
        for label, writer in self.writers.items():
            title = self.title(label).replace("@", r"\@")
            name = "@mainpage" if label == "index" else f"@page {label}"
            listed.append(f"/** {name} {title}\n"
                          f" @htmlinclude[block] {label}.html */\n")
            depth = 0 if label == "index" else \
                1 if label in ("docs_glossary", "misconceptions") else 2
            text = writer.body(depth, *self.ways_on(label))
            (self.stage / f"{label}.html").write_text(text, "utf-8")
        if self.edition.faults:
            sys.exit("\n".join(self.edition.faults))
        for path in self.edition.sources:
            (self.stage / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.stage / path)
            chapter = path.split("/")[1]
            listed.append(f"/** @example {path}\n"
                          f" *  From chapter @ref chapters_{chapter}. */\n")
        (self.stage / "pages.dox").write_text("".join(listed), "utf-8")

    def ways_on(self, label):
        """Links to the lessons before and after this one."""
        if label == "misconceptions":
            return FILTER, ""
        lessons = [f"chapters_{c}" for c in self.edition.chapters]
        if label not in lessons:
            return "", ""
        around = [("index", "The course")] + [
            (one, self.title(one)) for one in lessons] + [
            ("docs_schemes", "All schemes")]
        at = lessons.index(label) + 1
        links = "".join(
            f'<a rel="{rel}" href="{page}.html"><small>{word}</small> '
            f"<span>{escape(title)}</span></a>" for rel, word, (page, title)
            in (("prev", "Previous", around[at - 1]),
                ("next", "Next", around[at + 1])))
        return (f'<nav class="pager head" aria-label="Lessons, at the head">'
                f"{links}</nav>\n",
                f'<nav class="pager foot" aria-label="Lessons">{links}</nav>')

    def contracts(self):
        for contract in self.edition.contracts.values():
            (self.stage / "contracts" / contract.name).write_text(
                contract.typeset(), "utf-8")

    def item(self, file, title):
        return f'<li><a href="$relpath^{file}">{title}</a></li>\n'

    def items(self, *pages):
        """Those of these pages that the edition has: a label, and a title if
        the page's own is too long."""
        return "".join(
            self.item(f"{label}.html", (title or [self.title(label)])[0])
            for label, *title in pages if label in self.edition.pages)

    def lessons(self):
        out = []
        for chapter in self.edition.chapters:
            label, solution = f"chapters_{chapter}", f"solutions_{chapter}"
            title = re.sub(r"^(\d+) ", r"<b>\1</b> ", escape(self.title(label)))
            line = self.item(f"{label}.html", title)
            if solution in self.edition.pages:
                line = line.replace("</li>", (
                    "<details><summary>Solution</summary>"
                    f'<a href="$relpath^{solution}.html">The solution, '
                    "explained</a></details></li>"))
            out.append(line)
        return "".join(out)

    def navigation(self):
        live = self.item("live/index.html", "The live page")
        out = ["<ul>", self.item("index.html", "The course"),
               live if self.live else "", "</ul>"]
        if self.edition.teaches:
            out += ["<h2>For teachers</h2><ul>", self.items(
                ("teaching",), ("misconceptions", "The misconceptions"),
                ("docs_instructor", "The guide: from hand-out to marks"),
                ("docs_CONTRIBUTING", "Contributing"), ("docs_design",),
                ("docs_changelog",)), "</ul>"]
        out += ['<h2>Lessons</h2><ul class="lessons">', self.lessons(),
                "</ul><h2>To look up</h2><ul>", self.items(
                    ("docs_walkthrough",),
                    ("reading", "How to read these notes"),
                    ("docs_schemes", "All schemes"),
                    ("docs_why", "Why sines, why 10000"), ("docs_glossary",),
                    ("docs_errata",), ("docs_in_the_wild",),
                    ("docs_training",)),
                "</ul><details><summary>Contracts and sources</summary><ul>"]
        out += [self.item(contract_file(c.name),
                          f"<b>{label[9:11]}</b> {c.name}")
                for label, c in self.edition.contracts.items()]
        return "".join(out) + self.item(
            "globals_func.html", "All functions") + self.item(
            "examples.html", "Sources") + "</ul></details>"

    def frame(self):
        text = read(f"{NOTES}/site/frame.html").replace(
            "<!-- navigation -->", self.navigation()).replace(
            "<!-- edition -->", " <small>for teachers</small>"
            if self.edition.teaches else "")
        (self.stage / "header.html").write_text(text, "utf-8")

    def doxygen(self):
        out, stage = self.out, self.stage
        settings = {
            "LAYOUT_FILE": f"{NOTES}/layout.xml", "OUTPUT_DIRECTORY": out,
            "HTML_OUTPUT": "raw", "EXAMPLE_PATH": stage,
            "STRIP_FROM_PATH": f"{stage}/contracts {stage}",
            "WARN_LOGFILE": out / "warnings", "GENERATE_LATEX": "NO",
            "PROJECT_NUMBER": f"\"{self.edition.name}'s notes\"",
            "HTML_HEADER": stage / "header.html",
            "HTML_FOOTER": f"{NOTES}/site/foot.html",
            "HTML_STYLESHEET": f"{NOTES}/notes.css",
            "GENERATE_TAGFILE": stage / "tags",
            "INPUT": f"{stage}/pages.dox {stage}/contracts"}
        (stage / "Doxyfile").write_text(read(f"{NOTES}/Doxyfile") + "".join(
            f"{key} = {value}\n" for key, value in settings.items()))
        result = subprocess.run(["doxygen", stage / "Doxyfile"])
        warnings = (out / "warnings").read_text("utf-8")
        sys.stderr.write(warnings.replace(f"{os.getcwd()}/", ""))
        if result.returncode:
            sys.exit(1)

    # ---- The pages that Doxygen wrote

    def finish(self):
        tags = read(self.stage / "tags")
        self.anchors = {name: f"{file}#{anchor}" for name, file, anchor in
                        re.findall(r'<member kind="function">.*?<name>(\w+)<.*?'
                                   r"<anchorfile>(.*?)</anchorfile>\s*"
                                   r"<anchor>(\w+)<", tags, re.S)}
        about = {contract_file(c.name): shortened(next(c.texts())[1])
                 for c in self.edition.contracts.values()}
        about.update((f"{label}.html", writer.description())
                     for label, writer in self.writers.items())
        for path in glob.glob(f"{self.raw}/*.html"):
            name = os.path.basename(path)
            (self.html / name).write_text(
                self.finished(name, read(path), about.get(name)), "utf-8")

    def finished(self, name, text, about):
        title = re.search(r'<div class="title">(.*?)</div>', text, re.S)
        title = " ".join(title.group(1).split()) if title else NAME
        if name.endswith("_8h.html"):
            title = "Contract: " + title.replace(" File Reference", "")
        text = re.sub(r'<div class="title">.*?</div>',
                      lambda _: f'<h1 class="title">{title}</h1>', text,
                      count=1, flags=re.S)
        plain_title = re.sub("<.*?>", "", title)
        text = text.replace("<!-- title -->",
                            self.head(name, plain_title, about or plain_title))
        if '<div class="live"' in text and self.live:
            text = text.replace("<!-- live -->",
                                '<script src="live.js" defer></script>')
        # Starting MathJax takes most of the time in which a page is shown.
        if not re.search(r"\\[(\[]", re.sub(
                "<!-- mathjax -->.*?<!-- /mathjax -->", "", text, flags=re.S)):
            text = re.sub("<!-- mathjax -->.*?<!-- /mathjax -->", "", text,
                          flags=re.S)
        # No line begins with the comma after a short formula.
        text = re.sub(r"\\\([^()]{1,50}\\\)[,.;:?!)]+",
                      r'<span class="nobr">\g<0></span>', text)
        return re.sub('href="@([^"]*)"',
                      lambda f: f'href="{self.anchors[f.group(1)]}"', text)

    def head(self, name, title, about):
        full = NAME if name == "index.html" else f"{title} | {NAME}"
        title, about = html.escape(title), html.escape(about)
        site = os.environ.get("SITE", "")
        card = {"title": title, "description": about, "type": "website",
                "image": f"{site}card.png", "image:width": 1200,
                "image:height": 630}
        return (f"<title>{html.escape(full, quote=False)}</title>\n"
                f'<meta name="description" content="{about}">\n' + "".join(
                    f'<meta property="og:{key}" content="{value}">\n'
                    for key, value in card.items()) +
                '<meta name="twitter:card" content="summary_large_image">')

    # ---- The texts of the search: what is read, section by section

    def texts(self):
        found = []
        for label, page in self.edition.pages.items():
            found += [(f"{label}.html", self.title(label), *section)
                      for section in sections(label, page)]
        for contract in self.edition.contracts.values():
            file, title = contract_file(contract.name), \
                f"Contract: {contract.name}"
            for function, text in contract.texts():
                anchor = self.anchors[function].split("#")[1] \
                    if function else ""
                found.append((file, title, anchor,
                              function or title, text))
        texts = plain_formulas([entry[-1] for entry in found])
        pages = {}
        for (file, title, anchor, heading, _), text in zip(found, texts):
            pages.setdefault((file, title), []).append(
                [anchor, heading.replace("$", ""), text])
        (self.html / "texts.js").write_text(
            "window.courseTexts = " + json.dumps(
                [[*page, parts] for page, parts in pages.items()],
                ensure_ascii=False, separators=(",", ":")) + ";\n", "utf-8")

    # ---- What else the site has

    def panels(self):
        """The script of the live panels, if it can be built. Without it the
        panels show their pictures."""
        script = self.stage / "live.js"
        if not os.access("docs/explorer/explorer.sh", os.X_OK):
            return
        made = subprocess.run(["docs/explorer/explorer.sh", "--embed", script],
                              stderr=subprocess.PIPE, encoding="utf-8")
        self.live = made.returncode == 0
        if not self.live:
            sys.stderr.write("The notes are without live panels:\n" +
                             made.stderr)
            return
        shutil.copy(script, self.html)
        # All panels on one page, with the reference alone.
        (self.html / "live").mkdir()
        page = read("docs/explorer/page.html")
        for mark, text in (("@page.css@", read("docs/explorer/page.css")),
                           ("@explorer.js@", read(script)),
                           ("@site@", "../index.html")):
            page = page.replace(mark, text)
        (self.html / "live" / "index.html").write_text(page, "utf-8")

    def order(self):
        """For scripts: the lessons as they are read."""
        (self.html / "chapters.json").write_text(json.dumps(
            [{"chapter": chapter, "part": part, "page":
              f"chapters_{chapter}.html", "title": self.title(
                  f"chapters_{chapter}")}
             for chapter, part in course.parts().items()
             if chapter in self.edition.chapters],
            ensure_ascii=False, indent=1) + "\n", "utf-8")

    def assets(self):
        for path in [f"{NOTES}/notes.css", f"{NOTES}/site/favicon.svg",
                     f"{LUNR}/lunr.min.js", *glob.glob(f"{NOTES}/site/*.js")]:
            shutil.copy(path, self.html)
        for writer in self.writers.values():
            for name, path in writer.images.items():
                shutil.copy(path, self.html / name)
        # The part of MathJax that draws TeX as SVG: 3 of its 60 MB.
        for part in ("MathJax.js", "extensions/*.js", "extensions/TeX/*",
                     "jax/element/**/*", "jax/input/TeX/**/*",
                     "jax/output/SVG/*.js", "jax/output/SVG/autoload/*",
                     "jax/output/SVG/fonts/TeX/**/*"):
            for path in glob.glob(f"{MATHJAX}/{part}", recursive=True):
                to = self.html / "mathjax" / os.path.relpath(path, MATHJAX)
                if os.path.isfile(path):
                    to.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, to)
        self.card()

    def card(self):
        """The picture that a shared link shows."""
        picture = re.search(r'<g id="gnuplot_canvas".*(?=^</svg>)',
                            read("docs/figures/heat_map-light.svg"),
                            re.S | re.M).group()
        card = read(f"{NOTES}/site/card.svg").replace(
            "<!-- picture -->", picture)
        (self.stage / "card.svg").write_text(card, "utf-8")
        subprocess.run(["rsvg-convert", "-o", self.html / "card.png",
                        self.stage / "card.svg"], check=True)


def sections(label, page):
    """(anchor, heading, text) of each section. The answers of the quiz are no
    part of it: a search would give them away."""
    out = [["", page.title, []]]
    answers = [q.answer for q in page.questions()]
    for node in page.blocks:
        out += parts(label, node, answers, out[-1])
    return [(anchor, heading, " ".join(" ".join(text).split()))
            for anchor, heading, text in out if "".join(text).strip()]


def parts(label, node, answers, current):
    """Adds the words of a node to the current section; returns new ones."""
    made = []
    if node.kind == "heading" and node.level > 1:
        made.append([f"{label}--{node.anchor}", plain(node.children), []])
    elif node.kind in ("code", "html"):
        current[2].append(node.text.replace("$", " "))
    elif node.kind == "math":
        current[2].append(f"${node.text}$".replace("\n", " "))
    elif node.kind in ("paragraph", "cell"):
        current[2].append(plain(node.children))
    elif node not in answers and node.kind not in ("heading", "mark"):
        current[2].append(getattr(node, "title", ""))
        for child in node.children:
            made += parts(label, child, answers,
                          made[-1] if made else current)
    return made


def plain_formulas(lines):
    """Formulas as a terminal shows them, too."""
    text = subprocess.run(["awk", "-f", "tests/verbs/plain_math.awk"],
                          input="\n".join(lines) + "\n", check=True,
                          stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [line.replace("`", "") for line in text.split("\n")]


MATHJAX = os.environ.get("MATHJAX", "/usr/share/javascript/mathjax")
LUNR = os.environ.get("LUNR", "/usr/share/javascript/lunr")


def main():
    if os.environ.get("EDITION") == "instructor" and \
            not os.path.isdir("solutions"):
        sys.exit("This copy of the course has no solutions, so it can build "
                 "the student's edition only.")
    if not (shutil.which("doxygen") and shutil.which("rsvg-convert") and
            os.path.isdir(MATHJAX) and os.path.isdir(LUNR)):
        sys.exit("The notes need doxygen, rsvg-convert, MathJax 2 and lunr.\n"
                 "This installs them:  make setup-dev")
    site = Site()
    site.build()
    print(site.html / "index.html")


if __name__ == "__main__":
    main()
