import assert from 'node:assert/strict';
import { alike, four, lesson } from '../pages/explorer.mjs';

export default function heads(step, view) {
  const chased = async () => four((await view.answer('y')).y.slice(4, 8));
  const rows = lesson('08', 'two_heads').slice(1);
  for (const [count, ...words] of rows)
    step(`${words.slice(0, 3).join(' ')}, by ${count}, as in the lesson`,
      async () => {
        await view.choose('beside', count === '1' ? 'one head' : 'two heads');
        await view.choose('chase', words.slice(0, 3).join(' '));
        assert.equal(await chased(), words.slice(3).join(' '));
        await view.shows(count === '1' ? 'the same numbers' : 'other numbers');
      });
  step('whom the heads look at, as in the lesson', async () => {
    await view.choose('chase', 'cat chased dog');
    const { share } = await view.answer('share');
    lesson('08', 'who_looks').slice(2).forEach(([, ...line], r) =>
      assert.equal([0, 1].map(a => four(share[a].slice(3 * r, 3 * r + 3)))
        .join(' '), line.join(' ')));
  });
  step('equal scores: a mask tells the orders apart', async () => {
    await view.choose('beside', 'one head');
    await view.slide({ sharp: 0 });
    await view.shows('the same numbers');
    await view.toggle('causal');
    await view.shows('other numbers');
    const { share: [share] } = await view.answer('share');
    assert.ok(alike(share, [1, 0, 0, 1 / 2, 1 / 2, 0, 1 / 3, 1 / 3, 1 / 3]));
  });
}
