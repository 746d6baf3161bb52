import assert from 'node:assert/strict';
import { alike, lesson, numbersIn, plain } from '../pages/explorer.mjs';

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

export async function angles_and_matrix_of_the_lesson({ angle, matrix }, view) {
  assert.ok(alike(angle.map(x => x * 180 / Math.PI), lesson('06', 'angles')
    .slice(1).map(line => Number(line[3])), 5.1e-5));
  assert.ok(alike(matrix, shown('whole_matrix').flat(), 5.1e-5));
  const cells = await view.ask(({ keep }) =>
    keep.cells.map(cell => cell.number.textContent));
  assert.deepEqual(cells.map(text => Number(plain(text))),
    matrix.map(x => Number(x.toFixed(2))));
}

export async function hands_of_the_lesson({ hands }, view) {
  const lines = shown('one_turn'), drawn = await dials(view);
  assert.equal(lines.length, 6);
  assert.ok(alike(hands, [...lines[1], ...lines[4]], 5.1e-5));
  assert.ok(alike(drawn.flatMap(({ hand }) => hand), hands, 1e-6));
  assert.ok(alike(drawn.flatMap(({ change }) => numbersIn(change)),
    shown('differences').slice(0, 2).flat(), 0.0051));
}

export const no_error = ({ error }) => assert.ok(error < 1e-12);

export const hands_of_the_formula = ({ hands, question: { pairs } }) =>
  assert.ok(alike(hands, [7, 90].flatMap(pos => pairs.flatMap(pair => {
    const angle = (pos + 11) * 100 ** (-2 * pair / 12);
    return [Math.sin(angle), Math.cos(angle)];
  }))));

export async function words_are_of_the_line(view) {
  for (const { change, line } of await dials(view))
    assert.ok(alike(numbersIn(change), line, 0.00501), `${change}: ${line}`);
}

/* So is a small turn backwards. */
export const small_wedge_to_the_other_side = async view =>
  assert.match((await dials(view))[3].wedge, /A[^A]* 0 0 0 [^A]*Z$/);

export const first_angle = ({ keep }) => keep.angles[0].textContent;
export const second_angle = ({ keep }) => keep.angles[1].textContent;
