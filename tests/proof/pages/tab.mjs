/* The course in a browser's tab, as a student has it: a chapter is written by
 * keyboard alone, judged, kept, taken along; without a network; with a new
 * version of the site. What the tab judges is tab_test.sh's. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOM, rowsOf, story } from './page.mjs';

const CH = '05_full_formula';
const LESSON = `chapters_${CH}.html`, FIRST = 'chapters_00_order_blind.html';
const run = (...command) => execFileSync(command[0], command.slice(1),
  { encoding: 'utf8', env: { NAMED: CH, ...process.env } });
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
    'right_position'), board: new RegExp(`${say}[^]*line ${line}$`, 'm') };
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
const written = reader => reader.text('.cm-content');
const fits = reader => reader.ask(() =>
  document.documentElement.scrollWidth <= innerWidth);

/* --- what a student does at the keyboard */

/* Tab, until the focus is on what has these words, and Enter there; Escape
 * leaves the editor. */
async function enter(reader, words) {
  await reader.press('Escape');
  for (let presses = 0; await focused(reader) !== words; presses++) {
    assert.ok(presses < 300, `Tab never comes to ${words}`);
    await reader.press('Tab');
  }
  await reader.press('Enter');
}

/* The arrows, to the line with these words; they begin at the top. A long line
 * takes more than one. */
async function goTo(reader, words) {
  await reader.press('Control+Home');
  for (let away = 1; away;) {
    const lines = await reader.each('.cm-line', one =>
      [one.textContent, one.matches('.cm-activeLine')]);
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

async function checkAll(reader, text) {
  await reader.click('.cm-content');
  await reader.press('Control+a');
  await reader.paste(text);
  await reader.click(button('Check the chapter'));
  return reader.text('.board');
}

async function openEditor(reader, address = LESSON) {
  await reader.open(address);
  await reader.click('.begin');
}

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
  await reader.ask(() => { release(); delete window.release; });
  await typed;
  await reader.idle();
}

/* What a row of tab.tsv may say, beside the methods of a reader. */
const ACTS = {
  enter,
  rewrite,
  offline: (reader, paths) => { reader.site.offline = new RegExp(paths); },
  choose: (reader, words) => reader.click(button(words)),
  slide: reader => reader.click(SLIDER),
  checks: async (reader, words) =>
    assert.match(await checkThis(reader), new RegExp(words)),
  draws: async (reader, words) =>
    assert.match(await reader.look(PANEL), new RegExp(words)),
  draws_no: async (reader, words) =>
    assert.doesNotMatch(await reader.look(PANEL), new RegExp(words)),
  // The panel's words come a frame after its picture.
  tells: (reader, words) => reader.until(words => document.querySelector(
    '.exercise .live').shadowRoot.querySelector('#said').textContent
    .includes(words), words),
  focuses: async (reader, words) => assert.equal(await focused(reader), words),
  outlines: async reader => assert.equal(await reader.ask(() =>
    getComputedStyle(document.activeElement).outlineStyle), 'solid'),
  // However fast a check is, it does not end.
  no_answer: reader => reader.ask(() => {
    lesson.checks.builder.worker.onmessage = null;
  }),
  // Of a text that was judged earlier nothing is green, and no line is red.
  async fades(reader) {
    const [colours, signs] = await reader.ask(() => [
      [...new Set([...document.querySelectorAll('.board, .board *')]
        .map(one => getComputedStyle(one).color))],
      getComputedStyle(document.querySelector('.result')).filter]);
    assert.equal(colours.length, 1, colours);
    assert.equal(signs, 'grayscale(1)');
  },
  async inside(reader, where) {
    const [{ top, bottom }] = await reader.boxes(where);
    assert.ok(top >= 0 && bottom <= reader.shape[1], `${top} to ${bottom}`);
  },
  counts: async (reader, where, count) =>
    assert.equal(await reader.count(where), Number(count)),
  async shows(reader, words) {
    const [line, board] = await reader.boxes(
      ['.cm-line', new RegExp(`^${words}`)], '.board');
    assert.ok(line.top > 50 && board.bottom < reader.shape[1]);
  },
  asks: (reader, words) =>
    assert.match(reader.dialogs.at(-1), new RegExp(words)),
  silent: reader => assert.deepEqual(reader.errors(), []),
  keeps_reference: async reader =>
    assert.equal(await kept(reader), reference),
};

/* The steps of a part of tab.tsv. Of a row that fails it is said which it is. */
function tellPart(part, step, reader) {
  let now, rows;
  for (const [name, ...given] of rowsOf('tests/proof/pages/tab.tsv'))
    if (name === 'part') now = given[0];
    else if (now !== part) continue;
    else if (name === 'step') {
      const acts = rows = [];
      step(given[0], () => actAll(reader, acts));
    } else rows.push([name, ...given]);
  assert.ok(rows, `tab.tsv has no part "${part}"`);
}

async function actAll(reader, acts) {
  for (const [name, ...given] of acts)
    try {
      const all = given.map(one => one.replaceAll('¶', '\n'));
      await (ACTS[name] ? ACTS[name](reader, ...all) : reader[name](...all));
    } catch (error) {
      error.stack = `${[name, ...given].join(' ')}: ${error.stack}`;
      throw error;
    }
}

/* In the page: the words of a lesson's exercises, as the tab puts them. To load
 * all lessons would take ten times as long. */
const exercises = page => `(document => {
  ${fs.readFileSync('docs/tab/terminal.js', 'utf8').replace('export ', '')}
  const boxes = [...document.querySelectorAll('.exercise')];
  speakOfThisPage(boxes);
  return boxes.map(box => box.textContent).join();
})(new DOMParser().parseFromString(${JSON.stringify(page)}, 'text/html'))`;

function beforeTheCompiler(step, reader) {
  for (const chapter of fs.readdirSync('chapters').filter(one =>
    /^\d/.test(one) && reader.browser === 'chromium'))
    step(`the exercises of ${chapter} speak of this page`, async () => {
      const words = await reader.ask(exercises(fs.readFileSync(
        path.join(site, `chapters_${chapter}.html`), 'utf8')));
      assert.match(words, /(then|Then) press Check/);
      assert.doesNotMatch(words, /make check|[sS]ave, and|Open \w+\.c/);
    });
  for (const page of [LESSON, 'live/', 'index.html', 'docs_schemes.html'])
    step(`nothing of its own is forbidden to ${page}`, async () => {
      await reader.open(page);
      await reader.lacks('body', /\\[([]/);
      assert.deepEqual(reader.errors(), []);
    });
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
          '.live, .figure-dark')].filter(one => one.checkVisibility())
          .map(one => one.outerHTML)]);
      await on('', '');
      assert.deepEqual([paper, seen], ['rgb(255, 255, 255)', []]);
    });
  step('who only reads has no more than the page', async () =>
    assert.equal(await reader.ask(async () => (await caches.keys()).length +
      (await navigator.serviceWorker.getRegistrations()).length), 0));
  step('a browser without 64 bits is told which have them', async () => {
    const other = await reader.another();
    await other.page.evaluateOnNewDocument(() => {
      WebAssembly.validate = () => false;
    });
    await openEditor(other);
    await other.says('.bench .status', /Firefox from 134/);
    assert.ok(!reader.site.asked.some(one => /clang/.test(one)));
    await other.close();
  });
  tellPart('without the compiler', step, reader);
  step('a download may break off in the middle', async () => {
    reader.site.asked = [];
    reader.site.offline = /core\.wasm\.gz\.([4-9]|\d\d)$/;
    let come;
    reader.site.late = { paths: /resources/,
      until: new Promise(done => { come = done; }) };
    await enter(reader, 'Try again');
    await reader.says('.bench .status', /could not be loaded/);
    // What was still on its way comes after that.
    await reader.ask(() => {
      const { worker } = lesson.checks.builder;
      window.told = new Promise(done => worker.addEventListener('message',
        () => done(), { once: true }));
    });
    come();
    await reader.ask(() => window.told);
    await reader.says('.bench .status', /could not be loaded/);
    reader.errors();
  });
  step('it goes on where it was, and checks what it was asked to', async () => {
    reader.site.offline = null;
    await reader.ask(() => {
      navigator.storage.persist = async () => { window.persists = true; };
    });
    await enter(reader, 'Try again');
    assert.equal(await reader.text('.bench .status'),
      'pair_frequency is not written yet.');
    assert.ok(await reader.ask(() => window.persists));
    const asked = k => reader.site.asked.filter(one =>
      one.endsWith(`core.wasm.gz.${k}`)).length;
    assert.deepEqual([0, 1, 2, 3].map(asked), [1, 1, 1, 1]);
  });
}

const TAB = { site, at: '/course/', both: true, ...STILL };
story('A course in a tab', TAB, (step, reader, whole) => {
  if (whole) beforeTheCompiler(step, reader);
  else tellPart('the compiler', step, reader);

  // --- a chapter by keyboard alone, with a beginner's errors

  step('Enter opens the editor, at what is to be written', async () => {
    assert.equal(await focused(reader), 'Check pair_frequency');
    await reader.press('Shift+Tab', 'Escape', 'Shift+Tab', 'Enter');
    await reader.says('.bench .contract', /radians per position/);
    assert.match(await written(reader),
      /⋯ pair_with_wavelength, encode_position, encode_sequence/);
    for (let tabs = 0; !await reader.ask(() =>
      document.activeElement.matches('.cm-content')); tabs++) {
      assert.ok(tabs < 20, 'Tab never comes to the editor');
      await reader.press('Tab');
    }
  });
  step('Escape counts, even before the editor knows that it is entered',
    async () => {
      await reader.press('Escape', 'Shift+Tab');
      await reader.ask(() => {
        const content = document.querySelector('.cm-content');
        content.focus();
        content.dispatchEvent(new KeyboardEvent('keydown',
          { key: 'Escape', keyCode: 27, bubbles: true }));
      });
      await reader.until(() => document.querySelector('.cm-focused'));
      await reader.press('Tab');
      assert.equal(await focused(reader), 'Check pair_frequency');
      await reader.press('Shift+Tab');
    });
  tellPart('the empty exercise', step, reader);
  step('every sign that is typed is in the editor', async () => {
    const signs = Array.from({ length: 95 },
      (_, k) => String.fromCharCode(32 + k)).join('');
    await rewrite(reader, 'TODO();', `//${signs}`);
    assert.equal(await reader.count('dialog[open]'), 0);
    const now = await written(reader);
    assert.ok(now.includes(`//${signs}`), now);
    await reader.press('Enter');
  });
  step('signs beyond ASCII that are pasted are in the editor', async () => {
    const words = '// “2π” – é 🙂';
    await reader.paste(`${words}\n`);
    const now = await written(reader);
    assert.ok(now.includes(words), now);
  });
  tellPart('what does not compile', step, reader);
  step('a wrong formula is named, and drawn', async () => {
    await reader.type(';');
    await reader.press('Control+Home');
    await reader.type('#include <math.h>\n');
    await reader.ask(() => addEventListener('course-module', () => {
      window.early = document.querySelector('.bench').dataset.state;
    }, { once: true }));
    assert.match(await checkThis(reader), /This is what you get with/);
    assert.match(await reader.look(PANEL), /Made with your pair_frequency,/);
    await ACTS.tells(reader, 'but this C gives');
    assert.equal(await reader.ask(() => window.early), 'trying');
  });
  // From the editor to here, all is tried in both browsers at each commit.
  if (!whole) return;
  step('on a wide screen the board stands beside the code', async () => {
    const [code, board] = await reader.boxes('.cm-editor', '.board');
    assert.ok(board.top > code.top && board.left < code.left + 20);
    await reader.size(1600, 900, STILL);
    const [left, right] = await reader.boxes('.cm-editor', '.board');
    assert.ok(right.left > left.left + 500, `${right.left} ${left.left}`);
    assert.ok(await fits(reader));
    await reader.size(1280, 900, STILL);
  });
  tellPart('what built last', step, reader);
  step('an answer that comes late is not drawn over a newer', async () => {
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
    await reader.ask(() => window.release());
    assert.doesNotMatch(await reader.look(PANEL), /gives/);
    await reader.click(button('your C'));
    assert.match(await reader.look(PANEL), /gives/);
  });
  tellPart('what does not end', step, reader);
  step('what the compiler does not end can be stopped', async () => {
    const bomb = ['#define M0 x', ...Array.from({ length: 60 }, (_, k) =>
      `#define M${k + 1} M${k} M${k}`), 'M60'];
    await reader.press('Control+Home');
    await reader.paste(`${bomb.join('\n')}\n`);
    // What takes long is over at once.
    await ACTS.no_answer(reader);
    await reader.ask(() => {
      const wait = window.setTimeout;
      window.setTimeout = act => wait(act);
    });
    await reader.strike('Control+Enter');
    await reader.until(() => /a macro grow.* Stop ends it/.test(
      document.querySelector('.bench .status').textContent));
    await reader.click(button('Stop'));
    assert.equal(await reader.count('.board, .cm-lint-marker'), 0);
    await reader.says('.bench', /Stopped\. Your text is as it was/);
    assert.equal(await reader.text('.bench .status'), 'The compiler is there.');
    await reader.press('Control+Home');
    await reader.press(...bomb.map(() => 'Control+Shift+k'));
  });
  tellPart('to the end of the chapter', step, reader);

  // --- with a mouse

  for (const name of ['read_past_the_end', 'leak', 'recursion',
    'division_by_zero'])
    step(`what stops a program has its line told: ${name}`, async () => {
      const { text, board } = accident(name);
      assert.match(await checkAll(reader, text), board);
    });
  for (const [what, says, pattern, now] of
    rowsOf('tests/proof/pages/not_compiled.tsv'))
    step(`what can't be compiled is told: ${what}`, async () => {
      const text = reference.replace(new RegExp(pattern), now
        .replaceAll('¶', '\n').replace(/([()])\*(\d+) /g,
          (_, sign, many) => sign.repeat(many)));
      assert.match(await checkAll(reader, text), new RegExp(says));
    });
  step('the reference is right', async () => {
    assert.match(await checkAll(reader, reference), /This chapter is done/);
    assert.deepEqual(reader.errors(), []);
    assert.deepEqual(reader.site.others, []);
  });

  // --- a verdict belongs to its text

  tellPart('what fades', step, reader);
  step('a verdict that comes late is of the text that was judged', async () => {
    await judgedLate(reader);
    await reader.says('.bench .status', /has changed since/);
    await ACTS.fades(reader);
    assert.equal(await reader.count('.exercise.changed'), 4);
    await reader.press('Backspace');
    await reader.says('.bench .status', /^\w+ is right\.$/);
    assert.equal(await reader.count('.exercise.done'), 4);
    assert.equal(await kept(reader), reference);
  });
  step('its lines are not marked in another text', async () => {
    await reader.press('Control+End');
    await reader.type('}');
    await judgedLate(reader);
    await reader.says('.board', /extraneous closing brace/);
    assert.equal(await reader.count('.cm-lint-marker'), 0);
    await reader.press('Backspace', 'Backspace');
    await checkAll(reader, reference);
  });

  // --- what is kept

  step('a prediction opens the answer, and the quiz judges', async () => {
    assert.match(await reader.ask(() => document.querySelector(
      '.prediction [aria-label]').ariaLabel), /^Your prediction\. Predict\./);
    await reader.click('.prediction input');
    await reader.type('forty');
    await reader.press('Enter');
    await reader.says('details.answer[open] .own', /forty/);
    await reader.click(() => document.querySelectorAll('.answer summary')[1]);
    assert.equal(await reader.count('details.answer[open]'), 2);
    await reader.click('.options button');
  });
  step('it is all there when the page opens again, on a phone', async () => {
    await reader.size(390, 844, { dark: true, ...STILL });
    await reader.open(LESSON);
    assert.equal(await reader.count('.exercise.done'), 4);
    assert.equal(await reader.ask(() =>
      document.querySelector('.prediction input').value), 'forty');
    assert.equal(await reader.count('.options [aria-pressed]'), 1);
  });
  step('an older version of the chapter is told', async () => {
    await reader.ask(key => localStorage.setItem(key, JSON.stringify(
      { ...JSON.parse(localStorage[key]), version: 'older' })), KEY);
    assert.equal(await reader.text('.begin'),
      'Open pair_frequency: it is right');
    await reader.click('.begin');
    assert.match(await written(reader), /static const double pi/);
    await reader.says('.bench', /has changed since you wrote this/);
    assert.equal(await kept(reader), reference);
  });
  tellPart('what has changed', step, reader);
  step("the compiler's signs keep their columns", async () => {
    assert.match(await checkAll(reader, reference.replace('.h>', '.h')),
      /an #include the name stands between/);
    for (const lines of await reader.each('.board .code', one =>
      one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))
      assert.ok(lines <= 2.5, `${lines} lines`);
    await reader.click('.cm-content');
    await reader.press('Control+a');
    await reader.paste(reference);
  });
  tellPart('anew', step, reader);
  step('a phone is wide enough, and Check is above its keyboard', async () => {
    assert.ok(await fits(reader));
    await reader.ask(() =>
      document.documentElement.style.setProperty('--keyboard', '300px'));
    const [{ top, bottom }] = await reader.boxes('.check');
    assert.ok(top > 0 && bottom <= reader.shape[1] - 300, `${top}, ${bottom}`);
  });
  step('no line that is written lies behind it', async () => {
    await reader.ask(() => document.querySelector('.cm-content').focus());
    await reader.press('Control+End');
    await reader.ask(() => document.querySelector('.cm-editor')
      .scrollIntoView({ block: 'end' }));
    for (let lines = 0; lines < 9; lines++) await reader.press('Enter');
    const [line, verbs] =
      await reader.boxes('.bench .cm-cursor', '.bench .verbs');
    assert.ok(line.bottom <= verbs.top);
    await reader.press(...Array(9).fill('Backspace'));
  });
  for (const look of ['dark', 'light'])
    step(`words can be read in the ${look}`, async () => {
      await reader.size(390, 844, { dark: look === 'dark', ...STILL });
      if (reader.browser === 'chromium') assert.ok(await reader.ask(look =>
        document.documentElement.className.includes(`${look}-mode`), look));
      assert.deepEqual(await reader.pale('.bench *, .begin',
        { but: 'svg, .katex' }), []);
    });

  // --- for everybody

  step('what moves by itself stands still for who asks for that', async () => {
    await reader.size(640, 400, STILL);
    await reader.click('.cm-content');
    if (reader.browser === 'chromium') assert.deepEqual(await reader.ask(() =>
      document.getAnimations().map(one => one.animationName)), []);
  });
  step('at 200 % all fits, and no button lies over the code', async () => {
    assert.ok(await fits(reader));
    const [code, verbs] =
      await reader.boxes('.bench .cm-editor', '.bench .verbs');
    assert.ok(code.bottom <= verbs.top + 1, `${code.bottom} ${verbs.top}`);
  });
  if (reader.browser === 'chromium') {
    step('in forced colours focus, selection and states are seen', async () => {
      await reader.cdp('Emulation.setEmulatedMedia', { features:
        [{ name: 'forced-colors', value: 'active' }] });
      await reader.press('Control+a');
      assert.deepEqual(await reader.ask(() => ['.cm-selectionBackground',
        '.cm-editor'].map(one => getComputedStyle(document.querySelector(
        `.bench ${one}`)).outlineStyle)), ['solid', 'solid']);
      await reader.press('ArrowUp', 'Escape', 'Tab');
      await ACTS.outlines(reader);
      assert.equal(await reader.ask(() => getComputedStyle(
        document.querySelector('.exercise.done > *'), '::before').content),
      '"● "');
      await reader.size(1280, 900, STILL);
    });
    step('a screen reader has a name for each part, and one for each field',
      async () => {
        await reader.click(button('Check the chapter'));
        const parts = flat(await reader.page.accessibility.snapshot());
        const named = role => parts.filter(one => one.role === role)
          .map(one => one.name);
        for (const role of ['button', 'link', 'textbox'])
          assert.ok(named(role).length && named(role).every(one => one), role);
        const fields = named('textbox');
        assert.equal(new Set(fields).size, fields.length);
        assert.ok(fields.includes(`Your C: chapters/${CH}/full_formula.c. ` +
          'Escape, then Tab, leaves the editor.'));
        const board = parts.find(one => one.name === 'The board');
        assert.equal(board.role, 'region');
        assert.match(flat(board).map(one => one.name).join(),
          /This chapter is done/);
        assert.ok(parts.some(one => one.role === 'status' &&
          flat(one).some(({ name }) => name === 'The chapter is right.')));
      });
  }

  // --- another window, a full disk

  step('another window takes in a file, and this one hears it', async () => {
    await reader.size(1280, 900, STILL);
    const file = path.join(ROOM, 'full_formula.c');
    fs.writeFileSync(file, '// there');
    const other = await reader.another();
    await other.open('yours.html');
    await other.choose('input[type=file]', file);
    await other.says('#your-course .status', /Taken in: 05/);
    await other.close();
    await reader.page.bringToFront();
    await reader.until(() =>
      document.querySelector('.cm-content').textContent === '// there');
    await reader.says('.bench', /changed in another window/);
    assert.equal(await reader.count('.board'), 0);
  });
  step('what another one has written unheard is not lost', async () => {
    await reader.ask(key => localStorage.setItem(key,
      '{"text": "// unheard", "passed": {}}'), KEY);
    await reader.click('.cm-content');
    await reader.type('// here');
    await reader.says('.earlier', /from another window/);
  });
  step('a full disk is told, and nothing is replaced', async () => {
    await reader.ask(() => {
      for (let size = 1 << 22; size; size >>= 1)
        try {
          while (true) localStorage[`fill${Math.random()}`] = 'x'.repeat(size);
        } catch { }
    });
    await reader.click('.cm-content');
    await reader.paste('// much longer '.repeat(99));
    await reader.says('[role=alert]', /does not keep your work/);
    await reader.click(button('Empty the chapter'));
    assert.match(await written(reader), /much longer/);
  });
  step('all is kept when there is room again', async () => {
    await reader.ask(() => Object.keys(localStorage)
      .filter(key => key.startsWith('fill'))
      .forEach(key => localStorage.removeItem(key)));
    await reader.click('.cm-content');
    await reader.press('Control+a');
    await reader.paste(reference);
    assert.equal(await reader.text('[role=alert]'), '');
    assert.equal(await kept(reader), reference);
  });

  // --- your course

  step('your course shows what is done', async () => {
    await reader.open('yours.html');
    await reader.says('#your-course', /1 of \d answered, [01] right/);
    assert.equal(await reader.text(`#side a[href*="${CH}"] .mark`), '◐');
    assert.ok(await reader.count('td [role=img][aria-label*=": open"]'));
    const licences = await reader.ask(async () => (await fetch(document
      .querySelector('a[href$="NOTICE.txt"]').href)).text());
    for (const name of ['codemirror/view', 'fflate', 'wasi-libc', 'wasm64',
      'libjs-katex'])
      assert.match(licences, new RegExp(`^=== .*${name}`, 'm'));
    assert.ok(await fits(reader));
  });
  let zip;
  step('the work is downloaded, and taken in again', async () => {
    zip = await reader.download(() =>
      reader.click(button('Download your work')));
    await reader.ask(key => localStorage.removeItem(key), KEY);
    await takeIn(reader, zip);
    await reader.says('body', /Taken in: 05/);
    assert.equal(await kept(reader), reference);
  });
  step('of a zip nothing else is unpacked', async () => {
    const file = path.join(ROOM, 'others.zip');
    run('python3', '-c', `import sys, zipfile
path, text = sys.argv[1:]
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
    out.writestr("many/other.c", "x" * 999)
    out.writestr("chapters/${CH}/full_formula.c", text)
    at = out.infolist()[0].header_offset + 30 + len("many/other.c")
with open(path, "r+b") as out:
    out.seek(at)
    out.write(bytes([255, 255]))`, file, '// from a zip');
    await takeIn(reader, file);
    await reader.says('body', /Taken in: 05/);
    assert.equal(await kept(reader), '// from a zip');
    await takeIn(reader, zip);
    assert.equal(await kept(reader), reference);
  });
  step('it goes on in a terminal', () => {
    const clone = path.join(ROOM, 'clone');
    fs.rmSync(clone, { recursive: true, force: true });
    fs.mkdirSync(clone, { recursive: true });
    run('cp', '-R', 'Makefile', 'chapters', 'tests', clone);
    run('python3', '-m', 'zipfile', '-e', zip, clone);
    assert.match(run('env', '-u', 'BUILD', 'make', '-s', '-C', clone, 'check',
      'CH=05'), /This chapter is done/);
  });
  step('what is no zip changes nothing', async () => {
    const broken = path.join(ROOM, 'broken.zip');
    fs.writeFileSync(broken, 'nothing');
    await takeIn(reader, broken);
    await reader.says('body', /could not be read/);
    assert.equal(await kept(reader), reference);
    // It is a warning on the console.
    assert.equal(reader.errors().length, 1);
    assert.deepEqual(reader.site.others, []);
  });

  // --- without a network, and with a new version of the site

  step('all of the site is kept', () => reader.until(async files =>
    (await (await caches.open(`course ${location.origin}/course/`)).keys())
      .filter(({ url }) => /[?][0-9a-f]{64}$/.test(url)).length === files,
  contents(site)));
  step('what the page has loaded is not loaded again for that', () =>
    assert.equal(reader.site.asked.filter(one => /core\.wasm\.gz\.0$/.test(one))
      .length, 1));
  step('a copy beside it has work of its own', async () => {
    reader.site.at = '/other/';
    reader.site.offline = /clang/;
    await openEditor(reader);
    assert.match(await written(reader), /TODO\(\);/);
    await reader.type('1;');
    Object.assign(reader.site, { at: '/course/', offline: null });
    assert.equal(await kept(reader), reference);
  });
  step('what is damaged is set aside, and downloaded', async () => {
    const before = await reader.ask(key => {
      const before = localStorage[key];
      localStorage[key] = '{"text": 5}';
      return before;
    }, KEY);
    await reader.open('yours.html');
    const file = await reader.download(() =>
      reader.click(button('Download your work')));
    assert.match(run('python3', '-m', 'zipfile', '-l', file), /set-aside/);
    await reader.ask((key, before) => { localStorage[key] = before; }, KEY,
      before);
  });
  tellPart('offline', step, reader);
  step('offline: the live page begins', async () => {
    await reader.open('live/');
    await reader.until(() => /1 Swap two words/.test(document.body.innerText));
  });
  step('offline: a check that is asked for early waits for the compiler',
    async () => {
      await reader.open(LESSON);
      await reader.move('.begin');
      await reader.page.mouse.down();
      await reader.page.mouse.up();
      await reader.until(() => document.activeElement.matches('.cm-content'));
      // Nor is what was taken in said to be of an older chapter.
      assert.equal(await reader.text('.told[role=status]'), '');
      assert.match(await checkThis(reader), /This exercise is right/);
      await rewrite(reader, 'return pow',
        'return pow(1000, -2.0 * i / d_model);');
      assert.match(await checkThis(reader), /This is what you get with/);
      reader.site.offline = null;
    });
  if (reader.browser === 'firefox') newVersions(step, reader);
});

/* Chromium can have a file dropped onto the page; in Firefox it is chosen. */
const takeIn = (reader, file) => reader.browser === 'chromium'
  ? reader.drop('h1', file) : reader.choose('input[type=file]', file);

/* All nodes of a tree of accessibility. */
const flat = one => [one, ...(one.children ?? []).flatMap(flat)];

/* How many different contents the files of a site have. */
function contents(folder) {
  const sums = run('sh', '-c', 'find "$0" -type f ! -name offline.js \
    -exec sha256sum {} +', folder).trim().split('\n');
  return new Set(sums.map(line => line.split(' ')[0])).size;
}

/* A copy of the site with another first lesson, and a tab of its own. It may
 * have a file that is not the one in its list. */
function version(name, broken) {
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
  if (broken) fs.writeFileSync(page, '');
  return folder;
}

function newVersions(step, reader) {
  const comes = text => reader.until(text =>
    document.querySelector('h1')?.textContent.startsWith(text), text);
  step('a broken version is not taken', async () => {
    reader.site.folder = version('broken', true);
    await reader.open(FIRST);
    assert.equal(await reader.ask(async () => {
      const one = await navigator.serviceWorker.getRegistration();
      return new Promise(tell => {
        const end = ({ state }) => state !== 'installing' && tell(state);
        const watch = () => {
          const worker = one.installing ?? one.waiting ??
            { state: 'redundant' };
          worker.onstatechange = () => end(worker);
          end(worker);
        };
        one.onupdatefound = watch;
        if (one.installing) watch();
        else one.update();
      });
    }), 'redundant');
    await reader.open(FIRST);
    await comes('00 Order-blind');
  });
  step('a new version comes, whole', async () => {
    reader.site.folder = version('second');
    await reader.until(() => navigator.serviceWorker.getRegistration()
      .then(one => !!one.waiting || one.update().then(() => false)));
    await reader.open(FIRST);
    await comes('second: ');
    assert.equal(await reader.ask(() => document
      .querySelector('script[src*=tab]').getAttribute('src')),
    'tab/second/tab.js');
  });
  step('a page from before finds its own tab, and the work is there',
    async () => {
      const [tab] = fs.readdirSync(path.join(site, 'tab'));
      assert.ok(await reader.ask(tab => fetch(`tab/${tab}/builder.js`)
        .then(one => one.ok), tab));
      assert.match(await kept(reader), /1000/);
    });
  step('a site without the tab lets its visitors go', async () => {
    const folder = reader.site.folder = version('gone');
    fs.rmSync(`${folder}/tab`, { recursive: true });
    fs.copyFileSync('docs/notes/site/offline.js', `${folder}/offline.js`);
    // Firefox may have looked by itself.
    await reader.until(() => navigator.serviceWorker.getRegistration()
      .then(one => !one || one.update().then(() => false)));
    await reader.open(FIRST);
    await comes('gone: ');
  });
}
