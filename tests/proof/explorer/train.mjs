import assert from 'node:assert/strict';
import { near } from '../pages/explorer.mjs';

const sum = list => list.reduce((a, b) => a + b);

export function equal_shares({ steps: [{ share, bias }] }) {
  assert.ok(share.every(x => near(x, 1 / 16)));
  assert.ok(bias.every(x => x === 0));
}

export function first_step({ steps: [{ gradient }, { bias }] }) {
  assert.ok(near(sum(gradient), 0) && gradient[2] < 0);
  bias.forEach((x, k) => gradient[k] && assert.ok(
    near(x, -0.06 * Math.sign(gradient[k]), 1e-6)));
}

export function two_places_before({ steps: { 0: first, 100: last } }) {
  const { share, bias, loss, right } = last, all = bias.map(Math.exp);
  share.forEach((x, j) => assert.ok(near(x, all[15 - j] / sum(all))));
  // With more than half of it, its score is the largest in any text.
  assert.ok(right === 14 && loss < first.loss / 10 && share[13] > 0.5);
}

export function learns_nothing({ steps }) {
  assert.ok(steps.every(({ share }) => share.every(x =>
    near(x, 1 / 16, 1e-9))));
  assert.ok(steps[100].loss > 1);
}
