import assert from 'node:assert/strict';
import { four, lesson, near, tell } from '../pages/explorer.mjs';

const HEADS = '[aria-label=head] button';
const map = ({ stage }) => stage.querySelector('canvas');
const cell = (query, key) => ({ bias_query: query, bias_key: key });

export default function bias(step, view) {
  tell(step, view, [
    ...lesson('10', 'slopes').slice(1).map(([count, ...slopes]) =>
      [`the slopes of ${count} heads are those of the lesson`, {
        slide: { heads: Number(count) }, reads: [HEADS, slopes] }]),
    ['the shares of four words are those of the lesson', {
      slide: { bias_words: 4 },
      holds: ({ share }) => assert.equal(four(share[0].slice(12)),
        lesson('10', 'naive')[1].slice(-4).join(' ')) }],
    ['what is masked has no share, and no number', {
      holds: ({ bias, share }) => bias.forEach((one, h) => one.forEach((x, k) =>
        assert.ok(k % 4 <= Math.floor(k / 4) ? Number.isFinite(x)
          : x === -Infinity && share[h][k] === 0))) }],
    ['a head is chosen by its button', { pick: [HEADS, 3],
      stands: { head: 3 },
      gives: [({ parts }) => parts.heads.children[3].ariaPressed, 'true'] }],
    ['arrows and mouse move the cell that is read', { move: [map, 0.99, 0.99],
      press: ['ArrowUp', 'ArrowLeft', 'ArrowLeft'], stands: cell(2, 1) }, {
      press: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
      stands: cell(2, 1),
      holds: ({ bias, share }) => view.begins('Query 2, key 1, 1 word ' +
        `before: bias −${(-bias[3][9]).toFixed(4)}, share ${
          share[3][9].toFixed(4)}`) },
    { move: [map, 0.7, 0.9], stands: cell(3, 2) }],
    ['without the mask both sides are alike', { toggle: 'masked',
      holds: ({ bias }) => bias.forEach(one =>
        assert.ok(one.every((x, k) => Number.isFinite(x) &&
          x === one[k % 4 * 4 + Math.floor(k / 4)]))) }],

    ['the buckets are those of the lesson', { choose: ['scheme', 'T5'],
      slide: { bias_words: 64 }, move: [map, 50.5 / 64, 40.5 / 64],
      holds({ bucket, question }) {
        assert.equal(`${question.query} ${question.key}`, '40 50');
        assert.equal(bucket.length, 4096);
        let seen = 0;
        for (const line of lesson('10', 'buckets')) {
          const [, from, to = from, before, after] = line.join(' ').match(
            /^(\d+)(?: to (\d+))? (\d+)(?: (\d+))?$/) ?? [];
          for (let far = Number(from); far <= Math.min(63, to); far++, seen++) {
            assert.equal(bucket[63 * 64 + 63 - far], Number(before));
            if (far) assert.equal(bucket[far], Number(after));
          }
        }
        assert.equal(seen, 61);
      } }],
    ['the marked bucket counts e to its bias times as much', {
      async holds({ bucket, share }) {
        const row = 40 * 64, [bonus, all] =
          (await view.state('bonus', 'buckets')).split(' ');
        assert.notEqual(bucket[row], bucket[row + 50]);
        assert.ok(near(
          share[0][row + 50] / share[0][row] / Math.exp(bonus), 1));
        await view.shows(`These 64 words have ${new Set(bucket).size} of the ${
          all} buckets`);
      } }],
    ["ALiBi's controls are put away; the link has the scheme and the cell", {
      gives: [panel => ['heads', 'buckets'].map(
        name => panel.control(name).hidden), [true, false]],
      links: ['scheme=t5', 'bias_query=40', 'masked=false'] }],
  ]);
}
