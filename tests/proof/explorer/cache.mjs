import assert from 'node:assert/strict';
import { near } from '../pages/explorer.mjs';

const count = 12, room = 8, every = [...Array(6).keys()];

/* What softmax gives to keys that are so far from the query. */
function shares(distances) {
  const scores = distances.map(away => every.reduce((sum, p) =>
    sum + 4 * Math.cos(away * 10000 ** (-p / 6)), 0) / Math.sqrt(count));
  const all = scores.map(Math.exp), sum = all.reduce((a, b) => a + b);
  return all.map(one => one / sum);
}

async function has(view, distances, words) {
  const { share } = await view.answer('share');
  const wanted = new Array(count).fill(0);
  shares(distances).forEach((one, k) => { wanted[words[k]] = one; });
  wanted.forEach((one, k) => assert.ok(near(share[k], one), `word ${k}`));
}

const rows = n => [...Array(n).keys()];

export default function cache(step, view, reader) {
  const choose = async at => reader.click(await view.control('kept',
    `button:nth-child(${at})`));
  step('four words: the shares of the formula', async () => {
    await view.slide({ written: 4 });
    await has(view, [3, 2, 1, 0], rows(4));
    await view.shows('Every share is right');
  });
  step('keys that are not turned are all alike', async () => {
    await choose(2);
    await has(view, [3, 3, 3, 3], rows(4));
    await view.shows('A share is off by up to');
  });
  step('keys counted twice: the query is between them', async () => {
    await choose(3);
    await has(view, [3, 1, -1, -3], rows(4));
  });
  step('the ninth word: the second goes, the others are turned back',
    async () => {
      await choose(1);
      await view.slide({ written: 9 });
      await has(view, rows(room).reverse(), [0, ...rows(room + 1).slice(2)]);
      await view.shows('The cache was full: cat had to go');
    });
  step('moved, not turned back: all but the first and the newest are one ' +
    'too near', async () => {
    await choose(4);
    await has(view, [7, 5, 4, 3, 2, 1, 0, 0], [0, ...rows(9).slice(2)]);
  });
  step('arrows write a word, and choose the mistake', async () => {
    await view.press('ArrowRight', 'ArrowDown');
    assert.equal(await view.state('written', 'kept'), '10 right');
    await view.shows('cat, sat had to go');
  });
  step('play writes on to the last word', async () => {
    await view.click(({ player }) => player.node);
    await view.until(({ answer }) => answer.question.written === 12);
    await view.shows('“bird” stands in row 7');
  });
}
