/* A lesson with an editor at the exercise that is being written. The chapter is
 * one file, so there is one editor, which moves from exercise to exercise. */
import { boardOf, findingsOf, remarksOf } from './board.js';
import { KeptText } from './kept.js';
import { button, during, make, say } from './make.js';
import { isBuilt, markOf, outcomes, statesOf, withHelpers } from './source.js';
import { allKept, keepWork, watchWork, work } from './store.js';
import { megabytes, words } from './words.js';

const here = new URL('.', import.meta.url);

async function textOf(name) {
  const answer = await fetch(new URL(name, here));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

/* The top of an element that sticks to the bottom of the window. Before it has
 * to, it stands lower, and goes up with the page. */
function floorAbove(bar) {
  const { bottom, position } = getComputedStyle(bar);
  return innerHeight - parseFloat(bottom) -
    (position === 'sticky' && bar.offsetHeight);
}

export class Lesson {
  /* boxes: the elements of the exercises. chapter: { functions, version }.
   * next: the lesson after this one, as in chapters.json, or none. shown() is
   * called when what is done has changed. board: board.awk's variables. */
  constructor(boxes, chapter, { next, shown, board }) {
    this.chapter = boxes[0].dataset.chapter;
    this.of = chapter;
    this.next = next;
    this.board = board;
    this.shown = shown;
    this.on = make('div', { className: 'on' });
    this.source = `chapters/${this.chapter}/${this.chapter.slice(3)}.c`;
    this.boxes = new Map(boxes.map(box => [box.dataset.function, box]));
    for (const [name, box] of this.boxes) {
      box.start = button('', () => this.moveTo(name), { className: 'begin' });
      box.place = make('div', { className: 'write', id: `write-${name}`,
        tabIndex: -1 }, box.start);
      box.append(box.place);
      // All that is kept for a time without a network has the compiler, too.
      if (!navigator.serviceWorker?.controller) box.place.append(make('span',
        { className: 'cost', lang: 'en', textContent: words('cost',
          { bytes: megabytes(this.of.bytes) }) }));
    }
    watchWork(changed => {
      if (changed === null || changed === this.chapter) this.takeOver();
    });
    // On paper all that one has written stands behind the lesson.
    const written = make('section', { className: 'printed-code' });
    boxes[0].parentElement.append(written);
    addEventListener('beforeprint', () => {
      const text = this.editor?.text ?? work(this.chapter).text;
      written.replaceChildren(...!text ? []
        : [make('h2', { textContent: this.source }),
          make('pre', { className: 'fragment', textContent: text })]);
    });
    addEventListener('beforeunload', event => {
      if (!allKept()) event.preventDefault();
    });
    this.showStates();
    // A link that leads to an exercise opens it.
    const [, asked] = location.hash.match(/^#write-(\w+)$/) ?? [];
    if (this.boxes.has(asked)) this.moveTo(asked);
  }

  /* --- what is there once an exercise is opened */

  async begin() {
    const [{ Editor }, { Checks }, stub] = await Promise.all([
      import('./editor.js'), import('./checks.js'),
      textOf(`${this.chapter}.c`)]);
    const { text, version } = work(this.chapter);
    this.editor = new Editor({ text: text ?? stub, names: this.of.functions,
      label: words('editor', { source: this.source }),
      changed: now => {
        this.kept.changed(now);
        this.checks.showAge();
        this.hideNumbers();
      },
      check: () => this.checks.check(),
      floor: () => floorAbove(this.checks.single.parentElement) });
    this.kept = new KeptText(this.chapter, { version: this.of.version, stub,
      lesson: this });
    this.checks = new Checks(this.chapter, this.of.bytes, this);
    this.furnish();
    this.checks.load();
    // What was taken in does not say of which version it is.
    if (text !== null && version && version !== this.of.version)
      this.tell(words('chapter changed'));
  }

  furnish() {
    const { checks, kept } = this;
    this.contract = make('div', { className: 'memdoc', tabIndex: 0,
      lang: 'en' });
    this.promise = make('summary');
    this.notice = make('p',
      { className: 'message', role: 'status', lang: 'en' });
    this.hint = button('Hint', () => this.nextHint());
    this.hints = make('div', { className: 'hints' });
    this.age = make('p', { className: 'age', hidden: true, lang: 'en',
      textContent: words('earlier board') });
    this.result = make('div', { className: 'result', tabIndex: -1,
      role: 'region', ariaLabel: 'The board', lang: 'en' });
    const key = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘-Enter'
      : 'Ctrl-Enter';
    this.bench = make('div', { className: 'bench' },
      make('div', { className: 'code' },
        this.promises = make('details', { className: 'contract',
          open: innerWidth > 600 }, this.promise, this.contract),
        this.editor.view.dom,
        make('p', { className: 'verbs' }, checks.single,
          make('span', { className: 'key', textContent: key }), checks.all,
          this.hint, checks.example, checks.stop, checks.retry, checks.status,
          checks.trying),
        make('p', { className: 'about', textContent: words('about run') }),
        kept.trouble, this.notice),
      make('div', {}, this.age, this.result, this.on, this.hints),
      kept.earlier);
  }

  moveTo(name) {
    return during(this.boxes.get(name), this.goTo(name));
  }

  async goTo(name) {
    const box = this.boxes.get(name);
    await (this.begun ??= this.begin().catch(error => {
      this.begun = null;
      box.start.after(make('p', { className: 'message', role: 'alert',
        lang: 'en', textContent: words('no editor') }));
      throw error;
    }));
    document.querySelectorAll('.cost').forEach(cost => cost.remove());
    const before = this.boxes.get(this.name);
    if (before) before.place.replaceChildren(before.start);
    if (before) this.tell('');
    this.name = name;
    box.place.replaceChildren(this.bench);
    say(this.checks.single, 'Check {what}', { what: name });
    this.checks.hush();
    this.result.replaceChildren();
    this.on.replaceChildren();
    this.hints.replaceChildren();
    this.age.hidden = true;
    this.countHints();
    during(this.contract, this.showContract());
    this.editor.show(name);
    this.editor.view.focus({ preventScroll: true });
    this.bench.scrollIntoView({ block: 'nearest' });
    this.editor.reveal();
  }

  /* What the function promises, from the page of its contract. */
  async showContract() {
    const { name } = this;
    const link = this.boxes.get(name).querySelector('.task a[href*="#"]');
    say(this.promise, words('promises'), { name });
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

  /* --- what a check has found */

  show(result) {
    const { board, diagnostics, verdict } = result;
    this.result.replaceChildren(boardOf(board));
    this.on.replaceChildren();
    if (!isBuilt(result)) this.draw(null);
    this.showAge(this.checks.age);
    // The lines are those of the text that was judged.
    if (this.checks.age === 'present')
      this.editor.mark([...remarksOf(diagnostics, this.source),
        ...findingsOf(verdict, line =>
          this.editor.exerciseAt(line))], this.name);
    this.promises.open = false;
    const { bottom } = this.result.getBoundingClientRect();
    if (bottom > innerHeight) this.editor.view.dom.scrollIntoView();
  }

  /* What was found fades while the text is another one. */
  showAge(age) {
    this.bench.dataset.verdict = age;
    this.age.hidden = age !== 'earlier' || !this.result.firstChild;
  }

  /* Nothing is known of the text. */
  clear() {
    this.hideNumbers();
    this.editor.mark([]);
    this.result.replaceChildren();
    this.on.replaceChildren();
    this.checks.judge(null);
    this.checks.hush();
  }

  /* The live panels draw what the text computes (docs/explorer), or, without
   * a module, what it did when it built last. */
  draw(module) {
    dispatchEvent(new CustomEvent('course-module', { detail:
      { chapter: this.chapter, function: this.name, module } }));
  }

  /* What is done, as of this text: a mark knows what it is of. */
  record(text, result, name) {
    if (!isBuilt(result)) return;
    if (text === this.editor.text) this.kept.changed(text);
    const all = outcomes(result.verdict);
    const passed = Object.fromEntries(Object.keys(all).filter(key => all[key])
      .map(key => [key, markOf(text, this.of, key)]));
    keepWork(this.chapter, { passed });
    this.showStates();
    if (this.checks.verdict && name === this.name && name in passed)
      this.goOn(Object.values(all).every(right => right));
  }

  /* --- what comes after a right answer */

  goOn(whole) {
    const box = this.boxes.get(this.name);
    const after = [...document.querySelectorAll('.contents h2, .contents h3')]
      .find(title => box.compareDocumentPosition(title) &
        Node.DOCUMENT_POSITION_FOLLOWING && !box.contains(title) &&
        !title.closest('.exercise'));
    const ways = make('p', {});
    const way = (href, text, what) => ways.append(say(
      make('a', { className: 'way', href }), text, { what }), ' ');
    if (after) way(`#${after.id}`, 'Read on: {what}', after.textContent);
    if (whole) {
      const quiz = document.querySelector('h2[id$="--quiz"]');
      if (quiz) way(`#${quiz.id}`, 'The quiz');
      if (this.next) way(this.next.page, 'Next: {what}', this.next.title);
    } else {
      const open = this.of.functions.find((_, k) =>
        statesOf(work(this.chapter), this.of)[k] !== 'done');
      if (open) ways.append(button('Write {name}', () => this.moveTo(open),
        { values: { name: open } }));
    }
    this.on.replaceChildren(...whole ? [make('p', { className: 'whole',
      textContent: words('all right'), lang: 'en' })] : [], ways);
    during(this.on, this.offerReference(words('compare')));
  }

  /* --- the worked example on one's own numbers */

  /* They are those of another text. */
  hideNumbers() {
    document.querySelectorAll('.yours, .to-numbers')
      .forEach(element => element.remove());
  }

  async showRun(text, { out, open, stopped }) {
    const { showNumbers } = await import('./numbers.js');
    if (text !== this.editor?.text) return words('run changed');
    this.hideNumbers();
    const found = showNumbers(out);
    if (found.first) {
      found.first.id = `your-${found.first.dataset.run}`;
      this.on.prepend(make('p', { className: 'to-numbers' }, say(make('a',
        { className: 'way', href: `#${found.first.id}` }),
      words('your numbers'))));
    }
    return words(open ? 'run open' : !stopped ? 'run done'
      : found.last ? 'run stopped' : 'run began', { ...found, open });
  }

  /* As make solution: once the exercise passes, or if one insists. */
  async offerReference(summary) {
    const { name } = this;
    try {
      const text = await textOf(`${this.chapter}.solution.c`);
      if (name !== this.name) return;
      this.on.querySelector('.reference')?.remove();
      this.on.append(make('details', { className: 'reference' },
        say(make('summary'), summary),
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
      .filter(hint => !this.bench.contains(hint));
  }

  countHints() {
    const all = this.allHints().length, seen = this.hints.children.length;
    say(this.hint, all ? 'Hint {k} of {all}' : 'Hint',
      { k: Math.min(seen + 1, all), all });
  }

  /* First of all the line to look at is said. */
  async nextHint() {
    const { name, hints: { children: { length: seen } } } = this;
    const line = await this.checks.findLine();
    if (line) this.tell(line);
    if (name !== this.name || seen !== this.hints.children.length) return;
    const all = this.allHints(), next = all[this.hints.children.length];
    if (next) {
      const copy = next.cloneNode(true);
      copy.open = true;
      this.hints.append(copy);
      this.countHints();
      // These words may take a line of their own.
      this.checks.say(words('hint below'));
      (line ? this.notice : copy).scrollIntoView({ block: 'nearest' });
      return;
    }
    this.checks.say(words(all.length ? 'no more hints' : 'no hint'));
    if (!this.on.querySelector('.reference'))
      during(this.on, this.offerReference(words('all the same')));
  }

  /* --- what is kept */

  takeOver() {
    this.showStates();
    this.kept?.takeOver();
  }

  /* Another text is in the editor. */
  renew() {
    this.clear();
    if (this.name) this.editor.show(this.name);
    this.showStates();
  }

  showStates() {
    const states = statesOf(work(this.chapter), this.of);
    this.of.functions.forEach((name, k) => {
      const box = this.boxes.get(name);
      if (!box) return;
      box.classList.toggle('done', states[k] === 'done');
      box.classList.toggle('changed', states[k] === 'changed');
      say(box.start, words({ done: 'open right', changed: 'open changed',
        open: 'write' }[states[k]]), { name });
    });
    this.shown();
  }

  tell(text) {
    this.notice.textContent = text;
  }
}
