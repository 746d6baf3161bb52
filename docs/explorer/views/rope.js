/* RoPE: a query and a key as pairs of hands, each turned by its position. Both
 * move on, and their score stays. One moves, and it changes. */

/* The words of chapters 07 and 11, six numbers each. */
const RIVER = [0.2, -0.5, 0.9, 0.1, -0.3, 0.4];
const BANK = [-0.6, 0.3, 0.2, 0.7, -0.1, -0.8];
const D = 6, PLACES = 200, OFFSETS = 50;

view({
  name: 'rope',
  place: 110,
  title: 'Turn both words',
  lead: 'RoPE, rotary position embedding, adds nothing to a word. It turns ' +
    'it by its position, pair by pair. Play: both words move on, and all ' +
    'hands turn. What stays as it is? Then move bank alone.',
  terms: {
    'river and bank': 'two words of a sentence, as in chapter 11. Each is a ' +
      'vector of six numbers, made up for the example.',
    'three clocks': 'six numbers are three pairs, and each pair is a hand. ' +
      'The first turns fastest, the last slowest.',
    'query and key': 'bank is the query, the word that looks. River is the ' +
      'key, the word that is looked at.',
    score: 'how well the two match: the sum of the three products below the ' +
      'clocks. Each is the dot product of the two hands.',
    'encodings added': 'the same two words with chapter 05’s encoding added ' +
      'in place of the turn, for comparison.',
    base: 'sets how much slower each clock is than the one before.',
  },
  controls: [
    { name: 'river', label: 'both move: river at', min: 0, max: PLACES,
      step: 0.1, start: 10, play: 6, wide: true },
    { name: 'bank_after', label: 'bank alone: after river by', min: -OFFSETS,
      max: OFFSETS, step: 0.5, start: 5 },
    'base'],

  ask: ({ river, bank_after, base }) => ({ river, after: bank_after, base }),

  compute(c, { river, after, base }) {
    const turned = (pos, x) => c.call('rotate', { pos, d: D, base, x }).rotated;
    const key = turned(river, RIVER), query = turned(river + after, BANK);
    const score = (q_pos, k_pos) => c.call('rotary_score', { d: D, base, q_pos,
      q: BANK, k_pos, k: RIVER }).value;
    return { key, query, score: score(river + after, river),
      parts: Float64Array.from([0, 2, 4], i => dot(c, query.subarray(i, i + 2),
        key.subarray(i, i + 2))),
      added: added(c, base, after, [river])[0],
      ...curves(c, { river, after, base }) };
  },

  draw(panel, answer, question, reference) {
    const size = measures(panel), { keep } = panel;
    const picture = panel.part('picture', () => svg('svg'));
    if (keep.width !== panel.width) build(panel, picture, size);
    keep.width = panel.width;
    turn(panel, answer, reference);
    plot(panel, size, answer, question, reference);
    read(panel, answer, question, reference);
  },

  text({ score, added: sum }, { river, after, base }) {
    return `River at ${fixed(river, 1)}, bank at ${fixed(river + after, 1)}, ` +
      `base ${base}. The score of the turned words is ${fixed(score, 4)}, ` +
      `with encodings added it is ${fixed(sum, 4)}.`;
  },

  keys(key, { river, bank_after }) {
    return { ArrowRight: { river: Math.round(river) + 1 },
      ArrowLeft: { river: Math.round(river) - 1 },
      ArrowUp: { bank_after: bank_after + 1 },
      ArrowDown: { bank_after: bank_after - 1 } }[key];
  },
});

/* A dot product: the score of words that both stand at position 0. */
function dot(c, q, k) {
  return c.call('rotary_score', { d: q.length, base: 10000, q_pos: 0, q,
    k_pos: 0, k }).value;
}

/* The scores with encodings added, for each place of river. */
function added(c, base, after, places) {
  const w = frequencies(c, { d_model: D, base }), n = places.length;
  const placed = (word, shift) => {
    const pe = c.many('wave_bank', { m: D / 2, w }, n,
      k => ({ pos: places[k] + shift })).bank;
    const e = Float64Array.from({ length: n * D }, (_, k) => word[k % D]);
    return c.call('add_encoding', { n, d: D, e, pe }).x;
  };
  const keys = placed(RIVER, 0), queries = placed(BANK, after);
  return Float64Array.from(places, (_, k) =>
    dot(c, queries.subarray(k * D, k * D + D),
      keys.subarray(k * D, k * D + D)));
}

/* The scores at all places, for this offset; and for all offsets, with river
 * here. Those of the turned words are two calls for all. */
function curves(c, { river, after, base }) {
  const places = Array.from({ length: PLACES + 1 }, (_, k) => k);
  const scores = (times, vary) => Float64Array.from(c.many('rotary_score',
    { d: D, base, q: BANK, k: RIVER }, times, vary).values);
  const known = JSON.stringify([after, base]);
  if (memory.known !== known)
    Object.assign(memory, { known, sums: added(c, base, after, places) });
  return {
    together: scores(PLACES + 1, k => ({ q_pos: k + after, k_pos: k })),
    sums: memory.sums.slice(),
    alone: scores(4 * OFFSETS + 1, k => ({
      q_pos: river + k / 2 - OFFSETS, k_pos: river })) };
}

/* What does not change while both words move. */
const memory = {};

function measures({ width, narrow }) {
  const column = width / 3, r = Math.min(column * 0.36, 74);
  const top = 44 + r, under = top + r + 26, plot = under + 44;
  const wide = narrow ? width - 52 : (width - 3 * 44) / 2;
  const high = narrow ? 130 : 170;
  return { width, narrow, column, r, top, under, high, wide,
    plots: [{ left: 40, top: plot }, narrow
      ? { left: 40, top: plot + high + 66 }
      : { left: 40 + wide + 52, top: plot }],
    height: plot + high + 36 + (narrow ? high + 66 : 0) };
}

function build(panel, picture, size) {
  const { width, height } = size, { keep } = panel;
  attributes(picture, { width, height, viewBox: `0 0 ${width} ${height}` });
  keep.pairs = [0, 1, 2].map(i => pair(size, i));
  keep.charts = [svg('g'), svg('g')];
  picture.replaceChildren(
    svg('text', { x: 14, y: 22, class: 'ink', 'font-size': 13,
      'font-weight': 700 }, 'bank, the query \u2002',
    svg('tspan', { style: 'fill:var(--high)', text: 'river, the key' })),
    ...keep.pairs.map(one => one.node), ...keep.charts);
}

/* One clock: two hands, and the wedge between them. */
function pair({ column, top, r, under }, i) {
  const x = (i + 0.5) * column, face = clock_face(x, top, r);
  const wedge = svg('path', { fill: 'var(--accent)', 'fill-opacity': 0.2 });
  const key = svg('line', { x1: x, y1: top, stroke: 'var(--high)',
    'stroke-width': 3, 'stroke-linecap': 'round' });
  const tip = svg('circle', { r: 4.5, fill: 'var(--high)' });
  const number = svg('text', { x, y: under, 'text-anchor': 'middle',
    'font-size': 14, class: 'ink', 'font-weight': 600 });
  return { x, y: top, r, face, wedge, key, tip, number,
    node: svg('g', {}, face.node, wedge, key, tip, number) };
}

const LONGEST = 1;            // of the pairs of both words, about 0.92

function turn(panel, { query, key, parts }, reference) {
  panel.keep.pairs.forEach((one, i) => {
    const [qx, qy, kx, ky] = [query[2 * i], query[2 * i + 1], key[2 * i],
      key[2 * i + 1]].map(z => z / LONGEST);
    attributes(one.number, { text: (i ? (parts[i] < 0 ? '' : '+') : '') +
      fixed(parts[i], 4) });
    if (![qx, qy, kx, ky].every(Number.isFinite)) return;
    one.face.turn(qx, qy);
    one.face.ghost(reference && reference.query[2 * i] / LONGEST,
      reference && reference.query[2 * i + 1] / LONGEST);
    const at = { x: one.x + one.r * kx, y: one.y - one.r * ky };
    attributes(one.key, { x2: at.x, y2: at.y });
    attributes(one.tip, { cx: at.x, cy: at.y });
    attributes(one.wedge, { d: wedge_between(one, [qx, qy], [kx, ky]) });
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
  const { together, sums, alone, score, added: sum } = answer;
  const finite = [...together, ...sums, ...alone].filter(Number.isFinite);
  const low = Math.floor(Math.min(0, ...finite));
  const high = Math.ceil(Math.max(0, ...finite));
  const scale = (which, from, to) => ({ ...size, ...size.plots[which], from, to,
    across: x => size.plots[which].left + (x - from) / (to - from) * size.wide,
    down: y => size.plots[which].top + (high - y) / (high - low) * size.high,
    low, top_value: high });
  const both = scale(0, 0, PLACES), one = scale(1, -OFFSETS, OFFSETS);
  const [left, right] = panel.keep.charts;
  const other = (axes, list, step) => reference
    ? [curve(axes, list, step, { class: 'ghost', fill: 'none' })] : [];
  left.replaceChildren(...frame(both, 'both move: river at', [0, 50, 100, 150,
    200]), curve(both, sums, 1, { stroke: 'var(--faint)' }),
  ...other(both, reference?.together, 1),
  curve(both, together, 1, { stroke: 'var(--ink)', 'stroke-width': 2.5 }),
  ...point(both, river, sum, 'faint'), ...point(both, river, score, 'accent'),
  ...names(both, together.at(-1)));
  right.replaceChildren(...frame(one, 'bank alone: after river by', [-50, -25,
    0, 25, 50]), ...other(one, reference?.alone, 0.5),
  curve(one, alone, 0.5, { stroke: 'var(--ink)', 'stroke-width': 2.5 }),
  ...point(one, after, score, 'accent'));
}

function frame({ across, down, from, to, low, top_value, top, high }, title,
  ticks) {
  const values = [...new Set([low, 0, top_value])];
  return [
    svg('text', { x: across(from), y: top - 12, 'font-size': 13,
      'font-weight': 600, class: 'ink', text: title }),
    ...values.flatMap(y => [
      svg('line', { class: 'rule', x1: across(from), x2: across(to),
        y1: down(y), y2: down(y) }),
      svg('text', { x: across(from) - 8, y: down(y) + 4, 'font-size': 12,
        'text-anchor': 'end', text: fixed(y, 0) })]),
    ...ticks.map(x => svg('text', { x: across(x), y: top + high + 18,
      'font-size': 12, 'text-anchor': 'middle', text: fixed(x, 0) }))];
}

function curve({ across, down, from }, numbers, step, look) {
  let path = '';
  numbers.forEach((y, k) => {
    if (Number.isFinite(y)) path += `${path ? 'L' : 'M'}${
      across(from + k * step).toFixed(1)} ${down(y).toFixed(1)}`;
  });
  return svg('path', { fill: 'none', 'stroke-width': 1.2, ...look, d: path });
}

function point({ across, down }, x, y, colour) {
  return Number.isFinite(y) ? [svg('circle', { cx: across(x), cy: down(y),
    r: colour === 'accent' ? 6 : 4, fill: `var(--${colour})`,
    stroke: 'var(--card)', 'stroke-width': 1.5 })] : [];
}

/* The names of the two lines: beside the level one, and above the other. */
function names({ across, top, to, down }, level) {
  const name = (y, given) => svg('text', { x: across(to), y, 'font-size': 12,
    'text-anchor': 'end', stroke: 'var(--card)', 'stroke-width': 4,
    'paint-order': 'stroke', ...given });
  const list = [name(top - 12, { text: 'encodings added' })];
  if (Number.isFinite(level)) list.push(name(down(level) + 17,
    { text: 'turned', class: 'ink', 'font-weight': 600 }));
  return list;
}

function read(panel, { score, added: sum, together }, { river, after, base },
  reference) {
  const bold = text => element('b', { text });
  const place = pos => bold(fixed(pos, 1).replace('.0', ''));
  const words = ['River at ', place(river), ', bank at ', place(river + after),
    ': the three products add up to the score ', bold(fixed(score, 4)),
    '. With encodings added it is ', fixed(sum, 4), '. '];
  const other = reference && difference([score, ...together],
    [reference.score, ...reference.together]);
  if (other) words.push(other.count
    ? 'The dashed hands and lines are the reference’s: its score is ' +
      `${fixed(reference.score, 4)}.` : 'Every score is the reference’s.');
  panel.under.replaceChildren(...words);
}
