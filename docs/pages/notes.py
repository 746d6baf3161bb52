#!/usr/bin/env python3
"""The notes as a site, in $BUILD/notes/$EDITION/html. make notes calls it.

    EDITION   student (the default) or instructor
    SITE      where the site will be, if that is known: https://.../

Each page is written as HTML from its model (page.py). Doxygen gets it as a page
of its own, adds the contracts and the sources, and sets the frame around all
of them. Then each page gets its head, its links to functions, and its formulas,
set by KaTeX. It needs doxygen, rsvg-convert, node, and the folders of the
Debian packages libjs-lunr and libjs-katex. On other systems LUNR and KATEX name
these folders. The site fetches nothing from a network.
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
from course import read, write
from edition import Edition, chosen
from page import FRAME, curly, fixed, plain
from web import Html, around, contract_file, escape, shortened

NAME = "Positional encoding in C"
NOTES = "docs/notes"
FILTER = ('<div id="filter" role="search" hidden><label>Show those '
          'with <input type="search" placeholder="a word of it"></label> '
          "<output></output></div>\n")
# What Doxygen writes as in HTML 4: places that are links, the sides of a cell,
# a heading of two columns that is of none.
MENDED = ((r'<a (?:name="[^"]*" )?id="([^"]*)"(?: name="[^"]*")?></a>',
           r'<span id="\1"></span>'), (r' v?align="\w+"', ""),
          ('<th colspan="2">', '<th colspan="2" scope="colgroup">'))
# The documents behind the course, as a contract names them.
DOCUMENTS = re.compile(r"\b(Lesson 13|First Principles|Slides|Notes"
                       r"|Article 2021)\b(?: \(in docs/sources\.md\))?")
SOURCES = '<a class="el" href="docs_sources.html#docs_sources--the-documents">'


class Site:
    def __init__(self, name):
        self.edition = Edition(name)
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
        self.decks()
        self.assets()

    def title(self, label):
        page = self.edition.pages[label]
        return curly(page.title, lang=page.lang)

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
            write(self.stage / f"{label}.html",
                  writer.body(depth, *self.ways_on(label)))
        if self.edition.faults:
            sys.exit("\n".join(self.edition.faults))
        for path in self.edition.sources:
            (self.stage / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self.stage / path)
            chapter = path.split("/")[1]
            listed.append(f"/** @example {path}\n"
                          f" *  From chapter @ref chapters_{chapter}. */\n")
        write(self.stage / "pages.dox", "".join(listed))

    def ways_on(self, label):
        """Links to the lessons before and after this lesson."""
        if label == "misconceptions":
            return FILTER, ""
        lessons = [f"chapters_{c}" for c in self.edition.chapters]
        if label not in lessons:
            return "", ""
        row = [("index", "The course")] + [
            (lesson, self.title(lesson)) for lesson in lessons] + [
            ("docs_schemes", "All schemes")]
        at, page = lessons.index(label) + 1, self.edition.pages[label]
        links = "".join(
            f'<a rel="{rel}" href="{to}.html"><small>{page.word(word)}</small> '
            f"<span{self.lang(to)}>{escape(title)}</span></a>"
            for rel, word, (to, title) in (("prev", "Previous", row[at - 1]),
                                           ("next", "Next", row[at + 1])))
        head, foot = (page.word(words, True)
                      for words in ("Lessons, at the head", "Lessons"))
        return (f'<nav class="pager head" aria-label="{head}">{links}</nav>\n',
                f'<nav class="pager foot" aria-label="{foot}">{links}</nav>')

    def contracts(self):
        for contract in self.edition.contracts.values():
            write(self.stage / "contracts" / contract.name, contract.typeset())

    def lang(self, label):
        """Which language a title has, where not all are English."""
        pages = self.edition.pages
        return f' lang="{pages[label].lang}"' if label in pages and any(
            page.english for page in pages.values()) else ""

    def item(self, file, title):
        return (f'<li><a href="$relpath^{file}"{self.lang(file[:-5])}>{title}'
                "</a></li>\n")

    def items(self, heading):
        """The pages that navigation.tsv has below this heading."""
        return f"<h2>{heading}</h2><ul>" + "".join(
            self.item(f"{label}.html", (title or [self.title(label)])[0])
            for under, label, *title in
            course.records(f"{NOTES}/navigation.tsv")
            if under == heading and label in self.edition.pages) + "</ul>"

    def lessons(self):
        out, parts, part = [], course.parts(), None
        for chapter in self.edition.chapters:
            if parts[chapter] != part:
                part = parts[chapter]
                out.append('<li class="part">' + (
                    "Workshop" if part == "workshop" else f"Part {part}") +
                    "</li>\n")
            label, solution = f"chapters_{chapter}", f"solutions_{chapter}"
            title = re.sub(r"^(W?\d+) ", r"<b>\1</b> ",
                           escape(self.title(label)))
            line = self.item(f"{label}.html", title)
            if solution in self.edition.pages:
                line = line.replace("</li>", (
                    "<details><summary>Solution</summary>"
                    f'<a href="$relpath^{solution}.html">The solution, '
                    "explained</a></details></li>"))
            out.append(line)
        return "".join(out)

    def navigation(self):
        live = self.item("live/index.html", "See it move")
        out = ["<ul>", self.item("index.html", "The course"),
               live if self.live else "", "</ul>",
               self.items("For teachers") if self.edition.teaches else "",
               '<h2>Lessons</h2><ul class="lessons">', self.lessons(), "</ul>",
               self.items("To look up"),
               "<details><summary>Contracts and sources</summary><ul>"]
        out += [self.item(contract_file(c.name),
                          f"<b>{self.title(label)[:2]}</b> {c.name}")
                for label, c in self.edition.contracts.items()]
        return "".join(out) + self.item(
            "globals_func.html", "All functions") + self.item(
            "examples.html", "Sources") + "</ul></details>"

    def frame(self):
        edition = " <small>for teachers</small>" * self.edition.teaches
        write(self.stage / "header.html", read(f"{NOTES}/site/frame.html")
              .replace("<!-- navigation -->", self.navigation())
              .replace("<!-- edition -->", edition))

    def doxygen(self):
        out, stage = self.out, self.stage
        settings = {
            "LAYOUT_FILE": f"{NOTES}/layout.xml", "OUTPUT_DIRECTORY": out,
            "HTML_OUTPUT": "raw", "DISABLE_INDEX": "YES", "EXAMPLE_PATH": stage,
            "STRIP_FROM_PATH": f"{stage}/contracts {stage}",
            "WARN_LOGFILE": out / "warnings",
            "PROJECT_NUMBER": f"\"{self.edition.name}'s notes\"",
            "HTML_HEADER": stage / "header.html",
            "HTML_FOOTER": f"{NOTES}/site/foot.html",
            "HTML_STYLESHEET": f"{NOTES}/notes.css",
            "GENERATE_TAGFILE": stage / "tags",
            "INPUT": f"{stage}/pages.dox {stage}/contracts"}
        write(stage / "Doxyfile", read(f"{NOTES}/Doxyfile") + "".join(
            f"{key} = {value}\n" for key, value in settings.items()))
        result = subprocess.run(["doxygen", stage / "Doxyfile"])
        sys.stderr.write(read(out / "warnings").replace(f"{os.getcwd()}/", ""))
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
        names = sorted(path.name for path in self.raw.glob("*.html"))
        for name, text in zip(names, typeset_formulas(
                [self.finished(name, read(self.raw / name), about.get(name))
                 for name in names])):
            write(self.html / name, text)

    def finished(self, name, text, about):
        title = re.search(r'<div class="title">(.*?)</div>', text, re.S)
        title = " ".join(title.group(1).split()) if title else NAME
        if name.endswith("_8h.html"):
            title = "Contract: " + title.replace(" File Reference", "")
        elif title == NAME:
            title = "All functions" if "func" in name else "All names"
            text = text.replace("h3>", "h2>").replace(
                '<div id="top">', '<div class="title"></div><div id="top">', 1)
        text = re.sub(r'<div class="title">.*?</div>',
                      lambda _: f'<h1 class="title">{title}</h1>', text,
                      count=1, flags=re.S)
        for old, new in MENDED:
            text = re.sub(old, new, text)
        if "docs_sources" in self.edition.pages:
            text = re.sub("<p ?>Source: .*?</p>", lambda source: DOCUMENTS.sub(
                rf"{SOURCES}\1</a>", source.group()), text, flags=re.S)
        plain_title = re.sub("<.*?>", "", title)
        text = text.replace("<!-- title -->",
                            self.head(name, plain_title, about or plain_title))
        if '<div class="live"' in text and self.live:
            text = text.replace("<!-- live -->",
                                '<script src="near.js" defer></script>')
        page = self.edition.pages.get(name[:-len(".html")])
        if page and page.english:
            text = text.replace('lang="en"', f'lang="{page.lang}"', 1).replace(
                "<script src=", "<script>window.courseWords = " + json.dumps(
                    fixed(page.lang, FRAME)) + ";</script>\n<script src=", 1)
            head, body, rest = re.split("(?=<body>|<main)", text)
            text = head + around(body, page) + rest
        return self.linked(text)

    def linked(self, text, up=""):
        """Functions have their place when Doxygen has run."""
        return re.sub('href="@([^"]*)"', lambda f:
                      f'href="{up}{self.anchors[f.group(1)]}"', text)

    def decks(self):
        """A class has slides; a reader has the lesson."""
        if not self.edition.teaches:
            return
        # Those that are handed the course have no slides.
        from slides import deck
        folder, frame = self.html / "slides", read(self.raw / "index.html")
        folder.mkdir()
        labels = list(self.edition.contracts)
        for label, text in zip(labels, typeset_formulas(
                [deck(self.edition, self.edition.pages[label], frame)
                 for label in labels])):
            write(folder / f"{label[9:]}.html", self.linked(text, "../"))
        for path in glob.glob(f"{NOTES}/slides.*s*"):
            shutil.copy(path, self.html)

    def head(self, name, title, about):
        full = f"{title} | {NAME}"
        title, about = html.escape(title), html.escape(about)
        site = os.environ.get("SITE", "")
        card = {"title": title, "description": about, "type": "website",
                "image": f"{site}card.png", "image:width": 1200,
                "image:height": 630}
        where = site and site + name.replace("index.html", "")
        if where:
            card["url"] = where
        return (f"<title>{html.escape(full, quote=False)}</title>\n" +
                (f'<link rel="canonical" href="{where}">\n' if where else "") +
                f'<meta name="description" content="{about}">\n' + "".join(
                    f'<meta property="og:{key}" content="{value}">\n'
                    for key, value in card.items()) +
                '<meta name="twitter:card" content="summary_large_image">')

    # ---- The texts of the search: what is read, section by section

    def texts(self):
        found = []
        for label, page in self.edition.pages.items():
            # The titles of papers would come before what lessons say.
            found += [(f"{label}.html", self.title(label), *section)
                      for section in sections(label, page)
                      if label != "docs_sources"]
        for contract in self.edition.contracts.values():
            file, title = contract_file(contract.name), \
                f"Contract: {contract.name}"
            for function, text in contract.texts():
                anchor = self.anchors[function].split("#")[1] \
                    if function else ""
                found.append((file, title, anchor,
                              function or title, text, ""))
        texts = iter(plain_formulas([text for entry in found
                                     for text in entry[-2:]]))
        pages = {}
        for file, title, anchor, heading, *_ in found:
            pages.setdefault((file, title), []).append(
                [anchor, heading.replace("$", ""), next(texts), next(texts)])
        write(self.html / "texts.js", "window.courseTexts = " + json.dumps(
            [[*page, parts] for page, parts in pages.items()],
            ensure_ascii=False, separators=(",", ":")) + ";\n")

    # ---- What else the site has

    def panels(self):
        """The script of the live panels, if it can be built. Without it the
        panels show their pictures."""
        script = self.stage / "live.js"
        if not os.path.exists("docs/explorer/explorer.sh"):
            return
        page = "sh", "docs/explorer/explorer.sh"
        made = subprocess.run([*page, "--embed", script],
                              stderr=subprocess.PIPE, encoding="utf-8")
        self.live = made.returncode == 0
        if not self.live:
            sys.stderr.write("The notes are without live panels:\n" +
                             made.stderr)
            return
        shutil.copy(script, self.html)
        # The story and all panels on one page.
        (self.html / "live").mkdir()
        made = subprocess.run(
            [*page, "--around", "../live.js"], check=True,
            env={**os.environ, "SITE": "../"}, stdout=subprocess.PIPE)
        (self.html / "live" / "index.html").write_bytes(made.stdout)

    def order(self):
        """For scripts: the lessons as they are read."""
        parts = course.parts()
        write(self.html / "chapters.json", json.dumps(
            [{"chapter": chapter, "part": parts[chapter],
              "page": f"chapters_{chapter}.html",
              "title": self.title(f"chapters_{chapter}")}
             for chapter in self.edition.chapters],
            ensure_ascii=False, indent=1) + "\n")

    def assets(self):
        for path in [f"{NOTES}/notes.css", f"{NOTES}/print.css",
                     f"{NOTES}/site/favicon.svg", f"{LUNR}/lunr.min.js",
                     *glob.glob(f"{NOTES}/site/*.js")]:
            shutil.copy(path, self.html)
        for writer in self.writers.values():
            for name, path in writer.images.items():
                shutil.copy(path, self.html / name)
        (self.html / "fonts").mkdir()
        shutil.copy(f"{KATEX}/katex.min.css", self.html)
        for path in glob.glob(f"{KATEX}/fonts/*.woff2"):
            shutil.copy(path, self.html / "fonts")
        self.card()
        self.found()

    def found(self):
        """For who comes to a page that there is not, and for who searches. At
        any depth links are whole addresses, which only a site has."""
        site = os.environ.get("SITE", "")
        text = re.sub(r'(<div class="textblock">).*(?=</div></div><!-- Page)',
                      r'\1<p>There is no such page. <a href="index.html">The '
                      "first page</a> leads to all others, and <kbd>/</kbd> "
                      "searches them.</p>", read(self.html / "index.html"),
                      flags=re.S)
        text = re.sub(r'<link rel="canonical".*\n', "", text)
        text = re.sub(r'(<h1 class="title">|<title>).*?(?=</)',
                      r"\1No such page", text, flags=re.S)
        if site:
            text = text.replace("<head>", f'<head>\n<base href="{site}">')
            write(self.html / "sitemap.xml",
                  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns='
                  '"http://www.sitemaps.org/schemas/sitemap/0.9">\n' + "".join(
                      f"<url><loc>{site}{page}.html</loc></url>\n"
                      for page in self.writers) + "</urlset>\n")
        write(self.html / "404.html", text)

    def card(self):
        """The picture that a shared link shows."""
        picture = re.search(r'<g id="gnuplot_canvas".*(?=^</svg>)', heat_map(),
                            re.S | re.M).group()
        write(self.stage / "card.svg", read(f"{NOTES}/site/card.svg").replace(
            "<!-- picture -->", picture))
        subprocess.run(["rsvg-convert", "-o", self.html / "card.png",
                        self.stage / "card.svg"], check=True)


def heat_map():
    """The figure without the frame that the lesson speaks of."""
    return re.sub(r"<path stroke='rgb\( 31,  35,  40\)'[^>]*>", "",
                  read("docs/figures/heat_map-light.svg"))


def sections(label, page):
    """(anchor, heading, text, folded) of each section. An answer that is folded
    is found, and not shown. Those of the quiz are no part of it."""
    out = [["", page.title, [], []]]
    quiz = [q.answer for q in page.questions()]

    def take(node, folded):
        texts = out[-1][2 + folded]
        if node.kind == "heading" and node.level > 1:
            out.append([f"{label}--{node.anchor}",
                        page.translation(plain(node.children)), [], []])
        elif node.kind in ("code", "html"):
            texts.append(node.text.replace("$", " "))
        elif node.kind == "math":
            texts.append(f"${node.text}$".replace("\n", " "))
        elif node.kind in ("paragraph", "cell"):
            texts.append(plain(node.children))
        elif node not in quiz and node.kind not in ("heading", "mark"):
            title = getattr(node, "title", "")
            texts.append(page.translation(title))
            for child in node.children:
                take(child, folded or title == "Answer")

    for node in page.blocks:
        # The tables of these pages are lists of lessons.
        if node.kind != "table" or label not in ("index", "docs_walkthrough"):
            take(node, False)
    return [(anchor, heading, *(" ".join(" ".join(words).split())
                                for words in texts))
            for anchor, heading, *texts in out if "".join(texts[0] + texts[1])
            .strip()]


def plain_formulas(lines):
    """Formulas as a terminal shows them, too."""
    text = subprocess.run(["awk", "-f", "tests/verbs/reader.awk",
                           "-f", "tests/verbs/plain.awk"],
                          input="\n".join(lines) + "\n", check=True,
                          stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [re.sub("[bp]matrix|[lr]vert|`", "", line)
            for line in text.split("\n")]


FORMULA = re.compile(
    r"<(pre|code|script)\b.*?</\1>|\\\((.*?)\\\)([,.;:?!]*)|"
    r"\\\[(.*?)\\\]", re.S)
STYLE = '<link href="katex.min.css" rel="stylesheet">'


def typeset_formulas(pages):
    """The pages with formulas as HTML and MathML, which no script draws. A
    comma is set with its formula, so that no line begins with it."""
    def tex(found):
        _, inside, after, alone = found.groups()
        end = f"\\text{{{after}}}" if after else ""
        return html.unescape(inside or alone).strip() + end, bool(alone)

    wanted = sorted({tex(found) for page in pages
                     for found in FORMULA.finditer(page) if not found[1]})
    made = subprocess.run(["node", f"{NOTES}/formulas.js", KATEX],
                          input=json.dumps(wanted), stdout=subprocess.PIPE,
                          encoding="utf-8")
    if made.returncode:
        sys.exit(1)
    known = dict(zip(wanted, json.loads(made.stdout)))
    out = [FORMULA.sub(lambda found: found[0] if found[1]
                       else known[tex(found)], page) for page in pages]
    # The tab shows contracts, and their formulas, below exercises.
    return [page.replace("<!-- formulas -->", STYLE if re.search(
        'class="(katex|exercise)"', page) else "") for page in out]


KATEX = os.environ.get("KATEX", "/usr/share/javascript/katex")
LUNR = os.environ.get("LUNR", "/usr/share/javascript/lunr")


def main():
    site = Site(chosen("doxygen", "rsvg-convert", "node", KATEX, LUNR))
    site.build()
    print(site.html / "index.html")


if __name__ == "__main__":
    main()
