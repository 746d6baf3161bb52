import assert from 'node:assert/strict';
import { alike, four, lesson, tell } from '../pages/explorer.mjs';

export default function heads(step, view) {
  const rows = lesson('08', 'two_heads').slice(1);
  tell(step, view, [
    ...rows.map(([count, ...words]) => {
      const order = words.slice(0, 3).join(' '), one = count === '1';
      return [`${order}, by ${count}, as in the lesson`, {
        choose: ['beside', one ? 'one head' : 'two heads'] }, {
        choose: ['chase', order],
        holds: ({ y }) => assert.equal(four(y.slice(4, 8)),
          words.slice(3).join(' ')),
        shows: one ? 'the same numbers' : 'other numbers' }];
    }),
    ['whom the heads look at, as in the lesson', {
      choose: ['chase', 'cat chased dog'],
      holds: ({ share }) => lesson('08', 'who_looks').slice(2).forEach(
        ([, ...line], r) => assert.equal(share.map(one =>
          four(one.slice(3 * r, 3 * r + 3))).join(' '), line.join(' '))) }],
    ['equal scores: a mask tells the orders apart', {
      choose: ['beside', 'one head'], slide: { sharp: 0 },
      shows: 'the same numbers' }, { toggle: 'causal', shows: 'other numbers',
      holds: ({ share: [share] }) => assert.ok(alike(share,
        [1, 0, 0, 1 / 2, 1 / 2, 0, 1 / 3, 1 / 3, 1 / 3])) }],
  ]);
}
