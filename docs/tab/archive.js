/* A student's work as a zip that unpacks over a clone, and back. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { replaceWork, work } from './store.js';

const fileOf = chapter => `chapters/${chapter}/${chapter.slice(3)}.c`;

/* The bytes of a zip with each chapter that was begun, or null. */
export function packed(chapters) {
  const files = {};
  for (const chapter of chapters) {
    const { text } = work(chapter);
    if (text !== null) files[fileOf(chapter)] = strToU8(text);
  }
  return Object.keys(files).length ? zipSync(files) : null;
}

/* Takes in files, { path: bytes } from a zip or a folder: those whose paths end
 * with that of an exercise. What they replace is kept. Returns the chapters, or
 * throws if the browser has no room. */
export function takeIn(files, chapters) {
  const taken = [];
  for (const [path, bytes] of Object.entries(files)) {
    const chapter = chapters.find(one => path === fileOf(one) ||
      path.endsWith('/' + fileOf(one)) || path === `${one.slice(3)}.c`);
    if (!chapter) continue;
    if (!replaceWork(chapter, strFromU8(bytes)))
      throw new Error('This browser has no room left.');
    taken.push(chapter);
  }
  return taken;
}

export function filesOf(zip) {
  return unzipSync(zip, { filter: ({ originalSize }) =>
    originalSize < 1 << 20 });
}
