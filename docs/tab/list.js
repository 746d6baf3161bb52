/* node list.js SITE LATER: the lines for offline.js: FILES, the SHA-256 of each
 * file of a site; LATER, the folder of what is not kept at once. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const [, , site, later] = process.argv;
const paths = fs.readdirSync(site, { recursive: true }).sort()
  .filter(one => one !== 'offline.js' &&
    fs.statSync(path.join(site, one)).isFile());
const sum = one => createHash('sha256')
  .update(fs.readFileSync(path.join(site, one))).digest('hex');
console.log(`const LATER = ${JSON.stringify(later)};`);
console.log(`const FILES = ${JSON.stringify(
  Object.fromEntries(paths.map(one => [one, sum(one)])))};`);
