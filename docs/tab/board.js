/* Shows the board's text, with its colours, as HTML. */
import { make } from './make.js';

const CLASSES = { 31: 'wrong', 32: 'right', 1: 'strong', 2: 'faint',
  33: 'warning' };

const LINK = /(chapters\/\d\d_\w+\/README\.md(?:#[\w-]+)?|github\.com\/\S+)/;

/* Sections to read become links in the site, by their titles. */
function linked(text) {
  return text.split(LINK).map(part => {
    if (part.startsWith('github.com/'))
      return make('a', { href: `https://${part}`, textContent: part });
    const found = part.match(/^chapters\/(\w+)\/README\.md(?:#(.+))?$/);
    if (!found) return part;
    const page = `chapters_${found[1]}`;
    const id = found[2] ? `${page}--${found[2]}` : '';
    const title = id && document.getElementById(id)?.textContent;
    return make('a', { href: `${page}.html${id && `#${id}`}`,
      textContent: title || 'the lesson' });
  });
}

/* Short names of the documents that a test is taken from, said in grey. */
const DOCUMENT = /(Notes|First Principles|Lesson 13|Slides|Article 2021)/;
const sourced = text => text.split(DOCUMENT).map((part, k) => k % 2 === 0
  ? part : make('a', { textContent: part,
    href: 'docs_errata.html#docs_errata--the-documents',
    title: 'One of the documents behind this course' }));

/* A sign of the board has a word for who hears it. */
const WORDS = { '✗': 'wrong', '●': 'right', '○': 'open' };
const spoken = parts => parts.flatMap(part => typeof part !== 'string' ? part
  : part.split(/([✗●○])/).map(text => !WORDS[text] ? text
    : make('span', { textContent: text, role: 'img',
      ariaLabel: WORDS[text] })));

/* Lines of the source, and the signs below, keep their columns together. */
const CODE = /^ *\d* \|/;

/* Each line is an element of its own: where it is broken it keeps its indent.
 * Escape sequences of a terminal become spans, which may go over lines. */
export function boardOf(text) {
  const pre = make('pre', { className: 'board' });
  let name = '';
  for (const line of text.replace(/^\n+|\n+$/g, '').split('\n')) {
    const row = make('span', { className: 'line' });
    for (const part of line.split(/(\x1b\[[0-9;]*m)/)) {
      const code = part.match(/^\x1b\[([0-9;]*)m$/);
      if (code) name = CLASSES[Number(code[1])] ?? '';
      else if (part) row.append(...lettered(part, name));
    }
    const { textContent } = row;
    row.style.setProperty('--indent', textContent.search(/\S|$/));
    addLine(pre, row, CODE.test(textContent));
  }
  return pre;
}

function lettered(part, className) {
  const nodes = spoken(className === 'faint' ? sourced(part) : linked(part));
  return className ? [make('span', { className }, ...nodes)] : nodes;
}

function addLine(board, row, isCode) {
  const last = board.lastElementChild;
  if (!isCode) board.append(row);
  else if (last?.className === 'code') last.append(row);
  else board.append(make('span', { className: 'code', tabIndex: 0 }, row));
}

/* What the judge said of a line, once for each. A failed exercise may have
 * stopped inside another one, which is no fault of that: it has no mark, if a
 * line of its caller is named. */
export function findingsOf(verdict, source, exerciseAt) {
  const found = new Map();
  for (const claim of verdict.split(/^(?=claim\t)/m)) {
    const exercise = claim.split('\t')[1], places = [];
    let message = '';
    for (const record of claim.split('\n')) {
      const [type, text] = record.split('\t');
      const line = type === 'row' && text.startsWith(source) &&
        text.match(/:(\d+): (called from )?here$/)?.[1];
      if (type === 'text') message = text;
      if (line) places.push({ line: Number(line), column: 1,
        severity: 'error', message });
    }
    const own = places.filter(({ line }) =>
      (exerciseAt(line) ?? exercise) === exercise);
    for (const one of own.length ? own : places)
      if (!found.has(one.line)) found.set(one.line, one);
  }
  return [...found.values()];
}

/* What clang said of the source, as remarks at their lines. */
export function remarksOf(said, source) {
  const remarks = [];
  for (const line of said.split('\n')) {
    if (!line.startsWith(source + ':')) continue;
    const found = line.slice(source.length + 1)
      .match(/^(\d+):(\d+): (?:fatal )?(error|warning): (.*)$/);
    if (found) remarks.push({ line: Number(found[1]),
      column: Number(found[2]), severity: found[3], message: found[4] });
  }
  return remarks;
}
