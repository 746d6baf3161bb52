/* A word and its position in one row of numbers, added or side by side, and the
 * position read back out of it. */

const POSITIONS = 64;

view({

  /* Fewer words where they are wide: each is compared 128 times with 64
   * rows. */
  ask: ({ word, noise, seed, d_model, base }) => ({ word, noise, seed, d_model,
    base, words: Math.min(16, Math.max(2, 1024 / d_model | 0)) }),

  compute(c, question) {
    const { d_model: d, words } = question, n = POSITIONS;
    const pe = table(c, { ...question, n });
    const e = embeddings(question), noise = noises(question);
    const added = c.many('add_encoding', { n, d, e, pe }, words).x;
    const wide = c.many('concat_encoding', { n, d, e, pe }, words).x;
    const behind = new Float64Array(n * words * d);
    for (let r = 0; r < n * words; r++)
      behind.set(wide.subarray((2 * r + 1) * d, (2 * r + 2) * d), r * d);
    const reading = x => read_back(c, question, with_noise(x, noise), pe);
    const weights = width => c.call('attention_parameters',
      { d_in: width, d_head: 64, heads: 1, layers: 1 }).value;
    return { read: [reading(added), reading(behind)], weights: [weights(d),
      weights(2 * d)], rows: [with_noise(added.slice(0, n * d), noise),
      beside(wide, noise, d)] };
  },

  draw(panel, answer, question, reference) {
    const { keep } = panel;
    const sides = panel.part('sides', () => both(panel));
    sides.style.gridTemplateColumns = panel.narrow ? '1fr' : '1fr 1fr';
    keep.question = question;
    const anew = panel.changed('sides', answer);
    keep.sides.forEach((side, k) => {
      if (anew) show_side(panel, side, k, answer, question);
      show_row(panel, side, k, answer, question);
    });
    say(panel, answer, question, reference);
  },

  text({ read }, { words }) {
    return joined(...['added', 'side by side'].map((how, k) => phrase(how, {
      right: rights(read[k]), all: words * POSITIONS,
      percent: percent(rights(read[k]), words) })));
  },

  arrows: (right, down, { spot }) => ({ spot: spot + right + down }),
});

/* --- in the worker */

/* 2^32 divided by the golden ratio: its multiples lie far apart. */
const SPREAD = 2654435761;

/* Words as chapter 07's worked example makes them, by a small generator: those
 * of the seed 1 are its first. Each word stands at all positions. */
function embeddings({ words, word, seed, d_model }) {
  const all = new Float64Array(words * POSITIONS * d_model);
  for (let index = 0; index < words; index++) {
    const number = (seed - 1) * words + index + 1;
    const next = random(Math.imul(number, SPREAD) >>> 0);
    const row = Float64Array.from({ length: d_model }, () => next());
    stretch(row, word * Math.sqrt(d_model / 2));
    for (let pos = 0; pos < POSITIONS; pos++)
      all.set(row, (index * POSITIONS + pos) * d_model);
  }
  return all;
}

function stretch(row, length) {
  const now = Math.sqrt(row.reduce((sum, x) => sum + x * x, 0));
  for (let k = 0; k < row.length; k++) row[k] *= length / now;
}

/* A row of noise for each word and place, for the numbers that hold the
 * position. The same seed gives the same noise. */
function noises({ words, noise, seed, d_model }) {
  const all = new Float64Array(words * POSITIONS * d_model);
  let state = seed * 1000003;
  const next = () => {
    state = state + 0x6d2b79f5 | 0;
    let x = Math.imul(state ^ state >>> 15, state | 1);
    x ^= x + Math.imul(x ^ x >>> 7, x | 61);
    return ((x ^ x >>> 14) >>> 0) / 2 ** 31 - 1;
  };
  for (let r = 0; r < words * POSITIONS; r++) {
    const row = all.subarray(r * d_model, (r + 1) * d_model);
    row.forEach((_, k) => { row[k] = next(); });
    stretch(row, noise * Math.sqrt(d_model / 2));
  }
  return all;
}

function with_noise(x, noise) {
  return x.map((number, k) => number + noise[k]);
}

/* The first word's rows of 2d numbers, with the noise on their second half. */
function beside(wide, noise, d) {
  return wide.slice(0, POSITIONS * 2 * d).map((number, k) => k % (2 * d) < d
    ? number : number + noise[Math.floor(k / (2 * d)) * d + k % d]);
}

function read_back(c, { d_model, words }, x, pe) {
  return Uint32Array.from(c.many('decode_position',
    { n: POSITIONS, d: d_model, x, pe }, words * POSITIONS).values);
}

/* --- on the page */

function rights(read) {
  return read.reduce((sum, pos, r) => sum + (pos === r % POSITIONS), 0);
}

function percent(count, words) {
  return `${fixed(100 * count / (words * POSITIONS), 1)} %`;
}

function both(panel) {
  const box = element('div', { style: 'display:grid;gap:20px 36px;' +
    'padding:14px 16px 16px' });
  panel.keep.sides = ['added', 'side by side'].map(name => side(panel, name));
  box.append(...panel.keep.sides.map(side => side.node));
  return box;
}

function side(panel, name) {
  const width = element('div', { style: 'color:var(--faint)' });
  const share = element('span', { class: 'big', style: 'margin-top:10px' });
  const map = element('canvas', { class: 'map',
    style: 'width:100%;height:100%' });
  const line = element('div', { style: 'position:absolute;top:0;bottom:0;' +
    'border:1px solid var(--accent);pointer-events:none' });
  const grid = element('div', { style: 'position:relative;aspect-ratio:1;' +
    'flex:0 0 min(100%,300px);border:1px solid var(--rule)' }, map, line);
  const strip = element('canvas', { class: 'map', style: 'height:24px' });
  const found = element('p', { style: 'margin:2px 0 0' });
  listen(grid, () => [POSITIONS, 1], spot => panel.set({ spot }));
  return { name, width, share, map, line, strip, found,
    node: element('div', { style: 'min-width:0' },
      element('div', { style: 'display:flex;flex-wrap:wrap;gap:8px 16px' },
        element('div', { style: 'flex:1 1 110px' },
          element('b', { text: name }), width, share,
          element('div', { style: 'color:var(--faint);white-space:pre',
            text: 'of the positions\nare read right\n\n→ stands at\n' +
              '↓ read as' })), grid),
      element('div', { style: 'margin-top:12px' }, strip), found) };
}

/* Where words of each position are read: the column is the position, the row
 * what it is read as. Even one of many words is to be seen. */
function show_side(panel, { width, share, map }, k, { read },
  { d_model, words }) {
  const counts = new Float64Array(POSITIONS ** 2);
  read[k].forEach((pos, r) => {
    if (pos < POSITIONS) counts[pos * POSITIONS + r % POSITIONS]++;
  });
  panel.paint(map, counts.map((count, j) => {
    const right = Math.floor(j / POSITIONS) === j % POSITIONS;
    return count && (0.45 + 0.55 * count / words) * (right ? 1 : -1);
  }), POSITIONS, POSITIONS);
  width.textContent = `${(k + 1) * d_model} numbers a row`;
  share.textContent = percent(rights(read[k]), words);
}

/* The first word at one position, and what its row is read as. */
function show_row(panel, { line, strip, found }, k, { read, rows },
  { d_model }) {
  const { spot } = panel.state, size = (k + 1) * d_model;
  const row = rows[k].subarray(spot * size, (spot + 1) * size);
  const most = rows[1].reduce((a, b) => Math.max(a, Math.abs(b)), 1);
  panel.paint(strip, row, size, 1, 1 / most);
  strip.style.width = k ? '100%' : '50%';
  line.style.left = `calc(${100 * spot / POSITIONS}% - 1px)`;
  line.style.width = `calc(${100 / POSITIONS}% + 2px)`;
  const as = read[k][spot];
  found.replaceChildren(`the first word at position ${spot}, read as `,
    element('b', { text: as, style: as === spot ? '' : 'color:var(--low)' }));
}

function say(panel, { read, weights }, { words }, reference) {
  panel.say(joined(phrase('weights', { words, added: grouped(weights[0]),
    beside: grouped(weights[1]) }),
  reference && compared(read, reference.read)));
}

function compared(read, reference) {
  const count = read.reduce((sum, list, k) =>
    sum + difference(list, reference[k], 0).count, 0);
  return phrase(count ? 'differ' : 'same', { count });
}
