import assert from 'node:assert/strict';
import { encoding, lesson, near, tell } from '../pages/explorer.mjs';

const rights = read => read.filter((x, r) => x === r % 64).length;
const sides = (view, what) => view.ask(({ keep }, what) =>
  keep.sides.map(one => one[what].textContent), what);

export default function sum(step, view) {
  const pe = encoding(64, 16);
  let third;
  tell(step, view, [
    ['the mouse moves the position that is read, and so do arrows', {
      move: [({ keep }) => keep.sides[1].map, 0.5, 0.5],
      async holds() {
        const spot = Number(await view.state('spot'));
        assert.ok(spot > 30 && spot < 34, spot);
        await view.press('ArrowRight');
        await view.stands({ spot: spot + 1 });
        for (const words of await sides(view, 'found')) assert.ok(
          words.startsWith(`the first word at position ${spot + 1},`));
        await view.links(`spot=${spot + 1}`);
      } }],
    ['the share is that of the words on the diagonal', {
      holds: async ({ read, question: { words } }) => assert.deepEqual(
        await sides(view, 'share'), read.map(one =>
          `${(100 * rights(one) / (64 * words)).toFixed(1)} %`)) }],
    ['side by side all are right without noise', {
      holds: ({ read }) => assert.deepEqual(
        [read[1].length, rights(read[1])], [1024, 1024]) }],
    ['the row of the first word is word plus encoding', {
      holds: ({ rows: [added, wide] }) => added.forEach((x, at) => {
        const beside = at + 16 * Math.floor(at / 16);
        assert.ok(near(wide[beside + 16], pe[at]) &&
          near(x, wide[beside] + wide[beside + 16]));
      }) }],

    // Here 16 words are asked, and in the lesson of chapter 07 256: of 16 words
    // the share lies within 10 percent of it.
    ['16 words are read as in C, and nearly as in the lesson', {
      async holds() {
        const lengths = [0.5, 1, Math.sqrt(2), 2, 4], found = [];
        for (const word of lengths) found.push((await view.computes('read',
          Array.from({ length: 8 }, (_, k) => ({ word, noise: 0, seed: k + 1,
            d_model: 512, base: 10000, words: 2 })))).reduce((all, [added]) =>
          all + rights(added), 0));
        assert.deepEqual(found, [1024, 1021, 972, 875, 557]);
        const lines = lesson('07', 'read_back').filter(([length, , , sign]) =>
          length >= 8 && sign === '%');
        assert.equal(lines.length, 5);
        lines.forEach(([, right], k) =>
          assert.ok(near(right / 2048, found[k] / 1024, 0.1)));
      } }],
    ["the weights are the lesson's", { slide: { d_model: 512 },
      holds({ weights }) {
        const line = lesson('07', 'price').find(line => line.includes('W_V'));
        assert.deepEqual(weights, [line.at(-3), line.at(-1)].map(Number));
      } }],
    ['noise alone is read alike both ways, and not always right', {
      slide: { d_model: 16, word: 0, noise: 2, seed: 3 },
      holds({ read }) {
        assert.deepEqual(read[0], read[1]);
        assert.ok(rights(read[0]) < 1024);
      } }],
    ['the noise is as long as is said', {
      holds({ rows: [added] }) {
        for (const pos of [0, 21, 63]) assert.ok(near(Math.hypot(
          ...Array.from({ length: 16 }, (_, k) =>
            added[pos * 16 + k] - pe[pos * 16 + k])), 2 * Math.sqrt(8), 1e-9));
      } }],
    ['one seed gives one noise, and another another', {
      holds: ({ rows }) => { third = rows; }, slide: { seed: 4 } }, {
      holds: ({ rows }) => assert.notDeepEqual(rows, third),
      slide: { seed: 3 } }, {
      holds: ({ rows }) => assert.deepEqual(rows, third) }],
  ]);
}
