/* node judge.mjs TAB: judges files in a browser, as the tab does, with the same
 * clang. Each line of standard input names CHAPTER SOURCE FOLDER REST [ALONE];
 * the verdict goes into FOLDER/verdict. TAB is the folder that tab.sh --engine
 * has filled; REST, in it, an object with the functions that SOURCE leaves out.
 * With ALONE each exercise that does not pass, or one that does, is judged by
 * itself, too, and the verdict ends with a line for each of which something
 * else is said then. With "run" in its place what the worked example prints
 * takes the verdict's, and with "line=EXERCISE" what Hint says of a line. */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { PROGRAMS, Site, launch, program } from '../pages/browsers.mjs';

const site = new Site();
site.folder = process.argv[2];
const browser = await launch(Object.keys(PROGRAMS).find(program),
  await site.begin());
const page = await browser.newPage();
page.setDefaultTimeout(0);
await page.goto('http://localhost/engine/exercises.json');

/* In the page: the course, with the modules of the tab. */
await page.evaluate(async () => {
  Error.stackTraceLimit = 60;
  const { Course, blame } = await import('/engine/course.js');
  window.blame = blame;
  window.bytes = async name =>
    new Uint8Array(await (await fetch(name)).arrayBuffer());
  window.course = new Course(name => bytes(`/engine/${name}`),
    await import('/engine/clang/bundle.js'));
});

/* In the page: the verdict. */
async function judge(chapter, text, rest, alone) {
  const NOT_PASSED = /(?<=^claim\t)[^\t]+(?=\t[^\t]*\t(?!passed))/gm;
  const given = await bytes(`/${rest}`);
  if (alone === 'run') return (await course.run(chapter, text)).out;
  const [, only] = alone.split('=');
  if (only) return blame(course, chapter, { text, only });
  const check = async only =>
    (await course.check(chapter, text, { rest: given, only })).verdict;

  /* The claims of one exercise, and what is said of them. */
  function claimsOf(verdict, exercise) {
    let isInside = false;
    return verdict.split('\n').filter(line => {
      if (line.startsWith('claim\t'))
        isInside = line.split('\t')[1] === exercise;
      return isInside && line;
    }).join('\n');
  }

  let verdict = await check();
  if (!alone) return verdict;
  for (const only of new Set(verdict.match(NOT_PASSED) ??
    verdict.match(/(?<=^claim\t)[^\t]+/)))
    if (claimsOf(await check(only), only) !== claimsOf(verdict, only))
      verdict += `alone\t${only}\n`;
  return verdict;
}

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

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [chapter, source, folder, rest, alone] = line.split(' ');
  const verdict = await page.evaluate(judge, chapter, whole(source), rest,
    alone);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'verdict'), verdict.replaceAll(
    `chapters/${chapter}/${chapter.slice(3)}.c`, source));
}
await browser.close();
site.end();
