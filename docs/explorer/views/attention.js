/* A sentence through self-attention. Two words change places: without
 * positions each result stays where it is, with positions it moves. */

/* Chapter 00's embeddings. */
const EMBEDDINGS = { the: [0.5, -0.5], cat: [2, 0.5], dog: [1.5, -0.5],
  mouse: [1, -1], ball: [1, 0], chased: [-0.5, 1.5], sat: [-1, 1] };
const SENTENCE = 'the cat chased the dog';
const MOST = 8;               // words
/* Where a word can be: an embedding, and an encoding between -1 and 1. What
 * leaves it makes the plane wider. */
const EDGES = { left: -2.2, right: 3.6, low: -2.25, high: 2.75 };

view({

  ask({ sentence, places, swapped }) {
    const words = words_of(sentence);
    return { words, order: order_of(swapped, words.length),
      strange: [...new Set(words)].filter(word =>
        !Object.hasOwn(EMBEDDINGS, word)),
      typed: typed(sentence).length, added: places === 'added' };
  },

  /* The weights are what attention makes of the unit matrix as values. */
  compute(c, { words, order, added }) {
    const n = words.length, d = 2, e = words.flatMap(embedding);
    const pe = added ? c.call('encode_sequence', { n, d_model: d }).pe
      : new Float64Array(n * d);
    const placed = rows => added
      ? c.call('add_encoding', { n, d, e: rows, pe }).x : rows;
    const attend = x => c.call('self_attention', { n, d, x }).y;
    const reorder = x => c.call('permute_rows', { n, d, order, x }).y;
    const x = placed(reorder(e));
    return { x, y: attend(x), before: reorder(attend(placed(e))),
      weight: c.call('attention', { n, d_k: d, d_v: n, q: x, k: x,
        v: unit(n), causal: false }).y,
      gap: c.call('order_gap', { n, d, order, e, pe }).value };
  },

  draw(panel, answer, question, reference) {
    const { words, order } = question, looks = looker_of(panel.state, order);
    const size = measures(panel, answer);
    put_chips(panel, question);
    const shown = order.map(k => words[k]);
    const map = svg('svg', { width: size.side, height: size.high });
    panel.picture(size.high).replaceChildren(axes(size), map);
    put_weights(panel, size, shown, answer, looks);
    const { x, y } = answer, typed_words = words.join(' ');
    panel.glide(typed_words, words.flatMap((_, k) => {
      const r = order.indexOf(k);
      return [x[2 * r], x[2 * r + 1], y[2 * r], y[2 * r + 1]];
    }), now => map.replaceChildren(...dots(panel, size, shown, answer,
      order.map(k => now.slice(4 * k, 4 * k + 4)), looks, reference)));
    panel.say(caption(answer, question, reference));
  },

  text(answer, question, reference) {
    const { words, order, added } = question, { y } = answer;
    return joined(order.map((k, r) => phrase('becomes', { word: words[k], r,
      x: fixed(y[2 * r]), y: fixed(y[2 * r + 1]) })).join('; ') + '.',
    phrase(added ? 'with' : 'without'),
    caption(answer, question, reference).replaceAll('**', ''));
  },

  arrows(right, down, state) {
    const { length } = words_of(state.sentence);
    const order = order_of(state.swapped, length);
    const next = looker_of(state, order) + right + down;
    return { looks: order.at(next % length) };
  },
});

function typed(sentence) {
  return sentence.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

function words_of(sentence) {
  const words = typed(sentence);
  return (words.length ? words : SENTENCE.split(' ')).slice(0, MOST);
}

/* The place of the word that looks. It stays the same word after a swap. */
function looker_of({ looks }, order) {
  return Math.max(0, order.indexOf(looks));
}

/* '0-4-2-3-1' as a list; as typed, if it is not an order of n words. */
function order_of(text, n) {
  const order = text.split('-').map(Number);
  const all = list_of(n);
  return order.length === n && all.every(k => order.includes(k)) ? order : all;
}

/* A word that the course does not have: two numbers out of its letters, by the
 * hash of chapter 00, in the range of the others. */
function embedding(word) {
  if (Object.hasOwn(EMBEDDINGS, word)) return EMBEDDINGS[word];
  let hash = 0;
  for (const letter of word)
    hash = Math.imul(31, hash) + letter.codePointAt(0) >>> 0;
  return [hash % 31 / 10 - 1, Math.floor(hash / 31) % 26 / 10 - 1];
}

/* The plane, wide enough for every ring and dot. */
function edges({ x, y, before }) {
  const all = [...x, ...y, ...before];
  if (!all.some((value, k) => Number.isFinite(value) && (k % 2
    ? value < EDGES.low || value > EDGES.high
    : value < EDGES.left || value > EDGES.right))) return { ...EDGES, far: 0 };
  const most = most_of(all);
  return { left: -1.1 * most, right: 1.1 * most, low: -1.02 * most,
    high: 1.02 * most, far: most };
}

function measures({ width, narrow }, answer) {
  const edge = edges(answer), wide = narrow ? width : width * 0.5;
  const side = Math.round(wide), scale = side / (edge.right - edge.left);
  const high = Math.round(scale * (edge.high - edge.low));
  return { width, narrow, side, scale, high, far: edge.far,
    across: x => (x - edge.left) * scale, down: y => (edge.high - y) * scale };
}

/* The words as buttons: press one, then another. */
function put_chips(panel, { words, order }) {
  const row = panel.above('chips', () => element('div', { role: 'group',
    class: 'controls choice', 'aria-label':
    'swap two words: press one, then another', onkeydown: along }));
  const { keep } = panel;
  keep.order = order;
  if (row.querySelectorAll('.chip').length !== words.length) {
    row.replaceChildren(element('span', { text: 'swap:' }),
      ...words.map((_, r) => element('button', { type: 'button', class: 'chip',
        onclick: () => pick(panel, row, r) })),
      element('button', { type: 'button', text: 'as typed',
        onclick: () => panel.set({ swapped: '' }) }));
    keep.picked = null;
  }
  row.querySelectorAll('.chip').forEach((chip, r) => attributes(chip, {
    text: words[order[r]], 'aria-label': `place ${r}: ${words[order[r]]}`,
    'aria-pressed': String(keep.picked === r) }));
  row.lastChild.hidden = order.every((k, r) => k === r);
}

/* The first press picks a word, the second one swaps. */
function pick(panel, row, r) {
  const { keep } = panel, first = keep.picked, order = [...keep.order];
  keep.picked = first === null ? r : null;
  row.querySelectorAll('.chip').forEach((chip, k) =>
    chip.setAttribute('aria-pressed', k === keep.picked));
  if (first === null) return;
  [order[first], order[r]] = [order[r], order[first]];
  panel.set({ swapped: order.every((k, r) => k === r) ? '' : order.join('-') });
}

/* Arrows go from word to word. */
function along(event) {
  const chips = [...event.currentTarget.querySelectorAll('.chip')];
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = chips.indexOf(event.target);
  if (!step || at < 0) return;
  chips[(at + step + chips.length) % chips.length].focus();
  event.preventDefault();
}

function axes({ side, high, across, down }) {
  return svg('g', {},
    segment([0, down(0)], [side, down(0)], { class: 'rule' }),
    segment([across(0), 0], [across(0), high], { class: 'rule' }),
    label(8, down(0) + 17, 'first number →'),
    label(across(0) + 6, 17, '↑ second number'));
}

/* The rings, the dots, and for the word that looks a disc around each word: the
 * area is the weight. */
function dots(panel, size, words, answer, now, looks, reference) {
  const { weight, before } = answer;
  const n = words.length, { across, down, narrow } = size;
  const at = (x, y) => [across(x), down(y)];
  const known = r => now[r].every(Number.isFinite);
  const nodes = [[], [], []], mixes = !apart(answer);
  const ghosts = reference && difference(answer.y, reference.y).count > 0;
  for (let r = 0; r < n; r++) {
    if (!known(r)) continue;
    const [x, y, mixed, high] = now[r], accent = r === looks;
    const share = weight[looks * n + r];
    if (mixes && share > 0) nodes[0].push(disc(at(x, y),
      (narrow ? 36 : 52) * Math.sqrt(share),
      { fill: 'var(--high)', 'fill-opacity': 0.22 }));
    nodes[1].push(segment(at(x, y), at(mixed, high), {
      stroke: `var(--${accent ? 'accent' : 'faint'})`,
      'stroke-width': accent ? 2 : 1, 'stroke-opacity': accent ? 1 : 0.6 }),
    disc(at(x, y), 4.5, { fill: 'var(--card)', stroke: 'var(--ink)',
      'stroke-width': 1.5 }));
    nodes[2].push(...trace(at(...before.slice(2 * r)), at(mixed, high)),
      disc(at(mixed, high), accent ? 6.5 : 5,
        { fill: `var(--${accent ? 'accent' : 'ink'})` }));
    if (ghosts && Number.isFinite(reference.y[2 * r]))
      nodes[2].push(disc(at(...reference.y.slice(2 * r)), 9,
        { class: 'ghost', fill: 'none' }));
  }
  return [...nodes.flat(), ...labels(size, words, now, looks, known)];
}

/* How far the weights are from making the dots. They are chapter 08's; a wrong
 * chapter 00 makes its dots with others. */
function apart({ x, y, weight }) {
  const n = y.length / 2, mix = (k, c) => list_of(n, j =>
    weight[k * n + j] * x[2 * j + c]).reduce((a, b) => a + b);
  const off = y.reduce((most, number, k) =>
    Math.max(most, Math.abs(number - mix(k >> 1, k % 2))), 0);
  return off < 1e-9 ? 0 : off;
}

/* From where the result was before the swap. */
function trace(from, to) {
  if (!(Math.hypot(from[0] - to[0], from[1] - to[1]) > 3)) return [];
  return [segment(from, to, { stroke: 'var(--ink)', 'stroke-width': 2.5,
    'stroke-opacity': 0.35 }),
  disc(from, 3.5, { fill: 'var(--card)', stroke: 'var(--faint)' })];
}

/* A label for each word, with its place. Words in one spot share it. */
function labels(size, words, now, looks, known) {
  const { across, down } = size, spots = [];
  words.forEach((word, r) => {
    if (!known(r)) return;
    const x = across(now[r][0]), y = down(now[r][1]);
    const spot = spots.find(spot => Math.hypot(spot.x - x, spot.y - y) < 3 &&
      spot.word === word);
    if (spot) spot.places.push(r);
    else spots.push({ x, y, word, places: [r] });
  });
  const taken = now.filter((_, r) => known(r)).flatMap(([x, y, a, b]) =>
    [box_around(across(x), down(y)), box_around(across(a), down(b))]);
  return spots.map(spot => label_of(size, spot, spot.places.includes(looks),
    taken));
}

/* On the side where it covers least. */
function label_of({ side, high }, { x, y, word, places }, accent, taken) {
  const where = places.join(' and ');
  const best = free_place(x, y, 8 * (word.length + 1) + 7 * where.length, taken,
    { right: side, bottom: high });
  return svg('text', { x: best.left, y: best.bottom - 4, 'font-size': 14,
    'font-weight': 600, class: accent ? 'accent' : 'ink' }, `${word} `,
  svg('tspan', { 'font-size': 12, 'font-weight': 400, text: where }));
}

/* A row for each word that looks, a column for each that is looked at. */
function put_weights(panel, { side, narrow }, words, { weight }, looks) {
  const n = words.length, { order } = panel.keep;
  const most = Math.floor(side / (n + 1) / 7);
  const heads = words.map(word => word.slice(0, most));
  const table = number_table(panel, ['mix of', ...heads], heads.map(
    (word, r) => [word, ...weight.slice(n * r, n * r + n)]));
  [...table.rows].slice(1).forEach((row, r) => attributes(row, {
    onclick: () => panel.set({ looks: order[r] }), style: 'cursor:pointer;' +
    (r === looks ? 'outline:2px solid var(--accent)' : '') }));
  const part = panel.part('weights', () => element('div'));
  part.style.cssText = narrow ? ''
    : `position:absolute;top:40px;left:${side}px;right:0`;
  part.replaceChildren(table);
}

/* What a swap has changed, in words; where the words' numbers are from; what
 * differs. */
function caption(answer, question, reference) {
  const { order, added } = question;
  const { gap, y, before } = answer, off = apart(answer);
  const moved = difference(y, before, 0).largest;
  const first = order.every((k, r) => k === r)
    ? [phrase(off ? 'orange dot' : 'blue discs'), phrase('swap')]
    : moved < 1e-12 ? [phrase('stays'), !off && phrase('weights moved')]
    : [phrase('moves', { most: fixed(moved, 4) }), added && phrase('another')];
  return joined(...first, !(Math.abs(moved - gap) < 1e-9) &&
    phrase('gap', { gap: fixed(gap, 4) }), source(question), phrase('places'),
  reference && compared(answer, reference));
}

/* Where the numbers of the words are from, and which words are shown. */
function source({ strange, typed }) {
  return joined(!typed && phrase('no word'),
    typed > MOST && phrase('too many', { typed }), phrase('by hand'),
    strange.length && phrase('strange', { words: strange.join(', ') }));
}

function compared(answer, reference) {
  const { count } = difference(answer.y, reference.y), { length } = answer.y;
  const { far } = edges(answer);
  if (!count) return phrase('agree', { length });
  return joined(phrase('differ', { count, length }),
    apart(answer) && phrase('other weights'),
    far && phrase('wide', { far: about(far) }));
}
