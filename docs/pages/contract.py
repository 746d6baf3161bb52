"""Reads C for the course, by universal-ctags: each chapter's header, and where
its claims begin and end. Everybody else takes a chapter's functions from the
table that this program writes, tests/NN_name/contract.tsv. docs/design.md has
its rows.

    python3 docs/pages/contract.py              writes all tables (make sync)
    python3 docs/pages/contract.py NN_name      writes this one
    python3 docs/pages/contract.py --check ...  names those out of date
    python3 docs/pages/contract.py --print NN_name, or a header's path

A header holds comments, preprocessor lines, prototypes whose parameters have
names, struct, union, enum, typedef and constants. What no declaration says is
in the comment above a function: @param[out] and @param[in,out], and a small
number for each argument that is one, as in "Example: n = 4, d_model = 6".
"""

import collections
import functools
import glob
import json
import os
import re
import shutil
import sys
import types

import course
from course import wording

Parameter = collections.namedtuple("Parameter", "name type kind example sizes")
Claim = collections.namedtuple("Claim", "exercise sentence line end")
NUMBER = r"double|float|size_t|int|bool|enum \w+"
TYPE = re.compile(rf"(?:(const )?({NUMBER})|(const )(struct \w+)(?= ?[*[]))"
                  r"(?: ?(\*) ?|)((?:\[[\w +*/-]+\])*)")
EXAMPLE = re.compile(r"^Example: ((?:.+\n?)+)", re.M)
ABSENT = {"typeref": "", "scope": "", "properties": "", "end": 0}
PARAM = re.compile(r"@param(?:\[([\w,]+)\])? +(\w+)")


class Unreadable(Exception):
    pass


@functools.lru_cache(maxsize=None)
def linked_names():
    """Each function that is linked with an exercise, and the file it is in."""
    files = [path for folder in ("tests/harness", "tests/guesses",
                                 "tests/grader/worker", "docs/tab/c",
                                 "docs/engine")
             for path in sorted(glob.glob(f"{folder}/*.c"))]
    return {tag.name: tag.path for tag in tags(*files) if
            tag.kind == "function" and "static" not in tag.properties}


def tags(*paths):
    if not shutil.which("ctags"):
        sys.exit(wording("not_installed", "ctags"))
    printed = course.printed(
        "ctags", "--quiet", "--options=NONE", "--sort=no",
        "--language-force=C", "--kinds-C=efgmpsz", "--fields=+neSt",
        "--fields-C=+{properties}", "--output-format=json", "-f", "-", *paths)
    for line in printed.splitlines():
        tag = types.SimpleNamespace(**{**ABSENT, **json.loads(line)})
        tag.type = tag.typeref.replace("typename:", "").replace(":", " ")
        yield tag


class Function:
    def __init__(self, header, tag):
        self.header, self.name, self.type = header, tag.name, tag.type
        self.lines = tag.line, tag.end
        self.comment = comment_above(header.lines, tag.line)
        if self.comment is None:
            self.fault("no_comment")
        self.directions = [(name, kind) for kind, name in
                           PARAM.findall(self.comment)]
        self.examples = dict(re.findall(r"(\w+) = ([^\s,]+)", "".join(
            EXAMPLE.findall(self.comment))))
        self.parameters = []

    def fault(self, what, *values):
        self.header.fault(self.lines[0], what, self.name, *values)

    def add(self, tag):
        found = TYPE.fullmatch(tag.type)
        if tag.name.startswith("__anon"):
            self.fault("no_name")
        if not found:
            self.fault("no_kind", tag.name)
        pointer, sizes = found.groups()[-2:]
        kind = dict(self.directions).get(tag.name) or "out"
        if not pointer and not sizes:
            kind = "value"
        elif tag.type.startswith("const "):
            kind = "in"
        self.parameters.append(Parameter(
            tag.name, found.group(2) or found.group(4), kind,
            self.examples.get(tag.name, "-"),
            [re.sub(r" *([-+*/]) *", r" \1 ", size)
             for size in re.findall(r"\[([^]]+)\]", sizes)]))

    def check(self):
        """Its comment has its parameters in their order, a small number for
        each that is one, and what it returns."""
        if self.directions != [
                (each.name, "" if each.kind in ("in", "value") else each.kind)
                for each in self.parameters]:
            self.fault("params")
        if list(self.examples) != [each.name for each in self.parameters
                                   if each.kind == "value"]:
            self.fault("example")
        if ("@return" in self.comment) == (self.type == "void"):
            self.fault("return")

    def rows(self):
        """The prototype is line by line, where others may stand beside it."""
        first, last = self.lines
        text = re.search(rf"([\w ]+[ *]{self.name}\([^;]*);", "\n".join(
            self.header.lines[first - 1:last])).group(1)
        yield "function", self.name, self.type, first, last
        for line in text.strip().split("\n"):
            yield "text", self.name, line
        for number, each in enumerate(self.parameters, 1):
            yield ("parameter", self.name, number, *each[:-1], *each.sizes)


class Header:
    def __init__(self, path):
        self.path, self.lines = path, course.read(path).split("\n")
        self.functions, self.others = [], []
        for tag in tags(path):
            self.take(tag)
        if not self.functions:
            self.fault(1, "no_function")
        for function in self.functions:
            function.check()

    def fault(self, line, what, *values):
        raise Unreadable(f"{self.path}:{line}: {wording(what, *values)}")

    def take(self, tag):
        if tag.kind == "function":
            self.fault(tag.line, "body", tag.name)
        elif tag.kind == "prototype":
            if "static" in tag.properties or \
                    not re.fullmatch(f"void|{NUMBER}", tag.type):
                self.fault(tag.line, "static", tag.name)
            if tag.name in linked_names():
                self.fault(tag.line, "linked", tag.name,
                           linked_names()[tag.name])
            self.functions.append(Function(self, tag))
        elif tag.kind == "parameter":
            self.functions[-1].add(tag)
        elif tag.kind == "member":
            self.others.append((tag.kind, tag.scope, tag.name, tag.type))
        elif tag.kind == "enumerator":
            self.others.append(("constant", tag.scope, tag.name, sum(
                row[:2] == ("constant", tag.scope) for row in self.others)))
        else:
            self.others.append((tag.kind, tag.name, tag.line, tag.end))

    def rows(self):
        asked = re.search(r"^Question: ((?:.+\n)+)",
                          first_comment(self.lines), re.M)
        yield "question", " ".join(asked.group(1).split()) if asked else ""
        yield from self.others
        for function in self.functions:
            yield from function.rows()


def comment_above(lines, line):
    """Without its stars; None if there is none."""
    above = "\n".join(lines[:line - 1])
    begin = above.rfind("/*")
    return without_stars(above[begin + 3:-2]) \
        if above.endswith("*/") and above[begin:].startswith("/**") else None


def first_comment(lines):
    text = "\n".join(lines).partition("/**")[2]
    return without_stars(text.partition("*/")[0])


def without_stars(comment):
    return re.sub(r"^ *\* ?", "", comment, flags=re.M)


def claims(path):
    """Those of a file of tests, and where each begins and ends. ctags tells the
    line where the brackets of Test() are closed."""
    lines = course.read(path).split("\n") if os.path.exists(path) else []
    for tag in lines and tags(
            "-D", "Test(suite,name,...)=void suite##__##name(void)", path):
        if "__" in tag.name and tag.kind == "function":
            line = tag.line
            while line > 1 and not lines[line - 1].startswith("Test("):
                line -= 1
            yield Claim(*tag.name.split("__"), line, tag.end)


def table(of):
    """The text of the table of a chapter, or of a header alone."""
    if of.endswith(".h"):
        rows = Header(of).rows()
    else:
        made_of = course.printed("sh", "tests/judge/contract.sh", of, "sum")
        rows = [[made_of.strip()], *Header(course.header(of)).rows(), *(
            ("claim", *claim[:2]) for claim in claims(course.tests(of)))]
    return "".join("\t".join(map(str, row)) + "\n" for row in rows)


def main(how, chapters):
    wrong = 0
    for chapter in chapters or course.chapters():
        path = f"tests/{chapter}/contract.tsv"
        try:
            text = table(chapter)
        except Unreadable as fault:
            print(fault, file=sys.stderr)
            wrong = 1
            continue
        if how == "--print":
            print(text, end="")
        elif not os.path.exists(path) or course.read(path) != text:
            if how != "--check":
                os.makedirs(os.path.dirname(path), exist_ok=True)
                course.write(path, text)
            print(f"{'stale' if how else 'rewritten'}: {path}")
    return wrong


if __name__ == "__main__":
    options = [word for word in sys.argv[1:] if word.startswith("--")]
    sys.exit(main("".join(options), sys.argv[1 + len(options):]))
