"""The only model of a page, for everything that reads the course's Markdown in
Python: the site, the book, the checks of the lessons, their tables, the pages
that are handed out. The student's verbs have another reader in awk
(tests/verbs/reader.awk), because they must run without Python.

    page = Page("chapters/05_full_formula/README.md")
    page.title                  "05 The full formula"
    page.lines[page.at(node)]   the source: line n of the file is lines[n - 1]
    page.blocks                 the tree: a list of nodes
    page.headings, .anchors     GitHub's anchors, see anchor()
    page.links()                (line, address) of each link and picture
    page.resolve(address)       (path from the top folder, anchor)
    page.section("Quiz")        the blocks below "## Quiz"
    page.entries(3)             each heading "###", and the blocks below it
    page.exercises              name -> its heading "### Write `name`"
    page.questions()            the quiz
    page.faults                 (line, what) of what no reader could read

A node has a kind, the line where it begins, the line behind its end (blocks
only), children or a text, and what else its kind has:

    heading    level, anchor            quote    name: "note", "tip" or ""
    paragraph  tight: in a close list   list     ordered, start
    item                                fold     title; children: all in it
    table      children: rows           row      head; children: cells
    cell                                code     lang, text
    math       text                     figure   light, dark, alt
    mark       name, value, text        html     text
    rule

    text, code_span, formula, html_span: text    strong, em: children
    link       address, children        image    address, alt
    soft       the end of a line        break    a line that ends on purpose

A mark is a comment on lines of its own: <!-- run: clock --> has the name "run"
and the value "clock". What follows marks at once has them as node.marks, a
dictionary: the code below that line has marks["run"] == "clock".
"""

import functools
import os
import posixpath
import re
import sys

import course

try:
    from markdown_it import MarkdownIt
except ImportError:
    # Another Python may stand before the system's, which has the package.
    system = "/usr/bin/python3"
    if os.path.exists(system) and "PAGES_PYTHON" not in os.environ:
        os.environ["PAGES_PYTHON"] = system
        os.execv(system, [system] + sys.orig_argv[1:])
    sys.exit("The pages need Python's markdown-it-py. On Debian, Ubuntu and "
             "Arch this installs it:  make setup-dev\n"
             "Elsewhere:  pip3 install markdown-it-py")


def anchor(text):
    """GitHub's anchor of a heading: small letters, hyphens for blanks, and no
    punctuation. Page counts those that come again."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


class Node:
    def __init__(self, kind, line, **of):
        self.kind, self.line, self.end = kind, line, line
        self.text, self.children, self.marks = "", [], {}
        self.__dict__.update(of)

    def walk(self):
        """This node, and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


def walk(nodes):
    for node in nodes:
        yield from node.walk()


def plain(nodes):
    """The words of nodes without marks; formulas stand between dollars."""
    return "".join(
        f"${n.text}$" if n.kind == "formula" else
        " " if n.kind in ("soft", "break") else
        n.alt if n.kind == "image" else
        "" if n.kind == "html_span" else
        n.text or plain(n.children) for n in nodes)


def curly(text, before="", lang="en"):
    """Quotes and apostrophes as they are printed. A quote opens after nothing,
    a blank or a bracket; before is what stands before the text. Before a letter
    there is an apostrophe, in every language."""
    quotes, out = fixed(lang, FRAME)["“ ” ‘ ’"].split(" "), []
    for c, after in zip(text, text[1:] + " "):
        if c in "\"'":
            opens = not before or before in " \n\t([—–"
            before = "(" if opens else "x"
            c = "’" if c == "'" and not opens and after.isalpha() else \
                quotes[2 * (c == "'") + (not opens)]
        else:
            before = c
        out.append(c)
    return "".join(out)


def curl(nodes, before="", lang="en"):
    """Makes the quotes of inline nodes curly; returns the last sign."""
    for node in nodes:
        if node.kind == "text":
            node.text = curly(node.text, before, lang)
        if node.kind in ("text", "code_span", "formula"):
            before = node.text[-1:] or before
        elif node.kind in ("soft", "break"):
            before = " "
        else:
            before = curl(node.children, before, lang)
    return before


# T_5 and W_Q: a letter with its index. d_model is the name of a variable.
INDEXED = re.compile(r"(?<![A-Za-z0-9_/.&;-])([A-Za-z])_([A-Za-z0-9])"
                     r"(?![A-Za-z0-9_])")
KEPT = r"\\(?:begin|end|text|mathrm|mathbf|operatorname)\{[^}]*\}|\\[A-Za-z]+"
WORD = re.compile(KEPT + r"|(?<![A-Za-z])(?:[A-Za-z]{3,}|PE|pe)(?![A-Za-z])")


def upright(formula):
    """A word of three letters is a name, not a product of three; so is PE."""
    def word(found):
        name = found.group()
        if name.startswith("\\"):
            return name
        if name == "softmax":
            return r"\operatorname{softmax}"
        return rf"\mathrm{{{name}}}"
    return WORD.sub(word, formula)


# ---- Reading -----------------------------------------------------------------

FORMULA = re.compile(r"\$`(.+?)`\$|\$((?:[^$\\]|\\.)+)\$", re.S)


def formula_rule(state, silent):
    """$x$ and $`x`$, or a dollar without its other half."""
    if state.src[state.pos] != "$":
        return False
    found = FORMULA.match(state.src, state.pos, state.posMax)
    if not silent:
        token = state.push("formula" if found else "dollar", "", 0)
        token.content = (found.group(1) or found.group(2)) if found else "$"
    state.pos = found.end() if found else state.pos + 1
    return True


PARSER = MarkdownIt("commonmark").enable("table")
PARSER.inline.ruler.before("escape", "formula", formula_rule)

BLOCKS = {"heading_open": "heading", "paragraph_open": "paragraph",
          "bullet_list_open": "list", "ordered_list_open": "list",
          "list_item_open": "item", "blockquote_open": "quote",
          "table_open": "table", "tr_open": "row", "th_open": "cell",
          "td_open": "cell"}
SPANS = {"code_inline": "code_span", "formula": "formula", "text": "text",
         "dollar": "text", "html_inline": "html_span", "softbreak": "soft",
         "hardbreak": "break"}
MARK = re.compile(r"<!--\s*(/?[\w-]+)\b:?\s*(.*?)\s*-->\n?", re.S)
NAMES = re.compile(r' (?:id|name)="([^"]*)"')


def attribute(html, name):
    return (re.findall(rf'\s{name}="([^"]*)"', html) or [""])[0]


FRAME = 1


@functools.lru_cache(maxsize=None)
def fixed(lang, part=0):
    """The words by which the parts of a lesson are found, or those around a
    page (FRAME) -> this language's, where it has them."""
    languages, *rows = course.records("tests/verbs/fixed.tsv")
    at = languages.index(lang) if lang in languages else 0
    ends = [-1, [any(row) for row in rows].index(False), len(rows)]
    return {row[0]: row[at] if at < len(row) and row[at] else row[0]
            for row in rows[ends[part] + 1:ends[part + 1]]}


def exchanged(text, words):
    """With these words in place of those of a lesson, where they stand for a
    part of it, in Markdown."""
    return re.sub(r"^(#+ |<details><summary>(?:\w+, )?|\*\*)("
                  + "|".join(map(re.escape, words))
                  + r")(?=$|</summary>|: | \d+</summary>|\*\* | `)",
                  lambda found: found[1] + words[found[2]], text, flags=re.M)


class Page:
    def __init__(self, path, text=None):
        """text stands for the content of the file, where that was changed. A
        translation, README.de.md, is read with English words (fixed), and has
        the anchors of the English page; written_lines has the file's lines."""
        self.path = path
        self.lang = (re.findall(r"/README\.(\w+)\.md$", path) or ["en"])[0]
        self.english = None if self.lang == "en" else Page(
            posixpath.dirname(path) + "/README.md")
        if text is None:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        self.written_lines = text.split("\n")
        text = exchanged(text, {local: english for english, local
                                in fixed(self.lang).items()})
        self.lines = text.split("\n")
        self.faults, self.headings, self.anchors = [], [], set()
        self.exercises = {}
        root = Node("page", 1)
        self.open = [root]
        for token in PARSER.parse(text):
            self.take(token)
        self.blocks = root.children
        self.faults += [(node.line, "a <details> has no end")
                        for node in self.open[1:]]
        self.finish(self.blocks)
        first = self.headings[0] if self.headings else None
        self.title = plain(first.children) if first else ""

    # ---- Blocks

    def add(self, node, end=None):
        node.end = end or node.line + 1
        self.open[-1].children.append(node)
        return node

    def take(self, token):
        line = token.map[0] + 1 if token.map else self.open[-1].line
        end = token.map[1] + 1 if token.map else None
        if token.type in BLOCKS:
            self.open.append(self.add(self.begun(token, line), end))
        elif token.type == "inline":
            self.open[-1].children = self.spans(token, line, end)
        elif token.type in ("fence", "code_block"):
            self.code(token, line, end)
        elif token.type == "html_block":
            self.html(token.content, line, end)
        elif token.type == "hr":
            self.add(Node("rule", line), end)
        elif token.nesting < 0 and token.tag not in ("thead", "tbody"):
            self.open.pop()

    def begun(self, token, line):
        node = Node(BLOCKS[token.type], line)
        if node.kind == "heading":
            node.level = int(token.tag[1])
        elif node.kind == "list":
            node.ordered = token.tag == "ol"
            node.start = token.attrs.get("start", 1)
        elif node.kind == "row":
            table = self.open[-1]
            node.head = not table.children
            node.line = table.line + len(table.children) + (not node.head)
        elif node.kind == "paragraph":
            node.tight = token.hidden
        return node

    def code(self, token, line, end):
        if token.type == "fence":
            last = self.lines[end - 2].strip().lstrip("> ")
            if end - 1 == line or not last.startswith(token.markup):
                self.faults.append((line, "a code block has no end: add ```"))
        lang = token.info.strip()
        self.add(Node("math" if lang == "math" else "code", line, lang=lang,
                      text=token.content), end)

    def html(self, text, line, end):
        """Comments, folds and pictures; what else there is stays HTML."""
        mark = MARK.match(text)
        if text.startswith("<!--"):
            if mark:
                self.add(Node("mark", line, name=mark.group(1), text=text,
                              value=mark.group(2)), end)
            self.anchors.update(NAMES.findall(text))
            rest = re.sub(r"<!--.*?-->", "", text, flags=re.S).strip()
            if rest:
                self.add(Node("html", line, text=rest), end)
        elif text.lstrip().startswith("<details"):
            title = re.search(r"<summary>(.*?)</summary>", text, re.S)
            fold = Node("fold", line, title=title.group(1) if title else "")
            self.open.append(self.add(fold, end))
        elif text.lstrip().startswith("</details>"):
            if self.open[-1].kind == "fold":
                self.open.pop().end = end
            else:
                self.faults.append((line, "</details> ends nothing"))
        elif text.startswith("<picture"):
            image = text[text.find("<img"):]
            self.add(Node("figure", line, light=attribute(image, "src"),
                          dark=attribute(text, "srcset"),
                          alt=attribute(image, "alt")), end)
        else:
            self.anchors.update(NAMES.findall(text))
            self.add(Node("html", line, text=text), end)

    # ---- Within a line

    def spans(self, inline, line, end):
        root = Node("spans", line)
        open_ = [root]
        for token in inline.children:
            at = open_[-1].children
            if token.type in ("strong_open", "em_open", "link_open"):
                node = Node(token.type[:-5], line)
                if node.kind == "link":
                    node.address = token.attrs["href"]
                    node.line = self.where(f"]({node.address}", line, end)
                at.append(node)
                open_.append(node)
            elif token.nesting < 0:
                open_.pop()
            elif token.type == "image":
                address = token.attrs["src"]
                at.append(Node("image", self.where(f"]({address}", line, end),
                               address=address, alt=token.content))
            elif token.type in SPANS:
                line += self.span(token, line, at)
        return root.children

    def span(self, token, line, at):
        """Adds a node, and returns how many lines it ends."""
        node = Node(SPANS[token.type], line, text=token.content)
        if node.kind == "html_span":
            self.anchors.update(NAMES.findall(node.text))
            if node.text.startswith("<!--"):
                return 0
        if token.type == "dollar":
            self.faults.append((line, "a $ alone: write \\$, or end the "
                                "formula; for $$ write a block of math"))
        if node.kind == "formula":
            node.text = re.sub(r"\n\s*", " ", node.text)
        if node.kind == "text" and at and at[-1].kind == "text":
            at[-1].text += node.text
        elif node.text or node.kind in ("soft", "break"):
            at.append(node)
        return token.content.count("\n") + (node.kind in ("soft", "break"))

    def where(self, text, line, end):
        for n in range(line, end or line):
            if text in self.lines[n - 1]:
                return n
        return line

    # ---- What follows from the whole

    def finish(self, blocks):
        marks = {}
        for node in blocks:
            if node.kind == "mark":
                marks[node.name] = node.value
                continue
            node.marks, marks = marks, {}
            if node.kind == "heading":
                self.heading(node)
            elif node.kind == "quote":
                self.name_quote(node)
            if node.kind not in ("heading", "paragraph", "row", "code"):
                self.finish(node.children)

    def heading(self, node):
        text = named = plain(node.children)
        if self.english and len(self.headings) < len(self.english.headings):
            named = plain(self.english.headings[len(self.headings)].children)
        slug, n = anchor(named), 0
        while slug in self.anchors:
            n += 1
            slug = f"{anchor(named)}-{n}"
        node.anchor = slug
        self.anchors.add(slug)
        self.headings.append(node)
        exercise = re.fullmatch(r"Write (\w+)", text)
        if exercise and node.children[-1].kind == "code_span":
            self.exercises[exercise.group(1)] = node

    def name_quote(self, node):
        """> [!NOTE] is no part of the text."""
        node.name = ""
        first = node.children[0].children if node.children else []
        found = first and re.fullmatch(r"\[!(\w+)\]", first[0].text)
        if found:
            node.name = found.group(1).lower()
            del first[:2]
            if not first:
                del node.children[0]

    # ---- Asking

    def translation(self, words):
        """A heading, a title or strong words in the language of the page."""
        return re.sub(r"(^|, )(" + "|".join(map(re.escape, fixed("en")))
                      + r")(?=$|:| \d| [<\\]| \w+$)", lambda found: found[1]
                      + fixed(self.lang)[found[2]], words)

    def word(self, words, attribute=False):
        """Words around the text in the language of the page. If the table lacks
        them, and they are more than a word, they are marked as English."""
        local = fixed(self.lang, FRAME).get(words, words)
        if not self.english or attribute or local != words or " " not in words:
            return local
        return f'<span lang="en">{words}</span>'

    def at(self, node):
        """The place of a block in lines."""
        return slice(node.line - 1, node.end - 1)

    def source(self, node):
        return "\n".join(self.lines[self.at(node)])

    def section(self, title):
        """The blocks below the heading of level 2 that has this title."""
        found = []
        inside = False
        for node in self.blocks:
            if node.kind == "heading" and node.level <= 2:
                inside = plain(node.children) == title
            elif inside:
                found.append(node)
        return found

    def entries(self, level):
        """Each heading of this level, and what stands below it."""
        found, heading = [], None
        for node in self.blocks:
            if node.kind == "heading":
                heading = node if node.level == level else None
                if heading:
                    found.append((heading, []))
            elif heading:
                found[-1][1].append(node)
        return found

    def links(self):
        for node in walk(self.blocks):
            if node.kind in ("link", "image"):
                yield node.line, node.address
            elif node.kind == "figure":
                yield from ((self.where(f'"{a}"', node.line, node.end), a)
                            for a in (node.light, node.dark) if a)
            elif node.kind in ("html", "html_span"):
                for value in re.findall(r'(?:href|src|srcset)="([^"]*)"',
                                        node.text):
                    yield from ((node.line, part.split()[0])
                                for part in value.split(", "))

    def resolve(self, address):
        path, _, section = address.partition("#")
        if not path:
            return self.path, section
        path = posixpath.normpath(
            posixpath.join(posixpath.dirname(self.path), path))
        return path, section

    def questions(self):
        """The quiz: blocks of the question, its options, and the fold with the
        answer, which begins with the right letter in bold."""
        asked = []
        for node in self.section("Quiz"):
            first = node.children[0] if node.children else None
            number = node.kind == "paragraph" and first.kind == "strong" and \
                re.match(r"(\d+)\. ", plain([first]))
            if number:
                asked.append(Question(number.group(1), node))
            if asked:
                asked[-1].take(node)
        return asked


class Question:
    def __init__(self, number, node):
        self.number, self.line = number, node.line
        self.blocks, self.answer, self.right = [], None, ""

    def take(self, node):
        if node.kind == "fold" and node.title == "Answer":
            self.answer = node
            first = plain(node.children[0].children) if node.children else ""
            self.right = first[:1]
            return
        self.blocks.append(node)
