/* node parts.js FOLDER: cuts the compressed files of the tab's folder into
 * parts, so that a download that broke off can go on. parts.json says of each
 * file, by its name before it was compressed, [{ path, sum, bytes }]; sum is
 * the SHA-256. exercises.json says how many bytes a chapter's first check
 * needs. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';

const PART = 2 << 20;
const folder = process.argv[2], list = {};
for (const path of fs.readdirSync(folder, { recursive: true }).sort()) {
  if (!path.endsWith('.gz')) continue;
  const all = fs.readFileSync(`${folder}/${path}`), parts = [];
  for (let at = 0; at < all.length; at += PART) {
    const part = all.subarray(at, at + PART);
    parts.push({ path: all.length > PART ? `${path}.${at / PART}` : path,
      sum: createHash('sha256').update(part).digest('hex'),
      bytes: part.length });
    if (all.length > PART) fs.writeFileSync(`${folder}/${parts.at(-1).path}`,
      part);
  }
  if (all.length > PART) fs.rmSync(`${folder}/${path}`);
  list[path.slice(0, -'.gz'.length)] = parts;
}
fs.writeFileSync(`${folder}/parts.json`, JSON.stringify(list));

const exercises = JSON.parse(fs.readFileSync(`${folder}/exercises.json`));
for (const [chapter, about] of Object.entries(exercises))
  about.bytes = Object.keys(list)
    .filter(name => !/^\d\d_/.test(name) || name.startsWith(`${chapter}.`))
    .flatMap(name => list[name]).reduce((sum, { bytes }) => sum + bytes, 0);
fs.writeFileSync(`${folder}/exercises.json`, JSON.stringify(exercises));
