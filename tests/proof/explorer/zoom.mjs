/* The story's table. */
import assert from 'node:assert/strict';
import { alike } from '../pages/explorer.mjs';

export default function zoom(step, view, reader) {
  const slide = async key => {
    await reader.click(await view.control('zoom', 'input'), 0.5, 0.5);
    await reader.press(key);
  };
  step('it plays by itself, until one stops it', async () => {
    await view.until(({ state }) => state.zoom > 0);
    assert.equal(await view.plays(), true);
    await view.click(({ player }) => player.node);
    assert.equal(await view.plays(), false);
  });
  step('all of it is said, and its numbers are those of the heat map',
    async () => {
      await slide('End');
      assert.ok((await view.says()).startsWith(
        '100 positions, one row each. 32 clocks'));
      const { pe } = await view.answer('pe');
      assert.ok(alike(pe, Array.from({ length: 6400 }, (_, k) =>
        (k % 2 ? Math.cos : Math.sin)(Math.floor(k / 64) *
          10000 ** (-2 * (k % 64 >> 1) / 64)))));
    });
  step('an arrow goes back a step', async () => {
    await view.press('ArrowLeft');
    assert.ok((await view.says()).startsWith('89 positions'));
  });
  step('at the start, ten rows of six clocks', async () => {
    await slide('Home');
    assert.ok((await view.says()).startsWith(
      '10 positions, one row each. 6'));
  });
}
