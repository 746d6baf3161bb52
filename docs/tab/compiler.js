/* Compiles and links a student's file with clang, which is itself
 * WebAssembly. */
import { isProvided } from '../engine/student.js';

/* An end of clang's own stack, or of its memory. */
const isCrash = error => error instanceof WebAssembly.RuntimeError ||
  /call stack|too much recursion/.test(error);
const CRASHED = 'clang: error: it has stopped itself. Is a global or static ' +
  'array very large, or something nested very deeply?\n';

/* An object has a byte for each byte of a global or static array, even if all
 * are 0. */
const MOST_MEGABYTES = 64;
class TooLarge extends Error {}
const TOO_LARGE = 'clang: error: what this compiles to has more than ' +
  `${MOST_MEGABYTES} MB. Is a global or static array very large?\n`;

/* Runs one command of clang; gives the bytes that it has printed, or null if it
 * failed, and what it said. */
async function run(llvm, command, files) {
  const kept = [], diagnostics = [];
  const hear = (bytes, kept) => { if (bytes) kept.push(bytes.slice()); };
  let printed = null, size = 0;
  try {
    await llvm.runLLVM(command, files, { decodeASCII: false,
      fetchProgress: () => {}, stderr: bytes => hear(bytes, diagnostics),
      stdout: bytes => {
        hear(bytes, kept);
        size += bytes?.length ?? 0;
        if (size > MOST_MEGABYTES << 20) throw new TooLarge();
      } });
    printed = new Uint8Array(await new Blob(kept).arrayBuffer());
  } catch (error) {
    if (error instanceof TooLarge) diagnostics.push(TOO_LARGE);
    else if (isCrash(error)) diagnostics.push(CRASHED);
    else if (!(error instanceof llvm.Exit)) throw error;
  }
  return { printed, diagnostics: await new Blob(diagnostics).text() };
}

/* Headers whose place is taken: the library's own say how they could be had.
 * Those of POSIX that it has not got are named like them. */
const elsewhere = name =>
  `<${name}> works in a terminal, not in a browser tab.`;
const LACKING = { lacking: Object.fromEntries(['setjmp.h', 'signal.h',
  'threads.h'].map(name => [name, `#error ${elsewhere(name)}\n`])) };
const LACKED = new RegExp("fatal error: '((aio|arpa/inet|dlfcn|grp|net/if|" +
  'netdb|netinet/(in|tcp)|pthread|pwd|spawn|sys/(ipc|msg|sem|shm|statvfs|' +
  "wait)|syslog|termios|ulimit|utmpx|wordexp)\\.h)' file not found", 'g');

/* What each step makes. */
const MADE = ['student.o', 'student.wasm'];

/* The steps for these arguments, as the driver of clang plans them: compile,
 * link. To plan takes as long as to link, so it is done when the tab is
 * built. Each prints what it makes: clang's own file system copies a whole file
 * each time that a part of it is written. */
export async function plan(llvm, args, files) {
  const { diagnostics } = await run(llvm,
    ['clang', '-###', '-Ilacking', ...args], files);
  const lines = diagnostics.split('\n');
  return lines.filter(line => line.startsWith(' "')).map(line =>
    Array.from(line.matchAll(/"((?:[^"\\$]|\\["\\$])*)"/g),
      found => found[1].replaceAll(/\\(["\\$])/g, '$1')))
    .map(command => command[0] === '' ? command.slice(1) : command)
    .map(command => command.map((word, k) => command[k - 1] === '-o' ? '-'
      : word.replace(/^\/tmp\/.*\.o$/, MADE[0])));
}

/* A text, the two with other values in what it never sets (check.js), and it
 * with its worked example. */
const KEPT = 4;

export class Compiler {
  /* steps: as plan() gives them. files: the headers and objects by name.
   * source: the path to name. */
  constructor(llvm, { steps, files, source }) {
    Object.assign(this, { llvm, steps, files, source });
    this.file = source.split('/').pop();
    this.latest = [];
  }

  /* { diagnostics } and the module, or missing and twice: names that the
   * linker lacks, or has twice. An exercise that is missing is no reason not to
   * run the others. rest: an object with what the text leaves out, or with what
   * calls it, or none. */
  async build(text, rest = null) {
    let build = this.latest.find(earlier =>
      earlier.text === text && earlier.rest === rest);
    build ??= { text, rest, built: await this.buildAnew(text, rest) };
    this.latest = [build, ...this.latest.filter(other => other !== build)]
      .slice(0, KEPT);
    return build.built;
  }

  async buildAnew(text, rest, steps = this.steps) {
    const files = { ...LACKING, ...this.files, [this.file]: text };
    let diagnostics = '';
    if (rest) files['rest.o'] = rest;
    for (const [k, step] of steps.entries()) {
      const done = await run(this.llvm, rest && k ? [...step, 'rest.o'] : step,
        files);
      diagnostics += this.named(done.diagnostics);
      if (!done.printed) return k === 0 ? { diagnostics }
        : { diagnostics, missing: [], twice: this.twice(done.diagnostics) };
      files[MADE[k]] = done.printed;
    }
    const module = files['student.wasm'];
    const missing = WebAssembly.Module.imports(new WebAssembly.Module(module))
      .filter(({ module, name }) => module === 'env' && !isProvided(name))
      .map(({ name }) => name);
    return missing.length ? { diagnostics, missing, twice: [] }
      : { diagnostics, module };
  }

  /* The path of the source in place of the file's bare name. */
  named(diagnostics) {
    return diagnostics.replace(LACKED, (_, name) => `error: ${elsewhere(name)}`)
      .split('\n').map(line => line.startsWith(this.file + ':')
      ? this.source + line.slice(this.file.length) : line).join('\n');
  }

  twice(diagnostics) {
    return Array.from(diagnostics.matchAll(/duplicate symbol: (\w+)/g),
      match => match[1]);
  }
}
