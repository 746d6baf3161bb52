import assert from 'node:assert/strict';
import { lesson } from '../pages/explorer.mjs';

const lacks = view => view.ask(({ parts: { picture } }) =>
  [...picture.querySelectorAll('text.ink')].map(one => one.textContent)
    .filter(text => /^\d/.test(text)).join(' '));

export default function learned(step, view, reader) {
  const rows = lesson('09', 'trained').slice(-8);
  for (const [texts, column] of [[0, 2], [60, 3]])
    step(`after ${texts} texts, the rows lack what the lesson says`,
      async () => {
        await view.slide({ texts, longest: 6 });
        assert.equal(await lacks(view), rows.map(row => row[column]).join(' '));
      });
  step('rows that no text reaches keep every number', () =>
    view.shows(/^After 60 texts of 1 to 6 words: rows 6, 7 have kept every/));
  step('texts as long as the table move every row', async () => {
    await view.slide({ longest: 8 });
    await view.shows('every row has moved');
  });
  step('arrows: a text more, and shorter texts', async () => {
    await view.press('ArrowRight', 'ArrowDown', 'ArrowDown');
    assert.equal(await view.state('texts', 'longest'), '61 6');
  });
  step('play goes on to the last text', async () => {
    await view.click(({ player }) => player.node);
    await view.until(({ state }) => state.texts === 240);
    await view.shows('rows 6, 7 have kept');
  });
}
