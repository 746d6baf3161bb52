/* A student's module: calls its functions, lends them arrays, and says how a
 * call ended. */
import { Stopped, importsOf, textAt } from './wasi.js';
import { inWords } from './undefined.js';

/* Sizes in bytes, as clang has them for wasm32; an int and an enum have 4. */
export function width(type, structs) {
  if (!structs[type]) return { double: 8, bool: 1 }[type] ?? 4;
  let at = 0, widest = 1;
  for (const [, of] of structs[type]) {
    const bytes = width(of, structs);
    at = Math.ceil(at / bytes) * bytes + bytes;
    widest = Math.max(widest, bytes);
  }
  return Math.ceil(at / widest) * widest;
}

/* True for a name that a module may import. */
export function isProvided(name) {
  return name.startsWith('__ubsan_handle_') ||
    name in Student.prototype.provided();
}

const MOST_OUTPUT = 1 << 20, MOST_ORIGINS = 1000;

export class Student {
  /* tables: FUNCTIONS and STRUCTS, as docs/explorer/functions.awk writes
   * them. */
  constructor(module, tables) {
    this.module = module;
    this.tables = tables;
    this.printed = { 1: '', 2: '' };
    this.lent = new Set();
    this.origins = new Map();
  }

  /* Before the first call, so that a constructor of the student's own is a part
   * of the claim. */
  start() {
    const instance = new WebAssembly.Instance(this.module, importsOf(
      this.module, name => this.environment(name), {
        memory: () => this.c.memory.buffer,
        write: (stream, text) => this.print(stream, text),
        size: stream => this.printed[stream]?.length ?? 0,
        ended: 'ended',
      }));
    this.c = instance.exports;
    this.c.__wasm_call_ctors();
    this.started = true;
  }

  print(stream, text) {
    this.printed[stream] = (this.printed[stream] ?? '') + text;
    if (this.printed[stream].length > MOST_OUTPUT) throw new Stopped('flood');
  }

  environment(name) {
    if (name.startsWith('__ubsan_handle_'))
      return (...values) => this.undefined(name, values);
    return this.provided()[name];
  }

  /* What student_side.c and TODO() call. */
  provided() {
    return {
      left_early: () => { if (this.started) throw new Stopped('exit'); },
      aborted: () => { throw new Stopped('aborted'); },
      too_many_steps: () => { throw new Stopped('endless'); },
      allocated: block => this.remember(block),
      too_much_memory: () => { throw new Stopped('memory'); },
      bad_free: twice => { throw new Stopped('free', { twice }); },
      bad_access: (at, size, writes, block, bytes, freed) => {
        throw new Stopped('access', { at: at >>> 0, size: size >>> 0, writes,
          block: block >>> 0, bytes: bytes >>> 0, freed,
          own: !this.lent.has(block >>> 0) });
      },
      todo_reached: (text, line) => {
        throw new Stopped('todo',
          { function: textAt(this.c.memory.buffer, text), line });
      },
    };
  }

  /* A pointer beyond an array is found when it is used, and nothing added to a
   * null pointer is no mistake to gcc. */
  undefined(name, values) {
    if (name === '__ubsan_handle_pointer_overflow') {
      const [, from, to] = values;
      if ((!from && !to) || this.c.is_judged_later(to)) return;
    }
    throw new Stopped('undefined', inWords(this.c.memory.buffer, name, values));
  }

  /* Where the first blocks were asked for. */
  remember(block) {
    if (!this.lending && this.origins.size < MOST_ORIGINS)
      this.origins.set(block >>> 0, new Error('allocated'));
  }

  /* An error with the stack of what was never freed, or null. */
  leak() {
    const block = this.c ? this.c.leaked_block() >>> 0 : 0;
    return block ? this.origins.get(block) ?? new Error('allocated') : null;
  }

  /* Lends a copy of these bytes; returns the address. */
  lend(bytes) {
    this.lending = true;
    const at = this.c.lend(bytes.length) >>> 0;
    this.lending = false;
    this.lent.add(at);
    new Uint8Array(this.c.memory.buffer).set(bytes, at);
    return at;
  }

  /* Takes an array back: its bytes as they are now. */
  takeBack(at, length) {
    const bytes = new Uint8Array(this.c.memory.buffer, at, length).slice();
    const changed = this.c.take_back(at) >>> 0;
    this.lent.delete(at);
    if (changed)
      throw new Stopped('access', { at: changed, size: 1, writes: 1,
        block: at, bytes: length, late: true });
    return bytes;
  }
}
