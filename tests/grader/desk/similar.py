"""Which students' files are alike:

    sim_c ... | similar.py OUT

Reads sim_c's lines ("ann.c consists for 80 % of bob.c material"), writes
OUT/similar.csv, and shows its beginning. Those who have handed in the same, but
for names and numbers, are one group: thirty of them are one line, and not 870
pairs.
"""

import re
import sys
from pathlib import Path

from marks import as_csv
from results import name_of

LINE = re.compile(r"(\S+)\.c consists for (\d+) % of (\S+)\.c material")
SHOWN = 15


def alike(text):
    """Pairs of keys, and how much of the first's text is in the other's."""
    return {(found[1], found[3]): int(found[2])
            for found in map(LINE.match, text.splitlines()) if found}


def groups_of(pairs):
    """For each key all that have the same text, itself among them."""
    groups = {}
    for one, other in pairs:
        mine = groups.setdefault(one, {one})
        theirs = groups.setdefault(other, {other})
        if pairs[one, other] == pairs.get((other, one)) == 100:
            mine |= theirs
            groups.update(dict.fromkeys(mine, mine))
    return groups


def rows_of(pairs):
    """Each group, the largest first; then who is like whom, the most alike
    first. Of a group's pairs with another the highest counts."""
    groups, called, rows, alike = groups_of(pairs), {}, [], {}
    several = {id(g): g for g in groups.values() if len(g) > 1}
    for group in sorted(several.values(), key=lambda g: (-len(g), min(g))):
        called |= dict.fromkeys(group, f"group {len(rows) + 1}")
        rows.append((called[min(group)], "; ".join(
            name_of(key) for key in sorted(group)), 100))
    for (one, other), percent in pairs.items():
        if groups[one] is not groups[other]:
            pair = tuple(called.get(k) or name_of(k) for k in (one, other))
            alike[pair] = max(percent, alike.get(pair, 0))
    return rows + [(*pair, percent) for pair, percent in sorted(
        alike.items(), key=lambda row: (-row[1], row[0]))]


def said(one, other, percent):
    if "; " in other:
        return f"{one} handed in the same: {other}"
    return f"{percent:3} % of {one} is in {other}"


def main(out):
    rows = rows_of(alike(sys.stdin.read()))
    path = Path(out, "similar.csv")
    path.write_text(as_csv([("student", "other", "percent"), *rows]))
    for row in rows[:SHOWN]:
        print(f"  {said(*row)}")
    print(f"\nThe whole list: {path}")


if __name__ == "__main__":
    main(*sys.argv[1:])
