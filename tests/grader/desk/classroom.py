"""The class: grades.csv, class.html, and the marks as a platform takes them."""

import csv
import io
from collections import Counter
from html import escape

from results import Points, about, name_of, read_result, words
from student import page

KINDS = {
    "wrong": "wrong numbers that fit no known mistake",
    "luck": "right by luck: a variable that was never set",
    "endless": "an endless loop",
    "overrun": "writing outside an array",
    "bounds": "writing outside an array",
    "overread": "reading outside an array",
    "segfault": "an invalid pointer",
    "null": "an invalid pointer",
    "leak": "memory never freed",
    "lost": "tests that did not run",
    "forbidden": "asking the system for what no exercise needs",
    "forged": "bytes that were no answer",
    "skipped": "tests skipped after one that timed out",
}
NOT_RUN = {
    "compile": "a file that does not build",
    "link": "a file that does not build",
    "main": "a file with a main of its own",
    "refused": 'a file that was not run (see "to look at" below)',
}


def look_at(result):
    return [about(chapter[:2], text) if chapter != "-" else text
            for chapter, text in result.flags]


def safe(value):
    """A spreadsheet must not take a name for a formula."""
    text = str(value)
    return "'" + text if text[:1] in tuple("=+@-\t") else text


class Class:
    """The students of a run, in order, with or without a result. It reads one
    result at a time, so a class can have any size."""

    def __init__(self, out, keys, names, roster, policy):
        self.out, self.keys, self.names = out, keys, names
        self.roster, self.policy = roster, policy

    def results(self):
        for key in self.keys:
            folder = self.out / "students" / key
            if (folder / "points").exists():
                yield key, read_result(folder / "result"), \
                    Points.read(folder / "points")

    def name(self, key):
        return name_of(self.names.get(key, key))


# --- the marks

def mark(group, key, points):
    """Points after what is taken off for being late."""
    late, percent = group.policy.lateness(key)
    return late, percent, round(points * (100 - percent) / 100, 2)


def grades(group):
    """A row for each student, those of the roster without a folder too."""
    rows, header = [], None
    extra = ["id", "e-mail"] if group.roster else []
    late = ["days late", "after lateness"] if group.policy.on else []
    for key, result, points in group.results():
        chapters = [c.name for c in result.chapters]
        header = header or ["student", "points", "of", *chapters, *extra,
                            *late, "folder", "look at"]
        total = points.total(result)
        days, _, after = mark(group, key, total)
        person = group.roster.person(key) if group.roster else None
        rows.append([
            group.name(key), total, points.all,
            *(points.earned(c) for c in result.chapters),
            *([person.id, person.email] if person else ["", ""])[:len(extra)],
            *([days, f"{after:g}"] if late else []),
            key, "; ".join(look_at(result))])
    rows += absent(group, header, late)
    return header, rows


def absent(group, header, late):
    if not (group.roster and header):
        return
    for person in group.roster.without(group.keys):
        row = dict.fromkeys(header, "")
        row |= {"student": person.name, "points": 0, "id": person.id,
                "e-mail": person.email, "look at": "handed in nothing"}
        if late:
            row["after lateness"] = 0
        yield list(row.values())


def as_csv(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow([safe(v) if isinstance(v, str) else v for v in row])
    return out.getvalue()


def grades_csv(group):
    header, rows = grades(group)
    return as_csv([header, *rows]) if header else ""


# --- the page of the class

def bar(n, of, kind, what):
    """n of all, as a part of a bar; a pointer on it is told how many."""
    if not n:
        return ""
    return (f'<i class="{kind}" style="width: {100 * n / of:.2f}%" '
            f'title="{n} {what}"></i>')


class Tally:
    """What the page counts. A student counts once, however often the same
    thing has happened."""

    def __init__(self, mistakes):
        self.mistakes = mistakes        # (chapter, id): explanation
        self.students = self.flagged = self.sum = self.total = 0
        self.bins, self.exercises = Counter(), {}
        self.made, self.other = Counter(), Counter()

    def add(self, result, points):
        earned = points.total(result)
        self.students += 1
        self.flagged += bool(result.flags)
        self.sum += earned
        self.total = points.all
        self.bins[10 * earned // points.all if points.all else 0] += 1
        made, other, verdicts = set(), set(), {}
        for chapter in result.chapters:
            if chapter.state in NOT_RUN:
                other.add(NOT_RUN[chapter.state])
        for chapter, claim in result.claims():
            where = chapter.name, claim.exercise
            self.exercises.setdefault(where, Counter())
            verdicts[where] = worse(verdicts.get(where), claim.verdict)
            if claim.verdict != "failed":
                continue
            if (chapter.name, claim.kind) in self.mistakes:
                made.add((chapter.name, claim.kind))
            else:
                other.add(KINDS.get(claim.kind, words(claim.kind)))
        for where, verdict in verdicts.items():
            self.exercises[where][verdict] += 1
        self.made.update(made)
        self.other.update(other)


def worse(one, other):
    """An exercise is what its worst claim is."""
    order = ["failed", "open", "passed", None]
    return min(one, other, key=order.index)


def ranked(counter):
    return sorted(counter.items(), key=lambda item: (-item[1], item[0]))


def histogram(tally):
    """How many have how many points, in steps of a tenth; all of them apart."""
    most = max(tally.bins.values(), default=0)
    yield "<h2>Points</h2>\n<div class=steps>"
    for k in range(10, -1, -1):
        n = tally.bins[k]
        label = "all" if k == 10 else f"{k * 10}&ndash;{k * 10 + 9} %"
        kind = "passed" if k == 10 else "open"
        yield (f"<span class=soft>{label}</span><span class=bar>"
               f'{bar(n, most, kind, "students")}</span>'
               f'<span class=n>{n or ""}</span>')
    yield "</div>"


def solved(tally):
    """A bar for each exercise: right, wrong, not started; the rest of the width
    is what was not handed in, not built or not run."""
    yield ("<h2>Exercises</h2>\n<p class=soft>Green: right. Red: something is "
           "wrong. Grey: not started. Empty: not handed in, not built, or not "
           "run.</p>")
    last = None
    for (chapter, exercise), n in sorted(tally.exercises.items(),
                                         key=lambda item: item[0][0]):
        if chapter != last:
            last = chapter
            yield f"<h3>{escape(chapter[:2] + ' ' + words(chapter[3:]))}</h3>"
        of = tally.students
        yield (f"<div class=row><span class=soft>{escape(exercise)}</span>"
               "<span class=bar>" + bar(n["passed"], of, "passed", "right")
               + bar(n["failed"], of, "failed", "wrong")
               + bar(n["open"], of, "open", "not started")
               + f'</span><span class=n>{n["passed"]} right, {n["failed"]} '
               "wrong</span></div>")


def misunderstood(tally):
    yield "<h2>Misconceptions</h2>"
    if not tally.made:
        yield "<p>No known mistake was recognised.</p>"
        return
    yield ("<p class=soft>The number of students whose wrong answers have "
           "exactly the numbers of a known mistake.</p>")
    most = max(tally.made.values())
    for (chapter, mistake), n in ranked(tally.made):
        yield (f"<div class=mistake><span class=n>{n}</span><span class=bar>"
               f'{bar(n, most, "failed", "students")}</span>'
               f"<div><b>{escape(words(mistake))}</b> <span class=soft>"
               f"chapter&nbsp;{chapter[:2]}<br>"
               f"{escape(tally.mistakes[chapter, mistake])}</span></div></div>")


def otherwise(tally):
    if tally.other:
        yield ("<h2>Other problems</h2><div class=wide><table><tr>"
               "<th class=n>students<th></tr>")
        yield from (f"<tr><td class=n>{n}<td>{escape(what)}</tr>"
                    for what, n in ranked(tally.other))
        yield "</table></div>"


def students(group):
    yield ("<h2 id=look>The students</h2>\n<div class=wide><table><tr>"
           "<th>student<th class=n>points<th>to look at</tr>")
    graded = set()
    for key, result, points in group.results():
        graded.add(key)
        look = "".join(f"<div>{escape(text)}</div>"
                       for text in look_at(result))
        yield (f'<tr><td><a href="students/{escape(key)}/report.html">'
               f"{escape(group.name(key))}</a><td class=n>"
               f"{points.total(result)}<td class=look>{look}</tr>")
    for key in group.keys:
        if key not in graded:
            yield f"<tr><td>{escape(group.name(key))}<td><td>no result yet</tr>"
    for person in group.roster.without(group.keys) if group.roster else ():
        yield (f"<tr><td>{escape(person.name)}<td class=n>0<td class=look>"
               "handed in nothing</tr>")
    yield "</table></div>"


def class_html(group, mistakes):
    tally = Tally(mistakes)
    for _, result, points in group.results():
        tally.add(result, points)
    mean = tally.sum / tally.students if tally.students else 0
    look = (f', <a href="#look">{tally.flagged} to look at</a>'
            if tally.flagged else "")
    body = ["<h1>The class on one page</h1>",
            f"<p>{tally.students} submissions, on average {mean:.1f} of "
            f"{tally.total} points{look}.</p>"]
    without = len(group.keys) - tally.students
    if without:
        body.append(f"<p class=failed>{without} have no result yet.</p>")
    for part in (histogram(tally), solved(tally), misunderstood(tally),
                 otherwise(tally), students(group)):
        body += part
    return page("The class", "\n".join(body))
