import assert from 'node:assert/strict';
import { lesson, near } from '../pages/explorer.mjs';

export const least_alike_of_the_lesson = ({ maps }) => assert.deepEqual(
  maps.map(all => Math.min(...all).toFixed(4)),
  lesson('16', 'picture').slice(1).map(line => line.at(-1)));

export const alike_to_itself = ({ maps }, view, row, column) =>
  maps.forEach(all => assert.ok(near(all[row * 32 + Number(column)], 1)));

export function sections_of_the_lesson({ maps }) {
  const line = lesson('16', 'sections').find(([word]) => word === 'columns');
  const kept = line.at(-1) * 24 + 24;      // its rows are the same
  assert.equal(maps[0][3 * 32].toFixed(6), (kept / 48).toFixed(6));
}
