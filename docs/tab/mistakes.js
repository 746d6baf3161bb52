/* node mistakes.js MODULE FOLDER: runs the claims of a chapter with each of its
 * known mistakes, all of which are in one module (tests/judge/together.awk).
 * Writes FOLDER/facts without any, and FOLDER/ID/facts, as
 * tests/harness/runner.c does in a terminal. */
import fs from 'node:fs';
import { Stopped, importsOf, textAt } from '../engine/wasi.js';

/* The limits that may stop a claim: their statuses. */
const STATUSES = { __course_too_many_steps: 'endless',
  __course_too_much_memory: 'memory' };

/* Here the harness itself calls exit(), prints and asks for memory. */
const IGNORED = new Set(['flush_student', '__course_left_early',
  '__course_allocated']);

class Program {
  constructor(bytes) {
    this.module = new WebAssembly.Module(bytes);
  }

  /* A fresh instance, in which the mistake of this number is made. */
  begin(number) {
    let said = '';
    const instance = new WebAssembly.Instance(this.module, importsOf(
      this.module, name => IGNORED.has(name) ? () => {}
        : () => { throw new Stopped(name); }, {
        memory: () => instance.exports.memory.buffer,
        write: (stream, text) => { said += stream === 1 ? text : ''; },
        size: () => 0,
        ended: 'over',
      }));
    const c = instance.exports;
    const text = at => textAt(c.memory.buffer, at);
    c.__wasm_call_ctors();
    return { c, text, id: text(c.choose_mistake(number)),
      said: () => said };
  }

  names() {
    const names = [], { c, text } = this.begin(0);
    while (text(c.claim_name(names.length)))
      names.push(text(c.claim_name(names.length)));
    return names;
  }

  /* The facts of a claim, and what it called. */
  run(claim, number) {
    const run = this.begin(number);
    try {
      run.c.claim_run(claim);
    } catch (error) {
      if (error.kind !== 'over') this.conclude(run, error);
    }
    const called = run.c.claim_called();
    const before = run.said().length;
    run.c.print_facts(claim);
    return { called, facts: run.said().slice(before) };
  }

  conclude({ c }, { kind }) {
    const status = STATUSES[kind] ?? 'begun';
    new Uint8Array(c.memory.buffer).set(
      new TextEncoder().encode(status + '\0'), c.text_room());
    if (!c.set_claim_status()) throw new Error(`${status} is no status`);
  }
}

const [, , module, folder] = process.argv;
const program = new Program(fs.readFileSync(module));
const names = program.names();
const right = names.map((_, k) => program.run(k, 0));
fs.writeFileSync(`${folder}/facts`, right.map(one => one.facts).join(''),
  'latin1');
for (let m = 1, one; (one = program.begin(m)).id; m++) {
  const changes = one.c.mistake_changes();
  fs.mkdirSync(`${folder}/${one.id}`, { recursive: true });
  fs.writeFileSync(`${folder}/${one.id}/facts`, names.map((_, k) =>
    right[k].called & changes ? program.run(k, m).facts : right[k].facts)
    .join(''), 'latin1');
}
