import assert from 'node:assert/strict';
import { lesson } from '../pages/explorer.mjs';

const tidy = x => (Math.round(x * 1e6) / 1e6 + 0).toFixed(6);

export async function tables_of_the_lesson(answer, view) {
  const names = await view.ask(panel => [...panel.control('wild_first')
    .querySelectorAll('option')].map(({ text }) => text));
  const tables = await view.computes('first', names.map((_, k) =>
    ({ first: k, second: 0, n: 2, d: 4, row: null })));
  assert.deepEqual(tables.map((table, k) =>
    [names[k], ...table.slice(4).map(tidy)].join(' ')),
  lesson('13', 'thirteen').slice(1).map(line => line.join(' ')));
}

/* How many positions, the largest difference, numbers of a table. */
export const rows_of_the_lesson = () => lesson('13', 'ported')
  .filter(([n]) => Number(n)).map(([n, largest]) => [n, largest, n * 512]);

export const words_of_tensor2tensor = ({ parts }) =>
  parts.all.children[6].lastChild.textContent;

export const answer_of_the_lesson = ({ whose }, view, line) =>
  assert.equal(whose, Number(lesson('13', 'answers')[line].at(-1)));

export function several_fit({ whose, fits }) {
  assert.equal(whose, 14);
  assert.ok(fits.filter(Boolean).length > 1);
}

export async function whole_scale({ first, second }, view) {
  const away = first.map((x, k) => x - second[k]);
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
}
