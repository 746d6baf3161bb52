/* Hands that turn with the position. The tip's shadow falls through the number
 * onto the row of its position; the rows sink, and leave wave and heat map. */

const ROWS = 100;             // the film's
const SEEN = 40;              // of them at once
const FINE = 4;               // points of a wave for each position

view({
  name: 'clocks',
  place: 10,
  title: 'Turn the clocks',
  lead: 'All hands start at twelve, and every position moves each on by its ' +
    'own angle. How far right the tip is, the sine, falls as a shadow on the ' +
    'moving row. How far up it is, the cosine, is the narrow stripe beside it.',
  controls: ['pos', 'd_model', 'base'],

  ask({ pos, d_model, base }, panel) {
    return { pos, d_model, base, pairs: some_pairs(d_model / 2, panel.narrow) };
  },

  compute(c, { pos, d_model, base, pairs }) {
    const all = frequencies(c, { d_model, base });
    const w = Float64Array.from(pairs, i => all[i]), m = w.length;
    const bank = c.call('wave_bank', { pos, m, w }).bank;
    const waves = c.many('wave_bank', { m, w }, ROWS * FINE + 1,
      k => ({ pos: k / FINE })).bank;
    return { w, bank, waves };
  },

  draw(panel, answer, question, reference) {
    const { keep } = panel;
    const kind = JSON.stringify([question.pairs, panel.width]);
    if (keep.kind !== kind) build(panel, question.pairs);
    keep.kind = kind;
    if (keep.waves !== String(answer.w) + panel.host.dataset.theme)
      draw_film(panel, answer);
    keep.waves = String(answer.w) + panel.host.dataset.theme;
    turn(panel, answer, question, reference);
  },

  text({ bank }, { pos, pairs }) {
    return `Position ${fixed(pos, 1)}. ` + pairs.map((pair, i) =>
      `Pair ${pair}: sine ${fixed(bank[2 * i])}, ` +
      `cosine ${fixed(bank[2 * i + 1])}`).join('; ') + '.';
  },

  keys(key, { pos }) {
    const step =
      { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    return step && { pos: Math.round(pos) + step };
  },
});

function measures(panel, count) {
  const { width, narrow } = panel;
  const left = narrow ? 30 : 44, column = (width - left) / count;
  const r = Math.min(column * 0.37, 64), top = narrow ? 30 : 40;
  const row = narrow ? 5.5 : 7, box = top + 2 * r + (narrow ? 14 : 20);
  const high = narrow ? 22 : 28, stripe = Math.min(r * 0.36, 22);
  const centre = i => left + i * column + column / 2 - stripe / 2 - 2;
  return { width, narrow, left, r, row, box, high, stripe, centre,
    top: top + r, film: box + high + 10 };
}

function build(panel, pairs) {
  const size = measures(panel, pairs.length), { keep } = panel;
  const height = size.film + SEEN * size.row;
  build_film(panel, size);
  const picture = panel.part('picture', () => svg('svg'));
  attributes(picture, { width: size.width, height,
    viewBox: `0 0 ${size.width} ${height}`, style: 'position:relative' });
  keep.waves = '';
  keep.size = size;
  keep.clocks = pairs.map((pair, i) => clock(size, i));
  keep.bar = svg('line', { x1: size.left, x2: size.width,
    stroke: 'var(--accent)', 'stroke-width': 1.5 });
  keep.where = svg('text', { class: 'accent', x: size.left - 6,
    'text-anchor': 'end', 'font-size': size.narrow ? 10 : 12,
    'font-weight': 700 });
  picture.replaceChildren(keep.bar, keep.where,
    ...keep.clocks.map(one => one.node));
}

/* A window onto the rows that sink: their colours, a veil over those to come,
 * their waves. Each is a layer of its own, which the browser only moves. */
function build_film(panel, { film, row, left, width }) {
  const box = panel.part('film', () =>
    element('div', {}, element('canvas'), element('div'), svg('svg')));
  const [canvas, veil, sheet] = box.children, high = (ROWS + 1) * row;
  const layer = 'position:absolute;left:0;top:0;will-change:transform;';
  box.style.cssText = 'position:absolute;left:0;right:0;overflow:hidden;' +
    `top:${film}px;height:${SEEN * row}px`;
  attributes(canvas, { width: Math.round(width), height: ROWS + 1,
    style: `${layer}width:${width}px;height:${high}px;` +
      'image-rendering:pixelated' });
  veil.style.cssText = `${layer}left:${left}px;width:${width - left}px;` +
    `height:${high}px;background:var(--card);opacity:.8`;
  attributes(sheet, { width, height: high, style: layer });
  panel.keep.film = { canvas, veil, sheet };
}

function clock(size, i) {
  const { r, top, box, high, stripe, narrow } = size, x = size.centre(i);
  const dial = clock_face(x, top, r);
  const round = svg('text', { x, y: top - r - 13, 'text-anchor': 'middle',
    'font-size': narrow ? 10.5 : 13 });
  const sine = svg('rect', { x: x - r, y: box, width: 2 * r, height: high,
    rx: 3 });
  const cosine = svg('rect', { x: x + r + 4, y: box, width: stripe,
    height: high, rx: 3 });
  const number = svg('text', { x, y: box + high / 2 + 4.5,
    'text-anchor': 'middle', 'font-size': narrow ? 12 : 14,
    'font-weight': 600 });
  const ray = svg('line', { stroke: 'var(--accent)', 'stroke-width': 1.4,
    'stroke-dasharray': '2 3' });
  const dot = svg('circle', { r: narrow ? 4 : 5, fill: 'var(--accent)',
    stroke: 'var(--card)', 'stroke-width': 1.5 });
  return { x, dial, round, sine, cosine, number, ray, dot,
    node: svg('g', {}, round, dial.node, sine, cosine, number, ray, dot) };
}

/* The rows that sink: colours on the canvas, one pixel a row, waves above. */
function draw_film(panel, { w, waves }) {
  const { size, film: { canvas, sheet }, clocks } = panel.keep;
  const { row, r, stripe, left } = size, m = w.length;
  const pen = canvas.getContext('2d');
  const paths = clocks.map(({ x, round }, i) => {
    const words = svg('tspan', { class: 'ink', 'font-weight': 600,
      text: about(2 * Math.PI / w[i]) });
    round.replaceChildren(size.narrow ? '' : 'once in ', words);
    for (let k = 0; k <= ROWS; k++) {
      const at = 2 * (k * FINE * m + i);
      pen.fillStyle = panel.colour(waves[at]);
      pen.fillRect(x - r, k, 2 * r, 1);
      pen.fillStyle = panel.colour(waves[at + 1]);
      pen.fillRect(x + r + 4, k, stripe, 1);
    }
    return wave(size, waves, x, i, m);
  });
  const numbers = Array.from({ length: ROWS / 10 + 1 }, (_, k) => svg('text',
    { x: left - 7, y: (10 * k + 0.5) * row + 4, 'text-anchor': 'end',
      'font-size': size.narrow ? 9 : 11, text: 10 * k }));
  sheet.replaceChildren(...paths, ...numbers);
}

function wave({ row, r }, waves, x, i, m) {
  let path = '';
  for (let k = 0; k <= ROWS * FINE; k++) {
    const sine = waves[2 * (k * m + i)];
    if (Number.isFinite(sine))
      path += `${path ? 'L' : 'M'}${(x + r * sine).toFixed(1)} ` +
        `${((k / FINE + 0.5) * row).toFixed(1)}`;
  }
  return svg('path', { d: path, class: 'line', 'stroke-opacity': 0.8,
    'stroke-width': 1.4 });
}

function turn(panel, { bank }, { pos }, reference) {
  const { size, clocks, film, bar, where } = panel.keep;
  const from = Math.max(0, Math.min(pos - SEEN * 0.62, ROWS + 1 - SEEN));
  const y = size.film + (pos - from + 0.5) * size.row;
  const down = rows => `translateY(${rows * size.row}px)`;
  film.canvas.style.transform = film.sheet.style.transform = down(-from);
  film.veil.style.transform = down(pos + 0.5 - from);
  attributes(bar, { y1: y, y2: y });
  attributes(where, { y: y + 4, text: fixed(pos, 1).replace('.0', '') });
  clocks.forEach((one, i) => {
    const sine = bank[2 * i], cosine = bank[2 * i + 1];
    const tip = { x: one.x + size.r * sine, y: size.top - size.r * cosine };
    if (Number.isFinite(tip.x + tip.y)) point(one, tip, sine, cosine, y);
    one.dial.ghost(reference?.bank[2 * i], reference?.bank[2 * i + 1]);
    attributes(one.sine, { fill: panel.colour(sine) });
    attributes(one.cosine, { fill: panel.colour(cosine) });
    attributes(one.number, { text: fixed(sine), style: 'fill:var(--' +
      `${Math.abs(sine) > 0.55 ? 'card' : 'ink'})` });
  });
  panel.under.textContent = reference
    ? 'The dashed hands are the reference’s.' : '';
}

function point({ dial, ray, dot }, tip, sine, cosine, y) {
  dial.turn(sine, cosine);
  attributes(ray, { x1: tip.x, y1: tip.y, x2: tip.x, y2: y });
  attributes(dot, { cx: tip.x, cy: y });
}
