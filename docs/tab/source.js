/* What the page has to know of a C file: where each exercise is. */

/* The extent of each exercise: `start` of the line with its name, `from` behind
 * the brace that opens its body, `to` the brace that closes it, which stands in
 * the first column, as in the empty exercises. */
export function bodies(text, names) {
  const found = new Map();
  for (const name of names) {
    const start = text.match(new RegExp(`^[a-z].*[ *]${name}\\(`, 'm'));
    const end = start ? text.indexOf('\n}', start.index) : -1;
    if (end < 0) continue;
    const from = text.indexOf('\n{', start.index);
    if (from >= 0 && from < end)
      found.set(name, { start: start.index, from: from + 2, to: end + 1 });
  }
  return found;
}

/* The text without the other exercises. */
export function ownText(text, names, name) {
  const others = [...bodies(text, names)].filter(([other]) => other !== name)
    .map(([, extent]) => extent).sort((a, b) => b.start - a.start);
  for (const { start, to } of others)
    text = text.slice(0, start) + text.slice(to + 1).replace(/^\n+/, '');
  return text;
}

/* A static function with the comment above it. */
const HELPER = new RegExp('(?:^/\\*(?:[^*]|\\*(?!/))*\\*/\\n)?' +
  '^static [^;{]*?(\\w+)\\([^;{]*\\n\\{.*?^\\}\\n', 'gms');

/* One exercise with the static functions that it calls, for a reader. */
export function withHelpers(text, names, name) {
  const { start, to } = bodies(text, names).get(name);
  const helpers = [...ownText(text, names, name).matchAll(HELPER)];
  let shown = text.slice(start, to + 1);
  for (const [helper, called] of helpers.reverse())
    if (new RegExp(`\\b${called}\\(`).test(shown))
      shown = `${helper}\n${shown}`;
  return shown;
}

/* A mark of what an exercise was when it passed: its text with all that is no
 * other exercise, and the version of the chapter. FNV-1a, 32 bits. */
export function markOf(text, { functions, version }, name) {
  let hash = 0x811c9dc5;
  for (const c of version + ownText(text, functions, name))
    hash = Math.imul(hash ^ c.codePointAt(0), 0x01000193);
  return hash >>> 0;
}

/* Of each exercise of a chapter: 'done', 'changed' since it passed, or
 * 'open'. */
export function statesOf({ text, passed }, chapter) {
  return chapter.functions.map(name => !(name in passed) ? 'open'
    : passed[name] === markOf(text ?? '', chapter, name) ? 'done' : 'changed');
}

/* { exercise: whether every claim has passed }, of the exercises in a
 * verdict. */
export function outcomes(verdict) {
  const all = {};
  for (const line of verdict.split('\n')) {
    const [type, exercise, , status] = line.split('\t');
    if (type === 'claim')
      all[exercise] = (all[exercise] ?? true) && status === 'passed';
  }
  return all;
}
