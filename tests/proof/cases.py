"""The cases of pages_cases.tsv, for the tests of pages."""

import re


def cases(kind):
    """The fields of each case of this kind."""
    with open("tests/proof/pages_cases.tsv", encoding="utf-8") as file:
        for line in file:
            first, *fields = line.rstrip("\n").split("\t")
            if first == kind:
                yield [re.sub(r"word\*(\d+) ?",
                              lambda many: "word " * int(many[1]),
                              field.replace("¶", "\n")) for field in fields]
