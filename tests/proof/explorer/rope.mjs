import assert from 'node:assert/strict';
import { lesson, near, spread } from '../pages/explorer.mjs';

export default function rope(step, view, reader) {
  const rows = lesson('11', 'turned').filter(line => line[0] < 200);
  assert.ok(rows.length >= 4);
  for (const [river, bank, added, turned] of rows)
    step(`river at ${river}, bank at ${bank}, as in the lesson`, async () => {
      await view.slide({ river: Number(river), bank_after: bank - river });
      const { question, ...answer } = await view.answer('score', 'added');
      assert.equal(question.river, Number(river));
      assert.equal(answer.score.toFixed(4), turned);
      assert.equal(answer.added.toFixed(4), added);
      await view.shows(`score ${turned.replace('-', '−')}`);
    });
  step('both move: one score, the sum of three products; one moves, or ' +
    'encodings are added: many scores', async () => {
    const { parts, score, together, alone, sums } = await view.answer(
      'parts', 'score', 'together', 'alone', 'sums');
    assert.ok(near(parts.reduce((a, b) => a + b), score));
    assert.equal(together.length, 201);
    assert.ok(spread(together) < 1e-12 && near(together[0], score));
    assert.ok(spread(alone) > 1 && spread(sums) > 1);
  });
  step('arrows move both, and bank alone', async () => {
    await view.press('ArrowRight', 'ArrowUp');
    assert.equal(await view.state('river', 'bank_after'), '86 -4');
    await view.press('ArrowLeft', 'ArrowDown');
    assert.equal(await view.state('river', 'bank_after'), '85 -5');
  });
  step('play moves both, and the score stays; a blank stops it', async () => {
    const { score } = await view.answer('score');
    await view.click(({ player }) => player.node);
    await view.until(({ answer }) => answer.question.river > 85.5);
    assert.ok(near((await view.answer('score')).score, score));
    await view.press(' ');
    assert.equal(await view.plays(), false);
  });
  step('another base gives another score, the same everywhere', async () => {
    const { score } = await view.answer('score');
    await view.slide({ base: 100 });
    const { together, question, ...now } =
      await view.answer('together', 'score');
    assert.equal(question.base, 100);
    assert.ok(spread(together) < 1e-12 && Math.abs(now.score - score) > 0.01);
    await reader.until(() => location.hash.includes('bank_after=-5'));
  });
}
