/* The page's side of the workers: each edition of the C has one, which answers
 * one question after another. Its steps are counted (student_side.c), so an
 * endless loop ends by itself. Only a loop inside the C library has no steps: a
 * worker that is silent for so long is ended, and the next question starts
 * another. */

const PATIENCE = 60000;                 // milliseconds

class Kernel {
  constructor(modules) {
    this.modules = modules;             // { reference, chapters, troubles }
    this.waiting = new Map();           // panel -> its latest question
    this.asked = null;                  // the question that the worker has
  }

  start() {
    Kernel.address ??= URL.createObjectURL(new Blob(
      [`'use strict'; (${explorer})(null);`], { type: 'text/javascript' }));
    this.worker = new Worker(Kernel.address);
    this.worker.onmessage = ({ data }) => this.answered(data);
    this.worker.onerror = event => this.ended(event.message);
    this.worker.postMessage({ start: this.modules });
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
    if (this.asked || !this.waiting.size) return;
    if (!this.worker) this.start();
    const [panel, asked] = this.waiting.entries().next().value;
    const { view, question } = this.asked = asked;
    this.waiting.delete(panel);
    this.worker.postMessage({ view, question });
    this.timer = setTimeout(() =>
      this.ended('no answer has come for a minute'), PATIENCE);
  }

  answered(data) {
    clearTimeout(this.timer);
    this.asked?.done(data);
    this.asked = null;
    this.next();
  }

  ended(text) {
    this.stop();
    this.answered({ stopped: { kind: 'trap', text }, used: [] });
  }

  /* Nobody asks any more. */
  close() {
    this.stop();
    for (const question of [this.asked, ...this.waiting.values()])
      question?.done(null);
  }

  stop() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}

/* The editions of the C that this page has, each started when first asked. */
class Editions {
  constructor({ reference, editions }) {
    this.reference = reference;
    this.kernels = {};
    this.all = { ...reference && { reference: { label: 'the reference' } },
      ...editions };
  }

  kernel(name) {
    const { chapters, troubles } = this.all[name];
    return this.kernels[name] ??= new Kernel({ reference: this.reference,
      chapters, troubles });
  }

  /* What a student has just compiled takes the place of what was there. */
  put(name, label, chapter, module) {
    const { version = 0, chapters = {} } = this.all[name] ?? {};
    this.all[name] = { label, version: version + 1, begun: true,
      chapters: { ...chapters, [chapter]: module }, troubles: {} };
    this.kernels[name]?.close();
    delete this.kernels[name];
  }

  /* Calls each function of an edition, once for the page; show(results) as it
   * goes on. */
  async each_function(name, show) {
    this.lists ??= {};
    const list = this.lists[name] ??= { listeners: new Set() };
    list.listeners.add(show);
    if (list.results) show(list.results);
    list.done ??= call_each_function(this, name, results => {
      list.results = results;
      for (const listener of list.listeners) listener(results);
    });
    return list.done;
  }
}
