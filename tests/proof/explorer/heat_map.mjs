import assert from 'node:assert/strict';
import { alike, encoding, near, plain, tell } from '../pages/explorer.mjs';

const map = ({ parts }) => parts.map;

export default function heatMap(step, view) {
  tell(step, view, [
    ['the mouse reads a point, and arrows move it', {
      move: [map, 15.5 / 16, 30.5 / 100], stands: { row: 30, column: 15 } }, {
      press: ['ArrowDown', 'ArrowDown', 'ArrowLeft'],
      stands: { row: 32, column: 14 }, shows: /Position 32, index 14/ }],
    ['every number is the formula of the paper', {
      holds: ({ pe, question: { d_model, n } }) =>
        assert.ok(alike(pe, encoding(n, d_model))) }],

    // An equation stands there only if it is true.
    ["the reference's number is an equation", { slide: { d_model: 64 },
      move: [map, 20.5 / 64, 30.5 / 100],
      begins: 'Position 30, index 20: 0.9933 = sin(30 × 0.05623), the sine' }],
    ['a wrong number is not; the formula stands beside it', {
      link: { by: 'all_sines_first' },
      begins: 'Position 30, index 20: 0.0947 is what this C gave. The ' +
        'formula asks for 0.9933 = sin(30 × 0.05623)' }],
    ['a wrong frequency gives a true equation, and the right one', {
      link: { by: 'growing_frequencies' },
      async holds({ w }) {
        const [, value, by] = plain(await view.says()).match(
          /20: ([-.0-9]+) = sin\(30 × ([.0-9]+)\)/);
        assert.ok(near(Math.sin(30 * w[10]), value, 5.1e-5));
        assert.ok(near(w[10] / by, 1, 1e-3));
      },
      shows: 'The formula asks for 0.9933 = sin(30 × 0.05623)' }, {
      link: { by: 'reference' } }],
  ]);
}
