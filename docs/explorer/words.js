/* What became of a call that did not return, in words for whoever wrote it. */

/* Browsers name traps differently: Chromium, then Firefox, then Safari. */
const TRAPS = [
  [/call stack|too much recursion|out of bounds/i, 'has filled its stack: ' +
    'does it call itself without end, or have very large arrays?'],
  [/indirect call|table index|null function|signature mismatch/i,
    'calls something that is not a function'],
  [/out of memory|could not allocate|memory\.grow/i,
    'needs more memory than the page has'],
];

function access({ at, writes, block, freed, own }, array) {
  const does = writes ? 'writes' : 'reads';
  if (!block) return at < 64 ? `${does} where a null pointer points`
    : `${does} memory that is not its own`;
  if (freed) return `${does} memory that it has freed`;
  const side = at < block ? 'before the start of' : 'past the end of';
  return `${does} ${side} ${array ??
    (own ? 'memory that it got from malloc' : 'an array')}`;
}

const ENDS = {
  endless: () => `has taken ${MILLION_STEPS} million steps and is not at its ` +
    'end. Does it hold a loop that never ends?',
  exit: () => 'ends the program with exit()',
  ended: status => `ends the program with _exit(${status})`,
  abort: () => 'gives up: abort(), or a failed assert',
  memory: () => 'asks for more than 128 MB of memory',
  flood: () => 'prints more than a megabyte',
  idle: () => 'waits for something that never comes',
  free: ({ twice }) => twice ? 'frees the same memory twice'
    : 'frees memory that malloc has not given',
  undefined: ({ says }) => `does what C leaves undefined: ${says}`,
  missing: what => `calls ${what}, which a web page does not have`,
  access,
};

/* Returns { kind, name, what, text }: kind is todo, trap or one of ENDS; name
 * is the function that was called. */
function explain(error, name) {
  const { kind = 'trap', what, line, array, message } = error;
  if (kind === 'todo') return { kind, name, what: what.function,
    text: `${what.function} is not written yet` };
  if (kind === 'missing' && what === name)
    return { kind: 'todo', name, what, text: `${name} is not there` };
  const does = kind === 'trap' ? TRAPS.find(([pattern]) =>
    pattern.test(message))?.[1] ?? `has stopped: ${message}`
    : ENDS[kind](what, array);
  const place = line ? ` (line ${line})` : '';
  return { kind, name, what, text: `${name}${place} ${does}` };
}
