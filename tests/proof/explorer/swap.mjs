/* The story's pictures of two words that change places. */
import assert from 'node:assert/strict';
import { View, four, lesson, near, tell } from '../pages/explorer.mjs';

const button = panel => panel.control('swap');
const words = panel => panel.control('swap').textContent;

export default function swap(step, first, reader) {
  const last = new View(reader, 'swap', 4);
  tell(step, first, [
    ['six scenes, and one control in each; a sentence is typed', {
      gives: [() => explorer_page.panels.filter(one => one.story).map(one =>
        one.panel.querySelectorAll('[data-control]').length),
      [2, 1, 1, 1, 2, 1]] }],
    ["swapped, the dots are the lesson's, and none has moved", { click: button,
      holds({ y, question }) {
        assert.equal(question.order[1], 4);
        assert.equal(four(y), lesson('00', 'dog_chased').slice(1).map(line =>
          line.slice(-2).join(' ')).join(' '));
      },
      shows: [/The dog chased the cat/,
        /Another story, and no dot has moved\.$/] }],
  ]);
  tell(step, last, [
    ['with positions they move, and the page says how far', { open: [],
      click: button,
      async holds({ y, before, question }) {
        const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
        assert.equal(question.order[1], 4);
        assert.ok(most > 1);
        await last.shows(new RegExp(`by up to ${most.toFixed(4)}.$`));
      } }],
    ['the dots lie where the numbers say', {
      async holds({ y, question: { order } }) {
        const dots = await last.ask(({ stage }) => [...stage.querySelectorAll(
          'circle[r="7"]')].map(one => Number(one.getAttribute('cx'))));
        const at = k => y[2 * order.indexOf(k)];
        const scale = (dots[1] - dots[4]) / (at(1) - at(4));
        assert.equal(dots.length, 5);
        for (const k of order) assert.ok(
          near(dots[k] - dots[4], scale * (at(k) - at(4)), 1e-6));
      },
      click: button }],
  ]);
  tell(step, first, [['of a sentence of one’s own, the second and the last ' +
    'are swapped', { look: [], type: ['sentence', 'My old cat sleeps'],
    shows: [/^“My sleeps cat old\.” Another story, and no dot/,
      'numbers of my, old, sleeps are made of the letters'],
    gives: [words, 'Swap old and sleeps'] }]]);
  tell(step, last, [['of two words both are', { look: [],
    type: ['sentence', 'dog ball'], click: button,
    shows: /^“Ball dog\.” The dots have moved/ }]]);
}
