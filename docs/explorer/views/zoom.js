/* The rows that the clocks have written, from a few cells with their numbers to
 * the whole striped table, in one motion. */

const N = 100, D = 64;         // positions, and numbers of each

view({
  ask: () => ({}),
  compute: c => ({ pe: c.call('encode_sequence', { n: N, d_model: D }).pe }),
  height: ({ narrow }) => narrow ? 350 : 430,

  draw(panel, { pe }, question, reference) {
    panel.keep.all ??= element('canvas');
    if (panel.changed('table', pe)) panel.paint(panel.keep.all, pe, D, N);
    const size = measures(panel);
    show(panel, size, pe);
    panel.picture().replaceChildren(...rulers(size));
    panel.say(phrase('seen', { rows: Math.round(size.rows),
      clocks: Math.floor(size.columns / 2 + 1e-9) }) +
      against(pe, reference?.pe), ' ', legend());
  },

  text: () => phrase('table'),

  arrows: (right, down, { zoom }) => ({ zoom: zoom + 5 * (right + down) }),
});

function measures({ width, narrow, state, view }) {
  const left = 34, top = 28;
  const out = (from, to) => from * (to / from) ** (state.zoom / 100);
  const columns = out(narrow ? 6 : 12, D), rows = out(narrow ? 8 : 10, N);
  const wide = width - left, high = view.height({ narrow }) - top;
  return { left, top, columns, rows, wide, high,
    across: wide / columns, down: high / rows };
}

/* The colours, and the numbers while the cells are large enough. */
function show(panel, size, pe) {
  const { columns, rows, wide, high, across, down } = size;
  const map = panel.part('map', () => element('canvas')), { keep } = panel;
  const sharp = globalThis.devicePixelRatio ?? 1, pen = map.getContext('2d');
  attributes(map, { width: Math.round(wide * sharp),
    height: Math.round(high * sharp), style: placed(size, wide, high) });
  pen.scale(sharp, sharp);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(keep.all, 0, 0, columns, rows, 0, 0, wide, high);
  if (across < 42 || down < 14) return;
  pen.font = '13px system-ui, sans-serif';
  pen.textAlign = 'center';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const number = pe[row * D + column];
      pen.fillStyle = panel.ink(number);
      pen.fillText(fixed(number), (column + 0.5) * across,
        (row + 0.5) * down + 4);
    }
}

/* Positions at the left, clocks above: those that are seen whole. */
function rulers({ left, top, columns, rows, wide, high, across, down }) {
  const far = (size, least) => [1, 2, 5, 10, 20, 50].find(
    step => step * size >= least);
  const every = (count, step) => list_of(Math.ceil(count / step),
    k => k * step);
  return [
    ...every(rows, far(down, 18)).filter(k =>
      (k + 0.5) * down + 6 < high).map(k => label(left - 6,
      top + (k + 0.5) * down + 4, k, { anchor: 'end' })),
    ...every(columns / 2, far(2 * across, 62)).filter(k =>
      (2 * k + 1) * across + Math.max(across, 30) < wide + 1).map(k => label(
      left + (2 * k + 1) * across, top - 9, `clock ${k}`,
      { anchor: 'middle' }))];
}
