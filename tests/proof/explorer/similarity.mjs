import assert from 'node:assert/strict';
import { lesson, near, numbersIn } from '../pages/explorer.mjs';

/* Lines of the lesson of chapter 06 that are three numbers. */
const table = block => lesson('06', block).map(line => line.map(Number))
  .filter(line => line.length === 3 && line.every(Number.isFinite));
const cosines = (k, pairs, base) => Array.from({ length: pairs }, (_, i) =>
  Math.cos(k * base ** (-i / pairs))).reduce((a, b) => a + b);

const curve = '.stage svg';
export const words = ({ keep }) => keep.words.textContent;

export function offsets_of_the_lesson({ values }) {
  const known = table('similarity').filter(([k]) => k <= 100);
  assert.equal(known.length, 12);
  for (const [k, value] of known)
    assert.ok(near(values[4 * k], value, 5.1e-5), `D(${k})`);
}

/* The offset that the mouse has read. */
export async function reads_between(view, reader, least, most) {
  const apart = await view.state('apart');
  assert.ok(apart > Number(least) && apart < Number(most), apart);
  await view.shows(`^D\\(${apart}\\) = `);
}

export async function arrows_to(view, reader, wanted) {
  const away = wanted - await view.state('apart');
  if (away) await view.press(...Array(Math.abs(away))
    .fill(away > 0 ? 'ArrowRight' : 'ArrowLeft'));
}

export async function rises_as_in_the_lesson(view, reader, width) {
  const [, rise] = table('first_rises').find(([d]) => d === Number(width));
  assert.ok((await view.ask(curve => curve.parts.curve.textContent))
    .includes(`falls until ${rise - 1}, then rises`));
  assert.ok((await view.ask(panel => panel.view.text(panel.answer.answer,
    panel.answer.question))).includes(`rises at ${rise}.`));
}

export async function far_away(view, reader, ...wanted) {
  const [k, value] = wanted.map(Number);
  assert.ok(table('similarity').some(row => row[0] === k && row[1] === value));
  await view.move(curve, await view.ask(({ keep, width }, k) =>
    keep.size.across(k) / width, k), 0.5);
  for (let tries = 0; tries < 9; tries++) await arrows_to(view, reader, k);
  assert.deepEqual(numbersIn((await view.says()).replaceAll(',', ''))
    .slice(0, 2), [k, value]);
}

export function diagonals({ values }) {
  assert.equal(values.length, 4096);
  values.forEach((x, at) => assert.ok(near(x,
    cosines(at % 64 - Math.floor(at / 64), 32, 10000), 1e-11)));
}

export const offsets_of_base_100 = ({ values }) => values.forEach((x, j) =>
  assert.ok(near(x, cosines(j / 4, 8, 100), 1e-11)));
