/* Compiles and links a student's file with clang, which is itself
 * WebAssembly. */
import { isProvided } from '../engine/student.js';

/* An end of clang's own stack, or of its memory. */
const isCrash = error => error instanceof WebAssembly.RuntimeError ||
  /call stack|too much recursion/.test(error);
const CRASHED = 'clang: error: it has stopped itself. Is something nested ' +
  'very deeply, or very large?\n';

/* Runs one command of clang; gives the files, or null if it failed, and what it
 * said. */
async function run(llvm, command, files) {
  const kept = [];
  const hear = bytes => { if (bytes) kept.push(bytes.slice()); };
  let after = null;
  try {
    after = await llvm.runLLVM(command, files,
      { stdout: hear, stderr: hear, decodeASCII: false,
        fetchProgress: () => {} });
  } catch (error) {
    if (isCrash(error)) kept.push(CRASHED);
    else if (!(error instanceof llvm.Exit)) throw error;
  }
  return { files: after, said: await new Blob(kept).text() };
}

/* The steps for these arguments, as the driver of clang plans them: compile,
 * link. To plan takes as long as to link, so it is done when the tab is
 * built. */
export async function plan(llvm, args, files) {
  const { said } = await run(llvm, ['clang', '-###', ...args], files);
  return said.split('\n').filter(line => line.startsWith(' "')).map(line =>
    Array.from(line.matchAll(/"((?:[^"\\$]|\\["\\$])*)"/g),
      found => found[1].replaceAll(/\\(["\\$])/g, '$1')))
    .map(command => command[0] === '' ? command.slice(1) : command);
}

/* A text, and the two with other values in what it never sets (check.js). */
const KEPT = 3;

export class Compiler {
  /* steps: as plan() gives them. files: the headers and objects by name.
   * source: the path to name. */
  constructor(llvm, { steps, files, source }) {
    Object.assign(this, { llvm, steps, files, source });
    this.file = source.split('/').pop();
    this.latest = [];
  }

  /* { said, module }, or { said }, or { said, missing, twice }: names that the
   * linker lacks, or has twice. An exercise that is missing is no reason not to
   * run the others. rest: an object with the functions that the
   * text leaves out, or none. */
  async build(text, rest = null) {
    let one = this.latest.find(one => one.text === text && one.rest === rest);
    one ??= { text, rest, built: await this.buildAnew(text, rest) };
    this.latest = [one, ...this.latest.filter(other => other !== one)]
      .slice(0, KEPT);
    return one.built;
  }

  async buildAnew(text, rest) {
    let files = { ...this.files, [this.file]: text }, said = '';
    if (rest) files['rest.o'] = rest;
    for (const step of this.steps) {
      const result = await run(this.llvm,
        rest && step !== this.steps[0] ? [...step, 'rest.o'] : step, files);
      said += this.named(result.said);
      if (!result.files)
        return step === this.steps[0] ? { said }
          : { said, missing: [], twice: this.twice(result.said) };
      files = result.files;
    }
    const module = files['student.wasm'];
    const missing = WebAssembly.Module.imports(new WebAssembly.Module(module))
      .filter(one => one.module === 'env' && !isProvided(one.name))
      .map(({ name }) => name);
    return missing.length ? { said, missing, twice: [] } : { said, module };
  }

  /* The path of the source in place of the file's bare name. */
  named(said) {
    return said.split('\n').map(line => line.startsWith(this.file + ':')
      ? this.source + line.slice(this.file.length) : line).join('\n');
  }

  twice(said) {
    return Array.from(said.matchAll(/duplicate symbol: (\w+)/g), m => m[1]);
  }
}
