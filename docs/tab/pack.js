/* node pack.js KNOWN OUT: writes what the tab reads of the course into OUT:
 * judge.json, the judge's programs and the tables of the chapters; and
 * NN_name.json for each chapter. KNOWN has the fingerprints of the chapters.
 * Standard input: a line for each chapter, its name; the first has the
 * compiler's warning flags. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clangArguments } from './flags.js';
import { plan } from './compiler.js';

const [, , known, out] = process.argv;
const [warnings, ...chapters] =
  fs.readFileSync(0, 'utf8').trim().split('\n').map(line => line.split(' '));
const read = file => fs.readFileSync(file, 'utf8');
const write = (name, data) =>
  fs.writeFileSync(`${out}/${name}`, JSON.stringify(data));
const llvm = await import(
  pathToFileURL(path.resolve(`${out}/clang/bundle.js`)));

const header = name => `chapters/${name}/${name.slice(3)}.h`;
const table = name => `tests/${name}/contract.tsv`;
const judge = ['tests/judge', 'tests/guesses'].flatMap(folder =>
  fs.readdirSync(folder).map(file => `${folder}/${file}`))
  .filter(file => /\.(awk|tsv)$|\/program$/.test(file));
write('judge.json', Object.fromEntries([
  'tests/harness/code_limits.h', 'tests/verbs/words.tsv', ...judge,
  ...chapters.map(([name]) => table(name))].map(file => [file, read(file)])));

const exercises = {};
/* The steps of all chapters, but for the names. */
const planned = await plan(llvm, clangArguments('wasm64-wasi', warnings,
  ['FUNCTION'], 'FILE.c'), { 'FILE.c': '', 'student_side.o':
  new Uint8Array(fs.readFileSync(`${out}/student_side.o`)) });
for (const [name] of chapters) {
  const file = `${name.slice(3)}.c`;
  const functions = [...read(table(name)).matchAll(/^function\t(\w+)/gm)]
    .map(([, name]) => name);
  // The empty exercise, whatever a clone's own file has by now.
  const stub = execFileSync('awk',
    ['-f', 'tests/judge/stub.awk', header(name)], { encoding: 'utf8' });
  exercises[name] = { functions, version: createHash('sha256')
    .update(stub + read(header(name)) +
      read(`tests/${name}/${name.slice(3)}_test.c`))
    .digest('hex').slice(0, 8) };
  fs.writeFileSync(`${out}/${name}.c`, stub);
  if (fs.existsSync(`solutions/${name}/${file}`))
    fs.copyFileSync(`solutions/${name}/${file}`, `${out}/${name}.solution.c`);
  write(`${name}.json`, {
    functions, header: read(header(name)), todo: read('tests/harness/todo.h'),
    fingerprints: fs.existsSync(`${known}/${name}`)
      ? read(`${known}/${name}`) : '',
    steps: planned.map(step => step.flatMap(word =>
      word === 'FILE.c' ? file : !word.endsWith('FUNCTION') ? word
        : functions.map(name => word.replace('FUNCTION', name)))),
  });
}
write('exercises.json', exercises);
