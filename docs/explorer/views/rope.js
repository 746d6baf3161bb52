/* RoPE: a query and a key as pairs of hands, each turned by its position. Both
 * move on, and their score stays. One moves, and it changes. */

/* The words of chapters 07 and 11, six numbers each. */
const RIVER = [0.2, -0.5, 0.9, 0.1, -0.3, 0.4];
const BANK = [-0.6, 0.3, 0.2, 0.7, -0.1, -0.8];
/* In the story a bank that looks for a river five words before it. */
const FOUND = [[0.4, -1, 1.8, 0.2, -0.6, 0.8], [1.2, 0.6, 1.6, -0.8, -0.8, 1]];
const D = 6, PLACES = 200, OFFSETS = 50;

view({

  ask: ({ river, bank_after, base }, { story }) =>
    ({ river, after: bank_after, base, words: story ? FOUND : [RIVER, BANK] }),

  compute(c, { river, after, base, words }) {
    const [k, q] = words;
    const turned = (pos, x) => c.call('rotate', { pos, d: D, base, x }).rotated;
    const key = turned(river, k), query = turned(river + after, q);
    return { key, query, score: c.call('rotary_score', { d: D, base, q, k,
      q_pos: river + after, k_pos: river }).value,
      parts: Float64Array.from([0, 2, 4], i => dot(c, query.subarray(i, i + 2),
        key.subarray(i, i + 2))),
      added: added(c, words, base, after, [river])[0],
      ...curves(c, { river, after, base, words }) };
  },

  draw(panel, answer, question, reference) {
    const size = measures(panel);
    if (panel.changed('frame'))
      build(panel, panel.picture(), size);
    turn(panel, answer, reference);
    plot(panel, size, answer, question, reference);
    read(panel, answer, question, reference);
  },

  text({ score, added: sum }, { river, after, base }) {
    return `River at ${fixed(river, 1)}, bank at ${fixed(river + after, 1)}, ` +
      `base ${base}. The score of the turned words is ${fixed(score, 4)}, ` +
      `with encodings added it is ${fixed(sum, 4)}.`;
  },

  arrows: (right, down, { river, bank_after }) => right
    ? { river: Math.round(river) + right } : { bank_after: bank_after - down },

  height: panel => measures(panel).height,
});

/* A dot product: the score of words that both stand at position 0. */
function dot(c, q, k) {
  return c.call('rotary_score', { d: q.length, base: 10000, q_pos: 0, q,
    k_pos: 0, k }).value;
}

/* The scores with encodings added, for each place of river. */
function added(c, [river, bank], base, after, places) {
  const w = frequencies(c, { d_model: D, base }), n = places.length;
  const placed = (word, shift) => {
    const pe = c.many('wave_bank', { m: D / 2, w }, n,
      k => ({ pos: places[k] + shift })).bank;
    const e = list_of(n * D, k => word[k % D]);
    return c.call('add_encoding', { n, d: D, e, pe }).x;
  };
  const keys = placed(river, 0), queries = placed(bank, after);
  return Float64Array.from(places, (_, k) =>
    dot(c, queries.subarray(k * D, k * D + D),
      keys.subarray(k * D, k * D + D)));
}

/* The scores at all places, for this offset; and for all offsets, with river
 * here. Those of the turned words are two calls for all. */
function curves(c, { river, after, base, words }) {
  const [k, q] = words;
  const places = list_of(PLACES + 1);
  const scores = (times, vary) => Float64Array.from(c.many('rotary_score',
    { d: D, base, q, k }, times, vary).values);
  const known = JSON.stringify([words, after, base]);
  if (!(known in memory))
    memory = { [known]: added(c, words, base, after, places) };
  return {
    together: scores(PLACES + 1, k => ({ q_pos: k + after, k_pos: k })),
    sums: memory[known].slice(),
    alone: scores(4 * OFFSETS + 1, k => ({
      q_pos: river + k / 2 - OFFSETS, k_pos: river })) };
}

/* What does not change while both words move. */
let memory = {};

/* In the story the first plot alone. */
function measures({ width, narrow, story }) {
  const column = width / 3, r = Math.min(column * 0.36, story ? 58 : 74);
  const top = 44 + r, under = top + r + (story ? 0 : 26);
  const plot = under + (narrow ? 56 : 44);
  const high = narrow ? 130 : 170, below = narrow && !story;
  const wide = narrow || story ? width - 58 : (width - 3 * 44) / 2;
  return { width, narrow, column, r, top, under, high, wide,
    plots: [{ left: 40, top: plot }, below
      ? { left: 40, top: plot + high + 66 }
      : { left: 40 + wide + 52, top: plot }],
    height: plot + high + 36 + (below ? high + 66 : 0) };
}

function build(panel, picture, size) {
  const { keep } = panel;
  keep.pairs = [0, 1, 2].map(i => pair(size, i));
  keep.charts = [svg('g'), svg('g')];
  picture.replaceChildren(
    label(14, 22, '', { class: 'ink', 'font-size': 13, 'font-weight': 700 }),
    ...keep.pairs.map(pair => pair.node), ...keep.charts);
  picture.firstChild.append(panel.story ? 'bank \u2002' : 'bank, the query ' +
    '\u2002', svg('tspan', { style: 'fill:var(--high)', text: panel.story
    ? 'river' : 'river, the key' }));
}

/* One clock: two hands, and the wedge between them. */
function pair({ column, top, r, under }, i) {
  const x = (i + 0.5) * column, face = clock_face(x, top, r);
  const wedge = svg('path', { fill: 'var(--accent)', 'fill-opacity': 0.2 });
  const key = svg('line', { x1: x, y1: top, stroke: 'var(--high)',
    'stroke-width': 3, 'stroke-linecap': 'round' });
  const tip = svg('circle', { r: 4.5, fill: 'var(--high)' });
  const number = label(x, under, '', { anchor: 'middle', 'font-size': 14,
    class: 'ink', 'font-weight': 600 });
  return { x, y: top, r, face, wedge, key, tip, number,
    node: svg('g', {}, face.node, wedge, key, tip, number) };
}

/* The pairs of both words are up to 0.92 long, and those of the story 1.81. */
function turn(panel, { query, key, parts }, reference) {
  const longest = panel.story ? 2 : 1;
  panel.keep.pairs.forEach((pair, i) => {
    const [qx, qy, kx, ky] = [query[2 * i], query[2 * i + 1], key[2 * i],
      key[2 * i + 1]].map(z => z / longest);
    const sign = i && parts[i] >= 0 ? '+' : '';
    if (!panel.story) attributes(pair.number, { text: sign +
      fixed(parts[i], 4) });
    if (![qx, qy, kx, ky].every(Number.isFinite)) return;
    pair.face.turn(qx, qy);
    pair.face.ghost(reference && reference.query[2 * i] / longest,
      reference && reference.query[2 * i + 1] / longest);
    const [x, y] = pair.face.at(kx, ky);
    attributes(pair.key, { x2: x, y2: y });
    attributes(pair.tip, { cx: x, cy: y });
    attributes(pair.wedge, { d: wedge_between(pair, [qx, qy], [kx, ky]) });
  });
}

/* From the key to the query, the short way round. */
function wedge_between({ x, y, r }, [qx, qy], [kx, ky]) {
  const radius = 0.6 * r, from = Math.hypot(kx, ky), to = Math.hypot(qx, qy);
  if (!from || !to) return '';
  const left = kx * qy - ky * qx > 0 ? 0 : 1;
  return `M${x} ${y}L${x + radius * kx / from} ${y - radius * ky / from}` +
    `A${radius} ${radius} 0 0 ${left} ${x + radius * qx / to} ` +
    `${y - radius * qy / to}Z`;
}

/* On the left both move, on the right bank alone. */
function plot(panel, size, answer, { river, after }, reference) {
  const { together, sums, alone, score, added: sum } = answer, { high } = size;
  const finite = [...together, ...sums,
    ...panel.story ? [] : alone].filter(Number.isFinite);
  const y = [Math.floor(Math.min(0, ...finite)),
    Math.ceil(Math.max(0, ...finite))];
  const rows = [...new Set([y[0], 0, y[1]])];
  const wide = size.wide;
  const by_place = chart({ ...size.plots[0], wide, high, x: [0, PLACES], y });
  const by_offset = chart({ ...size.plots[1], wide, high, y,
    x: [-OFFSETS, OFFSETS] });
  const places = Array.from(together, (_, k) => k);
  const offsets = Array.from(alone, (_, k) => k / 2 - OFFSETS);
  const ink = { stroke: 'var(--ink)', 'stroke-width': 2.5 };
  const ghost = { class: 'ghost' }, now = { fill: 'var(--accent)', r: 6 };
  const [left, right] = panel.keep.charts;
  left.replaceChildren(title(size, 0, 'score, by where river stands'),
    ...by_place.axes([0, 50, 100, 150, 200], rows),
    by_place.line(places, sums, { stroke: 'var(--faint)' }),
    reference ? by_place.line(places, reference.together, ghost) : '',
    by_place.line(places, together, ink),
    by_place.dot(river, sum, { fill: 'var(--faint)', r: 4 }),
    by_place.dot(river, score, now), ...names(size, by_place, together.at(-1)));
  if (!panel.story) right.replaceChildren(
    title(size, 1, 'score, by how far bank is after river'),
    ...by_offset.axes([-50, -25, 0, 25, 50], rows),
    reference ? by_offset.line(offsets, reference.alone, ghost) : '',
    by_offset.line(offsets, alone, ink), by_offset.dot(after, score, now));
}

function title({ plots, narrow }, which, text) {
  const { left, top } = plots[which];
  return label(left, top - (narrow ? 26 : 12), text, { 'font-size': 13,
    'font-weight': 600, class: 'ink' });
}

/* The names of the two lines: beside the level one, and above the other. */
function names({ plots: [{ left, top }], wide }, { down }, level) {
  const name = (y, text, given) => label(left + wide, y, text, { anchor: 'end',
    stroke: 'var(--card)', 'stroke-width': 4, 'paint-order': 'stroke',
    ...given });
  return [name(top - 10, 'added'), Number.isFinite(level)
    ? name(down(level) + 17, 'turned', { class: 'ink', 'font-weight': 600 })
    : ''];
}

/* In the story: how far the other score moves, where this one stands still. */
function read(panel, { score, added: sum, together, sums }, { river, after },
  reference) {
  const place = pos => `**${fixed(pos, 1).replace('.0', '')}**`;
  const other = reference && difference([score, ...together],
    [reference.score, ...reference.together]);
  panel.say(joined(phrase(panel.story ? 'story' : 'score', {
    river: place(river), bank: place(river + after), score: fixed(score, 4),
    sum: fixed(sum, 4), least: fixed(Math.min(...sums), 2),
    most: fixed(Math.max(...sums), 2) }), other && phrase(other.count
    ? 'differs' : 'same', { score: fixed(reference.score, 4) })));
}
