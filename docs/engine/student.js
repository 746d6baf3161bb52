/* A module of the course's C: lends it arrays, calls its functions, takes the
 * arrays back, and says how a call ended. The tab runs claims on it
 * (claims.js), the live page and the lessons' panels draw what it gives
 * (calls.js).
 *
 * A student's module is compiled as flags.txt says, and linked with
 * student_side.c, which watches over its memory. The reference's is not: it is
 * trusted, and as fast as it can be. */
import { Stopped, importsOf, textAt, unsigned } from './wasi.js';
import { finding } from './undefined.js';

/* How clang lays out a struct: its members with their offsets, and its bytes.
 * word: the bytes of a size_t. */
export function layout(type, structs, word) {
  let at = 0, widest = 1;
  const members = structs[type].map(([name, of]) => {
    const bytes = width(of, structs, word);
    const here = Math.ceil(at / bytes) * bytes;
    at = here + bytes;
    widest = Math.max(widest, bytes);
    return [name, of, here];
  });
  return { members, bytes: Math.ceil(at / widest) * widest };
}

/* Sizes in bytes; an int and an enum have 4. */
export function width(type, structs, word) {
  return structs[type] ? layout(type, structs, word).bytes
    : { double: 8, bool: 1, size_t: word }[type] ?? 4;
}

/* True for a name that a module may import. */
export function isProvided(name) {
  return name.startsWith('__ubsan_handle_') ||
    name in Student.prototype.provided();
}

const MOST_OUTPUT = 1 << 20, MOST_ORIGINS = 1000;

export class Student {
  constructor(module) {
    this.module = module;
    this.printed = { 1: '', 2: '' };
    this.lent = new Set();
    this.origins = new Map();
    this.steps = 0;
    this.patience = 1;
    this.most = Infinity;
  }

  /* Before the first call, so that a constructor of the student's is a part
   * of the claim. */
  start() {
    const instance = new WebAssembly.Instance(this.module, importsOf(
      this.module, name => this.environment(name), {
        memory: () => this.c.memory.buffer,
        write: (stream, text) => this.print(stream, text),
        size: stream => this.printed[stream]?.length ?? 0,
        ended: 'ended',
        word: () => this.wordBytes,
        stopped: error => { this.stopped ??= error; },
      }));
    this.c = instance.exports;
    this.wordBytes = typeof this.c.__heap_base?.value === 'bigint' ? 8 : 4;
    this.c.__wasm_call_ctors();
    if (this.stopped) throw this.stopped;
    this.started = true;
  }

  print(stream, text) {
    const all = (this.printed[stream] ?? '') + text;
    this.printed[stream] = all.slice(0, MOST_OUTPUT);
    if (all.length > MOST_OUTPUT) throw new Stopped('flood');
  }

  environment(name) {
    if (name.startsWith('__ubsan_handle_'))
      return (...values) => this.undefined(name, values);
    return this.provided()[name] ??
      (() => { throw new Stopped('missing', name); });
  }

  /* What student_side.c and TODO() call. C may hand over anything. */
  provided() {
    return {
      __proto__: null,
      __course_left_early: () => {
        if (this.started) throw new Stopped('exit');
      },
      __course_aborted: () => { throw new Stopped('abort'); },
      __course_counted: (steps, millions) => {
        this.steps += steps >>> 0;
        if (this.steps > Math.min(this.most, millions * 1e6 * this.patience))
          throw new Stopped('endless');
      },
      __course_new_table: () => { this.steps = 0; },
      __course_allocated: block => this.remember(block),
      __course_too_much_memory: () => { throw new Stopped('memory'); },
      __course_stack_is_full: () => { throw new Stopped('stack'); },
      __course_bad_free: twice => { throw new Stopped('free', { twice }); },
      __course_bad_access: (at, size, writes, block, bytes, freed) => {
        throw new Stopped('access', { at: unsigned(at), size: unsigned(size),
          writes, block: unsigned(block), bytes: unsigned(bytes), freed,
          allocated: !this.lent.has(unsigned(block)) });
      },
      todo_reached: (text, line) => {
        throw new Stopped('todo',
          { function: textAt(this.c.memory.buffer, text),
            line: Number(line) | 0 });
      },
    };
  }

  /* A pointer beyond an array is found when it is used; so is what lies in an
   * array of nothing. Nothing added to a null pointer is no mistake to gcc. */
  undefined(name, values) {
    if (name === '__ubsan_handle_vla_bound_not_positive' && !values[1]) return;
    if (name === '__ubsan_handle_pointer_overflow') {
      const [, from, to] = values;
      if ((!from && !to) || this.c.is_judged_later(to)) return;
    }
    throw new Stopped('undefined',
      finding(this.c.memory.buffer, name, values));
  }

  /* Where the first blocks were asked for. */
  remember(block) {
    if (!this.lending && this.origins.size < MOST_ORIGINS)
      this.origins.set(unsigned(block), new Error('allocated'));
  }

  /* An error with the stack of what was never freed, or null. */
  leak() {
    const block = this.c ? unsigned(this.c.leaked_block()) : 0;
    return block ? this.origins.get(block) ?? new Error('allocated') : null;
  }

  /* An address or a size as this C takes it: the live page's has 32 bits. */
  word(value) {
    return this.wordBytes === 8 ? BigInt(Math.trunc(value)) : Number(value);
  }

  /* Lends the C an array for each loan, a copy of its `bytes`, and calls
   * call(functions). Meanwhile the array is `at` an address; afterwards `bytes`
   * are what has become of them. */
  borrow(loans, call) {
    for (const loan of loans) loan.at = this.lend(loan.bytes);
    const result = call(this.c);
    if (this.stopped) throw this.stopped;
    for (const loan of loans)
      loan.bytes = this.takeBack(loan.at, loan.bytes.length);
    return result;
  }

  lend(bytes) {
    const { lend, malloc, memory } = this.c;
    this.lending = true;
    const at = unsigned((lend ?? malloc)(this.word(bytes.length)));
    this.lending = false;
    if (!at) throw new Stopped('memory');
    this.lent.add(at);
    new Uint8Array(memory.buffer).set(bytes, at);
    return at;
  }

  takeBack(at, length) {
    const { take_back, free, memory } = this.c;
    const bytes = new Uint8Array(memory.buffer, at, length).slice();
    const changed = unsigned((take_back ?? free)(this.word(at)) ?? 0);
    this.lent.delete(at);
    if (changed)
      throw new Stopped('access', { at: changed, size: 1, writes: 1,
        block: at, bytes: length, late: true });
    return bytes;
  }
}
