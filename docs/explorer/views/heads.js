/* Chapter 08: whom each head looks at, and what its words then hold. In the
 * other order of the words, does the verb hold the same? */

const WORDS = { cat: [2, 0.5], chased: [-0.5, 1.5], dog: [1.5, -0.5] };
const CHASED = ['cat', 'chased', 'dog'];
const N = 3, D = 4;           // words; a word's two numbers, its place's two

view({
  name: 'heads',
  place: 90,
  lesson: '08',
  draws: { multi_head_attention: {} },
  controls: [
    { name: 'beside', label: 'heads', buttons: true, start: '2',
      options: [['1', 'one head'], ['2', 'two heads']] },
    { name: 'chase', label: 'who chases', buttons: true, start: 'cat',
      options: [['cat', 'cat chased dog'], ['dog', 'dog chased cat']] },
    { name: 'sharp', label: 'length of the queries', start: 100,
      values: [0, 1, 2, 5, 10, 20, 50, 100] },
    { name: 'causal', label: 'mask what comes after', toggle: true,
      start: false }],

  ask: ({ beside, chase, sharp, causal }) => ({ heads: Number(beside), sharp,
    causal, words: chase === 'cat' ? CHASED : [...CHASED].reverse() }),

  compute: (c, question) => ({ ...attend(c, question), other: attend(c,
    { ...question, words: [...question.words].reverse() })
    .y.slice(D, 2 * D) }),

  draw(panel, answer, question, reference) {
    const size = measures(panel, question);
    panel.picture(size.height).replaceChildren(
      ...answer.share.flatMap((share, a) => looks(size, share, question, a)),
      ...rows(panel, size, answer.y, question));
    read(panel, answer, question, reference);
  },

  height: panel => measures(panel, { heads: 1 }).height,
});

/* The weights of the lesson: one head looks away from its own place, and so at
 * both neighbours; of two heads, one looks a place back and one ahead. */
function attend(c, question) {
  const { heads, sharp, causal, words } = question, width = D / heads;
  const pairs = c.many('sin_cos_pair', {}, N, pos => ({ pos })).pair;
  const x = Float64Array.from(words.flatMap((word, r) =>
    [...WORDS[word], ...pairs.slice(2 * r, 2 * r + 2)]));
  const w = { q: square(), k: square(), v: square(), o: square() };
  for (let a = 0; a < heads; a++) {
    const at = a * width, turned = c.call('sin_cos_pair',
      { pos: heads === 1 ? Math.PI : 2 * a - 1 }).pair;
    const [s, z] = turned.map(one => sharp * one);
    put(w.q, at, [z, -s], [s, z]);
    put(w.k, at, [1, 0], [0, 1]);
    w.v[at] = w.v[D + at + 1] = 1;
  }
  for (let k = 0; k < D; k++) w.o[k * D + k] = 1;
  const to = matrix => c.call('project',
    { n: N, d_in: D, d_out: D, x, w: matrix }).y;
  const q = to(w.q), k = to(w.k), unit = Float64Array.of(1, 0, 0, 0, 1, 0, 0,
    0, 1);
  const share = Array.from({ length: heads }, (_, a) => c.call('attention',
    { n: N, d_k: width, d_v: N, q: columns(q, a, width),
      k: columns(k, a, width), v: unit, causal }).y);
  return { share, y: c.call('multi_head_attention', { n: N, d_model: D, heads,
    x, w_q: w.q, w_k: w.k, w_v: w.v, w_o: w.o, causal }).y };
}

function square() {
  return new Float64Array(D * D);
}

/* The pair of the position is in rows 2 and 3 of the weights. */
function put(w, at, sine, cosine) {
  w.set(sine, 2 * D + at);
  w.set(cosine, 3 * D + at);
}

function columns(x, a, width) {
  return Float64Array.from({ length: N * width }, (_, k) =>
    x[Math.floor(k / width) * D + a * width + k % width]);
}

function measures({ width, narrow }, { heads }) {
  const left = narrow ? 74 : 90, top = 204, line = 32;
  return { wide: width / heads, step: Math.min(width / heads / N, 120), left,
    top, line, cell: Math.min((width - left - 14) / D, 180),
    height: top + N * line + 12 };
}

/* Above those that are looked at, below those that look. The wider a line, the
 * larger the share. */
function looks({ wide, step }, share, { heads, words }, a) {
  const middle = (a + 0.5) * wide;
  const at = k => middle + (k - 1) * step;
  const word = (text, k, y) => label(at(k), y, text, { anchor: 'middle',
    'font-size': 14, 'font-weight': 600, class: 'ink' });
  return [label(middle, 22, heads === 1 ? 'one head' : `head ${a}`,
    { anchor: 'middle' }),
  ...words.flatMap((text, k) => [word(text, k, 48), word(text, k, 158)]),
  ...Array.from(share, (part, k) => !(part > 0.005) ? '' : svg('line', {
    x1: at(Math.floor(k / N)), y1: 142, x2: at(k % N), y2: 56,
    stroke: Math.floor(k / N) === 1 ? 'var(--accent)' : 'var(--high)',
    'stroke-width': 9 * part, 'stroke-opacity': 0.75 }))];
}

/* What each word holds afterwards. */
function rows(panel, { left, top, line, cell }, y, { heads, words }) {
  const head = heads === 1 ? ['what each word then holds']
    : ['from head 0', 'from head 1'];
  return [...head.map((text, a) => label(left + 2 * a * cell, top - 10, text)),
    ...words.map((word, r) => label(left - 8,
      top + (r + 0.5) * line + 4, word, { anchor: 'end', 'font-size': 14,
        class: r === 1 ? 'accent' : 'ink', 'font-weight': 600 })),
    ...Array.from(y, (one, k) => {
      const x = left + k % D * cell, high = top + Math.floor(k / D) * line;
      return svg('g', {}, svg('rect', { x: x + 1, y: high + 1, width: cell - 2,
        height: line - 2, fill: panel.colour(one / 2) }),
      label(x + cell / 2, high + line / 2 + 4, fixed(one, 4),
        { anchor: 'middle', style: `fill:${panel.ink(one / 2)}` }));
    })];
}

function read(panel, { y, other }, question, reference) {
  const { count } = difference(y.slice(D, 2 * D), other);
  panel.say(`“${question.words.join(' ')}”: with the other order of words ` +
    `“chased” holds **${count ? 'other numbers' : 'the same numbers'}**. ` +
    (count ? 'Its row tells who came before it. '
      : 'Its row does not tell who chased whom. ') + (!reference ? ''
    : difference(y, reference.y).count ? 'The reference gives other numbers.'
    : 'Every number is the reference’s.'));
}
