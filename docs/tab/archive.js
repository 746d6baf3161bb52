/* A student's work as a zip that unpacks over a clone, and back. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { asides, replaceWork, work } from './store.js';

const fileOf = chapter => `chapters/${chapter}/${chapter.slice(3)}.c`;

/* No exercise is so long. */
const LARGEST = 1 << 20;

/* The bytes of a zip with each chapter that was begun, or null. */
export function packed(chapters) {
  const files = {};
  for (const chapter of chapters) {
    const { text } = work(chapter);
    if (text !== null) files[fileOf(chapter)] = strToU8(text);
  }
  for (const [name, text] of asides())
    files[`set-aside/${name.replaceAll(':', '-')}.txt`] = strToU8(text);
  return Object.keys(files).length ? zipSync(files) : null;
}

/* The chapter whose exercise a path is: from a clone, its folder chapters, one
 * chapter's folder, or the file alone. */
export function chapterOf(path, chapters) {
  if (/(^|\/)(solutions|tests|build|\.[^/]*)\//.test(path)) return undefined;
  return chapters.find(name =>
    `/${path}`.endsWith(`/${fileOf(name).slice(9)}`) ||
    path === `${name.slice(3)}.c`);
}

/* Takes in what filesOf() gives. What it replaces is kept. Returns { taken,
 * same, refused }: chapters; refused are those for which there is no room. */
export function takeIn(files, chapters) {
  const result = { taken: [], same: [], refused: [] };
  for (const [path, bytes] of files) {
    const chapter = chapterOf(path, chapters);
    const text = strFromU8(bytes).replace(/\r\n?/g, '\n');
    const kind = work(chapter).text === text ? 'same'
      : replaceWork(chapter, text, 'before work was taken in') ? 'taken'
        : 'refused';
    result[kind].push(chapter);
  }
  return result;
}

/* [path, bytes] of the exercises in what was chosen or dropped: files, or a zip
 * of them. Nothing else is read. */
export async function filesOf(list, chapters) {
  const found = [];
  const isWanted = (path, size) => chapterOf(path, chapters) && size < LARGEST;
  for (const [path, file] of list) {
    const zip = path.endsWith('.zip');
    if (!zip && !isWanted(path, file.size)) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    found.push(...zip ? Object.entries(unzipSync(bytes, { filter:
      ({ name, originalSize }) => isWanted(name, originalSize) }))
      : [[path, bytes]]);
  }
  return found;
}

const SKIPPED = /^(\..*|build|node_modules|solutions|tests|docs)$/;

/* [path, file] of all that was dropped, folders included. */
export async function dropped(transfer) {
  const found = [];
  const walk = async (entry, path) => {
    if (entry.isFile) found.push([path,
      await new Promise((done, no) => entry.file(done, no))]);
    else if (path.split('/').length < 6) {
      const reader = entry.createReader();
      for (;;) {
        const some = await new Promise((d, no) => reader.readEntries(d, no));
        if (!some.length) break;
        for (const entry of some)
          if (!SKIPPED.test(entry.name))
            await walk(entry, `${path}/${entry.name}`);
      }
    }
  };
  const items = [...transfer.items].map(item =>
    [item.webkitGetAsEntry(), item.getAsFile()]);
  for (const [entry, file] of items)
    if (entry) await walk(entry, entry.name);
    else if (file) found.push([file.name, file]);
  return found;
}
