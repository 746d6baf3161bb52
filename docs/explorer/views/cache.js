/* Chapter 15's cache, filled word by word: each kept key as hands, and what the
 * newest word takes from each. All words are equal, so only their positions
 * tell them apart. Three mistakes can be made. */

const WORDS = ['the', 'cat', 'sat', 'down', 'and', 'the', 'dog', 'ran', 'after',
  'a', 'small', 'bird'];
const WAYS = ['right', 'unturned', 'twice', 'moved'];
const ROOM = 8, HANDS = 3, STEP = 34, TOP = 40;
const D = WORDS.length;       // so that each word has a number of the values
const LONG = 2;               // the length of each pair of a query and a key
const PAIRS = Float64Array.from({ length: D }, (_, j) => j % 2 ? 0 : LONG);

view({

  ask: ({ written, kept }) => ({ written, kept }),

  compute: (c, { written, kept }) => ({ ...write(c, written, kept),
    right: write(c, written, 'right').share }),

  draw(panel, answer, question, reference) {
    const right = (reference ?? answer).right;
    panel.picture().replaceChildren(...head(panel, question),
      ...list_of(ROOM, row =>
        svg('g', {}, ...line(panel, answer, right, row))));
    read(panel, answer, right, question);
  },

  arrows(right, down, { written, kept }) {
    return { written: written + right,
      kept: WAYS[(WAYS.indexOf(kept) + down + 4) % 4] };
  },

  height: () => TOP + ROOM * STEP + 6,
});

/* The cache after so many words; `of` has the word of each row. */
function write(c, written, kept) {
  const cache = { keys: new Float64Array(ROOM * D),
    values: new Float64Array(ROOM * D) }, of = [];
  for (let word = 0; word < written; word++) {
    if (of.length === ROOM) {
      shift(c, cache, kept);
      of.splice(1, 1);
    }
    const row = of.length;
    const place = { unturned: 0, twice: 2 * row }[kept] ?? row;
    keep(c, cache, word, row, place);
    of.push(word);
  }
  const rows = list => list.slice(0, of.length * D);
  const share = c.call('attend_kept', { past: of.length - 1, n: 1, d: D,
    base: 10000, q: PAIRS, keys: rows(cache.keys),
    values: rows(cache.values) }).y;
  return { ...cache, of, share };
}

/* The key as it is at `place`, in this row. The value of a word is 1 in its own
 * number, so that the sum of all has their shares. */
function keep(c, cache, word, row, place) {
  const size = (place + 1) * D, v = new Float64Array(D);
  v[word] = 1;
  const kept = c.call('keep_chunk', { past: place, n: 1, room: place + 1, d: D,
    base: 10000, k: PAIRS, v, keys: new Float64Array(size),
    values: new Float64Array(size) });
  for (const name in cache)
    cache[name].set(kept[name].subarray(place * D), row * D);
}

/* The second word goes. Moved only, the rows go up as they are. */
function shift(c, cache, kept) {
  const now = kept === 'moved' ? {} : c.call('shift_cache',
    { filled: ROOM, keep: 1, drop: 1, d: D, base: 10000, ...cache });
  for (const name in cache)
    if (now[name]) cache[name] = now[name];
    else cache[name].copyWithin(D, 2 * D);
}

const across = ({ narrow }) => narrow
  ? { word: 46, clock: 106, apart: 31, bar: 196 }
  : { word: 60, clock: 160, apart: 40, bar: 300 };

function head(panel, { written }) {
  const { word, clock, bar } = across(panel);
  return [[14, 'row'], [word, 'word'], [clock - 14, panel.narrow ? 'kept key'
    : 'kept key, first clocks'], [bar, `share, for “${WORDS[written - 1]}”`]]
    .map(([x, text]) => label(x, 24, text, { class: 'ink' }));
}

/* Number, word, hands and share; a line where the right share ends. */
function line(panel, { of, keys, share }, right, row) {
  const { word, clock, apart, bar } = across(panel);
  const y = TOP + (row + 0.5) * STEP, now = of[row];
  const number = label(14, y + 4, row);
  if (now === undefined) return [number, label(word, y + 4, '–')];
  const hands = list_of(HANDS, p => {
    const face = clock_face(clock + p * apart, y, 13);
    const [x, z] = keys.subarray(row * D + 2 * p);
    face.ghost();
    face.turn(z / LONG, x / LONG);
    return face.node;
  });
  const long = part => Math.max(0, part) * (panel.width - bar - 66) || 0;
  const end = bar + long(right[now]);
  return [number, ...hands,
    label(word, y + 4, WORDS[now], { class: 'ink', 'font-weight': 600 }),
    svg('rect', { x: bar, y: y - 8, height: 16, fill: 'var(--high)',
      width: long(Math.min(share[now], 1)) }),
    segment([end, y - 12], [end, y + 12],
      { stroke: 'var(--accent)', 'stroke-width': 2 }),
    label(panel.width - 12, y + 4, fixed(share[now], 4), { anchor: 'end' })];
}

function read(panel, { of, share }, right, { written }) {
  const gone = WORDS.slice(0, written).filter((_, k) => !of.includes(k));
  const { count, largest } = difference(share, right);
  panel.say(joined(phrase(of.length === 1 ? 'asks itself' : 'asks', {
    word: WORDS[written - 1], row: of.length - 1, rows: of.length }),
  gone.length && phrase('full', { gone: gone.join(', ') }),
  phrase(count ? 'off' : 'right', { most: fixed(largest, 4) })));
}
