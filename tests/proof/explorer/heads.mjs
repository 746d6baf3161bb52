import assert from 'node:assert/strict';
import { alike, four, lesson } from '../pages/explorer.mjs';

export const rows_of_the_lesson = () => lesson('08', 'two_heads').slice(1)
  .map(([count, ...words]) => [words.slice(0, 3).join(' '), count,
    count === '1' ? 'one head' : 'two heads', words.slice(3).join(' '),
    count === '1' ? 'the same numbers' : 'other numbers']);

export const result = ({ y }, view, wanted) =>
  assert.equal(four(y.slice(4, 8)), wanted);

export const shares_of_the_lesson = ({ share }) => lesson('08', 'who_looks')
  .slice(2).forEach(([, ...line], r) => assert.equal(share.map(head =>
    four(head.slice(3 * r, 3 * r + 3))).join(' '), line.join(' ')));

export const equal_shares = ({ share: [share] }) => assert.ok(alike(share,
  [1, 0, 0, 1 / 2, 1 / 2, 0, 1 / 3, 1 / 3, 1 / 3]));
