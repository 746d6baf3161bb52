/* Chapter 12's table, each row turned from the one before: how far it is from
 * the formula, by what is kept of the step, and how often it is set again. */

const N = 2048, D = 6;
/* What is drawn: an answer, its name, its colour. */
const LINES = [['floats', 'fill_table', 'var(--high)'],
  ['exact', 'encode_by_turning', 'var(--ink)'],
  ['turned', 'turned by this step', 'var(--accent)']];

view({
  name: 'drift',
  place: 112,
  lesson: '12',
  draws: { turn_row: {} },
  controls: [
    { name: 'digits', label: 'digits of the step', min: 2, max: 16, start: 7 },
    { name: 'again', label: 'set again every', values: [16, 64, 256, 1024,
      2048], start: 2048 },
    { name: 'turns', label: 'row', min: 1, max: N - 1, start: 1000,
      wide: true }],

  ask: ({ digits, again }) => ({ digits, again }),

  compute(c, { digits, again }) {
    const pe = c.many('encode_position', { d_model: D }, N,
      pos => ({ pos })).pe;
    const step = pe.slice(D, 2 * D).map(x => Number(x.toPrecision(digits)));
    const turned = pe.slice();
    for (let pos = 1; pos < N; pos++)
      if (pos % again) turned.set(c.call('turn_row', { d_model: D, step,
        row: turned.slice((pos - 1) * D, pos * D) }).next, pos * D);
    return { pe, turned,
      exact: c.call('encode_by_turning', { n: N, d_model: D }).pe,
      floats: c.call('fill_table', { n: N, d_model: D }).pe };
  },

  draw(panel, answer, question, reference) {
    const size = measures(panel), { turns } = panel.state;
    const plot = chart({ ...size, x: [1, N], y: [-17, 1], log: true });
    const places = Array.from({ length: N - 1 }, (_, k) => k + 1);
    panel.picture(size.height).replaceChildren(
      ...plot.axes([1, 10, 100, 1000], [-16, -12, -8, -4, 0],
        y => y ? `1e${fixed(y, 0)}` : '1'),
      ...LINES.map(([name, , stroke]) => plot.line(places, places.map(
        row => Math.log10(off(answer, name, row))), { stroke })),
      plot.dot(turns, Math.log10(off(answer, 'turned', turns)),
        { fill: 'var(--accent)' }),
      label(12, 22, 'how far each row is from the formula’s',
        { class: 'ink', 'font-weight': 600 }), ...names(size),
      ...clocks(size, answer, turns));
    read(panel, answer, question, turns, reference);
  },

  arrows: (right, down, { turns, digits }) =>
    ({ turns: turns + right, digits: digits - down }),

  height: panel => measures(panel).height,
});

/* The largest difference of a row from the formula's. */
function off(answer, name, row) {
  return Math.max(...[...Array(D).keys()].map(k =>
    Math.abs(answer[name][row * D + k] - answer.pe[row * D + k])));
}

function measures({ width, narrow }) {
  const top = narrow ? 92 : 58, high = 190;
  return { width, narrow, left: 56, top, wide: width - 76, high,
    clock: top + high + 92, height: top + high + 160 };
}

function names({ narrow }) {
  return LINES.map(([, text, colour], k) => label(narrow ? 56 : 56 + 170 * k,
    narrow ? 42 + 18 * k : 44, text, { style: `fill:${colour}`,
      'font-weight': 600 }));
}

/* The hands of the formula, and dashed those that were turned. */
function clocks({ width, clock }, { pe, turned }, row) {
  return [0, 1, 2].map(i => {
    const x = (i + 0.5) * width / 3, face = clock_face(x, clock, 40);
    const at = row * D + 2 * i;
    face.turn(pe[at], pe[at + 1]);
    face.ghost(turned[at], turned[at + 1]);
    return svg('g', {}, face.node, label(x, clock + 62, `clock ${i}`,
      { anchor: 'middle' }));
  });
}

/* 3.2e-13 with a true minus, as the axis has it. */
function power(number) {
  return number ? number.toExponential(1).replace('-', '−') : '0';
}

function read(panel, answer, { digits, again }, row, reference) {
  const [floats, exact, turned] = LINES.map(([name]) =>
    power(off(answer, name, row)));
  panel.say(`Row **${row}**, turned by a step of ${digits} digits` +
    `${again < N ? `, set again every ${again} rows` : ''}: **${turned}** ` +
    `from the formula. encode_by_turning: ${exact}. fill_table: ${floats}. ` +
    (!reference ? '' : difference(answer.turned, reference.turned).count
      ? 'The reference turns otherwise.' : 'Turned as by the reference.'));
}
