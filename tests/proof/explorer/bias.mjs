import assert from 'node:assert/strict';
import { four, lesson, near } from '../pages/explorer.mjs';

const slopes = lesson('10', 'slopes').slice(1);

export const heads_of_the_lesson = () => slopes;

export const has_slopes = (view, reader, count) => view.reads(
  '[aria-label=head] button', ...slopes.find(row => row[0] === count).slice(1));

export const shares_of_the_lesson = ({ share }) => assert.equal(
  four(share[0].slice(12)), lesson('10', 'naive')[1].slice(-4).join(' '));

export const masked = ({ bias, share }) => bias.forEach((row, h) =>
  row.forEach((x, k) => assert.ok(k % 4 <= Math.floor(k / 4)
    ? Number.isFinite(x) : x === -Infinity && share[h][k] === 0)));

export const says_numbers_of_the_cell = ({ bias, share }, view) => view.shows(
  '^Query 2, key 1, 1 word before: ' +
  `bias −${(-bias[3][9]).toFixed(4)}, share ${share[3][9].toFixed(4)}`);

export const both_sides_alike = ({ bias }) => bias.forEach(row =>
  assert.ok(row.every((x, k) => Number.isFinite(x) &&
    x === row[k % 4 * 4 + Math.floor(k / 4)])));

export function buckets_of_the_lesson({ bucket }) {
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
}

export async function marked_bucket({ bucket, share }, view) {
  const row = 40 * 64;
  const [bonus, all] = (await view.state('bonus', 'buckets')).split(' ');
  assert.notEqual(bucket[row], bucket[row + 50]);
  assert.ok(near(share[0][row + 50] / share[0][row] / Math.exp(bonus), 1));
  await view.shows(`These 64 words have ${new Set(bucket).size} of the ${
    all} buckets`);
}

export const hidden = panel => ['heads', 'buckets'].map(
  name => panel.control(name).hidden);
