/* node judge.mjs ENGINE: judges files as the tab does, with the same clang. Each
 * line of standard input names CHAPTER SOURCE FOLDER [REST]; the verdict goes
 * into FOLDER/verdict. REST is an object with the functions that SOURCE leaves
 * out. ENGINE is the folder that tab.sh --engine prints. */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';

Error.stackTraceLimit = 60;
const engine = process.argv[2];
const bytes = file => new Uint8Array(fs.readFileSync(file));
const load = name => import(pathToFileURL(path.resolve(engine, name)));
const { Course } = await load('course.js');
const course = new Course(async name => bytes(path.join(engine, name)),
  await load('clang/bundle.js'));
for await (const line of readline.createInterface({ input: process.stdin })) {
  const [chapter, source, folder, rest] = line.split(' ');
  const { verdict } = await course.check(chapter,
    fs.readFileSync(source, 'utf8'), rest ? bytes(rest) : null);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'verdict'), verdict.replaceAll(
    `chapters/${chapter}/${chapter.slice(3)}.c`, source));
}
