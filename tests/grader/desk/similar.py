"""make similar OUT=folder [LAST="folder ..."]: whose files are alike. OUT is
where make grade has put its marks; LAST are those of earlier years.

Common answers to short exercises are alike by themselves. So what counts is
rare: ten tokens in a row, with all names and numbers taken for one (structure),
or a line or a comment as it was written (words). Each counts the more, the
fewer different files have it: a file that many have handed in word for word is
one. A short function is no evidence, nor is what was handed out with the
chapter. Who have the same in common are one group, however many they are.
OUT/similar.csv has the groups, OUT/similar.html two files of each of the first
ones side by side, with what counted.
"""

import os
import re
import subprocess
import sys
from collections import Counter, defaultdict
from heapq import nlargest
from html import escape
from itertools import combinations, groupby
from math import log
from pathlib import Path
from zlib import crc32

from marks import as_csv
from results import name_of, printable
from sentences import sentence
from student import page, write
from tables import decoded

TOKEN = re.compile(
    r"(?P<no>/\*.*?(?:\*/|\Z)|//[^\n]*|#[^\n]*)|(?P<name>[A-Za-z_]\w*)"
    r"""|(?P<literal>"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\.?\d[\w.]*)"""
    r"|[-+*/%<>=!&|^]=|<<|>>|\+\+|--|&&|\|\||->|\S", re.DOTALL)
# These words stay what they are; all other names are one.
WORDS = set("""if else for while do return switch case break continue double
    float int size_t long char void sizeof struct pow exp exp2 log log2 sin cos
    fabs floor ceil sqrt fmod acos malloc free memcpy""".split())
ROW, WINDOW = 10, 5             # tokens in a row; of so many rows one counts
SHORT = 40                      # tokens of a function that is no evidence
LONGEST = 60_000                # bytes; all references together have 31,000
SHOWN, ON_PAGE, LISTED = 15, 30, 1000   # groups; of a chapter
NAMED = 4                       # of a group, on the terminal
CODE = re.compile(r"^```c\n(.*?)^```", re.MULTILINE | re.DOTALL)


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
                "0" if at["literal"] else what
            found.setdefault(name, []).append((normal, *at.span()))
        last = what
    return found, comments


class File:
    """What counts of one file: where[PRINT] is where it stands."""

    def __init__(self, text, owner=None, given=None):
        """Without GIVEN it is handed out, and all of it counts."""
        self.text, self.owner, self.where = text, owner, defaultdict(list)
        found, comments = functions(text)
        for name, tokens in found.items():
            if len(tokens) >= SHORT or given is None:
                self.add_structure(name, tokens, 1 if given is None else WINDOW)
                self.add_lines(name, text[tokens[0][1]:tokens[-1][2]],
                               tokens[0][1])
        for comment in comments:
            self.add_lines("a comment", comment[0], comment.start())
        for what in given or ():
            self.where.pop(what, None)
        self.words = " ".join(text.split())

    def add_structure(self, name, tokens, window):
        rows = [(crc32(" ".join(t[0] for t in tokens[k:k + ROW]).encode()), k)
                for k in range(len(tokens) - ROW + 1)]
        chosen = {min(rows[k:k + window])
                  for k in range(len(rows) - window + 1)}
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


class Group:
    """FILES that have these PRINTS in common."""

    def __init__(self, prints, files, weight):
        self.prints, self.files = prints, files
        self.structure, self.words = (sum(
            weight[p] for p in prints if isinstance(p, kind))
            for kind in (int, str))

    @property
    def score(self):
        return self.structure + self.words

    @property
    def same(self):
        return len({file.words for file in self.files}) == 1

    def names(self):
        return [shown(file.owner) for file in self.files]

    def evidence(self):
        return "the same, word for word" if self.same else ", ".join(sorted({
            name for p in self.prints for name, *_ in self.files[0].where[p]}))

    def summary(self):
        names, number = self.names(), len(self.files)
        if number > NAMED:
            names[NAMED:] = [f"{number - NAMED} more"]
        return f"{number} files, " * (number > 2) + ", ".join(names[:-1]) + \
            f" and {names[-1]}: {self.evidence()}"


def groups_of(files):
    """The files of one chapter: those first that share the most of what few
    others have. Of earlier years alone nothing is asked."""
    texts = {}
    for file in files:
        texts.setdefault(file.words, []).append(file)
    heads = [same[0] for same in texts.values()]
    number = Counter(what for head in heads for what in head.where)
    weight = {what: log((len(files) + 1) / n) for what, n in number.items()}
    pairs = [two for two in combinations(heads, 2)
             if not (two[0].owner[0] and two[1].owner[0])]
    pairs += [same[:1] * 2 for same in texts.values() if len(same) > 1]

    def score(two):
        return sum(map(weight.get, two[0].where.keys() & two[1].where.keys()))

    found = {}
    for head, other in nlargest(LISTED, pairs, score):
        prints = frozenset(head.where.keys() & other.where.keys())
        if prints and prints not in found and not head.owner[0]:
            found[prints] = Group(prints, [
                file for file in files if prints <= file.where.keys()], weight)
    return found.values()


def files_of(chapter, heaps):
    """HEAPS: the year (or nothing) and the folder of each. What all have from
    the course are the chapter's files, and the code in its lesson."""
    name = f"{chapter[3:]}.c"
    here = Path("chapters", chapter)
    header, lesson = here / f"{chapter[3:]}.h", here / "README.md"
    stub = subprocess.run(["awk", "-f", "tests/judge/stub.awk", header],
                          capture_output=True, check=True).stdout.decode()
    texts = [stub, header.read_text(), (here / "worked.c").read_text(), *(
        f"f(void)\n{{\n{code}\n}}" for code in CODE.findall(
            lesson.read_text()))]
    given = {what for text in texts for what in File(text).where}
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


def side_by_side(chapter, group):
    left, right = (f"<div><h3>{escape(shown(f.owner))}</h3>"
                   f"<pre>{f.marked(group.prints)}</pre></div>"
                   for f in group.files[:2])
    names = f"<p>{len(group.files)} files: {escape('; '.join(group.names()))}"
    return (f"<h2>{chapter[:2]} <span class=soft>structure "
            f"{group.structure:.0f}, words {group.words:.0f}: "
            f"{escape(group.evidence())}</span></h2>"
            f"{names * (len(group.files) > 2)}"
            f"<div class=two>{left}{right}</div>")


def main(out, last):
    if not Path(out, "submissions").is_dir():
        print(sentence("page", "out"), file=sys.stderr)
        return 2
    heaps = [("", Path(out, "submissions"))] + [
        (Path(year).name, Path(year, "submissions")) for year in last.split()]
    rows = [(chapter, group)
            for chapter in Path(out, "chapters").read_text().split()
            for group in groups_of(list(files_of(chapter, heaps)))]
    rows.sort(key=lambda row: (not row[1].same, -row[1].score))
    write(Path(out, "similar.csv"), as_csv([
        ("chapter", "student", "other", "files", "structure", "words", "where"),
        *((chapter, g.names()[0], "; ".join(g.names()[1:]), len(g.files),
           round(g.structure), round(g.words), g.evidence())
          for chapter, g in rows)]))
    write(Path(out, "similar.html"), page("Alike", (
        "<h1>Alike</h1><p>" + sentence("page", "alike") + "</p>") + "\n".join(
            side_by_side(*r) for r in rows[:ON_PAGE])))
    for chapter, g in rows[:SHOWN]:
        print(f"  {g.score:4.0f}  {chapter[:2]}  {g.summary()}")
    print(f"\nAll of them: {out}/similar.csv. Side by side: {out}/similar.html"
          "\nLook at those far above all others, and talk to both.")
    return 0


if __name__ == "__main__":
    sys.exit(main(os.environ.get("OUT", ""), os.environ.get("LAST", "")))
