"""One student's result as JSON, in the form that a platform reads.
platforms.tsv has the fields of each form.

    gradescope    results.json: a test for each claim, tags for what went wrong,
                  and a hidden one with what the instructor should look at
    classroom50   classroom50/result/v1: whole points; who and which commit
                  come from the environment that its runner sets
    prairielearn  results.json of an external grader
    autolab       one line: the points of each chapter
"""

import json
import os

from results import about, words
from sentences import records
from student import explanation, read_more

RUN = ("done", "partly", "open", "wrong")


def tests(result, points):
    """A test for each claim; one for a whole chapter that was not run."""
    for chapter in result.chapters:
        tag = f"chapter {chapter.number}"
        if chapter.state not in RUN:
            missing = chapter.state == "missing"
            yield {"name": words(chapter.name), "points": 0,
                   "worth": points.possible(chapter), "passed": False,
                   "message": "Not handed in." if missing else
                           message(chapter, chapter.broken),
                   "tags": [tag] if missing else [tag, chapter.state]}
        for claim in chapter.claims:
            worth = points.of(chapter, claim)
            failed = claim.verdict == "failed"
            yield {"name": f"{chapter.number} {claim.exercise}: "
                           f"{words(claim.sentence)}",
                   "points": worth if claim.passed else 0, "worth": worth,
                   "passed": claim.passed,
                   "message": message(chapter, claim) if failed else
                           "Not started yet." if claim.verdict == "open"
                           else "",
                   "tags": [tag, claim.kind] if failed else [tag]}


def message(chapter, claim):
    text = "".join(line + "\n" for _, line in explanation(claim))
    return text + (f"\n{read_more(chapter, claim)}\n" if claim.section else "")


def whole(result, points):
    total = points.total(result)
    notes = "".join(about(*note) + "\n" for note in result.notes)
    return {"points": total, "worth": points.all, "yes": True,
            "share": round(total / points.all, 6) if points.all else 0,
            "output": f"{total} of {points.all} points.\n{notes}",
            "chapters": {c.name: points.earned(c) for c in result.chapters}}


def look_at(result):
    return {"name": "For instructors: look at", "points": 0, "worth": 0,
            "passed": False, "tags": [],
            "message": "".join(about(*flag) + "\n" for flag in result.flags)}


def written(fields, values):
    """The fields with their values, as the first lines of platforms.tsv say."""
    found = {}
    for field, value in fields:
        if value.startswith("="):
            found[field] = value[1:]
        elif value.startswith("$"):
            given = [os.environ.get(word[1:], "") for word in value.split()]
            found[field] = next(filter(None, given), "")
            if value.endswith("?") and not found[field]:
                del found[field]
        elif value == "status":
            found[field] = "passed" if values["passed"] else "failed"
        else:
            found[field] = values[value]
    return found


def as_json(form, result, points):
    fields = {}
    for platform, of, *field in records("platforms.tsv"):
        fields.setdefault((platform, of), []).append(field)
    found = written(fields[form, "whole"], whole(result, points))
    of_test, hidden = (fields.get((form, of), []) for of in ("test", "hidden"))
    if of_test:
        found["tests"] = [written(of_test, test)
                          for test in tests(result, points)]
    if hidden and result.flags:
        found["tests"].append(written(of_test + hidden, look_at(result)))
    return json.dumps(found, indent=2 if of_test else None,
                      ensure_ascii=False)
