/* The checks of a lesson: the compiler comes, a text is compiled and tried.
 * They are, as the data-state of their bench says,
 *
 *   loading     the compiler is on its way
 *   waiting     so it is, and then the text is checked
 *   compiling   the text
 *   trying      what was compiled
 *   ready       to check
 *   failed      by a fault of the page, or without a network
 *
 * and their status says it in words. */
import { Builder, canRun, keepAll } from './client.js';
import { button, make } from './make.js';
import { isBuilt, outcomes } from './source.js';

/* Milliseconds until one is told that clang is still at work, and on what. */
const LONG = 10000;
const AT_WORK = 'The compiler is still at work. Does a macro grow and grow, ' +
  'or is a function thousands of lines long? Stop ends it.';

const CHANGED = 'The text has changed since it was checked.';

const TOO_OLD = 'This browser cannot run C with sizes of 64 bits. Chrome and ' +
  'Edge can from version 133 on, Firefox from 134. Your text is kept.';

export const megabytes = bytes => (bytes / 1e6).toFixed(1);

export class Checks {
  /* bytes: what the compiler has. lesson:
   *   bench                  the element that has the state
   *   editor, name           what is checked, and the exercise that is open
   *   board                  board.awk's variables
   *   show(result)           what a check has found; clear(), no more of it
 *   showAge(age)           'earlier' if that is not of the present text
   *   record(text, result, name)   what is done
   *   draw(module)           with what was built
   *   tell(words)            of what a student did */
  constructor(chapter, bytes, lesson) {
    Object.assign(this, { chapter, bytes, lesson });
    this.one = button('', () => this.check(), { className: 'check' });
    this.all = button('Check the chapter', () => this.check(null));
    this.stop = button('Stop', () => this.end());
    this.status = make('span', { className: 'status', role: 'status' });
    this.trying = make('span', { className: 'key' });
    this.retry = button('Try again', () => {
      this.one.focus();
      this.load(this.promised ? 'waiting' : 'loading');
    });
  }

  /* Without words the verdict's own are said. */
  enter(state, words) {
    this.state = this.lesson.bench.dataset.state = state;
    this.one.ariaDisabled = this.all.ariaDisabled = String(this.isAtWork());
    this.stop.hidden = !this.isAtWork();
    this.retry.hidden = state !== 'failed';
    this.trying.textContent = '';
    this.tellsVerdict = words === undefined;
    this.say(words ?? this.words());
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
    // Where a service worker answers, this browser has kept the compiler.
    const again = navigator.serviceWorker?.controller;
    if (words) this.say(`The compiler is ${again ? 'read' : 'on its way'}: ` +
      `${megabytes(loaded)} of ${megabytes(this.bytes)} MB` +
      `${again ? '' : ', once'}. ${words}`);
  }

  fail(words, error) {
    this.enter('failed', words);
    console.warn(error);
  }

  /* Checks one exercise or, without a name, the chapter. */
  check(only = this.lesson.name) {
    if (this.isAtWork()) return;
    this.lesson.tell('');
    this.only = only;
    if (this.state === 'failed') this.load('waiting');
    else if (this.state === 'loading') this.enter('waiting',
      'Your text is checked as soon as the compiler is there.');
    else this.compile();
  }

  /* With the builder ends all that it does. */
  end() {
    this.lesson.clear();
    this.load();
    this.lesson.tell('Stopped. Your text is as it was.');
    this.lesson.editor.view.focus();
  }

  /* After one exercise, all are tried quietly, to know what is done. */
  async compile() {
    const { only, chapter, builder, lesson } = this;
    const { text } = lesson.editor;
    const message = { check: chapter, text, settings: lesson.board };
    this.enter('compiling', 'Compiling your text.');
    setTimeout(() => {
      if (this.state === 'compiling' && this.builder === builder)
        this.say(AT_WORK);
    }, LONG);
    try {
      const result = await builder.ask(only ? { ...message, only } : message);
      this.judge({ text, words: outcomeOf(result, only) });
      if (only === null || only === lesson.name) lesson.show(result);
      if (only && isBuilt(result)) this.enter('trying');
      lesson.record(text, only && isBuilt(result) ? await builder.ask(message)
        : result, only ?? lesson.name);
      this.enter('ready');
    } catch (error) {
      lesson.clear();
      this.fail('The check has stopped by a fault of this page. Your text is ' +
        'kept.', error);
    }
  }

  tryIt(module) {
    if (this.state === 'compiling') this.enter('trying',
      'Trying what you wrote.');
    this.lesson.draw(module);
  }

  /* A verdict is of one text, also if it comes when that has changed: { text,
   * words }, or null. */
  judge(verdict) {
    this.verdict = verdict;
    this.age = '';
    this.showAge();
  }

  ageOf(verdict) {
    return !verdict ? 'none'
      : verdict.text === this.lesson.editor.text ? 'present' : 'earlier';
  }

  words() {
    return { none: '', earlier: CHANGED, present: this.verdict?.words }[
      this.ageOf(this.verdict)];
  }

  /* After each change of the text. */
  showAge() {
    const age = this.ageOf(this.verdict);
    if (age === this.age) return;
    this.lesson.showAge(this.age = age);
    if (this.tellsVerdict) this.say(this.words());
  }

  /* Another exercise or text is there: nothing is said of it yet. */
  hush() {
    this.tellsVerdict = false;
    if (this.state === 'ready') this.say('');
  }

  /* What is said twice is heard once. */
  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

const FAILED = /^claim(\t[^\t]*){2}\tfailed\t/m;

function outcomeOf(result, only) {
  if (!isBuilt(result)) return 'It does not build: the board says where.';
  const all = Object.values(outcomes(result.verdict));
  return `${only ?? 'The chapter'} is ` +
    (all.length && all.every(one => one) ? 'right.'
      : result.verdict.includes(`\ntext\t${only} still calls TODO()`)
        ? 'not written yet.' : only || FAILED.test(result.verdict)
          ? 'not right yet: the board says why.'
          : 'not complete yet: the board shows what is left.');
}
