import assert from 'node:assert/strict';
import { lesson, near, numbersIn, tell } from '../pages/explorer.mjs';

/* Lines of the lesson of chapter 06 that are three numbers. */
const table = block => lesson('06', block).map(line => line.map(Number))
  .filter(line => line.length === 3 && line.every(Number.isFinite));
const cosines = (k, pairs, base) => Array.from({ length: pairs }, (_, i) =>
  Math.cos(k * base ** (-i / pairs))).reduce((a, b) => a + b);
const curve = ({ parts }) => parts.curve;

export default function similarity(step, view, reader) {
  /* The offset that the mouse has read: it lies between these. */
  async function read(least, most) {
    const apart = await view.state('apart');
    assert.ok(apart > least && apart < most, apart);
    await view.begins(`D(${apart}) = `);
    return apart;
  }

  tell(step, view, [
    ["D(k) is the lesson's, up to 100", { slide: { d_model: 512 },
      holds({ values }) {
        const known = table('similarity').filter(([k]) => k <= 100);
        assert.equal(known.length, 12);
        for (const [k, value] of known)
          assert.ok(near(values[4 * k], value, 5.1e-5), `D(${k})`);
      } }],
    ["the mouse reads an offset, and arrows the lesson's", {
      move: [curve, 0.5, 0.5],
      holds: async () => view.press(
        ...Array(await read(46, 54) - 43).fill('ArrowLeft')),
      stands: { apart: 43 }, begins: 'D(43) = 134.7587', links: 'apart=43',
      gives: [({ keep }) => keep.words.textContent, 'D(43) = 134.76'] }],
  ]);
  for (const width of [4, 16, 32, 64, 128, 256, 512])
    step(`it falls as far as the lesson says, for ${width}`, async () => {
      await view.slide({ d_model: width });
      const [, rise] = table('first_rises').find(([one]) => one === width);
      assert.ok((await view.ask(curve => curve.parts.curve.textContent))
        .includes(`falls until ${rise - 1}, then rises`));
      assert.ok((await view.ask(panel => panel.view.text(panel.answer.answer,
        panel.answer.question))).includes(`rises at ${rise}.`));
    });

  step("far away it is the lesson's, at 1000, 3283 and 3284", async () => {
    await view.choose('similar', 'up to 20,000, log axis');
    const lines = table('similarity');
    for (const [k, value] of [[1000, 44.9716], [3283, 1.3256],
      [3284, -0.0832]]) {
      assert.ok(lines.some(one => one[0] === k && one[1] === value));
      const across = await view.ask(({ keep, width }, k) =>
        keep.size.across(k) / width, k);
      await view.move(curve, across, 0.5);
      for (let tries = 0; tries < 9; tries++) {
        const away = k - await view.state('apart');
        if (away) await view.press(away > 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      assert.deepEqual(numbersIn((await view.says()).replaceAll(',', ''))
        .slice(0, 2), [k, value]);
    }
    await view.press('ArrowLeft');
    await view.stands({ apart: 3283 });
  });

  tell(step, view, [
    ['each diagonal has one value, the sum of cosines', {
      choose: ['similar', 'all pairs of 64'], slide: { d_model: 64 },
      holds({ values }) {
        assert.equal(values.length, 4096);
        values.forEach((x, at) => assert.ok(near(x,
          cosines(at % 64 - Math.floor(at / 64), 32, 10000), 1e-11)));
      } }],
    ['the mouse reads the diagonal below it', {
      move: [({ keep }) => keep.map, 0.5, 0.2], holds: () => read(17, 21),
      shows: /cells of its diagonal agree/ }],
    ['another base is the sum of its cosines', {
      choose: ['similar', 'up to 100'], slide: { d_model: 16, base: 100 },
      holds: ({ values }) => values.forEach((x, j) =>
        assert.ok(near(x, cosines(j / 4, 8, 100), 1e-11))) }],
    ['D(0) is 1 for each clock', { slide: { base: 10000 },
      shows: /1 for each of 8 clocks/ }],
  ]);
}
