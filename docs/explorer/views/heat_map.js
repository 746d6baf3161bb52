/* All rows at once, with a point that is read: by mouse, finger or arrows. */

view({
  name: 'heat_map',
  place: 20,
  lesson: '05',
  draws: { encode_sequence: {}, encode_position: {}, fill_table: {},
    encode_by_turning: {} },
  controls: ['d_model', 'base', 'n',
    { name: 'row', label: 'row', min: 0, max: 999, start: 30, hidden: true },
    { name: 'column', label: 'column', min: 0, max: 511, start: 20,
      hidden: true }],

  ask: ({ d_model, base, n }, { of }) => ({ d_model, base, n, of }),

  compute: (c, question) => ({
    pe: table(c, question), w: frequencies(c, question),
  }),

  draw(panel, answer, question, reference) {
    const map = panel.part('map', () => listen(
      element('canvas', { class: 'map' }),
      () => [panel.state.d_model, panel.state.n],
      (column, row) => panel.set({ row, column })));
    const { n, d_model } = question, point = point_of(panel.state, question);
    if (panel.changed('map', answer)) panel.paint(map, answer.pe, d_model, n);
    const height = this.height(panel);
    map.style.height = `${height}px`;
    mark(panel, point, question, height);
    if (panel.changed('read', answer, reference, ...Object.values(point)))
      read(panel, answer, question, reference);
  },

  text(answer, question, reference) {
    const { n, d_model } = question;
    return `A heat map of ${n} rows and ${d_model} columns. ` +
      (reference ? compared(answer.pe, reference.pe, question) : '');
  },

  height: ({ width }) => Math.round(Math.min(width * 0.62, 420)),

  arrows(right, down, state) {
    const { row, column } = point_of(state, state);
    return { row: row + down, column: column + right };
  },
});

/* The point that is read, inside this map whatever the link says. */
function point_of({ row, column }, { n, d_model }) {
  return { row: Math.min(row, n - 1), column: Math.min(column, d_model - 1) };
}

/* The row of the clocks, and a frame around the point. */
function mark(panel, { row, column }, { n, d_model }, height) {
  const line = panel.part('line', () => element('div'));
  const frame = panel.part('frame', () => element('div'));
  const { pos } = panel.state, right = panel.width / d_model, down = height / n;
  line.style.cssText = 'position:absolute;left:0;right:0;pointer-events:none;' +
    'border-top:2px solid var(--accent);' +
    `top:${(pos + 0.5) * down - 1}px;display:${pos > n - 1 ? 'none' : 'block'}`;
  frame.style.cssText = 'position:absolute;pointer-events:none;' +
    'border:1.5px solid var(--ink);box-shadow:0 0 0 1px var(--card);' +
    `left:${column * right - 2}px;top:${row * down - 2}px;` +
    `width:${Math.max(6, right + 4)}px;height:${Math.max(6, down + 4)}px`;
}

function read(panel, answer, question, reference) {
  const { row, column } = point_of(panel.state, question);
  const value = answer.pe[row * question.d_model + column];
  const mine = formula(answer, row, column);
  const wanted = reference && formula(reference, row, column);
  const off = answer.pe instanceof Float32Array ? 1e-7 : 1e-9;
  const is = one => Math.abs(value - one.value) < off;   // up to rounding
  panel.say(`Position **${row}**, index **${column}**: **${fixed(value, 4)}**` +
    (is(mine) ? ` = ${mine.text}`
      : ' is what this C gave') +
    (wanted && !is(wanted)
      ? `. The formula asks for **${fixed(wanted.value, 4)}** = ${wanted.text}`
      : '') + '. ' +
    (reference ? compared(answer.pe, reference.pe, question) : ''), legend());
}

/* What the formula makes of a point with these frequencies, and its words. */
function formula({ w }, row, column) {
  const pair = column >> 1, angle = row * w[pair], odd = column % 2;
  return { value: odd ? Math.cos(angle) : Math.sin(angle),
    text: `${odd ? 'cos' : 'sin'}(${row} × ` +
      `${Number(w[pair].toPrecision(4))}), the ${odd ? 'cosine' : 'sine'} of ` +
      `clock ${pair}, which turns once in ${about(2 * Math.PI / w[pair])} ` +
      'positions' };
}

function compared(pe, reference, { d_model }) {
  const { count, first } = difference(pe, reference);
  if (!count) return 'Every number is the reference’s. ';
  return `${grouped(count)} of ${grouped(pe.length)} ` +
    `numbers differ from the reference’s, the first at position ` +
    `${Math.floor(first / d_model)}, index ${first % d_model}: ` +
    `${fixed(pe[first], 4)} for ${fixed(reference[first], 4)}. `;
}
