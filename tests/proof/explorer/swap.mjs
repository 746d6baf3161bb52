/* The story's pictures of two words that change places. */
import assert from 'node:assert/strict';
import { View, four, lesson, near } from '../pages/explorer.mjs';

const button = panel => panel.control('swap');

export default function swap(step, first, reader) {
  const last = new View(reader, 'swap', 4);
  step('six scenes, and one control in each; a sentence is typed', async () =>
    assert.deepEqual(await reader.ask(() => explorer_page.panels.filter(
      one => one.story).map(one => one.panel.querySelectorAll(
      '[data-control]').length)), [2, 1, 1, 1, 2, 1]));
  step("swapped, the dots are the lesson's, and none has moved", async () => {
    await first.click(button);
    const { y, question } = await first.answer('y');
    assert.equal(question.order[1], 4);
    assert.equal(four(y), lesson('00', 'dog_chased').slice(1).map(line =>
      line.slice(-2).join(' ')).join(' '));
    await first.shows(/The dog chased the cat/);
    await first.shows(/Another story, and no dot has moved\.$/);
  });
  step('with positions they move, and the page says how far', async () => {
    await last.open();
    await last.click(button);
    const { y, before, question } = await last.answer('y', 'before');
    const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
    assert.equal(question.order[1], 4);
    assert.ok(most > 1);
    assert.ok((await last.says()).endsWith(`by up to ${most.toFixed(4)}.`));
  });
  step('the dots lie where the numbers say', async () => {
    const dots = await last.ask(({ stage }) => [...stage.querySelectorAll(
      'circle[r="7"]')].map(one => Number(one.getAttribute('cx'))));
    const { y, question: { order } } = await last.answer('y');
    const at = k => y[2 * order.indexOf(k)];
    const scale = (dots[1] - dots[4]) / (at(1) - at(4));
    assert.equal(dots.length, 5);
    for (const k of order) assert.ok(
      near(dots[k] - dots[4], scale * (at(k) - at(4)), 1e-6));
    await last.click(button);
  });
  step('of a sentence of one’s own, the second and the last are swapped',
    async () => {
      await first.look();
      await first.type('sentence', 'My old cat sleeps');
      await first.shows(/^“My sleeps cat old\.” Another story, and no dot/);
      await first.shows('numbers of my, old, sleeps are made of the letters');
      assert.equal(await reader.text(await first.part(button)),
        'Swap old and sleeps');
      await last.look();
      await last.type('sentence', 'dog ball');
      await last.click(button);
      await last.shows(/^“Ball dog\.” The dots have moved/);
    });
}
