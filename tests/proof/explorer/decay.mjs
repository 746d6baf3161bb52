import assert from 'node:assert/strict';
import { four, lesson, near } from '../pages/explorer.mjs';

/* The slope, what sat reads in both orders, and what is said. */
export function rows_of_the_lesson() {
  const rows = lesson('17', 'heap').slice(1);
  assert.equal(rows.length, 4);
  return [0, 2].map(k => [rows[k][0], ...[0, 1].map(order =>
    rows[k + order].slice(-2).join(' ')), rows[k][0] > 0 ? 'a word back'
    : 'is a heap']);
}

export const reads = ({ rows }, view, ...wanted) =>
  assert.deepEqual(rows.map(row => four([...row])), wanted);

export function widest_at_0_7({ curves: [first, second], left }) {
  const gaps = Array.from(first, (x, k) => second[k] - x);
  assert.equal(gaps.indexOf(Math.max(...gaps)) / 10, 0.7);
  assert.ok(near(gaps[0], 0) && near(left[1] ** 2, left[0]));
}
