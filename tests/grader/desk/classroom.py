"""class.html: the class on one page."""

from collections import Counter
from html import escape

from results import shown, words
from sentences import CALLED, WORDS, sentence
from student import page

NOT_RUN = WORDS["not_run"]


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
        self.students = self.sum = self.total = 0
        self.bins, self.exercises = Counter(), {}
        self.made, self.other = Counter(), Counter()

    def add(self, result, points):
        earned = points.total(result)
        self.students += 1
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
                other.add(CALLED.get(claim.kind, words(claim.kind)))
        for where, verdict in verdicts.items():
            self.exercises[where][verdict] += 1
        self.made.update(made)
        self.other.update(other)


def worse(verdict, other):
    """An exercise is what its worst claim is."""
    order = ["failed", "open", "passed", None]
    return min(verdict, other, key=order.index)


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
    yield ("<h2>Exercises</h2>\n<p class=soft>"
           + sentence("page", "bars") + "</p>")
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
    yield "<p class=soft>" + sentence("page", "mistakes") + "</p>"
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


def row(standing):
    """A student's line in the list; a mark stands there if it is known."""
    name, points = escape(standing.name), ""
    if standing.graded:
        key = escape(standing.student.key)
        name = f'<a href="students/{key}/report.html">{name}</a>'
        points = shown(standing.points)
    look = "".join(f"<div>{escape(text)}</div>" for text in
                   standing.looks)
    return (f"<tr><td>{name}<td class=n>{points}<td class=n>"
            f"{shown(standing.mark)}<td class=look>{look}</tr>")


def students(marks):
    yield ("<h2 id=look>The students</h2>\n<div class=wide><table><tr>"
           "<th>student<th class=n>points<th class=n>mark<th>to look at</tr>")
    yield from map(row, marks.standings + marks.absent)
    yield "</table></div>"


def class_html(marks, mistakes):
    tally = Tally(mistakes)
    for standing, result, points in marks.results():
        tally.add(result, points)
    mean = tally.sum / tally.students if tally.students else 0
    look = (f', <a href="#look">{marks.flagged} to look at</a>'
            if marks.flagged else "")
    body = ["<h1>The class on one page</h1>",
            f"<p>{tally.students} submissions, on average {mean:.1f} of "
            f"{tally.total} points{look}.</p>"]
    without = len(marks.standings) - tally.students
    if without:
        body.append(f"<p class=failed>{without} have no result yet.</p>")
    for part in (histogram(tally), solved(tally), misunderstood(tally),
                 otherwise(tally), students(marks)):
        body += part
    return page("The class", "\n".join(body))
