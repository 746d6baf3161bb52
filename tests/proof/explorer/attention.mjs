import assert from 'node:assert/strict';
import { alike, four, lesson, near } from '../pages/explorer.mjs';

/* From the line on that begins so. */
export function results_of({ y }, view, chapter, block, begins = '') {
  const lines = lesson(chapter, block).map(line => line.join(' '));
  assert.equal(four(y), lines.slice(lines.findIndex(line =>
    line.startsWith(begins))).filter(line => line.includes('->'))
    .map(line => line.split(' ').slice(-2).join(' ')).join(' '));
}

export function mixed_by_the_weights({ x, y, weight }) {
  const n = y.length / 2;
  assert.ok(alike(y, y.map((_, k) => x.reduce((sum, value, at) => sum +
    (at % 2 === k % 2 ? weight[(k >> 1) * n + (at >> 1)] * value : 0), 0))));
}

export const no_dot_has_moved = ({ y, before }) => assert.ok(alike(y, before));

export async function moved_by_the_gap({ y, before, gap }, view) {
  const most = Math.max(...y.map((x, k) => Math.abs(x - before[k])));
  assert.ok(near(most, gap) && most > 0.5, `${most} for ${gap}`);
  await view.shows(`by up to ${most.toFixed(4)}`);
}

/* The states that the panel goes through at the last of these words. */
export async function goes(view, reader, states, ...chips) {
  await view.ask(({ host }) => {
    window.states = [];
    window.watch?.disconnect();
    window.watch = new MutationObserver(() =>
      window.states.push(host.dataset.state));
    window.watch.observe(host, { attributeFilter: ['data-state'] });
  });
  for (const k of chips.slice(0, -1)) await view.pick('.chip', k);
  await reader.ask(() => window.states.splice(0));
  await view.pick('.chip', chips.at(-1));
  assert.equal(await reader.ask(() => window.states.join(' ')), states);
}

export const little_motion = (view, reader, wanted) =>
  reader.size(1280, 900, { still: wanted === 'yes' });

export const embeddings_of_the_lesson = ({ x }) => assert.deepEqual(x,
  lesson('00', 'embeddings').flatMap(line => line.slice(2, 4).map(Number)));

export const eight_words_and_two_alike = ({ x }) =>
  assert.deepEqual([x.length, x[0]], [16, x[2]]);

export async function dots_are_in_the_plane(answer, view) {
  const [fills, wide, high, dots] = await view.ask(
    ({ parts: { picture } }) => {
      const plane = picture.querySelector('svg');
      const of = (node, ...names) => names.map(name =>
        Number(node.getAttribute(name)));
      return [[...picture.querySelectorAll('circle')].map(
        dot => dot.getAttribute('fill')), ...of(plane, 'width', 'height'),
      [...plane.querySelectorAll('circle')].map(dot => of(dot, 'cx', 'cy'))];
    });
  assert.ok(dots.length >= 5);
  for (const [x, y] of dots)
    assert.ok(x >= 0 && x <= wide && y >= 0 && y <= high, `${x}, ${y}`);
  assert.ok(!fills.includes('var(--high)'));
}
