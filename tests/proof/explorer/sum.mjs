import assert from 'node:assert/strict';
import { lesson, near } from '../pages/explorer.mjs';

/* The encoding of the paper: one number. */
const pe = (pos, k, d_model) => (k % 2 ? Math.cos : Math.sin)(
  pos * 10000 ** (-2 * (k >> 1) / d_model));
const rights = read => read.filter((x, r) => x === r % 64).length;
const sides = (view, what) => view.ask(({ keep }, what) =>
  keep.sides.map(one => one[what].textContent), what);

export default function sum(step, view, reader) {
  step('the mouse moves the position that is read, and so do arrows',
    async () => {
      await view.move(({ keep }) => keep.sides[1].map, 0.5, 0.5);
      const spot = Number(await view.state('spot'));
      assert.ok(spot > 30 && spot < 34, spot);
      await view.press('ArrowRight');
      assert.equal(await view.state('spot'), String(spot + 1));
      for (const words of await sides(view, 'found'))
        assert.ok(words.startsWith(`the first word at position ${spot + 1},`));
      await reader.until(spot => location.hash.includes(`spot=${spot}`),
        spot + 1);
    });
  step('the share is that of the words on the diagonal', async () => {
    const { read, question: { words } } = await view.answer('read');
    assert.deepEqual(await sides(view, 'share'), read.map(one =>
      `${(100 * rights(one) / (64 * words)).toFixed(1)} %`));
  });
  step('side by side all are right without noise', async () => {
    const { read } = await view.answer('read');
    assert.equal(read[1].length, 1024);
    assert.equal(rights(read[1]), 1024);
  });
  step('the row of the first word is word plus encoding', async () => {
    const { rows } = await view.answer('rows');
    rows[0].forEach((x, at) => {
      const pos = Math.floor(at / 16), k = at % 16;
      const [word, code] = [k, k + 16].map(k => rows[1][pos * 32 + k]);
      assert.ok(near(code, pe(pos, k, 16)) && near(x, word + code));
    });
  });

  // Here 16 words are asked, and in the lesson of chapter 07 256: of 16 words
  // the share lies within 10 percent of it.
  step('16 words are read as in C, and nearly as in the lesson', async () => {
    const found = await view.ask(async () => {
      const kernel = explorer_page.editions.kernel('reference'), found = [];
      for (const word of [0.5, 1, Math.sqrt(2), 2, 4]) {
        let right = 0;
        for (let seed = 1; seed <= 8; seed++) {
          const { result } = await kernel.ask({}, 'sum', { word, noise: 0,
            seed, d_model: 512, base: 10000, words: 2 });
          right += result.read[0].filter((x, r) => x === r % 64).length;
        }
        found.push(right);
      }
      return found;
    });
    assert.deepEqual(found, [1024, 1021, 972, 875, 557]);
    const lines = lesson('07', 'read_back').filter(([length, , , sign]) =>
      length >= 8 && sign === '%');
    assert.equal(lines.length, 5);
    lines.forEach(([, right], k) =>
      assert.ok(near(right / 4096, found[k] / 1024, 0.1)));
  });
  step("the weights are the lesson's", async () => {
    await view.slide({ d_model: 512 });
    const { weights } = await view.answer('weights');
    const line = lesson('07', 'price').find(line => line.includes('W_V'));
    assert.deepEqual(weights, [line.at(-3), line.at(-1)].map(Number));
  });

  step('without a word both are read alike, and not all rightly', async () => {
    await view.slide({ d_model: 16, word: 0, noise: 2, seed: 3 });
    const { read } = await view.answer('read');
    assert.deepEqual(read[0], read[1]);
    assert.ok(rights(read[0]) < 1024);
  });
  step('the noise is as long as is said', async () => {
    const { rows } = await view.answer('rows');
    for (const pos of [0, 21, 63])
      assert.ok(near(Math.hypot(...Array.from({ length: 16 }, (_, k) =>
        rows[0][pos * 16 + k] - pe(pos, k, 16))), 2 * Math.sqrt(8), 1e-9));
  });
  step('one seed gives one noise, and another another', async () => {
    const { rows: third } = await view.answer('rows');
    await view.slide({ seed: 4 });
    assert.notDeepEqual((await view.answer('rows')).rows, third);
    await view.slide({ seed: 3 });
    assert.deepEqual((await view.answer('rows')).rows, third);
  });
}
