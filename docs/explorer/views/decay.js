/* Chapter 17: two words swapped, and a state that forgets. What the last word
 * reads from it, by the slope with which each word forgets. */

const WORDS = { the: [0.5, -0.5], cat: [2, 0.5], sat: [-1, 1] };
const ORDERS = [['the', 'cat', 'sat'], ['cat', 'the', 'sat']];
const N = 3, D = 2, STEEPEST = 4, STEPS = 40;
const SLOPES = list_of(STEPS + 1, k => k * STEEPEST / STEPS);

view({

  ask: ({ slope }) => ({ slope }),

  compute: (c, { slope }) => ({
    left: recalled(c, slope, new Float64Array(N).fill(1), unit(N)),
    rows: ORDERS.map(order => read(c, slope, order)),
    curves: ORDERS.map(order => Float64Array.from(SLOPES, m =>
      read(c, m, order)[0])) }),

  draw(panel, { left, rows, curves }, { slope }, reference) {
    const looks = ['var(--high)', 'var(--accent)'];
    const plot = chart({ left: 40, top: 40, wide: panel.width - 60, high: 130,
      x: [0, STEEPEST], y: [-6, -1] });
    panel.picture(204).replaceChildren(
      label(14, 22, 'the first number, by the slope', { class: 'ink',
        'font-weight': 600 }),
      ...plot.axes([0, 1, 2, 3, 4], [-6, -5, -4, -3, -2, -1]),
      ...curves.map((curve, k) => plot.line(SLOPES, curve,
        { stroke: looks[k], 'stroke-width': 2.5 })),
      ...rows.map(([first], k) => plot.dot(slope, first, { fill: looks[k] })));
    panel.part('tables', () => element('div')).replaceChildren(
      number_table(panel, ['word', '1st', '2nd', '3rd'], [['left', ...left]]),
      number_table(panel, ['sat reads', '', ''], ORDERS.map((order, k) =>
        [order.join(' '), ...rows[k]]), { most: 6 }));
    const { largest } = difference(rows[0], rows[1]);
    panel.say(phrase(largest ? 'apart' : 'heap', { slope: fixed(slope),
      gap: fixed(Math.abs(rows[0][0] - rows[1][0]), 4),
      left: fixed(left[N - 2], 4) }) +
      against(rows, reference?.rows));
  },

  arrows: (right, down, { slope }) =>
    ({ slope: Math.round(20 * slope + right - down) / 20 }),

  height: () => 382,
});

/* The last row of a text whose words forget alike. k is queries and keys. */
function recalled(c, slope, k, v) {
  const d_k = k.length / N, d_v = v.length / N;
  return c.call('recall', { n: N, d_k, d_v, slope: list_of(N, () => slope),
    q: k, k, v, state: new Float64Array(d_k * d_v) }).y.slice(-d_v);
}

function read(c, slope, order) {
  const e = Float64Array.from(order.flatMap(word => WORDS[word]));
  return recalled(c, slope, e, e);
}
