/* Calls the C of one WebAssembly module. Runs in the worker.
 *
 * The arrays of a call lie above everything that the C knows of:
 *
 *     fence | array | fence | array | fence
 *
 * WebAssembly's memory is one piece, and a write past an array traps nowhere.
 * So fences hold a pattern, and outputs another one, before the call; what has
 * become of both is looked at afterwards. */

const PAGE = 65536;
const FENCE = 64;                 // bytes
const PATTERN = 0xfff8dead;       // as a double a NaN that no calculation makes
const UNWRITTEN = 0xfff8beef;

const FUNCTIONS = {}, STRUCTS = {}, CONSTANTS = {}, LESSONS = {};

/* What a call ends with if it does not return. It is thrown through the C. */
class Stopped extends Error {
  constructor(kind, what) {
    super(`${kind}: ${what}`);
    this.kind = kind;
    this.what = what;
  }
}

class Engine {
  constructor(bytes) {
    this.module = new WebAssembly.Module(bytes);
    this.said = '';               // what the C has printed
    this.start();
  }

  /* Also after each exception: it leaves the C's stack pointer, its heap and
   * its static variables as they were. The first kilobyte is a fence, too:
   * address 0 is valid here. At its first call malloc takes all memory up to
   * the end for its own. So that comes before there is memory for arrays. */
  start() {
    const instance = new WebAssembly.Instance(this.module, this.imports());
    this.c = instance.exports;
    this.area = this.reserved = 0;
    this.words(0, 256).fill(PATTERN);
    if (this.c._initialize) this.c._initialize();
    this.c.malloc?.(1);
  }

  words(at, count) {
    return new Uint32Array(this.c.memory.buffer, at, count);
  }

  imports() {
    const given = {};
    for (const { module, name } of WebAssembly.Module.imports(this.module)) {
      given[module] ??= {};
      given[module][name] = this.known(name) ??
        (module === 'wasi_snapshot_preview1' ? () => 52     // ENOSYS
          : () => { throw new Stopped('missing', name); });
    }
    return given;
  }

  known(name) {
    if (name.startsWith('__ubsan_handle_')) {
      const kind = name.slice(15).replace(/_minimal.*/, '');
      return () => { throw new Stopped('undefined', kind); };
    }
    return {
      todo_reached: at => { throw new Stopped('todo', this.text(at)); },
      proc_exit: status => { throw new Stopped('exit', status); },
      fd_write: (file, list, count, at) => this.write(list, count, at),
      fd_fdstat_get: (file, at) => this.terminal(at),
    }[name];
  }

  text(at) {
    const bytes = new Uint8Array(this.c.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }

  write(list, count, at) {
    const memory = this.c.memory.buffer, view = new DataView(memory);
    let total = 0;
    for (let k = 0; k < count; k++) {
      const from = view.getUint32(list + 8 * k, true);
      const length = view.getUint32(list + 8 * k + 4, true);
      if (this.said.length < 2000)
        this.said += new TextDecoder().decode(
          new Uint8Array(memory, from, Math.min(length, 2000)));
      total += length;
    }
    view.setUint32(at, total, true);
    return 0;
  }

  /* Says that the output is a terminal, so printf hands over each line. */
  terminal(at) {
    const view = new DataView(this.c.memory.buffer, at, 24);
    for (let k = 0; k < 24; k++) view.setUint8(k, k ? 0 : 2);
    view.setBigUint64(8, 0x40n, true);
    return 0;
  }

  /* Calls a function `times` times, and with vary(k) in place of some of its
   * scalars. An input that is `times` times as long as one call reads is read
   * piece by piece. The outputs lie one behind the other. Laying out and
   * looking once for all is several times quicker than single calls. */
  call(name, given, times = 1, vary = null) {
    const { parameters, returns } = FUNCTIONS[name];
    if (!this.c[name]) throw new Stopped('missing', name);
    const plan = this.plan(parameters, given, times);
    this.claim(plan.bytes);
    this.fill(plan, given);
    const before = plan.arrays.map(a => a.given ? this.part(a).slice() : null);
    const values = [];
    for (let k = 0; k < times; k++) {
      const now = vary ? { ...given, ...vary(k) } : given;
      const raw = this.c[name](...parameters.map((p, i) =>
        this.argument(p, now, plan.at[i], k)));
      values.push(result(returns, raw));
    }
    return this.collect(plan, before, values);
  }

  argument(p, given, array, k) {
    if (!p.size) return Number(given[p.name]);
    return this.area + array.from + k * array.step;
  }

  plan(parameters, given, times) {
    const plan = { bytes: FENCE, arrays: [], at: [] };
    parameters.forEach((p, i) => {
      if (!p.size) return;
      const size = p.size(given), each = size * width(p.type);
      const copies = p.input && !(times > 1 &&
        given[p.name]?.length === size * times) ? 1 : times;
      const array = { name: p.name, type: p.type, from: plan.bytes,
        step: copies > 1 ? each : 0, count: size * copies, input: p.input,
        given: p.name in given && (p.input || copies === 1) };
      if (!(size >= 0) || (p.input && !array.given))
        throw new Error(`${p.name} is not given, or has no size`);
      array.to = array.from + each * copies;
      plan.bytes = Math.ceil(array.to / 16) * 16 + FENCE;
      plan.arrays.push(plan.at[i] = array);
    });
    return plan;
  }

  /* Memory gained by grow starts at a page, and malloc (see start) has no part
   * in it. */
  claim(bytes) {
    if (bytes <= this.reserved) return;
    const pages = Math.ceil(bytes / PAGE);
    this.area = this.c.memory.grow(pages) * PAGE;
    this.reserved = pages * PAGE;
  }

  fill(plan, given) {
    this.words(this.area, plan.bytes / 4).fill(PATTERN);
    for (const a of plan.arrays)
      if (!a.given) this.part(a).fill(UNWRITTEN);
      else if (STRUCTS[a.type]) this.put_structs(a, given[a.name]);
      else this.array(a).set(given[a.name]);
  }

  put_structs(array, given) {
    const view = new DataView(this.c.memory.buffer, this.area + array.from);
    const list = Array.isArray(given) ? given : [given];
    list.forEach((one, k) => {
      for (const [name, type, at] of layout(array.type).members)
        view[SETTERS[type] ?? 'setInt32'](
          k * width(array.type) + at, Number(one[name]), true);
    });
  }

  part(a) {
    return this.words(this.area + a.from, (a.to - a.from) / 4);
  }

  array(a) {
    const kind = KINDS[a.type] ?? Int32Array;
    return new kind(this.c.memory.buffer, this.area + a.from, a.count);
  }

  /* Makes its views anew: those from before the call are empty if the C has
   * let memory grow. */
  collect(plan, before, values) {
    const problems = [], out = {};
    if (changed(this.words(0, 256))) {
      problems.push('writes where a null pointer points');
      this.words(0, 256).fill(PATTERN);
    }
    plan.arrays.forEach((a, i) => {
      const end = Math.ceil(a.to / 16) * 16 + FENCE;
      const fence = (from, to) => this.words(this.area + from, (to - from) / 4);
      if (changed(fence(a.from - FENCE, a.from)))
        problems.push(`writes before the start of ${a.name}`);
      if (changed(fence(a.to, end)))
        problems.push(`writes past the end of ${a.name}`);
      if (a.input) {
        if (this.part(a).some((w, k) => w !== before[i][k]))
          problems.push(`changes ${a.name}, which it may only read`);
      } else {
        out[a.name] = this.array(a).slice();
        problems.push(...unwritten(a, this.part(a)));
      }
    });
    return { out, values, problems };
  }
}

const KINDS = { double: Float64Array, float: Float32Array,
  size_t: Uint32Array };
const SETTERS = { double: 'setFloat64', float: 'setFloat32',
  size_t: 'setUint32', bool: 'setUint8' };

/* Sizes in bytes, as clang has them for wasm32; an int and an enum have 4. */
function width(type) {
  if (STRUCTS[type]) return layout(type).bytes;
  return { double: 8, bool: 1 }[type] ?? 4;
}

const layouts = new Map();

function layout(type) {
  if (layouts.has(type)) return layouts.get(type);
  let at = 0, widest = 1;
  const members = STRUCTS[type].map(([name, of]) => {
    const bytes = width(of);
    const here = Math.ceil(at / bytes) * bytes;
    at = here + bytes;
    widest = Math.max(widest, bytes);
    return [name, of, here];
  });
  layouts.set(type, { members, bytes: Math.ceil(at / widest) * widest });
  return layouts.get(type);
}

/* A size_t comes back with a sign. */
function result(type, raw) {
  return type === 'size_t' ? raw >>> 0 : type === 'bool' ? raw !== 0 : raw;
}

function changed(words) {
  return words.some(w => w !== PATTERN);
}

function unwritten(a, words) {
  const step = width(a.type) / 4, problems = [];
  let missing = 0, beyond = 0;
  for (let k = 0; k < words.length; k += step) {
    if (words[k] === UNWRITTEN && words[k + step - 1] === UNWRITTEN) missing++;
    if (words[k] === PATTERN && words[k + step - 1] === PATTERN) beyond++;
  }
  if (beyond) problems.push('reads past the end of an array');
  if (missing) problems.push(missing === a.count ? `writes nothing to ${a.name}`
    : `leaves ${missing} of ${a.count} numbers of ${a.name} unwritten`);
  return problems;
}
