/* A number for each distance, added to the score: ALiBi's for each head, T5's
 * buckets; beside it the shares that equal words then have. */

const GAP = 20;

view({

  ask(state) {
    const { scheme, bias_words, heads, masked, buckets, furthest, bonus } =
      state;
    return scheme === 'alibi' ? { scheme, n: bias_words, heads, masked }
      : { scheme, n: bias_words, buckets, furthest, bonus, masked,
        ...cell_of(state, bias_words) };
  },

  compute: (c, question) =>
    question.scheme === 'alibi' ? alibi(c, question) : t5(c, question),

  draw(panel, answer, question, reference) {
    const size = measures(panel, question.n), { keep } = panel;
    const chosen = part_of(answer, question, panel.state);
    show_controls(panel, question.scheme);
    put_heads(panel, answer, question);
    if (panel.changed('matrices', answer, chosen.head))
      matrices(panel, size, chosen, question);
    Object.assign(keep, { size, question });
    mark(panel, size, chosen, question);
    read(panel, chosen, question, against(
      numbers_of(answer), reference && numbers_of(reference)));
  },

  text(answer, question) {
    const { n, query, key, scheme } = question, { slopes, bucket } = answer;
    return phrase(scheme, { n, marked: bucket?.[query * n + key],
      slopes: Array.from(slopes ?? [], slope_of).join(', ') });
  },

  arrows(right, down, state) {
    const { query, key } = cell_of(state, state.bias_words);
    return { bias_query: query + down, bias_key: key + right };
  },
});

/* The cell that is read, inside this matrix whatever the link says. */
function cell_of({ bias_query, bias_key }, n) {
  return { query: Math.min(bias_query, n - 1), key: Math.min(bias_key, n - 1) };
}

/* All words are equal, so all scores are 0. */
function shares(c, n, bias) {
  const zero = new Float64Array(n);
  return c.call('biased_attention', { n, d_k: 1, d_v: n, q: zero, k: zero,
    v: unit(n), bias }).y;
}

/* Without the mask a key after the query has the bias of one before it that is
 * as far away: the C's number, in the other half. */
function alibi(c, { n, heads, masked }) {
  const slopes = Float64Array.from(
    c.many('alibi_slope', { heads }, heads, head => ({ head })).values);
  const all = c.many('alibi_bias', { n }, heads,
    head => ({ slope: slopes[head] })).bias;
  const bias = list_of(heads, head => {
    const matrix = all.slice(head * n * n, (head + 1) * n * n);
    for (let i = 0; i < n && !masked; i++)
      for (let j = i + 1; j < n; j++) matrix[i * n + j] = matrix[j * n + i];
    return matrix;
  });
  return { slopes, bias, share: bias.map(matrix => shares(c, n, matrix)) };
}

/* One bucket has a bias, all others have 0. */
function t5(c, { n, buckets, furthest, masked, bonus, query, key }) {
  const bucket = Uint32Array.from(c.many('relative_bucket', { buckets,
    furthest, causal: masked }, n * n, k =>
    ({ query: Math.floor(k / n), key: k % n })).values);
  const marked = bucket[query * n + key];
  const bias = Float64Array.from(bucket, (number, k) =>
    masked && k % n > Math.floor(k / n) ? -Infinity
      : number === marked ? bonus : 0);
  return { bucket, bias: [bias], share: [shares(c, n, bias)] };
}

/* What the two matrices show, and what belongs to one head or bucket. */
function part_of({ slopes, bucket, bias, share }, { n, heads, buckets, masked },
  state) {
  const head = bucket ? 0 : Math.min(state.head, heads - 1);
  const cell = cell_of(state, n), side = masked ? buckets : buckets >> 1;
  const tint = bucket && Float64Array.from(bucket, number =>
    number < side ? -(number + 1) / side : (number - side + 1) / side);
  return { ...cell, head, slope: slopes?.[head], bucket, bias: bias[head],
    share: share[head], tint };
}

function measures({ width, narrow }, n) {
  const pad = narrow ? 12 : 20, label = 34;
  const wide = narrow ? width - 2 * pad - label
    : (width - 2 * pad - GAP - 2 * label) / 2;
  const cell = Math.min(wide / n, narrow ? 60 : 72), side = cell * n;
  const top = 52, next = narrow ? top + side + 64 : top;
  const left = pad + label;
  return { width, narrow, n, cell, side,
    at: [{ left, top },
      { left: narrow ? left : left + wide + GAP + label, top: next }],
    height: next + side + 16 };
}

/* Only the controls that the scheme has. */
function show_controls(panel, scheme) {
  const of = { heads: 'alibi', buckets: 't5', furthest: 't5', bonus: 't5' };
  for (const name in of)
    if (panel.control(name)) panel.control(name).hidden = of[name] !== scheme;
}

/* 1/16, or 0.707 where it is no such fraction. */
function slope_of(slope) {
  const below = 1 / slope;
  return Math.abs(below - Math.round(below)) < 1e-9
    ? `1/${Math.round(below)}` : about(slope);
}

/* A button for each head: its shares, and its slope. */
function put_heads(panel, { slopes, share }, { n }) {
  const row = panel.above('heads', () => element('div',
    { class: 'controls choice', role: 'group', 'aria-label': 'head' }));
  row.hidden = !slopes;
  if (!slopes) return;
  const chosen = Math.min(panel.state.head, slopes.length - 1);
  if (panel.changed('heads', share))
    row.replaceChildren(...Array.from(slopes, (slope, head) =>
      head_button(panel, head, slope, share[head], n)));
  [...row.children].forEach((button, head) =>
    attributes(button, { 'aria-pressed': head === chosen }));
}

function head_button(panel, head, slope, share, n) {
  const small = element('canvas', { style: 'width:44px;height:44px;' +
    'display:block;margin:0 auto 3px;image-rendering:pixelated' });
  panel.paint(small, rooted(share), n, n);
  const node = element('button', { type: 'button', style: 'padding:6px 8px;' +
    'font-size:12px;min-width:62px', 'aria-label':
    `head ${head}, slope ${slope_of(slope)}`, onclick: () =>
    panel.set({ head }) });
  node.append(small, slope_of(slope));
  return node;
}

/* For the colours alone: small shares would be too pale. */
function rooted(share) {
  return share.map(Math.sqrt);
}

function matrices(panel, size, { bias, share, bucket, tint }, { n }) {
  const most = most_of(bias);
  const left = canvas(panel, size, 0), right = canvas(panel, size, 1);
  panel.paint(left, tint ?? bias, n, n, tint || !most ? 1 : 1 / most);
  panel.paint(right, rooted(share), n, n);
  for (const map of [left, right])
    for (let k = 0; k < n * n; k++)
      if (bias[k] === -Infinity)
        map.getContext('2d').clearRect(k % n, Math.floor(k / n), 1, 1);
  const scale = tint ?? bias.map(number => most ? number / most : 0);
  attributes(panel.picture(size.height, 'numbers'),
    { style: 'position:relative;pointer-events:none' }).replaceChildren(
    ...ruler(size, 0), ...ruler(size, 1),
    ...written(panel, size, 0, bucket ?? bias, bias, scale, bucket ? 0 : 2),
    ...written(panel, size, 1, share, bias, rooted(share), 2));
}

/* Masked cells are transparent, and show the canvas's stripes. */
function canvas(panel, { at, side }, which) {
  const node = panel.part(`matrix${which}`, () => listen(element('canvas'),
    () => [panel.state.bias_words, panel.state.bias_words],
    (key, query) => panel.set({ bias_query: query, bias_key: key })));
  node.style.cssText = `${placed(at[which], side)};z-index:0;` +
    'image-rendering:pixelated;touch-action:pan-y;background:' +
    'repeating-linear-gradient(45deg,var(--rule) 0 1px,transparent 1px 6px)';
  return node;
}

function ruler({ at, n, cell, side }, which) {
  const { left, top } = at[which], step = Math.ceil(26 / cell);
  const places = list_of(Math.ceil(n / step), k => k * step);
  return [
    label(left, top - 26, '', { 'font-size': 13, 'font-weight': 600,
      class: `ink title${which}` }),
    label(left - 8, top - 8, 'key', { anchor: 'end' }),
    ...places.flatMap(k => [
      label(left + (k + 0.5) * cell, top - 8, k, { anchor: 'middle' }),
      label(left - 8, top + (k + 0.5) * cell + 4, k, { anchor: 'end' })]),
    label(left - 31, top + side / 2, 'query', { anchor: 'middle',
      transform: `rotate(-90 ${left - 31} ${top + side / 2})` })];
}

/* The numbers in the cells, where these are large enough. */
function written(panel, { at, n, cell }, which, numbers, bias, shade, digits) {
  if (cell < (digits ? 27 : 16)) return [];
  const { left, top } = at[which];
  const fewer = which || !digits || bias[n * n - n] > -1 ? digits : 1;
  return Array.from(numbers, (number, k) => bias[k] === -Infinity ? '' :
    label(left + (k % n + 0.5) * cell, top + (Math.floor(k / n) + 0.5) * cell +
      3.5, cell < 40 ? fixed(number, fewer).replace('0.', '.')
      : fixed(number, digits), { anchor: 'middle', 'font-size': cell < 36 ? 9.5
      : 12, style: `fill:${panel.ink(shade[k])}` }));
}

/* The cell that is read, its row, and its bucket. Where cells are too small for
 * numbers, those of this cell are above the matrix. */
function mark(panel, size, { query, key, bias, share, bucket, slope },
  { masked, n }) {
  const { cell, side, at } = size;
  const marks = attributes(panel.picture(size.height, 'marks'),
    { style: 'position:absolute;left:0;top:0;pointer-events:none' });
  const frame = ({ left, top }) => svg('rect', { x: left + key * cell - 1,
    y: top + query * cell - 1, width: cell + 2, height: cell + 2,
    fill: 'none', stroke: 'var(--ink)', 'stroke-width': 2 });
  const row = svg('rect', { x: at[1].left - 1, y: at[1].top + query * cell - 1,
    width: side + 2, height: cell + 2, fill: 'none', stroke: 'var(--accent)',
    'stroke-width': 1.5 });
  const edges = bucket ? svg('path', { d: outline(size, bucket, bucket[
    query * n + key], masked), fill: 'none', stroke: 'var(--accent)',
  'stroke-width': 2.5 }) : '';
  marks.replaceChildren(edges, row, frame(at[0]), frame(at[1]));
  const title = which => panel.stage.querySelector(`.title${which}`);
  const k = query * n + key;
  const here = (list, digits) => cell < 27 && bias[k] !== -Infinity
    ? `, here ${fixed(list[k], digits)}` : '';
  title(0).textContent = bucket
    ? `the bucket of each distance${here(bucket, 0)}`
    : `bias: −${slope_of(slope)} for each step${here(bias, 2)}`;
  title(1).textContent = `shares of equal words${here(share, 2)}`;
}

function outline({ at, n, cell }, bucket, marked, masked) {
  const { left, top } = at[0];
  const inside = (i, j) => i >= 0 && j >= 0 && i < n && j < n &&
    bucket[i * n + j] === marked && !(masked && j > i);
  let path = '';
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (!inside(i, j)) continue;
      const x = left + j * cell, y = top + i * cell;
      if (!inside(i - 1, j)) path += `M${x} ${y}h${cell}`;
      if (!inside(i + 1, j)) path += `M${x} ${y + cell}h${cell}`;
      if (!inside(i, j - 1)) path += `M${x} ${y}v${cell}`;
      if (!inside(i, j + 1)) path += `M${x + cell} ${y}v${cell}`;
    }
  return path;
}

function read(panel, { query, key, bias, share, bucket }, question, other) {
  const { n, bonus } = question, k = query * n + key;
  const far = Math.abs(query - key);
  const place = phrase(!far ? 'itself' : key < query
    ? far > 1 ? 'words before' : 'word before'
    : far > 1 ? 'words after' : 'word after', { far });
  panel.say(joined(phrase(bias[k] === -Infinity ? 'masked' : bucket ? 'bucket'
    : 'bias', { query, key, place, share: fixed(share[k], 4),
    bucket: bucket?.[k], bonus: bucket && fixed(bonus, 1),
    bias: fixed(bias[k], 4) }),
  bucket && in_use(bucket, question), other.trim()));
}

/* So few words don't have all distances: then more buckets change nothing. */
function in_use(bucket, { n, buckets, masked }) {
  const used = new Set(bucket.filter((_, k) =>
    !masked || k % n <= Math.floor(k / n))).size;
  return joined(phrase(used < buckets ? 'some used' : 'all used',
    { n, used, buckets }), phrase(masked ? 'red' : 'red and blue'));
}

function numbers_of({ share, slopes, bucket }) {
  return [...share, slopes ?? bucket];
}
