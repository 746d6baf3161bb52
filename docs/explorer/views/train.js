/* Chapter 14's functions train the smallest model that needs order: which
 * letter stood two places before? It has a bias for each distance, or one bias
 * for all, and nothing else to learn. */

const N = 16, LETTERS = 8, STEPS = 100, RATE = 0.06, GAIN = 10;

view({

  ask: ({ knows }) => ({ knows }),

  compute(c, { knows }) {
    const row_of = list_of(N * N, k =>
      knows === 'nothing' ? 0 : Math.max(0, Math.floor(k / N) - k % N));
    const zero = new Float64Array(N), next = random(1), steps = [];
    let state = { parameter: zero, mean: zero, square: zero };
    for (let step = 0; step <= STEPS; step++) {
      steps.push(look(c, state.parameter, row_of, next));
      state = c.call('adam', { n: N, step: step + 1, rate: RATE, ...state,
        gradient: steps[step].gradient });
    }
    return { steps };
  },

  draw(panel, { steps }, question, reference) {
    const { state: { trained }, narrow, width } = panel, now = steps[trained];
    const done = steps.slice(0, trained + 1).map(step => step.loss);
    const plot = chart({ left: 40, top: 40, wide: width - 60, high: 120,
      x: [0, STEPS], y: [0, 3] });
    panel.picture(190).replaceChildren(
      label(14, 22, 'loss, by step', { class: 'ink', 'font-weight': 600 }),
      ...plot.axes([0, 25, 50, 75, 100], [0, 1, 2, 3]),
      plot.line([...done.keys()], done, { stroke: 'var(--ink)' }),
      plot.dot(trained, now.loss, { fill: 'var(--accent)' }));
    panel.part('shares', () => element('div')).replaceChildren(number_table(
      panel, ['back', ...Array.from(now.share, (_, k) => String(k))],
      [['share', ...[...now.share].reverse()]],
      { digits: narrow ? null : 2 }));
    panel.say(phrase('trained', { trained, loss: fixed(now.loss, 4),
      right: now.right, letters: N - 2, share: fixed(now.share[N - 3], 4) }) +
      against(done, reference?.steps.map(step => step.loss), 1e-6));
  },

  height: () => 262,
});

/* A new text: what the model makes of it, and the slope of the loss. The first
 * two letters have none two places before. */
function look(c, bias, row_of, next) {
  const text = list_of(N, () => Math.floor((next() + 1) / 2 * LETTERS));
  const answer = text.slice(0, N - 2), zero = new Float64Array(N);
  const from = 2 * LETTERS;
  const model = { n: N, d_k: 1, q: zero, k: zero, d_v: LETTERS,
    v: text.flatMap(letter => list_of(LETTERS, k => Number(k === letter))),
    bias: row_of.map((row, k) =>
      k % N > Math.floor(k / N) ? -Infinity : bias[row]) };
  const score = c.call('biased_attention', model).y.slice(from)
    .map(y => GAIN * y), dy = new Float64Array(N * LETTERS);
  const { value, dscore } = c.call('cross_entropy',
    { n: N - 2, words: LETTERS, score, answer });
  dy.set(dscore.map(slope => GAIN * slope), from);
  const { dbias } = c.call('attention_backward', { ...model, dy });
  return { bias, loss: value, right: answer.filter((letter, r) =>
    letter === highest(score.slice(r * LETTERS, (r + 1) * LETTERS))).length,
  share: c.call('biased_attention', { ...model, d_v: N, v: unit(N) }).y
    .slice(-N),
  gradient: c.call('table_gradient',
    { n: N * N, d_model: 1, rows: N, row_of, dx: dbias }).gradient };
}

function highest(list) {
  return list.indexOf(Math.max(...list));
}
