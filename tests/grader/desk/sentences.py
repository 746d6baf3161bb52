"""The fixed sentences of the desk, from words.tsv: sentence("problem",
"points", where=...) is one with its values, WORDS["state"] a table of them."""

from pathlib import Path


def records(name):
    """The rows of a table beside this file, without its comments."""
    return [line.split("\t") for line in
            Path(__file__).parent.joinpath(name).read_text().splitlines()
            if line and not line.startswith("#")]


WORDS = {}
for table, name, text in records("words.tsv"):
    WORDS.setdefault(table, {})[name] = text

# How each status of a claim ends it, and what it is called.
HOW, CALLED = {}, {}
for name, _, HOW[name], called, *_ in records("../../judge/statuses.tsv"):
    if called:
        CALLED[name] = called


def sentence(table, name, /, **values):
    return WORDS[table][name].format(**values)
