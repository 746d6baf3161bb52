"""What a person writes beside a student's code. COMMENTS is a folder with a
copy of each file that was graded, KEY/name.c. In any editor one writes there

    code of the student         //! about this line
    //! about the line above; or, on top, about the whole file
    //! [-1] the same, and a point less in this chapter
    //! @wide and some words    a text that is used often, from phrases.csv

A mark that a student has written is not one in the copy (// !), so whoever
marks has written all that are. Where the student's file is another one by now,
the line of a comment is looked for.
"""

import re
from difflib import SequenceMatcher
from pathlib import Path
from textwrap import wrap

from results import printable
from rules import Adjustment, number
from sentences import sentence
from tables import Problem, Table, decoded

MARK = "//!"
NOTE = re.compile(r"(?:\[([+-]?[\d.,]+)\])? *(?:@([\w-]+))? *(.*)")
PHRASES = {name: (name,) for name in ("key", "points", "text")}
MOST_LINES = 3000               # that are compared


def lines_of(path):
    text = decoded(path.read_bytes())[0].rstrip()
    return [printable(line.rstrip()) for line in re.split(r"\r\n|\r|\n", text)]


def code_of(path):
    return [line.replace(MARK, "// !") for line in lines_of(path)]


def same_lines(old, new):
    """For the number of a line in OLD that of the same line in NEW."""
    old, new = (["".join(line.split()) for line in lines]
                for lines in (old, new))
    if old == new:
        return {k: k for k in range(len(old) + 1)}
    if max(len(old), len(new)) > MOST_LINES:
        return {0: 0}
    blocks = SequenceMatcher(None, old, new, False).get_matching_blocks()
    return {0: 0} | {a + k: b + k for a, b, size in blocks
                     for k in range(1, size + 1)}


class Comments:
    """All comments: those on a student's files are found[KEY]."""

    def __init__(self, folder, submissions, chapters):
        self.folder, self.submissions = Path(folder), submissions
        self.chapters = {f"{c[3:]}.c": c for c in chapters}
        self.phrases, self.found = self.read_phrases(), {}
        for copy in sorted(self.folder.glob("*/[!.#]*[!~]")):
            if copy.is_file():
                self.read(copy)

    def read_phrases(self):
        path = self.folder / "phrases.csv"
        if not path.is_file():
            return {}
        table = Table(path, "The file of phrases", PHRASES)
        table.refuse_others("who marks")
        rows = [dict.fromkeys(PHRASES, "") | table.cells(at)
                for at in range(1, len(table.rows))]
        return {row["key"]: (row["points"], row["text"]) for row in rows}

    def read(self, copy):
        code, comments = [], []     # after so many lines, of line, text
        for at, line in enumerate(lines_of(copy), 1):
            before, mark, text = line.partition(MARK)
            if before.strip() or not mark:
                code.append(before)
            if mark:
                comments.append((len(code), f"{copy}, line {at}", text.strip()))
        if not comments:
            return
        key, chapter = copy.parent.name, self.chapters.get(copy.name)
        source = self.submissions / key / copy.name
        if not chapter or not source.parent.is_dir():
            raise Problem("not_graded", copy=copy)
        now = same_lines(code, code_of(source) if source.exists() else [])
        for line, where, text in comments:
            points, reason = self.note(text, where)
            if line not in now:
                reason += " (About a line that is not there now: " \
                    f"{code[line - 1].strip()})"
            self.found.setdefault(key, []).append(
                Adjustment(chapter, points, reason, now.get(line, 0)))

    def note(self, text, where):
        """Points and words of a comment."""
        points, key, words = NOTE.fullmatch(text).groups()
        if key and key not in self.phrases:
            raise Problem("phrase", where=where, key=key)
        worth, phrase = self.phrases.get(key, ("", ""))
        words = f"{phrase} {words}".strip()
        if words[:1] == "[":
            raise Problem("bracket", where=where)
        if not words:
            raise Problem("no_words", where=where)
        return number(points or worth or "0", where, -10000, 10000), words

    def copy_new(self):
        """A copy of each file that has none, or one in which nobody wrote."""
        made = 0
        for source in sorted(self.submissions.glob("[!.]*/*.c")):
            copy = self.folder / source.parent.name / source.name
            text = "\n".join(code_of(source)) + "\n"
            if not copy.is_file() or (MARK not in (
                    mine := "\n".join(lines_of(copy))) and mine + "\n" != text):
                try:
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    ignored = self.folder / ".gitignore"
                    if not ignored.exists():
                        ignored.write_text("*\n")
                    copy.write_text(text)
                    made += 1
                except OSError as error:    # another file has its name
                    print(sentence("list", "no_copy", copy=copy,
                                   why=error.strerror.lower()) + "\n")
        if made:
            print(f"{self.folder} has new copies to write comments into: "
                  f"{made}. A comment begins with {MARK}\n")


# --- in a report

def named_lines(chapter):
    """What the tests say at a line, once for each exercise."""
    named = {}
    for claim in chapter.claims:
        for line in claim.lines:
            named.setdefault(line, {}).setdefault(
                claim.exercise, claim.message[0][1])
    return named


def as_text(comments, code):
    """For report.txt: a line of the student's, and what was said of it."""
    last = 0
    for comment in comments:
        if comment.line != last and comment.line <= len(code):
            yield f"    {code[comment.line - 1].strip()}"
        last = comment.line
        yield from wrap(str(comment), 76, initial_indent="  ",
                        subsequent_indent="  ", break_long_words=False)
