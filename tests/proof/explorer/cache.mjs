import assert from 'node:assert/strict';
import { near, play, tell } from '../pages/explorer.mjs';

const count = 12, room = 8, every = [...Array(6).keys()];

/* What softmax gives to keys that are so far from the query. */
function shares(distances) {
  const scores = distances.map(away => every.reduce((sum, p) =>
    sum + 4 * Math.cos(away * 10000 ** (-p / 6)), 0) / Math.sqrt(count));
  const all = scores.map(Math.exp), sum = all.reduce((a, b) => a + b);
  return all.map(one => one / sum);
}

/* These words have the shares of keys that are so far away. */
const has = (distances, words) => ({ share }) => {
  const wanted = new Array(count).fill(0);
  shares(distances).forEach((one, k) => { wanted[words[k]] = one; });
  wanted.forEach((one, k) => assert.ok(near(share[k], one), `word ${k}`));
};

const rows = n => [...Array(n).keys()];

export default function cache(step, view) {
  const way = k => [`[data-control=kept] button`, k];
  tell(step, view, [
    ['four words: the shares of the formula', { slide: { written: 4 },
      holds: has([3, 2, 1, 0], rows(4)), shows: 'Every share is right' }],
    ['keys that are not turned are all alike', { pick: way(1),
      holds: has([3, 3, 3, 3], rows(4)), shows: 'A share is off by up to' }],
    ['keys counted twice: the query is between them', { pick: way(2),
      holds: has([3, 1, -1, -3], rows(4)) }],
    ['the ninth word: the second goes, the others are turned back', {
      pick: way(0), slide: { written: 9 },
      holds: has(rows(room).reverse(), [0, ...rows(room + 1).slice(2)]),
      shows: 'The cache was full: cat had to go' }],
    ['moved, not turned back: all but the first and the newest are one too ' +
      'near', { pick: way(3),
      holds: has([7, 5, 4, 3, 2, 1, 0, 0], [0, ...rows(9).slice(2)]) }],
    ['arrows write a word, and choose the mistake', {
      press: ['ArrowRight', 'ArrowDown'],
      stands: { written: 10, kept: 'right' }, shows: 'cat, sat had to go' }],
    ['play writes on to the last word', { click: play,
      until: ({ answer }) => answer.question.written === 12,
      shows: '“bird” stands in row 7' }],
  ]);
}
