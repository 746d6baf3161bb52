import assert from 'node:assert/strict';
import { lesson, near } from '../pages/explorer.mjs';

const map = view => view.part(({ host }) =>
  host.shadowRoot.querySelector('canvas'));
const least = async view => (await view.answer('maps')).maps.map(one =>
  Math.min(...one).toFixed(4));

export default function axes(step, view, reader) {
  step('the least alike are those of the lesson', async () => {
    assert.equal(await view.state('patch_row', 'patch_column'), '15 15');
    assert.deepEqual(await least(view),
      lesson('16', 'picture').slice(1).map(line => line.at(-1)));
  });
  step('the patch is moved by pointing at it', async () => {
    await reader.click(await map(view), 30.5 / 32, 2.5 / 32);
    assert.equal(await view.state('patch_row', 'patch_column'), '2 30');
    await view.shows('row 2, column 30');
    const { maps } = await view.answer('maps');
    for (const one of maps) assert.ok(near(one[2 * 32 + 30], 1));
  });
  step('and by arrows, as far as the picture goes', async () => {
    await view.press('ArrowDown', 'ArrowRight', 'ArrowRight');
    assert.equal(await view.state('patch_row', 'patch_column'), '3 31');
    await view.shows('row 3, column 31');
  });
  step('31 columns apart the sections keep what the lesson says', async () => {
    const own = line => line.at(-1) * 24 + 24;      // its rows are the same
    const line = lesson('16', 'sections').find(one => one[0] === 'columns');
    const { maps } = await view.answer('maps');
    assert.equal(maps[0][3 * 32].toFixed(6), (own(line) / 48).toFixed(6));
  });
}
