import assert from 'node:assert/strict';
import { alike, plain, play, tell } from '../pages/explorer.mjs';

const about = x => x >= 1000 ? Math.round(x).toLocaleString('en')
  : x >= 100 ? x.toFixed(0) : x.toPrecision(3);
/* What is written at each clock. */
const written = (view, what) => view.ask(({ keep }, what) =>
  keep.clocks.map(one => one[what].textContent), what);
/* In the page: how each wave is drawn. */
const waves = ({ keep }) => [...keep.film.sheet.querySelectorAll('path')].map(
  one => /h0$/.test(one.getAttribute('d')) ? 'dots' : 'line');

export default function clocks(step, view) {
  /* What the slider and the picture say, for 20 frames. */
  async function moves() {
    const seen = await view.ask(panel => new Promise(done => {
      const seen = [];
      const look = () => {
        seen.push([panel.control('pos').querySelector('output').textContent,
          panel.answer.question.pos.toFixed(1)]);
        if (seen.length < 20) requestAnimationFrame(look);
        else done(seen);
      };
      look();
    }));
    for (const [slider, picture] of seen) assert.equal(slider, picture);
    assert.ok(Number(seen[19][1]) > 38, 'it has moved');
  }

  tell(step, view, [
    ['arrows move the position by one',
      { press: 'ArrowRight', stands: { pos: 38 } }],
    ["while it plays, the slider stands at the picture's position",
      { click: play, moves: [] }],
    ['a blank stops it, and each hand is where sine and cosine say, and the ' +
      'numbers beside it', { press: ' ',
      plays: false,
      async holds({ bank, w, question: { pos } }) {
        assert.ok(alike(bank, w.flatMap(one =>
          [Math.sin(pos * one), Math.cos(pos * one)])));
        const sines = await written(view, 'number');
        const cosines = await written(view, 'second');
        sines.forEach((sine, i) => assert.ok(alike(
          bank.slice(2 * i, 2 * i + 2),
          [sine, cosines[i]].map(one => Number(plain(one))), 0.00501)));
      } }],
    ['a clock says how often its hand turns', {
      holds: async ({ w }) => assert.deepEqual(await written(view, 'round'),
        w.map(one => `once in ${about(2 * Math.PI / one)}`)) }],

    // Under wrong C every word is of what that C gave.
    ['a hand in degrees is not said to turn once in 6.28', {
      link: { by: 'degrees' },
      gives: [({ keep }) => keep.clocks[0].round.textContent, 'once in 360'],
      shows: /clock 0 once in 6\.28, but this C gives “once in 360”/ }],
    ['of a hand too fast for a line there are dots', {
      link: { by: 'growing_frequencies' }, shows: /a dot for each position/,
      gives: [waves, ['line', 'dots', 'dots', 'dots', 'dots', 'dots']] }],
    ['then there are lines again', { link: { by: 'reference' },
      gives: [waves, Array(6).fill('line')] }],
  ], { moves });
}
