/* What keeps a student's work, without a browser. docs/tab/tab.sh has put its
 * scripts together. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rowsOf } from './page.mjs';

const scripts = path.resolve(process.env.BUILD, 'tab/scripts/tab');
const room = { left: Infinity, has: new Map() };
globalThis.localStorage = {
  getItem: key => room.has.get(key) ?? null,
  removeItem: key => room.has.delete(key),
  setItem(key, text) {
    if (text.length > room.left) throw new Error('QuotaExceededError');
    room.has.set(key, text);
  },
};
const store = await import(`${scripts}/store.js`);
const source = await import(`${scripts}/source.js`);
const archive = await import(`${scripts}/archive.js`);
const same = (what, got, wanted) => {
  const then = JSON.stringify(got);
  test(what, () => assert.equal(then, JSON.stringify(wanted)));
};

/* --- words.tsv */
const sources = fs.readdirSync('docs/tab').filter(name => name.endsWith('.js'))
  .map(name => fs.readFileSync(`docs/tab/${name}`, 'utf8')).join('');
const [, ...rows] = rowsOf('docs/tab/words.tsv').map(([name]) => `'${name}'`);
same('each row is said', rows.filter(name => !sources.includes(name)), []);
same('and what is said is a row', Array.from(sources.matchAll(
  /\bwords\((?:\w+ \? )?('[^']+')/g), ([, name]) => name).filter(name =>
  !rows.includes(name)), []);

/* --- the browser's storage */
const CH = '05_full_formula';
same('nothing is written', store.work(CH), { text: null, passed: {} });
same('a text is kept', store.keepText(CH, 'a', null, 'v'),
  { kept: true, other: false });
room.left = 0;
same('a full disk is noticed', store.keepText(CH, 'ab', 'a', 'v').kept, false);
same('the text stays on the page', store.work(CH).text, 'ab');
same('and is known to be there alone', store.allKept(), false);
same('nothing is replaced without room', store.replaceWork(CH, 'x', 'why'),
  false);
same('so the text is still there', store.work(CH).text, 'ab');
room.left = Infinity;
same('with room again it is kept', store.keepText(CH, 'ab', 'ab', 'v').kept,
  true);
same('all is kept', store.allKept(), true);
same('another window is noticed', store.keepText(CH, 'mine', 'older', 'v'),
  { kept: true, other: true });
same('its text is a version', store.versions(CH).map(one => one.text), ['ab']);
store.replaceWork(CH, 'stub', 'why');
same('so is what is replaced', store.versions(CH).map(one => one.text),
  ['mine', 'ab']);
store.dropVersion(CH, store.versions(CH)[0].when);
const damaged = '{"text":', key = [...room.has.keys()].find(one =>
  one.endsWith(`:work:${CH}`));
room.has.set(key, damaged);
same('what is damaged is no error', store.work(CH).text, null);
same('it is set aside', [room.has.has(key), [...room.has.values()].includes(
  damaged)], [false, true]);
room.has.set(`course:work:${CH}`, '{"text":"before"}');
same('what was kept without a place is found', store.work(CH).text, 'before');
room.has.delete(`course:work:${CH}`);

/* --- what is done */
const text = fs.readFileSync(`solutions/${CH}/full_formula.c`, 'utf8');
const functions = ['pair_frequency', 'pair_with_wavelength', 'encode_position',
  'encode_sequence'];
const of = { functions, version: 'v' };
const passed = { encode_position: source.markOf(text, of, 'encode_position') };
const states = (now, version = 'v') =>
  source.statesOf({ text: now, passed }, { functions, version })[2];
same('all bodies are found', [...source.bodies(text, functions).keys()],
  functions);
const found = text => source.bodies(text, ['f', 'g']);
const inside = text => [...found(text).values()].map(({ from, to }) =>
  text.slice(from, to));
const one = 'int f(int x)\n{\n    x++;\n}\n', two = 'int g(int x)\n{\n}\n';
same('a prototype and a call are no definition',
  inside(`int g(int x);\nint f(int x);\nk = f(g(1));\n${one}`),
  ['\n    x++;\n']);
same('the brace may stand behind the head', inside(
  'static int\nf(int x) {\n    if (x) {\n    }\n}\nint g(int x) { return 1; }\n'
), ['\n    if (x) {\n    }\n', ' return 1; ']);
same('a comment is no head', found(`/* about\nf */\n${one}`).get('f').start,
  14);
same('an open brace hides no other exercise',
  [...found(one.replace('x++;', 'if (x) {') + two).keys()], ['f', 'g']);
same('the text that passed is done', states(text), 'done');
same('another exercise may change', states(
  text.replace(/(pair_with_wavelength\(.*\n\{)/, '$1 ;')), 'done');
same('one that it calls may not',
  states(text.replace(/(pair_frequency\(.*\n\{)/, '$1 ;')), 'changed');
same('its own may not', states(
  text.replace(/(encode_position\((?:.|\n)*?\{)/, '$1 ;')), 'changed');
same('nor may a helper', states(`${text}static int x;\n`), 'changed');
same('nor the chapter', states(text, 'w'), 'changed');
same('a verdict says what passed', source.outcomes('claim\ta\tx\tpassed\n' +
  'claim\tb\tx\tpassed\nclaim\tb\ty\tfailed\tz\nbroken\n'),
{ a: true, b: false });
same('a reference comes with its helpers', source.withHelpers(
  'static int h(int x)\n{\n    return x;\n}\n\nstatic int k(void)\n{\n}\n\n' +
  'int f(void)\n{\n    return h(1);\n}\n', ['f'], 'f'),
'static int h(int x)\n{\n    return x;\n}\n\n' +
  'int f(void)\n{\n    return h(1);\n}');

/* --- zips and folders */
for (const [path, wanted] of Object.entries({
  'chapters/05_full_formula/full_formula.c': CH,
  'course/chapters/05_full_formula/full_formula.c': CH,
  '05_full_formula/full_formula.c': CH, 'full_formula.c': CH,
  'solutions/05_full_formula/full_formula.c': undefined,
  'course/.git/05_full_formula/full_formula.c': undefined,
  'chapters/05_full_formula/full_formula.c.kept-1': undefined,
  'chapters/05_full_formula/worked.c': undefined,
})) same(path, archive.chapterOf(path, ['00_order_blind', CH]), wanted);
store.keepText(CH, text, null, 'v');
const bytes = archive.packed(['00_order_blind', CH]);
const back = await archive.filesOf([['work.zip', new Blob([bytes])]], [CH]);
const take = files => archive.takeIn(files, [CH]);
same('a zip comes back', take(back), { taken: [], same: [CH], refused: [] });
store.keepText(CH, 'other', text, 'v');
same('it is taken in', take(back).taken, [CH]);
same('to the letter', store.work(CH).text, text);
same('nobody knows for which chapter', store.work(CH).version, null);
same('what was there is kept', store.versions(CH)[0].text, 'other');
same('lines of Windows are lines', (take([['full_formula.c',
  new TextEncoder().encode('a\r\nb')]]), store.work(CH).text), 'a\nb');
const entry = (name, inside) => ({ name, isFile: !Array.isArray(inside),
  file: done => done(new Blob([String(inside)])),
  createReader: () => ({ readEntries: done => done(inside.splice(0, 1)) }) });
const folder = entry('course', [entry('.git', [entry('x.c', 1)]),
  entry('chapters', [entry(CH, [entry('full_formula.c', 2)])])]);
same('a folder is walked', (await archive.dropped({ items: [
  { webkitGetAsEntry: () => folder, getAsFile: () => null }] }))
  .map(([path]) => path), [`course/chapters/${CH}/full_formula.c`]);
