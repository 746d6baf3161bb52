import assert from 'node:assert/strict';
import { near } from '../pages/explorer.mjs';

const sum = list => list.reduce((a, b) => a + b);

export default function train(step, view) {
  const at = async trained => {
    await view.slide({ trained });
    return (await view.answer('steps')).steps[trained];
  };
  step('it begins with equal shares', async () => {
    const { share, bias } = await at(0);
    assert.ok(share.every(one => near(one, 1 / 16)));
    assert.ok(bias.every(one => one === 0));
  });
  step('the first step is by the rate, against the slope', async () => {
    const { gradient } = await at(0), { bias } = await at(1);
    assert.ok(near(sum(gradient), 0) && gradient[2] < 0);
    bias.forEach((one, k) => gradient[k] && assert.ok(
      near(one, -0.06 * Math.sign(gradient[k]), 1e-6)));
  });
  step('trained, it takes the letter two places before', async () => {
    const { share, bias, loss, right } = await at(100), first = await at(0);
    const all = bias.map(Math.exp);
    share.forEach((one, j) => assert.ok(near(one, all[15 - j] / sum(all))));
    // With more than half of it, its score is the largest in any text.
    assert.ok(right === 14 && loss < first.loss / 10 && share[13] > 0.5);
    await at(100);
    await view.shows(`14 of 14 letters`);
  });
  step('with one bias for all it learns nothing', async () => {
    await view.choose('knows', 'one bias for all');
    const { steps } = await view.answer('steps');
    assert.ok(steps.every(({ share }) => share.every(one =>
      near(one, 1 / 16, 1e-9))));
    assert.ok(steps[100].loss > 1);
    await view.shows('a share of 0.0625 from');
  });
}
