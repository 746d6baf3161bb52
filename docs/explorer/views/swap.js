/* The story's first picture, and its fifth: a sentence, and a dot for each
 * word. Two words change places. Do the dots move? The C is asked as in
 * attention. */

const { attention } = VIEWS;

view({

  ask({ swap, positions, sentence }) {
    const places = positions ? 'added' : 'none';
    const asked = attention.ask({ sentence, places, swapped: '' });
    const { words } = asked, [first, second] = swapped(words);
    const order = words.map((_, k) => !swap ? k : k === first ? second
      : k === second ? first : k);
    return { ...asked, order };
  },

  compute: (c, question) => attention.compute(c, question),

  height: ({ narrow }) => narrow ? 290 : 400,

  /* Of each word: its place in the sentence, and its dot. */
  draw(panel, { y }, { words, order, strange }, reference) {
    const [first, second] = swapped(words).map(k => words[k]);
    panel.control('swap').textContent = `Swap ${first} and ${second}`;
    panel.glide(words.join(' '), words.flatMap((_, k) => {
      const place = order.indexOf(k);
      return [place, y[2 * place], y[2 * place + 1]];
    }), now => show(panel, now, panel.answer));
    panel.say(joined(caption(panel.answer), strange.length && phrase('strange',
      { strange: strange.join(', ') })) + against(y, reference?.y));
  },
});

/* The second and the last word; of two, both. */
function swapped({ length }) {
  return [Math.min(1, Math.max(0, length - 2)), length - 1];
}

function caption({ answer: { y, before }, question: { words, order } }) {
  const text = order.map(k => words[k]).join(' ');
  const { largest } = difference(y, before, 0);
  const still = order.every((k, place) => k === place);
  const twice = y.length > 6 && Math.hypot(y[0] - y[6], y[1] - y[7]) < 1e-9;
  return phrase(still ? twice ? 'twice' : 'as many'
    : largest < 1e-12 ? 'no dot' : 'moved',
  { text: text[0].toUpperCase() + text.slice(1), word: words[0],
    most: fixed(largest, 4) });
}

function show(panel, now, { answer: { before }, question }) {
  const { width, narrow, view } = panel, { words, order } = question;
  const height = view.height(panel);
  const column = width / words.length, top = narrow ? 70 : 84;
  const pair = swapped(words), colour_of = k => pair[1] === k ? 'var(--high)'
    : pair[0] === k ? 'var(--accent)' : 'var(--ink)';
  const plane = chart({ left: 0, wide: width, x: [-0.5, 3.2], top,
    high: height - top, y: [-1.3, 1.5] });
  const nodes = [[label(width - 10, height - 10, 'right: a dot’s first ' +
    'number, up: its second', { anchor: 'end' })], [], []];
  const dots = words.map((word, k) => ({ word, colour: colour_of(k),
    moves: pair.includes(k), box: (now[3 * k] + 0.5) * column,
    x: plane.across(now[3 * k + 1]), y: plane.down(now[3 * k + 2]),
    was: before.slice(2 * order.indexOf(k)) }));
  const seen = dots.filter(({ x, y }) => Number.isFinite(x + y));
  const taken = seen.map(({ x, y }) => box_around(x, y, 8));
  nodes[0].push(...dots.flatMap(dot => in_a_box(dot, column, narrow)));
  for (const [k, { word, colour, moves, box, x, y, was }] of seen.entries()) {
    const from = [plane.across(was[0]), plane.down(was[1])];
    nodes[0].push(segment([box, 44], [x, y],
      { stroke: colour, 'stroke-opacity': moves ? 0.8 : 0.35 }));
    if (Math.hypot(from[0] - x, from[1] - y) > 3)
      nodes[1].push(segment(from, [x, y], { stroke: colour,
        'stroke-width': 2.5, 'stroke-dasharray': '4 3' }),
      disc(from, 6, { fill: 'var(--card)', stroke: colour,
        'stroke-width': 1.5 }));
    nodes[2].push(disc([x, y], 7, { fill: colour, stroke: 'var(--card)',
      'stroke-width': 1.5 }));
    if (seen.slice(0, k).some(dot => dot.word === word &&
      Math.hypot(dot.x - x, dot.y - y) < 3)) continue;
    const at = free_place(x, y, 9 * word.length, taken,
      { right: width, bottom: height });
    nodes[2].push(label(at.left, at.bottom - 4, word, { 'font-size': 14,
      'font-weight': 600, style: `fill:${colour}`, stroke: 'var(--card)',
      'stroke-width': 4, 'paint-order': 'stroke' }));
  }
  panel.picture().replaceChildren(...nodes.flat());
}

/* A word at its place in the sentence. */
function in_a_box({ word, colour, box }, column, narrow) {
  return [svg('rect', { x: box - column / 2 + 3, y: 10, rx: 6, height: 34,
    width: column - 6, fill: 'var(--wash)', stroke: colour }),
  label(box, 32, word, { anchor: 'middle', 'font-size': narrow ? 15 : 18,
    'font-weight': 600, style: `fill:${colour}` })];
}
