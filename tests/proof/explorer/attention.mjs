import assert from 'node:assert/strict';
import { alike, four, lesson, near, tell } from '../pages/explorer.mjs';

const results = lines => lines.filter(line => line.includes('->'))
  .map(line => line.slice(-2).join(' ')).join(' ');

export default function attention(step, view, reader) {
  /* The states that the panel goes through meanwhile. */
  async function goes(states, ...chips) {
    await view.ask(({ host }) => {
      window.states = [];
      window.watch?.disconnect();
      window.watch = new MutationObserver(() =>
        window.states.push(host.dataset.state));
      window.watch.observe(host, { attributeFilter: ['data-state'] });
    });
    for (const k of chips.slice(0, -1)) await view.pick('.chip', k);
    await reader.ask(() => window.states.splice(0));
    await view.pick('.chip', chips.at(-1));
    assert.equal(await reader.ask(() => window.states.join(' ')), states);
  }

  tell(step, view, [
    ['results are those of the lesson, mixed by the weights', {
      holds({ x, y, weight }) {
        const n = y.length / 2;
        assert.equal(four(y), results(lesson('00', 'cat_chased')));
        assert.ok(alike(y, y.map((_, k) => x.reduce((sum, one, at) => sum +
          (at % 2 === k % 2 ? weight[(k >> 1) * n + (at >> 1)] * one : 0),
        0))));
      } }],
    ['two words are swapped, and no dot has moved', { pick: ['.chip', 1],
      gives: [({ parts }) => parts.chips.querySelectorAll('.chip')[1]
        .ariaPressed, 'true'] }, { pick: ['.chip', 4],
      stands: { swapped: '0-4-2-3-1' },
      reads: ['.chip', ['the', 'dog', 'chased', 'the', 'cat']],
      holds({ y, before }) {
        assert.ok(alike(y, before));
        assert.equal(four(y), results(lesson('00', 'dog_chased')));
      },
      shows: 'no dot has moved' }],
    ['with positions they move, by as much as the page says', {
      choose: ['places', 'positions added'],
      async holds({ y, before, gap }) {
        const lines = lesson('07', 'who_chased_whom');
        const second = lines.findIndex(line =>
          line.join(' ').startsWith('the dog'));
        assert.equal(four(y), results(lines.slice(second)));
        const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
        assert.ok(near(most, gap) && most > 0.5, `${most} for ${gap}`);
        await view.shows(`by up to ${most.toFixed(4)}`);
      },
      links: ['swapped=0-4-2-3-1', 'places=added'] }],
    ['a word glides back, and at once for who asked for no motion', {
      goes: ['waiting drawing drawn', 4, 1], stands: { swapped: '' } }, {
      still: true, goes: ['waiting drawn', 4, 1] }],
    ['arrows go from button to button, and back as typed', {
      pick: ['.chip', 1], strikes: ['ArrowRight', 'ArrowRight', 'Enter'],
      stands: { swapped: '0-3-2-4-1' } }, {
      pick: ['.chip ~ button:not(.chip)', 0], stands: { swapped: '' } }],
    ['arrows choose the word that looks',
      { press: 'ArrowDown', stands: { looks: 2 } },
      { press: 'ArrowLeft', stands: { looks: 1 } }],

    ['the embeddings are those of chapter 00', {
      choose: ['places', 'without positions'],
      type: ['sentence', 'the cat dog mouse ball chased sat'],
      holds: ({ x }) => assert.deepEqual(x, lesson('00', 'embeddings').flatMap(
        line => line.slice(2, 4).map(Number))) }],
    ['of other words it says what their numbers are made of', {
      type: ['sentence', 'Zebra, zebra! a b c d e f g'],
      holds: ({ x }) => assert.deepEqual([x.length, x[0]], [16, x[2]]),
      shows: 'no numbers for zebra, a, b' }],
    ['without a word it shows the sentence of the course', {
      type: ['sentence', ' '],
      holds: ({ question }) => assert.equal(question.words.join(' '),
        'the cat chased the dog'), shows: 'The line has no word' }],
    ['it says how many words are left out', {
      type: ['sentence', 'a b c d e f g h i j k'],
      shows: 'Only the first 8 of 11 words are shown.' }],
    ['two places are no decimal', {
      type: ['sentence', 'the cat chased the dog'],
      draws: /the 0 and 3/ }],
    ['without softmax every dot is in the plane, and weights that did not ' +
      'make the dots are not said to', { link: { by: 'softmax_left_out' },
      async holds() {
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
        assert.ok(!fills.includes('var(--high)'));
      },
      shows: ['weights that are right', 'would need to be these'] }, {
      link: { by: 'reference' }, still: false }],
  ], { goes, still: on => reader.size(1280, 900, { still: on }) });
}
