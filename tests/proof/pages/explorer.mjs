/* What the stories of the live page share: a view, as a reader has it. A row of
 * explorer/NAME.tsv is one of these, and what it is given:
 *
 *   open                     its section, and waits for its picture
 *   slide k 5                the slider k, by the mouse and then by arrow keys
 *   toggle masked            choose scheme T5    a button by its words
 *   type sentence a b        a text in place of what was there
 *   press ArrowUp ...        keys on the picture; strikes ... at the focus
 *   pick .chip 2             this of the panel's elements; 0 is the first
 *   click NAME x y           move NAME x y    a function's element, `play`, or
 *                            that of a selector, in the middle or at this share
 *                            of its size
 *   link by degrees ...      follows a link: these, all else as it is
 *   scene 4                  from here on it is the view in this scene
 *
 * and what is then seen:
 *   holds NAME ...           a function's assertions: it gets the C's numbers,
 *                            the question, the view, and what else is given
 *   answers y.length 8       what the C gave, or question.k, as a string
 *   stands k 5               the state
 *   gives NAME words ...     what a function returns in the page, of the panel
 *   passes state.k 5         waits until that of the panel is so much
 *   reads SELECTOR words ... the words of all these elements
 *   shows PATTERN ...        below the picture; draws PATTERN    in the picture
 *   plays yes                whether it does
 *   links k=5 ...            waits until the link has them
 *
 * A function is one of explorer/NAME.mjs, with _ for blanks. A name that is
 * none of these is a function there, too: it gets the view, the reader, and
 * what is given.
 *
 * For such functions:
 *   view.ask(function, ...)  what the function of the panel returns, with all
 *                            numbers, also NaN and -Infinity
 *   view.answer('y', ...)    the C's numbers of these names, or all, and the
 *                            question
 *   view.computes('y', questions)   this of the reference's answer to each
 *   view.state('k')          view.says()    the words below the picture */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { tellTable } from './page.mjs';

export const near = (x, y, most = 1e-12) => Math.abs(x - y) < most;
export const alike = (some, others, most) => some.length === others.length &&
  some.every((x, k) => near(x, others[k], most));
export const four = list => list.map(x => x.toFixed(4)).join(' ');
/* A minus as programs write it, for a true one. */
export const plain = text => text.replaceAll('−', '-');
export const numbersIn = text => plain(text).match(/-?\d+(\.\d+)?/g)
  .map(Number);
export const spread = list => Math.max(...list) - Math.min(...list);

/* What a lesson shows of its worked example: lines of words. They are what the
 * C prints: the group lessons proves that. */
export function lesson(number, block) {
  const folder = fs.readdirSync('chapters').find(name =>
    name.startsWith(number));
  const text = fs.readFileSync(`chapters/${folder}/README.md`, 'utf8');
  const [, shown] = text.match(
    new RegExp(`<!-- run: ${block} -->\\s+\`\`\`(?:text)?\n([^]*?)\`\`\``));
  return shown.trimEnd().split('\n').map(line => line.trim().split(/ +/));
}

/* The encodings of so many positions, by the formula of the paper. */
export const encoding = (n, d_model) => Array.from({ length: n * d_model },
  (_, k) => (k % 2 ? Math.cos : Math.sin)(Math.floor(k / d_model) *
    10000 ** (-2 * (k % d_model >> 1) / d_model)));

/* Where a player is started and stopped. */
const play = ({ player }) => player.node;

/* The steps of a view's table, with the functions of its module. */
export function tellTableOf(view, step, reader, functions) {
  const file = `tests/proof/explorer/${view.name}`;
  const all = { play, ...functions };
  const named = name => all[name] ?? assert.fail(`${file}.mjs has no ${name}`);
  const acts = {
    holds: async (name, ...given) =>
      named(name)(await view.answer(), view, ...given),
    gives: async (name, ...wanted) => assert.deepEqual(
      [await view.ask(named(name))].flat().map(String), wanted),
    passes: (path, least) => view.until((panel, path, least) => path.split('.')
      .reduce((part, name) => part[name], panel) >= least, path, Number(least)),
    answers: async (path, wanted) => assert.equal(String(path.split('.').reduce(
      (list, name) => list[name], await view.answer())), wanted),
    click: (name, ...at) => view.click(all[name] ?? name, ...at.map(Number)),
    move: (name, ...at) => view.move(all[name] ?? name, ...at.map(Number)),
  };
  tellTable(step, name => acts[name] ?? view[name]?.bind(view) ??
    named(name).bind(null, view, reader), `${file}.tsv`);
}

/* In the page: the panel of a view, in its section, or else in the story; or
 * that of this scene. */
const panelOf = (name, number) => {
  const all = explorer_page.panels.filter(panel => panel.view.name === name);
  return number === null ? all.find(panel => !panel.story) ?? all[0]
    : explorer_page.panels.filter(panel => panel.story)[number];
};

/* In the page: as text, for JSON has no NaN and no typed arrays. */
const packed = (panel, what, given) => Promise.resolve(
  new Function(`return ${what}`)()(panel, ...given)).then(value =>
  JSON.stringify(value, (_, x) => ArrayBuffer.isView(x) ? Array.from(x)
    : typeof x === 'number' && !Number.isFinite(x) ? `\u0001${x}` : x));

const unpacked = text => text === undefined ? undefined : JSON.parse(text,
  (_, x) => x?.[0] === '\u0001' ? Number(x.slice(1)) : x);

/* From here on the clock of the page counts its frames: what plays comes no
 * sooner to its end where a machine is slow. With 20 to a second, as a slow one
 * has, a third is drawn. */
export const countFrames = reader => reader.ask(() => {
  const next = window.requestAnimationFrame.bind(window);
  let frames = 0, last = 0;
  performance.now = () => frames * 1000 / 20;
  window.requestAnimationFrame = act => next(now => {
    if (now !== last) frames++;
    last = now;
    act(performance.now());
  });
});

export class View {
  constructor(reader, name, number = null) {
    Object.assign(this, { reader, name, number });
  }

  panel() {
    return this.reader.page.evaluateHandle(panelOf, this.name, this.number);
  }

  async ask(what, ...given) {
    return unpacked(await (await this.panel()).evaluate(packed, String(what),
      given));
  }

  async until(what, ...given) {
    await this.reader.until((panel, what, ...given) =>
      new Function(`return ${what}`)()(panel, ...given),
    await this.panel(), String(what), ...given);
  }

  answer(...names) {
    return this.ask(({ answer: { answer, question } }, names) => ({ question,
      ...names.length ? Object.fromEntries(names.map(name =>
        [name, answer[name]])) : answer }), names);
  }

  state(...names) {
    return this.ask(({ state }, names) =>
      names.map(name => state[name]).join(' '), names);
  }

  computes(name, questions) {
    return this.ask(async ({ view }, name, questions) => {
      const kernel = explorer_page.editions.kernel('reference'), all = [];
      for (const question of questions)
        all.push((await kernel.ask({}, view.name, question)).result[name]);
      return all;
    }, name, questions);
  }

  scene(number) {
    this.number = Number(number);
  }

  async stands(name, wanted) {
    assert.equal(await this.state(...name.split(' ')), wanted);
  }

  async reads(selector, ...wanted) {
    assert.deepEqual(await this.ask(({ panel }, selector) => [...panel
      .querySelectorAll(selector)].map(node => node.textContent), selector),
    wanted);
  }

  /* This element of it has words that match. */
  async has(selector, words) {
    assert.match(await this.ask(({ panel }, selector) =>
      panel.querySelector(selector).textContent, selector), new RegExp(words));
  }

  async links(...words) {
    await this.reader.until(words => words.every(word =>
      location.hash.includes(word)), words);
  }

  async plays(wanted) {
    assert.equal(await this.ask(({ player }) => player.on), wanted === 'yes');
  }

  says() {
    return this.ask(({ under }) => under.textContent);
  }

  async shows(...all) {
    for (const words of all)
      assert.match(await this.says(), new RegExp(words));
  }

  draws(words) {
    return this.has('.stage > svg', words);
  }

  /* --- acts */

  /* What a function of the panel gives, or the first of a selector. */
  async part(find, ...given) {
    const handle = await (await this.panel()).evaluateHandle(
      ...typeof find === 'string'
        ? [({ panel }, selector) => panel.querySelector(selector), find]
        : [find, ...given]);
    return handle.asElement() ??
      assert.fail(`${this.name} has no ${find} ${given}`);
  }

  async click(find, x, y) {
    await this.reader.click(await this.part(find), x, y);
  }

  /* The k-th of the panel's elements with this selector. */
  async pick(selector, k) {
    await this.reader.click(await this.part(({ panel }, selector, k) =>
      panel.querySelectorAll(selector)[k], selector, k));
  }

  async strikes(...keys) {
    await this.reader.press(...keys);
  }

  async move(find, x, y) {
    await this.reader.move(await this.part(find), x, y);
    await this.reader.idle();
  }

  async open() {
    if (await this.ask(({ host }) => host.closest('details')?.open === false))
      await this.click(({ host }) => host.closest('details').firstChild);
    await this.look();
  }

  /* Scrolls to it. What is out of sight is not drawn. */
  async look() {
    await this.ask(({ host }) => host.scrollIntoView());
    await this.until(({ host, run }) => run &&
      !['loading', 'asleep'].includes(host.dataset.state));
    await this.reader.idle();
  }

  control(name, what = '*') {
    return this.part((panel, name, what) => {
      const node = panel.control(name);
      return node.matches(what) ? node : node.querySelector(what);
    }, name, what);
  }

  async slide(name, text) {
    const wanted = Number(text);
    const [goal, share] = await this.ask((panel, name, wanted) => {
      const { min, max, clientWidth: width } =
        panel.control(name).querySelector('input');
      const goal = panel.state_.controls[name].values?.indexOf(wanted) ??
        wanted, thumb = 18;
      return [goal, (thumb / 2 + (goal - min) / (max - min) *
        (width - thumb)) / width];
    }, name, wanted);
    await this.reader.click(await this.control(name, 'input'), share);
    for (let tries = 0; tries < 9; tries++) {
      const [away, steps] = await this.ask((panel, name, goal) => {
        const { value, step } = panel.control(name).querySelector('input');
        return [goal - value, Math.ceil(Math.abs(goal - value) / step)];
      }, name, goal);
      if (Math.abs(away) < 1e-9) return;
      await this.reader.press(...Array(steps)
        .fill(away > 0 ? 'ArrowRight' : 'ArrowLeft'));
    }
    assert.fail(`the slider ${name} does not come to ${text}`);
  }

  async toggle(name) {
    await this.reader.click(await this.control(name, 'input'));
  }

  async choose(name, words) {
    await this.reader.click(await this.part((panel, name, words) =>
      [...panel.control(name).querySelectorAll('button')].find(
        button => button.textContent === words), name, words));
  }

  async type(name, text) {
    await this.reader.click(await this.control(name, 'input'));
    await this.reader.press('Control+a', 'Backspace');
    await this.reader.type(text);
  }

  /* The picture is the last stop of Tab before the words below it. */
  async press(...keys) {
    if (!await this.ask(({ stage }) => stage.matches(':focus'))) {
      await this.click(({ under }) => under, 0.01, 0.5);
      await this.reader.press('Shift+Tab');
    }
    assert.ok(await this.ask(({ stage }) => stage.matches(':focus')),
      'Tab leads to the picture');
    await this.reader.press(...keys);
  }

  async link(...words) {
    const state = await this.reader.ask(() => explorer_page.state.values);
    const link = new URLSearchParams(state);
    for (let k = 0; k < words.length; k += 2) link.set(words[k], words[k + 1]);
    await this.reader.open(this.reader.page.url().replace(/#.*|$/, `#${link}`));
    await this.reader.until((...words) => words.every((word, k) => k % 2 ||
      String(explorer_page.state.values[word]) === String(words[k + 1])),
    ...words);
    await this.look();
  }
}
