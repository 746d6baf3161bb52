"""Writes the atlas of docs/in-the-wild.md: a heading and a table for each
setting, in the order in which the settings come. The first lines of atlas.tsv
describe its fields. tables.py calls it.
"""

import re

from course import records

PAPER = "woven sine BY_PAIR 10000 0 1 1"
ODD = {"crash": "it crashes", "error": "an error, on purpose",
       "zero": "a zero at the end", "lone sine": "a lone sine",
       "six": "6 numbers", "eight": "8 numbers",
       "four and three": "4 sines, 3 cosines",
       "cut": "the row of width 8, cut",
       "unwritten": "8 numbers, one never written", "not known": ""}
PHASE = {"chosen": "the model's format", "not measured": ""}


def lines(file):
    tables = records(file)
    groups = {}
    for table in tables:
        groups.setdefault(table[5], []).append(table)
    repositories = {table[0] for table in tables
                    if not table[0].startswith("the paper")}
    count = sum(not re.search("second|^y, woven", table[4])
                for table in tables)
    out = [f"{count} tables of {len(repositories)} repositories, in "
           f"{len(groups) - 1} settings."]
    # The paper's, those that share its numbers, the others, and none.
    for setting in sorted(groups, key=lambda s: (
            s == "-", s != PAPER, not s.endswith(" 10000 0 1 1"))):
        out += section(setting, groups[setting])
    return out


def section(setting, tables):
    out = ["", f"### {title(setting)}", ""]
    # Row 1 of width 4.
    samples = [row[3:] for table in tables for row in table[10].split(" | ")
               if row.startswith("1: ") and len(row.split()) == 5]
    if samples:
        which = ", of the last one" if setting == "-" else ""
        out += [f"Row 1 of width 4{which}: `{samples[0]}`", ""]
    out += ["| program | phase | width 7 | on purpose? | compared by |",
            "|---|---|---|---|---|"]
    for name, what, language, address, which, _, phase, odd, *more in tables:
        what += f", {which}" if which else ""
        out.append(f"| [{name}]({address}), {what}, {language} | "
                   f"{PHASE.get(phase, phase)} | {ODD.get(odd, odd)} | "
                   f"{more[0]} | {more[1]} |")
    return out


def title(setting):
    if setting == "-":
        return "No setting at all"
    layout, first, steps, base, begin, scale, gain = setting.split()
    text = f"{layout.capitalize()}, {first} first, " + \
        steps.lower().replace("_", " ")
    for word, value, usual in (("base", base, "10000"), ("first", begin, "0"),
                               ("scale", scale, "1"), ("gain", gain, "1")):
        text += f", {word} {value}" if value != usual else ""
    return text + (": the paper" if setting == PAPER else "")
