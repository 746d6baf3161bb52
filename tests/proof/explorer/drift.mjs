import assert from 'node:assert/strict';
import { near, tell } from '../pages/explorer.mjs';

const D = 6, N = 2048, w = [0, 1, 2].map(i => 10000 ** (-i / 3));
const off = (one, pe, row) => Math.max(...one.slice(row * D, row * D + D).map(
  (x, k) => Math.abs(x - pe[row * D + k])));
const offs = (one, pe) => Array.from({ length: N }, (_, row) =>
  off(one, pe, row));

export default function drift(step, view) {
  tell(step, view, [
    ['a step of three digits turns by another angle and length', {
      slide: { digits: 3, again: N, turns: 1000 },
      async holds({ pe, turned }) {
        w.forEach((one, i) => {
          const [s, c] = [Math.sin(one), Math.cos(one)].map(x =>
            Number(x.toPrecision(3)));
          const angle = 1000 * Math.atan2(s, c), at = 1000 * D + 2 * i;
          const long = Math.hypot(s, c) ** 1000;
          assert.ok(near(turned[at], long * Math.sin(angle), 1e-9));
          assert.ok(near(turned[at + 1], long * Math.cos(angle), 1e-9));
          assert.ok(near(pe[at], Math.sin(1000 * one)));
        });
        await view.shows(`: ${off(turned, pe, 1000).toExponential(1)
          .replace('-', '−')} from`);
      } }],
    ['set again every 64 rows, it drifts no further than in 64', {
      slide: { again: 64 },
      holds({ pe, turned }) {
        const worst = offs(turned, pe);
        assert.ok(worst.every((one, row) => row % 64 || one === 0));
        assert.ok(Math.max(...worst) < 2 * worst[63] && worst[63] > 0);
      } }],
    ['in double it is right to 12 digits, as floats to 7', {
      holds({ pe, exact, floats }) {
        const [double, single] = [exact, floats].map(one =>
          Math.max(...offs(one, pe)));
        assert.ok(double < 1e-12 && single > 1e-9);
        assert.ok(single <= 2 ** -25 + 1e-12);
      } }],
  ]);
}
