"""Every report of the grader. Run by the scripts beside it:

    report.py student FOLDER POINTS          reports of one student
    report.py single FOLDER POINTS           the same, with summary.md, and
                                             look-at.txt for the instructor
    report.py platform FORM FOLDER           JSON for a platform (platforms.py)
    report.py class OUT WORK POINTS KNOWN    everybody's reports, grades.csv,
                                             class.html, a summary on the
                                             terminal

The class is read from OUT/students and from the lists of collect.py in WORK.
Only reports that were written with other points, or not yet, are written. KNOWN
is the folder with the fingerprints of known mistakes. From the environment come
ROSTER, DEADLINE, LATE and ASSIGNMENT (docs/instructor.md).
"""

import csv
import io
import os
import sys
from pathlib import Path

import classroom
import platforms
import student
from results import Points, about, name_of, printable, read_result
from roster import Policy, Problem, Roster


def lines(path):
    return path.read_text("utf-8", "surrogateescape").splitlines() \
        if path.exists() else []


def known_mistakes(folder):
    """What the known mistakes are called: (chapter, id) and explanation."""
    said = {}
    for path in sorted(folder.iterdir()):
        for line in path.read_text().splitlines():
            kind, *part = line.split("\t")
            if kind == "misconception":
                name = path.name, part[0]
            elif kind == "text":
                said[name] = part[0]
    return said


def single(folder, points):
    result, worth = student.write_reports(folder, points)
    boards = student.read_boards(folder)
    student.write(folder / "summary.md",
                  student.summary(result, worth, boards))
    if result.flags:
        student.write(folder / "look-at.txt", "".join(
            about(*flag) + "\n" for flag in result.flags))


def rewrite(out, keys, points):
    """Writes the reports that are not up to date. Returns who was graded with
    other tests than there are now: they keep points and reports."""
    others, tests = [], Points(points).tests
    for key in keys:
        folder = out / "students" / key
        if not (folder / "result").exists():
            continue
        old = folder / "points"
        if old.exists():
            before = Points.read(old)
            if before.text == points:
                continue
            if before.tests != tests:
                others.append(key)
                continue
        student.write_reports(folder, points)
    return others


def send_back(group):
    """A page for each student in one folder, called as the student is."""
    folder = group.out / "feedback"
    folder.mkdir(exist_ok=True)
    for key, _, _ in group.results():
        page = group.out / "students" / key / "report.html"
        student.write(folder / f"{key}.html", page.read_text("utf-8"))


def upload(group, heading):
    marks = {}
    for key, result, points in group.results():
        person = group.roster.person(key)
        if person:
            after = classroom.mark(group, key, points.total(result))[2]
            marks[person.row] = f"{after:g}"
    out = io.StringIO()
    # As it came: the platform must know its own names again.
    csv.writer(out, lineterminator="\n").writerows(
        group.roster.upload(heading, marks))
    return out.getvalue()


def tell(title, names):
    if names:
        print(title)
        for name in names:
            print(f"  {printable(name)}")
        print()


def whole_class(out, work, points_file, known):
    keys = lines(work / "all")
    names = dict(line.split("\t") for line in lines(work / "names"))
    others = rewrite(out, keys, points_file.read_text())
    roster = Roster(os.environ["ROSTER"]) if os.environ.get("ROSTER") else None
    if roster:
        roster.match({key: name_of(names.get(key, key)) for key in keys})

    def submitted(key):
        noted = lines(out / "submissions" / key / "submitted")
        return noted[0] if noted else ""

    policy = Policy(os.environ.get("DEADLINE"), os.environ.get("LATE"), roster,
                    submitted)
    group = classroom.Class(out, keys, names, roster, policy)
    student.write(out / "grades.csv", classroom.grades_csv(group))
    student.write(out / "class.html",
                  classroom.class_html(group, known_mistakes(known)))
    send_back(group)
    if roster:
        heading = os.environ.get("ASSIGNMENT") or "Grade"
        student.write(out / "upload.csv", upload(group, heading))
    return finish(group, others)


def finish(group, others):
    """What the terminal shows at the end; the status."""
    graded = [(key, result) for key, result, _ in group.results()]
    have = {key for key, _ in graded}
    missing = [key for key in group.keys if key not in have]
    flagged = sum(1 for _, result in graded if result.flags)
    tell("These were graded with other tests than there are now, and keep the\n"
         "points of then. To grade one again:  make regrade WHO=NAME", others)
    if group.roster:
        tell("These are in the roster and handed in nothing:",
             [p.name or p.email or p.id
              for p in group.roster.without(group.keys)])
        tell("These handed in, and nobody in the roster fits them:",
             [group.name(k) for k in group.keys if not group.roster.person(k)])
    number = len(group.keys)
    print(f"{number} submission{'s' * (number != 1)}, {flagged} to look at.\n")
    print(f"  marks       {group.out}/grades.csv")
    if group.roster:
        print(f"  to upload   {group.out}/upload.csv")
    print(f"  the class   {group.out}/class.html")
    print(f"  a student   {group.out}/students/.../report.html")
    print(f"  to send     {group.out}/feedback/")
    if missing:
        print("\nThese have no result yet; the same command tries them again\n"
              f"(the reasons: {group.out}/errors):")
        print("".join(f"  {key}\n" for key in missing), end="")
    return 1 if missing else 0


def main(command, *given):
    if command == "student":
        student.write_reports(Path(given[0]), Path(given[1]).read_text())
    elif command == "single":
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
    except Problem as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
