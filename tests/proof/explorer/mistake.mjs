import assert from 'node:assert/strict';
import { View } from '../pages/explorer.mjs';

const choose = async (view, words) => view.reader.click(await view.part(
  ({ parts }, words) => [...parts.choice.querySelectorAll('button')].find(
    one => one.textContent === words), words));
const list = view => view.ask(({ parts }) => parts.list.textContent);
export default function mistake(step, view, reader) {
  const picture = new View(reader, 'the picture below');
  picture.panel = async () => (await view.panel()).evaluateHandle(({ keep }) =>
    Object.values(keep.pictures).find(one => !one.host.hidden));
  step('the reference has nothing to show', async () => {
    assert.ok((await view.says()).startsWith(
      'The reference computes this page.'));
    assert.equal(await list(view), '');
  });
  step('a button chooses the C of the whole page', async () => {
    await choose(view, 'integer division');
    assert.equal(await view.state('by'), 'integer_division');
  });
  step('integer division is seen in its functions', async () => {
    const words = await list(view);
    for (const one of ['pair_frequency it gives 1, not 0.001',
      'encode_position pe[2] is 0.1411, not 0.0300',
      'pair_with_wavelength as the reference'])
      assert.ok(words.includes(one), words);
  });
  step('all six clocks show one time beside it, where it shows', async () => {
    await picture.look();
    const { w, question: { pos, pairs } } = await picture.answer('w');
    assert.deepEqual([pos, pairs.length, ...w], [7, 6, 1, 1, 1, 1, 1, 1]);
    assert.ok(await picture.ask(({ answer }) => answer.reference.w[1]) < 1);
  });
  for (const words of ['degrees for radians',
    'the minus of the exponent forgotten', 'all sines first',
    'turned backwards', 'no softmax', 'multiplied, not added',
    'far words rewarded', 'a rotation without its minus'])
    step(`${words} is seen`, async () => {
      await choose(view, words);
      assert.match(await list(view), / not /);
      await picture.look();
      const { answer, reference } = await picture.ask(one => one.answer);
      assert.ok(reference);
      assert.notDeepEqual(answer, reference);
    });
  step('the reference is back', async () => {
    await choose(view, 'the reference');
    assert.equal(await view.state('by'), 'reference');
    assert.equal(await list(view), '');
  });
}
