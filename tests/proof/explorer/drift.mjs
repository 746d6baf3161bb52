import assert from 'node:assert/strict';

const D = 6, N = 2048, w = [0, 1, 2].map(i => 10000 ** (-i / 3));
const off = (one, pe, row) => Math.max(...one.slice(row * D, row * D + D).map(
  (x, k) => Math.abs(x - pe[row * D + k])));

export default function drift(step, view) {
  step('a step of three digits turns by another angle and length', async () => {
    await view.slide({ digits: 3, again: N, turns: 1000 });
    const { pe, turned } = await view.answer('pe', 'turned');
    w.forEach((one, i) => {
      const [s, c] = [Math.sin(one), Math.cos(one)].map(x =>
        Number(x.toPrecision(3)));
      const angle = 1000 * Math.atan2(s, c), long = Math.hypot(s, c) ** 1000;
      const at = 1000 * D + 2 * i;
      assert.ok(Math.abs(turned[at] - long * Math.sin(angle)) < 1e-9);
      assert.ok(Math.abs(turned[at + 1] - long * Math.cos(angle)) < 1e-9);
      assert.ok(Math.abs(pe[at] - Math.sin(1000 * one)) < 1e-12);
    });
    await view.shows(`: ${off(turned, pe, 1000).toExponential(1)
      .replace('-', '−')} from`);
  });
  step('set again every 64 rows, it drifts no further than in 64', async () => {
    await view.slide({ again: 64 });
    const { pe, turned } = await view.answer('pe', 'turned');
    const worst = Array.from({ length: N }, (_, row) => off(turned, pe, row));
    assert.ok(worst.every((one, row) => row % 64 || one === 0));
    assert.ok(Math.max(...worst) < 2 * worst[63] && worst[63] > 0);
  });
  step('in double it is right to 12 digits, as floats to 7', async () => {
    const { pe, exact, floats } = await view.answer('pe', 'exact', 'floats');
    const most = one => Math.max(...Array.from({ length: N }, (_, row) =>
      off(one, pe, row)));
    assert.ok(most(exact) < 1e-12 && most(floats) > 1e-9);
    assert.ok(most(floats) <= 2 ** -25 + 1e-12);
  });
}
