import assert from 'node:assert/strict';
import { near } from '../pages/explorer.mjs';

const D = 6, N = 2048;
/* How far a row is from the encoding. */
const off = (table, pe, row) => Math.max(...table.slice(row * D, row * D + D)
  .map((x, k) => Math.abs(x - pe[row * D + k])));
const offs = (table, pe) => Array.from({ length: N }, (_, row) =>
  off(table, pe, row));

export async function turned_by_three_digits({ pe, turned }, view) {
  [0, 1, 2].map(i => 10000 ** (-i / 3)).forEach((w, i) => {
    const [s, c] = [Math.sin(w), Math.cos(w)].map(x =>
      Number(x.toPrecision(3)));
    const angle = 1000 * Math.atan2(s, c), at = 1000 * D + 2 * i;
    const long = Math.hypot(s, c) ** 1000;
    assert.ok(near(turned[at], long * Math.sin(angle), 1e-9));
    assert.ok(near(turned[at + 1], long * Math.cos(angle), 1e-9));
    assert.ok(near(pe[at], Math.sin(1000 * w)));
  });
  await view.shows(`: ${off(turned, pe, 1000).toExponential(1)
    .replace('-', '−')} from`);
}

export function set_again({ pe, turned }) {
  const worst = offs(turned, pe);
  assert.ok(worst.every((x, row) => row % 64 || x === 0));
  assert.ok(Math.max(...worst) < 2 * worst[63] && worst[63] > 0);
}

export function double_and_float({ pe, exact, floats }) {
  const [double, single] = [exact, floats].map(table =>
    Math.max(...offs(table, pe)));
  assert.ok(double < 1e-12 && single > 1e-9);
  assert.ok(single <= 2 ** -25 + 1e-12);
}
