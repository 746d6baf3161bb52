"""The tables of trainings, as blocks for sync.py: name -> text. blocks() has
those of chapter 14, and stories() those of make write. trainings.tsv says which
there are.

The first lines of a results.tsv describe its fields. A cell is the mean over
the seeds and, in brackets, the least and the most, in percent. training.tsv has
what trained models do inside (gather.awk).
"""

from course import records

NEAR, MIDDLE, FAR, PAIRS = range(5, 9)
FIELDS = {"near": NEAR, "middle": MIDDLE, "far": FAR, "pairs": PAIRS}
PLACES = "places < 16|16-31|32-63"


def wanted(kind):
    """The rows of this kind of trainings.tsv, which says what they are."""
    return [row[1:] for row in records("docs/pages/trainings.tsv")
            if row[0] == kind]


def blocks(results, training):
    trained = {}            # (label, task, scheme) -> its lines
    for line in records(results):
        trained.setdefault(tuple(line[:3]), []).append(line)
    seeds = max(map(len, trained.values()))

    def row(width, title, key, fields):
        cells = [f"{cell(trained.get(key), f):<20}" for f in fields]
        return f"{title:<{width}} {' '.join(cells)}"

    def head(width, titles):
        return f"{f'%, {seeds} seeds':<{width}} " + " ".join(
            f"{title:<20}" for title in titles.split("|"))

    found = {}
    for name, label, task, titles, fields in wanted("table"):
        found[name] = [head(16, titles)] + [
            row(16, title, (label, task, scheme),
                [FIELDS[field] for field in fields.split()])
            for scheme, title in wanted("scheme")
            if (label, task, scheme) in trained]
    found["variants"] = [head(28, PLACES)] + [
        row(28, title, (label, "back", scheme), (NEAR, MIDDLE, FAR))
        for label, scheme, title in wanted("variant")]
    found["wrong_gradients"] = wrong_gradients(trained)
    found.update(inside(records(training)))
    return {name: "".join(line.rstrip() + "\n" for line in lines)
            for name, lines in found.items()}


def percent(x):
    return f"{100 * float(x):.1f}"


def of_seeds(numbers, form="%.1f", scale=100):
    if not numbers:
        return "-"
    mean = sum(numbers) / len(numbers)
    return (f"{form % (scale * mean)} [{form % (scale * min(numbers))}-"
            f"{form % (scale * max(numbers))}]")


def cell(lines, field):
    return of_seeds([float(line[field]) for line in lines or ()])


def inside(lines):
    """The second hand of a head of 8 numbers turns base^(-1/4) per word."""
    score = {(line[1], line[2]): "{:.1f} [{:.1f}, {:.1f}]".format(
        *map(float, line[3:6])) for line in lines if line[0] == "score"}
    share = {line[2]: percent(line[3]) for line in lines if line[0] == "share"}
    returns = [f"{'words':<8}  {'base 1e4: score':<20} {'angle':<6}  "
               f"{'base 1e6: score':<20} angle"]
    for k in (2, 15, 24, 46, 52, 63):
        returns.append(
            f"{k:<8d}  {score['RoPE', str(k)]:<20} {0.1 * k:<6.2f}  "
            f"{score['RoPE-1e6', str(k)]:<20} {10 ** -1.5 * k:.2f}")
    return {"returns": returns, "share": [
        "place                             0     15    63",
        f"integer, of the squared length    {share['0']}   {share['15']}  "
        f"{share['63']} %"]}


def wrong_gradients(trained):
    """A line for each known mistake: what the task back gives at the length of
    training. With RoPE only mistakes in attention are trained. A training whose
    loss was no number has left no line."""
    out = [f"{'%, 2 seeds, places < 16':<32} {'relative bias':<20} "
           "RoPE, base 1e4"]
    for label in dict.fromkeys(k[0] for k in trained
                               if k[0].startswith("wrong ")):
        cells = [cell(trained.get((label, "back", scheme)), NEAR)
                 for scheme in ("relative", "RoPE")]
        out.append(f"{label[6:]:<32} {cells[0]:<20} {cells[1]}")
    return out


# ---- make write --------------------------------------------------------------

LAYERS, SCHEME, SEED, MISTAKE, LENGTH, NATS, SENTENCES, GRAMMAR, TRUE = range(9)


def stories(results):
    rows = records(results)

    def table(kind, field, layers="1", mistake=None, scheme=None, length="0"):
        """A line for each name that the field has, among the rows wanted."""
        picked = ((LAYERS, layers), (MISTAKE, mistake), (SCHEME, scheme),
                  (LENGTH, length))
        found = {title: [r for r in rows if r[field] == name and all(
            value in (None, r[of]) for of, value in picked)]
            for name, title in wanted(kind)}
        seeds = max(map(len, found.values()), default=0)
        out = [f"{f'{seeds} models each':<16} {'with grammar, %':<20} "
               f"{'and true, %':<20} nats a word"]
        for name, of in found.items():
            shares = [of_seeds([int(r[what]) / int(r[SENTENCES]) for r in of])
                      for what in (GRAMMAR, TRUE)]
            nats = of_seeds([float(r[NATS]) for r in of], "%.3f", 1)
            if of:
                out.append(f"{name:<16} {shares[0]:<20} {shares[1]:<20} "
                           f"{nats}")
        return "".join(line + "\n" for line in out)

    return {
        "one_layer": table("writer", SCHEME, mistake="none"),
        "two_layers": table("writer", SCHEME, "2", mistake="none"),
        "mistakes": table("mistake", MISTAKE, scheme="RoPE"),
        "endless": table("mistake", MISTAKE, scheme="RoPE", length="2000")}
