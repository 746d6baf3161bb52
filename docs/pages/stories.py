"""The tables of make write, as blocks for sync.py: name -> text.

The first lines of results.tsv describe its fields. A cell is the mean over the
seeds and, in brackets, the least and the most.
"""

LAYERS, SCHEME, SEED, MISTAKE, LENGTH, NATS, SENTENCES, GRAMMAR, TRUE = range(9)
SCHEMES = {"mask": "mask only", "table": "learned table",
           "sinusoid": "sinusoid", "ALiBi": "ALiBi", "RoPE": "RoPE"}
MISTAKES = {name: name for name in (
    "none", "restart", "one-too-far", "base", "halves", "twice", "unturned",
    "unshifted")}


def blocks(results):
    with open(results, encoding="utf-8") as text:
        rows = [line.rstrip("\n").split("\t") for line in text
                if not line.startswith("#")]

    def table(names, field, **wanted):
        """A line for each name that the field has, among the rows wanted."""
        found = {name: [r for r in rows if r[field] == name and all(
            r[globals()[key]] == value for key, value in wanted.items())]
            for name in names}
        seeds = max(map(len, found.values()), default=0)
        out = [f"{f'{seeds} models each':<16} {'with grammar, %':<20} "
               f"{'and true, %':<20} nats a word"]
        for name, of in found.items():
            if of:
                out.append(f"{names[name]:<16} {share(of, GRAMMAR):<20} "
                           f"{share(of, TRUE):<20} {nats(of)}")
        return "".join(line + "\n" for line in out)

    return {
        "one_layer": table(SCHEMES, SCHEME, LAYERS="1", MISTAKE="none",
                           LENGTH="0"),
        "two_layers": table(SCHEMES, SCHEME, LAYERS="2", MISTAKE="none",
                            LENGTH="0"),
        "mistakes": table(MISTAKES, MISTAKE, LAYERS="1", SCHEME="RoPE",
                          LENGTH="0"),
        "endless": table(MISTAKES, MISTAKE, LAYERS="1", SCHEME="RoPE",
                         LENGTH="2000")}


def of_seeds(numbers, form):
    return (f"{form % (sum(numbers) / len(numbers))} "
            f"[{form % min(numbers)}-{form % max(numbers)}]")


def share(rows, field):
    return of_seeds([100 * int(r[field]) / int(r[SENTENCES]) for r in rows],
                    "%.1f")


def nats(rows):
    return of_seeds([float(r[NATS]) for r in rows], "%.3f")
