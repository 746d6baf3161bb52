import assert from 'node:assert/strict';
import { four, lesson, near } from '../pages/explorer.mjs';

export const controls = () => explorer_page.panels.filter(({ story }) => story)
  .map(({ panel }) => panel.querySelectorAll('[data-control]').length);

export function dots_of_the_lesson({ y, question }) {
  assert.equal(question.order[1], 4);
  assert.equal(four(y), lesson('00', 'dog_chased').slice(1).map(line =>
    line.slice(-2).join(' ')).join(' '));
}

export async function moved_as_shown({ y, before, question }, view) {
  const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
  assert.equal(question.order[1], 4);
  assert.ok(most > 1);
  await view.shows(`by up to ${most.toFixed(4)}.$`);
}

export async function dots_lie_there({ y, question: { order } }, view) {
  const dots = await view.ask(({ stage }) => [...stage.querySelectorAll(
    'circle[r="7"]')].map(dot => Number(dot.getAttribute('cx'))));
  const at = k => y[2 * order.indexOf(k)];
  const scale = (dots[1] - dots[4]) / (at(1) - at(4));
  assert.equal(dots.length, 5);
  for (const k of order) assert.ok(
    near(dots[k] - dots[4], scale * (at(k) - at(4)), 1e-6));
}
