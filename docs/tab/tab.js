/* An editor at each exercise of a lesson. The compiler, the claims and the
 * judge run in a worker (builder.js); this page only shows. */
import { boardOf, remarksOf } from './board.js';
import { Editor } from './editor.js';
import { make } from './make.js';
import { askFirst } from './predictions.js';
import { yourCourse } from './progress.js';
import { keepWork, replaceWork, watchWork, work } from './store.js';
import { sayWhereItIsHere } from './terminal.js';

const here = new URL('.', import.meta.url);

/* --- the worker */

class Builder {
  constructor(progress, linked) {
    this.waiting = new Map();
    this.worker = new Worker(new URL('builder.js', here), { type: 'module' });
    this.worker.onmessage = ({ data }) => {
      if (data.loaded) return progress(data);
      if (data.linked) return linked(data.linked);
      const { resolve, reject } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      return data.error ? reject(new Error(data.error)) : resolve(data);
    };
  }

  ask(message) {
    const id = this.serial = (this.serial ?? 0) + 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...message, id });
    });
  }
}

/* --- a lesson's exercises */

class Lesson {
  constructor(boxes) {
    this.chapter = boxes[0].dataset.chapter;
    this.source = `chapters/${this.chapter}/${this.chapter.slice(3)}.c`;
    this.boxes = new Map(boxes.map(box => [box.dataset.function, box]));
    this.boxes.forEach((box, name) => this.open(box, name));
    watchWork(chapter => {
      const { text } = work(chapter);
      if (chapter === this.chapter && this.editor && text !== null &&
          text !== this.editor.text) this.editor.text = text;
    });
    this.showDone();
  }

  /* What a box has before the editor comes to it. */
  open(box, name) {
    box.place = make('div', { className: 'write' });
    box.start = make('button', { type: 'button', className: 'begin',
      textContent: `Write ${name} here`,
      onclick: () => this.moveTo(name) });
    box.place.append(box.start);
    box.append(box.place);
  }

  async begin() {
    if (this.editor) return;
    const stub = await (await fetch(new URL(`${this.chapter}.c`, here))).text();
    this.stub = stub;
    this.editor = new Editor({ text: work(this.chapter).text ?? stub,
      names: [...this.boxes.keys()],
      label: `Your C: ${this.source}. Escape, then Tab, leaves the editor.`,
      changed: text => this.changed(text), check: () => this.check() });
    this.button = make('button', { type: 'button', className: 'check',
      textContent: 'Check', onclick: () => this.check() });
    this.status = make('span', { className: 'status', role: 'status' });
    this.result = make('div', { className: 'result', tabIndex: -1 });
    this.back = make('button', { type: 'button', textContent: 'Begin anew',
      onclick: () => this.reset() });
    this.hint = make('button', { type: 'button', textContent: 'Hint',
      onclick: () => this.nextHint() });
    this.hints = make('div', { className: 'hints' });
    this.bench = make('div', { className: 'bench' }, this.editor.view.dom,
      make('p', { className: 'verbs' }, this.button, ' ',
        make('span', { className: 'key', textContent: 'Ctrl-Enter' }), ' ',
        this.hint, ' ', this.back, ' ', this.status), this.hints, this.result);
    this.builder = new Builder(({ loaded, total }) => this.say(
      `The compiler is on its way: ${megabytes(loaded)} of ` +
      `${megabytes(total)} MB, once.`), module => this.draw(module));
    this.ready = this.builder.ask({ load: this.chapter })
      .then(() => this.say('The compiler is there.'),
        error => this.fail(error));
  }

  async moveTo(name) {
    await this.begin();
    const before = this.boxes.get(this.name);
    if (before) before.place.replaceChildren(before.start);
    this.name = name;
    this.boxes.get(name).place.replaceChildren(this.bench);
    this.result.replaceChildren();
    this.hints.replaceChildren();
    this.editor.show(name);
    this.editor.view.focus();
  }

  /* The empty chapter again. The version before is kept. */
  reset() {
    if (!confirm('Begin this chapter anew? Your version is kept in this ' +
        'browser.')) return;
    if (!replaceWork(this.chapter, this.stub)) {
      this.say('There is no room to keep your version: nothing has changed.');
      return;
    }
    this.editor.text = this.stub;
    this.editor.show(this.name);
    this.result.replaceChildren();
  }

  /* One hint at a time, as make hint gives them. */
  nextHint() {
    const all = document.querySelectorAll(`[data-hint-of="${this.name}"]`);
    const next = all[this.hints.children.length];
    if (!next) {
      this.say('There are no more hints.');
      return;
    }
    const copy = next.cloneNode(true);
    copy.open = true;
    this.hints.append(copy);
  }

  changed(text) {
    if (!keepWork(this.chapter, { text }))
      this.say('This browser has no room left: your work is not kept. ' +
        'Download it before you close the page.');
  }

  say(text) {
    this.status.textContent = text;
  }

  fail(error) {
    this.say('The compiler could not be loaded. Is there a network? ' +
      'Your text is kept; load the page again.');
    console.error(error);
  }

  async check() {
    if (this.checking) return;
    this.checking = this.button.disabled = true;
    try {
      await this.ready;
      this.say('Compiling, and trying it.');
      const result = await this.builder.ask({ check: this.chapter,
        text: this.editor.text, settings: { colour: 1 } });
      this.show(result);
      this.say('');
    } catch (error) {
      this.fail(error);
    } finally {
      this.checking = this.button.disabled = false;
    }
  }

  show({ board, verdict, said }) {
    this.result.replaceChildren(boardOf(board));
    this.editor.mark(remarksOf(said, this.source));
    keepWork(this.chapter, { done: doneOf(verdict) });
    this.showDone();
  }

  /* The live panels draw what the text computes (docs/explorer). */
  draw(module) {
    dispatchEvent(new CustomEvent('course-module', { detail:
      { chapter: this.chapter, function: this.name, module } }));
  }

  showDone() {
    const { done } = work(this.chapter);
    this.boxes.forEach((box, name) =>
      box.classList.toggle('done', done.includes(name)));
  }
}

const megabytes = bytes => (bytes / 1e6).toFixed(1);

/* The exercises of which every claim has passed. */
export function doneOf(verdict) {
  const all = new Map();
  for (const line of verdict.split('\n')) {
    const [type, exercise, , status] = line.split('\t');
    if (type === 'claim')
      all.set(exercise, (all.get(exercise) ?? true) && status === 'passed');
  }
  return [...all].filter(([, passed]) => passed).map(([name]) => name);
}

async function begin() {
  const boxes = [...document.querySelectorAll('.exercise[data-function]')];
  askFirst(location.pathname.split('/').pop());
  if (boxes.length) {
    sayWhereItIsHere(boxes);
    window.lesson = new Lesson(boxes);
  }
  if (document.documentElement.dataset.page !== 'home') return;
  const json = async (name, at) => (await fetch(new URL(name, at))).json();
  document.querySelector('.contents').append(yourCourse(
    await json('exercises.json', here),
    await json('chapters.json', document.baseURI)));
}

begin();
