/* The course in a browser's tab, as a student has it: a chapter is written by
 * keyboard alone, judged, kept, taken along; without a network; with a new
 * version of the site. What the tab judges is tab_test.sh's. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOM, partsOf, rowsOf, story } from './page.mjs';
import { htmlFaults } from './validators.mjs';

const CH = '05_full_formula';
const LESSON = `chapters_${CH}.html`, FIRST = 'chapters_00_order_blind.html';
const run = (...command) => execFileSync(command[0], command.slice(1),
  { encoding: 'utf8', env: { NAMED: CH, ...process.env } });
const CHAPTERS = run('tests/verbs/chapter.sh').trim().split(/\s+/);
const site = run('docs/tab/tab.sh', '--site').trim();
const reference = fs.readFileSync(`solutions/${CH}/full_formula.c`, 'utf8');
const STILL = { still: true };
const KEY = `course:/course/:work:${CH}`;

/* A file of the gallery, with the rest of the chapter; what the board says of
 * it, and the line. */
function accident(name) {
  const file = fs.readFileSync(`tests/proof/gallery/${name}.c`, 'utf8');
  const [, say] = file.match(/say: *(.*)/), [, line] =
    file.match(/line: *(.*) \*\//);
  return { text: file + reference.replaceAll('encode_position',
    'right_position'), board: new RegExp(`${say}[^]*\\.c:${line}: `, 'm') };
}

/* The panel below the first exercise, which shows what its C gives. */
const PANEL = () => document.querySelector('.exercise .live').shadowRoot
  .querySelector('.panel');
const SLIDER = () => document.querySelector('.exercise .live').shadowRoot
  .querySelector('input');
const button = words => ['button', words];
const focused = reader => reader.ask(() => document.activeElement.textContent);
const kept = (reader, key = KEY) =>
  reader.ask(key => JSON.parse(localStorage[key]).text, key);
/* A phone's window is as wide as what it holds. */
const fits = async reader => await reader.ask(() =>
  document.documentElement.scrollWidth) <= reader.shape[0];

/* --- what a student does at the keyboard */

/* Tab, until the focus is on what has these words, and Enter there; Escape
 * leaves the editor. */
async function enter(reader, words) {
  await reader.press('Escape');
  await tabUntil(reader, words, async () => await focused(reader) === words);
  await reader.press('Enter');
}

async function tabUntil(reader, where, isThere) {
  for (let presses = 0; !await isThere(); presses++) {
    assert.ok(presses < 300, `Tab never comes to ${where}`);
    await reader.press('Tab');
  }
}

/* The arrows, to the line with these words; they begin at the top. A long line
 * takes more than one. */
async function goTo(reader, words) {
  await reader.press('Control+Home');
  for (let away = 1; away;) {
    const lines = await reader.each('.cm-line', line =>
      [line.textContent, line.matches('.cm-activeLine')]);
    away = lines.findIndex(([text]) => text.includes(words)) -
      lines.findIndex(([, active]) => active);
    assert.ok(away >= 0, `no line has ${words}`);
    await reader.press(...Array(away).fill('ArrowDown'));
  }
}

async function rewrite(reader, words, line) {
  await goTo(reader, words);
  await reader.press('Home', 'Shift+End');
  await reader.type(line);
}

async function checkThis(reader) {
  await reader.press('Control+Enter');
  return reader.text('.board');
}

async function write(reader, text) {
  await reader.click('.cm-scroller');
  await reader.press('Control+a');
  await reader.paste(text);
}

async function checkAll(reader, text) {
  await write(reader, text);
  await reader.click(button('Check the chapter'));
  return reader.text('.board');
}

async function openEditor(reader, address = LESSON) {
  await reader.open(address);
  await reader.click('.begin');
}

/* What was held back comes, once: the next step waits for its own. */
const release = reader => reader.ask(() => {
  window.release();
  delete window.release;
});

/* Checks, and writes a sign before the answer comes. */
async function judgedLate(reader) {
  await reader.press('Control+End');
  await reader.ask(() => {
    const { worker } = lesson.checks.builder, hear = worker.onmessage;
    worker.onmessage = event => {
      if (!('id' in event.data)) return hear(event);
      worker.onmessage = hear;
      window.release = () => hear(event);
    };
  });
  await reader.strike('Control+Enter');
  await reader.until(() => window.release);
  const typed = reader.strike('/');
  await reader.until(() => lesson.editor.text.endsWith('/'));
  await release(reader);
  await typed;
  await reader.idle();
}

/* A part of the compiler can't be had, and another one comes after that. */
async function breaksOff(reader) {
  reader.site.asked = [];
  reader.site.offline = /core\.wasm\.gz\.([4-9]|\d\d)$/;
  let come;
  reader.site.late = { paths: /resources/,
    until: new Promise(done => { come = done; }) };
  await enter(reader, 'Try again');
  await reader.says('.bench .status', /could not be loaded/);
  await reader.ask(() => {
    const { worker } = lesson.checks.builder;
    window.reply = new Promise(done => worker.addEventListener('message',
      () => done(), { once: true }));
  });
  come();
  await reader.ask(() => window.reply);
}

/* What a panel is asked of one's C is answered when the reference is shown. */
async function answeredLate(reader) {
  await reader.click(SLIDER);
  await reader.ask(() => {
    const yours = explorer_page.editions.kernel('yours');
    yours.answered = data => {
      window.release = () => {
        delete yours.answered;
        yours.answered(data);
      };
    };
  });
  await reader.strike('ArrowLeft');
  await reader.until(() => window.release);
  await reader.click(button('the reference'));
  await release(reader);
}

/* What is said after ten seconds waits for tellLate(), the latest first. */
const watchLate = reader => reader.ask(() => {
  const late = new Map(), { setTimeout: wait, clearTimeout: forget } = window;
  window.setTimeout = (act, after) => {
    const id = wait(act, after);
    if (after === 10000) late.set(id, act);
    return id;
  };
  window.clearTimeout = id => { forget(id); late.delete(id); };
  window.tellLate = () => [...late.values()].reverse().forEach(act => act());
});

/* What takes the compiler for ever. */
const BOMB = ['#define M0 x', ...Array.from({ length: 60 }, (_, k) =>
  `#define M${k + 1} M${k} M${k}`), 'M60'];
async function compilesLong(reader) {
  await reader.press('Control+Home');
  await reader.paste(`${BOMB.join('\n')}\n`);
  await ACTS.no_answer(reader);
  await reader.strike('Control+Enter');
  await reader.ask(() => tellLate());
}

/* What was downloaded. */
let zip;

function fileWith(name, text) {
  const file = path.join(ROOM, name);
  fs.writeFileSync(file, text);
  return file;
}

/* What a row of tab.tsv may say, beside the methods of a reader. */
const ACTS = {
  kinds: () => ['index', '404', 'yours', FIRST, LESSON, 'full__formula_8h',
    'docs_in_the_wild', 'globals_func', 'live/index']
    .map(page => [page.replace(/(\.html)?$/, '.html')]),
  valid: async (reader, page) => assert.deepEqual(await htmlFaults(
    fs.readFileSync(path.join(site, page), 'utf8')), []),
  enter,
  rewrite,
  offline: (reader, paths) => { reader.site.offline = new RegExp(paths); },
  force_colours: reader => reader.cdp('Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value: 'active' }] }),
  online: reader => { reader.site.offline = null; },
  at: (reader, path) => { reader.site.at = path; },
  breaks_off: breaksOff,
  loaded_once: (reader, name) => assert.equal(reader.site.asked
    .filter(path => path.endsWith(name)).length, 1),
  // An element says that the page has asked for it.
  watch_storage: reader => reader.ask(() => {
    navigator.storage.persist = async () => {
      document.body.dataset.persists = true;
    };
  }),
  watch_panel: reader => reader.ask(() => addEventListener('course-module',
    () => {
      document.body.dataset.early =
        document.querySelector('.bench').dataset.state;
    }, { once: true })),
  answered_late: answeredLate,
  watch_late: watchLate,
  compiles_long: compilesLong,
  takes_out: reader => reader.press('Control+Home', ...BOMB.map(() =>
    'Control+Shift+k')),
  // Before the editor is there.
  async begins_early(reader) {
    await reader.move('.begin');
    await reader.page.mouse.down();
    await reader.page.mouse.up();
    await reader.until(() => document.activeElement.matches('.cm-content'));
  },
  choose: (reader, words) => reader.click(button(words)),
  slide: reader => reader.click(SLIDER),
  checks: async (reader, words) =>
    assert.match(await checkThis(reader), new RegExp(words)),
  draws: async (reader, words) =>
    assert.match(await reader.look(PANEL), new RegExp(words)),
  // The panel's words come a frame after its picture.
  tells: (reader, words) => reader.until(words => document.querySelector(
    '.exercise .live').shadowRoot.querySelector('#voice').textContent
    .includes(words), words),
  // Chromium alone prints here.
  prints: async (reader, words) => reader.browser === 'firefox' ||
    assert.match(await reader.paper(), new RegExp(words)),
  focuses: async (reader, words) => assert.equal(await focused(reader), words),
  // However fast a check is, it does not end.
  no_answer: reader => reader.ask(() => {
    lesson.checks.builder.worker.onmessage = null;
  }),
  // Between two checks: nothing waits for its answer.
  runner_breaks: reader => reader.ask(() => {
    const { runner } = lesson.checks.builder;
    runner.terminate();
    runner.dispatchEvent(new ErrorEvent('error'));
  }),
  // Of a text that was judged earlier nothing is green, and no line is red.
  async fades(reader) {
    const [colours, signs] = await reader.ask(() => [
      [...new Set([...document.querySelectorAll('.board, .board *')]
        .map(node => getComputedStyle(node).color))],
      getComputedStyle(document.querySelector('.result')).filter]);
    assert.equal(colours.length, 1, colours);
    assert.equal(signs, 'grayscale(1)');
  },
  async inside(reader, where) {
    const [{ top, bottom }] = await reader.boxes(where);
    assert.ok(top >= 0 && bottom <= reader.shape[1], `${top} to ${bottom}`);
  },
  async shows(reader, words) {
    const [line, board] = await reader.boxes(
      ['.cm-line', new RegExp(`^${words}`)], '.board');
    assert.ok(line.top > 50 && board.bottom < reader.shape[1]);
  },
  asks: (reader, words) =>
    assert.match(reader.dialogs.at(-1), new RegExp(words)),
  keeps: async (reader, text) => assert.equal(await kept(reader), text),
  keeps_reference: reader => ACTS.keeps(reader, reference),
  forgets: reader => reader.ask(key => localStorage.removeItem(key), KEY),
  async downloads(reader) {
    zip = await reader.download(() =>
      reader.click(button('Download your work')));
  },
  takes_in: reader => takeIn(reader, zip),
  takes_in_others: (reader, text) => takeIn(reader, zipOfOthers(text)),
  takes_in_text: (reader, name, text) => takeIn(reader, fileWith(name, text)),
  async another_takes_in(reader, name, text) {
    await reader.another(async other => {
      await other.open('yours.html');
      await other.choose('input[type=file]', fileWith(name, text));
      await other.says('#your-course .status', /Taken in: 05/);
    });
    await reader.page.bringToFront();
    await reader.until(text =>
      document.querySelector('.cm-content').textContent === text, text);
  },
  goes_on_in_a_terminal() {
    const clone = path.join(ROOM, 'clone');
    fs.rmSync(clone, { recursive: true, force: true });
    fs.mkdirSync(clone, { recursive: true });
    run('cp', '-R', 'Makefile', 'chapters', 'tests', clone);
    run('python3', '-m', 'zipfile', '-e', zip, clone);
    assert.match(run('env', '-u', 'BUILD', 'make', '-s', '-C', clone, 'check',
      'CH=05'), /This chapter is done/);
  },
  // Of the licences of all that is loaded.
  licenses: async (reader, name) => assert.match(await reader.ask(async () =>
    (await fetch(document.querySelector('a[href$="NOTICE.txt"]').href)).text()),
  new RegExp(`^=== .*${name}`, 'm')),
  keeps_the_site: reader => reader.until(async files =>
    (await (await caches.open(`course ${location.origin}/course/`)).keys())
      .filter(({ url }) => /[?][0-9a-f]{64}$/.test(url)).length === files,
  contents(site)),
  async sets_aside_what_is_damaged(reader) {
    const put = text => reader.ask((key, text) => {
      const before = localStorage[key];
      localStorage[key] = text;
      return before;
    }, KEY, text);
    const before = await put('{"text": 5}');
    await reader.open('yours.html');
    const file = await reader.download(() =>
      reader.click(button('Download your work')));
    assert.match(run('python3', '-m', 'zipfile', '-l', file), /set-aside/);
    await put(before);
  },
  version: (reader, name) => { reader.site.folder = version(name); },
  newest: async (reader, state) =>
    assert.equal(await reader.ask(newestWorker), state),
  // It has looked for a version, and has the worker of it, or none any more.
  updates: (reader, has) => reader.until(has =>
    navigator.serviceWorker.getRegistration().then(service =>
      (has ? service.waiting : !service) ||
        service.update().then(() => false)), has),
  begins: (reader, text) => reader.until(text =>
    document.querySelector('h1')?.textContent.startsWith(text), text),
  async finds_its_tab(reader) {
    const [tab] = fs.readdirSync(path.join(site, 'tab'));
    assert.ok(await reader.ask(tab => fetch(`tab/${tab}/builder.js`)
      .then(response => response.ok), tab));
    assert.match(await kept(reader), /1000/);
  },
  warns: reader => assert.equal(reader.errors().length, 1),
  writes_reference: reader => write(reader, reference),
  checks_reference: async (reader, words, old = '', now = '') => assert.match(
    await checkAll(reader, reference.replace(old, now)), new RegExp(words)),
  judged_late: judgedLate,
  asks_nobody: reader => assert.deepEqual(reader.site.others, []),
  fits: async reader => assert.ok(await fits(reader)),
  async above(reader, upper, lower, slack = 0) {
    const [first, second] = await reader.boxes(upper, lower);
    assert.ok(first.bottom <= second.top + Number(slack),
      `${first.bottom} ${second.top}`);
  },
  async beside(reader, left, right) {
    const [first, second] = await reader.boxes(left, right);
    assert.ok(second.left > first.left + 500, `${second.left} ${first.left}`);
  },
  has: async (reader, where, words) => {
    const text = await reader.text(where);
    assert.ok(text.includes(words), text);
  },
  styled: async (reader, where, name, value) => assert.match(await reader.ask(
    (where, name, before) => getComputedStyle(document.querySelector(where),
      before).getPropertyValue(name), ...where.split('::before').slice(0, 1),
    name, where.endsWith('::before') ? '::before' : null), new RegExp(value)),
  property: async (reader, where, name, words) => assert.match(
    await reader.ask((where, name) => document.querySelector(where)[name],
      where, name), new RegExp(words)),
  tab_to: (reader, where) => tabUntil(reader, where, () => reader.ask(
    where => document.activeElement.matches(where), where)),
  // What is written before the editor has drawn that it is entered.
  enter_and_leave: reader => reader.ask(() => {
    const content = document.querySelector('.cm-content');
    content.focus();
    content.dispatchEvent(new KeyboardEvent('keydown',
      { key: 'Escape', keyCode: 27, bubbles: true }));
  }),
  comes: (reader, where) => reader.until(where =>
    document.querySelector(where), where),
  at_its_end: reader => reader.ask(() => {
    document.querySelector('.cm-content').focus();
    document.querySelector('.cm-editor').scrollIntoView({ block: 'end' });
  }),
  // A phone's keyboard, so many pixels high, hides neither end of .check.
  async keyboard(reader, height) {
    await reader.ask(height => document.documentElement.style
      .setProperty('--keyboard', `${height}px`), height);
    const [{ top, bottom }] = await reader.boxes('.check');
    assert.ok(top > 0 && bottom <= reader.shape[1] - height,
      `${top}, ${bottom}`);
  },
  an_older_version: reader => reader.ask(key => localStorage.setItem(key,
    JSON.stringify({ ...JSON.parse(localStorage[key]), version: 'older' })),
  KEY),
  unheard: (reader, text) => reader.ask((key, text) => localStorage.setItem(
    key, JSON.stringify({ text, passed: {} })), KEY, text),
  fill_the_disk: reader => reader.ask(() => {
    for (let size = 1 << 22; size; size >>= 1)
      try {
        while (true) localStorage[`fill${Math.random()}`] = 'x'.repeat(size);
      } catch { }
  }),
  make_room: reader => reader.ask(() => Object.keys(localStorage)
    .filter(key => key.startsWith('fill'))
    .forEach(key => localStorage.removeItem(key))),
  // The compiler's signs stand below what they mean: in at most 2 lines.
  async keeps_columns(reader) {
    for (const lines of await reader.each('.board .code', node =>
      node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)))
      assert.ok(lines <= 2.5, `${lines} lines`);
  },
  async stops(reader, name) {
    const { text, board } = accident(name);
    assert.match(await checkAll(reader, text), board);
  },
  // Chromium alone can be asked for a theme, and for little motion.
  async readable(reader, look) {
    if (reader.browser === 'chromium') assert.ok(await reader.ask(look =>
      document.documentElement.className.includes(`${look}-mode`), look));
    await reader.accessible();
  },
  stands_still: async reader => reader.browser === 'firefox' ||
    assert.deepEqual(await reader.ask(() => document.getAnimations()
      .map(animation => animation.animationName)), []),
};

const tellPart = partsOf('tests/proof/pages/tab.tsv', ACTS);

/* In the page: the words of a lesson's exercises, as the tab puts them. To load
 * all lessons would take ten times as long. */
const exercises = page => `(document => {
  const word = text => text;
  ${fs.readFileSync('docs/tab/terminal.js', 'utf8')
    .replace(/^import .*/m, '').replace('export ', '')}
  const boxes = [...document.querySelectorAll('.exercise')];
  speakOfThisPage(boxes, 'Run');
  return boxes.map(box => box.textContent).join();
})(new DOMParser().parseFromString(${JSON.stringify(page)}, 'text/html'))`;

function beforeTheCompiler(step, reader) {
  speaksOfThisPage(step, reader);
  thePages(step, reader);
  eachLesson(step, reader);
  step('a browser without 64 bits is told which have them', () =>
    reader.another(async other => {
      await other.page.evaluateOnNewDocument(() => {
        WebAssembly.validate = () => false;
      });
      await openEditor(other);
      await other.says('.bench .status', /Firefox from 134/);
      assert.ok(!reader.site.asked.some(path => /clang/.test(path)));
    }));
  tellPart('without the compiler', step, reader);
}

function speaksOfThisPage(step, reader) {
  for (const chapter of reader.browser === 'chromium' ? CHAPTERS : [])
    step(`the exercises of ${chapter} speak of this page`, async () => {
      const words = await reader.ask(exercises(fs.readFileSync(
        path.join(site, `chapters_${chapter}.html`), 'utf8')));
      assert.match(words, /(then|Then) press Check/);
      assert.doesNotMatch(words, /make check|[sS]ave, and|Open \w+\.c/);
    });
  step('a translation names the button alone', async () =>
    assert.equal(await reader.ask(exercises('<html lang="de">' +
      '<p class="exercise">Rufe <code>make check CH=05</code> auf.')),
    'Rufe Check auf.'));
}

function thePages(step, reader) {
  tellPart('the pages', step, reader);
  step('a page runs and loads nothing but what is its own', async () => {
    await reader.ask(() => new Promise(done => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
      const picture = new Image();
      picture.onload = picture.onerror = () => done();
      document.body.append(picture);
      picture.src = 'http://other.example/picture.png';
    }));
    assert.equal(await reader.ask(() => window.ran), undefined);
    assert.deepEqual(reader.site.others, []);
  });
  tellPart('elsewhere', step, reader);
  if (reader.browser === 'chromium')
    step('on paper nothing waits for a hand, and nothing is dark', async () => {
      const on = (media, value) => reader.cdp('Emulation.setEmulatedMedia',
        { media, features: [{ name: 'prefers-color-scheme', value }] });
      await on('print', 'dark');
      await reader.until(() => document.querySelector('.dark-mode'));
      const [paper, ...seen] = await reader.ask(() => [
        getComputedStyle(document.body).backgroundColor,
        ...[...document.querySelectorAll('input, button:not(.options *), ' +
          '.live, .figure-dark')].filter(node => node.checkVisibility())
          .map(node => node.outerHTML)]);
      await on('', '');
      assert.deepEqual([paper, seen], ['rgb(255, 255, 255)', []]);
    });
  step('who only reads has no more than the page', async () =>
    assert.equal(await reader.ask(async () => (await caches.keys()).length +
      (await navigator.serviceWorker.getRegistrations()).length), 0));
}

function eachLesson(step, reader) {
  const aside = (words, act) => step(words, () => reader.another(act));
  aside('each lesson has at most 350 KB for who only reads', async other => {
    await other.page.setCacheEnabled(false);
    for (const chapter of CHAPTERS) {
      reader.site.sent = 0;
      await other.open(`chapters_${chapter}.html`);
      assert.ok(reader.site.sent < 350e3, `${chapter}: ${reader.site.sent}`);
    }
  });
  aside('each lesson shows what its worked example prints', async other => {
    for (const chapter of CHAPTERS) {
      await other.open(`chapters_${chapter}.html`);
      const others = await other.ask(async out => {
        await lesson.showRun(undefined, { out });
        return [...document.querySelectorAll('[data-run]')].filter(place =>
          out.includes(`## ${place.dataset.run}\n`) &&
          !place.querySelector('.yours:not([open])'))
          .map(place => place.innerHTML);
      }, run('tests/verbs/run.sh', '--reference', chapter));
      assert.deepEqual(others, [], chapter);
    }
    // The same digits in other columns are other numbers.
    assert.match(await other.ask(async () => {
      const place = document.querySelector('[data-run] tr')
        .closest('[data-run]');
      await lesson.showRun(undefined, { out: [`## ${place.dataset.run}`,
        ...Array.from(place.querySelectorAll('tr'), row => row.textContent),
      ].join('\n') });
      return place.querySelector('.yours').textContent;
    }), /are not those above/);
  });
}

const TAB = { site, at: '/course/', both: true, ...STILL };
story('A course in a tab', TAB, (step, reader, whole) => {
  if (whole) beforeTheCompiler(step, reader);
  else tellPart('the compiler', step, reader);
  // A chapter by keyboard alone, with a beginner's errors. Up to here all is
  // tried in both browsers at each commit.
  tellPart('a beginner at the keyboard', step, reader);
  if (!whole) return;
  for (const part of ['a wide screen', 'what does not end',
    'to the end of the chapter']) tellPart(part, step, reader);
  withAMouse(step, reader);
  for (const part of ['another window, and a full disk', 'taken along',
    'offline']) tellPart(part, step, reader);
  if (reader.browser === 'firefox') tellPart('a new version', step, reader);
});

function withAMouse(step, reader) {
  for (const [what, says, pattern, now] of
    rowsOf('tests/proof/pages/not_compiled.tsv'))
    step(`what can't be compiled is told: ${what}`, async () => {
      const text = reference.replace(new RegExp(pattern), now
        .replaceAll('¶', '\n').replace(/([()])\*(\d+) /g,
          (_, sign, many) => sign.repeat(many)));
      assert.match(await checkAll(reader, text), new RegExp(says));
    });
  tellPart('a verdict and its text', step, reader);
  if (reader.browser === 'chromium')
    tellPart('in forced colours', step, reader);
  tellPart('for a screen reader', step, reader);
}

/* A zip with a file of the chapter, and another that is damaged. */
function zipOfOthers(text) {
  const file = path.join(ROOM, 'others.zip');
  run('python3', '-c', `import sys, zipfile
path, text = sys.argv[1:]
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
    out.writestr("many/other.c", "x" * 999)
    out.writestr("chapters/${CH}/full_formula.c", text)
    at = out.infolist()[0].header_offset + 30 + len("many/other.c")
with open(path, "r+b") as out:
    out.seek(at)
    out.write(bytes([255, 255]))`, file, text);
  return file;
}

/* Chromium can have a file dropped onto the page; in Firefox it is chosen. */
const takeIn = (reader, file) => reader.browser === 'chromium'
  ? reader.drop('h1', file) : reader.choose('input[type=file]', file);

/* How many different contents the files of a site have. */
function contents(folder) {
  const sums = run('sh', '-c', 'find "$0" -type f ! -name offline.js \
    -exec sha256sum {} +', folder).trim().split('\n');
  return new Set(sums.map(line => line.split(' ')[0])).size;
}

/* A copy of the site with another first lesson, and a tab of its own; `broken`
 * has a file that is not the one in its list, `gone` has no tab. */
function version(name) {
  const folder = path.join(ROOM, name), page = path.join(folder, FIRST);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(site, folder, { recursive: true });
  const [tab] = fs.readdirSync(`${folder}/tab`);
  fs.renameSync(`${folder}/tab/${tab}`, `${folder}/tab/${name}`);
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8')
    .replace(/<h1[^>]*>/, `$&${name}: `).replaceAll(tab, name));
  fs.writeFileSync(`${folder}/offline.js`,
    run('node', 'docs/tab/site.js', '--list', folder, `tab/${name}/clang/`) +
    fs.readFileSync('docs/tab/offline.js', 'utf8'));
  if (name === 'broken') fs.writeFileSync(page, '');
  if (name !== 'gone') return folder;
  fs.rmSync(`${folder}/tab`, { recursive: true });
  fs.copyFileSync('docs/notes/site/offline.js', `${folder}/offline.js`);
  return folder;
}

/* In the page: what becomes of the service worker that is looked for. */
async function newestWorker() {
  const service = await navigator.serviceWorker.getRegistration();
  return new Promise(tell => {
    const end = ({ state }) => state !== 'installing' && tell(state);
    const watch = () => {
      const worker = service.installing ?? service.waiting ??
        { state: 'redundant' };
      worker.onstatechange = () => end(worker);
      end(worker);
    };
    service.onupdatefound = watch;
    if (service.installing) watch();
    else service.update();
  });
}
