/* Chapter 09's table while it is trained, beside the rows that it ought to
 * become. Rows that no text reaches keep what they began with. */

const ROWS = 8, D = 6, WORDS = 7, TEXTS = 240, RATE = 0.1, LINE = 30;

view({
  name: 'learned',
  place: 95,
  lesson: '09',
  draws: { table_gradient: {}, descend: {}, embed: {} },
  controls: [
    { name: 'texts', label: 'texts', min: 0, max: TEXTS, start: 0, play: 20,
      wide: true },
    { name: 'longest', label: 'words of the longest text', min: 1, max: ROWS,
      start: 6 }],

  ask: ({ longest }) => ({ longest }),

  /* The table after 0, 1, 2, ... texts of 1, 2, ... words in turn. The loss is
   * half the squared distance from what chapter 07 would have added up. */
  compute(c, { longest }) {
    const next = random(), some = (n, size) =>
      Float64Array.from({ length: n }, () => next(size));
    const pe = c.call('encode_sequence', { n: ROWS, d_model: D }).pe;
    const tables = [some(ROWS * D, 0.02)], wte = some(WORDS * D, 1);
    for (let text = 0; text < TEXTS; text++) {
      const n = text % longest + 1, places = [...Array(n).keys()];
      const token = places.map(() => Math.floor((next(1) + 1) / 2 * WORDS));
      const { x } = c.call('embed', { n, d_model: D, vocabulary: WORDS,
        context: ROWS, token, wte, wpe: tables[text] });
      const dx = x.map((one, k) =>
        one - wte[token[Math.floor(k / D)] * D + k % D] - pe[k]);
      const { gradient } = c.call('table_gradient',
        { n, d_model: D, rows: ROWS, row_of: places, dx });
      tables.push(c.call('descend', { rows: ROWS, d_model: D, gradient,
        rate: RATE, table: tables[text] }).table);
    }
    return { pe, tables };
  },

  draw(panel, answer, question, reference) {
    const size = measures(panel), { texts } = panel.state;
    panel.picture(size.height).replaceChildren(...heads(size),
      ...[...Array(ROWS).keys()].flatMap(row =>
        line(panel, size, answer, row, texts)));
    read(panel, answer, question, texts, reference);
  },

  arrows: (right, down, { texts, longest }) =>
    ({ texts: texts + right, longest: longest - down }),

  height: panel => measures(panel).height,
});

/* The generator of the lesson: a number from -size to size. */
function random() {
  let state = 1;
  return size => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return size * ((state >>> 8) / 2 ** 23 - 1);
  };
}

/* How far a row is from the formula's. */
function lack({ pe, tables }, row, texts) {
  return Math.hypot(...tables[texts].subarray(row * D, row * D + D).map(
    (one, k) => one - pe[row * D + k]));
}

function measures({ width, narrow }) {
  const cell = narrow ? 15 : 34, left = 48, next = left + D * cell + 16;
  const bar = next + D * cell + 16;
  return { cell, left, next, bar, long: width - bar - 66, right: width - 12,
    narrow, height: 36 + ROWS * LINE + 10 };
}

function heads({ left, next, bar, narrow }) {
  return [[12, 'row'], [left, narrow ? 'table' : 'the table'],
    [next, narrow ? 'formula' : 'the formula’s'], [bar, 'how far apart']].map(
    ([x, text]) => label(x, 22, text, { class: 'ink' }));
}

/* The row, that of the formula, and how far apart they are; a mark where this
 * began. */
function line(panel, size, answer, row, texts) {
  const { cell, left, next, bar, long, right } = size, y = 32 + row * LINE;
  const now = lack(answer, row, texts), from = lack(answer, row, 0);
  const cells = (numbers, x) => Array.from(
    numbers.subarray(row * D, row * D + D), (one, k) => svg('rect',
      { x: x + k * cell, y, width: cell - 1, height: LINE - 4,
        fill: panel.colour(one) }));
  const end = bar + long * from / 2;
  return [label(24, y + 18, row, { anchor: 'middle' }),
    ...cells(answer.tables[texts], left), ...cells(answer.pe, next),
    svg('rect', { x: bar, y: y + 6, width: long * Math.min(now, 2) / 2 || 0,
      height: LINE - 16, fill: 'var(--high)' }),
    svg('line', { x1: end, x2: end, y1: y + 2, y2: y + LINE - 6,
      stroke: 'var(--faint)' }),
    label(right, y + 18, fixed(now, 4), { anchor: 'end', class: 'ink' })];
}

function read(panel, answer, { longest }, texts, reference) {
  const { tables } = answer, now = tables[texts];
  const given = texts ? `${texts} texts of 1 to ${longest} words` : 'no text';
  const still = [...Array(ROWS).keys()].filter(row => now.subarray(row * D,
    row * D + D).every((one, k) => one === tables[0][row * D + k]));
  panel.say(`After **${given}**: ` + (!still.length ? 'every row has moved. '
    : texts ? `rows **${still.join(', ')}** have kept every number that they ` +
      'began with. ' : 'all numbers are random. ') +
    `There is no row ${ROWS}. ` + (!reference ? ''
    : difference(now, reference.tables[texts]).count
      ? 'The reference’s table is another one.'
      : 'Every number is the reference’s.'));
}
