import assert from 'node:assert/strict';
import { View, tell } from '../pages/explorer.mjs';

export default function mistake(step, view, reader) {
  const picture = new View(reader, 'the picture below');
  picture.panel = async () => (await view.panel()).evaluateHandle(({ keep }) =>
    Object.values(keep.pictures).find(one => !one.host.hidden));
  const lists = async (...all) => {
    const words = await view.ask(({ parts }) => parts.list.textContent);
    for (const one of all) assert.match(words, one);
  };
  tell(step, view, [
    ['the reference has nothing to show', {
      begins: 'The reference computes this page.', lists: /^$/ }],
    ['a button chooses the C of the whole page', {
      choose: ['by', 'integer division'],
      stands: { by: 'integer_division' } }],
    ['integer division is seen in its functions', { lists: [
      /pair_frequency it gives 1, not 0\.001/,
      /encode_position pe\[2\] is 0\.1411, not 0\.0300/,
      /pair_with_wavelength as the reference/] }],
    ['all six clocks show one time beside it, where it shows', {
      sees({ answer: { w }, question: { pos, pairs }, reference }) {
        assert.deepEqual([pos, pairs.length, ...w], [7, 6, 1, 1, 1, 1, 1, 1]);
        assert.ok(reference.w[1] < 1);
      } }],
    ...['degrees for radians', 'the minus of the exponent forgotten',
      'all sines first', 'turned backwards', 'no softmax',
      'multiplied, not added', 'far words rewarded',
      'a rotation without its minus'].map(words => [`${words} is seen`, {
      choose: ['by', words], lists: / not /,
      sees({ answer, reference }) {
        assert.ok(reference);
        assert.notDeepEqual(answer, reference);
      } }]),
    ['the reference is back', { choose: ['by', 'the reference'],
      stands: { by: 'reference' }, lists: /^$/ }],
  ], { lists, async sees(check) {
    await picture.look();
    check(await picture.ask(one => one.answer));
  } });
}
