/* The site of both editions, as readers use it: each page on a phone and on a
 * desktop; the search, the quiz, the folds by keys and clicks. site_test.py has
 * built it, and has looked at what needs no browser.
 *
 * What is typed into the search, and what must be found, is in
 * site_searches.tsv. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { partsOf, rowsOf, story } from './page.mjs';
import { crowdedPanels } from './panels.mjs';
import { axeFaults, htmlFaults } from './validators.mjs';

const NOTES = path.resolve(process.env.BUILD ?? 'build', 'notes');
const LESSON = 'chapters_06_offset_identity.html';

class Edition {
  constructor(name) {
    this.folder = path.join(NOTES, name, 'html');
    this.pages = Object.fromEntries(fs.readdirSync(this.folder).sort()
      .filter(file => file.endsWith('.html')).map(file => [file,
        fs.readFileSync(path.join(this.folder, file), 'utf8')]));
  }

  /* From the disk, where a page may fetch no file. */
  async open(reader, page) {
    await reader.open(path.join(this.folder, page));
  }
}

/* The k-th of these elements, or of what is in it. */
function nth(reader, what, k, inside) {
  return reader.page.evaluateHandle((what, k, inside) => {
    const node = document.querySelectorAll(what)[k];
    return inside ? node.querySelector(inside) : node;
  }, what, k, inside);
}

const student = new Edition('student'), instructor = new Edition('instructor');

/* All sources are pages of one kind; only their names differ. */
function withoutSources(pages) {
  const sources = pages.filter(page => page.endsWith('-example.html'));
  return [...pages.filter(page => !sources.includes(page)),
    ...sources.sort((a, b) => a.length - b.length).slice(-2)];
}

/* The instructor's pages that have another text. What is folded in one of the
 * editions is looked at unfolded in both. That a line names the solution, or
 * the command for it, makes no page wider. */
function newPages() {
  const body = text => text.slice(text.indexOf('id="doc-content"'))
    .replace(/<details[^>]*>/g, '<details>')
    .replace(/, and its solution, <a [^>]*>[^<]*<\/a>/g, '')
    .replace(/ \(<code>make solution CH=\d\d<\/code>\)/g, '')
    .replace(/<a class="el" href="solutions_[^>]*>|<\/a>/g, '');
  return Object.keys(instructor.pages).filter(page => !student.pages[page] ||
    body(instructor.pages[page]) !== body(student.pages[page]));
}

/* --- what a row of site.tsv may say, beside the methods of a reader */

/* What is seen: each of these, in words, by "gives". */
const SEEN = {
  typed: () => document.activeElement.value,
  chosen: () => all('#search li a').indexOf(document.activeElement),
  menu: () => side.offsetHeight ? 'open' : 'folded',
  bar: () => bar.offsetHeight <= 56 ? 'low' : 'high',
  current: () => document.querySelector('#side [aria-current]')
    .getAttribute('href'),
  theme: () => [document.documentElement.classList.contains('dark-mode'),
    getComputedStyle(document.body).backgroundColor],
  // How many are answered; marked as their folds say; explained.
  quiz: () => {
    const folds = all('details.quiz'), groups = all('.options');
    const marked = groups.filter((group, k) => folds[k].dataset.right ===
      group.querySelector('.right b')?.textContent);
    return [groups.filter(group => [...group.children].every(b => b.disabled)),
      marked, shown('details.quiz')].map(list => list.length);
  },
  contents, straightQuotes,
  panelsBelow: `() => (${panels})(true)`,
  panelsBeside: `() => (${panels})(false)`,
  // Whether it is cut; moved by a key; of its whole size.
  figure: () => {
    const figure = all('.figure').find(figure => figure.offsetHeight);
    const picture = [...figure.querySelectorAll('img')].find(
      img => img.offsetWidth);
    const cut = figure.scrollWidth - figure.clientWidth;
    return [cut > 9 ? 'cut' : cut > 1 ? cut : 'uncut', figure.tabIndex,
      picture.offsetWidth >= picture.getAttribute('width')];
  },
  slide: () => [all('section').indexOf(slide()), slide().className],
  notes: () => [slide().querySelector('aside').offsetHeight > 20,
    getComputedStyle(document.body).backgroundColor],
  letters: () => new Set(all('aside, aside li').map(node =>
    getComputedStyle(node).fontSize)).size,
  misconceptions: () => ['details.chapter[open]', 'section.wrong']
    .map(what => shown(what).length),
  chapters: () => shown('details.chapter').length &&
    shown('details.chapter').length === all('details.chapter').length,
  slider: () => {
    const slider = all('section')[4].querySelector('.live').shadowRoot
      .querySelector('input');
    slider.focus();
    return slider.value;
  },
};
/* In the page: what these use. */
const IN_PAGE = `
  const all = what => [...document.querySelectorAll(what)];
  const shown = what => all(what).filter(node => node.checkVisibility());
  const slide = () => all('section').find(section =>
    Math.abs(section.getBoundingClientRect().top) < 2);`;
const ACTS = {
  opens: (reader, page) => student.open(reader, page),
  teaches: (reader, page) => instructor.open(reader, page),
  answered: reader => reader.until(answers),
  // A link in the focus is followed by this key.
  async follows(reader, key) {
    const href = await reader.ask(() => document.activeElement.href);
    await Promise.all([reader.page.waitForNavigation(),
      reader.page.keyboard.press(key)]);
    assert.equal(reader.page.url(), href);
  },
  leaves: (reader, where) => Promise.all([reader.page.waitForNavigation(),
    reader.click(where)]),
  async reaches(reader, where, count) {
    for (let k = 0; k < count; k++)
      await reader.move(await nth(reader, where, k), 0.2);
  },
  grows: async reader => reader.click(await reader.page.evaluateHandle(() =>
    [...document.querySelectorAll('.figure')].find(node => node.offsetHeight))),
  folds_open: foldsOpen,
  // The k-th question, with its right letter or with the first other one.
  chooses: async (reader, k, how) => reader.click(await reader.page
    .evaluateHandle((k, right) => [...document.querySelectorAll('.options')[k]
      .children].find(option => right === (option.dataset.letter ===
        document.querySelectorAll('details.quiz')[k].dataset.right)),
    Number(k), how === 'right')),
  // The question stays beside its answer, which alone has this number.
  async answers(reader, key, number) {
    const text = () => reader.ask(() =>
      [...document.querySelectorAll('section')].find(section =>
        Math.abs(section.getBoundingClientRect().top) < 2).innerText);
    const asked = await text();
    await reader.press(key);
    const answer = await text();
    assert.ok(answer.includes(asked.match(/Predict.*/)[0]));
    assert.ok(!asked.includes(number) && answer.includes(number));
  },
  async filters(reader, word) {
    const all = await reader.count('section.wrong');
    const seen = await reader.ask(() => [...document.querySelectorAll(
      'section.wrong')].filter(section => section.checkVisibility())
      .map(section => section.textContent));
    assert.ok(seen.length && seen.length < all);
    assert.ok(seen.every(text => text.toLowerCase().includes(word)));
    await reader.says('#filter output', `^${seen.length} of ${all}$`);
  },
};

const tellPart =
  partsOf('tests/proof/pages/site.tsv', ACTS, SEEN, IN_PAGE);

/* --- each page */

/* What is wrong with a page whose folds it opens: what is left as it was typed,
 * what sticks out, a comma that may begin a line. */
function defects() {
  const bad = [], all = what => [...document.querySelectorAll(what)];
  for (const fold of all('.contents details')) {
    fold.open = true;
    fold.hidden = false;
  }
  for (const math of all('.contents .katex'))
    if (/^[,.;:?!]/.test(math.nextSibling?.data))
      bad.push(`apart from its formula: ${math.nextSibling.data.slice(0, 20)}`);
  const prose = document.querySelector('.contents').cloneNode(true);
  prose.querySelectorAll('.fragment, code, pre, script, .katex')
    .forEach(node => node.remove());
  const raw = prose.textContent
    .match(/(\\[([]|\\f[$[]|\$\S|```|\[!|\*\*).{0,20}/);
  if (raw) bad.push(`left as it was typed: ${raw[0]}`);
  // A phone makes innerWidth as wide as what sticks out.
  const root = document.documentElement, width = root.clientWidth;
  const main = document.getElementById('doc-content');
  if (root.scrollWidth > width || main.scrollWidth > main.clientWidth + 1 ||
    main.getBoundingClientRect().right > width + 1) bad.push(
    `the page is ${Math.max(root.scrollWidth, main.scrollWidth)} wide`);
  const moves = node => node !== main && (/auto|scroll/.test(
    getComputedStyle(node).overflowX) || moves(node.parentElement));
  for (const node of all(['p', 'li', 'h2', 'table', 'pre', 'img', 'svg',
    'details', 'code', 'div'].map(name => `.contents ${name}`) + ', .title')) {
    const box = node.getBoundingClientRect();
    if (box.right > width + 3 && box.width && !moves(node.parentElement))
      bad.push(`${node.tagName} reaches to ${Math.round(box.right)}: ` +
        node.textContent.trim().slice(0, 40));
  }
  return bad;
}

for (const [name, edition, pages] of [
  ['students', student, withoutSources(Object.keys(student.pages))],
  ['teachers', instructor, newPages()],
]) story(`Each page for ${name}`,
  { browsers: ['chromium'], width: 360, height: 740, still: true },
  (step, reader) => {
    let drawn = 0;
    for (const page of pages) step(page, async () => {
      await edition.open(reader, page);
      const widths = [360, 820, 1280].filter(width => width !== 820 ||
        edition.pages[page].includes('<div class="live"')), bad = [];
      if (reader.shape[0] > 360) widths.reverse();
      for (const [k, width] of widths.entries()) {
        if (k) await reader.size(width, 740, { still: true });
        bad.push(...[...await reader.ask(defects),
          ...await crowdedPanels(reader)].map(fault => `${width}: ${fault}`));
      }
      bad.push(...await htmlFaults(edition.pages[page]),
        ...page === 'misconceptions.html' ? [] : await axeFaults(reader));
      assert.deepEqual(bad, []);
      drawn += await reader.count('.katex');
    });
    step(`pages for ${name} have formulas`, () =>
      assert.ok(pages.length > 1 && drawn >= 20, `${drawn} formulas`));
    quiet(step, reader, name);
  });

function quiet(step, reader, name) {
  step(`nothing is said, and nobody asked (${name})`, () => reader.quiet());
}

/* --- the search */

const SEARCHES = rowsOf('tests/proof/site_searches.tsv');

/* The first three results, where they are seen: whole words of the page. */
function found() {
  const links = [...document.querySelectorAll('#search li a')];
  const cut = links.map(a => a.querySelector('.snippet').textContent
    .replace(/^… | …$/g, '')).find(text => !window.courseTexts.some(
    ([, , parts]) => parts.some(part => ` ${part[2]} `.includes(` ${text} `))));
  return cut ? [`cut: ${cut}`] : links.some(a =>
    !a.querySelector('.title').textContent ||
    !a.getBoundingClientRect().height ||
    a.getBoundingClientRect().right > innerWidth)
    ? ['a result that one does not see']
    : links.slice(0, 3).map(a => a.getAttribute('href').replace(/#.*/, ''));
}

const answers = () => window.courseTexts &&
  !/moment/.test(document.querySelector('#search output').textContent);

story('The search', { browsers: ['chromium'], width: 390, height: 800 },
  (step, reader) => {
    /* As a phone's keyboard does, which gives whole words. */
    const asks = async words => {
      await reader.press('Control+a');
      await reader.page.keyboard.sendCharacter(words);
      return reader.ask(found);
    };
    step('answers on a phone', async () => {
      await student.open(reader, 'index.html');
      await reader.click('#find');
      await reader.until(answers);
      for (const [asked, ...wanted] of SEARCHES) {
        const pages = await asks(asked);
        assert.ok(wanted[0] === '-' ? !pages.length
          : wanted.some(page => pages.includes(page)),
        `${asked}: ${wanted}, but ${pages}`);
        const [more] = await reader.each('#search output a',
          a => a.getAttribute('href'));
        assert.equal(more, pages.length ? undefined : 'docs_glossary.html');
      }
    });
    step('knows each lesson by its title', async () => {
      const lessons = Object.entries(student.pages).filter(([page]) =>
        /^chapters_\d\d_[a-z_]+\.html$/.test(page));
      assert.ok(lessons.length > 8);
      for (const [, text] of lessons) {
        const [, title] = text.match(/<title>\w\d (.*?) [|]/);
        const [first] = await asks(title.replace(/&quot;|["“”]/g, ''));
        assert.ok(student.pages[first]?.includes(title), `${title}: ${first}`);
      }
    });
    tellPart('search', step, reader);
    quiet(step, reader, 'search');
  });

/* --- on a phone */

story('A lesson on a phone',
  { browsers: ['chromium'], width: 390, height: 800, still: true },
  (step, reader) => {
    tellPart('phone', step, reader);
    quiet(step, reader, 'phone');
  });

function contents() {
  const toc = document.querySelector('details.toc'), bad = [];
  const links = [...toc.querySelectorAll('a')];
  if (links.length <= document.querySelectorAll('.textblock h2').length)
    bad.push('contents too short');
  for (const a of links) if (!document.getElementById(a.hash.slice(1)))
    bad.push(`leads nowhere: ${a.text}`);
  scrollTo(0, 5000);
  const box = toc.getBoundingClientRect();
  if (toc.open && (box.top < 0 || box.bottom > innerHeight))
    bad.push(`the contents do not stay: ${box.top}`);
  return [toc.open ? 'open' : 'folded', ...bad];
}

/* A table and a figure are folded with their answer. */
async function foldsOpen(reader) {
  const all = '.textblock details:not(.toc, .quiz)';
  const state = () => reader.each(all, fold => ({ open: fold.open,
    table: fold.querySelector('table.numbers')?.offsetHeight,
    figure: fold.querySelector('.figure')?.offsetHeight }));
  const folded = await state();
  assert.ok(folded.some(fold => fold.table !== undefined) &&
    folded.some(fold => fold.figure !== undefined));
  assert.ok(folded.every(fold => !fold.open), 'an answer is open before');
  const before = await reader.text('main');
  // Each answer and each hint stands behind the lesson, with all its words.
  const words = text => text.replace(/[^A-Za-z]/g, '');
  const [lesson, ...behind] = (await reader.paper()).split(
    /\f[^\f]*(?=Answer 1\n)/);
  const printed = await reader.each('details.answer > p:first-of-type, ' +
    '[data-hint-of] > p:first-of-type',
  node => node.querySelector('.katex') ? '' : node.textContent);
  assert.ok(printed.length > 10 && behind.length === 1, 'nothing is behind');
  assert.match(lesson, /Further reading/);
  for (const text of printed.map(words).filter(Boolean))
    assert.ok(words(behind[0]).includes(text) && !words(lesson).includes(text),
      text);
  assert.ok((await state()).every(fold => !fold.open), 'open after printing');
  assert.equal(await reader.text('main'), before, 'printing has changed it');
  const at = folded.findIndex(fold => fold.figure !== undefined);
  await reader.click(await nth(reader, all, at, 'summary'));
  assert.ok((await state())[at].figure >= 100, 'the figure has no height');
}

/* A phone shows the panels of a wide figure one below the other, at three
 * quarters of their size at least, so that letters have 11 pixels; a desktop
 * the whole. */
function panels(narrow) {
  const bad = [], all = (what, from) => [...from.querySelectorAll(what)];
  all('details', document).forEach(fold => { fold.open = true; });
  for (const box of all('.figure:has(.stacked)', document)) {
    const seen = all('img', box).filter(picture => picture.offsetHeight);
    const stacked = seen.filter(picture => picture.matches('.stacked *'));
    if (stacked.length !== (narrow ? seen.length : 0) || !seen.length ||
      stacked.length === 1)
      bad.push(`${stacked.length} panels of ${seen.length}`);
    stacked.forEach((picture, k) => {
      if (picture.offsetWidth < 0.75 * picture.getAttribute('width'))
        bad.push(`a panel shrinks to ${picture.offsetWidth}`);
      if (k && picture.offsetTop < stacked[k - 1].offsetTop + 99)
        bad.push('panels beside each other');
    });
  }
  return bad;
}

/* --- on a desktop */

/* A comfortable line has about 70 characters. */
function lineLength() {
  const lengths = [...document.querySelectorAll('.textblock > p')]
    .filter(p => p.textContent.length > 250 &&
      !p.querySelector('script, .katex'))
    .map(p => p.textContent.length / Math.round(p.offsetHeight /
      parseFloat(getComputedStyle(p).lineHeight)));
  return lengths.reduce((a, b) => a + b, 0) / lengths.length;
}

function straightQuotes() {
  const prose = document.querySelector('.textblock').cloneNode(true);
  prose.querySelectorAll('code, pre, .fragment, script, .katex')
    .forEach(node => node.remove());
  return prose.textContent.match(/.{0,20}["'].{0,20}/) ?? [];
}

/* Firefox costs here as much again as all that stands above. With
 * BROWSERS=firefox the search, the quiz and the theme run there, too. */
const browsers = process.env.BROWSERS?.split(' ') ?? ['chromium'];

story('A lesson on a desktop', { browsers, still: true }, (step, reader) => {
  step('is easy to read', async () => {
    await student.open(reader, LESSON);
    const fetched = reader.fetched();
    assert.ok(!fetched.some(address => address.endsWith('-dark.svg')));
    if (reader.browser === 'chromium')
      assert.ok(fetched.some(address => address.endsWith('-light.svg')));
    const mean = await reader.ask(lineLength);
    assert.ok(mean > 55 && mean < 75, `${mean} characters a line`);
  });
  tellPart('desktop', step, reader);
  step('a click copies code; what a program prints has no button', async () => {
    const code = await reader.each('pre.fragment', pre => ({
      text: pre.textContent,
      printed: pre.matches('[data-lang=text], [data-run] *'),
      button: pre.parentElement.matches('.copied') }));
    assert.deepEqual(code.filter(block => block.button === block.printed), []);
    await reader.paste('');        // a browser without windows has to be asked
    await reader.click('.copied button');
    const first = code.find(block => block.button).text;
    await reader.press('/');
    await reader.press('Control+v');
    const plain = text => text.replace(/\s/g, '');
    assert.equal(plain(await reader.ask(() => document.activeElement.value)),
      plain(first));
    await reader.press('Escape');               // with words in it, too
    assert.equal(await reader.count('#search[open]'), 0);
  });
  tellPart('quiz, figures, dark', step, reader);
  quiet(step, reader, 'desktop');
});

story('Where the system is dark', { browsers: ['chromium'], dark: true },
  (step, reader) => {
    tellPart('dark', step, reader);
  });

/* --- slides */

/* The slides of a deck that don't fit, of how many. A panel that is drawn later
 * is fitted then. */
async function cutOff() {
  const slides = [...document.querySelectorAll('section')], bad = [];
  for (const slide of slides) {
    if (slide.querySelector('.live')) {
      slide.scrollIntoView();
      await new Promise(done => requestAnimationFrame(() =>
        requestAnimationFrame(done)));
    }
    const { right, bottom } = slide.getBoundingClientRect();
    for (const node of slide.querySelectorAll(':scope > :not(aside)')) {
      const box = node.getBoundingClientRect();
      if (box.right > right + 1 || box.bottom > bottom + 1 ||
        node.scrollWidth > node.clientWidth + 2 || !box.height)
        bad.push(`${slides.indexOf(slide) + 1}: ${node.className} ` +
          `${node.innerText.slice(0, 40)}`);
    }
  }
  return { bad, count: slides.length };
}

story('Slides', { browsers: ['chromium'], width: 1280, height: 720,
  still: true }, (step, reader) => {
  const decks = fs.readdirSync(path.join(instructor.folder, 'slides'));
  for (const deck of decks) step(`each of ${deck} fits`, async () => {
    await instructor.open(reader, `slides/${deck}`);
    const look = async () => {
      const { bad, count } = await reader.ask(cutOff);
      await reader.idle();
      return bad.length ? (await reader.ask(cutOff)).bad : count;
    };
    const count = await look();
    assert.ok(count > 15, JSON.stringify(count));
  });
  step('the timetable leads to each', () => assert.deepEqual(decks,
    [...new Set(instructor.pages['index.html'].match(/slides\/\w+[.]html/g))]
      .map(address => address.slice(7)).sort()));
  tellPart('slides', step, reader);
  step('each is a page of paper', async () => {
    const pdf = await reader.page.pdf({ preferCSSPageSize: true });
    const pages = Buffer.from(pdf).toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g);
    assert.equal(pages.length,
      await reader.count('section'), 'pages of paper');
  });
  quiet(step, reader, 'slides');
});

/* --- the misconceptions, folded by chapter, unfolded where a word is asked */

story('The misconceptions', { browsers: ['chromium'] }, (step, reader) => {
  tellPart('misconceptions', step, reader);
  quiet(step, reader, 'teachers');
});
