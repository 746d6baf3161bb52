/* node limit.js CORE.wasm: no text takes all memory of a machine: clang may
 * have 1 GB in place of 4, which is all that there can be. */
import fs from 'node:fs';

const file = process.argv[2];
const bytes = fs.readFileSync(file).toString('latin1');
/* The section of the memory: its least and most pages. */
const SECTION = /(\x05\x07\x01\x01[^]{2}\x80\x80)\x04(?=\x06)/g;
if (bytes.match(SECTION)?.length !== 1)
  throw new Error(`${file}: the limit of its memory was not found`);
fs.writeFileSync(file, bytes.replace(SECTION, '$1\x01'), 'latin1');
