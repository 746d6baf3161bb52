import assert from 'node:assert/strict';
import { near, tell } from '../pages/explorer.mjs';

const sum = list => list.reduce((a, b) => a + b);

export default function train(step, view) {
  tell(step, view, [
    ['it begins with equal shares', {
      holds({ steps: [{ share, bias }] }) {
        assert.ok(share.every(one => near(one, 1 / 16)));
        assert.ok(bias.every(one => one === 0));
      } }],
    ['the first step is by the rate, against the slope', {
      holds({ steps: [{ gradient }, { bias }] }) {
        assert.ok(near(sum(gradient), 0) && gradient[2] < 0);
        bias.forEach((one, k) => gradient[k] && assert.ok(
          near(one, -0.06 * Math.sign(gradient[k]), 1e-6)));
      } }],
    ['trained, it takes the letter two places before', {
      slide: { trained: 100 },
      holds({ steps: { 0: first, 100: { share, bias, loss, right } } }) {
        const all = bias.map(Math.exp);
        share.forEach((one, j) => assert.ok(near(one, all[15 - j] / sum(all))));
        // With more than half of it, its score is the largest in any text.
        assert.ok(right === 14 && loss < first.loss / 10 && share[13] > 0.5);
      },
      shows: '14 of 14 letters' }],
    ['with one bias for all it learns nothing', {
      choose: ['knows', 'one bias for all'],
      holds({ steps }) {
        assert.ok(steps.every(({ share }) => share.every(one =>
          near(one, 1 / 16, 1e-9))));
        assert.ok(steps[100].loss > 1);
      },
      shows: 'a share of 0.0625 from' }],
  ]);
}
