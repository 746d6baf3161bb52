/* How a student's file is compiled and linked: docs/engine/flags.txt, and the
 * warnings of tests/judge/build.mk. */
import fs from 'node:fs';

const lines = fs.readFileSync('docs/engine/flags.txt', 'utf8').split('\n')
  .map(line => line.split(' '));
const flags = kind => lines.filter(([first]) => first === kind)
  .flatMap(([, ...words]) => words);

/* Arguments of clang for a file, and for its warnings alone; functions: those
 * of the chapter. For an array that no stack has room for (flags.txt), clang
 * would make a pattern, number by number. */
export function clangArguments(target, warnings, functions, file) {
  return [`--target=${target}`, ...flags('compile'), ...warnings,
    '-ftrivial-auto-var-init-max-size=8388608',
    ...flags('link'),
    ...functions.map(name => `-Wl,--export-if-defined=${name}`),
    file, 'student_side.o', '-o', 'student.wasm'];
}
