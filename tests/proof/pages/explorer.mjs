/* What the stories of the live page share: a view, as a reader has it.
 *
 *   view.open()              opens its section, and waits for its picture
 *   view.slide({ k: 5 })     the slider k, by the mouse and then by arrow keys
 *   view.toggle('masked')    view.choose('scheme', 'T5')   a button by its words
 *   view.type('sentence', 'a b')    a text in place of what was there
 *   view.press('ArrowUp')    keys on the picture; view.strikes() where one is
 *   view.pick('.chip', 2)    the third of these
 *   view.click(find, x, y), view.move(find, x, y)   where find(panel) is
 *   view.link({ by: 'degrees' })    follows a link: these, all else as it is
 *
 * and what is seen, or known of what is drawn:
 *   view.ask(function, ...)  what the function of the panel returns, with all
 *                            numbers, also NaN and -Infinity
 *   view.answer('y', ...)    the C's numbers of these names, or all, and the
 *                            question; view.holds(check) gives them to it
 *   view.computes('y', questions)   this of the reference's answer to each
 *   view.state('k')          view.stands({ k: 5 })
 *   view.gives(function, wanted)    view.reads(selector, [words, ...])
 *   view.shows(words or a pattern, ...), view.begins(words)   below it
 *   view.plays(true)         whether it does
 *   view.draws(pattern)      the words in the picture
 *   view.links('k=5', ...)   waits until the link has them
 *   view.until(function)     waits until it is true of the panel */
import assert from 'node:assert/strict';
import fs from 'node:fs';

export const near = (x, y, most = 1e-12) => Math.abs(x - y) < most;
export const alike = (some, others, most) => some.length === others.length &&
  some.every((x, k) => near(x, others[k], most));
export const four = list => list.map(x => x.toFixed(4)).join(' ');
/* Where a player is started and stopped. */
export const play = ({ player }) => player.node;
/* A minus as programs write it, for a true one. */
export const plain = text => text.replaceAll('−', '-');
export const numbersIn = text => plain(text).match(/-?\d+(\.\d+)?/g)
  .map(Number);
export const spread = list => Math.max(...list) - Math.min(...list);

/* What a lesson shows of its worked example: lines of words. They are what the
 * C prints: the group lessons proves that. */
export function lesson(number, block) {
  const folder = fs.readdirSync('chapters').find(one => one.startsWith(number));
  const text = fs.readFileSync(`chapters/${folder}/README.md`, 'utf8');
  const [, shown] = text.match(
    new RegExp(`<!-- run: ${block} -->\\s+\`\`\`(?:text)?\n([^]*?)\`\`\``));
  return shown.trimEnd().split('\n').map(line => line.trim().split(/ +/));
}

/* The encodings of so many positions, by the formula of the paper. */
export const encoding = (n, d_model) => Array.from({ length: n * d_model },
  (_, k) => (k % 2 ? Math.cos : Math.sin)(Math.floor(k / d_model) *
    10000 ** (-2 * (k % d_model >> 1) / d_model)));

/* Steps as a table: [what, row, row, ...]. A row is what a reader does and what
 * is then so, in this order, by the names of the view's methods or of `more`:
 * { slide: { k: 5 }, press: ['ArrowUp', ' '], stands: { k: 6 } } */
export function tell(step, view, steps, more = {}) {
  for (const [what, ...rows] of steps) step(what, async () => {
    for (const [name, given] of rows.flatMap(Object.entries))
      await (more[name] ?? view[name]).apply(view, [given].flat());
  });
}

/* In the page: the panel of a view, in its section, or else in the story; or that
 * of this scene. */
const panelOf = (name, scene) => {
  const all = explorer_page.panels.filter(one => one.view.name === name);
  return scene === null ? all.find(one => !one.story) ?? all[0]
    : explorer_page.panels.filter(one => one.story)[scene];
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
  constructor(reader, name, scene = null) {
    Object.assign(this, { reader, name, scene });
  }

  panel() {
    return this.reader.page.evaluateHandle(panelOf, this.name, this.scene);
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

  async holds(check) {
    await check(await this.answer());
  }

  async stands(wanted) {
    const names = Object.keys(wanted);
    assert.equal(await this.state(...names), Object.values(wanted).join(' '),
      names.join());
  }

  async gives(what, wanted) {
    assert.deepEqual(await this.ask(what), wanted);
  }

  async reads(selector, wanted) {
    assert.deepEqual(await this.ask(({ panel }, selector) => [...panel
      .querySelectorAll(selector)].map(one => one.textContent), selector),
    wanted);
  }

  async links(...words) {
    await this.reader.until(words => words.every(one =>
      location.hash.includes(one)), words);
  }

  async plays(wanted) {
    assert.equal(await this.ask(({ player }) => player.on), wanted);
  }

  says() {
    return this.ask(({ under }) => under.textContent);
  }

  async shows(...all) {
    const says = await this.says();
    for (const words of all) assert.ok(words.test?.(says) ??
      says.includes(words), `${words}: ${says}`);
  }

  async begins(words) {
    const says = await this.says();
    assert.ok(says.startsWith(words), says);
  }

  async draws(words) {
    assert.match(await this.ask(({ parts }) => parts.picture.textContent),
      words);
  }

  /* --- acts */

  async part(find, ...given) {
    return (await (await this.panel()).evaluateHandle(find, ...given))
      .asElement() ?? assert.fail(`${this.name} has no ${find} ${given}`);
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

  async slide(values) {
    for (const [name, wanted] of Object.entries(values))
      await this.slideTo(name, wanted);
  }

  async slideTo(name, wanted) {
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
    assert.fail(`the slider ${name} does not come to ${wanted}`);
  }

  async toggle(name) {
    await this.reader.click(await this.control(name, 'input'));
  }

  async choose(name, words) {
    await this.reader.click(await this.part((panel, name, words) =>
      [...panel.control(name).querySelectorAll('button')].find(
        one => one.textContent === words), name, words));
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

  async link(changes) {
    const state = await this.reader.ask(() => explorer_page.state.values);
    const link = new URLSearchParams({ ...state, ...changes });
    await this.reader.open(this.reader.page.url().replace(/#.*|$/, `#${link}`));
    await this.reader.until(changes => Object.entries(changes).every(
      ([name, value]) => explorer_page.state.values[name] === value), changes);
    await this.look();
  }
}
