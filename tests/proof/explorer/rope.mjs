import assert from 'node:assert/strict';
import { lesson, near, spread } from '../pages/explorer.mjs';

let noted;

/* River, bank, the score with encodings added, the score, how far the bank is
 * behind the river. */
export function rows_of_the_lesson() {
  const rows = lesson('11', 'turned').filter(line => line[0] < 200);
  assert.ok(rows.length >= 4);
  return rows.map(([river, bank, added, turned]) =>
    [river, bank, added, turned, bank - river]);
}

export const scores = ({ score, added }, view, ...wanted) =>
  assert.deepEqual([score, added].map(x => x.toFixed(4)), wanted);

export const shows_score = (view, reader, score) =>
  view.shows(`score ${score.replace('-', '−')}`);

export function one_score_and_many({ parts, score, together, alone, sums }) {
  assert.ok(near(parts.reduce((a, b) => a + b), score));
  assert.equal(together.length, 201);
  assert.ok(spread(together) < 1e-12 && near(together[0], score));
  assert.ok(spread(alone) > 1 && spread(sums) > 1);
}

export const score_is_noted = ({ score }) => { noted = score; };
export const score_as_noted = ({ score }) => assert.ok(near(score, noted));

export function another_score_everywhere({ together, question, score }) {
  assert.equal(question.base, 100);
  assert.ok(spread(together) < 1e-12 && Math.abs(score - noted) > 0.01);
}
