"""One student's reports: report.txt, report.html, junit.xml and summary.md.

None of them has a flag: what an instructor should look at is not for students.
"""

import xml.etree.ElementTree as xml
from html import escape
from pathlib import Path

from comments import as_text, lines_of, named_lines
from results import (STATES, Claim, Points, about, name_of, printable,
                     read_result, shown, words)
from sentences import HOW
from tables import write_bytes

STYLE = (Path(__file__).parent / "page.css").read_text()


def page(title, body):
    """A page that needs nothing else."""
    return f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{STYLE}</style></head><body>
{body}
</body></html>
"""


def write(path, text):
    write_bytes(path, text.encode("utf-8", "replace"))


def explanation(claim):
    """The message of a claim, without what only helps at home: a report does
    not explain how to put an empty exercise back."""
    return [] if claim.kind == "missing" else claim.message


def read_more(chapter, claim):
    return f"Read chapters/{chapter.name}/README.md#{claim.section}"


def counted(comments):
    return f"{len(comments)} comment{'s' * (len(comments) != 1)}"


def state_of(chapter, points, comments=()):
    state, added = (STATES.get(chapter.state, chapter.state),
                    points.added.get(chapter.name))
    if added:
        state += (f", {shown(points.earned(chapter) - added)} from the tests "
                  f"and {added:+.12g}")
    return f"{state}, {counted(comments)}" if comments else state


# --- as text

def head(result, points, account):
    yield (f"{name_of(result.key)}: {shown(points.total(result))} of "
           f"{points.all} points")
    yield ""
    if account:
        yield "How the points become the mark:"
        yield from ("", *(f"  {text}" for text in account), "")
    for c in result.chapters:
        yield (f"{c.name:<22} {shown(points.earned(c)):>4} of "
               f"{points.possible(c):<4} {state_of(c, points)}")
    if result.notes:
        yield from ("", "Good to know:", "")
        yield from ("  " + about(*note) for note in result.notes)


def read_boards(folder):
    """What make check says of each begun chapter (grade_submission.sh)."""
    lines = (folder / "boards").read_text("utf-8", "replace").split("\n")
    return "\n".join(map(printable, lines))


def of_chapter(comments, chapter):
    return sorted((comment for comment in comments
                   if comment.chapter == chapter.name),
                  key=lambda comment: comment.line)


def beside(result, comments, code):
    """What a person wrote beside the code."""
    for chapter in result.chapters:
        here = of_chapter(comments, chapter)
        if here:
            yield from ("", f"Beside your code of {chapter.name}:", "")
            yield from as_text(here, code.get(chapter.name, []))


def report_text(result, points, boards, account, comments, code):
    """The points, and what make check says of each chapter that was begun."""
    lines = "".join(f" {line}".rstrip() + "\n" for line in (
        *head(result, points, account), *beside(result, comments, code)))
    return lines + boards


def summary(result, points, boards):
    """The same, to be shown in the summary of a workflow."""
    first, _, *rest = head(result, points, [])
    lines = "".join(line + "\n" for line in rest)
    return (f"## {first.split(': ', 1)[1]}\n\n```text\n{lines}{boards}```\n")


# --- as a page

TONES = {"done": "passed", "open": "soft", "partly": "soft", "missing": "soft"}
MARKS = {"passed": "&#9679;", "open": "&#9675;"}


def message_as_html(message, shown):
    """Rows are tables, code or paths, and keep their columns. A paragraph that
    was shown (of another test of this exercise) is not shown again."""
    out, rows = [], []

    def close():
        if rows:
            out.append("<pre>" + "\n".join(map(escape, rows)) + "\n</pre>")
            rows.clear()

    for kind, text in message:
        if kind == "row" and text:
            rows.append(text)
            continue
        close()
        if kind == "text" and not (len(text) > 60 and text in shown):
            shown.add(text)
            out.append(f"<p>{escape(text)}</p>")
    close()
    return "<div class=message>\n" + "\n".join(out) + "\n</div>" if out else ""


def claim_as_html(chapter, claim, shown):
    tone = claim.verdict if claim.verdict in MARKS else "failed"
    yield (f'<p class=claim><span class="mark {tone}">'
           f'{MARKS.get(claim.verdict, "&#10007;")}</span>'
           f"{escape(claim.exercise)}: {escape(words(claim.sentence))} "
           f"<span class=soft>{escape(claim.source)}</span></p>")
    if tone == "failed":
        yield message_as_html(claim.message,
                              shown.setdefault(claim.exercise, set()))
        if claim.section:
            yield ('<p class="claim soft read">'
                   f"{escape(read_more(chapter, claim))}</p>")


def chapter_as_html(chapter, points):
    yield (f'<h2 id="{escape(chapter.name)}">{escape(chapter.title)} '
           f"<span class=soft>{shown(points.earned(chapter))} of "
           f"{points.possible(chapter)}</span></h2>")
    if chapter.broken:
        tone = TONES.get(chapter.state, "failed")
        yield (f"<p class={tone}>{escape(chapter.name)}/"
               f"{escape(chapter.name[3:])}.c "
               f"{STATES.get(chapter.state, chapter.state)}.</p>")
        yield message_as_html(explanation(chapter.broken), set())
    paragraphs = {}
    for claim in chapter.claims:
        yield from claim_as_html(chapter, claim, paragraphs)


MOST_SHOWN = 1000               # lines; of a longer file those near a remark


def code_as_html(chapter, comments, code):
    """The student's file, with what the tests and a person say at its lines.
    Folded where only the tests do."""
    remarks = {}
    for line, texts in named_lines(chapter).items():
        remarks[line] = [("failed", text) for text in texts.values()]
    for comment in comments:
        line = comment.line if comment.line <= len(code) else 0
        remarks.setdefault(line, []).append(
            ("", str(comment).partition(": ")[2]))

    def shown(line):
        return "".join(f'<p class="message {tone}">{escape(text)}</p>'
                       for tone, text in remarks.get(line, ()))

    if not remarks:
        return
    count = counted(comments) if comments else "the lines that the tests name"
    yield (f"<details class=code{' open' * bool(comments)}>"
           f"<summary>Your file, with {count}</summary>{shown(0)}<ol>")
    for line, text in enumerate(code, 1):
        if len(code) <= MOST_SHOWN or any(abs(line - k) < 6 for k in remarks):
            yield f"<li value={line}>{escape(text)}{shown(line)}</li>"
    yield "</ol></details>"


def bullets(title, texts):
    if not texts:
        return ""
    items = (f"<li>{escape(text)}</li>" for text in texts)
    return f"<p>{title}</p><ul>" + "\n".join(items) + "</ul>"


def report_html(result, points, account, comments, code):
    name = name_of(result.key)
    body = [f"<h1>{escape(name)}</h1>",
            f"<p>{shown(points.total(result))} of {points.all} points</p>",
            bullets("How the points become the mark:", account),
            "<div class=wide><table><tr>"
            "<th>chapter<th class=n>points<th class=n>of<th></tr>"]
    body += [f'<tr><td><a href="#{escape(c.name)}">{escape(c.title)}</a></td>'
             f"<td class=n>{shown(points.earned(c))}</td>"
             f"<td class=n>{points.possible(c)}</td>"
             f'<td class="{TONES.get(c.state, "failed")}">'
             f"{state_of(c, points, of_chapter(comments, c))}</td></tr>"
             for c in result.chapters]
    body.append("</table></div>")
    body.append(bullets("Good to know:", [about(*n) for n in result.notes]))
    for chapter in result.chapters:
        here = of_chapter(comments, chapter)
        heading, *tests = chapter_as_html(chapter, points)
        file = [*code_as_html(chapter, here, code.get(chapter.name, []))]
        # What a person says comes before what the tests say.
        body += [heading, *file, *tests] if here else [heading, *tests, *file]
    return page(f"{name}: the course", "\n".join(filter(None, body)))


# --- for other tools

def cases(chapter, points):
    """Class, name, outcome, words and claim of each test. They are always the
    same: of a file that was not run, too, each test of its chapter is there.
    An answer that is wrong is a failure, what ended otherwise an error, and
    what was not run is skipped."""
    claims, broken = chapter.claims, chapter.broken
    if broken:
        claims = [Claim(exercise, sentence, "failed", broken.kind,
                        message=explanation(broken))
                  for place, exercise, sentence in points.worth
                  if place == chapter.name]
    for claim in claims:
        message = STATES.get(chapter.state, chapter.state) if broken else \
            STATES["open"] if claim.verdict == "open" else \
            next((text for _, text in claim.message), "")
        how = HOW.get(claim.kind, "answer")     # or a known mistake
        outcome = "" if claim.passed else "skipped" \
            if how in ("open", "unrun") or claim.kind == "missing" else \
            "error" \
            if broken or how != "answer" else "failure"
        yield (f"{chapter.name}.{claim.exercise}", words(claim.sentence),
               outcome, message, claim)


def junit(result, points):
    root = xml.Element("testsuites", name=name_of(result.key))
    for chapter in result.chapters:
        suite = xml.SubElement(root, "testsuite", name=chapter.name)
        for place, name, outcome, message, claim in cases(chapter, points):
            node = xml.SubElement(suite, "testcase", classname=place, name=name)
            if outcome:
                xml.SubElement(node, outcome, type=claim.kind, message=message
                               ).text = "".join(text + "\n" for _, text
                                                in claim.message)
        suite.set("skipped", str(sum(1 for _ in suite.iter("skipped"))))
    for node in (root, *root):
        for count, what in (("tests", "testcase"), ("failures", "failure"),
                            ("errors", "error")):
            node.set(count, str(sum(1 for _ in node.iter(what))))
    xml.indent(root)
    return xml.tostring(root, "unicode", xml_declaration=False) + "\n"


def account_before(folder):
    """What the reports there say of the mark, and beside the code."""
    path = Path(folder) / "account"
    return path.read_text("utf-8").splitlines() if path.exists() else []


def write_reports(folder, points_text, account=(), comments=(), added=None):
    """Writes all reports of one student. The points come last: after a stop on
    the way they are the old ones, and the next run writes the reports again.
    COMMENTS: those on the student's code. ADDED: points of a person's."""
    folder = Path(folder)
    result = read_result(folder / "result")
    points = Points(points_text, added)
    boards = read_boards(folder)
    files = Path(folder.parent.parent, "submissions", folder.name)
    code = {c.name: lines_of(path) for c in result.chapters
            if (path := files / f"{c.name[3:]}.c").exists()}
    whole = [*account, *map(str, comments)]
    if whole != account_before(folder):
        (folder / "points").unlink(missing_ok=True)
        write(folder / "account", "".join(text + "\n" for text in whole))
    write(folder / "report.txt",
          report_text(result, points, boards, account, comments, code))
    write(folder / "report.html",
          report_html(result, points, account, comments, code))
    write(folder / "junit.xml",
          '<?xml version="1.0" encoding="UTF-8"?>\n' + junit(result, points))
    write(folder / "points", points_text)
    return result, points
