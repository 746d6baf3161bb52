import assert from 'node:assert/strict';
import { View } from '../pages/explorer.mjs';

const CHECKS = {
  differs({ answer, reference }) {
    assert.ok(reference);
    assert.notDeepEqual(answer, reference);
  },
  six_clocks_alike({ answer: { w }, question: { pos, pairs }, reference }) {
    assert.deepEqual([pos, pairs.length, ...w], [7, 6, 1, 1, 1, 1, 1, 1]);
    assert.ok(reference.w[1] < 1);
  },
};

/* What holds of the picture below. */
export async function picture(view, reader, check) {
  const below = new View(reader, 'the picture below');
  below.panel = async () => (await view.panel()).evaluateHandle(({ keep }) =>
    Object.values(keep.pictures).find(({ host }) => !host.hidden));
  await below.look();
  CHECKS[check](await below.ask(panel => panel.answer));
}

export async function lists(view, reader, ...all) {
  const words = await view.ask(({ parts }) => parts.list.textContent);
  for (const pattern of all) assert.match(words, new RegExp(pattern));
}
