/* The live page, as readers have it. explorer_test.sh builds the pages in ROOM.
 * VIEWS are the names of some views; without them all of it is tried. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { View, countFrames, near } from './explorer.mjs';
import { contrast, rowsOf, story } from './page.mjs';

const { ROOM, VIEWS } = process.env;
const all = fs.readdirSync('docs/explorer/views').map(one => one.slice(0, -3));
const names = VIEWS ? VIEWS.split(' ') : all;
const tests = {};
for (const name of names)
  if (fs.existsSync(`tests/proof/explorer/${name}.mjs`))
    tests[name] = (await import(`../explorer/${name}.mjs`)).default;

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
    assert.ok([...all, ...scenes].includes(of) && text && !more.length &&
      /^(subject|title|lead|term|hint|formula|then)$/.test(what),
    `${of}, ${what}`);
});

/* --- controls */

/* Those of a view that are shown now: [name, kind]. */
const shown = view => view.ask(panel => panel.story ? []
  : (panel.view.controls ?? []).map(one => one.name ?? one).filter(name =>
    panel.control(name)?.getClientRects().length).map(name => {
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
      await view.link(start);
    });
  tests[name]?.(tells, view, reader);
  tells('it says in words what it shows', () =>
    view.until(({ view, said, under, answer }) => said.textContent.length > 20
      && said.textContent === (view.text?.(answer.answer, answer.question,
        answer.reference) ?? under.textContent)));
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
  step("the page's numbers are the C's", async () => {
    const ask = (name, given) => probe(reader, 'reference', name, given).then(
      one => one.result);
    const style = { halves: true, cosine_first: true, steps: 1, base: 1000,
      first: 1, scale: 0.5, gain: 2 };
    const { pe } = await ask('encode_sequence', { n: 50, d_model: 32 });
    const { w } = await ask('geometric_frequencies', { m: 8, ratio: 2.5 });
    const { bank } = await ask('wave_bank', { pos: 7.25, m: 8, w });
    const { shifted } = await ask('shift_encoding',
      { k: 4.5, d_model: 32, pe: pe.slice(96, 128) });
    const given = {
      encode_sequence: pe,
      style_row: (await ask('style_row', { style, pos: 3.5, d_model: 16 })).row,
      wave_bank: bank,
      fill_table: (await ask('fill_table', { n: 5, d_model: 8 })).pe,
      whose: [(await ask('whose', { n: 1, style: [style], pos: 3.5,
        d_model: 16, row: shifted.slice(0, 16), tolerance: 1e-3 })).value],
      shift_encoding: (await ask('shift_encoding',
        { k: 4.5, d_model: 16, pe: bank })).shifted,
    };
    const lines = fs.readFileSync(`${ROOM}/native.txt`, 'utf8').trim()
      .split('\n').map(line => line.split(' '));
    assert.ok(lines.length >= 1600);
    assert.equal(lines.length, Object.values(given).flat().length);
    // The two libraries' sines and powers may differ in the last digit. At an
    // angle of 50 that is 50 times 1e-16, and no number here is made of more
    // than a few.
    for (const [name, k, number] of lines)
      assert.ok(near(given[name][k], Number(number)), `${name} ${k}`);
  });
  step('a slider changes the state, for every panel', async () => {
    const clocks = new View(reader, 'clocks');
    await clocks.open();
    await clocks.slide({ d_model: 16 });
    assert.equal(await new View(reader, 'heat_map').ask(panel =>
      panel.control('d_model').querySelector('output').textContent), '16');
    await reader.until(() => location.hash.includes('d_model=16'));
  });
  for (const name of names) tellView(name, step, reader);
});

/* --- a student's own C */

/* Of each call what is said; in the list of functions where there is none. */
const SAID = rowsOf('tests/proof/explorer/said.tsv');

tell("A student's own C", {}, (step, reader) => {
  const mistake = new View(reader, 'mistake');
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
  for (const [name, given, words] of SAID.filter(([name]) => name))
    step(`of ${name} it says: ${words}`, async () => {
      const { stopped, problems, stand_ins } =
        await probe(reader, 'yours', name, JSON.parse(given));
      const said = JSON.stringify([stopped, problems, stand_ins]);
      assert.ok(said.includes(words), said);
    });
  // A leak of 100 kB in each call: in time there is a new instance.
  step('a right wave_bank may use malloc, call after call', async () => {
    const { result, problems, stopped } = await probe(reader, 'yours',
      'wave_bank', { pos: 1, m: 1, w: [1] }, { times: 2000 });
    assert.deepEqual([problems, stopped], [[], null]);
    assert.deepEqual(result.bank.map(x => x.toFixed(3)), ['0.841', '0.540']);
  });
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
  step('the list has every function, also behind one that hangs', async () => {
    await mistake.look();
    const [list, dim] = await mistake.ask(({ parts }) => [
      parts.list.textContent, [...parts.list.querySelectorAll('.dim')].map(
        one => one.textContent)]);
    for (const [name, , words] of SAID) assert.ok(name || list.includes(words),
      `${words}: ${list}`);
    assert.ok(dim.some(one => one.startsWith('W2 In the wild')));
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
          one => ArrayBuffer.isView(one) ? [...one] : Number(one ?? 0));
        if (stopped || numbers.some(x => x !== x))
          bad.push(`${name}: ${stopped?.text ?? numbers}`);
      }
      return [names.length, bad];
    });
    assert.deepEqual(bad, []);
    assert.ok(count > 60, `${count} functions`);
  });
  step("the page's top says which chapters differ, the clocks why", async () => {
    assert.match(await reader.text('.by'),
      /chapters\. Not as the reference: 01, 02, 03, 04, 05, 07\.$/);
    assert.match(await new View(reader, 'clocks').ask(({ host, notice }) =>
      [host.dataset.state, notice.hidden, notice.textContent].join(' ')),
    /^stopped false pair_frequency \(line 5\) has taken/);
  });
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
});

/* --- the first visit: no chapter is begun */

/* Views that one opens, below the story, which has the others. */
const source = name => fs.readFileSync(`docs/explorer/${name}.js`, 'utf8');
const FOLDED = all.filter(name => source(`views/${name}`).includes('\n  place:')
  && !source('story').includes(`view: '${name}'`));

/* Text that can hardly be read, in the page and in these views. Text on cells
 * of a map has its own colours. */
const pale = reader => reader.pale('body *, .panel *', {
  but: 'style, script, noscript, .sr, option, svg text[style]',
  hosts: FOLDED.map(name => `[data-view=${name}]`).join() });

/* Numbers from -1 to 1 that can't be read on their colour. */
async function unread(reader) {
  const cells = await reader.ask(() => {
    const [, panel] = explorer_page.panels;
    return Array.from({ length: 129 }, (_, k) => k / 64 - 1).map(x =>
      [x, panel.colour(x), panel.ink(x) === '#fff' ? 'rgb(255,255,255)'
        : 'rgb(0,0,0)']);
  });
  return cells.filter(([, ...colours]) => contrast(...colours) < 4.5);
}

if (!VIEWS) tell('The first visit', {}, (step, reader) => {
  const clocks = new View(reader, 'clocks', 1);
  const mistake = new View(reader, 'mistake');
  const same = async (inPage, wanted) =>
    assert.deepEqual(await reader.ask(inPage), wanted);
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
  step('headings go down one by one', async () => {
    const levels = await reader.ask(() => [...document.querySelectorAll(
      'h1, h2, h3, h4, h5, h6')].map(heading => Number(heading.tagName[1])));
    levels.forEach((level, k) => assert.ok(k === 0 ? level === 1 :
      level > 1 && level <= levels[k - 1] + 1, `heading ${k} of ${levels}`));
  });
  step('the first stop of the keyboard leads to all pictures, and the end to 00',
    async () => {
      await open(reader, 'first.html');
      await reader.press('Tab');
      await same(() => [document.activeElement.hash, document.querySelector(
        '.end .main').href.match(/00_order_blind\/README/)?.[0]],
      ['#more', '00_order_blind/README']);
    });
  step('the clocks turn by themselves', async () => {
    await clocks.look();
    await clocks.until(({ state }) => state.pos > 1);
  });
  step('no picture is read out sign by sign, and none hides a button', () =>
    same(() => explorer_page.panels.filter(({ stage }) =>
      stage.getAttribute('role') !== 'group' || stage.querySelector(
        '[aria-hidden] button, :scope > :is(svg, canvas):not([aria-hidden=true])'))
      .map(one => one.view.name), []));
  step('numbers on a colour can be read, in the dark, too', async () => {
    assert.deepEqual(await unread(reader), []);
    await reader.size(1280, 800, { dark: true });
    await clocks.until(({ host }) => host.dataset.theme === 'dark');
    assert.deepEqual(await unread(reader), []);
  });
  step('asked for no motion, the clocks stand still, with rows behind them',
    async () => {
      await reader.size(1280, 800, { still: true });
      await open(reader, 'first.html');
      await clocks.look();
      await same(async () => {
        for (let frames = 0; frames < 20; frames++)
          await new Promise(requestAnimationFrame);
        const [, clocks, table] = explorer_page.panels;
        return [clocks.state.pos, clocks.player.on, table.state.zoom];
      }, [17, false, 100]);
      await reader.size(1280, 900);
    });
  step('three scenes answer when one has tried', async () => {
    await open(reader, 'first.html');
    const told = async () => (await reader.each('.scene .then', one =>
      +one.checkVisibility({ visibilityProperty: true }))).join('');
    assert.equal(await told(), '011001');
    const swap = new View(reader, 'swap', 0), step = new View(reader, '', 3);
    await swap.look();
    await reader.click(await swap.control('swap'));
    assert.equal(await told(), '111001');
    await step.look();
    await step.slide({ k: 20 });
    assert.equal(await told(), '111101');
    await step.shows('4 to 24 and 61 to 81');
  });
  step('where a site is known, lessons are its pages', async () => {
    await open(reader, 'site.html');
    await same(() => document.querySelectorAll('.scene .lesson')[2].href,
      'https://site.example/chapters_05_full_formula.html');
  });
  step('a link to a section opens it', async () => {
    await open(reader, 'first.html', '#at=rope');
    await new View(reader, 'rope').until(({ host: { parentNode, dataset } }) => {
      const { top } = parentNode.getBoundingClientRect();
      return dataset.state === 'drawn' && parentNode.open && top > 0 &&
        top < 120;
    });
  });
  step("nothing begun: the reference computes, one's own can be chosen", () =>
    same(() => {
      const { state, editions } = explorer_page;
      return [state.values.by, 'yours' in editions.all,
        document.querySelector('.by').hidden];
    }, ['reference', true, true]));
  step('every view has a link to its lesson', () =>
    same(() => explorer_page.panels.filter(one => one.view.lesson || one.story)
      .map(one => one.host.parentNode.querySelector('.lesson').href).filter(
        href => !/chapters\/[01]\d_\w+\/README.md$/.test(href)), []));
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
  step('every text is dark enough', async () =>
    assert.deepEqual(await pale(reader), []));
  step("the theme's button says what it does, and every panel is dark",
    async () => {
      assert.equal(await reader.text('.theme'), 'Dark');
      await reader.click('.theme');
      assert.equal(await reader.text('.theme'), 'Light');
      assert.ok(await reader.ask(() => explorer_page.panels.every(
        one => one.host.dataset.theme === 'dark')));
    });
  step('on paper they are light', async () => assert.deepEqual(
    await reader.ask(() => ['beforeprint', 'afterprint'].map(event => {
      dispatchEvent(new Event(event));
      return [...new Set(explorer_page.panels.map(one =>
        one.host.dataset.theme))].join();
    })), ['light', 'dark']));
  step('every text is light enough in the dark', async () =>
    assert.deepEqual(await pale(reader), []));
  step('the link is copied where the page is a file', async () => {
    await reader.ask(() => Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('a file')) } }));
    await reader.click('.copy');
    await reader.until(() =>
      document.querySelector('.copy').textContent === 'Copied');
  });
  step("one's own chapters: what comes first, and the list is folded",
    async () => {
      await mistake.look();
      await mistake.choose('by', 'your chapters');
      const [words, open] = await mistake.ask(({ parts: { list } }) =>
        [list.textContent, list.querySelector('details').open]);
      assert.match(words, /make check CH=00[^]*W2 In the wild/);
      assert.equal(open, false);
      await reader.says('.by', /^You have begun 0 of/);
    });
  step('and the line on them goes with them', async () => {
    await mistake.choose('by', 'the reference');
    assert.equal(await reader.ask(() => document.querySelector('.by').hidden),
      true);
  });
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
      one => /^\d/.test(one)).flatMap(chapter => [...fs
      .readFileSync(`chapters/${chapter}/README.md`, 'utf8').matchAll(
        /^<!-- panel: ([a-z_]*)/gm)].map(([, name]) =>
      [name, chapter.slice(0, 2)]));
    assert.ok(panels.length > 5);
    assert.deepEqual(await reader.ask(panels => panels.filter(([name, lesson]) =>
      !explorer_page.views[name].hint[lesson]), panels), []);
  });
  step('it starts where the lesson says', async () =>
    assert.equal((await new View(reader, 'clocks').answer()).question.pos, 12));
  step("a lesson's link is left alone, and what no view is named after",
    async () => {
      assert.equal(await reader.ask(() => location.hash), '');
      assert.equal(await reader.text('b'), 'stays');
    });
});
