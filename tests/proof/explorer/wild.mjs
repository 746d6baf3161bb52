import assert from 'node:assert/strict';
import { lesson, tell } from '../pages/explorer.mjs';

const TABLES = '[aria-label^=tables] button';
const pair = (one, other) => ({ wild_one: one, wild_other: other });

export default function wild(step, view, reader) {
  const answers = lesson('13', 'answers').map(line => Number(line.at(-1)));
  const pressed = ({ parts }) => [...parts.all.children].flatMap((one, k) =>
    one.ariaPressed === 'true' ? [k] : []);
  step('the thirteen tables are those of the lesson', async () => {
    const names = await view.ask(panel => [...panel.control('wild_one')
      .querySelectorAll('option')].map(({ text }) => text));
    const tables = await view.computes('one', names.map((_, k) =>
      ({ one: k, other: 0, n: 2, d: 4, row: null })));
    const tidy = x => (Math.round(x * 1e6) / 1e6 + 0).toFixed(6);
    assert.deepEqual(tables.map((one, k) =>
      [names[k], ...one.slice(4).map(tidy)].join(' ')),
    lesson('13', 'thirteen').slice(1).map(line => line.join(' ')));
  });
  tell(step, view, [
    ...lesson('13', 'ported').filter(one => Number(one[0])).map(
      ([n, largest]) => [`the first ${n} positions differ as in the lesson`, {
        slide: { wild_d: 512, wild_n: Number(n) },
        gives: [({ answer: { answer } }) => answer.one.length, n * 512],
        shows: `first ${n} positions is ${largest}` }]),
    ['two tables are chosen by their buttons', { slide: { wild_d: 16 },
      pick: [TABLES, 0] }, { pick: [TABLES, 10], stands: pair(0, 10),
      gives: [pressed, [0, 10]] }],
    ['and by arrows', { press: ['ArrowUp', 'ArrowLeft'], stands: pair(12, 9) }],
    ['and by lists', { pick: ['[data-control=wild_one] span', 0],
      strikes: ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
      stands: pair(3, 9) }],

    ['a row of tensor2tensor is found', {
      holds: ({ whose }) => assert.equal(whose, answers[0]),
      gives: [({ parts }) => parts.all.children[6].lastChild.textContent,
        'fits'] }],
    ["a stranger's row is nobody's", {
      type: ['wild_row', '0.841471, 0.01, 0.99995, 0.99995'],
      holds: ({ whose }) => assert.equal(whose, answers[1]),
      shows: /none of the thirteen/ }],
    ["a row 0 is several tables', and they are named", {
      type: ['wild_row', '0 1 0 1'], slide: { wild_pos: 0 },
      holds({ whose, fits }) {
        assert.equal(whose, 14);
        assert.ok(fits.filter(Boolean).length > 1);
      },
      shows: /several fit: the paper; tensor2tensor, 2017; / }],
    ['what is no number is named, and an odd row refused', {
      type: ['wild_row', '0.8415 sine'], shows: /“sine” is no number/ }, {
      type: ['wild_row', '1 2 3'], shows: /an even number of numbers/,
      links: 'wild_row=1+2+3' }],
    ['the difference has the whole scale, and its title says which', {
      slide: { wild_n: 16 }, pick: [TABLES, 5] }, { pick: [TABLES, 6],
      stands: pair(5, 6),
      async holds({ one, other }) {
        const away = one.map((x, k) => x - other[k]);
        const most = Math.max(...away.map(Math.abs));
        const k = away.findIndex(x => Math.abs(x) === most);
        const [pixel, colour, titles] = await view.ask((panel, k, sign) => {
          const [r, g, b] = panel.parts.map2.getContext('2d').getImageData(
            k % 16, k >> 4, 1, 1).data;
          return [`rgb(${r},${g},${b})`, panel.colour(sign),
            panel.parts.titles.textContent];
        }, k, Math.sign(away[k]));
        assert.equal(pixel, colour);
        assert.ok(titles.includes(
          `−${most.toPrecision(3)} to +${most.toPrecision(3)}`));
      } }],
  ]);
}
