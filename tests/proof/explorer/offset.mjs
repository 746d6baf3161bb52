import assert from 'node:assert/strict';
import { alike, lesson, numbersIn, plain, tell } from '../pages/explorer.mjs';

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

export default function offset(step, view) {
  async function wordsAreOfTheLine() {
    for (const { change, line } of await dials(view))
      assert.ok(alike(numbersIn(change), line, 0.00501), `${change}: ${line}`);
  }

  tell(step, view, [
    ['arrows make the step longer, and move both words',
      { slide: { here: 10, there: 80, k: 4 } },
      { press: 'ArrowRight', stands: { k: 5 } },
      { press: 'ArrowDown', stands: { here: 11, there: 81 } },
      { press: 'ArrowUp', stands: { here: 10, there: 80 } }],
    ["angles, and T_5 with its cells, are the lesson's", {
      link: { d_model: 6 },
      async holds({ angle, matrix }) {
        assert.ok(alike(angle.map(x => x * 180 / Math.PI), lesson('06',
          'angles').slice(1).map(line => Number(line[3])), 5.1e-5));
        assert.ok(alike(matrix, shown('whole_matrix').flat(), 5.1e-5));
        const cells = await view.ask(({ keep }) =>
          keep.cells.map(one => one.number.textContent));
        assert.deepEqual(cells.map(one => Number(plain(one))),
          matrix.map(x => Number(x.toFixed(2))));
      } }],
    ['hands are drawn where the lesson has them, and what is said beside ' +
      'them is its difference', {
      async holds({ hands }) {
        const lines = shown('one_turn'), drawn = await dials(view);
        assert.equal(lines.length, 6);
        assert.ok(alike(hands, [...lines[1], ...lines[4]], 5.1e-5));
        assert.ok(alike(drawn.flatMap(one => one.hand), hands, 1e-6));
        assert.ok(alike(drawn.flatMap(one => numbersIn(one.change)),
          shown('differences').slice(0, 2).flat(), 0.0051));
      } }],
    ['12 numbers of 36 are not 0, and 1,024 of width 512', {
      holds: ({ count }) => assert.equal(count, 12),
      shows: '12 of its 36 numbers are not 0' }, { link: { d_model: 512 },
      holds({ count, error }) {
        assert.equal(count, 1024);
        assert.ok(error < 1e-12);
      },
      shows: 'with an error of' }],
    ['another base turns as the formula says', {
      slide: { here: 7, there: 90, k: 11 }, link: { d_model: 12, base: 100 },
      holds({ hands, error, question: { pairs } }) {
        assert.ok(error < 1e-12);
        assert.ok(alike(hands, [7, 90].flatMap(pos => pairs.flatMap(pair => {
          const angle = (pos + 11) * 100 ** (-2 * pair / 12);
          return [Math.sin(angle), Math.cos(angle)];
        }))));
      } }],

    // Under wrong C the words are of the hands that are drawn.
    ['the words are of the dashed line', {
      slide: { here: 4, there: 61, k: 5 }, link: { d_model: 64, base: 10000 },
      holds: wordsAreOfTheLine }],
    ['they still are if it turns backwards', { link: { by: 'turns_backwards' },
      async holds() {
        await wordsAreOfTheLine();
        // A small turn backwards is a small wedge, to the other side.
        assert.match((await dials(view))[3].wedge, /A[^A]* 0 0 0 [^A]*Z$/);
      },
      gives: [({ keep }) => keep.angles[1].textContent, '−50.9°, not 50.9°'],
      shows: /What differs from it: the turn\.$/ }],
    ['with all sines first it is the encodings', {
      link: { by: 'all_sines_first' }, holds: wordsAreOfTheLine,
      shows: /What differs from it: the encodings\.$/ }],
    ['whole turns are counted, and rows of the matrix named', {
      link: { by: 'reference' }, slide: { k: 60 },
      gives: [({ keep }) => keep.angles[0].textContent, '9 turns + 198°'],
      draws: /clock 31 sincos/, shows: /Shown: 12 of its 64 rows/ }],
  ]);
}
