"""The fixed sentences of the desk, from words.tsv: said("problem", "points",
where=...) is a sentence with its values, WORDS["state"] a table of them."""

from pathlib import Path

WORDS = {}
for line in Path(__file__).with_name("words.tsv").read_text().splitlines():
    if line and not line.startswith("#"):
        table, name, text = line.split("\t")
        WORDS.setdefault(table, {})[name] = text

# How each status of a claim ends it, and what it is called.
HOW, CALLED = {}, {}
for line in Path(__file__).parents[2].joinpath(
        "judge/statuses.tsv").read_text().splitlines():
    if not line.startswith("#"):
        name, _, HOW[name], called, *_ = line.split("\t")
        if called:
            CALLED[name] = called


def said(table, name, /, **values):
    return WORDS[table][name].format(**values)
