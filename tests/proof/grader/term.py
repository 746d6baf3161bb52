"""A term of a class that is made up: term.py STUDENTS WEEKS (term.sh). Each
evening is a line: its seconds by the clock, those of a processor, what was
done, and below it what is wrong.

The marks are worked out here a second time, as docs/instructor.md says it, with
nothing of the grader's: a file's points are what `make check` says in a clone.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from operator import sub
from pathlib import Path
from random import Random

COUNT, WEEKS = map(int, sys.argv[1:])
CLASS = [f"student-{k:04}" for k in range(1, COUNT + 1)]
HERE, ROOM = "tests/proof/grader", Path("build/term").resolve()
CLONE = {who: ROOM / "clones" / who for who in ["home", *CLASS]}
two_at_once = ThreadPoolExecutor(2).map
ENV = {k: v for k, v in os.environ.items() if not re.match("BUILD|MAKE|MF", k)}
faults, at_home = [], {}


def run(*command, cwd=".", **more):
    done = subprocess.run(command, cwd=cwd, env=ENV | more, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.returncode}\n{done.stdout}")
    return done.stdout


def evening(when, work, *given):
    begun, before = os.times(), len(faults)
    what = work(*given)
    *computed, clock = map(sub, os.times(), begun)
    print(f"{when:17}{clock:5.0f} s {sum(computed):5.0f} s  {what}",
          *faults[before:], sep="\n  ✗ ", flush=True)


def rows(path, tab="\t"):
    return [line.split(tab) for line in Path(path).read_text().splitlines()]


def path_of(chapter, kind="chapters", end=".c"):
    return f"{kind}/{chapter}/{chapter[3:]}{end}"


def passed(chapter, text):
    """How many tests pass at home."""
    text = re.sub(r"/\* by .*\n", "", text)
    known = at_home.setdefault(chapter, {})
    if text not in known:
        (CLONE["home"] / path_of(chapter)).write_text(text)
        run("sh", "-c", f"make check CH={chapter[:2]} || :", cwd=CLONE["home"])
        verdict = CLONE["home"] / f"build/check/{chapter}/verdict"
        known[text] = len(re.findall(
            r"^claim\t.*?\t.*?\tpassed\t", verdict.read_text(), re.M))
    return known[text]


class Week:
    """A line of term.tsv: what the class hands in, and what becomes of it."""

    def __init__(self, number, chapters, due, late, most, attempts):
        self.name, self.room = f"week {number}", ROOM / f"week-{number}"
        self.chapters = [next(Path("chapters").glob(n + "_*")).name
                         for n in chapters.split()]
        self.due = datetime.fromisoformat(due + "T23:59:59")
        self.late, self.most, self.attempts = int(late), int(most), attempts
        self.tries = {who: [] for who in CLASS}     # when, files
        self.comments = {who: [] for who in CLASS}  # points, words
        self.rules = {
            "CH": chapters, "DEADLINE": due, "ATTEMPTS": attempts,
            "LATE": f"{late} % a day, at most {most} %",
            "ROSTER": f"{ROOM}/roster.csv", "SUBMISSIONS": f"{self.room}/in",
            "COMMENTS": f"{self.room}/comments", "OUT": f"{self.room}/marks"}
        (self.room / "in").mkdir(parents=True)

    def hand_in(self, who, again=""):
        """From the clone, on time or late; again with somebody else's work."""
        chance = Random(f"{self.name} {who} {again}")
        folder, tries = self.room / "in" / who, self.tries[who]
        at = self.due + timedelta(chance.choice([0] * 8 + [1, 5]) + bool(again),
                                  -420 * (CLASS.index(who) + 30))
        files = dict(tries[-1][1]) if tries else {}
        for chapter in self.chapters:
            source = ROOM / "class" / (again or who) / path_of(chapter)
            if source.exists():
                files[chapter] = f"{source.read_text()}/* by {who}{again} */\n"
        for chapter, text in files.items():
            (CLONE[who] / path_of(chapter)).write_text(text)
            folder.mkdir(exist_ok=True)
            (folder / f"{chapter[3:]}.c").write_text(text)
            os.utime(folder / f"{chapter[3:]}.c", (at.timestamp(),) * 2)
        run("git", "commit", "--allow-empty", "-qam", "Mine", cwd=CLONE[who])
        if files:
            self.tries[who] = tries * bool(self.attempts) + [(at, files)]

    def comment(self):
        """What three teachers write beside, or below, a line of some files."""
        for copy in sorted((self.room / "comments").glob("student-*/*.c")):
            who, lines = copy.parent.name, copy.read_text().splitlines()
            chance = Random(f"{self.name} {who} {copy.name}")
            at, points = chance.randrange(len(lines)), chance.choice([-1, 0, 1])
            words = f"{who}, {copy.stem}: a word of a teacher's."
            if chance.random() < 0.5:
                self.comments[who].append((points, words))
                lines[at] += chance.choice(["  ", "\n"]) + "//! " + \
                    f"[{points:+}] " * bool(points) + words
                copy.write_text("\n".join(lines) + "\n")

    def again(self):
        """Who hands in again is graded again, by three teachers at a time."""
        chance = Random(self.name)
        again = chance.sample([w for w in CLASS if self.tries[w]], COUNT // 9)
        for who in again:
            self.hand_in(who, chance.choice(CLASS))
        if not self.attempts:
            run("sh", "-c", 'printf "%s\\n" "$@" | xargs -P 3 -I "{}" '
                'make -s regrade WHO="{}"', "-", *again, **self.rules)
        return len(again)

    def mark(self, who):
        """What should stand in upload.csv."""
        marks, extra = [0], sum(points for points, _ in self.comments[who])
        for at, files in self.tries[who]:
            points = sum(passed(*file) for file in files.items()) + extra
            days = max(0, -((self.due - at) // timedelta(1)))
            less = min(self.most, self.late * days)
            marks.append(round(max(0, points) * (100 - less) / 100, 2))
            extra = 0               # a second attempt has no comments
        return max(marks) if self.attempts == "best" else marks[-1]

    def check(self):
        """Every mark that goes out, every comment in its report, and the work
        in each clone, whatever has been merged."""
        run("make", "-s", "grade", **self.rules)
        for who, given in rows(self.room / "marks/upload.csv", ",")[1:]:
            if given == "" or abs(float(given) - self.mark(who)) > 0.006:
                faults.append(f"{who}: {given}, not {self.mark(who)}")
            report = self.room / "marks/students" / who / "report.txt"
            faults.extend(      # its lines are broken anywhere
                f"\"{words}\" is lost" for _, words in self.comments[who]
                if words not in " ".join(report.read_text().split()))
            faults.extend(
                f"{who}: a merge has changed {chapter}" for _, files in
                self.tries[who][-1:] for chapter, text in files.items()
                if (CLONE[who] / path_of(chapter)).read_text() != text)
        return f"{sum(map(bool, self.tries.values()))} of {COUNT} marked, " \
            f"{sum(map(len, self.comments.values()))} comments"

    def evening(self):
        list(two_at_once(self.hand_in, CLASS))
        run("make", "-s", "grade", **self.rules)
        self.comment()
        return f"{self.again()} hand in {self.rules['CH']} again; " \
            f"{self.check()}"

    def anew(self):
        """After a correction: whoever was graded before it is named."""
        named = run("make", "-s", "grade", **self.rules)
        faults.extend(f"{who}: nobody says that a test has changed"
                      for who in CLASS if self.tries[who]
                      and f"\n  {who}\n" not in named)
        run("rm", "-r", f"{self.room}/marks/students")
        return self.check()


def hand_out(weeks):
    """A starter, which each clone merges; and what each student will write."""
    run(f"{HERE}/make_class.sh", str(COUNT), f"{ROOM}/class", TAME="1",
        CH=" ".join(week.rules["CH"] for week in weeks))
    run("make", "-s", "starter", f"DIR={ROOM}/starter")
    list(two_at_once(fetch, CLONE.values()))
    return f"{COUNT} clones have it"


def fetch(clone):
    run("sh", "-ec", '[ -e "$1" ] || exec git clone -q "$0" "$1"\n'
        'cd "$1"; git stash -q; git pull -q --no-rebase --no-edit',
        f"{ROOM}/starter", str(clone))


def update(name, weeks, week):
    """What term_updates.tsv changes."""
    for of, folder, end, old, new in rows(f"{HERE}/term_updates.tsv"):
        path = Path(path_of(week.chapters[-1], folder, end))
        if of == name:
            path.write_text(re.sub(old, new, path.read_text()))
    run("python3", "docs/pages/contract.py")
    at_home.pop(week.chapters[-1], None)
    return f"{name} in {week.chapters[-1]}: {hand_out(weeks)}"


def main():
    weeks = [Week(k, *row) for k, row in enumerate(
        rows(f"{HERE}/term.tsv")[:WEEKS], 1)]
    (ROOM / "roster.csv").write_text("\n".join(["name", *CLASS]))
    evening("handed out", hand_out, weeks)
    for week in weeks:
        if week is weeks[-(-2 * WEEKS // 3) - 1]:
            evening("an update", update, "a new function", weeks, week)
        evening(week.name, week.evening)
        if week is weeks[(WEEKS - 1) // 3]:
            evening("an update", update, "a corrected test", weeks, week)
            evening(f"{week.name}, anew", week.anew)
    for week in weeks:
        evening(f"at last, {week.name}", week.check)
    sys.exit(len(faults) > 0)


if __name__ == "__main__":
    main()
