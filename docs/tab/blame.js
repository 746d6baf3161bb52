/* In which line of a text a change makes all tests of an exercise pass: what
 * tests/guesses/blame.sh finds in a terminal by its first search. */
import { outcomes } from './source.js';

/* Chooses one of the changes. No student's name begins so. */
const CHOOSE = '\nunsigned long chosen;\n' +
  '__attribute__((export_name("choose"))) ' +
  'void __course_choose(unsigned long k) { chosen = k; }\n';

/* The claims that have not passed, each by its exercise and its sentence. */
const failures = verdict => (verdict.match(/^claim\t.*/gm) ?? [])
  .map(line => line.split('\t')).filter(([, , , status]) => status !== 'passed')
  .map(claim => claim.slice(1, 3).join());

/* The words of make hint for lines in which a change is enough. */
function inWords(table, lines, begun, exercise) {
  const kind = !lines.length ? 'none' : lines.length === 2 ? 'either'
    : /,/.test(lines) ? 'pass_each' : begun || 'pass';
  const [, format] = table.match(new RegExp(`^blame_${kind}\t(.*)`, 'm'));
  return [...lines, exercise].reduce((words, value) => words.replace('%s',
    value.replace(',', ' and ')), format).replaceAll('\\n', '\n');
}

/* The words of make hint, or '' if nothing can be tried. */
export async function blame(course, chapter, { text, only }) {
  const { compiler, judge } = await course.chapter(chapter);
  const edits = set => judge.guess('edits', { exercise: only, source: 'text',
    list: '/dev/stderr', ...set },
  ['tests/guesses/edits.tsv', judge.contract], { text });
  // With all errors, without UBSan, but with AddressSanitizer: an access that
  // nobody watches may end Chromium's page.
  const steps = compiler.steps.with(0, [...compiler.steps[0].filter(word =>
    !word.startsWith('-fsanitize=al')), '-w', '-ferror-limit', '0']);
  let all, built, left_out = ' '; // what does not compile
  for (let round = 0; !built?.module; round++) {
    if (round > 3 || !(all = await edits({ left_out }))) return '';
    built = await compiler.buildAnew(all.text + CHOOSE, null, steps);
    for (const [, k] of built.diagnostics.matchAll(/^edit (\d+):.* error: /gm))
      left_out += `${k} `;
  }
  const changes = all.notes.filter(byte => byte === 10).length;
  const { facts } = await course.runClaims(chapter, built.module,
    { only, changes });
  const best = await judge.guess('best', {}, ['lines', 'facts'],
    { lines: all.notes, facts });

  const before = failures((await course.check(chapter, text)).verdict);
  const right = new Set();
  let begun; // if the change begins a sum
  for (const row of best.text.split('\n')) {
    const [, wrong, line, change, , started] = row.split(' ');
    if (wrong !== '0' || right.has(line)) continue;
    const { verdict } = await course.check(chapter,
      (await edits({ only: change })).text);
    // A helper that is right for other exercises is not to blame.
    if (outcomes(verdict)[only] &&
      failures(verdict).every(claim => before.includes(claim))) {
      right.add(line);
      begun = started;
    }
  }
  const lines = /,.*,/.test([...right]) ? [] : [...right];
  return inWords(judge.files['tests/verbs/words.tsv'], lines, begun, only);
}
