/* Chapter 14's functions train the smallest model that needs order: which
 * letter stood two places before? It has a bias for each distance, or one bias
 * for all, and nothing else to learn. */

const N = 16, LETTERS = 8, STEPS = 100, RATE = 0.2, GAIN = 10;

view({
  name: 'train',
  place: 113,
  lesson: '14',
  draws: { attention_backward: {}, cross_entropy: {}, adam: {} },
  controls: [
    { name: 'trained', label: 'steps', min: 0, max: STEPS, start: 0, play: 12,
      wide: true },
    { name: 'knows', label: 'the model has', buttons: true, start: 'distance',
      options: [['distance', 'a bias for each distance'],
        ['nothing', 'one bias for all']] }],

  ask: ({ knows }) => ({ knows }),

  compute(c, { knows }) {
    const row_of = Array.from({ length: N * N }, (_, k) =>
      knows === 'nothing' ? 0 : Math.max(0, Math.floor(k / N) - k % N));
    const none = new Float64Array(N), next = letters(), steps = [];
    let own = { parameter: none, mean: none, square: none };
    for (let step = 0; step <= STEPS; step++) {
      const now = look(c, own.parameter, row_of, next);
      steps.push({ ...now, bias: own.parameter });
      own = c.call('adam', { n: N, step: step + 1, rate: RATE, ...own,
        gradient: now.gradient });
    }
    return { steps };
  },

  draw(panel, { steps }, question, reference) {
    const size = measures(panel), { trained } = panel.state;
    const now = steps[trained], done = steps.slice(0, trained + 1);
    const loss = chart({ ...size.plots[0], x: [0, STEPS], y: [0, 3] });
    const shares = chart({ ...size.plots[1], x: [-0.6, N - 0.4], y: [0, 1] });
    panel.picture(size.height).replaceChildren(
      ...loss.axes([0, 25, 50, 75, 100], [0, 1, 2, 3]),
      loss.line([...done.keys()], done.map(one => one.loss),
        { stroke: 'var(--ink)' }),
      loss.dot(trained, now.loss, { fill: 'var(--accent)' }),
      ...shares.axes([0, 2, 5, 10, 15], [0, 1]),
      ...Array.from(now.share, (part, j) => bar(shares, N - 1 - j, part)),
      ...['loss, by step', 'share of each distance, for the last letter'].map(
        (text, k) => label(size.plots[k].left, size.plots[k].top - 14, text,
          { class: 'ink', 'font-weight': 600 })));
    read(panel, now, trained, reference?.steps[trained]);
  },

  arrows: (right, down, { trained }) => ({ trained: trained + right - down }),

  height: panel => measures(panel).height,
});

/* Letters at random, the same each time. */
function letters() {
  let state = 1;
  return () => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return (state >>> 8) % LETTERS;
  };
}

/* A new text: what the model makes of it, and the slope of the loss. The first
 * two letters have none two places before. */
function look(c, table, row_of, next) {
  const text = Array.from({ length: N }, next), from = 2 * LETTERS;
  const answer = text.slice(0, N - 2), zero = new Float64Array(N);
  const v = Float64Array.from(text.flatMap(letter =>
    Array.from({ length: LETTERS }, (_, k) => Number(k === letter))));
  const model = { n: N, d_k: 1, q: zero, k: zero, bias: Float64Array.from(
    row_of, (row, k) => k % N > Math.floor(k / N) ? -Infinity : table[row]) };
  const { y } = c.call('biased_attention', { ...model, d_v: LETTERS, v });
  const score = y.slice(from).map(one => GAIN * one);
  const { value, dscore } = c.call('cross_entropy',
    { n: N - 2, words: LETTERS, score, answer });
  const dy = new Float64Array(N * LETTERS);
  dy.set(dscore.map(one => GAIN * one), from);
  const { dbias } = c.call('attention_backward',
    { ...model, d_v: LETTERS, v, dy });
  return { loss: value, right: right_of(score, answer),
    share: c.call('biased_attention', { ...model, d_v: N, v: unit() }).y
      .slice(-N),
    gradient: c.call('table_gradient', { n: N * N, d_model: 1, rows: N, row_of,
      dx: dbias }).gradient };
}

function unit() {
  return Float64Array.from({ length: N * N }, (_, k) =>
    Number(k % (N + 1) === 0));
}

/* How many answers have the largest score of their row. */
function right_of(score, answer) {
  return answer.filter((letter, r) => score.subarray(r * LETTERS,
    (r + 1) * LETTERS).every((one, k) => k === letter ||
    one < score[r * LETTERS + letter])).length;
}

function measures({ width, narrow }) {
  const wide = narrow ? width - 56 : (width - 112) / 2, high = 170;
  return { height: narrow ? 2 * high + 148 : high + 74, plots: [0, 1].map(k =>
    ({ left: narrow || !k ? 40 : wide + 84, wide, high,
      top: narrow ? 40 + k * (high + 74) : 40 })) };
}

function bar({ across, down }, distance, part) {
  const wide = across(0.7) - across(0), top = down(Math.min(part, 1));
  return part >= 0 ? svg('rect', { x: across(distance) - wide / 2, y: top,
    width: wide, height: down(0) - top,
    fill: `var(--${distance === 2 ? 'accent' : 'high'})` }) : '';
}

function read(panel, now, step, reference) {
  panel.say(`After **${step}** steps: loss **${fixed(now.loss, 4)}**, ` +
    `**${now.right}** of ${N - 2} letters of a new text are right. ` +
    `The letter two places before has the share ` +
    `**${fixed(now.share[N - 3], 4)}**. ` +
    (!reference ? '' : difference([now.loss, ...now.bias],
      [reference.loss, ...reference.bias], 1e-6).count
      ? `The reference’s loss is ${fixed(reference.loss, 4)}.`
      : 'The reference trains alike.'));
}
