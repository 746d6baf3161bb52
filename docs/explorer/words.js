/* What became of a call that did not return, in words for whoever wrote it. */

const page_says = phrases('page');
const undefined_says = phrases('undefined');

/* Browsers name traps differently: Chromium, then Firefox, then Safari. */
const TRAPS = [
  [/call stack|too much recursion|out of bounds/i, 'stack'],
  [/indirect call|table index|null function|signature mismatch/i,
    'no function'],
  [/out of memory|could not allocate|memory\.grow/i, 'no memory'],
];

function trap(message) {
  const [, name = 'trap'] = TRAPS.find(([pattern]) => pattern.test(message)) ??
    [];
  return page_says(name, { message });
}

function access({ at, writes, block, freed, allocated }, array) {
  const where = !block ? at < 64 ? 'null' : 'foreign'
    : freed ? 'freed' : at < block ? 'before' : 'past';
  return page_says(where, { does: page_says(writes ? 'writes' : 'reads'),
    array: array ?? page_says(allocated ? 'malloc' : 'an array') });
}

/* What it does, by the kind of its error. */
function what_it_does({ kind = 'trap', what, array, message }) {
  if (kind === 'trap') return trap(message);
  if (kind === 'access') return access(what, array);
  return page_says(kind === 'free' && what.twice ? 'free twice' : kind,
    { what, millions: MILLION_STEPS,
      says: kind === 'undefined' && undefined_says(what.found, what) });
}

/* Returns { kind, name, what, text }: kind is todo, trap or one that texts.tsv
 * has words for; name is the function that was called. */
function explain(error, name) {
  const { kind = 'trap', what, line } = error;
  if (kind === 'todo') return { kind, name, what: what.function,
    text: `${what.function} is not written yet` };
  if (kind === 'missing' && what === name)
    return { kind: 'todo', name, what, text: `${name} is not there` };
  const place = line ? ` (line ${line})` : '';
  return { kind, name, what, text: `${name}${place} ${what_it_does(error)}` };
}
