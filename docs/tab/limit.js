/* node limit.js CORE.wasm: no text takes all memory of a machine, nor fills it
 * for minutes: clang may have 384 MB in place of 4 GB, which is all that there
 * can be. For 64 MB of arrays, the most that compiler.js takes, 270 do. */
import fs from 'node:fs';

const file = process.argv[2];
const bytes = fs.readFileSync(file).toString('latin1');
/* The section of the memory: its least and most pages, of 64 KB, seven bits in
 * each byte. */
const SECTION = /(\x05\x07\x01\x01[^]{2})\x80\x80\x04(?=\x06)/g;
const MOST = '\x80\xb0\x00';
if (bytes.match(SECTION)?.length !== 1)
  throw new Error(`${file}: the limit of its memory was not found`);
fs.writeFileSync(file, bytes.replace(SECTION, `$1${MOST}`), 'latin1');
