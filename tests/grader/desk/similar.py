"""make similar OUT=folder [LAST="folder ..."]: whose files are alike. OUT is
where make grade has put its marks; LAST are those of earlier years.

Common answers to short exercises are alike by themselves. So what counts is
rare: ten tokens in a row, with all names and numbers taken for one (structure),
or a line or a comment as it was written (words), that few have. Each counts the
more, the fewer they are. A short function is no evidence, nor is what was
handed out. OUT/similar.csv has all pairs, OUT/similar.html the first ones side
by side, with what counted.
"""

import os
import re
import subprocess
import sys
from collections import defaultdict
from html import escape
from itertools import combinations, groupby
from math import log
from pathlib import Path
from zlib import crc32

from marks import as_csv
from results import name_of, printable
from said import said
from student import page, write
from tables import decoded

TOKEN = re.compile(
    r"(?P<no>/\*.*?(?:\*/|\Z)|//[^\n]*|#[^\n]*)|(?P<name>[A-Za-z_]\w*)"
    r"""|(?P<one>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\.?\d[\w.]*)"""
    r"|[-+*/%<>=!&|^]=|<<|>>|\+\+|--|&&|\|\||->|\S", re.DOTALL)
# These words stay what they are; all other names are one.
WORDS = set("""if else for while do return switch case break continue double
    float int size_t long char void sizeof struct pow exp exp2 log log2 sin cos
    fabs floor ceil sqrt fmod acos malloc free memcpy""".split())
ROW, WINDOW = 10, 5             # tokens in a row; of so many rows one counts
SHORT = 40                      # tokens of a function that is no evidence
LONGEST = 60_000                # bytes; all references together have 31,000
SHOWN, ON_PAGE = 15, 30


def functions(text):
    """The tokens of each function: (what, start, end); and the comments."""
    found, name, last, depth, comments = {}, "", "", 0, []
    for at in TOKEN.finditer(text):
        what = at[0]
        if at["no"]:
            comments.append(at)
            continue
        if depth == 0 and what == "(":
            name = last
        depth += (what == "{") - (what == "}" and depth > 0)
        if depth or what == "}":
            normal = what if what in WORDS else "n" if at["name"] else \
                "0" if at["one"] else what
            found.setdefault(name, []).append((normal, *at.span()))
        last = what
    return found, comments


class File:
    """What counts of one file: where[PRINT] is where it stands."""

    def __init__(self, text, owner=None, given=()):
        self.text, self.owner, self.where = text, owner, defaultdict(list)
        found, comments = functions(text)
        for name, tokens in found.items():
            if len(tokens) >= SHORT:
                self.add_structure(name, tokens)
                self.add_lines(name, text[tokens[0][1]:tokens[-1][2]],
                               tokens[0][1])
        for comment in comments:
            self.add_lines("a comment", comment[0], comment.start())
        for what in given:
            self.where.pop(what, None)

    def add_structure(self, name, tokens):
        rows = [(crc32(" ".join(t[0] for t in tokens[k:k + ROW]).encode()), k)
                for k in range(len(tokens) - ROW + 1)]
        chosen = {min(rows[k:k + WINDOW])
                  for k in range(len(rows) - WINDOW + 1)}
        for what, k in chosen:
            self.where[what].append((name, tokens[k][1],
                                     tokens[k + ROW - 1][2]))

    def add_lines(self, name, text, start):
        for line in re.finditer(r"[^\n]+", text):
            words = " ".join(re.findall(r"\w+|[^\w\s]", line[0]))
            if len(re.sub(r"\W", "", words)) > 8:
                self.where[words].append((name, start + line.start(),
                                          start + line.end()))

    def marked(self, prints):
        """As HTML: 1 for the same structure, 2 for the same words."""
        tone = bytearray(len(self.text))
        for what in sorted(prints, key=lambda p: isinstance(p, str)):
            for _, start, end in self.where[what]:
                tone[start:end] = bytes([1 + isinstance(what, str)]) * (
                    end - start)
        return "".join(
            f"<mark class=m{kind}>{part}</mark>" if kind else part
            for kind, run in groupby(range(len(tone)), tone.__getitem__)
            for part in [escape("".join(self.text[k] for k in run))])


class Pair:
    def __init__(self, one, other):
        self.one, self.other = one, other
        self.prints, self.score = set(), [0, 0]     # structure, words

    def functions(self):
        return sorted({name for p in self.prints
                       for name, *_ in self.one.where[p]})

    def said(self):
        same = self.one.text.split() == self.other.text.split()
        return "the same, word for word" if same else \
            ", ".join(self.functions())


def pairs_of(files):
    """The files of one chapter, two by two, those first that share the most of
    what few have. Of two earlier years nothing is asked."""
    owners, pairs = defaultdict(list), {}
    for file in files:
        for what in file.where:
            owners[what].append(file)
    most = max(3, min(30, len(files) // 12))
    for what, having in owners.items():
        for two in combinations(having, 2) if len(having) <= most else ():
            if two[0].owner[0] and two[1].owner[0]:
                continue
            pair = pairs.setdefault(two, Pair(*two))
            pair.prints.add(what)
            pair.score[isinstance(what, str)] += log(
                (len(files) + 1) / len(having))
    return sorted(pairs.values(), key=lambda p: (
        -sum(p.score), p.one.owner, p.other.owner))


def files_of(chapter, heaps):
    """HEAPS: the year (or nothing) and the folder of each."""
    name = f"{chapter[3:]}.c"
    header = f"chapters/{chapter}/{chapter[3:]}.h"
    stub = subprocess.run(["awk", "-f", "tests/judge/stub.awk", header],
                          capture_output=True, check=True).stdout.decode()
    given = [*File(stub).where, *File(Path(header).read_text()).where]
    for year, folder in heaps:
        for path in sorted(folder.glob(f"[!.]*/{name}")):
            owner = year, name_of(path.parent.name)
            if path.stat().st_size > LONGEST:
                print(f"Not compared, since it is long: {shown(owner)}, {name}")
                continue
            text = printable(decoded(path.read_bytes())[0])
            yield File(text, owner, given)


def shown(owner):
    return f"{owner[1]} ({owner[0]})" if owner[0] else owner[1]


def side_by_side(chapter, pair):
    one, other = (f"<div><h3>{escape(shown(f.owner))}</h3>"
                  f"<pre>{f.marked(pair.prints)}</pre></div>"
                  for f in (pair.one, pair.other))
    return (f"<h2>{chapter[:2]} <span class=soft>structure {pair.score[0]:.0f}"
            f", words {pair.score[1]:.0f}: {escape(pair.said())}</span></h2>"
            f"<div class=two>{one}{other}</div>")


def main(out, last):
    if not Path(out, "submissions").is_dir():
        print(said("page", "out"), file=sys.stderr)
        return 2
    heaps = [("", Path(out, "submissions"))] + [
        (Path(year).name, Path(year, "submissions")) for year in last.split()]
    rows = [(chapter, pair)
            for chapter in Path(out, "chapters").read_text().split()
            for pair in pairs_of(list(files_of(chapter, heaps)))]
    rows.sort(key=lambda row: -sum(row[1].score))
    write(Path(out, "similar.csv"), as_csv([
        ("chapter", "student", "other", "structure", "words", "where"),
        *((chapter, *map(shown, (p.one.owner, p.other.owner)),
           *(round(s) for s in p.score), p.said()) for chapter, p in rows)]))
    write(Path(out, "similar.html"), page("Alike", (
        "<h1>Alike</h1><p>" + said("page", "alike") + "</p>") + "\n".join(
            side_by_side(*r) for r in rows[:ON_PAGE])))
    for chapter, p in rows[:SHOWN]:
        print(f"  {sum(p.score):4.0f}  {chapter[:2]}  {shown(p.one.owner)} and "
              f"{shown(p.other.owner)}: {p.said()}")
    print(f"\nAll of them: {out}/similar.csv. Side by side: {out}/similar.html"
          "\nLook at those far above all others, and talk to both.")
    return 0


if __name__ == "__main__":
    sys.exit(main(os.environ.get("OUT", ""), os.environ.get("LAST", "")))
