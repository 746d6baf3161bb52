import assert from 'node:assert/strict';
import { alike, lesson, near, numbersIn, plain } from '../pages/explorer.mjs';

/* The lesson of chapter 06 shows the same numbers, of its worked example. */
const shown = block => lesson('06', block).map(line => (line.join(' ').match(
  /-?\d+\.\d{4}\b/g) ?? []).map(Number)).filter(line => line.length);

/* What stands in the picture: below each clock how its sine and cosine change;
 * and that of the dashed line, and where the hand ends, in hands. */
const dials = view => view.ask(({ keep }) => keep.dials.flat().map(
  ({ x, y, r, arrow, change, face, wedge }) => {
    const of = (node, name) => Number(node.getAttribute(name));
    const hand = face.node.querySelector('.hand');
    return { change: change.textContent, wedge: wedge.getAttribute('d'),
      line: [(of(arrow, 'x2') - of(arrow, 'x1')) / r,
        (of(arrow, 'y1') - of(arrow, 'y2')) / r],
      hand: [(of(hand, 'x2') - x) / r, (y - of(hand, 'y2')) / r] };
  }));
const angles = view => view.ask(({ keep }) =>
  keep.angles.map(one => one.textContent));
async function wordsAreOfTheLine(view) {
  for (const { change, line } of await dials(view))
    assert.ok(alike(numbersIn(change), line, 0.00501), `${change}: ${line}`);
}

export default function offset(step, view) {
  step('arrows make the step longer, and move both words', async () => {
    await view.slide({ here: 10, there: 80, k: 4 });
    await view.press('ArrowRight');
    assert.equal(await view.state('k'), '5');
    await view.press('ArrowDown');
    assert.equal(await view.state('here', 'there'), '11 81');
    await view.press('ArrowUp');
    assert.equal(await view.state('here', 'there'), '10 80');
  });

  step("angles, and T_5 with its cells, are the lesson's", async () => {
    await view.link({ d_model: 6 });
    const { angle, matrix } = await view.answer('angle', 'matrix');
    assert.ok(alike(angle.map(x => x * 180 / Math.PI),
      lesson('06', 'angles').slice(1).map(line => Number(line[3])), 5.1e-5));
    assert.ok(alike(matrix, shown('whole_matrix').flat(), 5.1e-5));
    const cells = await view.ask(({ keep }) =>
      keep.cells.map(one => one.number.textContent));
    assert.deepEqual(cells.map(one => Number(plain(one))),
      matrix.map(x => Number(x.toFixed(2))));
  });
  step('hands are drawn where the lesson has them, and what is said beside ' +
    'them is its difference', async () => {
    const { hands } = await view.answer('hands'), lines = shown('one_turn');
    const drawn = await dials(view);
    assert.equal(lines.length, 6);
    assert.ok(alike(hands, [...lines[1], ...lines[4]], 5.1e-5));
    assert.ok(alike(drawn.flatMap(one => one.hand), hands, 1e-6));
    assert.ok(alike(drawn.flatMap(one => numbersIn(one.change)),
      shown('differences').slice(0, 2).flat(), 0.0051));
  });
  step('12 numbers of 36 are not 0, and 1,024 of width 512', async () => {
    assert.equal((await view.answer('count')).count, 12);
    await view.shows('12 of its 36 numbers are not 0');
    await view.link({ d_model: 512 });
    const { count, error } = await view.answer('count', 'error');
    assert.equal(count, 1024);
    assert.ok(error < 1e-12);
    await view.shows('with an error of');
  });
  step('another base turns as the formula says', async () => {
    await view.slide({ here: 7, there: 90, k: 11 });
    await view.link({ d_model: 12, base: 100 });
    const { hands, error, question } = await view.answer('hands', 'error');
    assert.ok(error < 1e-12);
    assert.ok(alike(hands, [7, 90].flatMap(pos => question.pairs.flatMap(
      pair => {
        const angle = (pos + 11) * 100 ** (-2 * pair / 12);
        return [Math.sin(angle), Math.cos(angle)];
      }))));
  });

  // Under wrong C the words are of the hands that are drawn.
  step('the words are of the dashed line', async () => {
    await view.slide({ here: 4, there: 61, k: 5 });
    await view.link({ d_model: 64, base: 10000 });
    await wordsAreOfTheLine(view);
  });
  step('they still are if it turns backwards', async () => {
    await view.link({ by: 'turns_backwards' });
    await wordsAreOfTheLine(view);
    assert.equal((await angles(view))[1], '−50.9°, not 50.9°');
    await view.shows(/What differs from it: the turn\.$/);
    // A small turn backwards is a small wedge, to the other side.
    assert.match((await dials(view))[3].wedge, /A[^A]* 0 0 0 [^A]*Z$/);
  });
  step('with all sines first it is the encodings', async () => {
    await view.link({ by: 'all_sines_first' });
    await wordsAreOfTheLine(view);
    await view.shows(/What differs from it: the encodings\.$/);
  });
  step('whole turns are counted, and rows of the matrix named', async () => {
    await view.link({ by: 'reference' });
    await view.slide({ k: 60 });
    assert.equal((await angles(view))[0], '9 turns + 198°');
    assert.match(await view.ask(({ parts }) => parts.picture.textContent),
      /clock 31 sincos/);
    await view.shows(/Shown: 12 of its 64 rows/);
  });
}
