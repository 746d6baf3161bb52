/* node judge.mjs ENGINE: judges files as the tab does, with the same clang.
 * Each line of standard input names CHAPTER SOURCE FOLDER REST [ALONE]; the
 * verdict goes into FOLDER/verdict. REST is an object with the functions that
 * SOURCE leaves out. ENGINE is the folder that tab.sh --engine prints. With
 * ALONE each exercise is judged by itself, too, and the verdict ends with a line
 * for each of which something else is said then. */
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

/* The text of a file, with what it includes from beside it: a student's is one
 * file. */
function whole(source) {
  return fs.readFileSync(source, 'utf8').replace(/^#include "(.*)"$/gm,
    (line, name, at, text) => {
      const beside = path.join(path.dirname(source), name);
      return fs.existsSync(beside) ? whole(beside) +
        `#line ${text.slice(0, at).split('\n').length + 1}` : line;
    });
}

/* The claims of one exercise, and what is said of them. */
function claimsOf(verdict, exercise) {
  let own = false;
  return verdict.split('\n').filter(line => {
    if (line.startsWith('claim\t')) own = line.split('\t')[1] === exercise;
    return own && line;
  }).join('\n');
}

async function otherwiseAlone(chapter, text, rest, verdict) {
  let said = '';
  for (const only of new Set(verdict.match(/(?<=^claim\t)[^\t]+/gm))) {
    const alone = await course.check(chapter, text, { rest, only });
    if (claimsOf(alone.verdict, only) !== claimsOf(verdict, only))
      said += `alone\t${only}\n`;
  }
  return said;
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [chapter, source, folder, rest, alone] = line.split(' ');
  const text = whole(source);
  const given = bytes(rest);
  let { verdict } = await course.check(chapter, text, { rest: given });
  if (alone)
    verdict += await otherwiseAlone(chapter, text, given, verdict);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'verdict'), verdict.replaceAll(
    `chapters/${chapter}/${chapter.slice(3)}.c`, source));
}
