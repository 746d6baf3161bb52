/* The page's side of a worker: asks, waits at most a second for each answer,
 * and starts a new worker after that. Every edition of the C has its own. */

const LIMIT = 1000;

class Kernel {
  constructor(modules) {
    this.modules = modules;             // { reference, chapters, troubles }
    this.waiting = new Map();           // panel -> its latest question
    this.flight = null;                 // asked and not answered yet
    this.hung = [];                     // functions not to be asked again
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
    this.worker.postMessage({ start: { ...this.modules, hung: this.hung } });
    this.watch(10 * LIMIT);             // a phone may take long to start it
  }

  /* Resolves to null if the panel has asked something newer meanwhile. */
  ask(panel, view, question) {
    return new Promise(done => {
      this.waiting.get(panel)?.done(null);
      this.waiting.set(panel, { view, question, done });
      this.next();
    });
  }

  next() {
    if (!this.ready || this.flight || !this.waiting.size) return;
    const [panel, asked] = this.waiting.entries().next().value;
    this.waiting.delete(panel);
    this.flight = asked;
    this.calling = null;
    this.watch(LIMIT);
    this.worker.postMessage({ view: asked.view, question: asked.question });
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
    if (data.ready) this.ready = true;
    if (data.answered) this.end(data);
    this.next();
  }

  end(data) {
    const asked = this.flight;
    this.flight = null;
    asked?.done(data);
  }

  late() {
    this.worker.terminate();
    const name = this.calling;
    if (name) this.hung.push(name);
    this.start();
    this.end({ stopped: name ? explain(new Stopped('loop'), name)
      : { kind: 'loop', text: 'this takes longer than a second' } });
  }

  stop() {
    clearTimeout(this.timer);
    this.worker.terminate();
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
    for (const [name, { label, chapters, troubles }] of
      Object.entries(modules.editions))
      this.all[name] = { label, reference, troubles, chapters:
        Object.fromEntries(Object.entries(chapters).map(
          ([chapter, text]) => [chapter, bytes(text)])) };
  }

  kernel(name) {
    const { label, ...modules } = this.all[name];
    return this.kernels[name] ??= new Kernel(modules);
  }

  /* The roll call of an edition, made once; told(roll) as it goes on. */
  async roll(name, told) {
    this.rolls ??= {};
    const one = this.rolls[name] ??= { told: new Set() };
    one.told.add(told);
    if (one.roll) told(one.roll);
    one.done ??= call_roll(this, name, roll => {
      one.roll = roll;
      for (const listener of one.told) listener(roll);
    });
    return one.done;
  }

  /* [value, label] of each, for a control. */
  options() {
    return Object.entries(this.all).map(([name, { label }]) => [name, label]);
  }
}
