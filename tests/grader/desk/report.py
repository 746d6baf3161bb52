"""Every report of the grader. Run by the scripts beside it:

    report.py single FOLDER POINTS           reports of one student, and
                                             look-at.txt for the instructor
    report.py platform FORM FOLDER           JSON for a platform (platforms.py)
    report.py class OUT WORK POINTS KNOWN    everybody's reports, grades.csv,
                                             class.html, a summary on the
                                             terminal

The class is read from OUT/students and from the lists of collect.py in WORK.
Only reports that were written with other points, or not yet, are written. KNOWN
is the folder with the fingerprints of known mistakes. From the environment come
ROSTER, DEADLINE, LATE, ASSIGNMENT, ADJUSTMENTS, ATTEMPTS, RUBRIC, BY_HAND and
COMMENTS (docs/instructor.md).
"""

import os
import sys
from pathlib import Path
from textwrap import fill

import classroom
import feedback
import platforms
import student
from comments import Comments
from jobs import side_by_side
from marks import UNMARKED, Marks, Student, grades_csv, upload
from results import Damaged, Points, about, printable, read_result
from roster import Roster
from rules import Rules
from sentences import WORDS, sentence
from tables import Problem, nearest


def lines(path):
    return path.read_text("utf-8", "surrogateescape").splitlines() \
        if path.exists() else []


def known_mistakes(folder):
    """What the known mistakes are called: (chapter, id) and explanation."""
    called = {}
    for path in sorted(folder.iterdir()):
        for line in path.read_text().splitlines():
            kind, *part = line.split("\t")
            if kind == "misconception":
                name = path.name, part[0]
            elif kind == "text":
                called[name] = part[0]
    return called


def single(folder, points):
    result, worth = student.write_reports(folder, points)
    boards = student.read_boards(folder)
    student.write(folder / "summary.md",
                  student.summary(result, worth, boards))
    if result.flags:
        student.write(folder / "look-at.txt", "".join(
            about(*flag) + "\n" for flag in result.flags))


# --- the class

def read_rules(out, work, points_file):
    """The students, the roster, and the rules; or what is wrong with them."""
    settings = os.environ
    students = sorted(map(Student.read, lines(work / "students")),
                      key=lambda s: s.key)
    roster = Roster(settings["ROSTER"]) if settings.get("ROSTER") else None
    if roster:
        # An attempt belongs to whom the first belongs to.
        roster.match({s.key: s.of for s in students})

    def submitted(key):
        noted = lines(out / "submissions" / key / "submitted")
        return noted[0] if noted else ""

    chapters = sorted({test[0] for test in Points.read(points_file).tests})
    comments = Comments(settings["COMMENTS"], out / "submissions", chapters) \
        if settings.get("COMMENTS") else None
    return students, roster, Rules(settings, roster, students, chapters,
                                   submitted), comments


def rewrite(marks, tests_now):
    """Writes the reports that are not up to date. Returns who was graded with
    other tests than there are now: they keep points and reports."""
    old, others = [], []
    for standing in (s for s in marks.standings if s.graded):
        key, account = standing.student.key, marks.account(standing)
        folder, points = marks.out / "students" / key, marks.points_of(key)
        comments = standing.comments + [a for a in standing.personal.adjustments
                                        if a.line]
        if not (folder / "points").exists() or \
                (folder / "points").read_text() != points.text or \
                student.account_before(folder) != [
                    *account, *map(str, comments)]:
            old.append((folder, points.text, account, comments, standing.added))
        if points.tests != marks.points.tests or \
                lines(folder / "tests.sum") not in ([], tests_now):
            others.append(key)
    # What a student has written is read in a process for each of these alone.
    for _ in side_by_side(old, lambda r: student.write_reports(*r) and 0):
        pass
    return others


def whole_class(out, work, points_file, known):
    students, roster, rules, comments = read_rules(out, work, points_file)
    if comments:
        comments.copy_new()
    marks = Marks(out, students, roster, rules, Points.read(points_file),
                  comments and comments.found, lines(work / "others"))
    # Whatever happens now, none of another time is left beside new marks.
    for name in ("upload.csv", "upload.txt", "feedback.zip"):
        (out / name).unlink(missing_ok=True)
    others = rewrite(marks, lines(points_file.with_name("tests.sum")))
    student.write(out / "grades.csv", grades_csv(marks))
    student.write(out / "class.html",
                  classroom.class_html(marks, known_mistakes(known)))
    feedback.pack(marks)
    if roster:
        table, text = upload(marks, os.environ.get("ASSIGNMENT") or "Grade")
        student.write_bytes(out / "upload.csv", table)
        student.write(out / "upload.txt", text)
    return finish(marks, others)


def print_list(title, names):
    if names:
        print(fill(sentence("list", title), 78))
        for name in names:
            print(f"  {printable(name)}")
        print()


def print_strangers(marks):
    """Folders that fit nobody, each with the people whose it may be."""
    free = [s.person.name for s in marks.absent if s.person.name]
    rows = []
    for stranger in marks.strangers:
        names = nearest(stranger.of, free)
        rows.append(stranger.name + (f"    perhaps {' or '.join(names)}"
                                     if names else ""))
    print_list("strangers", rows)


def print_unmarked(marks):
    waiting = sum(1 for s in marks.lines if s.why.startswith(UNMARKED))
    if waiting and waiting == len(marks.lines):
        print_list("unmarked", [f"everybody: {UNMARKED}"])
        return
    print_list("unmarked", [
        f"{s.name}: {s.why}" for s in marks.lines if s.why.startswith(UNMARKED)
        or not s.counts and not s.why.startswith("another attempt")])


def finish(marks, others):
    """What the terminal shows at the end; the status."""
    missing = [s for s in marks.standings if not s.graded]
    print_list("others", others)
    if marks.roster:
        print_list("absent", [s.person.called for s in marks.absent
                              if s.personal.excused is None])
        print_strangers(marks)
        if marks.students and not marks.roster.found:
            table = marks.roster.table
            print_list("nobody", map(table.header.__getitem__,
                                     sorted(table.column.values())))
    print_list("unplaced", marks.unplaced)
    print_list("beyond", [text for s in marks.lines for text in s.beyond])
    print_unmarked(marks)
    number = len(marks.students)
    late = sum(1 for s in marks.standings if s.late and s.late.days)
    print(f"{number} submission{'s' * (number != 1)}, "
          + f"{late} late, " * marks.rules.on
          + f"{marks.flagged} to look at.\n")
    for what in WORDS["where"]:
        if marks.roster or what != "to upload":
            print(f"  {what:<10}  " + sentence("where", what, out=marks.out))
    if missing:
        print("\n" + sentence("list", "missing", out=marks.out))
        print("".join(f"  {s.student.key}\n" for s in missing), end="")
    return 1 if missing else 0


def main(command, *given):
    if command == "single":
        single(Path(given[0]), Path(given[1]).read_text())
    elif command == "platform":
        folder = Path(given[1])
        print(platforms.as_json(given[0], read_result(folder / "result"),
                                Points.read(folder / "points")))
    else:
        return whole_class(*map(Path, given))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (Problem, Damaged) as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
