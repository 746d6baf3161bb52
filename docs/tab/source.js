/* What the page has to know of a C file: where each exercise is. */

/* The extent of each exercise: `start` of its definition, `from` behind the
 * brace that opens its body, `to` the brace that closes it: the next one that
 * stands in the first column, as in the empty exercises, or the last of a body
 * that is one line. The editor's parser is no help here: while a brace is
 * missing it takes all that follows for one function. */
export function bodies(text, names) {
  const found = new Map();
  for (const name of names) {
    const head = text.match(
      new RegExp(`^[a-z][\\w\\s*]*\\b${name}\\([^;{}]*\\{`, 'm'));
    if (!head) continue;
    const start = head.index, from = start + head[0].length;
    const line = text.slice(from).match(/^.*\}[ \t]*$/m);
    const to = line?.index === 0 ? from + line[0].lastIndexOf('}')
      : text.indexOf('\n}', from) + 1;
    if (to > 0) found.set(name, { start, from, to });
  }
  return found;
}

/* The text without exercises, but for these. */
export function textWithOnly(text, names, ...these) {
  const others = [...bodies(text, names)]
    .filter(([other]) => !these.includes(other))
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
  const helpers = [...textWithOnly(text, names, name).matchAll(HELPER)];
  let shown = text.slice(start, to + 1);
  for (const [helper, called] of helpers.reverse())
    if (new RegExp(`\\b${called}\\(`).test(shown))
      shown = `${helper}\n${shown}`;
  return shown;
}

/* All on which the verdict of an exercise rests: its text, all that is no
 * exercise, and the exercises that are named in either or in one another. */
function restsOn(text, names, name) {
  const these = [name];
  for (;;) {
    const rest = textWithOnly(text, names, ...these);
    const more = names.filter(other => !these.includes(other) &&
      new RegExp(`\\b${other}\\b`).test(rest));
    if (!more.length) return rest;
    these.push(...more);
  }
}

/* A mark of what an exercise was when it passed: that, and the version of the
 * chapter. FNV-1a, 32 bits. */
export function markOf(text, { functions, version }, name) {
  let hash = 0x811c9dc5;
  for (const c of version + restsOn(text, functions, name))
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

export const isBuilt = ({ verdict }) => !/^broken\t/m.test(verdict);
