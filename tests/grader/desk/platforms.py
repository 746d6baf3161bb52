"""One student's result as JSON, in the form that a platform reads.

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


def output(result, points):
    notes = "".join(about(*note) + "\n" for note in result.notes)
    return f"{points.total(result)} of {points.all} points.\n{notes}"


def gradescope(result, points):
    rows = [{"name": t["name"], "score": t["points"], "max_score": t["worth"],
             "status": "passed" if t["passed"] else "failed",
             "output": t["message"], "output_format": "text", "tags": t["tags"]}
            for t in tests(result, points)]
    if result.flags:
        # Gradescope never shows a hidden test to students.
        flags = "".join(about(*flag) + "\n" for flag in result.flags)
        rows.append({"name": "For instructors: look at", "score": 0,
                     "max_score": 0, "status": "failed", "output": flags,
                     "output_format": "text", "visibility": "hidden",
                     "tags": []})
    return {"score": points.total(result), "output": output(result, points),
            "output_format": "text", "stdout_visibility": "hidden",
            "tests": rows}


def classroom50(result, points):
    given = {"classroom": "CLASSROOM", "assignment": "ASSIGNMENT",
             "assignment_type": "ASSIGNMENT_TYPE", "owner": "OWNER",
             "submission": "SUBMISSION_TAG", "commit": "COMMIT_URL",
             "release": "RELEASE_URL", "review": "REVIEW_URL",
             "datetime": "SUBMITTED_AT"}
    about_it = {name: os.environ.get(variable, "")
                for name, variable in given.items()}
    about_it["review"] = about_it["review"] or about_it["commit"]
    for name in ("assignment_type", "owner"):
        if not about_it[name]:
            del about_it[name]
    rows = [{"test-name": t["name"], "passed": t["passed"],
             "score": t["points"], "max-score": t["worth"], "tags": t["tags"],
             "output": t["message"]} for t in tests(result, points)]
    return {"schema": "classroom50/result/v1", **about_it,
            "score": points.total(result), "max-score": points.all,
            "tests": rows}


def prairielearn(result, points):
    share = points.total(result) / points.all if points.all else 0
    rows = [{"name": t["name"], "points": t["points"],
             "max_points": t["worth"], "output": t["message"]}
            for t in tests(result, points)]
    return {"gradable": True, "score": round(share, 6),
            "output": output(result, points), "tests": rows}


def autolab(result, points):
    return {"scores": {c.name: points.earned(c) for c in result.chapters}}


FORMS = {f.__name__: f for f in (gradescope, classroom50, prairielearn,
                                 autolab)}


def as_json(form, result, points):
    indent = None if form == "autolab" else 2
    return json.dumps(FORMS[form](result, points), indent=indent,
                      ensure_ascii=False)
