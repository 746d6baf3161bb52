import assert from 'node:assert/strict';
import { lesson } from '../pages/explorer.mjs';

const apart = view => view.ask(({ stage }) => [...stage.querySelectorAll(
  'tr + tr')].map(one => one.lastChild.textContent).join(' '));

export default function learned(step, view, reader) {
  const rows = lesson('09', 'trained').slice(-8);
  for (const [texts, column] of [[0, 2], [60, 3]])
    step(`after ${texts} texts, rows are as far as in the lesson`, async () => {
      await view.slide({ texts, longest: 6 });
      assert.equal(await apart(view), rows.map(row => row[column]).join(' '));
    });
  step('rows that no text reaches keep every number', () =>
    view.shows(/^After 60 texts of 1 to 6 words: rows 6, 7 have kept every/));
  step('texts as long as the table move every row', async () => {
    await view.slide({ longest: 8 });
    await view.shows('every row has moved');
  });
}
