import assert from 'node:assert/strict';
import { lesson, near, play, spread, tell } from '../pages/explorer.mjs';

export default function rope(step, view) {
  const rows = lesson('11', 'turned').filter(line => line[0] < 200);
  assert.ok(rows.length >= 4);
  let before;
  const keeps = ({ score }) => { before = score; };
  tell(step, view, [
    ...rows.map(([river, bank, added, turned]) =>
      [`river at ${river}, bank at ${bank}, as in the lesson`, {
        slide: { river: Number(river), bank_after: bank - river },
        holds: ({ question, ...answer }) => assert.deepEqual([question.river,
          answer.score.toFixed(4), answer.added.toFixed(4)],
        [Number(river), turned, added]),
        shows: `score ${turned.replace('-', '−')}` }]),
    ['both move: one score, the sum of three products; one moves, or ' +
      'encodings are added: many scores', {
      holds({ parts, score, together, alone, sums }) {
        assert.ok(near(parts.reduce((a, b) => a + b), score));
        assert.equal(together.length, 201);
        assert.ok(spread(together) < 1e-12 && near(together[0], score));
        assert.ok(spread(alone) > 1 && spread(sums) > 1);
      } }],
    ['arrows move both, and bank alone',
      { press: ['ArrowRight', 'ArrowUp'],
        stands: { river: 86, bank_after: -4 } },
      { press: ['ArrowLeft', 'ArrowDown'],
        stands: { river: 85, bank_after: -5 } }],
    ['play moves both, and the score stays; a blank stops it', {
      holds: keeps, click: play, plays: true,
      until: ({ answer }) => answer.question.river > 85.5 }, {
      holds: ({ score }) => assert.ok(near(score, before)), press: ' ',
      plays: false }],
    ['another base gives another score, the same everywhere', { holds: keeps,
      slide: { base: 100 } }, {
      holds({ together, question, score }) {
        assert.equal(question.base, 100);
        assert.ok(spread(together) < 1e-12 && Math.abs(score - before) > 0.01);
      },
      links: 'bank_after=-5' }],
  ]);
}
