import assert from 'node:assert/strict';
import { near } from '../pages/explorer.mjs';

const count = 12, numbers = text => text.split(' ').map(Number);

/* What softmax gives to keys that are so far from the query. */
function softmax(distances) {
  const scores = distances.map(away => [0, 1, 2, 3, 4, 5].reduce((sum, p) =>
    sum + 4 * Math.cos(away * 10000 ** (-p / 6)), 0) / Math.sqrt(count));
  const all = scores.map(Math.exp), sum = all.reduce((a, b) => a + b);
  return all.map(x => x / sum);
}

export function shares({ share }, view, words, distances) {
  const wanted = new Array(count).fill(0), places = numbers(words);
  softmax(numbers(distances)).forEach((x, k) => { wanted[places[k]] = x; });
  wanted.forEach((x, k) => assert.ok(near(share[k], x), `word ${k}`));
}
