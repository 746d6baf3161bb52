/* Draws the lines of a board (board.awk), and marks the lines of the source. */
import { make } from './make.js';

/* A sign has a word for who hears it. */
const sign = ariaLabel => ({ role: 'img', ariaLabel });

/* A section to read, by its title in the site. */
function lesson(path) {
  const [, chapter, section] = path.match(/^chapters\/(\w+)[^#]*#?(.*)$/);
  const page = `chapters_${chapter}`, id = `${page}--${section}`;
  return { href: `${page}.html${section && `#${id}`}`,
    textContent: document.getElementById(id)?.textContent || 'the lesson' };
}

/* What is special about a part of a line, by its name. */
const PARTS = {
  passed: () => sign('right'),
  failed: () => sign('wrong'),
  open: () => sign('open'),
  lesson,
  link: text => ({ href: `https://${text}` }),
  source: () => ({ href: 'docs_sources.html#docs_sources--the-documents',
    title: 'One of the documents behind this course' }),
};

function part(className, textContent) {
  const more = PARTS[className]?.(textContent);
  return make(more?.href ? 'a' : 'span', { className, textContent, ...more });
}

/* Each line is an element of its own: where it is broken it keeps its indent.
 * The compiler's lines keep their columns together. */
export function boardOf(text) {
  const board = make('pre', { className: 'board' });
  for (const line of text.replace(/^\n+|\n+$/g, '').split('\n')) {
    const [plain, ...parts] = line.split('\t');
    const row = make('span', { className: 'line' }, plain);
    row.style.setProperty('--indent', plain.search(/\S|$/));
    let place = board;
    while (parts.length) {
      const [name, words, more] = parts.splice(0, 3);
      row.append(part(name, words), more);
      if (name === 'code') place = codeOf(board);
    }
    place.append(row);
  }
  return board;
}

function codeOf(board) {
  const last = board.lastElementChild;
  if (last?.className === 'code') return last;
  return board.appendChild(make('span', { className: 'code', tabIndex: 0 }));
}

/* What the judge said of a line, once for each. A failed exercise may have
 * stopped inside another one, which is no fault of that: it has no mark, if a
 * line of its caller is named. */
export function findingsOf(verdict, exerciseAt) {
  const found = new Map();
  for (const claim of verdict.split(/^(?=claim\t)/m)) {
    const exercise = claim.split('\t')[1], places = [];
    let message = '';
    for (const record of claim.split('\n')) {
      const [type, text, , line] = record.split('\t');
      if (type === 'text') message = text;
      if (type === 'place' && text !== 'begins') places.push({
        line: Number(line), column: 1, severity: 'error', message });
    }
    const inside = places.filter(({ line }) =>
      (exerciseAt(line) ?? exercise) === exercise);
    for (const place of inside.length ? inside : places)
      if (!found.has(place.line)) found.set(place.line, place);
  }
  return [...found.values()];
}

/* What clang said of the source, as remarks at their lines. */
export function remarksOf(diagnostics, source) {
  const remarks = [];
  for (const line of diagnostics.split('\n')) {
    if (!line.startsWith(source + ':')) continue;
    const found = line.slice(source.length + 1)
      .match(/^(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/);
    if (found) remarks.push({ line: Number(found[1]),
      column: Number(found[2]), severity: found[3], message: found[4] });
  }
  return remarks;
}
