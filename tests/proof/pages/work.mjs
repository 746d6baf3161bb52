/* What keeps a student's work, without a browser: work.tsv. docs/tab/tab.sh has
 * put its scripts together. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rowsOf } from './page.mjs';

const CH = '05_full_formula';
const scripts = path.resolve(process.env.BUILD, 'tab/scripts/tab');
const disk = { left: 1e6, has: new Map() };
globalThis.localStorage = {
  getItem: key => disk.has.get(key) ?? null,
  removeItem: key => disk.has.delete(key),
  setItem(key, text) {
    if (text.length > disk.left) throw new Error('QuotaExceededError');
    disk.has.set(key, text);
  },
};
const store = await import(`${scripts}/store.js`);
const source = await import(`${scripts}/source.js`);
const archive = await import(`${scripts}/archive.js`);
const same = (what, got, wanted) => test(what, () =>
  assert.equal(JSON.stringify(got), JSON.stringify(wanted)));

/* --- words.tsv */
const sources = fs.readdirSync('docs/tab').filter(name => name.endsWith('.js'))
  .map(name => fs.readFileSync(`docs/tab/${name}`, 'utf8')).join('');
const [, ...rows] = rowsOf('docs/tab/words.tsv').map(([name]) => `'${name}'`);
same('each row is said', rows.filter(name => !sources.includes(name)), []);
same('and what is said is a row', Array.from(sources.matchAll(
  /\bwords\((?:\w+ \? )?('[^']+')/g), ([, name]) => name).filter(name =>
  !rows.includes(name)), []);

/* --- what a row of work.tsv may call beside the functions of these scripts */
const reference = fs.readFileSync(`solutions/${CH}/full_formula.c`, 'utf8');
const functions = ['pair_frequency', 'pair_with_wavelength', 'encode_position',
  'encode_sequence'];
const passed = { encode_position:
  source.markOf(reference, { functions, version: 'v' }, 'encode_position') };
const found = text => [...source.bodies(text, ['f', 'g']).values()];
/* What a browser gives of a folder that is dropped: [name, what is in it]. */
const entry = ([name, inside]) => ({ name, isFile: !Array.isArray(inside),
  file: done => done(new Blob([String(inside)])),
  createReader: () => ({
    readEntries: done => done(inside.splice(0, 1).map(entry)) }) });
let zip;

const calls = { ...store, ...source, ...archive,
  room: left => { disk.left = left; },
  damage: text => disk.has.set([...disk.has.keys()].find(key =>
    key.endsWith(`:work:${CH}`)), text),
  keptAs: text => [...disk.has].filter(row => row[1] === text).map(([key]) =>
    key.endsWith(`:work:${CH}`) ? 'work' : 'aside'),
  keepWithoutPlace: text => text ? disk.has.set(`course:work:${CH}`, text)
    : disk.has.delete(`course:work:${CH}`),
  bodyNames: () => [...source.bodies(reference, functions).keys()],
  inside: text => found(text).map(({ from, to }) => text.slice(from, to)),
  starts: text => found(text).map(({ start }) => start),
  stateOf: (pattern, now, version = 'v') => source.statesOf({ passed,
    text: reference.replace(new RegExp(pattern), now) },
  { functions, version })[2],
  packReference() {
    store.keepText(CH, reference, null, 'v');
    zip = new Blob([archive.packed(['00_order_blind', CH])]);
  },
  takeZip: async () => archive.takeIn(
    await archive.filesOf([['work.zip', zip]], [CH]), [CH]),
  takeFile: (name, text) =>
    archive.takeIn([[name, new TextEncoder().encode(text)]], [CH]),
  isReference: () => store.work(CH).text === reference,
  latest: () => store.versions(CH)[0],
  walked: async folder => (await archive.dropped({ items: [{
    webkitGetAsEntry: () => entry(folder), getAsFile: () => null }] }))
    .map(([path]) => path),
};

for (const [words, name, given, wanted, part] of
  rowsOf('tests/proof/pages/work.tsv')) {
  const all = await calls[name](...JSON.parse(given));
  const got = !part ? all : Array.isArray(all) ? all.map(value => value[part])
    : all[part];
  if (words) same(words, got ?? null, JSON.parse(wanted));
}
