/* The live page, as readers have it. explorer_test.sh builds the pages in ROOM.
 * VIEWS are the names of some views; without them all of it is tried. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { View, countFrames, near, tellTableOf } from './explorer.mjs';
import { partsOf, rowsOf, story } from './page.mjs';

const { ROOM, VIEWS } = process.env;
const all = fs.readdirSync('docs/explorer/views')
  .map(file => file.slice(0, -3));
const names = VIEWS ? VIEWS.split(' ') : all;
const kept = `tests/proof/explorer/`, modules = {};
for (const name of all) if (fs.existsSync(`${kept}${name}.mjs`))
  modules[name] = await import(`../explorer/${name}.mjs`);

function tell(name, options, steps) {
  story(name, options, (step, reader) => {
    steps(step, reader);
    step(`${name}: no error in the console, and nothing is fetched`, () =>
      reader.quiet());
  });
}

/* From another page, so that it is begun anew with this link. */
async function open(reader, file, link = '') {
  await reader.open('about:blank');
  await reader.open(`file://${ROOM}/${file}${link}`);
  await countFrames(reader);
}

/* What a function of the C gives, and what is said of it. */
const probe = (reader, edition, name, given, more) => new View(reader, 'probe')
  .ask((_, edition, question) => explorer_page.editions.kernel(edition)
    .ask({}, 'probe', question), edition, { name, given, ...more });

test('each text is of a view or of a scene', () => {
  const scenes = fs.readFileSync('docs/explorer/story.js', 'utf8')
    .match(/^ {2}\{ view:/gm).map((_, k) => `scene ${k + 1}`);
  const [, ...rows] = rowsOf('docs/explorer/texts.tsv');
  for (const [of, what, , text, ...more] of rows)
    assert.ok([...all, ...scenes, 'page', 'undefined'].includes(of) &&
      !more.length && (text || what === 'draws') && new RegExp('^(draws|' +
      'subject|place|lesson|title|lead|term|hint|formula|then|say)$')
      .test(what), `${of}, ${what}`);
});

test('each phrase has its text, and each text its phrase', () => {
  const read = file => fs.readFileSync(`docs/explorer/${file}.js`, 'utf8');
  const sources = [...all.map(name => [name, read(`views/${name}`)]),
    ['page', ['words', 'panel', 'start', 'story', 'views/mistake', 'kernel',
      'calls', '../engine/student', '../engine/wasi'].map(read).join('')]];
  for (const [name, source] of sources) {
    const says = name === 'page' ? 'page_says' : '\\bphrase';
    const used = [...source.matchAll(new RegExp(`${says}\\(([^{};]*)`, 'g'))]
      .flatMap(([, words]) => words.replace(/=== '.*?'/g, '')
        .match(/'\w[\w ]*'/g) ?? []);
    const rows = rowsOf('docs/explorer/texts.tsv').filter(([of, what]) =>
      of === name && what === 'say').map(([, , words]) => `'${words}'`);
    assert.deepEqual(used.filter(words => !rows.includes(words)), []);
    assert.deepEqual(rows.filter(words => !source.includes(words)), []);
  }
});

/* --- controls */

/* Those of a view that are shown now: [name, kind]. */
const shown = view => view.ask(panel => panel.story ? []
  : (panel.view.controls ?? []).map(control => control.name ?? control)
    .filter(name => panel.control(name)?.getClientRects().length).map(name => {
    const { options, buttons, toggle, text } = panel.state_.controls[name];
    return [name, options ? buttons ? 'buttons' : 'list' : toggle ? 'toggle'
      : text ? 'text' : 'slider'];
  }));

async function moves(view, name, by, act) {
  const before = await view.state(name);
  await act();
  assert.notEqual(await view.state(name), before, `${name} moves by ${by}`);
}

/* By mouse and by keyboard. A list and a line have a test of their view. */
const HANDS = {
  async slider(view, name, reader) {
    const input = () => view.control(name, 'input');
    await reader.click(await input(), 0.2, 0.5);
    await moves(view, name, 'mouse', async () =>
      reader.click(await input(), 0.8, 0.5));
    await moves(view, name, 'keyboard', () => reader.press('ArrowLeft'));
  },
  async buttons(view, name, reader) {
    const first = () => view.control(name, 'button:first-child');
    const last = () => view.control(name, 'button:last-child');
    await reader.click(await first());
    await moves(view, name, 'mouse', async () => reader.click(await last()));
    await reader.press('Shift+Tab');
    await moves(view, name, 'keyboard', () => reader.press('Enter'));
    await reader.click(await last());
  },
  async toggle(view, name, reader) {
    await moves(view, name, 'mouse', () => view.toggle(name));
    await moves(view, name, 'keyboard', () => reader.press(' '));
  },
};

/* Buttons come last: they may put other controls in the place of these. */
async function moveAll(view, reader) {
  const tried = new Set(), late = ([, kind]) => kind === 'buttons';
  for (;;) {
    const [next] = (await shown(view)).filter(([name, kind]) =>
      !tried.has(name) && HANDS[kind]).sort((a, b) => late(a) - late(b));
    if (!next) break;
    const [name, kind] = next;
    tried.add(name);
    await HANDS[kind](view, name, reader);
  }
  await view.until(({ state_: { values, controls } }, names) => {
    const link = new URLSearchParams(location.hash.slice(1));
    return names.every(name => link.has(name)
      ? link.get(name) === String(values[name])
      : values[name] === controls[name].start);
  }, [...tried]);
}

/* --- each view, with the reference. All begin with the same values. */

let start = null;

function tellView(name, step, reader) {
  const view = new View(reader, name);
  const tells = (what, act) => step(`${name}: ${what}`, act);
  tells('it is drawn', async () => {
    await view.open();
    assert.match(await view.ask(({ host }) => host.dataset.state),
      /drawn|playing/);
  });
  tells('controls move by mouse and keyboard, and stand in the link',
    async () => {
      start ??= await reader.ask(() => explorer_page.state.values);
      await moveAll(view, reader);
      await view.link(...Object.entries(start).flat());
    });
  if (fs.existsSync(`${kept}${name}.tsv`))
    tellTableOf(view, tells, reader, modules[name]);
  tells('it says in words what it shows', async () => {
    await view.until(({ view, voice, under, answer }) => voice.textContent ===
      (view.text?.(answer.answer, answer.question, answer.reference) ??
        under.textContent));
    assert.match(await view.ask(({ voice }) => voice.textContent), /^.{21}/,
      'panel.say() has no sentence of more than 20 characters');
  });
}

const LINK = '#by=reference&pos=37.4&n=abc';

if (VIEWS) tell('The views', {}, (step, reader) => {
  step('the page opens', () => open(reader, 'first.html',
    `${LINK}&d_model=16`));
  for (const name of names) tellView(name, step, reader);
});
else tell('The live page', {}, (step, reader) => {
  step('a link says where it begins, and nonsense is the start', async () => {
    await open(reader, 'first.html', LINK);
    assert.deepEqual(await reader.ask(() =>
      [explorer_page.state.values.pos, explorer_page.state.values.n]),
    [37.4, 100]);
  });
  step('a slider changes the state, for every panel', async () => {
    const clocks = new View(reader, 'clocks');
    await clocks.open();
    await clocks.slide('d_model', 16);
    assert.equal(await new View(reader, 'heat_map').ask(panel =>
      panel.control('d_model').querySelector('output').textContent), '16');
    await reader.until(() => location.hash.includes('d_model=16'));
  });
  for (const name of names) tellView(name, step, reader);
});

/* --- a student's own C */

/* Of each call what is said; in the list of functions where there is none. */
const SENTENCES = rowsOf('tests/proof/explorer/messages.tsv');

tell("A student's own C", {}, (step, reader) => {
  step('the page of wrong chapters opens', () =>
    open(reader, 'yours.html', '#by=yours'));
  for (const name of names)
    step(`${name} comes to an end with wrong C`, async () => {
      const view = new View(reader, name);
      await view.open();
      assert.match(await view.ask(({ host }) => host.dataset.state),
        /drawn|playing|stopped/);
    });
  if (VIEWS) return;
  sentencesOfCalls(step, reader);
  kernelOf(step, reader);
  const mistake = new View(reader, 'mistake');
  listOfFunctions(step, reader, mistake);
  step('the top says which chapters differ, the clocks why', async () => {
    assert.match(await reader.text('.by'),
      /chapters\. Not as the reference: 01, 02, 03, 04, 05, 07\.$/);
    assert.match(await new View(reader, 'clocks').ask(({ host, notice }) =>
      [host.dataset.state, notice.hidden, notice.textContent].join(' ')),
    /^stopped false pair_frequency \(line 5\) has taken/);
  });
  breaksNames(step, reader, mistake);
});

function sentencesOfCalls(step, reader) {
  for (const [name, given, words] of SENTENCES.filter(([name]) => name))
    step(`of ${name} it says: ${words}`, async () => {
      const { stopped, problems, stand_ins } =
        await probe(reader, 'yours', name, JSON.parse(given));
      const answer = JSON.stringify([stopped, problems, stand_ins]);
      assert.ok(answer.includes(words), answer);
    });
  // A leak of 100 kB in each call: in time there is a new instance.
  step('a right wave_bank may use malloc, call after call', async () => {
    const { result, problems, stopped } = await probe(reader, 'yours',
      'wave_bank', { pos: 1, m: 1, w: [1] }, { times: 2000 });
    assert.deepEqual([problems, stopped], [[], null]);
    assert.deepEqual(result.bank.map(x => x.toFixed(3)), ['0.841', '0.540']);
  });
}

function kernelOf(step, reader) {
  // Where all chapters are the reference's, a panel uses what it says it draws.
  step('an exercise of a panel is used by it', async () =>
    assert.deepEqual(await reader.ask(async () => {
      const { editions, panels } = explorer_page, { yours } = editions.all;
      const { constructor, modules: { reference } } = editions.kernel('yours');
      const kernel = new constructor({ reference, chapters: Object.fromEntries(
        Object.keys({ ...yours.chapters, ...yours.troubles }).map(
          chapter => [chapter, reference])) });
      const all = panels.filter(({ story, view }) => !story && view.draws);
      const unused = await Promise.all(all.flatMap(panel => Object.entries(
        panel.view.draws).map(async ([name, start]) => (await kernel.ask({},
        panel.view.name, panel.view.ask({ ...panel.state, ...start },
          Object.create(panel, { of: { value: name } })))).used
        .includes(name) ? [] : name)));
      kernel.close();
      return unused.flat();
    }), []));
  step('what hangs outside the C is ended, and others come', async () =>
    assert.deepEqual(await reader.ask(() => {
      const { constructor, modules } = explorer_page.editions.kernel('yours');
      const kernel = new constructor(modules);
      const ask = hangs => kernel.ask({}, 'probe', { hangs, name:
        'offset_rotation', given: { k: 1, w: 2 } })
        .then(a => a.stopped ? a.stopped.text : 'here');
      const both = Promise.all([ask(true), ask(false)]);
      kernel.ended('no answer');
      return both;
    }), ['no answer', 'here']));
}

function listOfFunctions(step, reader, mistake) {
  step('the list has every function, also behind one that hangs', async () => {
    await mistake.look();
    const [list, dim] = await mistake.ask(({ parts }) => [
      parts.list.textContent, [...parts.list.querySelectorAll('.dim')].map(
        node => node.textContent)]);
    for (const [name, , words] of SENTENCES)
      assert.ok(name || list.includes(words), `${words}: ${list}`);
    assert.ok(dim.some(text => text.startsWith('W2 In the wild')));
  });
  // A parameter without an example would be NaN.
  step('the list calls each function with numbers that it takes', async () => {
    const [count, bad] = await reader.ask(async () => {
      const { editions } = explorer_page, bad = [];
      const names = Object.values(editions.lists.yours.results).flatMap(
        list => Object.keys(list));
      for (const name of names) {
        const { result, stopped } = await editions.kernel('reference')
          .ask(bad, 'single_call', { name });
        const numbers = Object.values(result ?? {}).flatMap(
          value => ArrayBuffer.isView(value) ? [...value] : Number(value ?? 0));
        if (stopped || numbers.some(x => x !== x))
          bad.push(`${name}: ${stopped?.text ?? numbers}`);
      }
      return [names.length, bad];
    });
    assert.deepEqual(bad, []);
    assert.ok(count > 60, `${count} functions`);
  });
}

function breaksNames(step, reader, mistake) {
  step('where it is narrow, names break behind / _ and - only', async () => {
    await reader.page.setViewport({ width: 390, height: 800 });
    await mistake.look();
    assert.deepEqual(await mistake.ask(({ parts: { list } }) => {
      const broken = [];
      for (const name of list.querySelectorAll('code, .way'))
        for (const walk = document.createTreeWalker(name, 4);
          walk.nextNode();) {
          const range = document.createRange();
          range.selectNode(walk.currentNode);
          const lines = new Set([...range.getClientRects()].map(r => r.top));
          if (lines.size > 1 && !walk.currentNode.data.includes(' '))
            broken.push(walk.currentNode.data);
        }
      return [broken, list.scrollWidth - list.clientWidth];
    }), [[], 0]);
  });
}

/* --- the first visit: no chapter is begun */

/* Views that one opens, below the story, which has the others. */
const FOLDED = all.filter(name => !fs.readFileSync('docs/explorer/story.js',
  'utf8').includes(`view: '${name}'`) && rowsOf('docs/explorer/texts.tsv')
  .some(([of, what]) => of === name && what === 'place'));

/* Words of pictures that can hardly be read: axe-core looks at no SVG, but can
 * compare colours. Those on the cells of a map have colours of their own. */
async function pale(reader) {
  const all = await reader.ask(() => {
    const { Color, getContrast } = axe.commons.color;
    const colour = text => {
      const value = new Color();
      value.parseString(text);
      return value;
    };
    return explorer_page.panels.flatMap(({ panel, stage }) =>
      [...panel.querySelectorAll('svg text:not([style])')]
        .filter(text => text.checkVisibility()).map(text => [text.outerHTML,
          getContrast(colour(getComputedStyle(stage).backgroundColor),
            colour(getComputedStyle(text).fill))]));
  });
  assert.ok(all.length > 50, `${all.length} words`);
  return all.filter(([, contrast]) => !(contrast >= 4.5));
}

/* In the page, for "gives" and "until": what is seen, in words. */
const SEEN = {
  ends: () => [document.activeElement.hash, document.querySelector('.end .main')
    .href.match(/00_order_blind\/README/)?.[0]],
  turning: () => explorer_page.panels[1].state.pos > 1,
  // Pictures that are read out sign by sign, or hide a button.
  spelled: () => explorer_page.panels.filter(({ stage }) =>
    stage.getAttribute('role') !== 'group' || stage.querySelector(
      '[aria-hidden] button, :scope > svg:not([aria-hidden=true]), ' +
      ':scope > canvas:not([aria-hidden=true])'))
    .map(({ view }) => view.name),
  spoken: () => explorer_page.panels.flatMap(({ host }) =>
    [...host.shadowRoot.querySelectorAll('output:not([aria-live=off])')])
    .map(output => output.textContent),
  stillness: async () => {
    for (let frames = 0; frames < 20; frames++)
      await new Promise(requestAnimationFrame);
    const [, clocks, table] = explorer_page.panels;
    return [clocks.state.pos, clocks.player.on, table.state.zoom];
  },
  answers: () => [...document.querySelectorAll('.scene .then')].map(node =>
    +node.checkVisibility({ visibilityProperty: true })).join(''),
  lesson: () => document.querySelectorAll('.scene .lesson')[2].href,
  opened: () => {
    const { host } = explorer_page.panels.find(({ story, view }) =>
      !story && view.name === 'rope');
    const { top } = host.parentNode.getBoundingClientRect();
    return host.dataset.state === 'drawn' && host.parentNode.open && top > 0 &&
      top < 120;
  },
  editions: () => [explorer_page.state.values.by,
    'yours' in explorer_page.editions.all],
  line: () => document.querySelector('.by').hidden ? 'hidden' : 'shown',
  elsewhere: () => explorer_page.panels.filter(({ view, story }) =>
    view.lesson || story).map(({ host }) =>
    host.parentNode.querySelector('.lesson').href).filter(href =>
    !/chapters\/[01]\d_\w+\/README.md$/.test(href)),
  themes: () => [...new Set(explorer_page.panels.map(({ host }) =>
    host.dataset.theme))],
  paper: () => ['beforeprint', 'afterprint'].map(event => {
    dispatchEvent(new Event(event));
    return [...new Set(explorer_page.panels.map(({ host }) =>
      host.dataset.theme))].join();
  }),
  copied: () => document.querySelector('.copy').textContent === 'Copied',
  unfolded: () => explorer_page.panels.find(({ view }) =>
    view.name === 'mistake').parts.list.querySelector('details').open,
  position: () => explorer_page.panels[0].answer.question.pos,
  link: () => location.hash,
};

/* What a row of explorer.tsv may say, beside the methods of a reader. */
const ACTS = {
  opens: (reader, file, link) => open(reader, file, link),
  scene: (reader, number, act, ...given) =>
    new View(reader, '', Number(number))[act](...given),
  view: (reader, name, act, ...given) => new View(reader, name)[act](...given),
  async readable(reader) {
    await reader.accessible();
    assert.deepEqual(await pale(reader), []);
  },
  is_a_file: reader => reader.ask(() => Object.defineProperty(navigator,
    'clipboard', { value: { writeText: async () => { throw new Error(); } } })),
};

const tellPart = partsOf('tests/proof/pages/explorer.tsv', ACTS, SEEN);

/* In the page: most is how many panels come in a task; sizes how often the page
 * is laid out to say one; atOnce the scenes that the script has put at once. */
function watchMounting() {
  const attach = Element.prototype.attachShadow;
  let inTask = window.most = window.sizes = 0;
  Element.prototype.attachShadow = function (...given) {
    if (!inTask++) setTimeout(() => { inTask = 0; });
    window.most = Math.max(window.most, inTask);
    return attach.apply(this, given);
  };
  for (const [{ prototype }, name] of [[Element, 'clientWidth'],
    [HTMLElement, 'offsetHeight']]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { get() {
      window.sizes++;
      return get.call(this);
    } });
  }
  // Behind the page's own: what its script has done at once.
  addEventListener('DOMContentLoaded', () => {
    window.atOnce = document.querySelectorAll('.scene').length;
  });
}

if (!VIEWS) tell('The first visit', {}, (step, reader) => {
  const height = () => reader.ask(() => document.documentElement.scrollHeight);
  for (const [wide, high] of [[390, 844], [1280, 800]]) {
    step(`${wide}: the first picture is on the first screen`, async () => {
      await reader.size(wide, high);
      await open(reader, 'first.html');
      const bottom = await reader.ask(() =>
        explorer_page.panels[0].stage.getBoundingClientRect().bottom);
      assert.ok(bottom > 300 && bottom <= high, bottom);
    });
    // The pictures come into the places that were kept for them.
    step(`${wide}: the page is as high with the pictures as before`,
      async () => {
        const before = await height();
        for (let scene = 0; scene < 6; scene++)
          await new View(reader, '', scene).look();
        assert.ok(near(await height(), before, 2.1));
      });
  }
  step('between two panels that it mounts, it hears a reader, and no ' +
    'picture has the page laid out', () => reader.another(async other => {
    await other.page.evaluateOnNewDocument(watchMounting);
    await open(other, 'first.html');
    assert.deepEqual(await other.ask(() => [most, sizes, atOnce]), [1, 0, 0]);
  }));
  tellPart('the first visit', step, reader);
  for (const name of FOLDED)
    step(`${name} is drawn at the first visit, nothing is wrong, and it fits ` +
      'one screen', async () => {
      const view = new View(reader, name);
      await view.open();
      const [state, quiet, high] = await view.ask(({ host, notice, panel }) =>
        [host.dataset.state, notice.hidden, panel.offsetHeight]);
      assert.deepEqual([state, quiet], ['drawn', true]);
      assert.ok(high <= 840, high);
    });
  tellPart('light and dark', step, reader);
});

/* --- a phone, and a page of the lessons */

tell('A phone', { width: 390, height: 800 }, (step, reader) => {
  const nothingIsWider = async () => assert.equal(await reader.ask(() =>
    document.documentElement.scrollWidth), 390);
  // All of them, always: what is not drawn yet has another width.
  for (const name of all)
    step(`${name} is drawn on a phone`, async () => {
      if (name === all[0]) await open(reader, 'first.html', '#by=reference');
      await new View(reader, name).open();
    });
  step('nothing is wider than the phone', nothingIsWider);
  if (!VIEWS) step('cells too small for numbers: the titles have them',
    async () => {
      const bias = new View(reader, 'bias');
      await bias.look();
      const { share, ...answer } = await bias.answer('bias', 'share');
      const [query, key] = (await bias.state('bias_query', 'bias_key'))
        .split(' ').map(Number);
      const titles = await bias.ask(({ stage }) => [0, 1].map(k =>
        stage.querySelector(`.title${k}`).textContent));
      [answer.bias, share].forEach((list, k) => assert.ok(titles[k].endsWith(
        `, here ${list[0][query * 12 + key].toFixed(2).replace('-', '−')}`)));
    });
});

if (!VIEWS) tell('A panel in a lesson', { width: 800 }, (step, reader) => {
  step('each panel of a lesson says what to try there', async () => {
    await open(reader, 'lesson.html');
    const panels = fs.readdirSync('chapters').filter(
      chapter => /^\d/.test(chapter)).flatMap(chapter => [...fs
      .readFileSync(`chapters/${chapter}/README.md`, 'utf8').matchAll(
        /^<!-- panel: ([a-z_]*)/gm)].map(([, name]) =>
      [name, chapter.slice(0, 2)]));
    assert.ok(panels.length > 5);
    assert.deepEqual(await reader.ask(all => all.filter(([name, lesson]) =>
      !explorer_page.views[name].hint[lesson]), panels), []);
  });
  tellPart('a panel in a lesson', step, reader);
});
