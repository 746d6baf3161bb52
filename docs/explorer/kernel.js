/* The page's side of the workers: each edition of the C has one that answers one
 * question after another. An answer that takes longer than a second ends the
 * worker, and a new one takes its place. The question is asked once more, in a
 * worker of its own and with five times the limit: a right function may be late
 * where the machine is busy. Only a function that hangs there, too, is named,
 * and not asked again. */

const LIMIT = 1000;                     // milliseconds
const AGAIN = 5;                        // times as many for the second try

/* A worker, and the one question that it has. */
class Runner {
  constructor(kernel) {
    this.kernel = kernel;
    this.asked = null;
    this.patience = 10 * LIMIT;         // a phone may take long to start it
    this.start();
  }

  start() {
    Kernel.address ??= URL.createObjectURL(new Blob(
      [`'use strict'; (${explorer})(null);`], { type: 'text/javascript' }));
    this.ready = false;
    this.worker = new Worker(Kernel.address);
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = event => this.receive({ answered: true,
      stopped: { kind: 'trap', text: event.message } });
    const { modules, hung } = this.kernel;
    this.worker.postMessage({ start: { ...modules, hung } });
    this.watch(this.patience);
  }

  get idle() { return this.ready && !this.asked; }

  take(asked, limit) {
    Object.assign(this, { asked, limit, calling: null });
    if (this.ready) this.send();
  }

  send() {
    const { view, question } = this.asked;
    this.watch(this.limit);
    this.worker.postMessage({ view, question });
  }

  watch(time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.late(), time);
  }

  receive(data) {
    if (data.calling) {
      this.calling = data.calling;
      return;
    }
    clearTimeout(this.timer);
    const { asked } = this;
    if (data.ready) {
      this.ready = true;
      if (asked) this.send(); else this.kernel.next();
    } else if (asked) {
      this.asked = null;
      this.kernel.answered(this, asked, data);
    }
  }

  late() {
    this.stop();
    if (this.ready) this.kernel.late(this, this.asked, this.calling);
    else {
      this.patience *= 2;
      this.start();
    }
  }

  stop() {
    clearTimeout(this.timer);
    this.worker.terminate();
  }
}

class Kernel {
  constructor(modules) {
    this.modules = modules;             // { reference, chapters, troubles }
    this.waiting = new Map();           // panel -> its latest question
    this.doubted = new Map();           // panel -> a question that was late
    this.hung = [];                     // functions not to be asked again
    this.limit = LIMIT;
    this.main = new Runner(this);
    this.retry = null;                  // the second try, while there is one
  }

  /* Resolves to null if the panel has asked something newer meanwhile.
   * slow(text) is called if the question has to be asked once more. */
  ask(panel, view, question, slow = () => {}) {
    return new Promise(done => {
      for (const list of [this.waiting, this.doubted]) {
        list.get(panel)?.done(null);
        list.delete(panel);
      }
      if (this.retry?.asked.panel === panel) this.retry.asked.stale = true;
      this.waiting.set(panel, { panel, view, question, done, slow });
      this.next();
    });
  }

  next() {
    const first = list => {
      const [panel, asked] = list.entries().next().value;
      list.delete(panel);
      return asked;
    };
    if (this.main.idle && this.waiting.size)
      this.main.take(first(this.waiting), this.limit);
    if (this.retry || !this.doubted.size) return;
    this.retry = new Runner(this);
    this.retry.take(first(this.doubted), AGAIN * LIMIT);
  }

  /* Where a late answer came after all, the next ones have as long. */
  answered(runner, asked, data) {
    asked.done(asked.stale ? null : data);
    if (runner === this.retry) {
      if (data.ms > LIMIT) this.limit = AGAIN * LIMIT;
      this.retry.stop();
      this.retry = null;
    }
    this.next();
  }

  late(runner, asked, name) {
    if (runner === this.retry) this.give_up(asked, name);
    else {
      this.main = new Runner(this);
      asked.stale = this.waiting.has(asked.panel);
      this.doubted.get(asked.panel)?.done(null);
      this.doubted.set(asked.panel, asked);
      if (!asked.stale)
        asked.slow(`${name ?? 'this'} is slow: trying once more`);
    }
    this.next();
  }

  give_up(asked, name) {
    this.retry = null;
    if (name) {
      this.hung.push(name);
      this.main.worker.postMessage({ hung: name });
    }
    asked.done(asked.stale ? null
      : { stopped: name ? explain(new Stopped('loop'), name)
        : { kind: 'loop', text: 'this takes longer than five seconds' } });
  }

  stop() {
    this.main.stop();
    this.retry?.stop();
  }
}

/* The editions of the C that this page has, each started when first asked. */
class Editions {
  constructor(modules) {
    const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
    const reference = modules.reference ? bytes(modules.reference) : null;
    this.kernels = {};
    this.all = reference ? { reference: { label: 'the reference', reference } }
      : {};
    for (const [name, { label, begun, seen, chapters, troubles }] of
      Object.entries(modules.editions))
      this.all[name] = { label, begun, seen, reference, troubles, chapters:
        Object.fromEntries(Object.entries(chapters).map(
          ([chapter, text]) => [chapter, bytes(text)])) };
  }

  kernel(name) {
    const { label, begun, seen, ...modules } = this.all[name];
    return this.kernels[name] ??= new Kernel(modules);
  }

  /* Calls each function of an edition, once for the page; show(results) as it
   * goes on. */
  async each_function(name, show) {
    this.lists ??= {};
    const one = this.lists[name] ??= { listeners: new Set() };
    one.listeners.add(show);
    if (one.results) show(one.results);
    one.done ??= call_each_function(this, name, results => {
      one.results = results;
      for (const listener of one.listeners) listener(results);
    });
    return one.done;
  }

  /* [value, label] of each, for a control. */
  options() {
    return Object.entries(this.all).map(([name, { label }]) => [name, label]);
  }
}
