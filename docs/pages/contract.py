"""Reads C for the course, by universal-ctags: each chapter's header, and where
its claims begin and end. Everybody else takes a chapter's functions from the
table that this program writes, tests/NN_name/contract.tsv.

    python3 docs/pages/contract.py                writes all tables (make sync)
    python3 docs/pages/contract.py --check        says which are out of date
    python3 docs/pages/contract.py --print NN_name, or a header's path

The rows of a table, with its fields:

    sum         of what the table is made of (tests/judge/contract.sh)
    question    the one that the chapter answers
    struct      name, the lines where it begins and ends
    member      of a struct: the struct, the member, its type
    enum        name, lines
    constant    of an enum: the enum, the constant, its value
    function    name, type, lines
    text        function, a line of its prototype, without the semicolon
    parameter   function, number from 1, name, type without const, what it is,
                an example, the sizes of an array. It is value, in (an array or
                a pointer that is const), out, or in,out
    claim       exercise, sentence

A comment says what no declaration does: @param[out] and @param[in,out], and a
small number for each argument that is one, in a paragraph of this form:

    Example: n = 4, d_model = 6

A header holds comments, preprocessor lines, prototypes whose parameters have
names, struct, union, enum, typedef and constants.
"""

import collections
import json
import os
import re
import shutil
import sys

import course

Tag = collections.namedtuple("Tag", "kind name line end type scope static")
Parameter = collections.namedtuple("Parameter", "name type kind example sizes")
Claim = collections.namedtuple("Claim", "exercise sentence line end")
TYPE = re.compile(r"(const )?((?:(?:struct|enum|union) )?[a-z_][a-z_0-9 ]*?)"
                  r"(?: ?(\*) ?|)((?:\[[^]]+\])*)")
EXAMPLE = re.compile(r"^Example: ((?:.+\n?)+)", re.M)
PARAM = re.compile(r"@param(?:\[([\w,]+)\])? +(\w+)")


class Unreadable(Exception):
    pass


def tags(path, *options):
    if not shutil.which("ctags"):
        sys.exit("There is no ctags. This installs what is missing:  make "
                 "setup-dev")
    printed = course.printed(
        "ctags", "--quiet", "--options=NONE", "--sort=no",
        "--language-force=C", "--kinds-C=efgmpsz", "--fields=+neSt",
        "--fields-C=+{properties}", *options, "--output-format=json", "-f",
        "-", path)
    for line in printed.splitlines():
        tag = json.loads(line)
        words = tag.get("typeref", "").partition(":")
        kind = "" if words[0] in ("typename", "") else f"{words[0]} "
        yield Tag(tag["kind"], tag["name"], tag["line"],
                  tag.get("end", tag["line"]), kind + words[2],
                  tag.get("scope", ""), "static" in tag.get("properties", ""))


class Function:
    """comment is the text of the one above it, or None."""

    def __init__(self, header, tag):
        self.header, self.name, self.type = header, tag.name, tag.type
        self.lines = tag.line, tag.end
        self.text = header.lines[tag.line - 1:tag.end]
        self.comment = comment_above(header.lines, tag.line)
        text = self.comment or ""
        self.said = [(name, kind) for kind, name in PARAM.findall(text)]
        self.examples = dict(re.findall(r"(\w+) = ([^\s,]+)", "".join(
            EXAMPLE.findall(text))))
        self.parameters = []

    def add(self, tag):
        found = TYPE.fullmatch(tag.type)
        if tag.name.startswith("__anon"):
            self.header.fault(self.lines[0], f"a parameter of {self.name} has no "
                              "name; give it one, the empty exercise needs it")
        if not found or re.search(r"\[(static\b|\*)", tag.type):
            self.header.fault(self.lines[0], f"can't read the {tag.name} of "
                              f"{self.name}; a header holds prototypes with "
                              "TYPE NAME, TYPE *NAME and TYPE NAME[SIZE]")
        const, name, pointer, sizes = found.groups()
        kind = "in" if const else dict(self.said).get(tag.name) or "out"
        sizes = [re.sub(r" *([-+*/]) *", r" \1 ", size)
                 for size in re.findall(r"\[([^]]+)\]", sizes)]
        if not pointer and not sizes:
            kind = "value"
        self.parameters.append(Parameter(
            tag.name, name, kind, self.examples.get(tag.name, "-"), sizes))

    def prototype(self):
        """Line by line, where others may stand before and behind it."""
        whole = "\n".join(self.text)
        found = re.search(rf"([\w ]+[ *]{self.name}\([^;]*);", whole)
        return found.group(1).strip().split("\n")


class Header:
    def __init__(self, path):
        self.path, self.lines = path, course.read(path).split("\n")
        self.functions, self.rows, self.tags = [], [], list(tags(path))
        for tag in self.tags:
            self.take(tag)
        if not self.functions:
            self.fault(1, "no function is declared here; a chapter's header "
                       "has the prototype of each exercise, and a ; behind it")

    def fault(self, line, text):
        raise Unreadable(f"{self.path}:{line}: {text}")

    def take(self, tag):
        if tag.kind == "function":
            self.fault(tag.line, f"{tag.name} has a body; a header holds "
                       "prototypes only: move the body to a .c file")
        elif tag.kind == "prototype":
            if tag.static or re.search(r"\*|long double", tag.type):
                self.fault(tag.line, f"can't read {tag.name}; a header holds "
                           "prototypes that give void, a number or a struct")
            self.functions.append(Function(self, tag))
        elif tag.kind == "parameter" and tag.name != "void":
            self.functions[-1].add(tag)
        elif tag.kind in ("struct", "enum"):
            self.rows.append((tag.kind, tag.name, tag.line, tag.end))
        elif tag.kind == "member":
            self.rows.append(("member", tag.scope, tag.name, tag.type))
        elif tag.kind == "enumerator":
            self.rows.append(("constant", tag.scope, tag.name, sum(
                row[:2] == ("constant", tag.scope) for row in self.rows)))

    def table(self):
        asked = re.search(r"^Question: ((?:.+\n)+)",
                          first_comment(self.lines), re.M)
        yield "question", " ".join(asked.group(1).split()) if asked else ""
        yield from self.rows
        for function in self.functions:
            yield ("function", function.name, function.type, *function.lines)
            for line in function.prototype():
                yield "text", function.name, line
            for number, each in enumerate(function.parameters, 1):
                yield ("parameter", function.name, number, *each[:-1],
                       *each.sizes)


def comment_above(lines, line):
    """Without its stars; None if there is none."""
    above = "\n".join(lines[:line - 1])
    begin = above.rfind("/**")
    return without_stars(above[begin + 3:-2]) \
        if begin >= 0 and above.endswith("*/") else None


def first_comment(lines):
    return without_stars("\n".join(lines).partition("/**")[2].partition("*/")[0])


def without_stars(comment):
    return re.sub(r"^ *\* ?", "", comment, flags=re.M)


def claims(path):
    """Those of a file of tests, and where each begins and ends. ctags tells the
    line where the brackets of Test() are closed."""
    if os.path.exists(path):
        lines = course.read(path).split("\n")
        for tag in tags(path, "-D",
                        "Test(suite,name,...)=void suite##__##name(void)"):
            if "__" in tag.name and tag.kind == "function":
                line = tag.line
                while line > 1 and not lines[line - 1].startswith("Test("):
                    line -= 1
                yield Claim(*tag.name.split("__"), line, tag.end)


def table(of):
    """The text of the table of a chapter, or of a header alone."""
    if of.endswith(".h"):
        rows = Header(of).table()
    else:
        made_of = course.printed("sh", "tests/judge/contract.sh", of, "sum")
        rows = [[made_of.strip()], *Header(course.header(of)).table(), *(
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
            wrong += 1
            continue
        if how == "--print":
            print(text, end="")
        elif not os.path.exists(path) or course.read(path) != text:
            wrong += how == "--check"
            print(f"{path} is out of date. To rewrite it:  make sync" if how
                  else f"rewritten: {path}")
            if not how:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                course.write(path, text)
    return int(wrong > 0)


if __name__ == "__main__":
    options = [word for word in sys.argv[1:] if word.startswith("--")]
    sys.exit(main("".join(options), sys.argv[1 + len(options):]))
