/* The tables of public programs, side by side: two of them compared, and a row
 * that somebody types, asked about. */

/* Chapter 13's, in the order of its worked example. */
const WILD = STYLES.map(
  ([who, halves, cosine_first, steps, base, first, scale, gain]) =>
    ({ who,
      style: { halves, cosine_first, steps, base, first, scale, gain } }));

const NAMES = WILD.map(({ who }, k) => [k, who]);
const SMALL = 16;             // rows and columns of the small maps

view({
  lists: { tables: NAMES },

  ask: ({ wild_first, wild_second, wild_n, wild_d, wild_row, wild_pos }) => ({
    first: wild_first, second: wild_second, n: wild_n, d: wild_d, pos: wild_pos,
    ...row_of(wild_row) }),

  compute(c, { first, second, n, d, pos, row, tolerance }) {
    const table = (k, n, d) => c.many('style_row',
      { style: WILD[k].style, d_model: d }, n, pos => ({ pos })).row;
    const styles = WILD.map(({ style }) => style);
    const whose = list => c.call('whose', { n: list.length, style: list, pos,
      d_model: row.length, row, tolerance }).value;
    return { small: WILD.map((_, k) => table(k, SMALL, SMALL)),
      first: table(first, n, d), second: table(second, n, d),
      whose: row ? whose(styles) : null,
      fits: row ? styles.map(style => whose([style]) === 0) : [] };
  },

  draw(panel, answer, question, reference) {
    put_all(panel, answer, question);
    if (panel.changed('maps', answer))
      maps(panel, measures(panel, question), answer, question);
    panel.say(joined(compared(answer, question), found(answer, question),
      against(numbers_of(answer), reference && numbers_of(reference)).trim()),
    ' ', legend());
  },

  arrows(right, down, { wild_first, wild_second }) {
    const step = (k, by) => (k + by + WILD.length) % WILD.length;
    return { wild_first: step(wild_first, down),
      wild_second: step(wild_second, right) };
  },
});

/* The numbers that were typed, and how exact they are: half a unit in the last
 * decimal place, and what a program errs by that computes in float, as
 * `make whose` has it. */
function row_of(text) {
  const list = text.replace(/−/g, '-').split(/[\s,;()[\]{}]+/).filter(Boolean);
  const number = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
  const odd = list.find(word => !number.test(word));
  if (odd !== undefined) return { row: null, wrong: `“${odd}” is no number` };
  if (list.length < 4 || list.length % 2) return { row: null,
    wrong: 'a row has an even number of numbers, four at least' };
  const decimals = Math.max(...list.map(word =>
    (word.match(/\.(\d*)/) ?? ['', ''])[1].length));
  return { row: list.map(Number), tolerance: 3e-6 +
    (decimals ? 0.5 * 10 ** -Math.min(decimals, 9) : 0) };
}

/* A button for each table. Press one, and it is compared with the one that was
 * pressed before. */
function put_all(panel, { small, fits }, { first, second }) {
  const row = panel.above('all', () => {
    const node = element('div', { class: 'controls choice', role: 'group',
      'aria-label': 'tables: press one to compare it with the one before',
      style: 'display:grid;gap:8px;align-items:stretch;' +
        'grid-template-columns:repeat(auto-fill,' +
        'minmax(min(104px,30%),1fr))' });
    node.append(...WILD.map(({ who }, k) => small_map(panel, who, k)));
    return node;
  });
  const changed = panel.changed('small', ...small);
  [...row.children].forEach((node, k) => {
    if (changed) panel.paint(node.firstChild, small[k], SMALL, SMALL);
    const role = [first === k && 'first', second === k && 'second',
      fits[k] && 'fits'].filter(Boolean).join(', ');
    attributes(node.lastChild, { text: role, style: 'color:var(--accent);' +
      'font-weight:600;display:block;min-height:1.3em' });
    attributes(node, { 'aria-pressed': first === k || second === k });
  });
}

function small_map(panel, who, k) {
  const map = element('canvas', { style: 'width:60px;height:60px;' +
    'display:block;margin:0 auto 4px;image-rendering:pixelated' });
  return element('button', { type: 'button', style: 'padding:7px 2px 4px;' +
    'font-size:12px;line-height:1.25;font-weight:400',
  onclick: () => panel.set({ wild_first: panel.state.wild_second,
    wild_second: k }) },
  map, breakable(who), element('small'));
}

function measures({ width, narrow }, { n, d }) {
  const gap = 18, top = 34, columns = narrow ? 1 : 3;
  const wide = (width - gap * (columns + 1)) / columns;
  const high = Math.round(narrow ? wide * 0.6 : wide);
  const at = [0, 1, 2].map(k => narrow
    ? { left: gap, top: top + k * (high + top + 4) }
    : { left: gap + k * (wide + gap), top });
  return { wide, high, at, n, d, height: at[2].top + high + gap };
}

/* The two tables, and the first minus the second. */
function maps(panel, size, { first, second }, question) {
  const { height, wide, high, at, n, d } = size;
  const away = first.map((x, k) => x - second[k]);
  const most = difference(first, second, 1e-6).largest;
  [first, second, away].forEach((numbers, k) => {
    const map = panel.part(`map${k}`, () => element('canvas'));
    panel.paint(map, numbers, d, n, k < 2 || !most ? 1 : 1 / most);
    map.style.cssText = `${placed(at[k], wide, high)};` +
      'image-rendering:pixelated';
  });
  attributes(panel.picture(height, 'titles'), { style: 'position:relative' })
    .replaceChildren(...[WILD[question.first].who, WILD[question.second].who,
      !most ? 'no difference' : `difference, −${about(most)} to +${
        about(most)}`].map((text, k) => label(at[k].left, at[k].top - 10, text,
      { 'font-size': 13, class: 'ink', 'font-weight': 600 })));
}

function compared({ first: table, second: other }, question) {
  const { count, largest } = difference(table, other, 1e-6);
  const [first, second] = [question.first, question.second].map(
    k => WILD[k].who);
  return phrase(count ? 'differ' : 'same', { first, second, n: question.n,
    largest: fixed(largest, 3), count: grouped(count),
    all: grouped(table.length) });
}

function found({ whose, fits }, { row, wrong, pos }) {
  return phrase(!row ? 'wrong' : whose === WILD.length ? 'nobody'
    : whose < WILD.length ? 'made it' : 'several', { wrong, pos,
    who: WILD[whose]?.who,
    all: NAMES.filter(([k]) => fits[k]).map(([, who]) => who).join('; ') });
}

function numbers_of({ small, first, second, whose }) {
  return [...small, first, second, whose ?? 0];
}
