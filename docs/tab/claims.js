/* Runs the claims of a chapter against a student's module, each with fresh
 * instances of both, and gives the files that the judge reads: facts,
 * EXERCISE.N.out and .err. It does what tests/harness/runner.c does with
 * processes, and works in Node and in a worker of a browser. */
import { Student, width } from '../engine/student.js';
import { Report } from './report.js';
import { isEndless } from './statuses.js';
import { Stopped, importsOf, putText, textAt, unsigned }
  from '../engine/wasi.js';

/* Where a pointer of the judge's lies in the student's memory. */
function place(loans, value) {
  const loan = loans.find(({ from, bytes }) =>
    value >= from && value <= from + bytes.length);
  return BigInt(loan ? loan.at + value - loan.from : 0);
}

export class Claims {
  /* judge, student: bytes of the modules. tables: FUNCTIONS and STRUCTS. */
  constructor(judge, student, tables, source) {
    this.judgeModule = new WebAssembly.Module(judge);
    this.studentModule = new WebAssembly.Module(student);
    this.tables = tables;
    this.report = new Report(student, source);
    this.list = this.names();
  }

  names() {
    const names = [], run = this.instances();
    for (let k = 0, name; (name = this.text(run, run.j.claim_name(k))); k++)
      names.push(name.split('\t'));
    return names;
  }

  text(run, at) {
    return textAt(run.j.memory.buffer, at);
  }

  /* An instance of the judge's module, and a student's that starts when it is
   * first called. more: in place of what importsOf() is given here. */
  instances(more) {
    const run = { student: new Student(this.studentModule), facts: '' };
    const environment = name => {
      if (name === 'flush_student')
        return () => run.student.c?.flush_output();
      return (...values) => this.callStudent(run, name, values);
    };
    run.j = new WebAssembly.Instance(this.judgeModule, importsOf(
      this.judgeModule, environment, {
        memory: () => run.j.memory.buffer,
        write: (stream, text) => { run.facts += text; },
        size: stream => run.student.printed[stream]?.length ?? 0,
        ended: 'over',
        word: () => 8,
        ...more,
      })).exports;
    run.j.__wasm_call_ctors();
    return run;
  }

  /* A call from the judge's module. Arrays are copied over, whole arrays where
   * the tests have lent them, and back. */
  callStudent(run, name, values) {
    const { student, j } = run;
    if (!student.c) student.start();
    if (!student.c[name])
      throw new Stopped('todo', { function: name, line: 0 });
    const { parameters } = this.tables.FUNCTIONS[name];
    const arrays = this.arrays(parameters, values, j);
    const loans = [...arrays.values()];
    const result = student.borrow(loans, c => c[name](...values.map(
      (value, i) => parameters[i].size ? place(loans, unsigned(value))
        : value)));
    for (const { from, bytes } of loans)
      new Uint8Array(j.memory.buffer).set(bytes, from);
    return result;
  }

  /* The arrays of a call by their first byte; two parameters may lie in one. */
  arrays(parameters, values, j) {
    const arrays = new Map(), given = {};
    parameters.forEach((p, i) => {
      if (!p.size)
        given[p.name] = p.type === 'size_t' ? unsigned(values[i]) : values[i];
    });
    parameters.forEach((p, i) => {
      if (!p.size) return;
      const loan = unsigned(j.loan_start(values[i]));
      const from = loan || unsigned(values[i]);
      const length = loan ? unsigned(j.loan_size(values[i]))
        : p.size(given) * width(p.type, this.tables.STRUCTS, 8);
      if (!(arrays.get(from)?.bytes.length >= length))
        arrays.set(from,
          { from, bytes: new Uint8Array(j.memory.buffer, from, length) });
    });
    return arrays;
  }

  /* Runs claim k. */
  run(k) {
    const run = this.instances();
    let error = null;
    try {
      run.j.claim_run(k);
      throw new Stopped('begun');
    } catch (stopped) {
      if (stopped.kind !== 'over') error = stopped;
    }
    let stop = error ? this.conclude(run, error) : '';
    const status = () => this.text(run, run.j.claim_status());
    const leak = status() === 'passed' && run.student.leak();
    if (leak) {
      this.setStatus(run, 'unsound');
      stop = this.report.of(Object.assign(leak, { kind: 'leak' }));
    }
    run.facts = '';
    run.j.print_facts(k);
    const { 1: out, 2: err } = run.student.printed;
    return { facts: run.facts + stop, status: status(), out, err, error };
  }

  put(run, text) {
    putText(run.j.memory.buffer, run.j.text_room(), text, run.j.text_size());
  }

  /* False for a crash, which is no status: a record says it. */
  setStatus(run, status) {
    this.put(run, status);
    return run.j.set_claim_status();
  }

  /* A claim that did not come to its own end has not passed. Returns records of
   * why. */
  conclude(run, error) {
    this.setStatus(run, 'begun');
    if (error.kind === 'todo') return this.concludeTodo(run, error.what);
    this.setStatus(run, error.kind);
    return error.kind === 'ended' ? '' : this.report.of(error);
  }

  /* It ends as every claim does. */
  concludeTodo(run, { function: name, line }) {
    this.put(run, name);
    try {
      run.j.claim_todo(line);
    } catch (stopped) {
      if (stopped.kind !== 'over') throw stopped;
    }
    return '';
  }

  /* False if the module ends before any call: a constructor of the student's
   * own that exits. */
  starts() {
    try {
      new Student(this.studentModule).start();
    } catch {
      return false;
    }
    return true;
  }

  /* All claims; those of the exercise `only`, or of all others `but` one. Those
   * of `known` are left out. Of an exercise that is `endless`, or becomes so,
   * no other claim is waited for. tell(k) comes before claim k, and
   * tell(k, result) after it. */
  each({ only, but, known = [], endless = [], changes }, tell) {
    if (changes) return this.eachChange(only, changes, known, tell);
    const over = new Set(endless), starts = this.starts();
    const untried = ([exercise, sentence], status) => ({ status, out: '',
      err: '', facts: `claim\t${exercise}\t${sentence}\t${status}\t\t\n` +
        (status === 'skipped' ? 'call\t\n' : '') });
    this.list.forEach((name, k) => {
      const [exercise] = name;
      if (known.includes(k) || exercise !== (only ?? exercise) ||
        exercise === but) return;
      if (!starts) return tell(k, untried(name, 'lost'));
      if (over.has(exercise)) return tell(k, untried(name, 'skipped'));
      tell(k);
      const result = this.run(k);
      if (isEndless(result.status)) over.add(exercise);
      tell(k, result);
    });
  }

  /* All changes of an exercise, as main() of edits.c tries them: the facts are
   * what helps. None is tried after one that hangs. */
  eachChange(exercise, changes, known, tell) {
    let shared = [], steps = 0, most = 4.8e7;
    this.list = Array(changes + 1).fill([exercise]);
    for (let k = 0; k <= changes && steps < 6e8 && !known.length; k++) {
      tell(k);
      const run = this.instances({ streams: [3] }), { j, student } = run;
      const memory = () => new Uint8Array(j.memory.buffer).subarray(
        unsigned(j.shared(0)), unsigned(j.shared(1)));
      memory().set(shared);
      this.put(run, exercise);
      student.most = most;
      try {
        student.start();
        student.c.choose(BigInt(k));
        j.try_change(BigInt(k), j.text_room());
      } catch { /* It has ended. What helps has been printed. */ }
      shared = memory().slice();
      steps += student.steps;
      if (k === 0) most = 2 * steps + 1.6e7;
      tell(k, { facts: run.facts });
    }
  }
}

/* What the claims have found of one module. */
export class Findings {
  constructor() {
    this.results = [];
  }

  add(k, [exercise, sentence], { facts, status, out = '', err = '' }) {
    this.results[k] = { exercise, sentence, status, facts, out, err };
  }

  /* What each() need not try again. */
  get known() {
    return Object.keys(this.results).map(Number);
  }

  get endless() {
    return this.results.filter(({ status }) => isEndless(status))
      .map(({ exercise }) => exercise);
  }

  /* The files that the judge reads, of the claims that were chosen. */
  files({ only, but } = {}) {
    const files = { facts: '' }, count = {};
    for (const { exercise, facts, out, err } of
      this.results.filter(({ exercise: name }) => name === (only ?? name) &&
        name !== but)) {
      files.facts += facts;
      const name = `${exercise}.${count[exercise] = -~count[exercise]}`;
      files[`${name}.out`] = out;
      files[`${name}.err`] = err;
    }
    return files;
  }
}
