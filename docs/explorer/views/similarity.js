/* The dot product of two encodings that are k positions apart: as a curve over
 * k, near and far, and as the matrix of all pairs of positions. */

const PLACES = 64;                    // rows of the matrix
const FURTHEST = 20000;

/* Which offsets a curve is made of: every quarter, or whole ones that grow,
 * with those that the lesson of chapter 06 names. */
const OFFSETS = {
  near: list_of(401, j => j / 4),
  far: [...new Set([...list_of(601, j => Math.round(FURTHEST ** (j / 600))),
    1000, 3283, 3284, 10000])].sort((a, b) => a - b),
  matrix: list_of(PLACES),
};
const whole = { near: OFFSETS.near.filter(Number.isInteger),
  far: OFFSETS.far, matrix: OFFSETS.matrix };

view({

  ask: ({ similar, d_model, base }) => ({ similar, d_model, base }),

  compute(c, question) {
    const { similar, d_model } = question;
    if (similar !== 'matrix')
      return { values: dots(c, OFFSETS[similar], question),
        top: dots(c, [0], question)[0] };
    const pe = table(c, { ...question, n: PLACES });
    const across = pe.map((_, j) =>
      pe[j % PLACES * d_model + Math.floor(j / PLACES)]);
    const values = c.call('project', { n: PLACES, d_in: d_model, d_out: PLACES,
      x: pe, w: across }).y;
    return { values, top: values[0] };
  },

  draw(panel, answer, question, reference) {
    const matrix = question.similar === 'matrix';
    panel.part('curve', () => curve_of(panel)).style.display =
      matrix ? 'none' : 'block';
    panel.part('table', () => table_of(panel)).style.display =
      matrix ? 'block' : 'none';
    if (panel.changed('map', JSON.stringify(question), answer))
      (matrix ? draw_table : draw_curve)(panel, answer, question, reference);
    (matrix ? mark_table : mark_curve)(panel, answer, question);
    read(panel, answer, question, reference);
  },

  text({ values, top }, { similar, d_model }, reference) {
    const beside = reference && compared(values, reference.values, similar);
    if (similar === 'matrix') return joined(phrase('products',
      { corner: about(values[0]) }), diagonal(values, 1), beside);
    const rise = first_rise(values, similar);
    return joined(phrase('top', { top: about(top), half: half(top, d_model) }),
      rise && phrase('rise', { low: rise - 1, rise }),
      [1, 10, 100, 1000, 10000].filter(k => OFFSETS[similar].includes(k))
        .map(k => `D(${k}) is ${fixed(value_at(values, similar, k))}`)
        .join(', ') + '.', beside);
  },

  arrows: (right, down, { similar, apart }) =>
    ({ apart: beside(whole[similar], apart, right - down) }),
});

/* For the base 10000 by encoding_dot; for any other the rows of chapter 04,
 * times the row of position 0. */
function dots(c, offsets, { d_model, base }) {
  if (base === 10000)
    return Float64Array.from(c.many('encoding_dot', { d_model },
      offsets.length, j => ({ k: offsets[j] })).values);
  const m = d_model / 2, w = frequencies(c, { d_model, base });
  const rows = c.many('wave_bank', { m, w }, offsets.length,
    j => ({ pos: offsets[j] })).bank;
  return c.call('project', { n: offsets.length, d_in: d_model, d_out: 1,
    x: rows, w: c.call('wave_bank', { pos: 0, m, w }).bank }).y;
}

/* --- offsets */

function beside(list, from, step) {
  const at = list.indexOf(nearest(list, from)) + step;
  return list[Math.max(0, Math.min(list.length - 1, at))];
}

function value_at(values, similar, k) {
  return values[OFFSETS[similar].indexOf(k)];
}

/* The first whole k with D(k) > D(k - 1), or 0. */
function first_rise(values, similar) {
  if (similar !== 'near') return 0;
  for (let k = 1; k < whole.near.length; k++)
    if (values[4 * k] > values[4 * (k - 1)]) return k;
  return 0;
}

/* --- the curve */

function measures({ width, narrow }, { values, top }, { similar }) {
  const height = narrow ? 260 : 340, left = narrow ? 42 : 60, log =
    similar === 'far';
  const least = values.reduce((a, b) => b < a ? b : a, 0);
  const low = [0.25, 0.5, 1].find(share => least >= -share * top * 1.0001) ?? 1;
  return { width, height, narrow, bottom: height - 34, up: 26, ...chart({ left,
    top: 26, wide: width - left - 18, high: height - 60, log,
    x: log ? [1, FURTHEST] : [0, 100], y: [-low * top, top] }) };
}

function curve_of(panel) {
  return listen(svg('svg', { style: 'touch-action:pan-y' }),
    () => [panel.width, 1], pixel => panel.set({ apart: point_of({
      similar: panel.state.similar, apart: panel.keep.size.back(pixel) }) }));
}

function draw_curve(panel, answer, question, reference) {
  const { keep } = panel, { values, top } = answer, { similar } = question;
  const size = keep.size = measures(panel, answer, question);
  keep.line = svg('line', { y1: size.up, y2: size.bottom,
    stroke: 'var(--accent)', 'stroke-width': 1.5 });
  keep.dot = svg('circle', { r: 6, fill: 'var(--accent)',
    stroke: 'var(--card)', 'stroke-width': 2 });
  keep.words = label(0, 16, '', { class: 'accent', 'font-size': 13,
    'font-weight': 700 });
  const far = similar === 'far';
  const line = (numbers, look) => size.line(OFFSETS[similar], numbers, look);
  panel.picture(size.height, 'curve').replaceChildren(
    ...size.axes(far ? [1, 10, 100, 1000, 10000] : [0, 20, 40, 60, 80, 100],
      [top, 0], y => about(y).replace(/\.0+$/, '')),
    reference ? line(reference.values, { class: 'ghost' }) : '',
    ragged(values, similar) ? '' : line(values, { stroke: 'var(--ink)',
      'stroke-width': far ? 1.2 : 1.6 }),
    ...dots_of(size, values, similar), keep.line,
    ...rise_mark(size, values, similar), keep.dot, keep.words);
}

/* Whether a line between the quarters would show turns that are not there: if
 * more than a fifth of them are tops or bottoms. The fastest hand of the course
 * comes round in 6.28 positions, so of its curve at most a twelfth are. */
function ragged(values, similar) {
  if (similar !== 'near') return false;
  let turns = 0;
  for (let j = 1; j + 1 < values.length; j++)
    turns += (values[j] - values[j - 1]) * (values[j + 1] - values[j]) < 0;
  return turns > values.length / 5;
}

/* Whole offsets: only there do tokens stand. */
function dots_of(size, values, similar) {
  if (similar === 'far' || size.narrow && !ragged(values, similar)) return [];
  return whole.near.filter(k => Number.isFinite(values[4 * k])).map(k =>
    disc([size.across(k), size.down(values[4 * k])], 2.2, { class: 'tip' }));
}

function rise_mark(size, values, similar) {
  const rise = first_rise(values, similar);
  if (!rise) return [];
  const x = size.across(rise - 1), y = size.down(values[4 * (rise - 1)]);
  const last = x > size.width * 0.7;
  return [segment([x, y + 8], [x, size.bottom - 4],
    { class: 'line', 'stroke-opacity': 0.5 }),
  label(x + (last ? -6 : 6), size.bottom - 8, rise > 1
    ? `falls until ${rise - 1}, then rises` : 'rises at once', { class: 'ink',
    anchor: last ? 'end' : 'start',
    style: 'paint-order:stroke;stroke:var(--card);stroke-width:5px' })];
}

/* The whole offset of the curve that is read. */
function point_of({ similar, apart }) {
  return nearest(whole[similar], apart);
}

function mark_curve({ keep, state }, { values }, { similar }) {
  const { size } = keep, k = point_of({ similar, apart: state.apart });
  const value = value_at(values, similar, k), x = size.across(k);
  const last = x > size.width * 0.6;
  attributes(keep.line, { x1: x, x2: x });
  attributes(keep.dot, { cx: x, cy: size.down(value),
    visibility: Number.isFinite(value) ? false : 'hidden' });
  attributes(keep.words, { x: x + (last ? -8 : 8),
    'text-anchor': last ? 'end' : 'start',
    text: `D(${grouped(k)}) = ${fixed(value)}` });
}

/* --- the matrix */

function table_of(panel) {
  const box = element('div', { style: 'position:relative;margin:14px auto 0' });
  panel.keep.map = listen(element('canvas', { class: 'map',
    style: 'width:100%;height:100%' }), () => [PLACES, PLACES],
  (column, row) => panel.set({ apart: Math.abs(column - row) }));
  panel.keep.marks = svg('svg', { viewBox: `0 0 ${PLACES} ${PLACES}`,
    preserveAspectRatio: 'none', style: 'position:absolute;inset:0;' +
      'width:100%;height:100%;pointer-events:none' });
  panel.keep.lines = list_of(2, () => svg('line', { stroke: 'var(--accent)',
    'stroke-width': 2, 'vector-effect': 'non-scaling-stroke' }));
  panel.keep.marks.append(...panel.keep.lines);
  box.append(panel.keep.map, panel.keep.marks);
  return box;
}

function draw_table(panel, { values, top }) {
  const side = Math.min(panel.width - 28, 460);
  const box = panel.part('table');
  box.style.width = box.style.height = `${side}px`;
  box.style.marginBottom = '14px';
  panel.paint(panel.keep.map, values, PLACES, PLACES, 1 / top);
}

/* Both diagonals of the offset that is read, through the middles of cells. */
function mark_table({ keep, state }) {
  const k = point_of({ similar: 'matrix', apart: state.apart });
  keep.lines.forEach((line, lower) => attributes(line, lower
    ? { x1: 0, y1: k, x2: PLACES - k, y2: PLACES }
    : { x1: k, y1: 0, x2: PLACES, y2: PLACES - k }));
}

/* How far the cells of one diagonal are from its first. */
function spread(values, k) {
  let largest = 0;
  for (let row = 0; row + k < PLACES; row++)
    largest = Math.max(largest,
      Math.abs(values[row * PLACES + row + k] - values[k]));
  return largest;
}

/* --- what is read */

function read(panel, { values, top }, { similar, d_model }, reference) {
  const k = point_of({ similar, apart: panel.state.apart });
  const value = similar === 'matrix' ? values[k] : value_at(values, similar, k);
  const zero = k ? `; D(0) = ${about(top).replace(/\.0+$/, '')}` : '';
  panel.say(joined(phrase('read', { k: grouped(k), value: fixed(value, 4), zero,
    half: half(top, d_model) }), similar === 'matrix' ? diagonal(values, k)
    : similar === 'far' && phrase('far', { shown: OFFSETS.far.length }),
  ragged(values, similar) && phrase('ragged'),
  reference && compared(values, reference.values, similar)), ' ',
  ...similar === 'matrix' ? [legend(`−${about(top)}`, about(top))] : []);
}

/* D(0) adds sine squared and cosine squared of each clock: 1 a clock. */
function half(top, d_model) {
  return phrase(Math.abs(top - d_model / 2) < 1e-9 ? 'one for each' : 'asks',
    { clocks: d_model / 2 });
}

function diagonal(values, k) {
  const count = PLACES - k, off = spread(values, k);
  return phrase(!(off <= 1e-9) ? 'cells differ' : count === 1 ? 'one cell'
    : off ? 'cells nearly agree' : 'cells agree',
  { count, most: fixed(off, 4), off: power(off) });
}

function compared(values, reference, similar) {
  const { count } = difference(values, reference);
  return phrase(!count ? 'same' : similar === 'matrix' ? 'differ' : 'dashed',
    { count, all: values.length });
}
