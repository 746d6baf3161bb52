/* node engine.mjs MODULE: what student.js and lines.js make of a module that
 * catches what stops it (catches.s) and of damaged lines. Prints what fails. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { linesOf } from '../../../docs/engine/lines.js';
import { Student } from '../../../docs/engine/student.js';

const student = new Student(
  new WebAssembly.Module(fs.readFileSync(process.argv[2])));
student.start();
assert.throws(() => student.borrow([], c => c.catches()), { kind: 'abort' });

/* The row of address 16 in a module of nothing but these lines. */
const rowIn = lines => linesOf(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0,
  10, 0, 0, 12 + lines.length, 11, ...Buffer.from('.debug_line'),
  ...lines))(26);

/* A header, the files a.c and b, and a row; cut anywhere it has no end. */
const lines = [53, 0, 0, 0, 4, 0, 32, 0, 0, 0, 1, 1, 1, 251, 14, 13, 0, 1, 1, 1,
  1, 0, 0, 0, 1, 0, 0, 1, 0, 97, 46, 99, 0, 0, 0, 0, 98, 0, 0, 0, 0, 0,
  0, 5, 2, 16, 0, 0, 0, 3, 6, 1, 2, 4, 0, 1, 1];
assert.equal(rowIn(lines).line, 7);
for (let size = 0; size < lines.length; size++)
  assert.equal(rowIn(lines.slice(0, size)), null);
