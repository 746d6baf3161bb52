/* Hands that turn with the position. The tip's shadow falls through the number
 * onto the row of its position; the rows sink, and leave wave and heat map. */

const ROWS = 100;             // the film's
const SEEN = 33;              // of them at once
const FINE = 4;               // points of a wave for each position
const FAST = 2;               // no line is drawn of a turn in fewer positions
const RAY = { stroke: 'var(--accent)', 'stroke-width': 1.4,
  'stroke-dasharray': '2 3' };

view({

  ask({ pos, d_model, base }, panel) {
    return { pos, d_model, base, of: panel.of, few: panel.pairs,
      pairs: shown_pairs(d_model / 2, panel) };
  },

  compute(c, { pos, d_model, base, of, pairs }) {
    const all = frequencies(c, { d_model, base });
    const w = Float64Array.from(pairs, i => all[i]), m = w.length;
    const banks = (count, at) => of === 'sin_cos_pair'
      ? c.many(of, {}, count * m,
        k => ({ pos: at(Math.floor(k / m)) * w[k % m] })).pair
      : c.many('wave_bank', { m, w }, count, k => ({ pos: at(k) })).bank;
    const bank = banks(1, () => pos);
    const waves = banks(ROWS * FINE + 1, k => k / FINE);
    return { w, bank, waves,
      turns: w.map((angle, i) => positions_of_a_turn(angle, waves, i, m)) };
  },

  draw(panel, answer, question, reference) {
    const anew = panel.changed('frame', String(question.pairs));
    if (anew) build(panel, question.pairs);
    if (panel.changed('film', ...answer.waves) || anew)
      draw_film(panel, answer);
    turn(panel, answer, question, reference);
  },

  text({ bank, turns }, question, reference) {
    const { pos, pairs } = question;
    return joined(phrase('position', { pos: fixed(pos, 1) }),
      pairs.map((pair, i) => phrase('clock', { pair, turn: once_in(turns[i]),
        sine: fixed(bank[2 * i]), cosine: fixed(bank[2 * i + 1]) }))
        .join('; ') + '.', caption({ turns }, question, reference));
  },

  arrows: (right, down, { pos }) => ({ pos: Math.round(pos) + right + down }),

  height(panel) {
    const { d_model } = panel.state;
    const size = measures(panel, shown_pairs(d_model / 2, panel).length);
    return size.film + size.seen * size.row;
  },
});

/* Three on a phone: there is a number below each sine and each cosine. */
function shown_pairs(m, { narrow, pairs }) {
  if (pairs === 'one') return [0];
  if (pairs) return narrow ? [0, 1, 2] : [0, 1, 2, 3, 4, 5];
  const all = some_pairs(m, narrow);
  return narrow && m > 2 ? [0, Math.floor((m - 1) / 2), m - 1] : all;
}

/* In how many positions hand i comes round: the one of angle pos * w, if that
 * is where all points of its wave are; otherwise by the angle between two
 * neighbours, if it is one angle all along; NaN if it is not. */
function positions_of_a_turn(w, waves, i, m) {
  const count = waves.length / (2 * m), at = k => 2 * (k * m + i);
  const near = (x, y) => Math.abs(x - y) < 1e-9;
  const all = holds => list_of(count).every(holds);
  if (all(k => near(waves[at(k)], Math.sin(k / FINE * w)) &&
      near(waves[at(k) + 1], Math.cos(k / FINE * w))))
    return 2 * Math.PI / w;
  const far = k => Math.hypot(waves[at(k)] - waves[at(k - 1)],
    waves[at(k) + 1] - waves[at(k - 1) + 1]);
  const steady = all(k => near(Math.hypot(waves[at(k)], waves[at(k) + 1]), 1) &&
    (k === 0 || near(far(k), far(1))));
  return steady ? Math.PI / (FINE * Math.asin(Math.min(1, far(1) / 2))) : NaN;
}

function once_in(turn) {
  if (Number.isNaN(turn)) return 'no steady turn';
  return Number.isFinite(turn) ? `once in ${about(turn)}` : 'does not turn';
}

function measures(panel, count) {
  const { width, narrow } = panel;
  const alone = panel.pairs === 'one', left = narrow ? 36 : 44;
  const column = alone ? Math.min(280, (width - left) * 0.62)
    : (width - left - 6) / count;
  const r = Math.min(column * 0.3, alone ? 84 : 54), top = narrow ? 44 : 48;
  const row = narrow ? 5.5 : 7, box = top + 2 * r + 24;
  const high = narrow ? 24 : 28, stripe = Math.min(column * 0.34, 46);
  const centre = i => left + i * column + column / 2 - stripe / 2 - 2;
  return { width, narrow, column, left, r, row, box, high, stripe, centre,
    top: top + r, film: box + high + 10, seen: alone ? 24 : SEEN, alone };
}

function build(panel, pairs) {
  const size = measures(panel, pairs.length), { keep } = panel;
  build_film(panel, size);
  const picture = attributes(panel.picture(), { style: 'position:relative' });
  keep.size = size;
  keep.clocks = pairs.map((pair, i) => clock(size, i));
  keep.bar = svg('line', { x1: size.left, x2: size.width,
    stroke: 'var(--accent)', 'stroke-width': 1.5 });
  keep.where = svg('text', { class: 'accent', x: size.left - 6,
    'text-anchor': 'end', 'font-size': 12, 'font-weight': 700 });
  picture.replaceChildren(keep.bar, keep.where,
    ...keep.clocks.map((clock, i) => {
      attributes(clock.name, { text: size.alone ? '' : `clock ${pairs[i]}` });
      return clock.node;
    }), ...size.alone ? wall_of(keep) : []);
}

/* To the right of a clock that stands alone: where the height of its tip, the
 * cosine, becomes a wave that runs away from it. */
function wall_of(keep) {
  const { size: { r, top, width }, clocks: [{ x }] } = keep;
  const from = x + r + 24, to = width - 10;
  keep.wall = { from, to, line: svg('path', { class: 'line',
    'stroke-width': 1.6 }), ray: svg('line', RAY) };
  return [...[top - r, top, top + r].map(y => segment([from, y], [to, y],
    { class: 'rule' })), label(to, top - r - 8, 'the wall: how far up',
    { anchor: 'end' }), keep.wall.line, keep.wall.ray];
}

function draw_wall({ size: { r, top, row, centre }, wall }, waves, pos, bank) {
  const { from, to, line, ray } = wall, step = 3 * row;
  const y = top - r * bank[1], points = [[from, y]];
  const last = Math.max(0, pos - (to - from) / step);
  for (let k = Math.floor(pos * FINE); k >= last * FINE; k--)
    points.push([from + (pos - k / FINE) * step, top - r * waves[2 * k + 1]]);
  attributes(line, { d: path_of(points) });
  attributes(ray, { x1: centre(0) + r * bank[0], x2: from, y1: y, y2: y });
}

/* A window onto the rows that sink: their colours, a veil over those to come,
 * their waves. Each is a layer of its own, which the browser only moves. */
function build_film(panel, { film, row, left, width, seen }) {
  const box = panel.part('film', () =>
    element('div', {}, element('canvas'), element('div'), svg('svg')));
  const [canvas, veil, sheet] = box.children;
  panel.keep.film ??= { canvas, veil, sheet };
  const high = (ROWS + 1) * row;
  const layer = 'position:absolute;left:0;top:0;will-change:transform;';
  box.style.cssText = 'position:absolute;left:0;right:0;overflow:hidden;' +
    `top:${film}px;height:${seen * row}px`;
  attributes(canvas, { width: Math.round(width), height: ROWS + 1,
    style: `${layer}width:${width}px;height:${high}px;` +
      'image-rendering:pixelated' });
  veil.style.cssText = `${layer}left:${left}px;width:${width - left}px;` +
    `height:${high}px;background:var(--card);` +
    (panel.story ? '' : 'opacity:.8');
  if (panel.story) box.append(veil);
  attributes(sheet, { width, height: high, style: layer });
}

function clock(size, i) {
  const { r, top, box, high, stripe, narrow, column } = size;
  const x = size.centre(i);
  const dial = clock_face(x, top, r, 'var(--faint)');
  const size_of = column < 115 ? 11 : narrow ? 12 : 13, anchor = 'middle';
  const name = label(x, top - r - 29, '', { anchor, 'font-size': size_of });
  const round = label(x, top - r - 12, '', { anchor, 'font-size': size_of,
    class: 'ink', 'font-weight': 600 });
  const below = [['sin', x - r], ['cos', x + r + 4]].map(([text, left]) =>
    label(left + 1, box - 5, text));
  const [sine, cosine] = [[x - r, 2 * r], [x + r + 4, stripe]].map(
    ([x, width]) => svg('rect', { x, y: box, width, height: high, rx: 3 }));
  const number = label(x, box + high / 2 + 4.5, '', { anchor,
    'font-size': narrow ? 12 : 14, 'font-weight': 600 });
  const second = label(x + r + 4 + stripe / 2, box + high / 2 + 4.5, '',
    { anchor, 'font-size': narrow ? 11 : 12 });
  const ray = svg('line', RAY);
  const dot = svg('circle', { r: narrow ? 4 : 5, fill: 'var(--accent)',
    stroke: 'var(--card)', 'stroke-width': 1.5 });
  return { x, dial, name, round, sine, cosine, number, second, ray, dot,
    node: svg('g', {}, name, round, dial.node, ray, ...below, sine, cosine,
      number, second, dot) };
}

/* The rows that sink: colours on the canvas, one pixel a row, waves above. */
function draw_film(panel, { w, waves, turns }) {
  const { size, film: { canvas, sheet }, clocks } = panel.keep;
  const { row, r, stripe, left } = size, m = w.length;
  const pen = canvas.getContext('2d'), { width, height } = canvas;
  const image = pen.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const fill = (k, number, ...ends) => pixels.fill(
    panel.colours[shade(number)], ...ends.map(x => k * width + Math.round(x)));
  const paths = clocks.map(({ x, round }, i) => {
    attributes(round, { text: once_in(turns[i]) });
    for (let k = 0; k <= ROWS; k++) {
      const at = 2 * (k * FINE * m + i);
      fill(k, waves[at], x - r, x + r);
      fill(k, waves[at + 1], x + r + 4, x + r + 4 + stripe);
    }
    return turns[i] < FAST ? spots(size, waves, x, i, m)
      : wave(size, waves, x, i, m);
  });
  pen.putImageData(image, 0, 0);
  const numbers = list_of(ROWS / 10 + 1, k => label(left - 7,
    Math.max(10, (10 * k + 0.5) * row + 4), 10 * k, { anchor: 'end' }));
  panel.keep.film.numbers = numbers;
  sheet.replaceChildren(...paths, ...numbers);
}

function wave({ row, r }, waves, x, i, m) {
  const points = list_of(ROWS * FINE + 1, k =>
    [x + r * waves[2 * (k * m + i)], (k / FINE + 0.5) * row]);
  return svg('path', { d: path_of(points), class: 'line',
    'stroke-opacity': 0.8, 'stroke-width': 1.4 });
}

/* What is left of a wave too fast for a line: its whole positions. */
function spots({ row, r }, waves, x, i, m) {
  let path = '';
  for (let k = 0; k <= ROWS; k++) {
    const sine = waves[2 * (k * FINE * m + i)];
    if (Number.isFinite(sine))
      path += `M${(x + r * sine).toFixed(1)} ` +
        `${((k + 0.5) * row).toFixed(1)}h0`;
  }
  return svg('path', { d: path, class: 'line', 'stroke-linecap': 'round',
    'stroke-width': 4 });
}

function turn(panel, { bank, turns, waves }, question, reference) {
  const { pos } = question, { keep, keep: { size, film, bar, where } } = panel;
  const { seen } = size;
  const from = Math.max(0, Math.min(pos - seen * 0.62, ROWS + 1 - seen));
  const y = size.film + (pos - from + 0.5) * size.row;
  const down = rows => `translateY(${rows * size.row}px)`;
  film.canvas.style.transform = film.sheet.style.transform = down(-from);
  film.veil.style.transform = down(pos + 0.5 - from);
  attributes(bar, { y1: y, y2: y });
  attributes(where, { y: y + 4, text: fixed(pos, 1).replace('.0', '') });
  film.numbers.forEach((number, k) => attributes(number, { visibility:
    Math.abs(10 * k - pos) * size.row < 12 ? 'hidden' : 'visible' }));
  if (size.alone) draw_wall(keep, waves, pos, bank);
  keep.clocks.forEach((clock, i) => {
    const sine = bank[2 * i], cosine = bank[2 * i + 1];
    if (Number.isFinite(sine + cosine)) point(clock, sine, cosine, y);
    clock.dial.ghost(reference?.bank[2 * i], reference?.bank[2 * i + 1]);
    attributes(clock.sine, { fill: panel.colour(sine) });
    attributes(clock.cosine, { fill: panel.colour(cosine) });
    for (const [words, number] of [[clock.number, sine],
      [clock.second, cosine]])
      attributes(words, { text: fixed(number),
        style: `fill:${panel.ink(number)}` });
  });
  panel.say(caption({ turns }, question, reference));
}

/* Which clocks are shown, how far they come, what another C does to them. */
function caption({ turns }, { d_model, pairs, few }, reference) {
  const other = reference ? compared(turns, pairs, reference) : '';
  if (few) return joined(phrase(few === 'one' ? 'one' : 'first'), other);
  const all = d_model / 2, slow = turns.filter(turn => turn > 10 * ROWS);
  return joined(phrase(pairs.length < all ? 'some' : 'all',
    { all, shown: pairs.length }),
  slow.length && phrase(slow.length > 1 ? 'slow' : 'a slow one',
    { slow: slow.length }),
  turns.some(turn => turn < FAST) && phrase('fast'), other);
}

function compared(turns, pairs, reference) {
  const other = pairs.map((_, i) => i).filter(i =>
    once_in(turns[i]) !== once_in(reference.turns[i]));
  if (!other.length) return phrase('dashed');
  const [i] = other;
  return joined(phrase('dashed'), phrase(other.length > 1
    ? 'other turns' : 'another turn', { pair: pairs[i],
    wanted: once_in(reference.turns[i]), turn: once_in(turns[i]),
    more: other.length - 1 }));
}

function point({ dial, ray, dot }, sine, cosine, y) {
  const [x, top] = dial.at(sine, cosine);
  dial.turn(sine, cosine);
  attributes(ray, { x1: x, y1: top, x2: x, y2: y });
  attributes(dot, { cx: x, cy: y });
}
