/* What views draw with. */

/* attributes(node, { x: 3, hidden: false, 'aria-pressed': false }): false and
 * null take an attribute away. ARIA's are words, and false is one of them. */

function attributes(node, given) {
  for (const name in given)
    if (name === 'text') node.textContent = given[name];
    else if (name.startsWith('on'))
      node.addEventListener(name.slice(2), given[name]);
    else if (name.startsWith('aria-') && given[name] != null)
      node.setAttribute(name, given[name]);
    else if (given[name] !== false && given[name] != null)
      node.setAttribute(name, given[name] === true ? '' : given[name]);
    else node.removeAttribute(name);
  return node;
}

/* What makes an element: with attributes, and children. */
const maker = make => (tag, given = {}, ...children) => {
  const node = attributes(make(tag), given);
  node.append(...children);
  return node;
};

/* element('p', { class: 'read', text: 'words', onclick: f }, child, child) */
const element = maker(tag => document.createElement(tag));

/* The same in SVG: svg('line', { x1: 0, y1: 0, x2: 9, y2: 9 }) */
const svg = maker(tag =>
  document.createElementNS('http://www.w3.org/2000/svg', tag));

/* A list of so many: make(0), make(1), ... */
function list_of(count, make = k => k) {
  return Array.from({ length: count }, (_, k) => make(k));
}

/* The largest of all that are numbers, without their signs. */
function most_of(numbers) {
  return numbers.reduce((most, number) =>
    Number.isFinite(number) ? Math.max(most, Math.abs(number)) : most, 0);
}

/* A line, and a disc, by points [x, y]. */
function segment([x1, y1], [x2, y2], look) {
  return svg('line', { x1, y1, x2, y2, ...look });
}

function disc([cx, cy], r, look) {
  return svg('circle', { cx, cy, r, ...look });
}

/* A clock of radius r: { node, at, turn, ghost }. turn(sine, cosine) moves the
 * tip sine to the right and cosine up, which is at(sine, cosine). ghost shows a
 * second, dashed hand; ghost() hides it. What is no number moves nothing. */
function clock_face(x, y, r, rim) {
  const at = (sine, cosine, far = r) => [x + far * sine, y - far * cosine];
  const marks = list_of(12, k => {
    const way = [Math.sin(k * Math.PI / 6), Math.cos(k * Math.PI / 6)];
    return `M${at(...way)}L${at(...way, r * (k % 3 ? 0.93 : 0.86))}`;
  });
  const ghost = svg('line', { class: 'ghost', x1: x, y1: y });
  const hand = svg('line', { class: 'hand', x1: x, y1: y });
  const tip = svg('circle', { class: 'tip', r: r < 40 ? 4 : 5 });
  const node = svg('g', {}, disc([x, y], r, { class: 'face', style: rim &&
    `stroke:${rim}` }), svg('path', { class: 'mark', d: marks.join('') }),
  ghost, hand, disc([x, y], 3, { class: 'tip' }), tip);
  return { node, at,
    turn(sine, cosine) {
      if (!Number.isFinite(sine + cosine)) return;
      const [left, top] = at(sine, cosine);
      attributes(hand, { x2: left, y2: top });
      attributes(tip, { cx: left, cy: top });
    },
    ghost(sine, cosine) {
      const [x2, y2] = at(sine || 0, cosine || 0);
      attributes(ghost, { x2, y2, visibility:
        [sine, cosine].every(Number.isFinite) ? false : 'hidden' });
    } };
}

/* A name as text that may break behind / _ and -, and nowhere else. */
function breakable(text) {
  const node = element('span', { class: 'name' });
  text.split(/(?<=[/_-])/).forEach((piece, k) =>
    node.append(...k ? [element('wbr'), piece] : [piece]));
  return node;
}

/* Six pairs from the first to the last of m; four on a phone. */
function some_pairs(m, narrow) {
  const count = Math.min(narrow ? 4 : 6, m);
  return list_of(count, i => Math.round(i * (m - 1) / (count - 1)));
}

/* Words in a picture, 12 pixels high; anchor is middle or end. */
function label(x, y, text, { anchor, ...given } = {}) {
  return svg('text', { x, y, text, 'font-size': 12, 'text-anchor': anchor,
    ...given });
}

/* "T_{5} takes **4** to 9" as nodes: with an index, and with bold words. */
function rich(text) {
  return text.split(/(\*\*.+?\*\*|_\{.+?\})/).map(piece =>
    piece.startsWith('**') ? element('b', { text: piece.slice(2, -2) })
      : piece.startsWith('_{') ? element('sub', { text: piece.slice(2, -1) })
        : piece);
}

/* Where numbers are in a chart, and its parts. x and y are [from, to]; with
 * log, x is a logarithmic axis. */
function chart({ left, top, wide, high, x: [from, to], y: [low, most], log }) {
  const on = log ? Math.log : number => number;
  const across = x => left + (on(x) - on(from)) / (on(to) - on(from)) * wide;
  const down = y => top + (most - y) / (most - low) * high;
  return { across, down,
    back(pixel) {
      const at = on(from) + (pixel - left) / wide * (on(to) - on(from));
      return log ? Math.exp(at) : at;
    },
    axes: (columns, rows, name = y => fixed(y, 0)) => [
      ...rows.flatMap(y => [segment([left, down(y)], [left + wide, down(y)],
        { class: 'rule' }), label(left - 8, down(y) + 4, name(y),
        { anchor: 'end' })]),
      ...columns.map(x => label(across(x), top + high + 18, grouped(x),
        { anchor: 'middle' }))],
    line: (places, numbers, look) => svg('path', { fill: 'none',
      'stroke-width': 1.4, ...look, d: path_of(Array.from(numbers,
        (y, k) => [across(places[k]), down(y)])) }),
    dot: (x, y, look) => Number.isFinite(y) ? disc([across(x), down(y)], 5,
      { stroke: 'var(--card)', 'stroke-width': 1.5, ...look }) : '' };
}

/* A line through all points that are numbers. */
function path_of(points) {
  return points.filter(([x, y]) => Number.isFinite(x + y)).map(([x, y], k) =>
    `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function box_around(x, y, r = 6) {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

/* Where words of this length cover least, beside, above or below a point. It is
 * added to the boxes that are taken. */
function free_place(x, y, long, taken, { right, bottom }) {
  const boxes = [[9, -9], [-9 - long, -9], [-long / 2, -26], [-long / 2, 9],
    [8, -24], [8, 7], [-8 - long, -24], [-8 - long, 7]].map(([dx, dy]) => ({
    left: x + dx, right: x + dx + long, top: y + dy, bottom: y + dy + 17 }));
  const cost = box => taken.filter(place => place.left < box.right &&
    place.right > box.left && place.top < box.bottom && place.bottom > box.top)
    .length + 9 * (box.left < 2 || box.right > right || box.top < 2 ||
    box.bottom > bottom);
  const best = boxes.reduce((a, b) => cost(b) < cost(a) ? b : a);
  taken.push(best);
  return best;
}

/* CSS: where a map lies over the panel. */
function placed({ left, top }, width, height = width) {
  return `position:absolute;left:${left}px;top:${top}px;width:${width}px;` +
    `height:${height}px`;
}

/* A table for `panel.part`: each cell is words, or a number in its colour, of
 * which `most` is the darkest; digits null leaves the colour alone. */
function number_table(panel, heads, rows, { most = 1, digits = 2 } = {}) {
  const words = text => element(text ? 'th' : 'td', { text });
  const cell = content => typeof content !== 'number' ? words(content)
    : element('td', { text: digits === null ? '' : fixed(content, digits),
      style: `background:${panel.colour(content / most)};` +
        `color:${panel.ink(content / most)}` });
  return element('table', { class: 'cells' }, ...[heads, ...rows].map(row =>
    element('tr', {}, ...row.map(cell))));
}

/* What is said of a student's numbers, a list or lists, beside the others. */
function against(mine, reference, tolerance) {
  if (!reference) return '';
  const [numbers, wanted] = [mine, reference].map(list => [...list].flatMap(
    item => ArrayBuffer.isView(item) ? [...item] : item));
  const { count } = difference(numbers, wanted, tolerance);
  return count ? ` ${grouped(count)} of ${grouped(numbers.length)} numbers ` +
    'differ from the reference’s.' : ' Every number is the reference’s.';
}

/* Calls point(column, row) where mouse or finger is, on a map of so many. */
function listen(map, size, point) {
  for (const kind of ['pointermove', 'pointerdown'])
    map.addEventListener(kind, ({ clientX, clientY }) => {
      const { left, top, width, height } = map.getBoundingClientRect();
      const [columns, rows] = size();
      point(Math.floor((clientX - left) / width * columns),
        Math.floor((clientY - top) / height * rows));
    });
  return map;
}

/* The scale of colours, with the words at its ends. */
function legend(low = '−1', high = '+1') {
  return element('span', { class: 'legend' }, low, element('i'), high);
}

/* 0.30 with a true minus sign, and never −0.00. */
function fixed(number, digits = 2) {
  if (Number.isNaN(number)) return 'NaN';
  const text = number.toFixed(digits);
  return text.replace('-', Number(text) === 0 ? '' : '−');
}

/* −47,117 */
function grouped(number) {
  return String(Number(number.toFixed(3)))
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',').replace('-', '−');
}

/* 3e−16 */
function power(number, digits = 0) {
  return number.toExponential(digits).replace('-', '−');
}

/* Three digits, or all of a whole part: 6.28, 199, 47,117. */
function about(number) {
  if (!Number.isFinite(number)) return fixed(number);
  const size = Math.abs(number);
  return size >= 1000 ? grouped(Math.round(number))
    : size >= 100 ? fixed(number, 0) : number.toPrecision(3).replace('-', '−');
}

/* Where two lists of numbers differ: { count, first, largest }; first is -1 if
 * they don't. The libraries' sines differ in the last digit, so a tolerance. */
function difference(numbers, reference, tolerance = 1e-9) {
  let count = 0, first = -1, largest = 0;
  for (let k = 0; k < numbers.length; k++) {
    const off = Math.abs(numbers[k] - reference[k]);
    if (off <= tolerance || numbers[k] === reference[k]) continue;
    if (first < 0) first = k;
    count++;
    if (!(off <= largest)) largest = off;
  }
  return { count, first, largest };
}

/* How light a colour of that table is, as WCAG has it, and whether black or
 * white is easier to read on it. One of them always has a contrast of 4.5. */
function ink_on(pixel) {
  const light = [0.2126, 0.7152, 0.0722].reduce((sum, part, k) => {
    const x = (pixel >> 8 * k & 255) / 255;
    return sum + part * (x <= 0.04045 ? x / 12.92
      : ((x + 0.055) / 1.055) ** 2.4);
  }, 0);
  return (light + 0.05) ** 2 > 0.05 * 1.05 ? '#000' : '#fff';
}

/* 256 colours from low over mid to high, and grey for NaN, as pixels. */
function colour_table(style) {
  const rgb = ['--low', '--mid', '--high'].map(name =>
    style.getPropertyValue(name).trim().match(/[0-9a-f]{2}/gi)
      .map(x => parseInt(x, 16)));
  const table = new Uint32Array(257).fill(0xff808080);
  for (let k = 0; k < 256; k++) {
    const t = k / 127.5 - 1, end = t < 0 ? rgb[0] : rgb[2];
    const share = Math.abs(t) ** 0.85;
    const [r, g, b] = [0, 1, 2].map(j =>
      Math.round(rgb[1][j] + (end[j] - rgb[1][j]) * share));
    table[k] = (0xff000000 | b << 16 | g << 8 | r) >>> 0;
  }
  return table;
}

/* A number from -1 to 1 as a place in that table. */
function shade(number) {
  const k = number * 127.5 + 127.5;
  return k >= 255 ? 255 : k >= 0 ? k | 0 : k < 0 ? 0 : 256;
}
