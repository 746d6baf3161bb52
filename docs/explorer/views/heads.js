/* Chapter 08: whom each head looks at, and what its words then hold. In the
 * other order of the words, does the verb hold the same? */

const WORDS = { cat: [2, 0.5], chased: [-0.5, 1.5], dog: [1.5, -0.5] };
const CHASED = ['cat', 'chased', 'dog'];
const N = 3, D = 4;           // words; a word's two numbers, its place's two

view({

  ask: ({ beside, chase, sharp, causal }) => ({ heads: Number(beside), sharp,
    causal, words: chase === 'cat' ? CHASED : [...CHASED].reverse() }),

  compute: (c, question) => ({ ...attend(c, question), other: attend(c,
    { ...question, words: [...question.words].reverse() })
    .y.slice(D, 2 * D) }),

  draw(panel, { share, y, other }, { words }, reference) {
    const rows = (numbers, wide) => words.map((word, r) =>
      [word, ...numbers.slice(wide * r, wide * r + wide)]);
    panel.part('tables', () => element('div')).replaceChildren(
      ...share.map((head, a) => number_table(panel, [share.length === 1
        ? 'looks at' : `head ${a} at`, ...words], rows(head, N))),
      number_table(panel, ['then holds', ...[...share, ''].slice(0, 2).flatMap(
        (head, a) => [head && `head ${a}:`, ''])], rows(y, D), { most: 2 }));
    const { count } = difference(y.slice(D, 2 * D), other);
    panel.say(phrase(count ? 'tells' : 'does not', { words: words.join(' ') }) +
      against(y, reference?.y));
  },

  height: () => 410,
});

/* The weights of the lesson: one head looks away from its own place, and so at
 * both neighbours; of two heads, one looks a place back and one ahead. The pair
 * of the position is in rows 2 and 3. */
function attend(c, { heads, sharp, causal, words }) {
  const width = D / heads, pair = pos => c.call('sin_cos_pair', { pos }).pair;
  const x = Float64Array.from(words.flatMap((word, r) =>
    [...WORDS[word], ...pair(r)]));
  const [w_q, w_k, w_v] = list_of(3, () => new Float64Array(D * D));
  for (let at = 0; at < D; at += width) {
    const [s, z] = pair(heads === 1 ? Math.PI : at - 1).map(y => sharp * y);
    w_q.set([z, -s], 2 * D + at);
    w_q.set([s, z], 3 * D + at);
    w_k[2 * D + at] = w_k[3 * D + at + 1] = 1;
    w_v[at] = w_v[D + at + 1] = 1;
  }
  const columns = (w, at) => Float64Array.from(c.call('project',
    { n: N, d_in: D, d_out: D, x, w }).y.filter((_, k) =>
    k % D >= at && k % D < at + width));
  const share = list_of(heads, a => c.call('attention',
    { n: N, d_k: width, d_v: N, q: columns(w_q, a * width),
      k: columns(w_k, a * width), v: unit(N), causal }).y);
  return { share, y: c.call('multi_head_attention',
    { n: N, d_model: D, heads, x, w_q, w_k, w_v, w_o: unit(D), causal }).y };
}
