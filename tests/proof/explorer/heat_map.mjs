import assert from 'node:assert/strict';
import { alike, near, plain } from '../pages/explorer.mjs';

const map = ({ parts }) => parts.map;

export default function heatMap(step, view) {
  step('the mouse reads a point, and arrows move it', async () => {
    await view.move(map, 15.5 / 16, 30.5 / 100);
    assert.equal(await view.state('row', 'column'), '30 15');
    await view.press('ArrowDown', 'ArrowDown', 'ArrowLeft');
    assert.equal(await view.state('row', 'column'), '32 14');
    await view.shows(/Position 32, index 14/);
  });
  step('every number is the formula of the paper', async () => {
    const { pe, question: { d_model, n } } = await view.answer('pe');
    assert.ok(alike(pe, Array.from({ length: n * d_model }, (_, k) => {
      const pos = Math.floor(k / d_model), i = k % d_model >> 1;
      const angle = pos * 10000 ** (-2 * i / d_model);
      return k % 2 ? Math.cos(angle) : Math.sin(angle);
    })));
  });

  // An equation stands there only if it is true.
  step("the reference's number is an equation", async () => {
    await view.slide({ d_model: 64 });
    await view.move(map, 20.5 / 64, 30.5 / 100);
    assert.ok((await view.says()).startsWith('Position 30, index 20: 0.9933 = ' +
      'sin(30 × 0.05623), the sine'));
  });
  step('a wrong number is not; the formula stands beside it', async () => {
    await view.link({ by: 'all_sines_first' });
    assert.ok((await view.says()).startsWith('Position 30, index 20: 0.0947 ' +
      'is what this C gave. The formula asks for 0.9933 = ' +
      'sin(30 × 0.05623)'));
  });
  step('a wrong frequency gives a true equation, and the right one',
    async () => {
      await view.link({ by: 'growing_frequencies' });
      const { w } = await view.answer('w'), text = plain(await view.says());
      const [, value, by] = text.match(
        /20: ([-.0-9]+) = sin\(30 × ([.0-9]+)\)/);
      assert.ok(near(Math.sin(30 * w[10]), value, 5.1e-5));
      assert.ok(near(w[10] / by, 1, 1e-3));
      assert.match(text, /The formula asks for 0\.9933 = sin\(30 × 0\.05623\)/);
      await view.link({ by: 'reference' });
    });
}
