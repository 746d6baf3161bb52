/* What became of a call that did not return, in words for whoever wrote it. */

/* Browsers name traps differently: Chromium, then Firefox, then Safari. */
const TRAPS = [
  [/divide by zero|division by zero/i, 'divides a whole number by zero'],
  [/unrepresentable in integer|invalid conversion to integer|out of range/i,
    'makes a whole number of a number that is too large, or of NaN'],
  [/divide result unrepresentable|integer overflow/i,
    'divides the smallest whole number by -1'],
  [/out of bounds/i, 'reads or writes memory that is not its own'],
  [/call stack|too much recursion/i, 'calls itself without end'],
  [/indirect call|table index|null function|signature mismatch/i,
    'calls something that is not a function'],
  [/out of memory|could not allocate|memory\.grow/i,
    'needs more memory than the page has'],
  [/unreachable/i, 'gives up: abort(), a failed assert, or something that C' +
    ' leaves undefined'],
];

const UNDEFINED = {
  divrem_overflow: 'divides a whole number by zero',
  out_of_bounds: 'reads or writes past the end of a local array',
  shift_out_of_bounds: 'shifts by more bits than there are',
  type_mismatch: 'uses a null pointer, or one that is not aligned',
  pointer_overflow: 'computes a pointer outside any array',
  load_invalid_value: 'reads a bool that is neither true nor false',
  float_cast_overflow:
    'makes a whole number of a number that is too large, or of NaN',
  add_overflow: 'overflows an int in an addition',
  sub_overflow: 'overflows an int in a subtraction',
  mul_overflow: 'overflows an int in a multiplication',
  negate_overflow: 'overflows an int',
  vla_bound_not_positive: 'declares an array without elements',
  missing_return: 'comes to its end without a return',
  builtin_unreachable: 'reaches what it said could not be reached',
  nonnull_arg: 'passes a null pointer where none is allowed',
};

/* Returns { kind, name, what, text }: kind is todo, loop, exit, missing,
 * undefined or trap; name is the function that was called. */
function explain(error, name) {
  const { kind = 'trap', what = error?.message ?? String(error) } =
    error instanceof Stopped ? error : {};
  const text = {
    todo: () => `${what} is not written yet`,
    loop: () => `${name} has not come back after five seconds. Does it ` +
      'hold a loop that never ends?',
    exit: () => `${name} ends the program with exit(${what})`,
    missing: () => what === name ? `${name} is not there`
      : `${name} calls ${what}, which a web page does not have`,
    undefined: () => `${name} ` +
      (UNDEFINED[what] ?? `does what C leaves undefined (${what})`),
    trap: () => `${name} ` + (TRAPS.find(([pattern]) =>
      pattern.test(what))?.[1] ?? `has stopped: ${what}`),
  }[kind]();
  return { kind, name, what, text };
}
