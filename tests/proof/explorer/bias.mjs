import assert from 'node:assert/strict';
import { four, lesson, near } from '../pages/explorer.mjs';

const heads = view => view.ask(({ host }) => [...host.shadowRoot
  .querySelectorAll('[aria-label=head] button')].map(one =>
  [one.textContent, one.getAttribute('aria-pressed')]));
const map = ({ stage }) => stage.querySelector('canvas');

export default function bias(step, view, reader) {
  for (const [count, ...slopes] of lesson('10', 'slopes').slice(1))
    step(`the slopes of ${count} heads are those of the lesson`, async () => {
      await view.slide({ heads: Number(count) });
      assert.deepEqual((await heads(view)).map(([words]) => words), slopes);
    });
  step('the shares of four words are those of the lesson', async () => {
    await view.slide({ bias_words: 4 });
    const { share } = await view.answer('share');
    assert.equal(four(share[0].slice(12)),
      lesson('10', 'naive')[1].slice(-4).join(' '));
  });
  step('what is masked has no share, and no number', async () => {
    const { bias, share } = await view.answer('bias', 'share');
    bias.forEach((one, h) => one.forEach((x, k) =>
      assert.ok(k % 4 <= Math.floor(k / 4) ? Number.isFinite(x)
        : x === -Infinity && share[h][k] === 0)));
  });
  step('a head is chosen by its button', async () => {
    await view.click(({ host }) => host.shadowRoot.querySelectorAll(
      '[aria-label=head] button')[3]);
    assert.equal(await view.state('head'), '3');
    assert.equal((await heads(view))[3][1], 'true');
  });
  step('arrows and mouse move the cell that is read', async () => {
    await view.move(map, 0.99, 0.99);
    await view.press('ArrowUp', 'ArrowLeft', 'ArrowLeft');
    assert.equal(await view.state('bias_query', 'bias_key'), '2 1');
    await view.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
    assert.equal(await view.state('bias_query', 'bias_key'), '2 1');
    const { bias, share } = await view.answer('bias', 'share');
    assert.ok((await view.says()).startsWith('Query 2, key 1, 1 word before: ' +
      `bias −${(-bias[3][9]).toFixed(4)}, share ${share[3][9].toFixed(4)}`));
    await view.move(map, 0.7, 0.9);
    assert.equal(await view.state('bias_query', 'bias_key'), '3 2');
  });
  step('without the mask both sides are alike', async () => {
    await view.toggle('masked');
    for (const one of (await view.answer('bias')).bias)
      assert.ok(one.every((x, k) => Number.isFinite(x) &&
        x === one[k % 4 * 4 + Math.floor(k / 4)]));
  });

  step('the buckets are those of the lesson', async () => {
    await view.choose('scheme', 'T5');
    await view.slide({ bias_words: 64 });
    await view.move(map, 50.5 / 64, 40.5 / 64);
    const { bucket, question } = await view.answer('bucket');
    assert.equal(`${question.query} ${question.key}`, '40 50');
    assert.equal(bucket.length, 4096);
    let seen = 0;
    for (const line of lesson('10', 'buckets')) {
      const [, from, to = from, before, after] = line.join(' ').match(
        /^(\d+)(?: to (\d+))? (\d+)(?: (\d+))?$/) ?? [];
      for (let far = Number(from); far <= Math.min(63, to); far++, seen++) {
        assert.equal(bucket[63 * 64 + 63 - far], Number(before));
        if (far) assert.equal(bucket[far], Number(after));
      }
    }
    assert.equal(seen, 61);
  });
  step('the marked bucket counts e to its bias times as much', async () => {
    const { bucket, share } = await view.answer('bucket', 'share');
    const row = 40 * 64, [bonus, all] =
      (await view.state('bonus', 'buckets')).split(' ');
    assert.notEqual(bucket[row], bucket[row + 50]);
    assert.ok(near(share[0][row + 50] / share[0][row] / Math.exp(bonus), 1));
    await view.shows(`These 64 words have ${new Set(bucket).size} of the ${
      all} buckets`);
  });
  step("ALiBi's controls are put away; the link has the scheme and the cell",
    async () => {
      assert.deepEqual(await view.ask(panel => ['heads', 'buckets'].map(
        name => panel.control(name).hidden)), [true, false]);
      await reader.until(() => ['scheme=t5', 'bias_query=40', 'masked=false']
        .every(one => location.hash.includes(one)));
    });
}
