import assert from 'node:assert/strict';
import { encoding, lesson, near } from '../pages/explorer.mjs';

const pe = encoding(64, 16);
const rights = read => read.filter((x, r) => x === r % 64).length;
const sides = (view, what) => view.ask(({ keep }, what) =>
  keep.sides.map(side => side[what].textContent), what);
let noted;

export async function spot_moves_on(view) {
  const spot = Number(await view.state('spot'));
  assert.ok(spot > 30 && spot < 34, spot);
  await view.press('ArrowRight');
  await view.stands('spot', `${spot + 1}`);
  for (const words of await sides(view, 'found')) assert.ok(
    words.startsWith(`the first word at position ${spot + 1},`));
  await view.links(`spot=${spot + 1}`);
}

export const shares = async ({ read, question: { words } }, view) =>
  assert.deepEqual(await sides(view, 'share'), read.map(side =>
    `${(100 * rights(side) / (64 * words)).toFixed(1)} %`));

export const all_right = ({ read }) => assert.deepEqual(
  [read[1].length, rights(read[1])], [1024, 1024]);

export const word_plus_encoding = ({ rows: [added, wide] }) =>
  added.forEach((x, at) => {
    const beside = at + 16 * Math.floor(at / 16);
    assert.ok(near(wide[beside + 16], pe[at]) &&
      near(x, wide[beside] + wide[beside + 16]));
  });

export async function read_as_in_the_lesson(answer, view) {
  const found = [];
  for (const word of [0.5, 1, Math.sqrt(2), 2, 4])
    found.push((await view.computes('read', Array.from({ length: 8 },
      (_, k) => ({ word, noise: 0, seed: k + 1, d_model: 512, base: 10000,
        words: 2 })))).reduce((all, [added]) => all + rights(added), 0));
  assert.deepEqual(found, [1024, 1021, 972, 875, 557]);
  const lines = lesson('07', 'read_back').filter(([length, , , sign]) =>
    length >= 8 && sign === '%');
  assert.equal(lines.length, 5);
  lines.forEach(([, right], k) =>
    assert.ok(near(right / 2048, found[k] / 1024, 0.1)));
}

export function weights_of_the_lesson({ weights }) {
  const line = lesson('07', 'price').find(line => line.includes('W_V'));
  assert.deepEqual(weights, [line.at(-3), line.at(-1)].map(Number));
}

export function noise_alone({ read }) {
  assert.deepEqual(read[0], read[1]);
  assert.ok(rights(read[0]) < 1024);
}

export function noise_is_as_long({ rows: [added] }) {
  for (const pos of [0, 21, 63]) assert.ok(near(Math.hypot(...Array.from(
    { length: 16 }, (_, k) => added[pos * 16 + k] - pe[pos * 16 + k])),
  2 * Math.sqrt(8), 1e-9));
}

export const rows_are_noted = ({ rows }) => { noted = rows; };
export const other_rows = ({ rows }) => assert.notDeepEqual(rows, noted);
export const rows_as_noted = ({ rows }) => assert.deepEqual(rows, noted);
