/* What a reader of the course in a tab waits for, in Chromium; chapter 05, and
 * every check has a text that is new. Prints milliseconds that passed, as
 * medians of ROUNDS, with the goals; and what is loaded.
 *
 *   tests/proof/pages/test.sh bench.mjs */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { story } from './page.mjs';

const CH = '05_full_formula', rounds = Number(process.env.ROUNDS ?? 15);
const reference =
  fs.readFileSync(`solutions/${CH}/full_formula.c`, 'utf8');
const site = execFileSync('docs/tab/tab.sh', ['--site'],
  { encoding: 'utf8' }).trim();
const row = (name, value, goal = '') => console.error(
  name.padEnd(48), String(value).padStart(8), ' ', goal);

/* Megabytes of the files that are chosen, compressed. */
function size(chosen) {
  const files = fs.readdirSync(site, { recursive: true })
    .map(one => path.join(site, one))
    .filter(one => chosen(one) && fs.statSync(one).isFile());
  const bytes = one => one.endsWith('.gz') ? fs.statSync(one).size
    : gzipSync(fs.readFileSync(one), { level: 6 }).length;
  return (files.reduce((sum, one) => sum + bytes(one), 0) / 1e6).toFixed(1);
}

/* In the page: the median of a check of this exercise or of the chapter. */
async function checks(rounds, only, text = lesson.editor.text) {
  const { chapter, checks: { builder } } = lesson, times = [];
  for (let k = 0; k <= rounds; k++) {
    const from = performance.now();
    await builder.ask({ check: chapter, settings: { colour: 1 },
      text: `${text}// ${from}`, ...only && { only } });
    if (k) times.push(performance.now() - from);
  }
  return Math.round(times.sort((a, b) => a - b)[rounds >> 1]);
}

/* In the page: the longest pause between two frames while it checks. */
async function longestFrame() {
  let last = performance.now(), longest = 0, over = false;
  const look = now => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!over) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  await lesson.checks.builder.ask({ check: lesson.chapter,
    text: `${lesson.editor.text}/* frames */`, settings: {} });
  over = true;
  return Math.round(longest);
}

const open = reader => reader.open(`chapters_${CH}.html`);

/* From the opening of the page to the first board, in milliseconds. */
async function firstVerdict(reader) {
  await reader.click('.begin');
  await reader.press('Control+a');
  await reader.paste(reference);
  await reader.press('Control+Enter');
  return reader.ask(() => Math.round(performance.now()));
}

const measured = (name, act) =>
  story(name, { site, browsers: ['chromium'] }, (step, reader) =>
    step('is measured', () => act(reader)));

measured('Waiting', async reader => {
  row(`the course in a tab, medians of ${rounds}`, '', 'goal');
  for (const [visit, goal] of [['first', 10000], ['second', 4000]]) {
    await open(reader);
    row(`the first verdict, ${visit} visit`, await firstVerdict(reader),
      goal);
  }
  row('text to read', await reader.ask(() => Math.round(
    performance.getEntriesByType('paint').at(-1).startTime)), 1000);
  row('a chapter after an edit', await reader.ask(checks, rounds), 1000);
  row('one function after an edit',
    await reader.ask(checks, rounds, 'pair_frequency'), 500);
  row('a chapter that loops for ever', await reader.ask(checks, 1, null,
    reference.replace('return pow', 'for (;;) i++; return pow')), 2000);
  row('the longest frame meanwhile', await reader.ask(longestFrame));
  row('clang, megabytes', size(one => one.includes('/clang/')), 25);
  row('the whole site without it, megabytes',
    size(one => !one.includes('/clang/')));
});

measured('Loading', async reader => {
  reader.site.rate = 1.5e6 / 8;
  await open(reader);
  const { bytes } = JSON.parse(fs.readFileSync(path.join(site, 'tab',
    fs.readdirSync(`${site}/tab`)[0], 'exercises.json')))[CH];
  row('at 1.5 Mbit/s the first verdict, by the compiler', (await firstVerdict(
    reader) / 1000 / (bytes / reader.site.rate)).toFixed(2), 1.2);
});

measured('Reading', async reader => {
  reader.site.rate = 1e9;     // what can be is compressed
  await open(reader);
  await reader.page.waitForNetworkIdle({ timeout: 0 });
  row('a lesson that one only reads, megabytes',
    (reader.site.sent / 1e6).toFixed(1), 2);
});
