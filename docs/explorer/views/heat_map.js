/* All rows at once, with a point that is read: by mouse, finger or arrows. */

view({

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
    return joined(phrase('size', { n, d_model }),
      reference && compared(answer.pe, reference.pe, question));
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
  const is = result => Math.abs(value - result.value) < off;   // up to rounding
  panel.say(joined(phrase(is(mine) ? 'equation' : 'gave', { row, column,
    value: fixed(value, 4), text: mine.text }),
  wanted && !is(wanted) && phrase('asks', { text: wanted.text,
    value: fixed(wanted.value, 4) }),
  reference && compared(answer.pe, reference.pe, question)), ' ', legend());
}

/* What the formula makes of a point with these frequencies, and its words. */
function formula({ w }, row, column) {
  const pair = column >> 1, angle = row * w[pair], odd = column % 2;
  return { value: odd ? Math.cos(angle) : Math.sin(angle),
    text: phrase(odd ? 'cosine' : 'sine', { row, pair,
      w: Number(w[pair].toPrecision(4)),
      turn: about(2 * Math.PI / w[pair]) }) };
}

function compared(pe, reference, { d_model }) {
  const { count, first } = difference(pe, reference);
  if (!count) return phrase('same');
  return phrase('differ', { count: grouped(count),
    all: grouped(pe.length), row: Math.floor(first / d_model),
    column: first % d_model, value: fixed(pe[first], 4),
    wanted: fixed(reference[first], 4) });
}
