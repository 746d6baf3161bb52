/* A reader's own numbers below the tables of a lesson, which show those of the
 * reference. web.py has named the table of each block of a worked example. */
import { make } from './make.js';
import { words } from './words.js';

/* What the setting of a page may change in a line is no difference: how wide a
 * space is, and the shape of a quote. */
const signsOf = text => text.replace(/[_'"‘’“”]/g, '').replace(/\s+/g, ' ')
  .trim();

/* The lines of a table as the page has it. A remark on all columns stands
 * behind the headings in what was printed. */
function linesOf(place) {
  const remark = place.querySelector('caption')?.textContent ?? '';
  return [...Array.from(place.querySelectorAll('tr'), (row, k) =>
    [...row.cells].map(cell => cell.textContent).concat(k ? [] : remark)
      .join(' ')),
  ...Array.from(place.querySelectorAll('pre'), pre =>
    pre.textContent.split('\n')).flat()].filter(signsOf);
}

/* [name, lines] of each block. */
const blocksOf = out => out.split(/^## /m).slice(1).map(block => {
  const [name, ...lines] = block.split('\n').filter(signsOf);
  return [name, lines];
});

/* Where a program ended behind the headings of a table, it has no numbers. */
function isBare(place, [heading, ...rest]) {
  const [first, ...others] = linesOf(place).map(signsOf);
  return !rest.length && others.length > 0 && signsOf(heading) === first;
}

function yours(place, lines) {
  const shown = linesOf(place).map(signsOf);
  const others = lines.filter((line, k) => signsOf(line) !== shown[k]);
  const same = !others.length && lines.length === shown.length;
  return make('details', { className: 'yours', open: !same },
    make('summary', { lang: 'en', textContent: words(same ? 'same numbers'
      : !others.length ? 'fewer lines' : 'other lines',
    { others: others.length, lines: lines.length }) }),
    make('pre', { className: 'fragment', tabIndex: 0 },
      ...lines.flatMap(line => [others.includes(line)
        ? make('mark', { textContent: line }) : line, '\n'])));
}

/* Shows what a worked example has printed: { shown, same, first, last }, how
 * many of its blocks the lesson shows, and with the same lines; where to look
 * first, at a table that differs if there is one; and the last block's name. */
export function showNumbers(out) {
  const blocks = new Map(blocksOf(out));
  const places = [...document.querySelectorAll('[data-run]')]
    .filter(place => blocks.get(place.dataset.run)?.length &&
      !isBare(place, blocks.get(place.dataset.run)));
  for (const place of places)
    place.append(yours(place, blocks.get(place.dataset.run)));
  const others = places.filter(place => place.querySelector('.yours[open]'));
  return { shown: places.length, same: places.length - others.length,
    first: places.find(place => place.querySelector('.yours mark')) ??
      places[0], last: [...blocks.keys()].pop() };
}
