/* A lesson with an editor at the exercise that is being written. The chapter is
 * one file, so there is one editor, which moves from exercise to exercise. */
import { boardOf, findingsOf, remarksOf } from './board.js';
import { Builder, canRun, keepAll } from './client.js';
import { during, make } from './make.js';
import { download } from './progress.js';
import { markOf, outcomes, statesOf, withHelpers } from './source.js';
import { allKept, dropVersion, keepText, keepWork, replaceWork, versions,
  watchWork, work } from './store.js';

const here = new URL('.', import.meta.url);

const button = (textContent, onclick, more) =>
  make('button', { type: 'button', textContent, onclick, ...more });

async function textOf(name) {
  const answer = await fetch(new URL(name, here));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

/* Milliseconds until one is told that clang is still at work. */
const LONG = 20000;

const NOT_KEPT = 'This browser does not keep your work: its storage is full, ' +
  'or switched off. What you write stays until you close this page. ' +
  'Download it before that.';

const TOO_OLD = 'This browser cannot run C with sizes of 64 bits. Chrome and ' +
  'Edge can from version 133 on, Firefox from 134. Your text is kept.';

export class Lesson {
  /* boxes: the elements of the exercises. chapter: { functions, version }.
   * next: the lesson after this one, as in chapters.json, or none. shown() is
   * called when what is done has changed. */
  constructor(boxes, chapter, { next, shown }) {
    this.chapter = boxes[0].dataset.chapter;
    this.of = chapter;
    this.next = next;
    this.shown = shown;
    this.source = `chapters/${this.chapter}/${this.chapter.slice(3)}.c`;
    this.boxes = new Map(boxes.map(box => [box.dataset.function, box]));
    for (const [name, box] of this.boxes) {
      box.start = button(`Write ${name} here`, () => this.moveTo(name),
        { className: 'begin' });
      box.place = make('div', { className: 'write' }, box.start);
      box.append(box.place);
      // All that is kept for a time without a network has the compiler, too.
      if (!navigator.serviceWorker?.controller) box.place.append(make('span',
        { className: 'cost', textContent: 'It brings a compiler into this ' +
          `page: ${megabytes(this.of.bytes)} MB, once.` }));
    }
    watchWork(changed => {
      if (changed === null || changed === this.chapter) this.takeOver();
    });
    addEventListener('beforeunload', event => {
      if (!allKept()) event.preventDefault();
    });
    this.showStates();
  }

  /* --- what is there once an exercise is opened */

  async begin() {
    const [{ Editor }, stub] = await Promise.all([import('./editor.js'),
      textOf(`${this.chapter}.c`)]);
    const { text, version } = work(this.chapter);
    this.stub = stub;
    this.known = text;
    this.editor = new Editor({ text: text ?? stub, names: this.of.functions,
      label: `Your C: ${this.source}. Escape, then Tab, leaves the editor.`,
      changed: now => this.changed(now), check: () => this.check() });
    this.furnish();
    this.load();
    if (text !== null && version !== this.of.version)
      this.tell('This chapter has changed since you wrote this: its empty ' +
        'exercise, its contract or its tests. Your text is as you left it. ' +
        'Check the chapter to see whether it still passes.');
  }

  furnish() {
    this.contract = make('div', { className: 'memdoc', tabIndex: 0 });
    this.promise = make('summary');
    this.one = button('', () => this.check(), { className: 'check' });
    this.all = button('Check the chapter', () => this.check(null));
    this.hint = button('Hint', () => this.nextHint());
    this.stop = button('Stop', () => this.end());
    this.status = make('span', { className: 'status', role: 'status' });
    this.trying = make('span', { className: 'key' });
    this.retry = button('Try again', () => {
      this.one.focus();
      this.load(this.promised ? 'waiting' : 'loading');
    });
    this.said = make('p', { className: 'told', role: 'status' });
    this.trouble = make('p', { className: 'told', role: 'alert' });
    this.hints = make('div', { className: 'hints' });
    this.result = make('div', { className: 'result', tabIndex: -1,
      role: 'region', ariaLabel: 'The board' });
    this.on = make('div', { className: 'on' });
    this.list = make('ul');
    this.earlier = make('details', { className: 'earlier' },
      make('summary', { textContent: 'Earlier versions, and more' }), this.list,
      button('Empty the chapter', () => this.reset()),
      make('p', { textContent: 'In the editor Tab indents. Escape, then Tab, ' +
        'leaves it.' }));
    const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘-Enter'
      : 'Ctrl-Enter';
    this.bench = make('div', { className: 'bench' },
      make('div', { className: 'code' },
        this.promises = make('details', { className: 'contract',
          open: innerWidth > 600 }, this.promise, this.contract),
        this.editor.view.dom,
        make('p', { className: 'verbs' }, this.one,
          make('span', { className: 'key', textContent: key }), this.all,
          this.hint, this.stop, this.retry, this.status, this.trying),
        this.trouble, this.said),
      make('div', {}, this.result, this.on, this.hints), this.earlier);
    this.showVersions();
  }

  moveTo(name) {
    return during(this.boxes.get(name), this.goTo(name));
  }

  async goTo(name) {
    const box = this.boxes.get(name);
    await (this.begun ??= this.begin().catch(error => {
      this.begun = null;
      box.start.after(make('p', { className: 'told',
        role: 'alert', textContent: 'The editor could not be loaded. Is ' +
          'there a network? Press the button again to try once more.' }));
      throw error;
    }));
    document.querySelectorAll('.cost').forEach(one => one.remove());
    const before = this.boxes.get(this.name);
    if (before) before.place.replaceChildren(before.start);
    this.name = name;
    box.place.replaceChildren(this.bench);
    this.one.textContent = `Check ${name}`;
    this.result.replaceChildren();
    this.on.replaceChildren();
    this.hints.replaceChildren();
    this.countHints();
    during(this.contract, this.showContract());
    this.editor.show(name);
    this.editor.view.focus({ preventScroll: true });
    this.bench.scrollIntoView({ block: 'nearest' });
  }

  /* What the function promises, from the page of its contract. */
  async showContract() {
    const { name } = this;
    const link = this.boxes.get(name).querySelector('.task a[href*="#"]');
    this.promise.textContent = `What ${name} promises`;
    this.contract.replaceChildren();
    try {
      const page = new DOMParser().parseFromString(
        await (await fetch(link.href)).text(), 'text/html');
      const item = page.getElementById(link.hash.slice(1));
      const doc = item.parentElement.querySelector(
        `[id="${item.id}"] ~ .memitem .memdoc`);
      if (name !== this.name) return;
      this.contract.replaceChildren(...doc.childNodes);
    } catch {
      this.contract.replaceChildren('It stands ',
        make('a', { href: link?.href ?? '', textContent: 'here' }), '.');
    }
  }

  /* --- the compiler */

  /* The bench is, as its data-state says,
   *
   *   loading     the compiler is on its way
   *   waiting     so it is, and then the text is checked
   *   compiling   the text
   *   trying      what was compiled
   *   ready       to check
   *   failed      by a fault of the page, or without a network
   *
   * and the status says it in words. */
  enter(state, words) {
    this.state = this.bench.dataset.state = state;
    this.one.ariaDisabled = this.all.ariaDisabled = String(this.isAtWork());
    this.stop.hidden = !this.isAtWork();
    this.retry.hidden = state !== 'failed';
    this.trying.textContent = '';
    this.say(words);
  }

  isAtWork() {
    return ['waiting', 'compiling', 'trying'].includes(this.state);
  }

  async load(state = 'loading') {
    if (!canRun()) return this.enter('failed', TOO_OLD);
    this.builder?.end();
    this.builder = new Builder({
      loaded: loaded => this.count(loaded),
      linked: module => this.tryIt(module),
      trying: (k, { of }) => {
        this.trying.textContent = `test ${k} of ${of}`;
      },
    });
    this.enter(state, 'The compiler is on its way.');
    try {
      await this.builder.ask({ load: this.chapter });
    } catch (error) {
      this.promised = this.state === 'waiting';
      this.fail('The compiler could not be loaded. Is there a network? Your ' +
        'text is kept.', error);
      return;
    }
    keepAll().catch(console.info);
    if (this.state === 'waiting') this.compile();
    else this.enter('ready', 'The compiler is there.');
  }

  /* What has come of the compiler. Once one part of it has failed, another may
   * still come. */
  count(loaded) {
    const words = { loading: 'You can read and write meanwhile.',
      waiting: 'Then your text is checked.' }[this.state];
    if (words) this.say(`The compiler is on its way: ${megabytes(loaded)} of ` +
      `${megabytes(this.of.bytes)} MB, once. ${words}`);
  }

  fail(words, error) {
    this.enter('failed', words);
    console.warn(error);
  }

  /* Checks one exercise or, without a name, the chapter. */
  check(only = this.name) {
    if (this.isAtWork()) return;
    this.tell('');
    this.only = only;
    if (this.state === 'failed') this.load('waiting');
    else if (this.state === 'loading') this.enter('waiting',
      'Your text is checked as soon as the compiler is there.');
    else this.compile();
  }

  /* With the builder ends all that it does. */
  end() {
    this.load();
    this.tell('Stopped. Your text is as it was.');
    this.editor.view.focus();
  }

  /* After one exercise, all are tried quietly, to know what is done. */
  async compile() {
    const { only, chapter, editor: { text } } = this;
    const message = { check: chapter, text, settings: { colour: 1 } };
    this.enter('compiling', 'Compiling your text.');
    const { builder } = this;
    setTimeout(() => {
      if (this.state === 'compiling' && this.builder === builder)
        this.say('The compiler is still at work. Stop ends it.');
    }, LONG);
    try {
      const result = await this.builder.ask(
        only ? { ...message, only } : message);
      const words = outcomeOf(result, only);
      if (only === null || only === this.name) this.show(result);
      if (only && isBuilt(result)) this.enter('trying', words);
      this.record(text, only && isBuilt(result)
        ? await this.builder.ask(message) : result, only ?? this.name);
      this.enter('ready', words);
    } catch (error) {
      this.fail('The check has stopped by a fault of this page. Your text is ' +
        'kept.', error);
    }
  }

  tryIt(module) {
    if (this.state === 'compiling') this.enter('trying',
      'Trying what you wrote.');
    this.draw(module);
  }

  show(result) {
    const { board, said, verdict } = result;
    this.result.replaceChildren(boardOf(board));
    this.on.replaceChildren();
    if (!isBuilt(result)) this.draw(null);
    this.editor.mark([...remarksOf(said, this.source),
      ...findingsOf(verdict, this.source)]);
    this.promises.open = false;
    const { bottom } = this.result.getBoundingClientRect();
    if (bottom > innerHeight) this.editor.view.dom.scrollIntoView();
  }

  /* The live panels draw what the text computes (docs/explorer), or, without
   * a module, what it did when it built last. */
  draw(module) {
    dispatchEvent(new CustomEvent('course-module', { detail:
      { chapter: this.chapter, function: this.name, module } }));
  }

  /* What is done, as of this text. */
  record(text, result, name) {
    if (!isBuilt(result)) return;
    const all = outcomes(result.verdict);
    const passed = Object.fromEntries(Object.keys(all).filter(one => all[one])
      .map(one => [one, markOf(text, this.of, one)]));
    keepWork(this.chapter, { passed, version: this.of.version,
      text: this.editor.text });
    this.known = this.editor.text;
    this.showTrouble();
    this.showStates();
    if (name === this.name && name in passed)
      this.goOn(Object.values(all).every(one => one));
  }

  /* --- what comes after a right answer */

  goOn(whole) {
    const box = this.boxes.get(this.name);
    const after = [...document.querySelectorAll('.contents h2, .contents h3')]
      .find(one => box.compareDocumentPosition(one) &
        Node.DOCUMENT_POSITION_FOLLOWING && !box.contains(one) &&
        !one.closest('.exercise'));
    const ways = make('p', {});
    if (after) ways.append(make('a', { className: 'way', href: `#${after.id}`,
      textContent: `Read on: ${after.textContent}` }), ' ');
    if (whole) {
      const quiz = document.querySelector('h2[id$="--quiz"]');
      if (quiz) ways.append(make('a', { className: 'way',
        href: `#${quiz.id}`, textContent: 'The quiz' }), ' ');
      if (this.next) ways.append(make('a', { className: 'way',
        href: this.next.page, textContent: `Next: ${this.next.title}` }));
    } else {
      const open = this.of.functions.find((_, k) =>
        statesOf(work(this.chapter), this.of)[k] !== 'done');
      if (open) ways.append(button(`Write ${open}`, () => this.moveTo(open)));
    }
    this.on.replaceChildren(...whole ? [make('p', { textContent:
      'All exercises of this chapter are right.' })] : [], ways);
    during(this.on, this.offerReference('Compare with the reference'));
  }

  /* As make solution: once the exercise passes, or if one insists. */
  async offerReference(summary) {
    const { name } = this;
    try {
      const text = await textOf(`${this.chapter}.solution.c`);
      if (name !== this.name) return;
      this.on.querySelector('.reference')?.remove();
      this.on.append(make('details', { className: 'reference' },
        make('summary', { textContent: summary }),
        make('pre', { className: 'fragment', tabIndex: 0,
          textContent: withHelpers(text, this.of.functions, name) })));
    } catch {
      // This copy of the course has no solutions.
    }
  }

  /* --- hints, one at a time, as make hint gives them */

  allHints() {
    return [...document.querySelectorAll(
      `.contents > * [data-hint-of="${this.name}"]`)]
      .filter(one => !this.bench.contains(one));
  }

  countHints() {
    const all = this.allHints().length, seen = this.hints.children.length;
    this.hint.textContent = all ? `Hint ${Math.min(seen + 1, all)} of ${all}`
      : 'Hint';
  }

  nextHint() {
    const all = this.allHints(), next = all[this.hints.children.length];
    if (next) {
      const copy = next.cloneNode(true);
      copy.open = true;
      this.hints.append(copy);
      this.countHints();
      copy.scrollIntoView({ block: 'nearest' });
      this.say('The hint stands below.');
      return;
    }
    this.say(all.length ? 'There are no more hints.'
      : 'The lesson gives no hint for this one.');
    if (!this.on.querySelector('.reference')) during(this.on,
      this.offerReference(
        'Show the reference all the same (it spoils the exercise)'));
  }

  /* --- what is kept */

  changed(text) {
    if (this.taking) return;
    const { kept, other } = keepText(this.chapter, text, this.known,
      this.of.version);
    if (kept) this.known = text;
    this.tell(other ? 'This chapter was written in another window, too. That ' +
      'text is in "Earlier versions".' : '');
    if (other) this.showVersions();
    this.showTrouble();
    this.showStates();
  }

  showTrouble() {
    if (allKept() && this.known === this.editor.text)
      this.trouble.replaceChildren();
    else if (!this.trouble.firstChild) this.trouble.append(NOT_KEPT, ' ',
      button('Download your work', () => download([this.chapter])));
  }

  /* Another window, or work that was taken in, has changed the chapter. */
  takeOver() {
    this.showStates();
    if (!this.editor) return;
    const { text } = work(this.chapter);
    if (text !== null && text !== this.editor.text) {
      this.put(text);
      this.tell('This text was changed in another window, or taken in.');
    }
    this.known = text;
    this.showVersions();
  }

  put(text) {
    this.taking = true;
    this.editor.text = text;
    this.taking = false;
    this.known = text;
    this.editor.mark([]);
    if (this.name) this.editor.show(this.name);
    this.result.replaceChildren();
    this.on.replaceChildren();
    this.showStates();
  }

  /* A text in place of the present one, which is kept. */
  replace(text, why, told) {
    if (!replaceWork(this.chapter, text, why)) {
      this.tell('Your version cannot be kept in this browser, so nothing has ' +
        'changed. Is its storage full? Versions below can be deleted.');
      return;
    }
    this.put(text);
    this.tell(told);
    this.showVersions();
  }

  reset() {
    if (this.editor.text === this.stub) {
      this.tell('This is the empty exercise already.');
      return;
    }
    if (confirm('Put back the empty exercises of this chapter? Your version ' +
        'is kept below, under "Earlier versions".'))
      this.replace(this.stub, 'before the chapter was emptied',
        'These are the empty exercises. Your version is in "Earlier ' +
        'versions".');
  }

  showVersions() {
    const all = versions(this.chapter);
    this.list.replaceChildren(...all.map(({ when, why, text }) =>
      make('li', {}, `${new Date(when).toLocaleString()}, ${why} `,
        button('Get it back', () => this.replace(text, 'before another ' +
          'version came back', 'That version is back. The one before it is ' +
          'in "Earlier versions".')), ' ',
        button('Delete', () => {
          if (confirm('Delete this version?') &&
              dropVersion(this.chapter, when)) this.showVersions();
        }))));
  }

  showStates() {
    const states = statesOf(work(this.chapter), this.of);
    this.of.functions.forEach((name, k) => {
      const box = this.boxes.get(name);
      if (!box) return;
      box.classList.toggle('done', states[k] === 'done');
      box.classList.toggle('changed', states[k] === 'changed');
      box.start.textContent = states[k] === 'done'
        ? `Open ${name}: it is right` : states[k] === 'changed'
          ? `Open ${name}: check it again` : `Write ${name} here`;
    });
    this.shown();
  }

  /* What is said twice is heard once. */
  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  tell(text) {
    this.said.textContent = text;
  }
}

function outcomeOf(result, only) {
  if (!isBuilt(result)) return 'It does not build: the board says where.';
  const all = Object.values(outcomes(result.verdict));
  return `${only ?? 'The chapter'} is ` +
    (all.length && all.every(one => one) ? 'right.'
      : result.verdict.includes(`\ntext\t${only} still calls TODO()`)
        ? 'not written yet.' : 'not right yet: the board says why.');
}

const isBuilt = ({ verdict }) => !/^broken\t/m.test(verdict);
const megabytes = bytes => (bytes / 1e6).toFixed(1);
