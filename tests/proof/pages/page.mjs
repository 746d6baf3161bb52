/* What the tests of pages share: a browser, a site, and a reader's hands.
 *
 *   import { story } from './page.mjs';
 *
 *   story('Search', { site: 'build/notes/student/html' }, (step, reader) => {
 *     step('finds a word', async () => {
 *       await reader.open('index.html');
 *       await reader.press('/');
 *       await reader.type('sine');
 *       await reader.says('#search li', /sine/);
 *     });
 *   });
 *
 * tests/proof/pages/test.sh runs the file. A story is told once in each browser
 * (BROWSERS="chromium firefox" has both), with an empty profile; where TURN is
 * a number, as make test has it, in one of them, and in the other at the next
 * commit. Its steps come one after another; each goes on where the one before
 * has ended, and counts as one test.
 *
 * story(name, options, tell), options:
 *   site      a folder: it is http://localhost/ in the browser
 *   at        where it stands there, instead of /, for example /course/
 *   browsers  those that it is told in; ['chromium', 'firefox'] without it
 *   both      the browser whose turn it is not is told the beginning, too: tell
 *             gets false after its reader, and ends where that is over
 *   width, height, dark, still   as in reader.size()
 *
 * A reader has a page. Where: a selector, which finds what is in shadows, too;
 * [selector, words] is the first such element that is shown and has just these
 * words, or that a pattern matches; a handle or a function's element is itself.
 * A person's acts wait until the page has heard them and is no longer busy:
 *   open(path)              of the site; or a whole path of a file; or file:
 *   click(where, x, y)      the middle, or this share of its width and height
 *   type(text)              key by key
 *   press(key, ...)         as 'Enter', 'Control+a', 'Shift+Tab', ...
 *   strike(key)               does not wait
 *   paste(text)             what was copied elsewhere, by Control+v
 *   drop(where, file)       drags a file there (Chromium)
 *   choose(where, file)     in a field for files
 *   download(act)           does this, and gives the file that comes of it
 *   move(where, x, y)       the mouse, without a button
 *   size(width, height, { dark, still })   still: asked for little motion. In
 *                           Firefox it is always light, and still.
 *   another(act)            has a reader of another window of this browser act
 * and what is seen:
 *   text(where)             its words, as they are shown
 *   look(where)             the same, once one has scrolled to it
 *   says(where, pattern)    fails unless its words match; lacks() if they do
 *   boxes(where, ...)       where each of them stands: left, top, right, bottom
 *   each(selector, function)    what it returns for each of these elements
 *   count(where)
 *   accessible()            fails if axe-core finds anything in what is shown
 *   ask(function, ...)      what it returns in the page
 *   until(function, ...)    waits until it returns something true: for what a
 *                           page does not say by its state
 *   idle()                  waits until no element says that it is busy, by
 *                           data-state: BUSY below. No other wait is needed
 *                           after a person's act.
 *   errors()                errors and warnings of the console since last time
 *   fetched()               addresses asked for since last time, files too
 *   quiet()                 fails if there was an error, or if a page from the
 *                           disk has asked for more than files
 *   paper()                 the words of its print (Chromium), by pdftotext
 *   dialogs                 what was asked; the answer is yes
 *   page                    Puppeteer's own, for the rest
 * site:
 *   reader.site.folder      may be set to another: a new version
 *   reader.site.offline     a pattern of paths: no network for them
 *   reader.site.late        { paths, until }: these wait for a promise
 *   reader.site.asked       paths of the site that were asked for
 *   reader.site.sent        bytes that have come
 *   reader.site.others      addresses of other machines that any page, worker
 *                           or service worker has asked for: none was reached
 *
 * Nothing waits for seconds, so no verdict depends on a machine's speed. A step
 * that hangs for HANG seconds (ten minutes) ends the browsers: all that is left
 * fails at once. Of each step that fails there is a picture.
 *
 * Where you break a page on purpose, HANG=20 saves your time. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { DOWNLOADS, PROGRAMS, ROOM, Site, launch, later, program }
  from './browsers.mjs';
import { axeFaults } from './validators.mjs';

export { ROOM };
const HANG = Number(process.env.HANG ?? 600);
const WANTED = process.env.BROWSERS?.split(' ') ?? Object.keys(PROGRAMS);
const TURN = process.env.TURN;
const BUSY = ['loading', 'compiling', 'trying', 'drawing', 'waiting']
  .map(state => `[data-state=${state}]`).join();

/* --- the browsers: one of a kind, for all stories of a file */

const machines = new Map();
async function machineOf(name) {
  if (!machines.has(name)) {
    const site = new Site(), driver = await launch(name, await site.begin());
    machines.set(name, { name, site, driver });
    // Up to then a page's policy holds for what a test asks of it, too.
    assert.doesNotMatch(await driver.version(),
      /^firefox\/(\d\d|1[0-3]\d|140)\./i, 'Page tests need a newer ' +
      'Firefox: Debian has one among its security updates.');
  }
  return machines.get(name);
}

after(async () => {
  for (const { driver, site } of machines.values()) {
    await driver.close().catch(() => {});
    site.end();
  }
});

/* --- a story */

export function story(name, options, tell) {
  const all = (options.browsers ?? Object.keys(PROGRAMS))
    .filter(browser => WANTED.includes(browser));
  const there = all.filter(program);
  for (const browser of all.filter(browser => !there.includes(browser)))
    console.error(`${name}: there is no ${browser} here, so it was not tried.`);
  for (const [k, browser] of there.entries()) {
    const whole = !TURN || k === TURN % there.length;
    if (whole || options.both) describe(`${name}, ${browser}`, () => {
      const reader = new Reader(browser);
      before(() => guarded(reader, `${name}: ${browser} begins`,
        () => reader.begin(options)));
      after(() => reader.end());
      tell((what, act) => test(`${browser}: ${what}`, () =>
        guarded(reader, what, act)
          .catch(error => reader.picture(what, error))), reader, whole);
    });
  }
}

/* What hangs is ended, and nothing begins after it. */
let hung = null;
async function guarded(reader, what, act) {
  if (hung) throw Object.assign(new Error(), { stack:
    `not tried, since this has hung: ${hung}` });
  let watch, busy, waits;
  const hangs = new Promise((_, reject) => {
    watch = setTimeout(async () => {
      hung = what;
      waits = reader.waits;
      busy = await Promise.race([reader.busy().catch(String), later(5)]);
      for (const { driver } of machines.values())
        driver.process().kill('SIGKILL');
      // What waits for the browser ends first, and says where it stands.
      await later(1);
      reject(new Error());
    }, 1000 * HANG);
  });
  try {
    return await Promise.race([act(), hangs]);
  } catch (error) {
    if (hung) error.stack = `This has hung for ${HANG} seconds. It is busy: ` +
      `${busy ?? 'the page does not answer'}\nIt waits for: ` +
      `${waits}\n${error.stack}`;
    throw error;
  } finally {
    clearTimeout(watch);
  }
}

class Reader {
  constructor(browser) {
    this.browser = browser;
  }

  async begin({ site, at = '/', width = 1280, height = 900, ...more }) {
    this.machine = await machineOf(this.browser);
    this.site = Object.assign(this.machine.site, { at, offline: null,
      late: null, others: [], asked: [], sent: 0,
      folder: site && path.resolve(site) });
    this.context = await this.machine.driver.createBrowserContext();
    await this.newPage();
    await this.size(width, height, more);
  }

  async newPage() {
    this.page = await this.context.newPage();
    this.session = null;
    this.page.setDefaultTimeout(0);
    Object.assign(this, { messages: [], asked: [], dialogs: [] });
    this.page.on('console', message => {
      if (['error', 'warn', 'warning', 'assert'].includes(message.type()))
        this.messages.push(message.text());
    }).on('pageerror', error => this.messages.push(String(error)))
      .on('request', request => this.asked.push(request.url()))
      .on('dialog', dialog => {
        this.dialogs.push(dialog.message());
        dialog.accept();
      });
  }

  async another(act) {
    const other = Object.assign(new Reader(this.browser), this);
    await other.newPage();
    await other.size(...this.shape);
    await act(other);
    await other.page.close();
  }

  async end() {
    if (!hung) await this.context?.close();
  }

  /* Throws the error on, with what was seen. */
  async picture(what, error) {
    const file = path.join(ROOM, 'failed',
      `${this.browser} ${what}`.replace(/\W+/g, '_').slice(0, 80) + '.png');
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      if (!hung) await this.page.screenshot({ path: file });
      error.stack += hung ? '' : `\nWhat was seen: ${file}`;
    } catch { }
    throw error;
  }

  /* --- acts */

  async open(address) {
    await this.page.goto(/^[a-z]+:/.test(address) ? address
      : address.startsWith('/') && fs.existsSync(address.replace(/#.*/, ''))
        ? `file://${address}`
        : `http://localhost${this.site.at}${address}`);
    await this.idle();
  }

  async click(where, x, y) {
    await this.move(where, x, y);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.idle();
  }

  /* Throws if something else lies over it there: nobody could click it. */
  async move(where, x = 0.5, y = 0.5) {
    const node = await this.find(where);
    const place = await node.evaluate(placeOf, x, y);
    assert.ok(Array.isArray(place), `${where} can't be reached: ${place}`);
    await this.page.mouse.move(...place);
    await node.dispose();
  }

  async type(text) {
    if (this.browser === 'chromium') return this.press(...text);
    await this.page.keyboard.type(text);
    await this.idle();
  }

  async press(...chords) {
    await this.strike(...chords);
    if (chords.length > 1) await this.drawn();
    await this.idle();
  }

  /* Chromium takes a key before it has drawn what the last one has done, so it
   * draws once for many keys. Its answer for a key has stayed away beside busy
   * programs: frames are asked for until it is there. A key may lead to another
   * page, where no frame is left to wait for. */
  async strike(...chords) {
    const { keyboard } = this.page;
    this.waits = `keys ${chords}`;
    const turns = chords.flatMap(chord => {
      const keys = chord.split(/(?<=.)\+/);
      return [...keys.map(key => [key, 'down']),
        ...keys.reverse().map(key => [key, 'up'])];
    });
    if (this.browser === 'chromium') {
      const taken = Promise.all(turns.map(([key, way]) => keyboard[way](key)));
      while (!await Promise.race([taken, this.drawn().catch(() => {})]));
    } else for (const [key, way] of turns) await keyboard[way](key);
  }

  async paste(text) {
    if (this.browser === 'chromium') await this.cdp('Browser.grantPermissions',
      { browserContextId: this.context.id, permissions:
        ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
    await this.ask(text => navigator.clipboard.writeText(text), text);
    await this.press('Control+v');
  }

  async paper() {
    const pdf = await this.page.pdf({ preferCSSPageSize: true });
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
      .toString();
  }

  async choose(where, file) {
    await (await this.find(where)).uploadFile(file);
    await this.idle();
  }

  async download(act) {
    fs.rmSync(DOWNLOADS, { recursive: true, force: true });
    fs.mkdirSync(DOWNLOADS, { recursive: true });
    if (this.browser === 'chromium')
      await this.cdp('Browser.setDownloadBehavior', { behavior: 'allow',
        downloadPath: DOWNLOADS, browserContextId: this.context.id });
    await act();
    for (;;) {
      await later(0.05);
      const files = fs.readdirSync(DOWNLOADS).map(name =>
        path.join(DOWNLOADS, name));
      // Until it has come, a part stands beside it, or it is empty.
      if (files.length === 1 && !/\.(part|crdownload)$/.test(files[0]) &&
        fs.statSync(files[0]).size) return files[0];
      if (hung) throw new Error('nothing was downloaded');
    }
  }

  /* Asks Chromium for what Puppeteer has no words for. */
  async cdp(method, parameters) {
    this.session ??= await this.page.createCDPSession();
    return this.session.send(method, parameters);
  }

  async drop(where, file) {
    const node = await this.find(where);
    const [x, y] = await node.evaluate(placeOf, 0.5, 0.5);
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await this.cdp('Input.dispatchDragEvent', { type, x, y, data:
        { items: [], files: [path.resolve(file)], dragOperationsMask: 1 } });
    await this.idle();
  }

  async size(width, height, { dark = false, still = false } = {}) {
    this.shape = [width, height, { dark, still }];
    const chromium = this.browser === 'chromium';
    // Puppeteer would load the page anew.
    if (chromium) await this.cdp('Emulation.setDeviceMetricsOverride',
      { width, height, deviceScaleFactor: 1, mobile: width < 600 });
    else await this.page.setViewport({ width, height });
    if (chromium) await this.page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: still ? 'reduce' : '' }]);
    await this.drawn();
    await this.idle();
  }

  /* A page has heard of all before it draws its next frame but one. */
  drawn() {
    return this.page.evaluate(() => new Promise(done =>
      requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  }

  /* --- what is seen */

  async idle() {
    const isIdle = busy => {
      const idle = () => !document.querySelector(busy);
      // One part may end just before it begins another.
      return idle() && new Promise(done => setTimeout(() => done(idle())));
    };
    // Most often it is, and to ask is cheaper than to watch.
    if (await this.ask(isIdle, BUSY).catch(() => false)) return;
    await this.page.waitForFunction(isIdle,
      { polling: 'mutation', timeout: 0 }, BUSY);
  }

  /* The elements that are. */
  busy() {
    return this.each(BUSY, node =>
      `${node.className || node.localName} ${node.dataset.state}`);
  }

  until(what, ...given) {
    this.waits = `${what}`;
    return this.page.waitForFunction(what, { polling: 50, timeout: 0 },
      ...given);
  }

  ask(what, ...given) {
    this.waits = `${what}`;
    return this.page.evaluate(what, ...given);
  }

  async text(where) {
    return (await this.find(where)).evaluate(node => node.innerText);
  }

  async look(where) {
    await this.move(where);
    await this.idle();
    return this.text(where);
  }

  async says(where, words) {
    assert.match(await this.text(where), new RegExp(words));
  }

  async lacks(where, words) {
    assert.doesNotMatch(await this.text(where), new RegExp(words));
  }

  async boxes(...all) {
    const nodes = await Promise.all(all.map(where => this.find(where)));
    return this.ask((...nodes) => nodes.map(node =>
      node.getBoundingClientRect().toJSON()), ...nodes);
  }

  each(selector, what) {
    return this.ask((selector, what) => [...document.querySelectorAll(selector)]
      .map(new Function(`return ${what}`)()), selector, String(what));
  }

  count(where) {
    return this.page.evaluate((all, where) =>
      new Function(`return ${all}`)()(where, null).length, String(all), where);
  }

  async accessible() {
    assert.deepEqual(await axeFaults(this), []);
  }

  errors() {
    return this.messages.splice(0);
  }

  fetched() {
    return this.asked.splice(0);
  }

  /* A panel's worker is a blob. */
  quiet() {
    assert.deepEqual(this.errors(), []);
    assert.deepEqual([...this.site.others, ...this.fetched().filter(address =>
      !/^(file|blob|data|about):/.test(address))], []);
  }

  /* A handle of the element. */
  async find(where) {
    if (where.asElement) return where;
    const [selector, words] = [where].flat();
    const node = typeof where === 'function'
      ? await this.page.evaluateHandle(where)
      : await this.page.evaluateHandle((all, selector, words) =>
        new Function(`return ${all}`)()(selector, words)[0], String(all),
      selector, words instanceof RegExp
        ? { source: words.source, flags: words.flags } : words ?? null);
    const element = node.asElement();
    assert.ok(element, `there is no ${[where].flat().join(' with ')}`);
    return element;
  }
}

/* The rows of a .tsv, each a list of its fields. */
export const rowsOf = file => fs.readFileSync(file, 'utf8').split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split('\t'));

/* The steps of a table, or of a part of it: below "step WORDS" each row is an
 * act or what is then seen, acts(its name) with the rest of the row. ¶ begins a
 * line. Below "each NAME" the step is told for each list of acts(NAME)(), which
 * gives {1}, {2} and so on. A row that fails is named. */
export function tellTable(step, acts, file, part) {
  const steps = [];
  let now, each;
  for (const [name, ...given] of rowsOf(file))
    if (name === 'part') now = given[0];
    else if (now !== part) continue;
    else if (name === 'each') each = acts(given[0])();
    else if (name === 'step') {
      steps.push({ words: given[0], each: each ?? [[]], rows: [] });
      each = null;
    } else steps.at(-1).rows.push([name, ...given]);
  assert.ok(steps.length, `${file} has no part "${part}"`);
  for (const { words, each, rows } of steps) for (const list of each) {
    const filled = text => text.replaceAll('¶', '\n')
      .replace(/\{(\d)\}/g, (_, k) => list[k - 1]);
    step(filled(words), () => follow(acts, rows.map(row => row.map(filled))));
  }
}

/* tell(part, step, reader) for a table of a page. A row has an act of the file,
 * one of those below, or a reader's method. seen: functions that say in the
 * page what is seen there, in words; the text inPage declares what they use. */
export const partsOf = (file, acts, seen = {}, inPage = '') =>
  (part, step, reader) => {
    const see = name => `(() => { ${inPage} return (${seen[name]})(); })()`;
    const shared = {
      gives: async (name, ...wanted) => assert.deepEqual(
        [await reader.ask(see(name))].flat().map(String), wanted),
      becomes: name => reader.until(see(name)),
      counts: async (where, count) =>
        assert.equal(await reader.count(where), Number(count)),
      many: async (where, least) =>
        assert.ok(await reader.count(where) >= Number(least)),
      resize: (width, height, look = '') => reader.size(Number(width),
        Number(height), { dark: /dark/.test(look), still: /still/.test(look) }),
      silent: () => assert.deepEqual(reader.errors(), []),
    };
    tellTable(step, name => shared[name] ?? acts[name]?.bind(null, reader) ??
      reader[name].bind(reader), file, part);
  };

async function follow(acts, rows) {
  for (const [name, ...given] of rows)
    try {
      await acts(name)(...given);
    } catch (error) {
      error.stack = `${[name, ...given].join(' ')}: ${error.stack}`;
      throw error;
    }
}

/* In the page: all elements for a selector, in shadows, too. With words, those
 * alone that are shown and have them. */
function all(selector, words) {
  const has = node => {
    const text = node.textContent.trim().replace(/\s+/g, ' ');
    return node.checkVisibility() && (words.source === undefined
      ? text === words : new RegExp(words.source, words.flags).test(text));
  };
  const within = root => [...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(node =>
      node.shadowRoot ? within(node.shadowRoot) : [])];
  return within(document).filter(node => words === null || has(node));
}

/* In the page: scrolls a point of an element to where it is seen, if it is not,
 * and gives its place once that has not moved for a frame; or what lies over
 * it. */
async function placeOf(element, x, y) {
  const where = () => {
    const box = element.getBoundingClientRect();
    return [Math.round(box.left + x * box.width),
      Math.round(box.top + y * box.height)];
  };
  const lid = () => {
    const [left, top] = where();
    let over = document.elementFromPoint(left, top);
    while (over?.shadowRoot?.elementFromPoint(left, top) &&
      over.shadowRoot.elementFromPoint(left, top) !== over)
      over = over.shadowRoot.elementFromPoint(left, top);
    for (let node = over; node; node = node.parentNode ?? node.host)
      if (node === element || node.control === element) return '';
    return over ? over.outerHTML.slice(0, 90) : 'it is outside of the window';
  };
  // A page that still scrolls by itself may carry it away again.
  for (let tries = 0; tries < 20; tries++) {
    if (lid()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let place = null, now = where(); `${place}` !== `${now}`;
      now = where()) {
      place = now;
      await new Promise(done => requestAnimationFrame(done));
    }
    if (!lid()) break;
  }
  return lid() || where();
}
