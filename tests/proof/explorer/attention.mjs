import assert from 'node:assert/strict';
import { alike, four, lesson, near } from '../pages/explorer.mjs';

const results = lines => lines.filter(line => line.includes('->'))
  .map(line => line.slice(-2).join(' ')).join(' ');
const chips = view => view.ask(({ host }) => [...host.shadowRoot
  .querySelectorAll('.chip')].map(one => one.textContent).join(' '));

export default function attention(step, view, reader) {
  const click = async at => reader.click(await view.part(({ host }, at) =>
    host.shadowRoot.querySelectorAll('.chip')[at], at));

  step('results are those of the lesson, mixed by the weights', async () => {
    const { x, y, weight } = await view.answer('x', 'y', 'weight');
    assert.equal(four(y), results(lesson('00', 'cat_chased')));
    const n = y.length / 2;
    assert.ok(alike(y, y.map((_, k) => x.reduce((sum, one, at) => sum +
      (at % 2 === k % 2 ? weight[(k >> 1) * n + (at >> 1)] * one : 0), 0))));
  });
  step('two words are swapped, and no dot has moved', async () => {
    await click(1);
    assert.ok(await view.ask(({ host }) =>
      host.shadowRoot.querySelectorAll('.chip')[1].ariaPressed === 'true'));
    await click(4);
    assert.equal(await view.state('swapped'), '0-4-2-3-1');
    assert.equal(await chips(view), 'the dog chased the cat');
    const { y, before } = await view.answer('y', 'before');
    assert.ok(alike(y, before));
    assert.equal(four(y), results(lesson('00', 'dog_chased')));
    await view.shows('no dot has moved');
  });
  step('with positions they move, by as much as the page says', async () => {
    await view.choose('places', 'positions added');
    const { y, before, gap } = await view.answer('y', 'before', 'gap');
    const lines = lesson('07', 'who_chased_whom');
    const second = lines.findIndex(line => line.join(' ').startsWith('the dog'));
    assert.equal(four(y), results(lines.slice(second)));
    const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
    assert.ok(near(most, gap) && most > 0.5, `${most} for ${gap}`);
    await view.shows(`by up to ${most.toFixed(4)}`);
    await reader.until(() => /swapped=0-4-2-3-1/.test(location.hash) &&
      /places=added/.test(location.hash));
  });
  step('a word glides back, and at once for who asked for no motion', async () => {
    await click(4);
    await view.ask(({ host }) => {
      window.states = [];
      new MutationObserver(() => window.states.push(host.dataset.state))
        .observe(host, { attributeFilter: ['data-state'] });
    });
    const states = () => reader.ask(() => window.states.splice(0).join(' '));
    await click(1);
    assert.equal(await view.state('swapped'), '');
    assert.equal(await states(), 'waiting drawing drawn');
    await reader.size(1280, 900, { still: true });
    await click(4);
    await click(1);
    assert.equal(await states(), 'waiting drawn');
  });
  step('arrows go from button to button, and back as typed', async () => {
    await click(1);
    await reader.press('ArrowRight', 'ArrowRight', 'Enter');
    assert.equal(await view.state('swapped'), '0-3-2-4-1');
    await view.click(({ host }) => host.shadowRoot.querySelector(
      '.chip ~ button:not(.chip)'));
    assert.equal(await view.state('swapped'), '');
  });
  step('arrows choose the word that looks', async () => {
    await view.press('ArrowDown');
    assert.equal(await view.state('looks'), '2');
    await view.press('ArrowLeft');
    assert.equal(await view.state('looks'), '1');
  });

  step('the embeddings are those of chapter 00', async () => {
    await view.choose('places', 'without positions');
    await view.type('sentence', 'the cat dog mouse ball chased sat');
    assert.deepEqual((await view.answer('x')).x,
      lesson('00', 'embeddings').flatMap(line => line.slice(2, 4).map(Number)));
  });
  step('of other words it says what their numbers are made of', async () => {
    await view.type('sentence', 'Zebra, zebra! a b c d e f g');
    const { x } = await view.answer('x');
    assert.deepEqual([x.length, x[0]], [16, x[2]]);
    await view.shows('no numbers for zebra, a, b');
  });
  step('without a word it shows the sentence of the course', async () => {
    await view.type('sentence', ' ');
    assert.equal((await view.answer()).question.words.join(' '),
      'the cat chased the dog');
    await view.shows('The line has no word');
  });
  step('it says how many words are left out', async () => {
    await view.type('sentence', 'a b c d e f g h i j k');
    await view.shows('Only the first 8 of 11 words are shown.');
  });
  step('two places are no decimal', async () => {
    await view.type('sentence', 'the cat chased the dog');
    assert.match(await view.ask(({ parts }) => parts.picture.textContent),
      /the 0 and 3/);
  });

  step('without softmax every dot is in the plane, and weights that did not ' +
    'make the dots are not said to', async () => {
    await view.link({ by: 'softmax_left_out' });
    const [fills, wide, high, dots] = await view.ask(
      ({ parts: { picture } }) => {
        const plane = picture.querySelector('svg');
        const of = (node, ...names) => names.map(name =>
          Number(node.getAttribute(name)));
        return [[...picture.querySelectorAll('circle')].map(
          one => one.getAttribute('fill')), ...of(plane, 'width',
          'height'), [...plane.querySelectorAll('circle')].map(one =>
          of(one, 'cx', 'cy'))];
      });
    assert.ok(dots.length >= 5);
    for (const [x, y] of dots)
      assert.ok(x >= 0 && x <= wide && y >= 0 && y <= high, `${x}, ${y}`);
    await view.shows('weights that are right');
    assert.ok(!fills.includes('var(--high)'));
    await view.shows('would need to be these');
    await view.link({ by: 'reference' });
    await reader.size(1280, 900);
  });
}
