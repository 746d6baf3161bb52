/* The checks of a lesson: the compiler comes, a text is compiled and tried.
 * They are, as the data-state of their bench says,
 *
 *   loading     the compiler is on its way
 *   waiting     so it is, and then the text is checked
 *   compiling   the text
 *   trying      what was compiled, or small changes of the text
 *   ready       to check
 *   failed      by a fault of the page, or without a network
 *
 * and their status says it in words. */
import { Builder, canRun, keepAll } from './client.js';
import { button, make } from './make.js';
import { isBuilt, outcomes } from './source.js';
import { megabytes, words } from './words.js';

/* Milliseconds until one is told that clang is still at work, and on what. */
const LONG = 10000;

export class Checks {
  /* bytes: what the compiler has. lesson:
   *   bench                  the element that has the state
   *   editor, name           what is checked, and the exercise that is open
   *   board                  board.awk's variables
   *   show(result)           what a check has found; clear(), no more of it
 *   showAge(age)           'earlier' if that is not of the present text
   *   record(text, result, name)   what is done
   *   draw(module)           with what was built
   *   showRun(text, result)  what the worked example gives; returns words
   *   tell(words)            of what a student did */
  constructor(chapter, bytes, lesson) {
    Object.assign(this, { chapter, bytes, lesson, lines: new Map() });
    this.single = button('', () => this.check(), { className: 'check' });
    this.all = button('Check the chapter', () => this.check(null));
    this.example = button(words('run'), () => this.run());
    this.stop = button('Stop', () => this.end());
    this.status = make('span', { className: 'status', role: 'status',
      lang: 'en' });
    this.trying = make('span', { className: 'key', lang: 'en' });
    this.retry = button('Try again', () => {
      this.single.focus();
      this.load(this.promised ? 'waiting' : 'loading');
    });
  }

  /* Without words the verdict's own are said. */
  enter(state, text) {
    clearTimeout(this.late);
    this.state = this.lesson.bench.dataset.state = state;
    for (const verb of [this.single, this.all, this.example])
      verb.ariaDisabled = String(this.isAtWork());
    this.stop.hidden = !this.isAtWork();
    this.retry.hidden = state !== 'failed';
    this.trying.textContent = '';
    this.tellsVerdict = text === undefined;
    this.say(text ?? this.wordsOfVerdict());
  }

  isAtWork() {
    return ['waiting', 'compiling', 'trying'].includes(this.state);
  }

  async load(state = 'loading') {
    if (!canRun()) return this.enter('failed', words('too old'));
    this.builder?.end();
    this.builder = new Builder({
      loaded: loaded => this.count(loaded),
      linked: module => this.tryIt(module),
      trying: (k, { of, changes }) => {
        this.trying.textContent = words(changes ? 'change' : 'test', { k, of });
      },
    });
    this.enter(state, words('on its way'));
    try {
      await this.builder.ask({ load: this.chapter });
    } catch (error) {
      this.promised = this.state === 'waiting';
      this.fail(words('no compiler'), error);
      return;
    }
    keepAll().catch(console.info);
    if (this.state === 'waiting') this.task();
    else this.enter('ready', words('compiler there'));
  }

  /* What has come of the compiler. Once one part of it has failed, another may
   * still come. */
  count(loaded) {
    if (!['loading', 'waiting'].includes(this.state)) return;
    // Where a service worker answers, this browser has kept the compiler.
    const again = navigator.serviceWorker?.controller;
    this.say(`${words(again ? 'read again' : 'coming', {
      loaded: megabytes(loaded), all: megabytes(this.bytes) })} ${
      words(this.state)}`);
  }

  fail(text, error) {
    this.enter('failed', text);
    console.warn(error);
  }

  /* Checks one exercise or, without a name, the chapter. */
  check(only = this.lesson.name) {
    this.begin(() => this.compile(only));
  }

  /* The worked example on one's own functions, as make run. */
  run() {
    this.begin(() => this.runExample());
  }

  begin(task) {
    if (this.isAtWork()) return;
    this.lesson.tell('');
    this.task = task;
    if (this.state === 'failed') this.load('waiting');
    else if (this.state === 'loading')
      this.enter('waiting', words('as soon as'));
    else task();
  }

  /* With the builder ends all that it does. */
  end() {
    this.lesson.clear();
    this.load();
    this.lesson.tell(words('stopped'));
    this.lesson.editor.view.focus();
  }

  /* After one exercise, all are tried quietly, to know what is done. */
  async compile(only) {
    const { chapter, builder, lesson } = this;
    const { text } = lesson.editor;
    const message = { check: chapter, text, settings: lesson.board };
    this.enter('compiling', words('compiling'));
    this.sayLate(words('still at work', { lines: text.split('\n').length,
      macros: text.match(/^\s*#\s*define/gm)?.length ?? 'no' }));
    try {
      const result = await builder.ask(only ? { ...message, only } : message);
      this.judge({ text, words: outcomeOf(result, only),
        records: result.verdict });
      if (only === null || only === lesson.name) lesson.show(result);
      if (only && isBuilt(result)) this.enter('trying');
      lesson.record(text, only && isBuilt(result) ? await builder.ask(message)
        : result, only ?? lesson.name);
      this.enter('ready');
    } catch (error) {
      lesson.clear();
      this.fail(words('fault'), error);
    }
  }

  /* What does not build gets the board of the chapter. */
  async runExample() {
    const { chapter, builder, lesson } = this, { text } = lesson.editor;
    this.enter('trying', words('running'));
    this.sayLate(words('still running'));
    try {
      const result = await builder.ask({ run: chapter, text });
      if (result.unbuilt?.length === 0) return this.compile(null);
      this.enter('ready', result.unbuilt ? words('name twice',
        { names: result.unbuilt.join(', ') })
        : await lesson.showRun(text, result));
    } catch (error) {
      this.fail(words('fault'), error);
    }
  }

  /* The line that make hint names, or ''. For each text it is looked for once,
   * unless a cause is known. */
  async findLine() {
    const { builder, chapter, lesson, lines, verdict } = this;
    const { name, editor: { text } } = lesson, key = name + text;
    if (this.state === 'ready' && this.age === 'present' && !lines.has(key) &&
      hasNoCause(verdict.records, name)) try {
      this.enter('trying', words('looking'));
      const { line } = await builder.ask({ blame: chapter, text, only: name });
      lines.set(key, line);
      this.enter('ready');
    } catch (error) {
      this.fail(words('fault'), error);
    }
    return lines.get(lesson.name + lesson.editor.text) ?? '';
  }

  tryIt(module) {
    if (this.state === 'compiling') this.enter('trying', words('trying'));
    this.lesson.draw(module);
  }

  /* A verdict is of one text, also if it comes when that has changed: { text,
   * words, records }, or null. */
  judge(verdict) {
    this.verdict = verdict;
    this.age = '';
    this.showAge();
  }

  ageOf(verdict) {
    return !verdict ? 'none'
      : verdict.text === this.lesson.editor.text ? 'present' : 'earlier';
  }

  wordsOfVerdict() {
    return { none: '', earlier: words('changed'),
      present: this.verdict?.words }[this.ageOf(this.verdict)];
  }

  /* After each change of the text. */
  showAge() {
    const age = this.ageOf(this.verdict);
    if (age === this.age) return;
    this.lesson.showAge(this.age = age);
    if (this.tellsVerdict) this.say(this.wordsOfVerdict());
  }

  /* Another exercise or text is there: nothing is said of it yet. */
  hush() {
    this.tellsVerdict = false;
    if (this.state === 'ready') this.say('');
  }

  /* Says it if this state lasts long. */
  sayLate(text) {
    this.late = setTimeout(() => this.say(text), LONG);
  }

  /* What is said twice is heard once. */
  say(text) {
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

/* Of the first claim of an exercise that failed no cause is said (hint.sh). */
const hasNoCause = (verdict, name) => new RegExp(
  `^((?!(claim\t${name}\t[^\t]*\tfailed|warning\t${name})\t).*\n)*` +
  `claim\t${name}\t.*\nunexplained\n`).test(verdict);

const FAILED = /^claim(\t[^\t]*){2}\tfailed\t/m;

function outcomeOf(result, only) {
  if (!isBuilt(result)) return words('does not build');
  const all = Object.values(outcomes(result.verdict));
  const right = all.length && all.every(passed => passed);
  const open = result.verdict.includes(`\ntodo\topen\t${only}\t`);
  return words(right ? 'is right' : open ? 'is open'
    : only || FAILED.test(result.verdict) ? 'is wrong' : 'is incomplete',
  { what: only ?? 'The chapter' });
}
