/* Chapter 12's table, each row turned from the one before: how far it is from
 * the formula, by what is kept of the step, and how often it is set again. */

const N = 2048, D = 6;
/* What is drawn: an answer, its name, its colour. */
const LINES = [['floats', 'fill_table', 'var(--high)'],
  ['exact', 'encode_by_turning', 'var(--ink)'],
  ['turned', 'turned by this step', 'var(--accent)']];

view({

  ask: ({ digits, again }) => ({ digits, again }),

  compute(c, { digits, again }) {
    const pe = c.many('encode_position', { d_model: D }, N,
      pos => ({ pos })).pe, turned = pe.slice();
    const step = pe.slice(D, 2 * D).map(x => Number(x.toPrecision(digits)));
    for (let pos = 1; pos < N; pos++)
      if (pos % again) turned.set(c.call('turn_row', { d_model: D, step,
        row: turned.slice((pos - 1) * D, pos * D) }).next, pos * D);
    return { pe, turned,
      exact: c.call('encode_by_turning', { n: N, d_model: D }).pe,
      floats: c.call('fill_table', { n: N, d_model: D }).pe };
  },

  draw(panel, answer, { digits, again }, reference) {
    const { state: { turns: row }, narrow, width } = panel;
    const top = narrow ? 84 : 48, high = 200, wide = width - 76;
    const plot = chart({ left: 56, top, wide, high, x: [1, N], y: [-17, 1],
      log: true });
    const places = list_of(N - 1, k => k + 1);
    panel.picture().replaceChildren(
      ...plot.axes([1, 10, 100, 1000], [-16, -12, -8, -4, 0],
        y => y ? `1e${fixed(y, 0)}` : '1'),
      ...LINES.flatMap(([name, text, stroke], k) => [plot.line(places,
        places.map(row => Math.log10(off(answer, name, row))), { stroke }),
      label(narrow ? 56 : 56 + 170 * k, narrow ? 26 + 18 * k : 26, text,
        { style: `fill:${stroke}`, 'font-weight': 600 })]),
      plot.dot(row, Math.log10(off(answer, 'turned', row)),
        { fill: 'var(--accent)' }));
    const [floats, exact, turned] = LINES.map(([name]) =>
      power(off(answer, name, row), 1));
    panel.say(phrase(again < N ? 'set again' : 'turned', { row, digits, again,
      turned, exact, floats }) + against(answer.turned, reference?.turned));
  },

  height: ({ narrow }) => narrow ? 314 : 278,
});

/* The largest difference of a row from the formula's. */
function off(answer, name, row) {
  return Math.max(...list_of(D, k =>
    Math.abs(answer[name][row * D + k] - answer.pe[row * D + k])));
}
