"""Draws the clocks that write their rows, as an SVG that moves by itself. Who
has asked for little motion sees the last position.

    python3 clocks_write.py DARK <DATA >OUT      DARK is 0 or 1

A line of DATA is a position, every half one, and the sine and the cosine of
each clock; the last line says in how many positions each comes round. The
frames are those lines, and then a rest.
"""

import sys

WIDTH, LEFT, RIGHT, RADIUS, TOP, BOX, ROW = 760, 46, 10, 38, 96, 150, 7
REST = 0.25             # of the frames, once more, without motion

*DATA, TURNS = [line.split()[1:] for line in sys.stdin]
FRAMES = [list(zip(*[map(float, line)] * 2)) for line in DATA]
ROWS = FRAMES[::2]
COLUMN = (WIDTH - LEFT - RIGHT) / len(TURNS)
# The middle of each clock.
PLACES = [LEFT + (i + 0.5) * COLUMN - 8 for i in range(len(TURNS))]
SPAN = len(ROWS) * ROW
HEIGHT = BOX + SPAN + 14
SHOWN = int(len(FRAMES) * (1 + REST) + 0.5)

# As style.gp has them.
PAPER, INK, FAINT, RULE, ORANGE, LOW, NONE, HIGH = (
    ("#ffffff", "#1f2328", "#57606a", "#afb8c1", "#c75a00",
     (178, 24, 43), (247, 247, 247), (33, 102, 172)),
    ("#0d1117", "#e6edf3", "#9aa4af", "#59626d", "#f0a030",
     (255, 138, 112), (28, 33, 41), (108, 188, 255)))[sys.argv[1] == "1"]


def colour(value):
    return "#" + "".join(
        f"{int(none + abs(value) * (end - none) + 0.5):02x}"
        for none, end in zip(NONE, LOW if value < 0 else HIGH))


def stripe(x, y, wide, value):
    return (f'<path d="M{x:g} {y:g}h{wide}v{ROW}h-{wide}z" '
            f'fill="{colour(value)}"/>')


def rows():
    """Two stripes for each clock, and the numbers of some positions."""
    for j, pairs in enumerate(ROWS):
        y = BOX + j * ROW
        for x, (sine, cosine) in zip(PLACES, pairs):
            yield stripe(x - RADIUS, y, 2 * RADIUS, sine)
            yield stripe(x + RADIUS + 3, y, 18, cosine)
        if j % 10 == 0:
            yield (f'<text x="{LEFT - 10}" y="{y + ROW / 2 + 5:g}" '
                   f'text-anchor="end" fill="{FAINT}">{j}</text>')


def face(x, turn):
    return (f'<text x="{x:g}" y="24" fill="{FAINT}">once in</text>\n'
            f'<text x="{x:g}" y="43" fill="{INK}" font-weight="bold">{turn}'
            f'</text>\n<circle cx="{x:g}" cy="{TOP}" r="{RADIUS}" fill="none" '
            f'stroke="{RULE}" stroke-width="1.5"/>')


def motion(name, values, kind="", times=""):
    return (f'<animate{kind} attributeName="{name}" dur="14s" {times}'
            f'repeatCount="indefinite" values="{";".join(values)}"/>')


def until_rest(name, kind, *values):
    """From the first frame to the last that moves, and then the rest."""
    end = (len(FRAMES) - 1) / (SHOWN - 1)
    return motion(name, map(str, values), kind, f'keyTimes="0;{end:.4f};1" ')


def hand(i, frame):
    """The hand of a clock, and its shadow on the row that is written."""
    x, (sine, cosine) = PLACES[i], FRAMES[frame][i]
    tip = f"{x + RADIUS * sine:.1f} {TOP - RADIUS * cosine:.1f}"
    return (f"M{tip}L{x + RADIUS * sine:.1f} {BOX + frame / 2 * ROW:.1f}",
            f"M{x:g} {TOP}L{tip}")


def hands(frames):
    """The first of these frames, and how it goes on, if it does."""
    looks = (f'stroke="{ORANGE}" stroke-dasharray="2 3"',
             f'stroke="{INK}" stroke-width="3" stroke-linecap="round"')
    for i in range(len(TURNS)):
        for look, paths in zip(looks, zip(*(hand(i, k) for k in frames))):
            on = motion("d", paths) if len(frames) > 1 else ""
            yield f'<path fill="none" {look} d="{paths[0]}">{on}</path>'


def bar(y, moves=""):
    return (f'<path stroke="{ORANGE}" stroke-width="2" '
            f'd="M{LEFT - 4} {y}H{WIDTH - RIGHT}">{moves}</path>')


last = len(FRAMES) - 1
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" '
    f'height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="'
    'Helvetica,Arial,sans-serif" font-size="14" text-anchor="middle">',
    "<style>@media (prefers-reduced-motion: reduce) "
    "{ .moving { display: none } }",
    "@media (prefers-reduced-motion: no-preference) "
    "{ .still { display: none } }</style>",
    f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>',
    '<defs><g id="rows" shape-rendering="crispEdges">', *rows(), "</g></defs>",
    *map(face, PLACES, TURNS),
    '<g class="still"><use href="#rows"/>', *hands([last]), bar(BOX + SPAN),
    "</g>",
    f'<clipPath id="written"><rect x="0" y="{BOX - 8}" width="{WIDTH}" '
    f'height="8">{until_rest("height", "", 8, SPAN + 8, SPAN + 8)}'
    "</rect></clipPath>",
    '<g class="moving"><g clip-path="url(#written)"><use href="#rows"/></g>',
    *hands([min(k, last) for k in range(SHOWN)]),
    bar(BOX, until_rest("transform", 'Transform type="translate"', "0 0",
                        f"0 {SPAN}", f"0 {SPAN}")),
    "</g>\n</svg>", sep="\n")
