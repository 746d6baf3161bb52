/* Calls the C of one module with arrays of JavaScript (docs/engine). Runs in
 * the worker. An instance answers until a call doesn't return. */

const UNWRITTEN = 0xfff8beef;     // twice it is a NaN that no calculation makes

const LESSONS = {};

const KINDS = { double: Float64Array, float: Float32Array,
  size_t4: Uint32Array, size_t8: BigUint64Array };
const SETTERS = { double: 'setFloat64', float: 'setFloat32', bool: 'setUint8' };

class Module {
  /* Its bytes, or, as a page has them, text. */
  constructor(given) {
    this.bytes = typeof given === 'string'
      ? Uint8Array.from(atob(given), sign => sign.charCodeAt()) : given;
    this.module = new WebAssembly.Module(this.bytes);
  }

  /* Calls a function `times` times, and with vary(k) in place of some of its
   * scalars. An input that is `times` times as long as one call reads is read
   * piece by piece. The outputs lie one behind the other. To lend and take back
   * once for all is several times quicker than single calls. */
  call(name, given, times = 1, vary = null) {
    const { parameters, returns } = FUNCTIONS[name];
    const fresh = !this.student;
    let loans = [];
    try {
      const student = this.begin();
      loans = parameters.map(p =>
        p.size ? loan(p, given, times, student.wordBytes) : null);
      const before = loans.map(loan => loan?.input ? loan.bytes : null);
      const values = student.borrow(loans.filter(Boolean), c => {
        if (!c[name]) throw new Stopped('missing', name);
        return Array.from({ length: times }, (_, k) => {
          const now = vary ? { ...given, ...vary(k) } : given;
          student.steps = 0;
          return result(returns, c[name](...parameters.map((p, i) => p.size
            ? student.word(loans[i].at + k * loans[i].step)
            : p.type === 'size_t' ? student.word(now[p.name])
              : Number(now[p.name]))));
        });
      });
      return { values, printed: this.printed(), out: outputs(loans),
        problems: this.student.c.lend ? problems_of(loans, before) : [] };
    } catch (error) {
      this.student = null;
      if (error.kind === 'memory' && !fresh)    // of earlier calls, perhaps
        return this.call(name, given, times, vary);
      throw this.placed(error, name, loans);
    }
  }

  begin() {
    if (!this.student) {
      const student = new Student(this.module);
      student.start();
      this.student = student;
    }
    return this.student;
  }

  /* What the C has printed since it was last asked. */
  printed() {
    this.student.c.flush_output?.();
    const { 1: out, 2: err } = this.student.printed;
    this.student.printed = { 1: '', 2: '' };
    return out + err;
  }

  /* The error with the name of the array that was left, and with the innermost
   * line of the student's file. */
  placed(error, name, loans) {
    const { block } = error.what ?? {};
    const source = `${FUNCTIONS[name].chapter.slice(3)}.c`;
    error.array = loans.find(loan => loan && loan.at === block)?.name;
    this.line_at ??= linesOf(this.bytes);
    const rows = String(error.stack).split('\n').map(frameOf).filter(Boolean)
      .map(({ offset }) => this.line_at(offset));
    error.line = rows.find(row => row?.file.split('/').pop() === source)?.line;
    return error;
  }
}

/* An array to lend: `bytes`, of which `step` are one call's. */
function loan({ name, type, input, size }, given, times, word) {
  const count = size(given), values = given[name];
  const copies = input && !(times > 1 && values?.length === count * times) ? 1
    : times;
  const is_given = values != null && (input || copies === 1);
  if (!(count >= 0) || (input && !is_given))
    throw new Error(`${name} is not given, or has no size`);
  const each = count * width(type, STRUCTS, word);
  const bytes = new Uint8Array(each * copies);
  if (!is_given) new Uint32Array(bytes.buffer).fill(UNWRITTEN);
  else if (STRUCTS[type]) put_structs(type, values, bytes, word);
  else put_numbers(numbers(type, bytes, word), values);
  return { name, type, input, bytes, word, step: copies > 1 ? each : 0 };
}

function numbers(type, bytes, word) {
  const kind = KINDS[type === 'size_t' ? type + word : type] ?? Int32Array;
  return new kind(bytes.buffer);
}

function put_numbers(array, given) {
  array.set(array instanceof BigUint64Array ? Array.from(given, BigInt)
    : given);
}

function put_structs(type, given, bytes, word) {
  const view = new DataView(bytes.buffer), struct = layout(type, STRUCTS, word);
  [given].flat().forEach((values, k) => {
    for (const [name, of, at] of struct.members)
      view[SETTERS[of] ?? 'setInt32'](k * struct.bytes + at,
        Number(values[name]), true);
  });
}

function result(type, raw) {
  return type === 'size_t' ? unsigned(raw) : type === 'bool' ? raw !== 0 : raw;
}

function outputs(loans) {
  return Object.fromEntries(loans.filter(loan => loan && !loan.input)
    .map(({ name, type, bytes, word }) => {
      const found = numbers(type, bytes, word);
      return [name, type === 'size_t' ? Float64Array.from(found, Number)
        : found];
    }));
}

/* What is wrong with the arrays that came back. */
function problems_of(loans, before) {
  return loans.flatMap((loan, i) => !loan ? [] : !loan.input ? unwritten(loan)
    : differs(loan.bytes, before[i])
      ? [`changes ${loan.name}, which it may only read`] : []);
}

function differs(bytes, before) {
  const now = new Uint32Array(bytes.buffer), then = new Uint32Array(
    before.buffer);
  return now.some((word, k) => word !== then[k]);
}

function unwritten({ name, type, bytes, word }) {
  const words = new Uint32Array(bytes.buffer);
  const step = width(type, STRUCTS, word) / 4;
  let missing = 0;
  for (let k = 0; k < words.length; k += step)
    if (words[k] === UNWRITTEN && words[k + step - 1] === UNWRITTEN) missing++;
  const all = words.length / step;
  return !missing ? [] : [missing === all ? `writes nothing to ${name}`
    : `leaves ${missing} of ${all} numbers of ${name} unwritten`];
}
