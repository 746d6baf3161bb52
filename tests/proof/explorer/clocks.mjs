import assert from 'node:assert/strict';
import { alike, plain } from '../pages/explorer.mjs';

const about = x => x >= 1000 ? Math.round(x).toLocaleString('en')
  : x >= 100 ? x.toFixed(0) : x.toPrecision(3);
/* What is written at each clock. */
const written = (view, what) => view.ask(({ keep }, what) =>
  keep.clocks.map(clock => clock[what].textContent), what);

/* What the slider and the picture say, for 20 frames. */
export async function slider_follows(view) {
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

export async function hands_and_numbers({ bank, w, question: { pos } }, view) {
  assert.ok(alike(bank, w.flatMap(x => [Math.sin(pos * x),
    Math.cos(pos * x)])));
  const sines = await written(view, 'number');
  const cosines = await written(view, 'second');
  sines.forEach((sine, i) => assert.ok(alike(bank.slice(2 * i, 2 * i + 2),
    [sine, cosines[i]].map(text => Number(plain(text))), 0.00501)));
}

export const rounds = async ({ w }, view) => assert.deepEqual(
  await written(view, 'round'),
  w.map(x => `once in ${about(2 * Math.PI / x)}`));

export const first_round = ({ keep }) => keep.clocks[0].round.textContent;

/* How each wave is drawn. */
export const waves = ({ keep }) => [...keep.film.sheet.querySelectorAll('path')]
  .map(path => /h0$/.test(path.getAttribute('d')) ? 'dots' : 'line');
