/* The course's engine in a tab: judges a student's text of a chapter. It works
 * in Node and in a worker of a browser. */
import { Awk } from './awk.js';
import { check } from './check.js';
import { Claims, Findings } from './claims.js';
import { Compiler } from './compiler.js';
import { Judge } from './judge.js';
import { runWorked } from './worked.js';
// Written by modules.sh, into the folder where all scripts are put together.
import * as tables from './functions.js';

export { Claims };
export { blame } from './blame.js';

export class Course {
  /* load(name): a promise of the bytes of a file that make tab has built. llvm:
   * the module of clang. claims(chapter, module, chosen): the files of the
   * Findings. worked(module): as runWorked(). */
  constructor(load, llvm, claims = (...all) => this.claims(...all),
    worked = runWorked) {
    this.load = load;
    this.llvm = llvm;
    this.runClaims = claims;
    this.runWorked = worked;
    this.chapters = new Map();
  }

  async json(name) {
    return JSON.parse(new TextDecoder().decode(await this.load(name)));
  }

  async awk() {
    return this.program ??= new Awk(
      await WebAssembly.compile(await this.load('awk.wasm')));
  }

  /* What is needed to judge a chapter. */
  async chapter(name) {
    if (!this.chapters.has(name)) this.chapters.set(name, this.begin(name));
    return this.chapters.get(name);
  }

  async begin(name) {
    const [chapter, programs, side] = await Promise.all([
      this.json(`${name}.json`), this.json('judge.json'),
      this.load('student_side.o')]);
    const short = name.slice(3);
    const compiler = new Compiler(this.llvm, {
      steps: chapter.steps,
      source: `chapters/${name}/${short}.c`,
      files: { 'student_side.o': side, [`${short}.h`]: chapter.header,
        'todo.h': chapter.todo },
    });
    const judge = new Judge(await this.awk(), programs,
      { ...chapter, name });
    return { compiler, judge };
  }

  /* The claims in this same thread. */
  async claims(name, module, chosen) {
    const judge = await this.load(`${name}.wasm`), found = new Findings();
    const claims = new Claims(judge, module, tables,
      `chapters/${name}/${name.slice(3)}.c`);
    claims.each(chosen, (k, result) =>
      result && found.add(k, claims.list[k], result));
    return found.files();
  }

  /* only: an exercise, whose claims alone are run. rest: an object with the
   * functions that the text leaves out. */
  async check(name, text, { only, linked, rest = null } = {}) {
    const { compiler, judge } = await this.chapter(name);
    return check(text, { judge, linked, build: t => compiler.build(t, rest),
      claims: (module, chosen) => this.runClaims(name, module, chosen) }, only);
  }

  /* The worked example on a student's text: as runWorked(), or { unbuilt: names
   * that the text and the worked example both have }. */
  async run(name, text) {
    const { compiler } = await this.chapter(name);
    const { module, twice = [] } = await compiler.build(text,
      await this.load(`${name}_worked.o`));
    return module ? this.runWorked(module) : { unbuilt: twice };
  }

  async board(name, verdict, settings) {
    return (await this.chapter(name)).judge.board(verdict, settings);
  }
}
