"""The fixed sentences of the desk, from words.tsv: said("problem", "points",
where=...) is a sentence with its values, WORDS["kind"] a table of them."""

from pathlib import Path

WORDS = {}
for line in Path(__file__).with_name("words.tsv").read_text().splitlines():
    if line and not line.startswith("#"):
        table, name, text = line.split("\t")
        WORDS.setdefault(table, {})[name] = text


def said(table, name, /, **values):
    return WORDS[table][name].format(**values)
