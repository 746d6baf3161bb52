/* A picture of 32 by 32 patches: how alike each is to the one that is pointed
 * at, by its place alone. Chapter 16's figure, for any patch. */

const SIDE = 32;
const WAYS = ['sections', 'axes in turns', 'each axis anew'];

view({

  ask: ({ patch_row, patch_column }) =>
    ({ row: patch_row, column: patch_column }),

  compute(c, { row, column }) {
    const patches = places(c, SIDE), at = row * SIDE + column;
    const rows = places(c, 1), axis = new Uint32Array(16).fill(1);
    const line = from => alike(c, axis, 100, rows, from);
    const [down, across] = [line(row), line(column)];
    return { maps: [
      alike(c, axes_of(c, [16, 24, 24], false), 1e6, patches, at),
      alike(c, axes_of(c, [24, 20, 20], true), 1e6, patches, at),
      Float64Array.from({ length: SIDE * SIDE }, (_, k) =>
        (down[Math.floor(k / SIDE)] + across[k % SIDE]) / 2)] };
  },

  draw(panel, { maps }, question, reference) {
    const all = panel.part('all', () => squares(panel));
    if (panel.changed('maps', ...maps)) maps.forEach((map, k) =>
      panel.paint(all.children[k].firstChild.firstChild,
        map.map(x => 2 * x - 1), SIDE, SIDE));
    for (const { firstChild: { lastChild: frame } } of all.children)
      frame.style.cssText = 'position:absolute;aspect-ratio:1;' +
        'border:2px solid var(--accent);outline:1px solid var(--card);' +
        `pointer-events:none;width:calc(${100 / SIDE}% + 4px);` +
        `left:calc(${100 * question.column / SIDE}% - 2px);` +
        `top:calc(${100 * question.row / SIDE}% - 2px)`;
    read(panel, maps, question, reference);
  },

  arrows: (right, down, { patch_row, patch_column }) =>
    ({ patch_row: patch_row + down, patch_column: patch_column + right }),

  height: ({ width, narrow }) => (width - 56) / 3 + (narrow ? 67 : 47),
});

/* Time, row and column of each patch. */
function places(c, columns) {
  return c.call('place_frames',
    { start: 0, frames: 1, step: 1, rows: SIDE, columns }).pos;
}

function axes_of(c, section, in_turns) {
  return Uint32Array.from(c.many('axis_of_pair', { axes: 3, section, in_turns },
    64, pair => ({ pair })).values);
}

/* How alike each place is to one of them, by the pairs of rows and columns: the
 * dot product of the turned vectors, for each of these pairs. */
function alike(c, axis, base, pos, at) {
  const pairs = axis.length, n = pos.length / 3, d = 2 * pairs;
  const x = Float64Array.from({ length: d }, (_, j) =>
    j % 2 || !axis[j >> 1] ? 0 : 1);
  const { rotated } = c.many('rotate_axes',
    { pairs, axes: 3, axis, base, x, pos }, n, null);
  return c.call('project', { n, d_in: d, d_out: 1, x: rotated,
    w: rotated.slice(at * d, at * d + d) }).y
    .map(sum => sum / axis.filter(Boolean).length);
}

function squares(panel) {
  const move = (patch_column, patch_row) =>
    panel.set({ patch_row, patch_column });
  return element('div', { style: 'display:grid;padding:14px 14px 8px;' +
    'gap:14px;grid-template-columns:repeat(3,1fr)' }, ...WAYS.map(text =>
    element('div', {}, element('div', { style: 'position:relative' },
      listen(element('canvas', { class: 'map', style: 'aspect-ratio:1' }),
        () => [SIDE, SIDE], move), element('div')),
    element('div', { text, style: 'padding-top:4px;font-weight:600' }))));
}

function read(panel, maps, { row, column }, reference) {
  const beside = column < SIDE - 1 ? 1 : -1;
  const numbers = WAYS.map((way, k) => `${way} **${
    fixed(maps[k][row * SIDE + column + beside], 4)}** and **${
    fixed(Math.min(...maps[k]), 4)}**`).join(', ');
  panel.say(phrase('patch', { row, column, numbers }) +
    against(maps, reference?.maps), ' ', legend('0', '1'));
}
