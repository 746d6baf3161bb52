import assert from 'node:assert/strict';
import { lesson, near, tell } from '../pages/explorer.mjs';

const map = ({ stage }) => stage.querySelector('canvas');

export default function axes(step, view) {
  tell(step, view, [
    ['the least alike are those of the lesson', {
      stands: { patch_row: 15, patch_column: 15 },
      holds: ({ maps }) => assert.deepEqual(
        maps.map(one => Math.min(...one).toFixed(4)),
        lesson('16', 'picture').slice(1).map(line => line.at(-1))) }],
    ['the patch is moved by pointing at it', {
      click: [map, 30.5 / 32, 2.5 / 32],
      stands: { patch_row: 2, patch_column: 30 }, shows: 'row 2, column 30',
      holds: ({ maps }) => maps.forEach(one =>
        assert.ok(near(one[2 * 32 + 30], 1))) }],
    ['and by arrows, as far as the picture goes', {
      press: ['ArrowDown', 'ArrowRight', 'ArrowRight'],
      stands: { patch_row: 3, patch_column: 31 }, shows: 'row 3, column 31' }],
    ['31 columns apart the sections keep what the lesson says', {
      holds({ maps }) {
        const line = lesson('16', 'sections').find(one => one[0] === 'columns');
        const own = line.at(-1) * 24 + 24;      // its rows are the same
        assert.equal(maps[0][3 * 32].toFixed(6), (own / 48).toFixed(6));
      } }],
  ]);
}
