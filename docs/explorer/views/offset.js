/* Two words, both moved on by k: each hand makes the same turn at either place,
 * and the numbers change differently. Below, the turns as blocks of T_k. */

view({

  ask: ({ here, there, k, d_model, base }, panel) => ({ here, there, k, d_model,
    base, pairs: some_pairs(d_model / 2, panel.narrow) }),

  compute(c, question) {
    const { here, there, k, pairs } = question, m = pairs.length;
    const all = frequencies(c, question);
    const w = Float64Array.from(pairs, i => all[i]);
    const spots = [here, here + k, there, there + k];
    const { bank } = c.many('wave_bank', { m, w }, 4,
      j => ({ pos: spots[j] }));
    const { t } = c.many('offset_rotation', { k }, m, i => ({ w: w[i] }));
    return { t, angle: angles(c, t, m), asked: w.map(angle => k * angle),
      ...moved(c, question, bank, t) };
  },

  draw(panel, answer, question, reference) {
    const { keep } = panel;
    if (panel.changed('frame', String(question.pairs)))
      build(panel, question.pairs);
    [0, 1].forEach(row => show_row(panel, row, answer, question, reference));
    keep.angles.forEach((node, i) => attributes(node,
      { text: turn_words(answer, i, reference, panel.narrow) }));
    if (!panel.story) show_matrix(panel, answer, question);
    caption(panel, answer, question, reference);
  },

  text(answer, { here, there, k, pairs }, reference) {
    const m = pairs.length;
    const sine = (row, i) => signed(change(answer, m, row, i)[0]);
    return joined(phrase('from', { here, there, to: here + k,
      then: there + k }), ...pairs.map((pair, i) => phrase('clock', { pair,
      turn: turn_words(answer, i, reference), first: sine(0, i),
      second: sine(1, i) })), reference && compared(answer, reference));
  },

  arrows: (right, down, { k, here, there }) =>
    ({ k: k + right, here: here + down, there: there + down }),

  /* In the story without the matrix. */
  height(panel) {
    const m = some_pairs(panel.state.d_model / 2, panel.narrow).length;
    const { grid, cell, line } = measures(panel, m);
    return panel.story ? grid - line * 1.2 : grid + 2 * m * cell + 14;
  },
});

/* --- in the worker */

/* The angles of the turns, by chapter 03, if the turns are numbers. */
function angles(c, t, m) {
  if (!t.every(Number.isFinite)) return new Float64Array(m).fill(NaN);
  const pair = new Float64Array(2 * m);
  for (let i = 0; i < m; i++) pair.set([t[4 * i + 1], t[4 * i]], 2 * i);
  return Float64Array.from(c.many('phase', { pair }, m).values);
}

/* What the turn makes of the two words (hands, as bank has them), how far that
 * is from the encodings of the positions k further, and T_k of these pairs. For
 * the base 10000 chapter 06 turns whole encodings. */
function moved(c, question, bank, t) {
  const { k, d_model, base, pairs, here, there } = question;
  const m = pairs.length, size = 2 * m;
  if (base !== 10000) return moved_pairs(c, bank, t, m);
  const rows = c.many('encode_position', { d_model }, 4, j =>
    ({ pos: [here, there, here + k, there + k][j] })).pe;
  const { shifted } = c.many('shift_encoding',
    { k, d_model, pe: rows.slice(0, 2 * d_model) }, 2);
  const whole = c.call('offset_matrix', { k, d_model }).t;
  const places = list_of(size, j => 2 * pairs[j >> 1] + j % 2);
  const shown = (list, row) => places.map(place => list[row * d_model + place]);
  return {
    bank: [0, 2, 1, 3].flatMap(row => shown(rows, row)),
    hands: [0, 1].flatMap(row => shown(shifted, row)),
    error: difference(shifted, rows.subarray(2 * d_model), 0).largest,
    matrix: places.flatMap(row => shown(whole, row)),
    count: whole.reduce((sum, x) => sum + (x !== 0), 0),
  };
}

/* The same for any other base: each pair times its own turn, by chapter 07. */
function moved_pairs(c, bank, t, m) {
  const x = new Float64Array(4 * m), w = new Float64Array(4 * m);
  const matrix = new Float64Array(4 * m * m);
  for (let i = 0; i < m; i++) {
    const [a, b, below, d] = t.subarray(4 * i, 4 * i + 4);
    const at = 2 * i * 2 * m + 2 * i;
    matrix.set([a, b], at);
    matrix.set([below, d], at + 2 * m);
    w.set([a, below, b, d], 4 * i);
    x.set(bank.subarray(2 * i, 2 * i + 2), 4 * i);
    x.set(bank.subarray(4 * m + 2 * i, 4 * m + 2 * i + 2), 4 * i + 2);
  }
  const { y } = c.many('project', { n: 2, d_in: 2, d_out: 2, x, w }, m);
  const hands = list_of(4 * m, j =>
    y[4 * (j % (2 * m) >> 1) + 2 * Math.floor(j / (2 * m)) + j % 2]);
  const goal = [...bank.subarray(2 * m, 4 * m), ...bank.subarray(6 * m)];
  return { bank, hands, matrix, error: difference(hands, goal, 0).largest };
}

/* --- on the page */

/* What the turn changes a word's pair i by, [sine, cosine]: row 0 is the first
 * word. It is the dashed line, whether or not the turn is right. */
function change({ bank, hands }, m, row, i) {
  const from = 4 * m * row + 2 * i, to = 2 * m * row + 2 * i;
  return [hands[to] - bank[from], hands[to + 1] - bank[from + 1]];
}

/* Whether the block of pair i only turns, and does not stretch or mirror. */
function turns({ t }, i) {
  const [a, b, below, d] = t.subarray(4 * i, 4 * i + 4);
  const near = (x, y) => Math.abs(x - y) < 1e-9;
  return near(a, d) && near(b, -below) && near(a * a + b * b, 1);
}

/* The turn of pair i with its sign. Of angles that differ by whole turns it is
 * the one that k * w asks for, if that is one of them; else the smallest. */
function angle_of(answer, i) {
  if (!turns(answer, i)) return NaN;
  const angle = answer.angle[i], asked = answer.asked[i];
  const rounds = Math.round((asked - angle) / (2 * Math.PI));
  const near = angle + rounds * 2 * Math.PI;
  if (Math.abs(near - asked) < 1e-9 * Math.max(1, asked)) return near;
  return angle > Math.PI ? angle - 2 * Math.PI : angle;
}

/* 50.9°, −50.9°, or 9 turns + 198°; beside it what the reference turns by. */
function turn_words(answer, i, reference, short) {
  const angle = angle_of(answer, i), turn = turned(angle, short);
  const asked = reference ? turned(angle_of(reference, i), short) : turn;
  return turn === asked || short ? turn : `${turn}, not ${asked}`;
}

function turned(angle, short) {
  if (Number.isNaN(angle)) return 'no turn';
  const rounds = Math.floor(angle / (2 * Math.PI) + 1e-9);
  if (rounds < 1) return degrees(angle);
  const rest = degrees(Math.max(0, angle - rounds * 2 * Math.PI));
  return short ? `${rounds}× + ${rest}`
    : `${rounds} turn${rounds > 1 ? 's' : ''} + ${rest}`;
}

function signed(number) {
  const text = fixed(number);
  return text.startsWith('−') || Number(text) === 0 ? text : `+${text}`;
}

function degrees(angle) {
  const number = angle * 180 / Math.PI, size = Math.abs(number);
  return `${fixed(number, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2)}°`;
}

function measures(panel, count) {
  const { width, narrow } = panel;
  const left = narrow ? 48 : 104, column = (width - left - 6) / count;
  const r = Math.min(column * (narrow ? 0.4 : 0.3), 38);
  const stacked = column < 150;     // the sine's change above the cosine's
  const line = narrow ? 20 : 22, top = line + (stacked ? 22 : 14);
  const second = top + 2 * r + 3 * line;
  return { width, narrow, stacked, left, column, r, line, cell: 17,
    tops: [top + r, second + r], between: top + 2 * r + line * 1.25,
    grid: second + 2 * r + line * (stacked ? 3.2 : 2.6),
    x: i => left + (i + 0.5) * column, font: narrow ? 11 : 12.5 };
}

function build(panel, pairs) {
  const m = pairs.length, size = measures(panel, m), { keep } = panel;
  const picture = panel.picture();
  keep.size = size;
  keep.dials = size.tops.map(y => pairs.map((_, i) => dial(size, i, y)));
  keep.places = size.tops.map(y => ['from', 'to'].map((word, k) =>
    place_words(size, word, y + (k - 0.5) * 1.5 * size.line)));
  keep.angles = pairs.map((_, i) => words(size, size.x(i), size.between,
    { class: 'accent', 'font-weight': 700 }));
  picture.replaceChildren(
    words(size, size.left - 8, size.between, { text: 'turn',
      anchor: 'end' }),
    ...size.tops.map(y => words(size, size.left - 8, change_at(size, y),
      { text: 'change', anchor: 'end',
        ...size.narrow ? { 'font-size': 10 } : {} })),
    ...keep.dials.flat().map(dial => dial.node), ...keep.angles,
    ...keep.places.flat().map(place => place.node),
    panel.story ? '' : matrix_of(keep, pairs));
}

function words({ font }, x, y, given = {}) {
  return label(x, y + 4, '', { anchor: 'middle', 'font-size': font, ...given });
}

function place_words(size, word, y) {
  const { left, narrow } = size, x = left - 8;
  const number = svg('tspan', { class: 'ink', 'font-weight': 700,
    ...narrow ? { x, dy: 13 } : {} });
  const node = words(size, x, narrow ? y - 7 : y, { anchor: 'end' });
  node.append(`${word} `, number);
  return { node, number };
}

/* Above the upper clocks, and below the lower ones. */
function change_at({ r, line, stacked, tops }, y) {
  return y === tops[0] ? y - r - line * (stacked ? 1.3 : 0.7)
    : y + r + line * 0.7;
}

function dial(size, i, y) {
  const { r } = size, x = size.x(i);
  const face = clock_face(x, y, r, 'var(--faint)');
  const wedge = svg('path', { fill: 'var(--accent)', 'fill-opacity': 0.28 });
  const start = svg('line', { x1: x, y1: y, stroke: 'var(--ink)',
    'stroke-opacity': 0.55, 'stroke-width': 1.5 });
  const arrow = svg('line', { stroke: 'var(--high)', 'stroke-width': 2,
    'stroke-dasharray': '4 3' });
  const change = words(size, x, change_at(size, y), { class: 'ink' });
  face.node.children[0].after(wedge, start);
  return { x, y, r, face, wedge, start, arrow, change,
    node: svg('g', {}, face.node, arrow, change) };
}

/* A row of hands: where they start, the wedge, where the turn takes them. */
function show_row({ keep }, row, answer, question, reference) {
  const { bank, hands } = answer, m = question.pairs.length;
  const from = row ? question.there : question.here;
  keep.places[row].forEach(({ number }, k) =>
    attributes(number, { text: from + k * question.k }));
  keep.dials[row].forEach((dial, i) => {
    const first = 4 * m * row + 2 * i, last = 2 * m * row + 2 * i;
    const tips = [bank[first], bank[first + 1], hands[last], hands[last + 1]];
    if (tips.every(Number.isFinite)) sweep(dial, tips, angle_of(answer, i));
    dial.face.ghost(reference?.hands[last], reference?.hands[last + 1]);
    const [sine, cosine] = change(answer, m, row, i);
    dial.change.replaceChildren(...keep.size.stacked
      ? [['sin', sine, 0], ['cos', cosine, 12]].map(([name, by, dy]) =>
        svg('tspan', { x: dial.x, dy, text: `${name} ${signed(by)}` }))
      : [`sin ${signed(sine)}, cos ${signed(cosine)}`]);
  });
}

/* The wedge is what is left of the angle after whole turns, on the side the
 * hand went; none, if it was no turn or not on the rim. */
function sweep({ x, y, r, face, wedge, start, arrow }, tips, angle) {
  const far = Math.abs(angle) % (2 * Math.PI) > Math.PI;
  const round = [[0, 1], [2, 3]].every(([a, b]) =>
    Math.abs(Math.hypot(tips[a], tips[b]) - 1) < 1e-9);
  const [x1, y1] = face.at(tips[0], tips[1]);
  const [x2, y2] = face.at(tips[2], tips[3]);
  face.turn(tips[2], tips[3]);
  attributes(start, { x2: x1, y2: y1 });
  attributes(arrow, { x1, y1, x2, y2 });
  attributes(wedge, { d: !Number.isNaN(angle) && round &&
    `M${x} ${y}L${x1} ${y1}A${r} ${r} 0 ${+far} ` +
    `${+(angle >= 0)} ${x2} ${y2}Z` });
}

/* T_k below the dials: the block of a pair stands under its column. */
function matrix_of(keep, pairs) {
  const { size } = keep, m = pairs.length, { column, cell, grid, left } = size;
  keep.cells = list_of(4 * m * m, k => {
    const row = Math.floor(k / (2 * m)), x = left + k % (2 * m) * column / 2;
    const y = grid + row * cell;
    return { box: svg('rect', { x, y, width: column / 2, height: cell }),
      number: words(size, x + column / 4, y + cell / 2,
        size.narrow ? { 'font-size': 11 } : {}) };
  });
  const frames = pairs.map((_, i) => svg('rect', { x: left + i * column,
    y: grid + 2 * i * cell, width: column, height: 2 * cell, fill: 'none',
    stroke: 'var(--ink)', 'stroke-width': 1.5 }));
  const names = pairs.flatMap((pair, i) => [0, 1].map(k => words(size,
    left - 8, grid + (2 * i + k + 0.5) * cell, { anchor: 'end',
      text: `${k || size.narrow ? '' : `clock ${pair} `}` +
        `${k ? 'cos' : 'sin'}` })));
  const heads = pairs.flatMap((_, i) => [0, 1].map(k => words(size,
    left + (i + k / 2 + 0.25) * column, grid - 10,
    { text: k ? 'cos' : 'sin' })));
  keep.name = svg('tspan', { dy: 4, 'font-size': size.font });
  const title = svg('text', { class: 'ink', x: left - 8, y: grid - 8,
    'font-size': size.narrow ? 15 : 20 });
  title.append('T', keep.name);
  keep.shown = [];
  return svg('g', {}, ...keep.cells.map(cell => cell.box),
    ...keep.cells.map(cell => cell.number), ...frames, ...names, ...heads,
    title);
}

/* Only the cells that have changed: most are 0 and stay so. */
function show_matrix(panel, { matrix }, { k }) {
  const { keep } = panel, anew = panel.changed('matrix');
  attributes(keep.name, { text: k });
  matrix.forEach((number, j) => {
    if (keep.shown[j] === number && !anew) return;
    const { box, number: text } = keep.cells[j];
    attributes(box, { fill: number === 0 ? 'none' : panel.colour(number) });
    attributes(text, { text: number === 0 ? '0' : fixed(number),
      style: number !== 0 && `fill:${panel.ink(number)}` });
  });
  keep.shown = matrix;
}

function caption(panel, answer, question, reference) {
  const { error, count } = answer;
  const { k, here, there, d_model, pairs } = question;
  const { story } = panel, verdict = phrase(error === 0 ? 'exact'
    : error < 1e-9 ? 'nearly' : 'off',
  { least: power(error), error: fixed(error, 4) });
  panel.say(joined(phrase(story ? 'turn' : 'matrix', { k, here, there, verdict,
    to: here + k, then: there + k }),
  !story && pairs.length < d_model / 2 && phrase('shown',
    { rows: 2 * pairs.length, d_model }),
  !story && count != null && phrase('count', { count: grouped(count),
    all: grouped(d_model * d_model) }), phrase('changes'),
  reference && compared(answer, reference)));
}

/* Which of the two is off: the encodings, or what turns them. */
function compared(answer, reference) {
  const off = name => difference(answer[name], reference[name]).count > 0;
  const list = [off('bank') && 'encodings',
    (off('t') || off('matrix')) && 'the turn'].filter(Boolean);
  if (!list.length && off('hands')) list.push('hands');
  return !list.length ? phrase('same')
    : phrase('differs', { what: list.map(name => phrase(name)).join(' and ') });
}
