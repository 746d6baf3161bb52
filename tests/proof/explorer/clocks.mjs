import assert from 'node:assert/strict';
import { alike, plain } from '../pages/explorer.mjs';

const about = x => x >= 1000 ? Math.round(x).toLocaleString('en')
  : x >= 100 ? x.toFixed(0) : x.toPrecision(3);
const play = ({ player }) => player.node;
/* What is written at each clock. */
const written = (view, what) => view.ask(({ keep }, what) =>
  keep.clocks.map(one => one[what].textContent), what);
const waves = view => view.ask(({ keep }) =>
  [...keep.film.sheet.querySelectorAll('path')].map(one =>
    one.getAttribute('d')));

export default function clocks(step, view) {
  step('arrows move the position by one', async () => {
    await view.press('ArrowRight');
    assert.equal(await view.state('pos'), '38');
  });
  step("while it plays, the slider stands at the picture's position",
    async () => {
      await view.click(play);
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
    });
  step('a blank stops it, and each hand is where sine and cosine say, and the ' +
    'numbers beside it', async () => {
    await view.press(' ');
    assert.equal(await view.plays(), false);
    const { bank, w, question: { pos } } = await view.answer('bank', 'w');
    assert.ok(alike(bank, w.flatMap(one =>
      [Math.sin(pos * one), Math.cos(pos * one)])));
    const sines = await written(view, 'number');
    const cosines = await written(view, 'second');
    sines.forEach((sine, i) => assert.ok(alike(bank.slice(2 * i, 2 * i + 2),
      [sine, cosines[i]].map(one => Number(plain(one))), 0.00501)));
  });
  step('a clock says how often its hand turns', async () => {
    const { w } = await view.answer('w');
    assert.deepEqual(await written(view, 'round'),
      w.map(one => `once in ${about(2 * Math.PI / one)}`));
  });

  // Under wrong C every word is of what that C gave.
  step('a hand in degrees is not said to turn once in 6.28', async () => {
    await view.link({ by: 'degrees' });
    assert.equal((await written(view, 'round'))[0], 'once in 360');
    await view.shows(/clock 0 once in 6\.28, but this C gives “once in 360”/);
  });
  step('of a hand too fast for a line there are dots', async () => {
    await view.link({ by: 'growing_frequencies' });
    await view.shows(/a dot for each position/);
    const paths = await waves(view);
    assert.match(paths.at(-1), /h0$/);
    assert.doesNotMatch(paths[0], /h0/);
  });
  step('then there are lines again', async () => {
    await view.link({ by: 'reference' });
    assert.doesNotMatch((await waves(view)).join(), /h0/);
  });
}
