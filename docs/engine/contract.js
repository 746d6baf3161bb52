/* The functions of the chapters, as their tables have them
 * (docs/pages/contract.py): by name, with their parameters in order. A size
 * becomes a function of the arguments. */
export const FUNCTIONS = {}, STRUCTS = {}, CONSTANTS = {};

export function readContract(chapter, rows) {
  const readers = {
    constant: ([, name, value]) => { CONSTANTS[name] = Number(value); },
    member: ([tag, name, type]) =>
      (STRUCTS[`struct ${tag}`] ??= []).push([name, type]),
    function([name, returns]) {
      FUNCTIONS[name] = { chapter, returns, parameters: [] };
    },
    parameter: ([of, , name, type, kind, example, ...sizes]) =>
      FUNCTIONS[of].parameters.push(kind === 'value'
        ? { name, type, example: CONSTANTS[example] ?? JSON.parse(example) }
        : { name, type, input: kind === 'in', changed: kind === 'in,out',
          size: given => sizes.reduce((all, size) =>
            all * amount(size, given), 1) }),
  };
  for (const [kind, ...fields] of rows.trim().split('\n')
    .map(line => line.split('\t'))) readers[kind]?.(fields);
}

/* The value of "2 * d", "n + 1" or "d / 2" with these arguments. */
function amount(size, given) {
  return size.replaceAll('-', '+ -1 *').split('+').reduce((sum, term) =>
    sum + term.match(/[*/]? *-?\w+/g).reduce((product, part) => {
      const [, sign, word] = part.match(/([*/]?) *(.*)/);
      const value = given[word] ?? Number(word);
      return sign === '/' ? Math.trunc(product / value) : product * value;
    }, 1), 0);
}
