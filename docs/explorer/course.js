/* In the worker: all chapters of one edition of the C, one question at a
 * time. A student's chapters are one module each, for two of them may use one
 * name, and one that does not compile must not take the others along. The
 * reference stands in for what is not written yet. */

class Course {
  constructor({ reference, chapters = null, troubles = {} }) {
    this.reference = reference ? new Module(reference) : null;
    this.chapters = chapters;         // null: the reference alone
    this.bytes = chapters ?? {};
    this.troubles = troubles;         // chapter: why it did not compile
    this.endless = {};                // what is said of functions that are
    this.modules = {};
    this.clear();
  }

  clear() {
    this.problems = [];
    this.stand_ins = [];
    this.printed = '';
    this.used = new Set();            // functions of this edition that ran
  }

  /* What a recipe calls: c.call('encode_position', { pos, d_model }).pe
   * Returns the outputs by their names, and the result as `value`. */
  call(name, given = {}) {
    const { out, values } = this.run(name, given, 1, null);
    return { ...out, value: values[0] };
  }

  /* The same for many calls that differ in scalars only:
   * c.many('wave_bank', { m, w }, 100, k => ({ pos: k / 4 })).bank
   * Returns the outputs one behind the other, and the results as `values`. */
  many(name, given, times, vary) {
    const { out, values } = this.run(name, given, times, vary);
    return { ...out, values };
  }

  run(...args) {
    const [name] = args;
    if (!FUNCTIONS[name]) throw new Error(`no chapter has a function ${name}`);
    if (!this.chapters) return this.reference.call(...args);
    if (this.endless[name]) throw new Failed(this.endless[name]);
    const { chapter } = FUNCTIONS[name];
    if (!this.bytes[chapter])
      return this.stand_in({ trouble: this.troubles[chapter] }, args);
    try {
      const module = this.modules[chapter] ??=
        new Module(this.bytes[chapter]);
      const answer = this.checked(name, module.call(...args));
      this.used.add(name);
      return answer;
    } catch (error) {
      return this.failed(error, args);
    }
  }

  checked(name, answer) {
    this.printed += answer.printed;
    for (const text of answer.problems) this.problem(`${name} ${text}`);
    const wild = [...Object.values(answer.out), answer.values].some(
      list => list.some(number => number !== number));
    if (wild && !answer.problems.length)
      this.problem(`${name} gives NaN, which is not a number`);
    return answer;
  }

  problem(text) {
    if (!this.problems.includes(text)) this.problems.push(text);
  }

  failed(error, args) {
    const words = explain(error, args[0]);
    if (words.kind === 'todo') return this.stand_in({ todo: words.what }, args);
    if (words.kind === 'endless') this.endless[args[0]] = words;
    throw new Failed(words);
  }

  /* why is { todo: a function's name }, or { trouble: what the compiler said }.
   * A chapter that an edition does not have is the reference's, and nothing is
   * said. */
  stand_in(why, args) {
    const { todo, trouble } = why;
    if (!this.reference) throw new Failed({ kind: 'todo', name: args[0],
      text: trouble ?? `${todo ?? args[0]} is not written yet` });
    if ((todo || trouble) && !this.stand_ins.some(
      reason => reason.todo === todo && reason.trouble === trouble))
      this.stand_ins.push(why);
    return this.reference.call(...args);
  }
}

class Failed extends Error {
  constructor(words) {
    super(words.text);
    this.words = words;
  }
}

/* The buffers in an answer are handed over, not copied. */
function buffers(x, found = new Set()) {
  if (ArrayBuffer.isView(x)) found.add(x.buffer);
  else if (x && typeof x === 'object')
    for (const y of Object.values(x)) buffers(y, found);
  return found;
}

function answer(course, { view, question }) {
  course.clear();
  let result = null, stopped = null;
  try {
    result = VIEWS[view].compute(course, question);
  } catch (error) {
    stopped = error instanceof Failed ? error.words
      : { kind: 'trap', name: view, text: `${view}: ${error.message}` };
  }
  postMessage({
    result, stopped, problems: course.problems,
    stand_ins: course.stand_ins, used: [...course.used],
    printed: course.printed.slice(0, 2000),
  }, [...buffers(result)]);
}

function serve() {
  let course = null;
  onmessage = ({ data }) => {
    if (data.start) course = new Course(data.start);
    else answer(course, data);
  };
}
