"""Writes the table of docs/models.md, a line for each line of models.tsv, whose
first lines describe its fields. tables.py calls it.
"""

from course import records

READ = {"maker": "the maker's code", "list": "litgpt's list",
        "class": "the class's defaults"}


def lines(file):
    out = ["| model | read | base | for longer texts | positions | turned | "
           "layers without turns | window | heads, key heads | scores |",
           "|---|---|---|---|---|---|---|---|---|---|"]
    for name, year, *cells, read, date, address in records(file):
        cells = ["" if cell == "-" else cell for cell in cells]
        out.append(f"| {name} ({year}) | [{READ[read]}, {date}]({address}) | " +
                   " | ".join(cells) + " |")
    return out
